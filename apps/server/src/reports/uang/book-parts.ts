import { DOCUMENTS } from '@kencana/contract/names/documents'
import { choiceFilter, moneyColumn } from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { documentNumbers, NO_DOCUMENT } from '../document-leads.ts'
import { named } from '../names.ts'

/** What came in and went out, and what there then was. */
export const BOOK_MONEY = {
  masuk: moneyColumn('Uang Masuk'),
  keluar: moneyColumn('Uang Keluar'),
  saldo: moneyColumn('Saldo', { total: false }),
}

/** Every line with what there was behind it, or each place with what it held before and after. */
export const bookFilter = () =>
  choiceFilter('Rincian', { BARIS: 'Per baris', SALDO: 'Saldo per tempat' })

/** What a place held before the dates and after them, all places added up. */
export const BALANCES = {
  saldo_awal: moneyColumn('Saldo Awal'),
  saldo_akhir: moneyColumn('Saldo Akhir'),
}

export const OF_PLACES = ['letak', 'saldo_awal', 'masuk', 'keluar', 'saldo_akhir'] as const

interface Days {
  readonly dari: string
  readonly sampai: string
}

interface Book {
  readonly toko: string
  /** `letak` and `saldo` before the first of the dates, one row for each place. */
  readonly before: Sql
  /** Lines of the journal within the dates, with their `letak`. */
  readonly lines: Sql
}

/**
 * The book of places where money lies: of each what there was before the dates, then every line
 * with what there was behind it. Places that never held anything are left out.
 */
export const moneyBook = ({ toko, before, lines }: Book): Sql => sql`
  with sebelum as (${before}), isi as (${lines})
  select k.letak, 0 as urutan, null::date as tgl, null::timestamptz as pada, null::text as nomor,
    null::integer as baris, ${'Saldo awal'}::text as jenis, null::text as keterangan,
    null::text as user_id, null::bigint as masuk, null::bigint as keluar,
    coalesce(s.saldo, 0) as saldo, ${NO_DOCUMENT}
  from (select letak from isi union select letak from sebelum where saldo <> 0) k
  left join sebelum s on s.letak = k.letak
  union all
  select j.letak, 1, j.tgl, j.pada, j.nomor, j.baris, ${named(sql`j.jenis`, DOCUMENTS)},
    coalesce(d.keterangan, d.nama_customer), d.user_id, j.debit_rp, j.kredit_rp,
    coalesce(s.saldo, 0) + sum(j.debit_rp - j.kredit_rp) over urut, ${documentNumbers(toko, sql`j`)}
  from isi j
  join dokumen d on d.kode_toko = ${toko} and d.nomor = j.nomor
  left join sebelum s on s.letak = j.letak
  window urut as (partition by j.letak order by j.tgl, j.pada, j.nomor, j.baris)`

/** One row for each place of a book; `letak` leads to its lines. */
export const moneyPlaces = ({ before, lines }: Book, { dari, sampai }: Days): Sql => sql`
  with sebelum as (${before}), isi as (${lines}), jalan as (
    select letak, sum(debit_rp) as masuk, sum(kredit_rp) as keluar from isi group by letak)
  select k.letak, 0 as urutan, null::date as tgl, null::timestamptz as pada, null::text as nomor,
    null::integer as baris, ${dari}::text as dari, ${sampai}::text as sampai, 'BARIS' as rincian,
    coalesce(s.saldo, 0) as saldo_awal, coalesce(m.masuk, 0) as masuk,
    coalesce(m.keluar, 0) as keluar,
    coalesce(s.saldo, 0) + coalesce(m.masuk, 0) - coalesce(m.keluar, 0) as saldo_akhir
  from (select letak from isi union select letak from sebelum where saldo <> 0) k
  left join sebelum s on s.letak = k.letak
  left join jalan m on m.letak = k.letak`

/** How the lines of a book stand. */
export const BOOK_ORDER = ['letak', 'urutan', 'tgl', 'pada', 'nomor', 'baris']
