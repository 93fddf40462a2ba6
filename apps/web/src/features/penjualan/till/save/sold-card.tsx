import { useTranslation } from 'react-i18next'
import { DoneFigures } from '../../../../engines/document-frame/done/done-figures.tsx'
import { DonePaper } from '../../../../engines/document-frame/done/done-paper.tsx'
import { fetchNota } from '../../papers.ts'
import type { Sold } from './use-save.ts'

/** The sale stands: its number, the change in large type, and Enter for the next one. */
export function SoldCard({ sold, onNext }: { sold: Sold; onNext: () => void }) {
  const { t } = useTranslation()
  return (
    <DoneFigures
      said={{ label: t('Penjualan tersimpan') }}
      nomor={sold.nomor}
      lines={[
        { label: t('Bayar'), value: sold.total },
        { label: t('Kembali'), value: sold.kembali, isGold: true },
      ]}
    >
      <DonePaper
        paper="nota"
        fetch={fetchNota(sold.nomor)}
        next={t('Penjualan berikutnya')}
        onNext={onNext}
      />
    </DoneFigures>
  )
}
