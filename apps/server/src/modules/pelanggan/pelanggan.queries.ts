import { refuse } from '@kencana/contract/refusals'
import { LOOKED_UP_BY } from '../../engines/document/serve/find-document.ts'
import { containing } from '../../engines/document/serve/list-documents.ts'
import { every, first, type Queryable, rows, run, type Sql, sql } from '../../platform/sql.ts'
import { byFit } from '../../platform/texts/fit-of.ts'
import { sqlState } from '../../platform/transaction.ts'

/** A customer as the book has him. */
export interface CustomerRow {
  id: string
  versi: number
  nama: string
  telp: string | null
  alamat: string | null
  jenis_identitas: string | null
  no_identitas: string | null
  dibuat_pada: Date
}

type Listed = Omit<CustomerRow, 'dibuat_pada'> & { terakhir: string | null; dokumen: number }

/** What is looked for, and whether cards may be found by how they begin. */
interface Asked {
  readonly q: string | undefined
  readonly seesCards: boolean
}

const COLUMNS = sql`p.id, p.versi, p.nama, p.telp, p.alamat, p.jenis_identitas, p.no_identitas`

/** The last of a customer's documents, and how many he has. */
const visits = (kode_toko: string): Sql =>
  sql`cross join lateral (select max(j.tgl) as terakhir, count(*)::int as dokumen
        from jejak_pelanggan j where j.kode_toko = ${kode_toko} and j.id_pelanggan = p.id) v`

/** A page of the book by name, and how many there are. */
export async function customerPage(
  db: Queryable,
  kode_toko: string,
  asked: Asked,
  page: { skip: number; limit: number },
): Promise<{ count: number; found: Listed[] }> {
  const where = sql`p.kode_toko = ${kode_toko} and ${searched(asked)}`
  const counted = await first<{ n: number }>(
    db,
    sql`select count(*)::int as n from pelanggan p where ${where}`,
  )
  const found = await rows<Listed>(
    db,
    sql`select ${COLUMNS}, v.terakhir, v.dokumen
        from (select p.* from pelanggan p where ${where} order by p.cari, p.id
          limit ${page.limit} offset ${page.skip}) p
        ${visits(kode_toko)}
        order by p.cari, p.id`,
  )
  return { count: counted?.n ?? 0, found }
}

/** Few that fit what is typed, best first and then who came last; of many the first by name. */
export const suggestions = (db: Queryable, kode_toko: string, q: string, seesCards: boolean) =>
  rows<Listed>(
    db,
    sql`select ${COLUMNS}, v.terakhir, v.dokumen
        from (${candidates(kode_toko, { q, seesCards })}) p
        ${visits(kode_toko)}
        order by ${byFit(q, sql`''`, sql`p.nama`)}v.terakhir desc nulls last, p.cari, p.id limit 8`,
  )

/** Each by its own index, so that a few signs do not read the book. */
function candidates(kode_toko: string, asked: Asked & { q: string }): Sql {
  const from = sql`select p.* from pelanggan p where p.kode_toko = ${kode_toko}`
  if (!isFigures(asked.q)) {
    const begins = containing(asked.q.trim().toLowerCase()).slice(1)
    return sql`${from} and ${searched(asked)}
      order by p.cari not like ${begins}, p.cari not like ${`% ${begins}`}, p.cari, p.id limit 40`
  }
  return sql`(${from} and ${byTelephone(asked.q)} order by p.telp_baku, p.id limit 40)
    union (${from} and ${byCard(asked)} limit 8)`
}

/** By digits: a telephone or a card; by words: each stands in the name, or they are a card. */
function searched(asked: Asked): Sql {
  const { q = '' } = asked
  if (q.trim() === '') return sql`true`
  if (isFigures(q)) return sql`(${byTelephone(q)} or ${byCard(asked)})`
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6)
  const named = every(words.map(word => sql`p.cari like ${containing(word)}`))
  return plainOf(q).length < 5 ? sql`(${named})` : sql`((${named}) or ${byCard(asked)})`
}

const isFigures = (q: string): boolean => /^[+\d\s().-]+$/.test(q)
const plainOf = (q: string): string => q.replace(/[^A-Za-z0-9]/g, '').toUpperCase()

/** A telephone that begins so, as a range: row security keeps patterns from the index. */
const byTelephone = (q: string): Sql =>
  sql`(telp_baku(${q}) <> '' and p.telp_baku >= telp_baku(${q})
    and p.telp_baku < telp_baku(${q}) || ':')`

/** A card: how it begins for who sees cards, else its whole number. */
function byCard({ q = '', seesCards }: Asked): Sql {
  const plain = plainOf(q)
  if (plain === '') return sql`false`
  return seesCards
    ? sql`(p.no_identitas >= ${plain} and p.no_identitas < ${`${plain}~`})`
    : sql`p.no_identitas = ${plain}`
}

/** One customer, or undefined. */
export const findCustomer = (db: Queryable, kode_toko: string, id: string) =>
  first<Listed & Pick<CustomerRow, 'dibuat_pada'>>(
    db,
    sql`select ${COLUMNS}, p.dibuat_pada, v.terakhir, v.dokumen from pelanggan p
        ${visits(kode_toko)} where p.kode_toko = ${kode_toko} and p.id = ${id}::uuid`,
  )

/** The same, held until the transaction ends. */
export const holdCustomer = (db: Queryable, kode_toko: string, id: string) =>
  first<CustomerRow>(
    db,
    sql`select ${COLUMNS}, p.dibuat_pada from pelanggan p
        where p.kode_toko = ${kode_toko} and p.id = ${id}::uuid for update`,
  )

