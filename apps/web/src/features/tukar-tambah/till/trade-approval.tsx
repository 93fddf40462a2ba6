import { APPROVALS } from '@kencana/contract/names/approvals'
import { useTranslation } from 'react-i18next'
import { approvedLines } from '../../../engines/approval/approved-lines.ts'
import { AuthorizationDialog } from '../../../engines/approval/authorization-dialog.tsx'
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
  const { body, needed, grants } = asking
  const kategori = needed[grants.length] ?? 'TUKAR_TAMBAH'
  const title = t(APPROVALS[kategori])
  // An exchange as a whole is said by both its sides.
  const things = kategori === 'TUKAR_TAMBAH' ? [] : approvedLines(asking.things[kategori], t)
  const difference = `${differenceText(body.total, t)} ${rupiahText(Math.abs(body.total))}`
  const sold = nota.lines.map(sentence).join('; ')
  const described = `${title}: ${sold} ↔ ${boughtText(body.beli.barang)} = ${difference}`
  return (
    <AuthorizationDialog
      key={kategori}
      kategori={kategori}
      title={title}
      perintah={{ route: 'POST tukar-tambah', body }}
      lines={[
        { label: t('Pelanggan'), value: body.beli.penjual.nama },
        ...(things.length > 0
          ? things
          : [
              ...nota.lines.map(line => lineOf(line, t)),
              ...boughtLines(body.beli.barang, trade.work, t),
            ]),
        { label: t('Harga barang baru'), value: rupiahText(nota.cart.bayar) },
        { label: t('Harga barang lama'), value: rupiahText(trade.work.sums.total) },
        { label: t('Selisih'), value: <b>{difference}</b> },
        ...(trade.beyond === null
          ? []
          : [
              {
                label: t('Uang kembali tanpa otorisasi'),
                value: rupiahText(trade.beyond - nota.cart.bayar),
              },
            ]),
      ]}
      description={described.slice(0, 500)}
      onGranted={({ otorisasi }) => trade.sending.granted(otorisasi)}
      onClose={trade.sending.giveUp}
    />
  )
}
