import type { CaraNonCash, listNonCash, StatusNonCash } from '@kencana/contract/areas/uang/non-cash'
import type { QueryOf } from '@kencana/contract/kit/route'
import { LOOKED_UP_BY } from '../../engines/document/serve/find-document.ts'
import { every, first, type Queryable, rows, run, type Sql, sql } from '../../platform/sql.ts'
import type { Standing, Tick } from './decide-tick.ts'

type Filter = QueryOf<typeof listNonCash>

/** A payment as it is listed; money in rupiah. */
interface ListedRow {
  nomor: string
  baris: number
  jenis: string
  tgl: string
  pada: Date
  user_id: string
  nama_customer: string | null
  dokumen: string
  cara: CaraNonCash
  kode_bank: string | null
  no_rekening: string | null
  kartu_akhir: string | null
  kode_setuju: string | null
  jumlah_rp: number
  status: StatusNonCash
  dibatalkan: string | null
  no_cair: string | null
  tgl_mutasi: string | null
  no_referensi: string | null
  jumlah_mutasi_rp: number | null
  keterangan: string | null
  dicocokkan_oleh: string | null
  dicocokkan_pada: Date | null
}

/** Who took it, over `d`: of a sale that another approved, the one who submitted it. */
const TAKEN_BY = sql`coalesce(d.isi->'ajuan'->>'user_id', d.user_id)`

/** How a payment stands, over `n`. */
const STATUS = sql`case when n.hasil = 'LAMA' then 'LAMA'
  when n.dibatalkan is not null then
    case when n.hasil is null then 'BATAL' else 'BATAL_COCOK' end
  else coalesce(n.hasil, 'BELUM') end`

const IS: Readonly<Record<StatusNonCash, Sql>> = {
  BELUM: sql`n.hasil is null and n.dibatalkan is null`,
  COCOK: sql`n.hasil = 'COCOK' and n.dibatalkan is null`,
  SELISIH: sql`n.hasil = 'SELISIH' and n.dibatalkan is null`,
  BATAL: sql`n.hasil is null and n.dibatalkan is not null`,
  BATAL_COCOK: sql`n.hasil in ('COCOK', 'SELISIH') and n.dibatalkan is not null`,
  LAMA: sql`n.hasil = 'LAMA'`,
}

/** A page of payments, how many there are and what they are together. */
export async function nonCashRows(
  db: Queryable,
  kode_toko: string,
  filter: Filter,
  page: { skip: number; limit: number },
): Promise<{ count: number; jumlah: number; rows: ListedRow[] }> {
  const where = sql`n.kode_toko = ${kode_toko} and ${conditions(kode_toko, filter)}`
  const counted = await first<{ n: number; rp: number }>(
    db,
    sql`select count(*)::int as n, coalesce(sum(n.jumlah_rp), 0)::bigint as rp
        from non_cash n where ${where}`,
  )
  const newest = filter.status === 'BELUM' ? sql`` : sql`desc`
  const order = sql`n.tgl ${newest}, n.nomor ${newest}, n.baris ${newest}`
  // Only the page looks up what its documents say.
  const found = await rows<ListedRow>(
    db,
    sql`select n.nomor, n.baris, n.jenis, n.tgl, d.pada, ${TAKEN_BY} as user_id,
          d.nama_customer,
          ${LOOKED_UP_BY} as dokumen,
          n.cara, n.kode_bank, b.no_rekening,
          coalesce(b.kartu_akhir, n.kartu_akhir) as kartu_akhir,
          coalesce(b.kode_setuju, n.no_slip) as kode_setuju, n.jumlah_rp,
          ${STATUS} as status, n.dibatalkan, n.no_cair, n.tgl_mutasi, n.no_referensi,
          n.jumlah_mutasi_rp, n.keterangan, n.dicocokkan_oleh, n.dicocokkan_pada
        from (select * from non_cash n where ${where}
          order by ${order} limit ${page.limit} offset ${page.skip}) n
        join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = n.nomor
        left join dokumen_bayar b on b.kode_toko = ${kode_toko} and b.nomor = n.nomor
          and b.baris = n.baris
        order by ${order}`,
  )
  return { count: counted?.n ?? 0, jumlah: counted?.rp ?? 0, rows: found }
}

