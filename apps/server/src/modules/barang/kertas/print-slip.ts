import { PROSES } from '@kencana/contract/names/stok/steps'
import type { PaperFacts, PaperKind } from '@kencana/contract/papers/kind'
import {
  slipCuci,
  slipHancurBarang,
  slipPindahBarang,
  slipSepuhan,
  slipTambahBarang,
} from '@kencana/contract/papers/kinds/slip-stok'
import { refuse } from '@kencana/contract/refusals'
import { latestDocument } from '../../../engines/document/serve/find-document.ts'
import { storeCopies } from '../../../engines/paper/draw-paper.ts'
import type { PaperDocument, PaperSource } from '../../../engines/paper/paper-endpoints.ts'
import { paperFile } from '../../../engines/paper/paper-file.ts'
import { storeValues } from '../../../engines/paper/store-frame.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { jakartaMinute } from '../../../platform/format.ts'
import { authorize } from '../../../platform/http/boundary.ts'
import type { FileAnswer } from '../../../platform/http/endpoint.ts'
import {
  type SlipLine,
  type SlipRow,
  type StockDocument,
  slipLines,
  slipRow,
} from './slip.queries.ts'

const KINDS: Readonly<Record<StockDocument, PaperKind>> = {
  TAMBAH_BARANG: slipTambahBarang,
  PINDAH_BARANG: slipPindahBarang,
  HANCUR_BARANG: slipHancurBarang,
  HANCUR_PEMBELIAN: slipHancurBarang,
  KIRIM_CUCI: slipCuci,
  TERIMA_CUCI: slipSepuhan,
  TERIMA_SEPUHAN: slipSepuhan,
}

/**
 * The slip of a document that moved pieces, for whoever may open one of its screens.
 * @throws Refusal TIDAK_DITEMUKAN, TANPA_HAK
 */
export async function printSlip(ctx: StoreCtx, nomor: string): Promise<FileAnswer> {
  const row = (await slipRow(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const kind = KINDS[row.jenis]
  authorize({ screens: kind.screens }, ctx.actor)
  return paperFile(ctx, kind, await slipDocument(ctx, row), row.pada)
}

/** The newest document of each kind, for the designer's preview. */
export const slipSources: readonly PaperSource[] = [...new Set(Object.values(KINDS))].map(kind => ({
  kind,
  async latest(ctx) {
    const jenis = (Object.keys(KINDS) as StockDocument[]).filter(one => KINDS[one] === kind)
    const nomor = await latestDocument(ctx, jenis)
    const row = nomor === undefined ? undefined : await slipRow(ctx.db, ctx.kode_toko, nomor)
    return row === undefined ? undefined : slipDocument(ctx, row)
  },
}))

async function slipDocument(ctx: StoreCtx, row: SlipRow): Promise<PaperDocument> {
  const lines = await slipLines(ctx.db, ctx.kode_toko, row.nomor)
  const tanda = await storeCopies(ctx, KINDS[row.jenis].ganda)
  return { nomor: row.nomor, facts: slipFacts(row, lines), tanda }
}

/** Scrap keeps its reason where other documents keep a note. */
function slipFacts(row: SlipRow, lines: readonly SlipLine[]): PaperFacts {
  const isScrap = KINDS[row.jenis] === slipHancurBarang
  return {
    values: {
      ...storeValues(row),
      nomor: row.nomor,
      tgl_system: row.tgl,
      jam: jakartaMinute(row.pada.toISOString()).slice(-5),
      user_id: row.user_id,
      ke_baki: row.ke_baki,
      alasan: isScrap ? row.keterangan : null,
      keterangan: isScrap ? null : row.keterangan,
      penyetuju: row.penyetuju,
      supplier: row.supplier,
      npwp_supplier: row.npwp_supplier,
      faktur_no: row.faktur_no,
      faktur_tgl: row.faktur_tgl,
      jatuh_tempo: row.jatuh_tempo,
      no_kirim: row.no_kirim,
      tukang: row.tukang,
      pekerjaan: row.proses === null ? null : PROSES[row.proses],
      tgl_janji: row.tgl_janji,
      jumlah_barang: lines.length,
      berat: row.berat_mg,
      murni: row.murni_ug,
    },
    lists: {
      barang: lines.map(({ berat_mg, murni_ug, ...line }) => ({
        ...line,
        berat: berat_mg,
        murni: murni_ug,
      })),
    },
    ketentuan: [],
  }
}
