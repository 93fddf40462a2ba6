import type { JurnalAnswer, StatusJurnal } from '@kencana/contract/areas/akuntansi/jurnal'
import { refuse } from '@kencana/contract/refusals'
import type { ListSource } from '../../engines/document/serve/list-documents.ts'
import type { StoreCtx } from '../../platform/context.ts'
import {
  askedJournals,
  findJurnal,
  type JurnalRow,
  journalPage,
  linesOf,
} from './jurnal.queries.ts'
import { shownLines } from './show-ajuan.ts'

interface Asked {
  readonly q?: string | undefined
  readonly tgl_from?: string | undefined
  readonly tgl_to?: string | undefined
  readonly kode_sales?: string | undefined
  readonly status: StatusJurnal | 'ALL'
}

/** Where the list of posted journals is read. */
export const journalList: ListSource<Asked, JurnalRow, ReturnType<typeof shown>> = {
  from: askedJournals,
  page: (_kode_toko, from, window) => journalPage(from, window),
  shown: row => shown(row),
}

/** One posted journal with its lines. @throws Refusal TIDAK_DITEMUKAN */
export async function showJurnal(ctx: StoreCtx, nomor: string): Promise<JurnalAnswer> {
  const row = (await findJurnal(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  return {
    no_jurnal: row.nomor,
    jenis: row.jenis,
    tgl_system: row.tgl,
    pada: row.pada.toISOString(),
    user_id: row.user_id,
    ...shown(row),
    diajukan_pada: row.isi.ajuan.pada,
    baris: await shownLines(ctx, await linesOf(ctx.db, ctx.kode_toko, nomor)),
    status: row.status,
    no_batal: row.no_batal,
  }
}

/** A journal is one document. @throws Refusal TIDAK_DITEMUKAN */
export const ownDocument = async ({ db, kode_toko }: StoreCtx, nomor: string) => [
  ((await findJurnal(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')).nomor,
]

const shown = ({ keterangan, total_rp, isi, no_balik }: JurnalRow) => ({
  keterangan: keterangan ?? '',
  jumlah: total_rp,
  murni_ug: isi.murni_ug,
  membalik: isi.membalik ?? null,
  tgl_buku: isi.tgl_buku ?? null,
  no_ajuan: isi.ajuan.no_ajuan,
  diajukan_oleh: isi.ajuan.user_id,
  no_balik,
})
