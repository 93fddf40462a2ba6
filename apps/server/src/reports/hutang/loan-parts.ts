import { leadToScreen } from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'

/** How a loan stands, in words; `h` is its row. */
export const STATUS = sql`case h.status when 'AKTIF' then ${'Aktif'}::text
  when 'LUNAS' then ${'Lunas'}::text when 'DIPERPANJANG' then ${'Diperpanjang'}::text
  when 'DILELANG' then ${'Dilelang'}::text
  when 'KELEBIHAN_DIBAYAR' then ${'Kelebihan dibayar'}::text else ${'Batal'}::text end`

/** What lies in pledge for a loan, in one line: names and grams. */
export const pledgeOf = (toko: string): Sql => sql`
  (select string_agg(b.nama_barang || ' ' || to_char(b.berat_mg / 1000.0, 'FM999990.000'), ', '
      order by b.baris)
    from hutang_barang b
    where b.kode_toko = ${toko} and b.no_faktur_hutang = h.no_faktur_hutang)`

/** The screen that shows the loan of a row. */
export const LOAN = leadToScreen('/lihat-hutang', { no_faktur_hutang: 'no_faktur_hutang' })

/** Loans that had not ended at the end of a day; a cancelled one did not run at all. */
export const ranUntil = (tgl: string): Sql =>
  sql`(status <> 'BATAL' and (tgl_lunas is null or tgl_lunas > ${tgl}::date))`

/** Whether a loan `h` goes on with one that was renewed: its number is the renewal's own. */
export const isRenewal = (toko: string): Sql => sql`exists (select from dokumen p
  where p.kode_toko = ${toko} and p.nomor = h.no_faktur_hutang and p.jenis = 'PERPANJANG_HUTANG')`
