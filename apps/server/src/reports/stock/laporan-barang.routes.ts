import {
  itemGroups,
  itemGroupsByAddress,
  priceAnalysis,
  priceAnalysisByAddress,
} from '@kencana/contract/areas/barang/laporan-barang'
import type { ReportRow } from '@kencana/contract/kit/report'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { mgToGram } from '@kencana/domain/quantity'
import type { Ctx } from '../../platform/context.ts'
import { type Endpoint, stream } from '../../platform/http/endpoint.ts'
import { limitedRows } from '../limited-rows.ts'
import { analisisHargaBarang } from './analisis-harga-barang.ts'
import { kelompokBarang } from './kelompok-barang.ts'

type Priced = AnswerOf<typeof priceAnalysis>
type Grouped = AnswerOf<typeof itemGroups>

/** The specified calls of the reports of pieces by price and by kind. */
export const itemReportEndpoints: readonly Endpoint[] = [
  stream(priceAnalysis, (ctx, { body }, gone) => readPrices(ctx, body, gone)),
  stream(priceAnalysisByAddress, (ctx, { query }, gone) => readPrices(ctx, query, gone)),
  stream(itemGroups, (ctx, { body }, gone) => readGroups(ctx, body, gone)),
  stream(itemGroupsByAddress, (ctx, { query }, gone) => readGroups(ctx, query, gone)),
]

async function readPrices(
  ctx: Ctx,
  asked: BodyOf<typeof priceAnalysis>,
  gone: AbortSignal,
): Promise<Priced> {
  const found = await limitedRows(ctx, analisisHargaBarang, asked, gone, async (rows, toko) =>
    rows.map(row => pricedPiece(row, toko)),
  )
  const message = found.data.length === 0 ? 'Data Yang Anda Cari Tidak Ada' : 'Laporan Tersedia'
  return { ...found, message }
}

function pricedPiece(row: ReportRow, kode_toko: string): Priced['data'][number] {
  return {
    kode_toko,
    kode_barcode: String(row.kode_barcode),
    kode_intern: textOf(row.kode_intern),
    nama_barang: String(row.nama_barang),
    kode_dept: String(row.kode_dept),
    kode_group: String(row.kode_group),
    kode_kadar: String(row.kode_kadar),
    kode_baki: String(row.kode_baki),
    size: textOf(row.size),
    berat: mgToGram(Number(row.berat)),
    harga_jual: figureOf(row.harga_jual),
    harga_per_gram: figureOf(row.per_gram),
  }
}

async function readGroups(
  ctx: Ctx,
  asked: BodyOf<typeof itemGroups>,
  gone: AbortSignal,
): Promise<Grouped> {
  const found = await limitedRows(ctx, kelompokBarang, asked, gone, async (rows, toko) =>
    rows.map(row => ({
      kode_toko: toko,
      nama_barang: String(row.nama_barang),
      size: textOf(row.size),
      jumlah: Number(row.jumlah),
      berat: mgToGram(Number(row.berat)),
    })),
  )
  const message = found.data.length === 0 ? 'Laporan Penjualan Tidak Tersedia' : 'Laporan Tersedia'
  return { ...found, message }
}

const textOf = (cell: ReportRow[string] | undefined) => (cell == null ? null : String(cell))
const figureOf = (cell: ReportRow[string] | undefined) => (cell == null ? null : Number(cell))
