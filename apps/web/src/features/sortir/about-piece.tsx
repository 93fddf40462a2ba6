import { gramToMg } from '@kencana/domain/quantity'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { Money, Weight } from '../../kit/text/figures.tsx'
import type { MenungguSortir } from './calls.ts'

/** What the purchase of a piece says of it. */
export function AboutPiece({ of: piece }: { of: MenungguSortir }) {
  const { t } = useTranslation()
  return (
    <Facts
      facts={[
        { label: t('Berat buku'), value: <Weight value={gramToMg(piece.berat)} unit /> },
        { label: t('Kadar'), value: piece.nama_kadar },
        { label: t('Kondisi'), value: piece.kondisi ?? '–' },
        { label: t('Baki'), value: piece.kode_baki },
        {
          label: t('Menunggu'),
          value: t('{jumlah} hari', { jumlah: piece.hari }),
          more: [piece.no_faktur_beli],
        },
        ...(piece.modal_rp === null
          ? []
          : [{ label: t('Modal'), value: <Money value={piece.modal_rp} unit /> }]),
      ]}
    />
  )
}
