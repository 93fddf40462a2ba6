import type { listAntreSortir, MenungguSortir, sortir } from '@kencana/contract/areas/stok/sortir'
import { seesCost } from '@kencana/contract/cost'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { daysBetween } from '@kencana/domain/calendar'
import { mgToGram } from '@kencana/domain/quantity'
import { usulanTujuan } from '@kencana/domain/stok/sortir'
import { openDay } from '../../engines/document/open-day.ts'
import { findDocument } from '../../engines/document/serve/find-document.ts'
import { containing, type ListSource } from '../../engines/document/serve/list-documents.ts'
import {
  askedOf,
  fromDocuments,
  undoneAlone,
} from '../../engines/document/serve/plain-documents.ts'
import { undonePieces } from '../../engines/document/undo/undone-pieces.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { every, first, sql } from '../../platform/sql.ts'
import { waitingAsSeen } from './as-seen.ts'
import {
  SORTIR_COLUMNS,
  type SortirRow,
  sortedLines,
  type WaitingRow,
  waitingPage,
  waitingPiece,
} from './sortir.queries.ts'

type Asked = QueryOf<typeof listAntreSortir>

/** Bought pieces that wait, the oldest first. */
export async function showQueue(
  ctx: StoreCtx,
  asked: Asked,
): Promise<AnswerOf<typeof listAntreSortir>> {
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const page = pageWindow(asked)
  const { count, found } = await waitingPage(ctx.db, ctx.kode_toko, asked, page)
  return { count, data: found.map(row => waitingShown(ctx, tgl, row)), ...page }
}

/** One that was scanned. @throws Refusal SUDAH_DISORTIR and those of a piece that is gone */
export async function showWaiting(ctx: StoreCtx, kode_barcode: string): Promise<MenungguSortir> {
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  await waitingAsSeen(ctx, [{ kode_barcode }])
  const row = await waitingPiece(ctx.db, ctx.kode_toko, kode_barcode)
  return row === undefined
    ? refuse('BARANG_TIDAK_ADA', { kode_barcode })
    : waitingShown(ctx, tgl, row)
}

function waitingShown({ actor }: StoreCtx, tgl: string, row: WaitingRow): MenungguSortir {
  const { permil, berat_mg, modal_rp, hasil, ...shown } = row
  return {
    ...shown,
    kadar: permil,
    berat: mgToGram(berat_mg),
    modal_rp: seesCost(actor.level) ? modal_rp : null,
    hari: daysBetween(row.tgl_beli, tgl),
    usulan: usulanTujuan(hasil),
  }
}

const list: ListSource<QueryOf<typeof sortir.list>, SortirRow, ReturnType<typeof summed>> = {
  from: (kode_toko, { q, ...asked }) => {
    const like = q
      ? [
          sql`(d.nomor ilike ${containing(q)} or exists (select from dokumen_barang l
            where l.kode_toko = ${kode_toko} and l.nomor = d.nomor and l.kode_barcode = ${q}))`,
        ]
      : []
    const parts = [sql`true`, ...askedOf(asked), ...like]
    return sql`${fromDocuments(kode_toko, 'SORTIR')} and ${every(parts)}`
  },
  page: (_kode_toko, from, window) => sql`
    select ${SORTIR_COLUMNS}, case when b.nomor is null then 'SELESAI' else 'BATAL' end as status
    ${from} order by d.pada desc, d.nomor desc ${window}`,
  shown: row => summed(row),
}

const summed = ({ berat_mg, isi, keterangan }: SortirRow) => ({
  pcs: Object.values(isi.tujuan).reduce((sum, n) => sum + n, 0),
  berat: mgToGram(berat_mg),
  tujuan: isi.tujuan,
  keterangan,
})

const sortingOf = async ({ db, kode_toko }: StoreCtx, nomor: string): Promise<SortirRow> =>
  (await first<SortirRow>(
    db,
    sql`select ${SORTIR_COLUMNS} ${fromDocuments(kode_toko, 'SORTIR')} and d.nomor = ${nomor}`,
  )) ?? refuse('TIDAK_DITEMUKAN')

async function show(ctx: StoreCtx, nomor: string): Promise<AnswerOf<typeof sortir.show>> {
  const row = await sortingOf(ctx, nomor)
  const lines = await sortedLines(ctx.db, ctx.kode_toko, nomor)
  return {
    no_sortir: row.nomor,
    tgl_system: row.tgl,
    pada: row.pada.toISOString(),
    user_id: row.user_id,
    penyetuju: row.penyetuju,
    ...summed(row),
    barang: lines.map(({ proses, ...line }) => ({
      kode_barcode: line.kode_barcode,
      nama_barang: line.nama_barang,
      tujuan: proses.tujuan,
      dari_baki: line.kode_baki,
      ke_baki: line.ke_baki,
      berat_buku: mgToGram(proses.dari_berat_mg),
      berat: mgToGram(line.berat_mg),
      kadar_buku: proses.dari_kadar,
      kode_kadar: line.kode_kadar,
      sumber: proses.sumber,
      kode_timbangan: proses.kode_timbangan,
      modal_rp: seesCost(ctx.actor.level) ? line.modal_rp : null,
    })),
    status: row.no_batal === null ? 'SELESAI' : 'BATAL',
    no_batal: row.no_batal,
  }
}

/** What every document has, as a sorting has it. */
export const parts = {
  list,
  show,
  /** All of it is what pieces cost. */
  journal: async (ctx: StoreCtx, nomor: string) => {
    const row = await sortingOf(ctx, nomor)
    return seesCost(ctx.actor.level) ? [row.nomor] : []
  },
  cancel: {
    ...undoneAlone('SORTIR', { jenis: 'BATAL_SORTIR', awalan: 'BS' }, findDocument),
    pieces: undonePieces,
  },
  papers: {},
}
