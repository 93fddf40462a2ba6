import { type CardSaid, NO_CARD } from '../../../engines/document-frame/entry/person/identity.ts'
import type { CustomerSaid } from '../../../engines/document-frame/entry/person/whose.tsx'
import type { CartTender } from '../../../engines/document-frame/money/tenders.ts'
import { NO_TENDERS } from '../../../engines/document-frame/money/use-tenders.ts'
import { isSame } from '../../../lib/device/same.ts'

/** Money for a deposit as it is typed. */
export interface Typed extends CustomerSaid {
  readonly kartu: CardSaid
  /** Who stood at the counter when the customer was typed. */
  readonly untuk: CustomerSaid
  readonly jumlah: number
  readonly keterangan: string
  readonly tenders: readonly CartTender[]
}

export const NOBODY: CustomerSaid = { nama: '', telp: '', alamat: '' }

export const startOf = ({ nama, telp, alamat }: CustomerSaid): Typed => ({
  ...{ nama, telp, alamat },
  untuk: { nama, telp, alamat },
  kartu: NO_CARD,
  jumlah: 0,
  keterangan: '',
  tenders: NO_TENDERS,
})

/** What was typed of somebody else, who stood there before, is not of the one who does now. */
export function typedFor(now: CustomerSaid, typed: Typed): Typed {
  const { nama, telp, alamat, untuk, kartu } = startOf(now)
  return isSame(typed.untuk, untuk) ? typed : { ...typed, nama, telp, alamat, untuk, kartu }
}
