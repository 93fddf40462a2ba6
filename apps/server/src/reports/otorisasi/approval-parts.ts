import { ALL } from '@kencana/contract/kit/report'
import { APPROVALS } from '@kencana/contract/names/approvals'
import { choiceFilter } from '../../engines/report/define-report.ts'
import { every, type Sql, sql } from '../../platform/sql.ts'
import { documentNumbers } from '../document-leads.ts'

/** How an approver proved to be there. */
export const WAY: Sql = sql`case when cara = 'SIDIK_JARI' then ${'Sidik Jari'}::text
  else ${'Password'}::text end`

export const kategoriFilter = () => choiceFilter('Kategori', { ALL: 'SEMUA', ...APPROVALS })

export interface Asked {
  readonly toko: string
  readonly tanggal: { readonly dari: string; readonly sampai: string }
  readonly kategori: string
}

/** Rows of a store between two days of the calendar, by the moment they came about. */
export const scopeOf = ({ toko, tanggal, kategori }: Asked, at: Sql): Sql =>
  every([
    sql`kode_toko = ${toko}`,
    sql`${at} >= ${tanggal.dari}::timestamp at time zone 'Asia/Jakarta'`,
    sql`${at} < (${tanggal.sampai}::timestamp + interval '1 day') at time zone 'Asia/Jakarta'`,
    ...(kategori === ALL ? [] : [sql`kategori = ${kategori}`]),
  ])

/** The rows of `asked`, each with what the number in `number` leads to where that is a document. */
export const askedFor = (toko: string, asked: Sql, number: Sql): Sql => sql`
  select o.*, d.tgl::text as tgl_dokumen, case when exists (select from jurnal_baris j
      where j.kode_toko = ${toko} and j.nomor = d.nomor) then d.nomor end as no_jurnal,
    ${documentNumbers(toko, sql`d`)}
  from (${asked}) o
  left join dokumen d on d.kode_toko = ${toko} and d.nomor = ${number}`
