import type { CaraJual } from '@kencana/domain/cart'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { Icon } from '../../../kit/text/icon.tsx'
import classes from './money.module.css'
import { cashFault } from './payment-blocker.ts'
import { accounts, banks, type ShopAccount } from './pickers.ts'
import { useTenderNames } from './tender-names.ts'
import type { CartTender, SpentBon, TenderAction } from './tenders.ts'

interface TenderRowsProps {
  readonly tenders: readonly CartTender[]
  readonly dispatch: (action: TenderAction) => void
  /** The tender that was just chosen: its amount takes the cursor. */
  readonly focus: { readonly cara: CaraJual; readonly at: number } | null
  readonly onDone: () => void
}

/** What was handed over, one row per tender. */
export function TenderRows({ tenders, dispatch, focus, onDone }: TenderRowsProps) {
  const list = useRef<HTMLDivElement>(null)
  // What was chosen before this panel stood here has had the cursor.
  const had = useRef(focus)
  useEffect(() => {
    if (focus === null || focus === had.current) return
    had.current = focus
    const rows = [...(list.current?.querySelectorAll(`[data-cara=${focus.cara}]`) ?? [])]
    const row = rows.at(-1)
    const amount = row?.querySelector('input')
    amount?.focus()
    amount?.select()
    row?.scrollIntoView({ block: 'nearest' })
  }, [focus])
  const remove = (id: number) => {
    dispatch({ type: 'unpay', id })
    onDone()
  }
  /** Enter goes to the next field of the row, from the last one back to the scan field. */
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey && event.key === 'Delete' && event.target instanceof Element) {
      event.preventDefault()
      return remove(Number(event.target.closest<HTMLElement>('[data-tender]')?.dataset.tender))
    }
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    if (event.defaultPrevented || event.target.getAttribute('aria-expanded') === 'true') return
    event.preventDefault()
    const inputs = [...event.currentTarget.querySelectorAll('input')]
    const next = inputs[inputs.indexOf(event.target) + 1]
    const same = next?.closest('[data-cara]') === event.target.closest('[data-cara]')
    if (next !== undefined && same) next.focus()
    else onDone()
  }
  if (tenders.length === 0) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter moves between the fields inside
    <div ref={list} className={classes.rows} onKeyDown={onKeyDown}>
      {tenders.map(tender => (
        <Row
          key={tender.id}
          tender={tender}
          onChange={change => dispatch({ type: 'tender', id: tender.id, change })}
          onRemove={() => remove(tender.id)}
        />
      ))}
    </div>
  )
}

interface RowProps {
  readonly tender: CartTender
  readonly onChange: (change: Partial<Omit<CartTender, 'id' | 'cara' | 'bon'>>) => void
  readonly onRemove: () => void
}

function Row({ tender, onChange, onRemove }: RowProps) {
  const { t } = useTranslation()
  const names = useTenderNames()
  const name = names[tender.cara]
  const card = tender.cara === 'DEBIT' || tender.cara === 'KREDIT'
  return (
    <div className={classes.tender} data-cara={tender.cara} data-tender={tender.id}>
      <div className={classes.amount}>
        <span>{name}</span>
        <MoneyInput
          aria-label={t('Jumlah {cara}', { cara: name })}
          value={tender.jumlah}
          onChange={jumlah => onChange({ jumlah })}
          error={tender.cara === 'TUNAI' && cashFault(tender.jumlah, t) !== null}
        />
        {/* Not on the way of the hands: Alt Delete does the same. */}
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${t('Hapus')} ${name}`}
          title={`${t('Hapus')} (Alt Delete)`}
          onClick={onRemove}
        >
          <Icon name="tutup" size={14} />
        </button>
      </div>
      {tender.bon !== undefined && <Deposit bon={tender.bon} jumlah={tender.jumlah} />}
      {(card || tender.cara === 'TRANSFER') && (
        <div className={classes.card} data-card={card || undefined}>
          {card ? (
            <Bank tender={tender} onChange={onChange} />
          ) : (
            <Account tender={tender} onChange={onChange} />
          )}
          {card && (
            <>
              <TextField
                aria-label={t('4 angka terakhir kartu')}
                placeholder={t('4 angka')}
                value={tender.kartu_akhir}
                onChange={text => onChange({ kartu_akhir: text.replace(/\D/g, '') })}
                maxLength={4}
                inputMode="numeric"
              />
              <TextField
                aria-label={t('Kode persetujuan')}
                placeholder={t('Kode setuju')}
                value={tender.kode_setuju}
                onChange={kode_setuju => onChange({ kode_setuju })}
                maxLength={20}
                upper
              />
            </>
          )}
        </div>
      )}
    </div>
  )
}

/** Whose money it is, by which number, and what it leaves. */
function Deposit({ bon, jumlah }: { bon: SpentBon; jumlah: number }) {
  const { t } = useTranslation()
  const rest = bon.saldo - jumlah
  return (
    <p className={classes.bon} data-tone={rest < 0 ? 'bad' : undefined}>
      <span>
        {bon.no_bon} · {bon.nama}
      </span>
      <span>
        {rest < 0
          ? t('paling banyak {jumlah}', { jumlah: rupiahText(bon.saldo) })
          : t('sisa {jumlah}', { jumlah: rupiahText(rest) })}
      </span>
    </p>
  )
}

function Bank({ tender, onChange }: Pick<RowProps, 'tender' | 'onChange'>) {
  const { t } = useTranslation()
  const list = useQuery({ queryKey: ['bank', 'pilihan'], queryFn: banks, staleTime: 300_000 })
  return (
    <Picker
      aria-label={t('Bank')}
      placeholder={t('Bank')}
      value={tender.kode_bank === '' ? null : tender.kode_bank}
      valueLabel={tender.kode_bank}
      options={(list.data ?? []).map(({ value, label }) => ({ value, label: value, note: label }))}
      onChange={kode_bank => onChange({ kode_bank: kode_bank ?? '' })}
    />
  )
}

/** The account of the shop that a transfer comes to; the only one stands there by itself. */
function Account({ tender, onChange }: Pick<RowProps, 'tender' | 'onChange'>) {
  const { t } = useTranslation()
  const list = useQuery({
    queryKey: ['rekening', 'pilihan'],
    queryFn: accounts,
    staleTime: 300_000,
  })
  const { data = [], isSuccess } = list
  const only = data.length === 1 ? data[0] : undefined
  useEffect(() => {
    if (only !== undefined && tender.no_rekening === '') onChange(accountOf(only))
  }, [only, tender.no_rekening, onChange])
  return (
    <Picker
      aria-label={t('Rekening')}
      placeholder={t('Rekening')}
      value={tender.no_rekening === '' ? null : tender.no_rekening}
      valueLabel={`${tender.kode_bank} ${tender.no_rekening}`.trim()}
      options={data.map(({ no_rekening, nama_rekening, kode_bank }) => ({
        value: no_rekening,
        label: `${kode_bank} ${no_rekening}`,
        note: nama_rekening,
      }))}
      {...(isSuccess && data.length === 0 ? { error: t('Isi dulu Master Rekening') } : {})}
      onChange={chosen => onChange(accountOf(data.find(one => one.no_rekening === chosen)))}
    />
  )
}

const accountOf = (account: ShopAccount | undefined) => ({
  kode_bank: account?.kode_bank ?? '',
  no_rekening: account?.no_rekening ?? '',
})
