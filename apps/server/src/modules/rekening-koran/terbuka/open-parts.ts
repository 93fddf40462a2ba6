import { bankEntries } from '../../../engines/report/rows/bank-entries.ts'
import { type Sql, sql } from '../../../platform/sql.ts'

// What is open of an account at the end of a day, row by row: the summary adds these rows up, the
// lists show them. Nothing else says which rows are meant.

export interface Account {
  readonly no_rekening: string
  readonly kode_bank: string
}

/** The day a match ends what lacks: the last that its lines or entries are of. */
const matchDays = (kode_toko: string): Sql => sql`
  select id_cocok, max(tgl) as tgl from (
    select g.id_cocok, g.tgl from koran_baris g
    where g.kode_toko = ${kode_toko} and g.id_cocok is not null
    union all
    select k.id_cocok, d.tgl from koran_jurnal k
    join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = k.nomor
    where k.kode_toko = ${kode_toko}
  ) x group by 1`

/** The first day of the statements of an account; null without any. */
const begun = (kode_toko: string, no_rekening: string): Sql => sql`
  select min(m.tgl) as tgl from koran_baris m
  where m.kode_toko = ${kode_toko} and m.no_rekening = ${no_rekening}`

/**
 * Lines of an account with their part on a day, whether they were open at its end (`buka_tgl`) and
 * when that ended (`selesai`).
 */
export const linesOn = (kode_toko: string, no_rekening: string, tgl: string): Sql => sql`
  select g.*, case when g.tgl > ${tgl}::date then 'SESUDAH' else 'BUKA' end as bagian,
    s.tgl as selesai,
    g.id_cocok is null or (g.tgl <= ${tgl}::date and s.tgl > ${tgl}::date) as buka_tgl
  from koran_baris g
  left join (${matchDays(kode_toko)}) s on s.id_cocok = g.id_cocok
  where g.kode_toko = ${kode_toko} and g.no_rekening = ${no_rekening}`

/**
 * Entries that may be of an account, its own and those of its bank that name none, likewise. A
 * document and what undid it are nothing together once both count: from the day both are there,
 * and where one of them is of before the first statement the other one counts alone.
 */
export const entriesOn = (kode_toko: string, account: Account, tgl: string): Sql => sql`
  select e.nomor, e.baris, e.jenis, e.tgl, e.pada, e.jumlah, e.no_rekening, e.id_cocok, e.batal,
    coalesce(d.keterangan, d.nama_customer) as keterangan, d.keterangan as catatan,
    d.nama_customer, d.isi->>'no_referensi' as no_referensi,
    case when e.tgl > ${tgl}::date then 'SESUDAH'
      when e.no_rekening is null then 'TANPA'
      when e.id_cocok is null and coalesce(e.tgl < m.tgl, true) then 'SEBELUM'
      else 'BUKA' end as bagian,
    coalesce(s.tgl, u.tgl) as selesai,
    (e.id_cocok is null or (e.tgl <= ${tgl}::date and s.tgl > ${tgl}::date))
      and (e.batal is null or (e.tgl <= ${tgl}::date
        and (u.tgl > ${tgl}::date or (e.tgl >= m.tgl and u.tgl < m.tgl)))) as buka_tgl
  from (${bankEntries(kode_toko)}) e
  join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = e.nomor
  left join dokumen u on u.kode_toko = ${kode_toko} and u.nomor = e.batal
  left join (${matchDays(kode_toko)}) s on s.id_cocok = e.id_cocok
  cross join (${begun(kode_toko, account.no_rekening)}) m
  where e.no_rekening = ${account.no_rekening}
    or (e.no_rekening is null and e.kode_bank = ${account.kode_bank})`

/** Since when entries are looked through: long before the statements they wait for nobody. */
export const since = (kode_toko: string, no_rekening: string): Sql => sql`
  coalesce((${begun(kode_toko, no_rekening)}),
    (select max(h.tgl) from hari_bisnis h where h.kode_toko = ${kode_toko})) - 62`
