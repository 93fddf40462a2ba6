import {
  purchaseReport,
  purchaseReportByAddress,
} from '@kencana/contract/areas/beli/laporan-per-faktur'
import type { ReportRow } from '@kencana/contract/kit/report'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { mgToGram } from '@kencana/domain/quantity'
import type { Ctx } from '../../platform/context.ts'
import { type Endpoint, stream } from '../../platform/http/endpoint.ts'
import { limitedRows } from '../limited-rows.ts'
import { pembelianPerFaktur } from './pembelian-per-faktur.ts'

type Answer = AnswerOf<typeof purchaseReport>
type Group = Answer['data'][number]
type Detail = Group['detail'][number]

/** The specified call of the purchase report: its rows, gathered by condition. */
export const perFakturEndpoints: readonly Endpoint[] = [
  stream(purchaseReport, (ctx, { body }, gone) => readBought(ctx, body, gone)),
  stream(purchaseReportByAddress, (ctx, { query }, gone) => readBought(ctx, query, gone)),
]

async function readBought(
  ctx: Ctx,
  { tgl_from, tgl_to, ...codes }: BodyOf<typeof purchaseReport>,
  gone: AbortSignal,
): Promise<Answer> {
  const asked = { ...codes, tanggal_awal: tgl_from, sampai_tgl: tgl_to }
  const { data, more } = await limitedRows(
    ctx,
    pembelianPerFaktur,
    asked,
    gone,
    async (rows, toko) =>
      rows.map(row => ({ kode_toko: toko, kondisi: String(row.kondisi), row: detailOf(row) })),
  )
  const groups: Group[] = []
  for (const { row, ...of } of data) {
    const last = groups.at(-1)
    if (last?.kode_toko === of.kode_toko && last.kondisi === of.kondisi) last.detail.push(row)
    else groups.push({ ...of, detail: [row] })
  }
  const message = data.length === 0 ? 'Laporan Tidak Tersedia' : 'Laporan Tersedia'
  return { data: groups, more, message }
}

function detailOf(row: ReportRow): Detail {
  const figure = (key: string) => (row[key] === null ? null : Number(row[key]))
  const gram = (key: string) => (row[key] === null ? null : mgToGram(Number(row[key])))
  return {
    no_faktur_beli: String(row.no_faktur_beli),
    kode_sales: row.kode_sales === null ? null : String(row.kode_sales),
    nama_barang: String(row.nama_barang),
    kode_group: String(row.kode_group),
    harga_emas: figure('harga_emas'),
    berat_nota: gram('berat_nota'),
    berat: mgToGram(Number(row.berat)),
    harga_nota: figure('harga_nota'),
    harga: Number(row.harga),
    rata_asal: figure('rata_asal'),
  }
}
