import type { GesekAnswer } from '@kencana/contract/areas/uang/gesek-tunai'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import { sql } from '../../platform/sql.ts'
import { headOf, moneyDocuments } from '../kas/index.ts'
import { standingOf } from './gesek.queries.ts'
import { GESEK, type Swiped, swipedShown } from './swiped.ts'

/** List, journal and taking back, as every document of money has them. */
export const parts = moneyDocuments<
  Swiped,
  ReturnType<typeof swipedShown>,
  Omit<GesekAnswer, 'penyetuju' | 'status_kartu' | 'no_cair'>
>({
  ...GESEK,
  reversal: { jenis: 'BATAL_GESEK_TUNAI', awalan: 'GX' },
  found: sql`d.nama_customer, d.keterangan, d.isi->>'kode_bank', d.isi->>'kartu_akhir',
    d.isi->>'kode_setuju', d.isi->>'laci', d.isi->>'penerbit'`,
  shown: swipedShown,
  detail: row => ({
    no_gesek: row.nomor,
    ...headOf(row),
    ...swipedShown(row),
    usulan: row.isi.usulan_rp,
  }),
})

/** One of them, with how its card payment stands. @throws Refusal TIDAK_DITEMUKAN */
export async function showGesek(ctx: StoreCtx, nomor: string): Promise<GesekAnswer> {
  const found = await parts.show(ctx, nomor)
  const standing = await standingOf(ctx.db, ctx.kode_toko, nomor)
  return { ...found, ...(standing ?? refuse('TIDAK_DITEMUKAN')) }
}
