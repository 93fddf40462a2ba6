import { useTranslation } from 'react-i18next'
import { DoneFigures } from '../../../engines/document-frame/done/done-figures.tsx'
import { DonePaper } from '../../../engines/document-frame/done/done-paper.tsx'
import { fetching } from '../../../engines/document-frame/paper/paper-of.ts'
import { CodeLabels, NewCodes } from '../../pembelian/index.ts'
import type { Sold } from '../../penjualan/index.ts'
import { calls } from '../calls.ts'
import { differenceText } from './words.ts'

/** The exchange stands: its number, the difference in large type, the new barcodes. */
export function TradedCard({ sold, onNext }: { sold: Sold; onNext: () => void }) {
  const { t } = useTranslation()
  const { nomor: no_tukar_tambah, total, kembali, tukar = [], siapJual = [] } = sold
  return (
    <DoneFigures
      said={{ label: t('Tukar tambah tersimpan') }}
      nomor={no_tukar_tambah}
      lines={[
        { label: differenceText(total, t), value: Math.abs(total), isGold: total < 0 },
        ...(total < 0 ? [] : [{ label: t('Kembali'), value: kembali, isGold: true }]),
      ]}
    >
      <NewCodes barang={tukar} />
      <DonePaper
        takesCursor
        paper="slip"
        fetch={fetching(calls.slip, { no_tukar_tambah })}
        next={t('Penjualan berikutnya')}
        onNext={onNext}
      >
        {siapJual.length > 0 && <CodeLabels barang={siapJual} />}
      </DonePaper>
    </DoneFigures>
  )
}
