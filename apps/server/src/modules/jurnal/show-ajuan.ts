import type {
  AjuanJurnalAnswer,
  AjuanJurnalRow,
  JurnalLine,
  listAjuanJurnal,
} from '@kencana/contract/areas/akuntansi/jurnal'
import { pageWindow } from '@kencana/contract/kit/page'
import type { QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { BarisJurnal } from '@kencana/domain/posting/buku/jurnal-umum'
import type { StoreCtx } from '../../platform/context.ts'
import { type AjuanRow, accountNames, ajuanPage, findAjuan } from './jurnal.queries.ts'

/** A page of submitted journals, those that wait first. */
export async function showAjuanPage(ctx: StoreCtx, query: QueryOf<typeof listAjuanJurnal>) {
  const page = pageWindow(query)
  const { count, rows } = await ajuanPage(ctx.db, ctx.kode_toko, query, page)
  return { count, data: rows.map(shown), ...page }
}

/** One submitted journal with its lines. @throws Refusal TIDAK_DITEMUKAN */
export async function showAjuan(ctx: StoreCtx, nomor: string): Promise<AjuanJurnalAnswer> {
  const ajuan = (await findAjuan(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  return { ...shown(ajuan), baris: await shownLines(ctx, ajuan.isi.baris) }
}

/** Lines as they travel, with the names of their accounts. */
export async function shownLines(
  { db }: StoreCtx,
  lines: readonly BarisJurnal[],
): Promise<JurnalLine[]> {
  const names = await accountNames(
    db,
    lines.map(one => one.nomor_akun),
  )
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
  no_ajuan: row.no_ajuan,
  status: row.status,
  tgl_system: row.tgl,
  pada: row.pada.toISOString(),
  user_id: row.user_id,
  keterangan: row.keterangan,
  jumlah: row.total_rp,
  murni_ug: row.murni_ug,
  membalik: row.membalik,
  tgl_buku: row.isi.tgl_buku ?? null,
  diputus_oleh: row.diputus_oleh,
  diputus_pada: row.diputus_pada?.toISOString() ?? null,
  alasan: row.alasan,
  no_jurnal: row.status === 'DISETUJUI' ? row.no_akhir : null,
})
