import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DoneFigures } from '../../../../engines/document-frame/entry/done-figures.tsx'
import { useFirstPrint } from '../../../../engines/document-frame/paper/use-first-print.ts'
import { Kbd } from '../../../../kit/text/kbd.tsx'
import { notaPrinting } from '../../../../lib/device/nota-printing.ts'
import { showPdf } from '../../../../lib/device/print-pdf.ts'
import { fetchNota } from '../../papers.ts'
import classes from '../till.module.css'
import type { Sold } from './use-save.ts'

/** The sale stands: its number, the change in large type, and Enter for the next one. */
export function SoldCard({ sold, onNext }: { sold: Sold; onNext: () => void }) {
  const { t } = useTranslation()
  const { printing, file, print } = useFirstPrint(fetchNota(sold.nomor))
  return (
    <DoneFigures
      said={{ label: t('Penjualan tersimpan') }}
      nomor={sold.nomor}
      lines={[
        { label: t('Bayar'), value: sold.total },
        { label: t('Kembali'), value: sold.kembali, isGold: true },
      ]}
    >
      <p className={classes.quiet}>
        {printing.at === 'busy' && t('Menyiapkan nota…')}
        {printing.at === 'printed' &&
          (notaPrinting() === 'SIMPAN'
            ? t('Nota disimpan sebagai berkas.')
            : t('Nota dikirim ke pencetak.'))}
        {printing.at === 'failed' && `${t('Nota belum tercetak.')} ${printing.why}`}
      </p>
      <div className={classes.acts}>
        {printing.at === 'failed' && (
          <Button variant="default" onClick={print}>
            {t('Cetak nota')}
          </Button>
        )}
        {file !== null && (
          <Button variant="default" onClick={() => showPdf(file)}>
            {t('Buka nota')}
          </Button>
        )}
        <Button onClick={onNext} rightSection={<Kbd keys="Enter" onBrand />}>
          {t('Penjualan berikutnya')}
        </Button>
      </div>
    </DoneFigures>
  )
}
