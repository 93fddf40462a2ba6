import { useTranslation } from 'react-i18next'
import { CounterApproval } from '../../../engines/counter/counter-approval.tsx'
import type { Asking } from '../../../engines/document-frame/use-asking.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { boughtLines, boughtText } from '../../pembelian/index.ts'
import { lineOf, sentence, type Till } from '../../penjualan/index.ts'
import type { TradeBody } from './trade-body.ts'
import type { Trade } from './use-trade.ts'
import { differenceText } from './words.ts'

interface TradeApprovalProps {
  readonly till: Till
  readonly trade: Trade
  readonly asking: Asking<TradeBody>
}

/** Shows a supervisor both sides: what is sold and what is bought, and who pays the difference. */
export function TradeApproval({ till, trade, asking }: TradeApprovalProps) {
  const { t } = useTranslation()
  const { nota } = till.open
  const { total, beli } = asking.body
  const { work, beyond } = trade
  const difference = `${differenceText(total, t)} ${rupiahText(Math.abs(total))}`
  const sold = nota.lines.map(sentence).join('; ')
  const free = beyond === null ? null : rupiahText(beyond - nota.cart.bayar)
  return (
    <CounterApproval
      {...trade.sending}
      asking={asking}
      route="POST tukar-tambah"
      usual="TUKAR_TAMBAH"
      lines={(things, kategori) => [
        { label: t('Pelanggan'), value: beli.penjual.nama },
        // An exchange as a whole is said by both its sides.
        ...(things.length > 0 && kategori !== 'TUKAR_TAMBAH'
          ? things
          : [...nota.lines.map(line => lineOf(line, t)), ...boughtLines(beli.barang, work, t)]),
        { label: t('Harga barang baru'), value: rupiahText(nota.cart.bayar) },
        { label: t('Harga barang lama'), value: rupiahText(work.sums.total) },
        { label: t('Selisih'), value: <b>{difference}</b> },
        ...(free === null ? [] : [{ label: t('Uang kembali tanpa otorisasi'), value: free }]),
      ]}
      said={`${sold} ↔ ${boughtText(beli.barang)} = ${difference}`}
    />
  )
}
