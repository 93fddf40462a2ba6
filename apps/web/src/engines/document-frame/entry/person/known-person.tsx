import type { Saran } from '@kencana/contract/areas/pelanggan/pelanggan'
import type { Ref } from 'react'
import { CardFields } from './card-fields.tsx'
import { withCard } from './card-rules.ts'
import type { CardSaid } from './identity.ts'
import { CustomerFields, type CustomerSaid, saidOf } from './whose.tsx'

interface Person extends CustomerSaid, CardSaid {}

interface KnownPersonProps {
  readonly value: Person
  readonly onChange: (more: Partial<Person>) => void
  readonly needed?: readonly (keyof CustomerSaid)[]
  readonly isCardNeeded?: boolean
  /** The sentence at a field. */
  readonly faults: { readonly [K in keyof Person]?: string | null | undefined }
  readonly nameRef?: Ref<HTMLInputElement>
  /** The card stands behind the name, before the telephone. */
  readonly isCardFirst?: boolean
}

/** Who stands at the counter and the card he shows; who is chosen from the book fills both. */
export function KnownPerson(props: KnownPersonProps) {
  const { value, onChange, needed = [], faults, nameRef } = props
  const { isCardNeeded = false, isCardFirst = false } = props
  const { nama, telp, alamat, jenis_identitas, no_identitas, id_pelanggan } = value
  const take = (known: Saran) => {
    const card = withCard({ jenis_identitas, no_identitas, id_pelanggan }, known)
    onChange({ ...saidOf(known), ...card })
  }
  const card = (
    <CardFields
      value={value}
      onChange={onChange}
      onKnown={take}
      isNeeded={isCardNeeded}
      error={faults.no_identitas ?? undefined}
    />
  )
  return (
    <>
      <CustomerFields
        value={{ nama, telp, alamat }}
        onChange={onChange}
        needed={needed}
        onKnown={take}
        faults={{
          nama: faults.nama ?? undefined,
          telp: faults.telp ?? undefined,
          alamat: faults.alamat ?? undefined,
        }}
        {...(nameRef === undefined ? {} : { nameRef })}
      >
        {isCardFirst && card}
      </CustomerFields>
      {!isCardFirst && card}
    </>
  )
}
