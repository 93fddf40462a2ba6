import type { koranEntries, koranLines } from '@kencana/contract/areas/uang/rekening-koran'
import type { QueryOf } from '@kencana/contract/kit/route'
import { bankEntries } from '../../engines/report/rows/bank-entries.ts'
import { every, first, type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'

export interface EntryRow {
  nomor: string
  baris: number
  jenis: string
  tgl: string
  jumlah: number
  keterangan: string | null
}

export interface LineRow {
  sidik: string
  tgl: string
  jumlah: number
  jumlah_sen: number
  saldo: number | null
  saldo_sen: number | null
  keterangan: string
  referensi: string
  id_cocok: string | null
}

/** Columns of a line, over `g`. */
export const LINE = sql`g.sidik, g.tgl, g.jumlah_rp as jumlah, g.saldo_rp as saldo, g.keterangan,
  g.referensi, g.id_cocok, g.jumlah_rp * 100 + g.lebih_sen as jumlah_sen,
  g.saldo_rp * 100 + g.saldo_lebih_sen as saldo_sen`

/** All open lines of an account, in the order of time. */
export const openLines = (db: Queryable, kode_toko: string, no_rekening: string) =>
  rows<LineRow>(
    db,
    sql`select ${LINE} from koran_baris g
        where g.kode_toko = ${kode_toko} and g.no_rekening = ${no_rekening} and g.id_cocok is null
        order by g.tgl, g.urut`,
  )

/** Entries that may be of an account: its own, and those of its bank that name none. */
const openOf = (kode_toko: string, account: { no_rekening: string; kode_bank: string }): Sql => sql`
  from (${bankEntries(kode_toko)}) e
  join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = e.nomor
  where e.id_cocok is null and e.batal is null and (e.no_rekening = ${account.no_rekening}
    or (e.no_rekening is null and e.kode_bank = ${account.kode_bank}))`

/** Since when entries are looked through: long before the statements they wait for nobody. */
const SINCE = (kode_toko: string, no_rekening: string): Sql => sql`
  coalesce((select min(m.tgl) from koran_baris m where m.kode_toko = ${kode_toko}
    and m.no_rekening = ${no_rekening}),
    (select max(h.tgl) from hari_bisnis h where h.kode_toko = ${kode_toko})) - 62`

interface OpenEntryRow extends EntryRow {
  referensi: string[]
}

/** Open entries of an account since shortly before its first line, with what they are called. */
export const openEntries = (
  db: Queryable,
  kode_toko: string,
  account: { no_rekening: string; kode_bank: string },
) =>
  rows<OpenEntryRow>(
    db,
    sql`select e.nomor, e.baris, e.jenis, e.tgl, e.jumlah,
          coalesce(d.keterangan, d.nama_customer) as keterangan,
          array_remove(array[e.nomor, d.isi->>'no_referensi'] || array(
            select n.no_referensi from non_cash n where n.kode_toko = ${kode_toko}
              and n.nomor = e.nomor and n.no_referensi is not null), null) as referensi
        ${openOf(kode_toko, account)}
          and e.tgl >= ${SINCE(kode_toko, account.no_rekening)}
        order by e.tgl, e.pada, e.nomor, e.baris`,
  )

type Lines = QueryOf<typeof koranLines>
type Entries = QueryOf<typeof koranEntries>
interface Page {
  readonly skip: number
  readonly limit: number
}

const like = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`
/** No amount is it, without its sign. */
const NO_AMOUNT = -1
/** An amount as people read it, in units of its last digit. */
const amount = (q: string): number => {
  const digits = /^-?[\d.,\s]+$/.test(q) ? q.replace(/\D/g, '') : ''
  return digits !== '' && Number.isSafeInteger(Number(digits)) ? Number(digits) : NO_AMOUNT
}
/** An amount that is written to the sen. */
const exactAmount = (q: string): number => (/[.,]\d\d\s*$/.test(q) ? amount(q) : NO_AMOUNT)

/** A page of lines, and how many there are. */
export async function linesPage(
  db: Queryable,
  kode_toko: string,
  { no_rekening, status, q }: Lines,
  page: Page,
): Promise<{ count: number; found: LineRow[] }> {
  const parts = [sql`g.kode_toko = ${kode_toko} and g.no_rekening = ${no_rekening}`]
  if (status === 'BELUM') parts.push(sql`g.id_cocok is null`)
  if (status === 'COCOK') parts.push(sql`g.id_cocok is not null`)
  if (q) {
    parts.push(sql`(g.keterangan ilike ${like(q)} or g.referensi ilike ${like(q)}
      or abs(g.jumlah_rp) = ${amount(q)}
      or abs(g.jumlah_rp * 100 + g.lebih_sen) = ${exactAmount(q)}
      or g.id_cocok in (select k.id_cocok from koran_jurnal k
        where k.kode_toko = ${kode_toko} and k.nomor ilike ${like(q)}))`)
  }
  const where = every(parts)
  const counted = await first<{ n: number }>(
    db,
    sql`select count(*)::int as n from koran_baris g where ${where}`,
  )
  const newest = status === 'BELUM' ? sql`` : sql`desc`
  const found = await rows<LineRow>(
    db,
    sql`select ${LINE} from koran_baris g where ${where}
        order by g.tgl ${newest}, g.urut ${newest} limit ${page.limit} offset ${page.skip}`,
  )
  return { count: counted?.n ?? 0, found }
}

/** A page of open entries since the first statement, oldest first. */
export async function entriesPage(
  db: Queryable,
  kode_toko: string,
  account: { no_rekening: string; kode_bank: string },
  q: Entries['q'],
  page: Page,
): Promise<{ count: number; data: (EntryRow & { tanpa_rekening: boolean })[] }> {
  const searched = q
    ? sql`and (e.nomor ilike ${like(q)} or d.keterangan ilike ${like(q)}
        or d.nama_customer ilike ${like(q)} or abs(e.jumlah) = ${amount(q)})`
    : sql``
  const from = sql`${openOf(kode_toko, account)}
    and e.tgl >= ${SINCE(kode_toko, account.no_rekening)} ${searched}`
  const counted = await first<{ n: number }>(db, sql`select count(*)::int as n ${from}`)
  const data = await rows<EntryRow & { tanpa_rekening: boolean }>(
    db,
    sql`select e.nomor, e.baris, e.jenis, e.tgl, e.jumlah, e.no_rekening is null as tanpa_rekening,
          coalesce(d.keterangan, d.nama_customer) as keterangan
        ${from} order by e.tgl, e.pada, e.nomor, e.baris limit ${page.limit} offset ${page.skip}`,
  )
  return { count: counted?.n ?? 0, data }
}
