import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { TransferFields } from '../../../../engines/document-frame/money/payout-fields.tsx'
import {
  SALDO_KEY,
  tenderKey,
  useTenderNames,
} from '../../../../engines/document-frame/money/tender-names.ts'
import { MoneyInput } from '../../../../kit/inputs/money-input.tsx'
import { useKeys } from '../../../../kit/keys/use-keys.ts'
import { fetchedDialog } from '../../../../kit/loading/fetched-dialog.tsx'
import { Money } from '../../../../kit/text/figures.tsx'
import { Icon } from '../../../../kit/text/icon.tsx'
import { Kbd } from '../../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../../lib/keys/counter-keys.ts'
import classes from '../counter.module.css'
import type { PurchaseWork } from '../save/use-purchase-work.ts'
import { changeOut, type Out, withOut, withoutOut } from './outs.ts'

const PickDialog = fetchedDialog(() => import('../../../titipan/index.ts').then(m => m.PickDialog))

type Way = 'TUNAI' | Out['cara']
const WAYS: readonly (readonly [Way, string])[] = [
  ['TUNAI', tenderKey('TUNAI')],
  ['TRANSFER', tenderKey('TRANSFER')],
  ['SALDO', SALDO_KEY],
]

/** How the money leaves: cash, a transfer, into a deposit; cash is what the others leave. */
export function PayoutRows({ purchase }: { purchase: PurchaseWork }) {
  const { t } = useTranslation()
  const box = useRef<HTMLElement>(null)
  const names = useTenderNames()
  const { form, sums } = purchase
  const { picking, setPicking, choose, set } = useWays(purchase, box)
  return (
    <section ref={box} className={classes.payout} aria-label={t('Pembayaran')}>
      <fieldset className={classes.ways}>
        <legend className="k-hidden">{t('Cara pembayaran')}</legend>
        {WAYS.map(([cara, keys]) => (
          <button
            key={cara}
            type="button"
            aria-pressed={
              cara === 'TUNAI' ? sums.tunai > 0 : form.keluar.some(out => out.cara === cara)
            }
            onClick={() => choose(cara)}
          >
            {cara === 'SALDO' ? t('Titipan') : names[cara]} <Kbd keys={keys} />
          </button>
        ))}
      </fieldset>
      {form.keluar.map((out, i) => (
        <OutRow
          key={out.cara}
          out={out}
          jumlah={sums.jumlah[i] ?? 0}
          seller={form.nama.trim()}
          bankError={purchase.said.faults['pembayaran.kode_bank']}
          onChange={more => set(now => changeOut(now, out.cara, more))}
          onRemove={() => set(now => withoutOut(now, out.cara))}
          onPick={() => setPicking(true)}
        />
      ))}
      {form.keluar.length > 0 && sums.tunai > 0 && (
        <p className={classes.pair}>
          <span>{names.TUNAI}</span>
          <Money value={sums.tunai} />
        </p>
      )}
      {picking && (
        <PickDialog
          buyer={form}
          onClose={() => setPicking(false)}
          onPick={({ no_bon, nama }) => {
            setPicking(false)
            set(now => changeOut(now, 'SALDO', { bon: { no_bon, nama } }))
          }}
        />
      )}
    </section>
  )
}

/** Choosing a way by its key: its amount takes the cursor; the deposit's key again picks one. */
function useWays({ form, change, sums }: PurchaseWork, box: RefObject<HTMLElement | null>) {
  const { t } = useTranslation()
  const names = useTenderNames()
  const [picking, setPicking] = useState(false)
  const set = (after: (now: readonly Out[]) => readonly Out[]) =>
    change(now => ({ ...now, keluar: after(now.keluar) }))
  const choose = (cara: Way) => {
    if (cara === 'TUNAI') return set(() => [])
    if (cara === 'SALDO' && form.keluar.some(out => out.cara === cara)) return setPicking(true)
    flushSync(() => set(now => withOut(now, cara, sums.keluar)))
    const amount = box.current?.querySelector<HTMLInputElement>(`[data-cara=${cara}] input`)
    amount?.focus()
    amount?.select()
    if (cara === 'SALDO') void PickDialog.ahead()
  }
  const binding = (cara: Way) => ({
    run: () => choose(cara),
    label: t('Bayar {cara}', { cara: names[cara] }),
  })
  useKeys(
    onCounterKeys({
      cara1: binding('TUNAI'),
      cara4: binding('TRANSFER'),
      saldo: binding('SALDO'),
    }),
  )
  return { picking, setPicking, choose, set }
}

interface OutRowProps {
  readonly out: Out
  readonly jumlah: number
  readonly seller: string
  readonly bankError: string | undefined
  readonly onChange: (more: Partial<Omit<Out, 'cara'>>) => void
  readonly onRemove: () => void
  readonly onPick: () => void
}

function OutRow({ out, jumlah, seller, bankError, onChange, onRemove, onPick }: OutRowProps) {
  const { t } = useTranslation()
  const names = useTenderNames()
  const name = names[out.cara]
  return (
    <div className={classes.out} data-cara={out.cara}>
      <div className={classes.amount}>
        <span>{name}</span>
        <MoneyInput
          aria-label={t('Jumlah {cara}', { cara: name })}
          value={jumlah}
          onChange={typed => onChange({ jumlah: typed })}
          onEmpty={() => onChange({ jumlah: null })}
        />
        <button type="button" aria-label={`${t('Hapus')} ${name}`} onClick={onRemove}>
          <Icon name="tutup" size={14} />
        </button>
      </div>
      {out.cara === 'SALDO' ? (
        <p className={classes.pair}>
          <span>
            {out.bon === null
              ? t('Titipan baru atas nama {nama}', { nama: seller === '' ? '-' : seller })
              : `${out.bon.no_bon} · ${out.bon.nama}`}
          </span>
          <button type="button" className={classes.how} onClick={onPick}>
            {t('pilih titipan')}
          </button>
        </p>
      ) : (
        <TransferFields payout={out} bankError={bankError} onChange={onChange} />
      )}
    </div>
  )
}
