import type { jurnalAccounts } from '@kencana/contract/areas/akuntansi/jurnal'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { SEBAB_DIPEGANG } from '@kencana/domain/posting/buku/jurnal-umum'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { WeightInput } from '../../../kit/inputs/weight-input.tsx'
import { Icon } from '../../../kit/text/icon.tsx'
import classes from '../jurnal.module.css'
import type { FormLine } from './journal-form.ts'

type Account = AnswerOf<typeof jurnalAccounts>[number]

interface LineRowProps {
  readonly place: number
  readonly line: FormLine
  readonly accounts: ReadonlyMap<string, Account>
  /** Says what is wrong with a field, untranslated. */
  readonly faultAt: (field: 'nomor_akun' | 'debit' | 'kredit' | 'murni_ug') => string | undefined
  readonly onChange: (more: Partial<FormLine>) => void
  readonly onRemove: () => void
}

/** One row: an account by number or name, one side in rupiah, gold where the account holds it. */
export function LineRow(props: LineRowProps) {
  const { place, line, accounts, faultAt, onChange, onRemove } = props
  const { t } = useTranslation()
  const account = accounts.get(line.nomor_akun)
  const said = (field: Parameters<typeof faultAt>[0]) => {
    const fault = faultAt(field)
    return fault === undefined ? undefined : t(fault)
  }
  const named = (label: string) => ({ label, 'aria-label': `${label} ${place + 1}` })
  return (
    <li className={classes.line} data-first={place === 0 || undefined}>
      <Picker
        {...named(t('Akun'))}
        value={line.nomor_akun === '' ? null : line.nomor_akun}
        valueLabel={account === undefined ? line.nomor_akun : labelOf(account)}
        options={choicesOf([...accounts.values()], t)}
        onChange={nomor => onChange({ nomor_akun: nomor ?? '' })}
        error={said('nomor_akun')}
      />
      <MoneyInput
        {...named(t('Debit'))}
        value={line.debit}
        onChange={debit => onChange({ debit })}
        error={said('debit')}
      />
      <MoneyInput
        {...named(t('Kredit'))}
        value={line.kredit}
        onChange={kredit => onChange({ kredit })}
        error={said('kredit')}
      />
      <GoldFields {...props} isGold={account?.emas === true} error={said('murni_ug')} />
      <TextField
        {...named(t('Catatan'))}
        value={line.keterangan}
        onChange={keterangan => onChange({ keterangan })}
        maxLength={100}
      />
      <button
        type="button"
        className={classes.remove}
        aria-label={t('Hapus baris {baris}', { baris: place + 1 })}
        onClick={onRemove}
      >
        <Icon name="hapus" />
      </button>
    </li>
  )
}

interface GoldFieldsProps extends LineRowProps {
  readonly isGold: boolean
  readonly error: string | undefined
}

/** Fine grams into and out of the account; nothing can be typed where none are kept. */
function GoldFields({ place, line, onChange, isGold, error }: GoldFieldsProps) {
  const { t } = useTranslation()
  const named = (label: string) => ({ label, 'aria-label': `${label} ${place + 1}` })
  const isOff = !isGold && (line.masuk_mg ?? 0) === 0 && (line.keluar_mg ?? 0) === 0
  return (
    <>
      <WeightInput
        {...named(t('Emas masuk'))}
        value={line.masuk_mg}
        onChange={masuk_mg => onChange({ masuk_mg })}
        disabled={isOff}
        error={error}
      />
      <WeightInput
        {...named(t('Emas keluar'))}
        value={line.keluar_mg}
        onChange={keluar_mg => onChange({ keluar_mg })}
        disabled={isOff}
      />
    </>
  )
}

/** By number; of what fits alike, what no journal may touch stands last, with why and where. */
const choicesOf = (accounts: readonly Account[], t: TFunction) =>
  [...accounts]
    .sort((a, b) => Number(a.dipegang !== null) - Number(b.dipegang !== null))
    .map(one => ({
      value: one.nomor_akun,
      label: labelOf(one),
      isOff: one.dipegang !== null,
      note: one.dipegang === null ? one.golongan : t(SEBAB_DIPEGANG[one.dipegang].teks),
    }))

const labelOf = ({ nomor_akun, nama_akun }: Account): string => `${nomor_akun} ${nama_akun}`
