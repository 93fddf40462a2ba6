import type { Saran } from '@kencana/contract/areas/pelanggan/pelanggan'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { KnownField } from './known-field.tsx'

const IDENTITAS = ['KTP', 'SIM', 'PASPOR'] as const

/** An identity card as a form holds it. */
export interface CardSaid {
  readonly jenis_identitas: (typeof IDENTITAS)[number]
  readonly no_identitas: string
  /** Whose card it is, where the number shown is masked: the server knows it whole. */
  readonly id_pelanggan?: string | undefined
}

interface CardFieldsProps {
  readonly value: CardSaid
  readonly onChange: (card: CardSaid) => void
  /** A customer of the book was chosen for the number that is typed. */
  readonly onKnown: (known: Saran) => void
  readonly isNeeded?: boolean
  readonly error?: string | undefined
}

/** Kind and number of an identity card; its owner is offered from the book. */
export function CardFields({ value, onChange, onKnown, isNeeded = true, error }: CardFieldsProps) {
  const { t } = useTranslation()
  const { jenis_identitas, no_identitas } = value
  return (
    <>
      <SelectField
        label={t('Identitas')}
        value={jenis_identitas}
        onChange={kind => {
          const meant = IDENTITAS.find(one => one === kind) ?? jenis_identitas
          onChange({ ...typed(no_identitas), jenis_identitas: meant })
        }}
        options={IDENTITAS.map(one => ({
          value: one,
          label: one === 'PASPOR' ? t('Paspor') : one,
        }))}
      />
      <KnownField
        label={t('Nomor identitas')}
        value={no_identitas}
        onChange={number => onChange({ ...typed(number), jenis_identitas })}
        onKnown={onKnown}
        maxLength={20}
        upper
        withAsterisk={isNeeded}
        error={error}
      />
    </>
  )
}

/** The form with the card of a customer of the book; who has none there is asked for it. */
export function withCard<T extends CardSaid>(form: T, known: Saran): T {
  const { id, no_identitas: number } = known
  const kind = IDENTITAS.find(one => one === known.jenis_identitas)
  if (number === null || kind === undefined) {
    return form.id_pelanggan === undefined ? form : { ...form, ...typed('') }
  }
  const card = number.includes('*') ? { no_identitas: number, id_pelanggan: id } : typed(number)
  return { ...form, ...card, jenis_identitas: kind }
}

/** A number as it is typed; what was masked is nobody's number once it is typed over. */
const typed = (number: string) => ({
  no_identitas: number.replace(/\*+/g, ''),
  id_pelanggan: undefined,
})
