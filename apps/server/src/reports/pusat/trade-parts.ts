import { type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'
import { isRenewal } from '../hutang/loan-parts.ts'
import { boughtIn, boughtSign } from '../pembelian/purchase-parts.ts'
import { type SaleScope, SIGN, salesIn } from '../penjualan/sale-parts.ts'
import type { TradeAt } from './trade-sums.ts'

/** What a point of a chart stands for, as `to_char` writes it. */
export type Per = 'YYYY-MM-DD' | 'YYYY-MM'

interface TradeRow {
  readonly titik: string
  readonly jual: number
  readonly jual_mg: number
  readonly beli: number
  readonly beli_mg: number
  readonly hutang: number
  readonly hutang_mg: number
}

/**
 * What one store traded by days or months, those with some: the totals of `laporan-penjualan`,
 * `laporan-pembelian` and `laporan-hutang` (new loans) of the same days.
 */
export async function tradeOf(
  db: Queryable,
  scope: SaleScope,
  per: Per = 'YYYY-MM-DD',
): Promise<TradeAt[]> {
  const found = await rows<TradeRow>(
    db,
    sql`select to_char(t.tgl, ${per}) as titik, sum(jual)::bigint as jual,
          sum(jual_mg)::bigint as jual_mg, sum(beli)::bigint as beli,
          sum(beli_mg)::bigint as beli_mg, sum(hutang)::bigint as hutang,
          sum(hutang_mg)::bigint as hutang_mg
        from (${sold(scope)} union all ${bought(scope)} union all ${lent(scope)}) t
        group by 1 order by 1`,
  )
  return found.map(row => ({
    titik: row.titik,
    rp: [row.jual, row.beli, 0, row.hutang],
    mg: [row.jual_mg, row.beli_mg, 0, row.hutang_mg],
  }))
}

/** From the sums that are kept with each sale. */
const sold = (scope: SaleScope): Sql => sql`
  select tgl, ${SIGN} * total_rp as jual, ${SIGN} * berat_mg as jual_mg, 0 as beli, 0 as beli_mg,
    0 as hutang, 0 as hutang_mg
  from rekap_penjualan where ${salesIn(scope)}`

const bought = (scope: SaleScope): Sql => sql`
  select b.tgl, 0, 0, ${boughtSign(sql`b`)} * b.harga_rp, ${boughtSign(sql`b`)} * b.berat_mg, 0, 0
  from dokumen_barang b where ${boughtIn(sql`b`, scope)}`

/** Loans on the day they were written; a cancelled one was none, a renewal lends nothing new. */
const lent = ({ toko, tanggal }: SaleScope): Sql => sql`
  select h.tgl_hutang, 0, 0, 0, 0, h.jumlah_hutang_rp, h.berat_mg from hutang h
  where h.kode_toko = ${toko} and h.status <> 'BATAL' and not ${isRenewal(toko)}
    and h.tgl_hutang between ${tanggal.dari}::date and ${tanggal.sampai}::date`
