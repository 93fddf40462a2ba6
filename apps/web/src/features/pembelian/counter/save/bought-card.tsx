import { useTranslation } from 'react-i18next'
import { DoneFigures } from '../../../../engines/document-frame/done/done-figures.tsx'
import { DonePaper } from '../../../../engines/document-frame/done/done-paper.tsx'
import { fetching } from '../../../../engines/document-frame/paper/paper-of.ts'
import { calls } from '../calls.ts'
import { CodeLabels, NewCodes } from './new-codes.tsx'
import type { Bought } from './use-purchase.ts'

/** The purchase stands: its number, the cash to hand over, the new barcodes; Enter for the next. */
export function BoughtCard({ bought, onNext }: { bought: Bought; onNext: () => void }) {
  const { t } = useTranslation()
  const { no_faktur_beli, total, tunai, barang, siapJual, nama } = bought
  return (
    <DoneFigures
      isCard
      said={{ label: t('Pembelian tersimpan'), nama }}
      nomor={no_faktur_beli}
      lines={[
        { label: t('Dibayar'), value: total },
        { label: t('Serahkan tunai'), value: tunai, isGold: true },
      ]}
    >
      <NewCodes barang={barang} />
      <DonePaper
        takesCursor
        paper="slip"
        fetch={fetching(calls.slip, { no_faktur_beli })}
        next={t('Penjual berikutnya')}
        onNext={onNext}
      >
        {siapJual.length > 0 && <CodeLabels barang={siapJual} />}
      </DonePaper>
    </DoneFigures>
  )
}
