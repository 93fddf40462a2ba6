import type { GesekAnswer, gesekTunai } from '@kencana/contract/areas/uang/gesek-tunai'
import { refuse } from '@kencana/contract/refusals'
import { formatRupiah } from '@kencana/domain/quantity'
import type { ReceiptFacts } from '../../engines/document/serve/receipts.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { sql } from '../../platform/sql.ts'
import { headOf, moneyDocuments } from '../kas/index.ts'
import { standingOf } from './gesek.queries.ts'
import { GESEK, type Swiped, swipedShown } from './swiped.ts'

/** List, journal and taking back, as every document of money has them. */
export const parts = moneyDocuments<
  Swiped,
  ReturnType<typeof swipedShown>,
  Omit<GesekAnswer, 'status_kartu' | 'no_cair'>
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

/** What a customer is sent of cash against a card; no telephone of his is kept. */
export function swipedTold(
  given: GesekAnswer,
): ReceiptFacts<(typeof gesekTunai)['kind']['receipt']> {
  const { kode_bank, kartu_akhir, jumlah, tunai, biaya } = given
  return {
    tgl: given.tgl_system,
    nama: given.nama_customer === '' ? null : given.nama_customer,
    telp: null,
    kode_sales: null,
    lines: { dataPembelianGrouped: [{ kode_bank, kartu_akhir, jumlah, tunai, biaya }] },
    told: {
      kode: 'GESEK_TUNAI',
      facts: {
        total: formatRupiah(jumlah),
        tunai: formatRupiah(tunai),
        biaya: formatRupiah(biaya),
      },
    },
  }
}
