import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { MoneyInput } from '../../../../kit/inputs/money-input.tsx'
import { useKeys } from '../../../../kit/keys/use-keys.ts'
import type { FetchedPart } from '../../../../kit/loading/fetched-ahead.tsx'
import { Money } from '../../../../kit/text/figures.tsx'
import { Icon } from '../../../../kit/text/icon.tsx'
import { Kbd } from '../../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../../lib/keys/counter-keys.ts'
import { TransferFields } from '../payout-fields.tsx'
import { SALDO_KEY, tenderKey, useTenderNames } from '../tender-names.ts'
import classes from './outs.module.css'
import { changeOut, type Out, type outAmounts, withOut, withoutOut } from './outs.ts'

type Way = 'TUNAI' | Out['cara']
const WAYS: readonly (readonly [Way, string])[] = [
  ['TUNAI', tenderKey('TUNAI')],
  ['TRANSFER', tenderKey('TRANSFER')],
  ['SALDO', SALDO_KEY],
]

interface PickBonProps {
  readonly buyer: { readonly nama: string; readonly telp: string }
  readonly onPick: (bon: { readonly no_bon: string; readonly nama: string }) => void
  readonly onClose: () => void
}

interface PayoutRowsProps {
  readonly outs: readonly Out[]
  /** What leaves in all, and in each way. */
  readonly sums: { readonly keluar: number } & ReturnType<typeof outAmounts>
  /** Who gets it. */
  readonly to: PickBonProps['buyer']
  /** Translated sentence at the bank. */
  readonly bankError: string | undefined
  readonly onChange: (after: (now: readonly Out[]) => readonly Out[]) => void
  /** Finds an open deposit it may go into. */
  readonly PickBon: FetchedPart<PickBonProps>
}

/** How the money leaves: cash, a transfer, into a deposit; cash is what the others leave. */
export function PayoutRows(props: PayoutRowsProps) {
  const { outs, sums, to, bankError, onChange, PickBon } = props
  const { t } = useTranslation()
  const box = useRef<HTMLElement>(null)
  const names = useTenderNames()
  const { picking, setPicking, choose } = useWays(props, box)
  return (
    <section ref={box} className={classes.payout} aria-label={t('Pembayaran')}>
      <fieldset className={classes.ways} data-many>
        <legend className="k-hidden">{t('Cara pembayaran')}</legend>
        {WAYS.map(([cara, keys]) => (
          <button
            key={cara}
            type="button"
            aria-pressed={cara === 'TUNAI' ? sums.tunai > 0 : outs.some(out => out.cara === cara)}
            onClick={() => choose(cara)}
          >
            {cara === 'SALDO' ? t('Titipan') : names[cara]} <Kbd keys={keys} />
          </button>
        ))}
      </fieldset>
      {outs.map((out, i) => (
        <OutRow
          key={out.cara}
          out={out}
          jumlah={sums.jumlah[i] ?? 0}
          nama={to.nama.trim()}
          bankError={bankError}
          onChange={more => onChange(now => changeOut(now, out.cara, more))}
          onRemove={() => onChange(now => withoutOut(now, out.cara))}
          onPick={() => setPicking(true)}
        />
      ))}
      {outs.length > 0 && sums.tunai > 0 && (
        <p className={classes.pair}>
          <span>{names.TUNAI}</span>
          <Money value={sums.tunai} />
        </p>
      )}
      {picking && (
        <PickBon
          buyer={to}
          onClose={() => setPicking(false)}
          onPick={({ no_bon, nama }) => {
            setPicking(false)
            onChange(now => changeOut(now, 'SALDO', { bon: { no_bon, nama } }))
          }}
        />
      )}
    </section>
  )
}

/** Choosing a way by its key: its amount takes the cursor; the deposit's key again picks one. */
function useWays(props: PayoutRowsProps, box: RefObject<HTMLElement | null>) {
  const { outs, sums, onChange, PickBon } = props
  const { t } = useTranslation()
  const names = useTenderNames()
  const [picking, setPicking] = useState(false)
  const choose = (cara: Way) => {
    if (cara === 'TUNAI') return onChange(() => [])
    if (cara === 'SALDO' && outs.some(out => out.cara === cara)) return setPicking(true)
    flushSync(() => onChange(now => withOut(now, cara, sums.keluar)))
    const amount = box.current?.querySelector<HTMLInputElement>(`[data-cara=${cara}] input`)
    amount?.focus()
    amount?.select()
    if (cara === 'SALDO') void PickBon.ahead()
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
  return { picking, setPicking, choose }
}

interface OutRowProps {
  readonly out: Out
  readonly jumlah: number
  readonly nama: string
  readonly bankError: string | undefined
  readonly onChange: (more: Partial<Omit<Out, 'cara'>>) => void
  readonly onRemove: () => void
  readonly onPick: () => void
}

function OutRow({ out, jumlah, nama, bankError, onChange, onRemove, onPick }: OutRowProps) {
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
              ? t('Titipan baru atas nama {nama}', { nama: nama === '' ? '-' : nama })
              : `${out.bon.no_bon} · ${out.bon.nama}`}
          </span>
          <button type="button" className="k-dotted" onClick={onPick}>
            {t('pilih titipan')}
          </button>
        </p>
      ) : (
        <TransferFields payout={out} bankError={bankError} onChange={onChange} />
      )}
    </div>
  )
}