interface TraceRow {
  nomor: string
  jenis: string
  tgl: string
  pada: Date
  user_id: string
  total_rp: number
  dokumen: string
  dibatalkan: string | null
}

/** The newest documents of a customer. */
export const customerDocuments = (db: Queryable, kode_toko: string, id: string, most: number) =>
  rows<TraceRow>(
    db,
    sql`select j.nomor, j.jenis, j.tgl, d.pada, d.user_id, d.total_rp,
          ${LOOKED_UP_BY} as dokumen, r.nomor as dibatalkan
        from (select j.* from jejak_pelanggan j
          where j.kode_toko = ${kode_toko} and j.id_pelanggan = ${id}::uuid
          order by j.tgl desc, j.nomor desc limit ${most}) j
        join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = j.nomor
        left join dokumen r on r.kode_toko = ${kode_toko} and r.membatalkan = j.nomor
        order by d.pada desc, j.nomor desc`,
  )

/** What stands of each kind of a customer's documents; rupiah. */
export const customerSums = (db: Queryable, kode_toko: string, id: string) =>
  rows<{ jenis: string; kali: number; total_rp: number }>(
    db,
    sql`select j.jenis, count(*)::int as kali, sum(d.total_rp)::bigint as total_rp
        from jejak_pelanggan j
        join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = j.nomor
        where j.kode_toko = ${kode_toko} and j.id_pelanggan = ${id}::uuid
          and not exists (select from dokumen r
            where r.kode_toko = ${kode_toko} and r.membatalkan = j.nomor)
        group by j.jenis order by j.jenis`,
  )

/** Loans, deposits and debts of a customer that still run; rupiah. */
export const customerOpen = (db: Queryable, kode_toko: string, id: string) =>
  rows<{ jenis: string; kali: number; total_rp: number }>(
    db,
    sql`with j as (select nomor from jejak_pelanggan
          where kode_toko = ${kode_toko} and id_pelanggan = ${id}::uuid)
        select jenis, count(*)::int as kali, sum(rp)::bigint as total_rp from (
          select 'HUTANG' as jenis, h.jumlah_hutang_rp as rp from j
          join hutang h on h.kode_toko = ${kode_toko} and h.no_faktur_hutang = j.nomor
          where h.status = 'AKTIF'
          union all
          select b.jenis, b.uang_rp from j
          join bon b on b.kode_toko = ${kode_toko} and b.no_bon = j.nomor
          where b.status = 'TERBUKA') buka
        group by jenis order by jenis`,
  )

/** What the book says of a customer that may be changed. */
export interface CustomerFacts {
  readonly nama: string
  readonly telp: string | null
  readonly alamat: string | null
}

interface ChangeRow {
  versi: number
  pada: Date
  user_id: string
  nomor: string | null
  sebelum: CustomerFacts
  sesudah: CustomerFacts
}

/** Who changed what the book says, newest first. */
export const customerChanges = (db: Queryable, kode_toko: string, id: string) =>
  rows<ChangeRow>(
    db,
    sql`select versi, pada, user_id, nomor, sebelum, sesudah from riwayat_pelanggan
        where kode_toko = ${kode_toko} and id_pelanggan = ${id}::uuid
        order by versi desc limit 100`,
  )

/** Who is known by this telephone alone, or undefined; `baku`: its digits as they are compared. */
export const holderOf = (db: Queryable, kode_toko: string, telp: string) =>
  first<{ baku: string; id: string | null; nama: string | null }>(
    db,
    sql`select telp_baku(${telp}) as baku, p.id, p.nama from (values (1)) one
        left join pelanggan p on p.kode_toko = ${kode_toko} and p.telp_baku = telp_baku(${telp})
          and p.no_identitas is null`,
  )

interface Corrected {
  readonly before: CustomerRow
  readonly after: CustomerFacts
  readonly user_id: string
  readonly pada: Date
}

/** Writes the corrected facts and who changed them. @throws Refusal TELEPON_DIPAKAI */
export async function writeFacts(
  db: Queryable,
  kode_toko: string,
  { before, after, user_id, pada }: Corrected,
): Promise<void> {
  const { nama, telp, alamat } = after
  const versi = before.versi + 1
  try {
    await run(
      db,
      sql`update pelanggan set nama = ${nama}, telp = ${telp}, telp_baku = telp_baku(${telp}),
            alamat = ${alamat}, versi = ${versi}
          where kode_toko = ${kode_toko} and id = ${before.id}::uuid`,
    )
  } catch (error) {
    // a rival took the telephone since it was looked up
    if (sqlState(error) === '23505') return refuse('TELEPON_DIPAKAI', { nama: '-' })
    throw error
  }
  const was = { nama: before.nama, telp: before.telp, alamat: before.alamat }
  await run(
    db,
    sql`insert into riwayat_pelanggan (kode_toko, id_pelanggan, versi, pada, user_id, sebelum,
          sesudah)
        values (${kode_toko}, ${before.id}::uuid, ${versi}, ${pada}, ${user_id},
          ${JSON.stringify(was)}::jsonb, ${JSON.stringify(after)}::jsonb)`,
  )
}

/** Takes a customer out of the book, with all that was said of him. */
export async function eraseCustomer(db: Queryable, kode_toko: string, id: string): Promise<void> {
  const of = sql`kode_toko = ${kode_toko} and id_pelanggan = ${id}::uuid`
  await run(db, sql`delete from riwayat_pelanggan where ${of}`)
  await run(db, sql`delete from jejak_pelanggan where ${of}`)
  await run(db, sql`delete from pelanggan where kode_toko = ${kode_toko} and id = ${id}::uuid`)
}
