import type { paidTender } from '@kencana/contract/areas/nota/tender'
import { TENDERS } from '@kencana/contract/names/tenders'
import type { Row } from '@kencana/contract/papers/kind'
import type { z } from 'zod'

/** A payment, and the deposit it goes back into, if one. */
type Handed = Omit<z.output<typeof paidTender>, 'no_bon'> & { readonly no_bon?: string | null }

/** Money by the way it went, as a slip lists it: 'Transfer BCA 5270123456'. */
export const moneyRows = (handed: readonly Handed[]): Row[] =>
  handed.map(({ cara, jumlah, no_bon = null, kode_bank, no_rekening, kartu_akhir }) => {
    const card = kartu_akhir && `··${kartu_akhir}`
    const told = [TENDERS[cara], no_bon, kode_bank, no_rekening, card]
    return { nama: told.filter(part => part !== null).join(' '), nilai: jumlah }
  })
