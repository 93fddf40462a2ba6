import { type CardSaid, NO_CARD } from '../../../engines/document-frame/entry/person/identity.ts'
import type { CustomerSaid } from '../../../engines/document-frame/entry/person/whose.tsx'
import { isSame } from '../../../lib/device/same.ts'

/** Whose deposit it is, as it is typed beside the money. */
export interface Typed extends CustomerSaid {
  readonly kartu: CardSaid
  /** Who stood at the counter when the customer was typed. */
  readonly untuk: CustomerSaid
}

export const NOBODY: CustomerSaid = { nama: '', telp: '', alamat: '' }

export const startOf = ({ nama, telp, alamat }: CustomerSaid): Typed => ({
  ...{ nama, telp, alamat },
  untuk: { nama, telp, alamat },
  kartu: NO_CARD,
})

/** What was typed of somebody else, who stood there before, is not of the one who does now. */
export function typedFor(now: CustomerSaid, typed: Typed): Typed {
  const start = startOf(now)
  return isSame(typed.untuk, start.untuk) ? typed : start
}
