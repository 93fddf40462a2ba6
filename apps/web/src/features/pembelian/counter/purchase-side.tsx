import { formatGram } from '@kencana/domain/quantity'
import { useTranslation } from 'react-i18next'
import { useSalesPeople } from '../../../engines/document-frame/money/pickers.ts'
import { SaveFoot } from '../../../kit/acts/save-foot.tsx'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { Money } from '../../../kit/text/figures.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { keepTillSales } from '../../../lib/device/till-sales.ts'
import { useSession } from '../../../lib/session.ts'
import classes from './counter.module.css'
import { PayoutRows } from './pay/payout-rows.tsx'
import { identityNeed } from './purchase-faults.ts'
import { askedCount, cashForCredit, tooMuch, whatNext } from './purchase-said.ts'
import type { Purchase } from './save/use-purchase.ts'
import { SellerFields } from './seller-fields.tsx'

interface PurchaseSideProps {
  readonly purchase: Purchase
  readonly onSave: () => void
}

/** Who sells, how the money leaves, who bought; below it the one act of the counter. */
export function PurchaseSide({ purchase, onSave }: PurchaseSideProps) {
  const { t } = useTranslation()
  const { form, change, said, sums } = purchase
  return (
    <aside className={classes.side} aria-label={t('Pembelian')}>
      <div className={classes.scroll}>
        <SellerFields
          form={form}
          faults={said.faults}
          identity={said.identity ?? identityNeed(form, sums.total, t)}
          onChange={more => change(now => ({ ...now, ...more }))}
        />
        <PayoutRows purchase={purchase} />
        <section className={classes.more}>
          <Sales purchase={purchase} />
          <TextField
            label={t('Keterangan')}
            value={form.keterangan}
            onChange={keterangan => change(now => ({ ...now, keterangan }))}
            maxLength={200}
          />
        </section>
      </div>
      <Foot purchase={purchase} onSave={onSave} />
    </aside>
  )
}

/** Who bought (F4), remembered at this device. */
function Sales({ purchase: { form, change, said } }: { purchase: Purchase }) {
  const { t } = useTranslation()
  const toko = useSession()?.kode_toko ?? ''
  const people = useSalesPeople()
  const fault = said.faults.kode_sales
  return (
    <Picker
      name="kode_sales"
      label={
        <>
          {t('Sales')} <Kbd keys="F4" />
        </>
      }
      aria-label={t('Sales')}
      value={form.kode_sales}
      valueLabel={form.nama_sales}
      options={people ?? []}
      placeholder={t('Pilih sales')}
      error={fault === undefined ? undefined : t(fault)}
      onChange={(kode_sales, option) => {
        const nama_sales = option?.label ?? ''
        change(now => ({ ...now, kode_sales, nama_sales }))
        keepTillSales(toko, kode_sales === null ? null : { kode_sales, nama_sales })
      }}
    />
  )
}

function Foot({ purchase, onSave }: PurchaseSideProps) {
  const { t } = useTranslation()
  const { form, sums, sending } = purchase
  const noDay = useSession()?.tgl_system === null
  const stop = noDay ? t('Belum ada hari yang dibuka di toko ini') : tooMuch(purchase, t)
  const said = stop ?? whatNext(purchase, t)
  const asks = stop === null && (askedCount(purchase) > 0 || cashForCredit(purchase, t) !== null)
  return (
    <SaveFoot
      tone={stop === null ? (asks ? 'gold' : 'plain') : 'bad'}
      text={said}
      label={sending.busy ? t('Menyimpan…') : t('Simpan dan cetak slip')}
      disabled={stop !== null || sending.busy || form.barang.length === 0}
      onSave={onSave}
    >
      <p className={classes.pair}>
        <span>
          {t('{jumlah} barang · {berat} g', {
            jumlah: form.barang.length,
            berat: formatGram(sums.berat_mg),
          })}
        </span>
      </p>
      <p className={classes.total} aria-live="polite">
        <span>{t('Dibayar')}</span>
        <b>
          <Money value={sums.total} unit size="large" />
        </b>
      </p>
    </SaveFoot>
  )
}
