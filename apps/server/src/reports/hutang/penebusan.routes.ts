import { redemptionReport, redemptionReportByAddress } from '@kencana/contract/areas/reports'
import type { ReportRow } from '@kencana/contract/kit/report'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { mgToGram } from '@kencana/domain/quantity'
import type { Reading } from '../../engines/report/read-rows.ts'
import type { Ctx } from '../../platform/context.ts'
import { type Endpoint, stream } from '../../platform/http/endpoint.ts'
import { rows, sql } from '../../platform/sql.ts'
import { limitedRows } from '../limited-rows.ts'
import { penebusanDetail } from './penebusan-detail.ts'

type Answer = AnswerOf<typeof redemptionReport>
type PawnRow = Answer['data'][number]
type Goods = PawnRow['detail_barang']

/** The specified call of the redemption report: its rows, each with the goods of its pledge. */
export const penebusanEndpoints: readonly Endpoint[] = [
  stream(redemptionReport, (ctx, { body }, gone) => readSettled(ctx, body, gone)),
  stream(redemptionReportByAddress, (ctx, { query }, gone) => readSettled(ctx, query, gone)),
]

async function readSettled(
  ctx: Ctx,
  body: BodyOf<typeof redemptionReport>,
  gone: AbortSignal,
): Promise<Answer> {
  const { tgl_from, tgl_to, no_pinjam, sort_by } = body
  const asked = { tanggal_awal: tgl_from, sampai_tgl: tgl_to, no_pinjam, sort_by }
  const { data, more } = await limitedRows(ctx, penebusanDetail, asked, gone, withGoods)
  return { data, more, message: data.length === 0 ? 'Data Tidak Tersedia' : 'Laporan Tersedia' }
}

async function withGoods(settled: readonly ReportRow[], toko: string, reading: Reading) {
  const goods = await goodsOf(reading, toko, settled.map(numberOf))
  return settled.map(row => pawnRow(row, toko, goods.get(numberOf(row)) ?? []))
}

const numberOf = (row: ReportRow): string => String(row.no_faktur_hutang)

function pawnRow(row: ReportRow, kode_toko: string, detail_barang: Goods): PawnRow {
  const text = (key: string) => String(row[key])
  const figure = (key: string) => Number(row[key])
  return {
    kode_toko,
    no_faktur_hutang: numberOf(row),
    nama_customer: text('nama_customer'),
    alamat_customer: row.alamat_customer === null ? null : text('alamat_customer'),
    tgl_hutang: text('tgl_hutang'),
    tgl_lunas: text('tgl_lunas'),
    lama_pinjam: figure('lama_pinjam'),
    kode_sales: text('kode_sales'),
    jumlah_hutang: figure('jumlah_hutang'),
    bunga: figure('bunga') / 10,
    bunga_rp: figure('bunga_rp'),
    bunga_pinjam: figure('bunga_pinjam'),
    denda: figure('denda'),
    total_bayar: figure('total_bayar'),
    status: row.status === 'Lunas' ? 'LUNAS' : 'DIPERPANJANG',
    detail_barang,
  }
}

async function goodsOf(
  reading: Reading,
  toko: string,
  nomor: readonly string[],
): Promise<Map<string, Goods>> {
  const lines = await rows<{ no_faktur_hutang: string; nama_barang: string; berat_mg: number }>(
    reading.db,
    sql`select no_faktur_hutang, nama_barang, berat_mg from hutang_barang
        where kode_toko = ${toko} and no_faktur_hutang = any(${nomor}::text[])
        order by no_faktur_hutang, baris`,
  )
  const goods = new Map<string, Goods>()
  for (const { no_faktur_hutang, nama_barang, berat_mg } of lines) {
    const found = goods.get(no_faktur_hutang) ?? []
    found.push({ nama_barang, berat: mgToGram(berat_mg) })
    goods.set(no_faktur_hutang, found)
  }
  return goods
}
