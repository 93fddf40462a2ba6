import { formatGram } from '@kencana/domain/quantity'
import { useTranslation } from 'react-i18next'
import { CounterFoot, CounterTotal, useNoDay } from '../../../engines/counter/counter-foot.tsx'
import { faultAt } from '../../../engines/counter/form.ts'
import parts from '../../../engines/counter/parts.module.css'
import { PersonSection } from '../../../engines/counter/person-section.tsx'
import { SalesField } from '../../../engines/counter/sales-field.tsx'
import { PayoutRows } from '../../../engines/document-frame/money/outs/payout-rows.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { fetchedDialog } from '../../../kit/loading/fetched-dialog.tsx'
import { identityNeed } from './purchase-faults.ts'
import { askedCount, cashForCredit, tooMuch, whatNext } from './purchase-said.ts'
import type { Purchase } from './save/use-purchase.ts'
import type { PurchaseWork } from './save/use-purchase-work.ts'

const PickDialog = fetchedDialog(() => import('../../titipan/index.ts').then(m => m.PickDialog))

/** Who sells, how the money leaves, who bought. */
export function PurchaseSide({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation()
  const { form, faults, put } = purchase
  return (
    <>
      <Seller purchase={purchase} title={t('Penjual')} />
      <Payout purchase={purchase} />
      <section className={parts.more}>
        <SalesField isKept value={form} error={faultAt(faults, 'kode_sales', t)} onChange={put} />
        <TextField
          label={t('Keterangan')}
          value={form.keterangan}
          onChange={keterangan => put({ keterangan })}
          maxLength={200}
        />
      </section>
    </>
  )
}

interface SellerProps {
  readonly purchase: PurchaseWork
  /** What he is called: who also buys is no mere seller. */
  readonly title: string
}

/** Who sells: a name, and a paper where the shop has to know him. */
export function Seller({ purchase, title }: SellerProps) {
  const { t } = useTranslation()
  const { form, faults, identity, sums, put } = purchase
  return (
    <PersonSection
      title={title}
      value={form}
      needed={['nama']}
      faults={faults}
      of="penjual"
      identity={identity ?? identityNeed(form, sums.total, t)}
      onChange={put}
    />
  )
}

/** How the money for the pieces leaves. */
export function Payout({ purchase: { form, faults, sums, change } }: { purchase: PurchaseWork }) {
  const { t } = useTranslation()
  return (
    <PayoutRows
      outs={form.keluar}
      sums={sums}
      to={form}
      bankError={faultAt(faults, 'pembayaran.kode_bank', t)}
      onChange={after => change(now => ({ ...now, keluar: after(now.keluar) }))}
      PickBon={PickDialog}
    />
  )
}

interface PurchaseFootProps {
  readonly purchase: Purchase
  readonly onSave: () => void
}

/** The one act of the counter. */
export function PurchaseFoot({ purchase, onSave }: PurchaseFootProps) {
  const { t } = useTranslation()
  const { form, sums, sending } = purchase
  const noDay = useNoDay()
  const stop = noDay ?? tooMuch(purchase, t)
  const asks = askedCount(purchase) > 0 || cashForCredit(purchase, t) !== null
  return (
    <CounterFoot
      act={t('Simpan dan cetak slip')}
      busy={sending.busy}
      isBlocked={stop !== null || form.barang.length === 0}
      said={
        stop === null
          ? { text: whatNext(purchase, t), tone: asks ? 'gold' : 'plain' }
          : { text: stop, tone: 'bad' }
      }
      onSave={onSave}
    >
      <p className={parts.pair}>
        <span>
          {t('{jumlah} barang · {berat} g', {
            jumlah: form.barang.length,
            berat: formatGram(sums.berat_mg),
          })}
        </span>
      </p>
      <CounterTotal label={t('Dibayar')} value={sums.total} isLive />
    </CounterFoot>
  )
}
