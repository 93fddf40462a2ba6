import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import { findCustomer } from './pelanggan.queries.ts'

/** An identity card. */
interface Identity {
  readonly jenis_identitas: string
  readonly no_identitas: string
}

/**
 * The card of a customer who was chosen from the book by somebody who may not see its number.
 * @throws Refusal TIDAK_DITEMUKAN where the book no longer knows him, or not by a card
 */
export async function knownIdentity({ db, kode_toko }: StoreCtx, id: string): Promise<Identity> {
  const found = await findCustomer(db, kode_toko, id)
  const { jenis_identitas, no_identitas } = found ?? refuse('TIDAK_DITEMUKAN')
  if (jenis_identitas === null || no_identitas === null) return refuse('TIDAK_DITEMUKAN')
  return { jenis_identitas, no_identitas }
}
