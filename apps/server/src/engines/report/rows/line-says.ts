import { type Sql, sql } from '../../../platform/sql.ts'

/**
 * What a line `j` of a store's journal is about, as it says: one that undoes another says which
 * document it undoes, and is about what the line of that document is about.
 */
export const lineSays = (kode_toko: string): Sql => sql`
  case when j.jenis like 'BATAL%' then (
    select o.keterangan from dokumen u
    join jurnal_baris o on o.kode_toko = ${kode_toko} and o.nomor = u.membatalkan
      and o.baris = j.baris
    where u.kode_toko = ${kode_toko} and u.nomor = j.nomor
  ) else j.keterangan end`
