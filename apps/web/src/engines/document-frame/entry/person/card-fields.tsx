import { JENIS_KARTU } from '@kencana/contract/areas/pelanggan/card-forms'
import type { Saran } from '@kencana/contract/areas/pelanggan/pelanggan'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../../kit/inputs/select-field.tsx'
import { typedCard } from './card-rules.ts'
import type { CardSaid } from './identity.ts'
import { KnownField } from './known-field.tsx'

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
          const meant = JENIS_KARTU.find(one => one === kind) ?? jenis_identitas
          onChange({ ...typedCard(no_identitas), jenis_identitas: meant })
        }}
        options={JENIS_KARTU.map(one => ({
          value: one,
          label: one === 'PASPOR' ? t('Paspor') : one,
        }))}
      />
      <KnownField
        label={t('Nomor identitas')}
        value={no_identitas}
        onChange={number => onChange({ ...typedCard(number), jenis_identitas })}
        onKnown={onKnown}
        maxLength={20}
        upper
        withAsterisk={isNeeded}
        error={error}
      />
    </>
  )
}
