import type {
  correctPelanggan as correcting,
  forgetPelanggan as forgetting,
} from '@kencana/contract/areas/pelanggan/pelanggan'
import { FIELD_TEXTS } from '@kencana/contract/kit/field-texts'
import type { BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import {
  type CustomerRow,
  eraseCustomer,
  holdCustomer,
  holderOf,
  writeFacts,
} from './pelanggan.queries.ts'

/**
 * Corrects what the book says of a customer; his documents stay as they were written.
 * @throws Refusal TIDAK_DITEMUKAN, BERUBAH, TIDAK_LENGKAP, TELEPON_DIPAKAI
 */
export async function correctCustomer(
  ctx: StoreCtx,
  body: BodyOf<typeof correcting>,
): Promise<{ message: string }> {
  const { db, kode_toko, actor } = ctx
  const before = await asSeen(ctx, body)
  const telp = body.telp || null
  if (telp === null) {
    // nothing else would tell him from others
    if (before.no_identitas === null) refuse('TIDAK_LENGKAP', {}, { telp: 'Harus Diisi' })
  } else await demandTelephone(ctx, before, telp)
  const after = { nama: body.nama, telp, alamat: body.alamat || null }
  await writeFacts(db, kode_toko, { before, after, user_id: actor.user_id, pada: ctx.now() })
  return { message: 'Berhasil Menyimpan Data' }
}

/** A telephone of 8 to 15 digits, the country's among them; not all that is known of another. */
async function demandTelephone(ctx: StoreCtx, before: CustomerRow, telp: string): Promise<void> {
  const found = await holderOf(ctx.db, ctx.kode_toko, telp)
  if (!/^\d{6,13}$/.test(found?.baku ?? '')) {
    refuse('TIDAK_LENGKAP', {}, { telp: FIELD_TEXTS.phone })
  }
  const { id = null, nama } = found ?? {}
  if (id !== null && id !== before.id && before.no_identitas === null) {
    refuse('TELEPON_DIPAKAI', { nama: nama || '-' })
  }
}

/**
 * Forgets a customer: what the book says of him and whose documents were his goes, the documents
 * stay as the law of books wants it. The chain keeps who forgot whom, and why, without a name.
 * @throws Refusal TIDAK_DITEMUKAN, BERUBAH
 */
export async function forgetCustomer(
  ctx: StoreCtx,
  seen: BodyOf<typeof forgetting>,
): Promise<{ message: string }> {
  const { id } = await asSeen(ctx, seen)
  await eraseCustomer(ctx.db, ctx.kode_toko, id)
  return { message: 'Berhasil Menyimpan Data' }
}

/** The customer, held, as he was read. @throws Refusal TIDAK_DITEMUKAN, BERUBAH */
async function asSeen(
  { db, kode_toko }: StoreCtx,
  { id, versi }: { readonly id: string; readonly versi: number },
): Promise<CustomerRow> {
  const found = (await holdCustomer(db, kode_toko, id)) ?? refuse('TIDAK_DITEMUKAN')
  return found.versi === versi ? found : refuse('BERUBAH')
}
