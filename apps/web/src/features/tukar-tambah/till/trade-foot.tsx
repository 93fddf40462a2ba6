import { useTranslation } from 'react-i18next'
import { CounterFoot, CounterTotal } from '../../../engines/counter/counter-foot.tsx'
import { ChangeBox } from '../../../engines/document-frame/money/change-box.tsx'
import { type Blocker, bad, plain } from '../../../engines/document-frame/money/payment-blocker.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { askedCount, cashForCredit, lackOf, tooMuch } from '../../pembelian/index.ts'
import { blockerOf, type Till } from '../../penjualan/index.ts'
import type { Trade } from './use-trade.ts'
import { differenceText } from './words.ts'

interface TradeFootProps {
  readonly till: Till
  readonly trade: Trade
}

/** The one act of an exchange, the difference above it, and what it still waits for. */
export function TradeFoot({ till, trade }: TradeFootProps) {
  const { t } = useTranslation()
  const { total, sending } = trade
  const blocker = useBlocker(till, trade)
  const next = useNext(till, trade)
  return (
    <CounterFoot
      act={t('Simpan dan cetak slip')}
      busy={sending.busy}
      isBlocked={till.open.cart.items.length === 0 || blocker?.tone === 'bad'}
      said={blocker ?? next}
      onSave={trade.save}
    >
      <CounterTotal label={differenceText(total, t)} value={Math.abs(total)} isLive />
      {total > 0 && <ChangeBox total={till.open.nota.due} bayar={till.open.nota.bayar} />}
    </CounterFoot>
  )
}

/** The first thing that keeps the exchange from being saved, of either side. */
function useBlocker({ open }: Till, { work }: Trade): Blocker | null {
  const { t } = useTranslation()
  if (work.form.barang.length === 0) return plain(t('Pindai nota barang lama.'))
  const ofNew = blockerOf(open, t)
  if (ofNew?.tone === 'bad') return ofNew
  const over = tooMuch(work, t)
  if (over !== null) return bad(over)
  const lack = lackOf(work, t)
  return lack === null ? ofNew : plain(lack)
}

/** What saving will do, or who is asked before it does. */
function useNext({ open }: Till, { work, total, beyond }: Trade) {
  const { t } = useTranslation()
  const asks = askedCount(work) + open.nota.cart.butuh_baris.filter(one => one.length > 0).length
  if (asks > 0) {
    const text = t('{jumlah} barang perlu otorisasi supervisor sebelum disimpan.', { jumlah: asks })
    return { tone: 'gold' as const, text }
  }
  const credit = total < 0 ? cashForCredit(work, t) : null
  if (credit !== null) return { tone: 'gold' as const, text: credit }
  if (beyond !== null) {
    const facts = { jumlah: rupiahText(beyond - open.nota.cart.bayar) }
    const text = t('Uang kembali di atas harga beli: lebih dari {jumlah} perlu otorisasi.', facts)
    return { tone: 'gold' as const, text }
  }
  const facts = {
    baru: open.cart.items.length,
    lama: work.form.barang.length,
    jumlah: rupiahText(Math.abs(total)),
  }
  if (total === 0) return { tone: 'plain' as const, text: t('Pas, tidak ada selisih.') }
  const text =
    total < 0
      ? t('{baru} barang baru keluar, {lama} barang lama masuk, {jumlah} keluar.', facts)
      : t('{baru} barang baru keluar, {lama} barang lama masuk, {jumlah} masuk.', facts)
  return { tone: 'plain' as const, text }
}
