import { type Sql, sql } from '../../platform/sql.ts'
import { journalSums } from '../day-sums.ts'
import { type SaleScope, SIGN, salesIn } from '../penjualan/sale-parts.ts'

/** Month of a day as people write a tax period: '2026-11'. */
export const monthOf = (tgl: Sql): Sql => sql`to_char(${tgl}, 'YYYY-MM')`

/** First and last day of a month that lie between two others, as `dari` and `sampai`. */
export const daysOf = (bulan: Sql, { tanggal }: SaleScope): Sql => sql`
  greatest((${bulan} || '-01')::date, ${tanggal.dari}::date)::text as dari,
  least((${bulan} || '-01')::date + make_interval(months => 1, days => -1),
    ${tanggal.sampai}::date)::date::text as sampai`

/** VAT in a price, to the nearest rupiah; as `includedPpn` of the domain. */
export const ppnIn = (price: Sql, rate: Sql): Sql =>
  sql`div(2 * ${price} * ${rate} + 10000 + ${rate}, 2 * (10000 + ${rate}))`

/**
 * Prices of sales and their cancellations by nota, rate and class: `harga`, its VAT `ppn`, rounded
 * once per rate and shared class by class as `ppnShares` of the domain does it; `bebas`, the VAT of
 * bars that is not collected. `tanda` is 1, of a cancellation -1.
 */
export const taxedPrices = (scope: SaleScope): Sql => sql`
  select nomor, tgl, tanda, kelas, tarif, harga,
    case when jumlah = 0 then 0
      else div(p * hingga, jumlah) - div(p * (hingga - harga), jumlah) end as ppn,
    case when kelas = 'BATANGAN' and tarif = 0 then div(2 * harga * 11 + 100, 200)
      else 0 end as bebas
  from (
    select h.*, ${ppnIn(sql`jumlah`, sql`tarif`)} as p from (
      select g.*, sum(harga) over nota as jumlah, sum(harga) over sampai as hingga from (
        select nomor, tgl, ${SIGN} as tanda, coalesce(pajak->>'kelas_pajak', '') as kelas,
          coalesce(ppn_permyriad, 0) as tarif, sum(harga_rp) as harga
        from dokumen_barang where ${salesIn(scope)} group by 1, 2, 3, 4, 5
      ) g window nota as (partition by nomor, tarif),
        sampai as (partition by nomor, tarif order by kelas collate "C")
    ) h
  ) s`

/**
 * What the books have beyond the notas, month by month: `jumlah` in the accounts of a role less
 * what a report found (`found`: `bulan`, `jumlah`), and the account it lies on. Payments of the tax
 * have another role and are no part of it.
 */
export const besideNotas = (
  { toko, tanggal }: SaleScope,
  { jenis_akun, found }: { jenis_akun: string; found: Sql },
): Sql => sql`
  select bulan, sum(jumlah) as jumlah, min(nomor_akun) as nomor_akun from (
    select ${monthOf(sql`tgl`)} as bulan, kredit_rp - debit_rp as jumlah, nomor_akun
    from (${journalSums(toko, tanggal.sampai)}) j
    where tgl >= ${tanggal.dari}::date and jenis_akun = ${jenis_akun}
    union all
    select bulan, -jumlah, null from (${found}) f
  ) l group by bulan having sum(jumlah) <> 0`
