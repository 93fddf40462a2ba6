import { type CardSaid, NO_CARD } from '../document-frame/entry/person/identity.ts'
import { useLargeCard } from '../document-frame/entry/person/large-card.tsx'
import type { AnyEntry } from './use-entry.ts'

/** The card that an entry may ask for: its field, whether it does, and what lacks of it. */
export function useEntryCard({ call, form, change }: AnyEntry) {
  const [name, of] = Object.entries(call.entry.fields).flatMap(([field, one]) =>
    one.kind === 'identity' ? [field, one.of] : [],
  )
  const held = name === undefined ? undefined : (form[name] as CardSaid)
  const sum = of === undefined ? 0 : Number(form[of])
  const card = useLargeCard(held ?? NO_CARD, sum, said =>
    change(name === undefined ? {} : { [name]: said }),
  )
  return name === undefined ? null : { ...card, name }
}

export type EntryCard = ReturnType<typeof useEntryCard>
