import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import classes from './outs/outs.module.css'
import { CARA_CAIR, type Payout, payoutFault } from './payout.ts'
import { banks } from './pickers.ts'
import { tenderKey } from './tender-names.ts'

interface PayoutFieldsProps {
  readonly payout: Payout
  /** What goes out, where no field of its own says it: what no coins make is told here. */
  readonly jumlah?: number
  readonly onChange: (more: Partial<Payout>) => void
  /** Translated sentence at the bank. */
  readonly bankError?: string | undefined
}

/** How money goes out to the customer: cash of the drawer, or a transfer from a bank. */
export function PayoutFields({ payout, jumlah = 0, onChange, bankError }: PayoutFieldsProps) {
  const { t } = useTranslation()
  const names = { TUNAI: t('Tunai'), TRANSFER: t('Transfer') }
  const keys = CARA_CAIR.map(cara => {
    const label = t('Cairkan {cara}', { cara: names[cara] })
    return [tenderKey(cara), { run: () => onChange({ cara }), label }] as const
  })
  useKeys(Object.fromEntries(keys))
  const coins = payoutFault(payout, jumlah, t)
  return (
    <div className={classes.fields}>
      <fieldset className={classes.ways}>
        <legend>{t('Pencairan')}</legend>
        {CARA_CAIR.map(cara => (
          <button
            key={cara}
            type="button"
            aria-pressed={payout.cara === cara}
            onClick={() => onChange({ cara })}
          >
            {names[cara]} <Kbd keys={tenderKey(cara)} />
          </button>
        ))}
      </fieldset>
      {coins !== null && (
        <p className={classes.odd} role="alert">
          {coins}. {t('Transfer dapat sampai rupiahnya.')}
        </p>
      )}
      {payout.cara === 'TRANSFER' && (
        <TransferFields payout={payout} onChange={onChange} bankError={bankError} />
      )}
    </div>
  )
}

type Account = Pick<Payout, 'kode_bank' | 'no_rekening'>

interface TransferFieldsProps {
  readonly payout: Account
  readonly onChange: (more: Partial<Account>) => void
  /** Translated sentence at the bank. */
  readonly bankError?: string | undefined
}

/** The bank a transfer goes from, and the account it goes to. */
export function TransferFields({ payout, onChange, bankError }: TransferFieldsProps) {
  const { t } = useTranslation()
  const list = useQuery({ queryKey: ['bank', 'pilihan'], queryFn: banks, staleTime: 300_000 })
  return (
    <div className={classes.two}>
      <Picker
        label={t('Bank')}
        value={payout.kode_bank === '' ? null : payout.kode_bank}
        valueLabel={payout.kode_bank}
        options={list.data ?? []}
        error={bankError}
        onChange={kode_bank => onChange({ kode_bank: kode_bank ?? '' })}
      />
      <TextField
        label={t('Rekening tujuan')}
        value={payout.no_rekening}
        onChange={no_rekening => onChange({ no_rekening })}
        maxLength={40}
        inputMode="numeric"
      />
    </div>
  )
}