function conditions(kode_toko: string, filter: Filter): Sql {
  const { q, status, cara, kode_bank, tgl_from, tgl_to } = filter
  const parts: Sql[] = [sql`true`]
  if (status !== 'ALL') parts.push(IS[status])
  if (cara !== 'ALL') parts.push(sql`n.cara = ${cara}`)
  if (kode_bank) parts.push(sql`n.kode_bank = ${kode_bank}`)
  if (tgl_from) parts.push(sql`n.tgl >= ${tgl_from}`)
  if (tgl_to) parts.push(sql`n.tgl <= ${tgl_to}`)
  if (q) parts.push(searched(kode_toko, q, status))
  return every(parts)
}

/**
 * What slip and statement may be looked for by; an amount as it is read: 5.232.500. Of the few that
 * wait each is looked at; of a shop's past what has the words is found first.
 */
function searched(kode_toko: string, q: string, status: Filter['status']): Sql {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const amount = /^[\d.,\s]+$/.test(q) ? Number(q.replace(/\D/g, '')) : 0
  const tenders = sql`select b.nomor, b.baris from dokumen_bayar b
    where b.kode_toko = ${kode_toko} and (b.kartu_akhir = ${q} or b.kode_setuju ilike ${like})`
  const documents = sql`select d.nomor from dokumen d
    where d.kode_toko = ${kode_toko} and d.nama_customer ilike ${like}`
  const said =
    status === 'BELUM'
      ? sql`exists (${tenders} and b.nomor = n.nomor and b.baris = n.baris)
          or exists (${documents} and d.nomor = n.nomor)`
      : sql`(n.nomor, n.baris) in (${tenders}) or n.nomor in (${documents})`
  return sql`(n.nomor ilike ${like} or n.no_referensi ilike ${like} or n.no_slip ilike ${like}
    or n.kartu_akhir = ${q}
    or n.jumlah_rp = ${Number.isSafeInteger(amount) ? amount : 0} or ${said})`
}

/** The payments of documents as they stand, locked: a rival who is still writing is waited for. */
export const standingPayments = (db: Queryable, kode_toko: string, numbers: readonly string[]) =>
  rows<Standing>(
    db,
    sql`select n.nomor, n.baris, n.jumlah_rp, n.hasil, n.dibatalkan, n.no_cair,
          ${TAKEN_BY} as user_id, n.dicocokkan_oleh, n.dicocokkan_pada
        from non_cash n join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = n.nomor
        where n.kode_toko = ${kode_toko} and n.nomor = any (${numbers}::text[])
        order by n.nomor, n.baris for update of n`,
  )

interface Seen {
  readonly tgl_mutasi: string
  readonly no_referensi: string
  readonly user_id: string
  readonly pada: Date
}

/** Keeps what was found of payments that are locked. */
export const keepTicks = (db: Queryable, kode_toko: string, ticks: readonly Tick[], seen: Seen) =>
  run(
    db,
    sql`update non_cash n set hasil = r.hasil, jumlah_mutasi_rp = r.jumlah_mutasi_rp,
          keterangan = r.keterangan, tgl_mutasi = ${seen.tgl_mutasi}::date,
          no_referensi = ${seen.no_referensi}, dicocokkan_oleh = ${seen.user_id},
          dicocokkan_pada = ${seen.pada}
        from jsonb_to_recordset(${JSON.stringify(ticks)}::jsonb) as r(nomor text, baris integer,
          hasil text, jumlah_mutasi_rp bigint, keterangan text)
        where n.kode_toko = ${kode_toko} and n.nomor = r.nomor and n.baris = r.baris`,
  )

/** A payment waits again, as before it was found. */
export const takeTickBack = (
  db: Queryable,
  kode_toko: string,
  { nomor, baris }: { nomor: string; baris: number },
) =>
  run(
    db,
    sql`update non_cash set hasil = null, tgl_mutasi = null, no_referensi = null,
          jumlah_mutasi_rp = null, keterangan = null, dicocokkan_oleh = null,
          dicocokkan_pada = null
        where kode_toko = ${kode_toko} and nomor = ${nomor} and baris = ${baris}`,
  )
