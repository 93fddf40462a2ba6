import type { EntryField, TendersPart } from '@kencana/contract/documents/define-entry'
import { isNeeded } from '@kencana/contract/documents/entry-fault'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../kit/acts/form.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { LargeCard } from '../document-frame/entry/person/large-card.tsx'
import { MoneyIn } from '../document-frame/money/money-in.tsx'
import type { Payout } from '../document-frame/money/payout.ts'
import { PayoutFields } from '../document-frame/money/payout-fields.tsx'
import type { CartTender } from '../document-frame/money/tenders.ts'
import { useTenders } from '../document-frame/money/use-tenders.ts'
import { MasterChoice } from '../document-frame/pick/master-choice.tsx'
import { FieldInput } from '../field-input/field-input.tsx'
import type { Form as Typed } from './entry-form.ts'
import type { Extra } from './entry-props.ts'
import { AccountField, DrawerField, KodeField, PlaceField } from './fields/place-fields.tsx'
import { StoreField } from './fields/store-field.tsx'
import { UserField } from './fields/user-field.tsx'
import type { EntryCard } from './use-entry-card.ts'

interface EntryInputProps {
  readonly name: string
  readonly field: EntryField
  readonly form: Typed
  readonly extra: Extra
  readonly card: EntryCard
  /** Translated. */
  readonly error: string | undefined
  readonly isFirst: boolean
  readonly onChange: (value: unknown) => void
  /** What is made from the value that stands there then. */
  readonly onUpdate: (after: (now: never) => unknown) => void
  /** Enter in the last field of a tender. */
  readonly onDone: () => void
}

/** The input of one field of a command, chosen by its kind. */
export function EntryInput(props: EntryInputProps): ReactNode {
  const { above, below, look } = props.extra
  return (
    <>
      {above}
      {look === undefined ? (
        <Input {...props} />
      ) : (
        <Form onSubmit={look}>
          <Input {...props} />
        </Form>
      )}
      {below}
    </>
  )
}

function Input(props: EntryInputProps): ReactNode {
  const { t } = useTranslation()
  const { name, field, form, extra, error, isFirst, onChange } = props
  const value = form[name] ?? extra.proposed
  const text = typeof value === 'string' ? value : ''
  const label = extra.label ?? t(field.label)
  const focus = isFirst ? { 'data-autofocus': true } : {}
  const of = { label, value: text, onChange, error, ...focus }
  switch (field.kind) {
    case 'kode':
      return <KodeField {...of} jenis={extra.jenis ?? field.jenis} />
    case 'place':
      return <PlaceField {...of} withCash={field.cash} />
    case 'account':
      return <AccountField {...of} bank={String(form[field.of])} />
    case 'drawer':
      return (
        <DrawerField
          {...of}
          empty={t(field.placeholder)}
          disabled={extra.disabled === true}
          {...(extra.not === undefined ? {} : { not: extra.not })}
        />
      )
    case 'store':
      return <StoreField {...of} empty={extra.placeholder ?? t('Pilih Toko')} />
    case 'user':
      return <UserField {...of} required={extra.isNeeded ?? isNeeded(field)} />
    case 'master':
      return (
        <MasterChoice
          {...of}
          area="isian"
          master={field.master}
          required={extra.isNeeded ?? isNeeded(field)}
          value={text === '' ? null : text}
          onChange={picked => onChange(picked ?? '')}
        />
      )
    case 'card-end':
      return (
        <TextField
          {...of}
          name={name}
          onChange={typed => onChange(typed.replace(/\D/g, ''))}
          maxLength={4}
          inputMode="numeric"
          required
        />
      )
    case 'identity':
      return props.card === null ? null : <LargeCard card={props.card} />
    case 'payout': {
      const payout = value as Payout
      return (
        <PayoutFields
          payout={payout}
          jumlah={extra.jumlah ?? 0}
          onChange={more => onChange({ ...payout, ...more })}
          bankError={error}
        />
      )
    }
    case 'tenders':
      return <TendersInput {...props} field={field} />
    default:
      return <PlainInput {...props} field={field} value={value} label={label} />
  }
}

type Plain = Extract<EntryField, { kind: 'name' }> | Parameters<typeof FieldInput>[0]['field']

function PlainInput(
  props: EntryInputProps & {
    readonly field: Plain
    readonly value: unknown
    readonly label: string
  },
) {
  const { name, field, extra, error, isFirst, value, label, onChange } = props
  // A choice always stands chosen.
  const isMarked = extra.isNeeded ?? (isNeeded(field) && field.kind !== 'choice')
  const base = {
    label,
    name,
    error,
    required: isMarked,
    disabled: extra.disabled === true,
    ...(extra.placeholder === undefined ? {} : { placeholder: extra.placeholder }),
    ...(extra.look === undefined ? {} : { 'data-scans': true, onBlur: extra.look }),
    ...(isFirst ? { 'data-autofocus': true } : {}),
  }
  if (field.kind === 'name')
    return <TextField {...base} value={String(value)} onChange={onChange} />
  return (
    <FieldInput
      field={field}
      value={value}
      // Text that may be empty is '' as it is typed, not the `null` of a record.
      onChange={next => onChange(next === null && typeof value === 'string' ? '' : next)}
      base={base}
      {...(extra.inputMode === undefined ? {} : { inputMode: extra.inputMode })}
      upper={extra.upper === true}
      days={extra.days}
    />
  )
}

function TendersInput(props: EntryInputProps & { readonly field: TendersPart }) {
  const { name, field, form, extra, onUpdate, onDone } = props
  const tenders = useTenders({
    total: Number(form[field.of]),
    tenders: form[name] as readonly CartTender[],
    set: onUpdate,
    bulatkan: extra.bulatkan === true,
  })
  return <MoneyIn tenders={tenders} onDone={onDone} />
}
