import type { TFunction } from 'i18next'

/** Field, named as the server names it, to the sentence at it. */
export type Faults = Readonly<Record<string, string>>

export const NO_FAULTS: Faults = {}

/** The sentence at a field; ours is translated already, the server's here. */
export function faultAt(faults: Faults, field: string, t: TFunction): string | undefined {
  const text = faults[field]
  return text === undefined ? undefined : t(text)
}

/** The sentences at what is typed of a person, under the name the server has for him. */
export const personFaults = (faults: Faults, of: string, t: TFunction) => ({
  nama: faultAt(faults, `${of}.nama`, t),
  telp: faultAt(faults, `${of}.telp`, t),
  alamat: faultAt(faults, `${of}.alamat`, t),
  no_identitas: faultAt(faults, `${of}.no_identitas`, t),
})
