import type { AjuanRow } from '@kencana/contract/areas/nota/ajuan'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AjuanStatus } from '../../../engines/document-frame/detail/document-status.tsx'
import { DoneFigures } from '../../../engines/document-frame/done/done-figures.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import type { Sold } from '../till/save/use-save.ts'
import till from '../till/till.module.css'

interface SubmittedCardProps {
  readonly sold: Sold
  /** What has become of it by now. */
  readonly row: AjuanRow | undefined
  readonly onNext: () => void
}

/** The sale waits for another: its number, its money, and Enter for the next one. */
export function SubmittedCard({ sold, row, onNext }: SubmittedCardProps) {
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
        {row === undefined || row.status === 'MENUNGGU' ? (
          t('Barang ditahan. Uang dan nota menunggu persetujuan orang lain.')
        ) : (
          <>
            <AjuanStatus status={row.status} />{' '}
            {[row.diputus_oleh, row.no_faktur_jual, row.alasan].filter(Boolean).join(' · ')}
          </>
        )}
      </p>
      <Button onClick={onNext} rightSection={<Kbd keys="Enter" onBrand />}>
        {t('Penjualan berikutnya')}
      </Button>
    </DoneFigures>
  )
}
