import type { untickNonCash as route } from '@kencana/contract/areas/uang/non-cash'
import type { BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { usingGrants } from '../../engines/grants/keep-refused.ts'
import { burnGrants, grantsFor } from '../../engines/grants/use-grant.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { standingPayments, takeTickBack } from './non-cash.queries.ts'

type Body = BodyOf<typeof route>

/**
 * Takes one tick back, with a grant: the payment waits again, and the chain keeps what was said
 * before and why it no longer holds.
 * @throws Refusal TIDAK_DITEMUKAN, SUDAH_CAIR, BERUBAH, BUTUH_OTORISASI, OTORISASI_TIDAK_SAH
 */
export const untickNonCash = (ctx: StoreCtx, body: Body): Promise<{ message: string }> =>
  usingGrants(ctx, body.otorisasi, () => untick(ctx, body))

async function untick(ctx: StoreCtx, { nomor, baris, dicocokkan_pada, otorisasi }: Body) {
  const { db, kode_toko } = ctx
  const standing = await standingPayments(db, kode_toko, [nomor])
  const found = standing.find(one => one.baris === baris) ?? refuse('TIDAK_DITEMUKAN')
  if (found.no_cair !== null) refuse('SUDAH_CAIR', { nomor, no_cair: found.no_cair })
  if (found.dicocokkan_pada?.getTime() !== Date.parse(dicocokkan_pada)) refuse('BERUBAH')
  const hal = [{ apa: nomor, nilai: ['COCOK_DIBATALKAN', found.jumlah_rp] as const }]
  await burnGrants(ctx, await grantsFor(ctx, [{ kategori: 'BATAL_COCOK', hal }], otorisasi), nomor)
  await takeTickBack(db, kode_toko, { nomor, baris })
  return { message: 'Berhasil Menyimpan Data' }
}
