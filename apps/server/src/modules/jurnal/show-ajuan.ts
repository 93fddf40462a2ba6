import type {
  AjuanJurnalAnswer,
  AjuanJurnalRow,
  JurnalLine,
  listAjuanJurnal,
} from '@kencana/contract/areas/akuntansi/jurnal'
import type { QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { BarisJurnal } from '@kencana/domain/posting/buku/jurnal-umum'
import { ajuanShown } from '../../engines/document/ajuan/read-ajuan.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { accountNames } from '../akun/index.ts'
import { type AjuanRow, ajuan } from './jurnal.queries.ts'

/** A page of submitted journals, those that wait first. */
export const showAjuanPage = (ctx: StoreCtx, query: QueryOf<typeof listAjuanJurnal>) =>
  ajuan.page(ctx, query, shown)

/** One submitted journal with its lines. @throws Refusal TIDAK_DITEMUKAN */
export async function showAjuan(ctx: StoreCtx, nomor: string): Promise<AjuanJurnalAnswer> {
  const row = (await ajuan.find(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  return { ...shown(row), baris: await shownLines(ctx, row.isi.baris) }
}

/** Lines as they travel, with the names of their accounts. */
export async function shownLines(
  { db }: StoreCtx,
  lines: readonly BarisJurnal[],
): Promise<JurnalLine[]> {
  const names = await accountNames(db)
  return lines.map(({ nomor_akun, debit_rp, kredit_rp, murni_ug, keterangan }) => ({
    nomor_akun,
    nama_akun: names.get(nomor_akun) ?? nomor_akun,
    debit: debit_rp,
    kredit: kredit_rp,
    murni_ug,
    keterangan: keterangan ?? '',
  }))
}

const shown = (row: AjuanRow): AjuanJurnalRow => ({
  ...ajuanShown(row, row.alasan),
  keterangan: row.keterangan,
  jumlah: row.total_rp,
  murni_ug: row.murni_ug,
  membalik: row.membalik,
  tgl_buku: row.isi.tgl_buku ?? null,
  no_jurnal: row.status === 'DISETUJUI' ? row.no_akhir : null,
})
