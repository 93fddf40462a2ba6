import type {
  BagianBuku,
  koranEntries,
  koranLines,
} from '@kencana/contract/areas/uang/koran-terbuka'
import type { QueryOf } from '@kencana/contract/kit/route'
import { every, first, type Queryable, rows, type Sql, sql } from '../../../platform/sql.ts'
import { type Account, entriesOn, linesOn, since } from './open-parts.ts'

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

/** Entries nobody matched or undid, over `e`. */
const openNow = (kode_toko: string, no_rekening: string): Sql =>
  sql`e.id_cocok is null and e.batal is null and e.tgl >= ${since(kode_toko, no_rekening)}`

/** Entries open at the end of the day asked for; those of long ago are not looked through. */
const openThen = (kode_toko: string, no_rekening: string): Sql =>
  sql`e.buka_tgl and (e.bagian <> 'SEBELUM' or e.tgl >= ${since(kode_toko, no_rekening)})`

interface ShownEntry extends EntryRow {
  tanpa_rekening: boolean
  selesai: string | null
}

interface OpenEntryRow extends EntryRow {
  referensi: string[]
}

/** Open entries of an account since shortly before its first line, with what they are called. */
export const openEntries = (db: Queryable, kode_toko: string, account: Account, tgl: string) =>
  rows<OpenEntryRow>(
    db,
    sql`select e.nomor, e.baris, e.jenis, e.tgl, e.jumlah, e.keterangan,
          array_remove(array[e.nomor, e.no_referensi] || array(
            select n.no_referensi from non_cash n where n.kode_toko = ${kode_toko}
              and n.nomor = e.nomor and n.no_referensi is not null), null) as referensi
        from (${entriesOn(kode_toko, account, tgl)}) e
        where ${openNow(kode_toko, account.no_rekening)}
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

interface ShownLine extends LineRow {
  selesai: string | null
}

interface Found<Row> {
  readonly count: number
  readonly found: Row[]
}

/** A page of lines, and how many there are. */
export async function linesPage(
  db: Queryable,
  kode_toko: string,
  { no_rekening, tgl, status, bagian, q }: Lines & { readonly tgl: string },
  page: Page,
): Promise<Found<ShownLine>> {
  const parts: Sql[] = []
  if (bagian !== undefined) parts.push(sql`g.bagian = ${bagian} and g.buka_tgl`)
  else if (status === 'BELUM') parts.push(sql`g.id_cocok is null`)
  else if (status === 'COCOK') parts.push(sql`g.id_cocok is not null`)
  if (q) {
    parts.push(sql`(g.keterangan ilike ${like(q)} or g.referensi ilike ${like(q)}
      or abs(g.jumlah_rp) = ${amount(q)}
      or abs(g.jumlah_rp * 100 + g.lebih_sen) = ${exactAmount(q)}
      or g.id_cocok in (select k.id_cocok from koran_jurnal k
        where k.kode_toko = ${kode_toko} and k.nomor ilike ${like(q)}))`)
  }
  const from = sql`from (${linesOn(kode_toko, no_rekening, tgl)}) g where ${every(parts)}`
  const counted = await first<{ n: number }>(db, sql`select count(*)::int as n ${from}`)
  const newest = bagian === undefined && status !== 'BELUM' ? sql`desc` : sql``
  const ended = bagian === undefined ? sql`null::date` : sql`g.selesai`
  const found = await rows<ShownLine>(
    db,
    sql`select ${LINE}, ${ended} as selesai ${from}
        order by g.tgl ${newest}, g.urut ${newest} limit ${page.limit} offset ${page.skip}`,
  )
  return { count: counted?.n ?? 0, found }
}

/** A page of open entries, oldest first: of a part of a day, or all that is open now. */
export async function entriesPage(
  db: Queryable,
  kode_toko: string,
  account: Account,
  { tgl, bagian, q }: Pick<Entries, 'bagian' | 'q'> & { readonly tgl: string },
  page: Page,
): Promise<Found<ShownEntry>> {
  const parts = [
    bagian === undefined
      ? openNow(kode_toko, account.no_rekening)
      : sql`e.bagian = ${bagian} and ${openThen(kode_toko, account.no_rekening)}`,
  ]
  if (q) {
    parts.push(sql`(e.nomor ilike ${like(q)} or e.catatan ilike ${like(q)}
      or e.nama_customer ilike ${like(q)} or abs(e.jumlah) = ${amount(q)})`)
  }
  const from = sql`from (${entriesOn(kode_toko, account, tgl)}) e where ${every(parts)}`
  const counted = await first<{ n: number }>(db, sql`select count(*)::int as n ${from}`)
  const found = await rows<ShownEntry>(
    db,
    sql`select e.nomor, e.baris, e.jenis, e.tgl, e.jumlah, e.no_rekening is null as tanpa_rekening,
          e.keterangan, ${bagian === undefined ? sql`null::date` : sql`e.selesai`} as selesai
        ${from} order by e.tgl, e.pada, e.nomor, e.baris limit ${page.limit} offset ${page.skip}`,
  )
  return { count: counted?.n ?? 0, found }
}

interface Part<B> {
  bagian: B
  banyak: number
  jumlah: number
}

/** How many lines each part of a day has, and what they come to. */
export const lineParts = (db: Queryable, kode_toko: string, no_rekening: string, tgl: string) =>
  rows<Part<'BUKA' | 'SESUDAH'>>(
    db,
    sql`select g.bagian, count(*)::int as banyak, sum(g.jumlah_rp)::bigint as jumlah
        from (${linesOn(kode_toko, no_rekening, tgl)}) g where g.buka_tgl group by 1 order by 1`,
  )

/** Entries likewise. */
export const entryParts = (db: Queryable, kode_toko: string, account: Account, tgl: string) =>
  rows<Part<BagianBuku>>(
    db,
    sql`select e.bagian, count(*)::int as banyak, sum(e.jumlah)::bigint as jumlah
        from (${entriesOn(kode_toko, account, tgl)}) e
        where ${openThen(kode_toko, account.no_rekening)} group by 1 order by 1`,
  )
