import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DoneFigures } from '../../../engines/document-frame/entry/done-figures.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import type { Sold } from '../till/save/use-save.ts'
import till from '../till/till.module.css'

/** The sale waits for another: its number, its money, and Enter for the next one. */
export function SubmittedCard({ sold, onNext }: { sold: Sold; onNext: () => void }) {
  const { t } = useTranslation()
  return (
    <DoneFigures
      said={{ label: t('Penjualan diajukan') }}
      nomor={sold.nomor}
      lines={[
        { label: t('Bayar'), value: sold.total },
        { label: t('Kembali'), value: sold.kembali, isGold: true },
      ]}
    >
      <p className={till.quiet}>
        {t('Barang ditahan. Uang dan nota menunggu persetujuan orang lain.')}
      </p>
      <div className={till.acts}>
        <Button onClick={onNext} rightSection={<Kbd keys="Enter" onBrand />}>
          {t('Penjualan berikutnya')}
        </Button>
      </div>
    </DoneFigures>
  )
}
