import type { kirimHistory, kirimUang, StatusKirim } from '@kencana/contract/areas/uang/kirim-uang'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import { containing, type ListSource } from '../../engines/document/serve/list-documents.ts'
import { every, first, type Queryable, rows, run, type Sql, sql } from '../../platform/sql.ts'

/** Money that the store sent; rupiah. */
export interface SentRow {
  nomor: string
  jenis: string
  tgl: string
  pada: Date
  user_id: string
  total_rp: number
  keterangan: string
  isi: { tujuan: string; asal: string; asal_rekening: string; laci: string | null }
  status: StatusKirim
  umur_hari: number | null
  no_batal: string | null
  no_terima: string | null
  diterima_oleh: string | null
  diterima_pada: Date | null
}

/** Days that something of a day has been on its way, by the store's own day, maybe behind it. */
const age = (kode_toko: string, tgl: Sql): Sql => sql`(
  select greatest(h.tgl - ${tgl}, 0) from hari_bisnis h
  where h.kode_toko = ${kode_toko} and h.status = 'BUKA')`

const STATUS = sql`case when b.nomor is not null then 'BATAL' when k.no_reff is not null then 'DONE'
  else 'OPEN' end`

const fromSent = (kode_toko: string): Sql => sql`from (select d.*, b.nomor as no_batal, k.no_terima,
      k.diterima_oleh, k.diterima_pada, ${STATUS} as status
    from dokumen d
    left join dokumen b on b.kode_toko = ${kode_toko} and b.membatalkan = d.nomor
    left join kabar_uang k on k.kode_toko = ${kode_toko} and k.no_reff = d.nomor
    where d.kode_toko = ${kode_toko} and d.jenis = 'KIRIM_UANG') s`

const sentColumns = (kode_toko: string): Sql => sql`s.nomor, s.jenis, s.tgl, s.pada, s.user_id,
  s.total_rp, s.keterangan, s.isi, s.status, s.no_batal, s.no_terima, s.diterima_oleh,
  s.diterima_pada, case s.status when 'OPEN' then ${age(kode_toko, sql`s.tgl`)} end as umur_hari`

/** One sending of the store, or undefined. */
export const findSent = (db: Queryable, kode_toko: string, nomor: string) =>
  first<SentRow>(
    db,
    sql`select ${sentColumns(kode_toko)} ${fromSent(kode_toko)} where s.nomor = ${nomor}`,
  )

/** What both lists say of how it was received. */
export const receivedShown = (row: {
  readonly no_terima: string | null
  readonly diterima_oleh: string | null
  readonly diterima_pada: Date | null
}) => ({
  no_terima: row.no_terima,
  diterima_oleh: row.diterima_oleh,
  diterima_pada: row.diterima_pada?.toISOString() ?? null,
})

/** What of a sending is said in lists and details alike. */
export const sentShown = ({ isi, total_rp, keterangan, umur_hari, ...row }: SentRow) => ({
  tujuan: isi.tujuan,
  asal: isi.asal,
  asal_rekening: isi.asal_rekening,
  jumlah_rp: total_rp,
  keterangan,
  umur_hari,
  ...receivedShown(row),
})

export const sentList: ListSource<
  QueryOf<typeof kirimUang.list>,
  SentRow,
  ReturnType<typeof sentShown>
> = {
  from: (kode_toko, { q, status, kode_sales, ...days }) => {
    const parts = askedSent({ status, kode_sales, ...days }, q)
    return sql`${fromSent(kode_toko)} where ${every(parts)}`
  },
  page: (kode_toko, from, window) =>
    sql`select ${sentColumns(kode_toko)} ${from} order by s.pada desc, s.nomor desc ${window}`,
  shown: sentShown,
}

type AskedSent = Pick<
  QueryOf<typeof kirimUang.list>,
  'status' | 'kode_sales' | 'tgl_from' | 'tgl_to'
>

function askedSent({ status, kode_sales, tgl_from, tgl_to }: AskedSent, q?: string): Sql[] {
  const parts = [sql`true`]
  if (tgl_from) parts.push(sql`s.tgl >= ${tgl_from}`)
  if (tgl_to) parts.push(sql`s.tgl <= ${tgl_to}`)
  if (kode_sales) parts.push(sql`s.kode_sales = ${kode_sales}`)
  if (status !== 'ALL') parts.push(sql`s.status = ${status}`)
  if (q) parts.push(sql`concat_ws(' ', s.nomor, s.keterangan) ilike ${containing(q)}`)
  return parts
}

/** Money that another store sent here. */
export interface IncomingRow {
  no_reff: string
  asal: string
  tgl: string
  dikirim_pada: Date
  dikirim_oleh: string
  jumlah_rp: number
  keterangan: string
  status: StatusKirim
  ditahan_sampai: Date | null
  no_terima: string | null
  umur_hari: number | null
  diterima_oleh: string | null
  diterima_pada: Date | null
}

const fromIncoming = (kode_toko: string): Sql => sql`from (select u.*, t.user_id as diterima_oleh,
      t.pada as diterima_pada,
      case u.status when 'OPEN' then ${age(kode_toko, sql`u.tgl`)} end as umur_hari
    from uang_datang u
    left join dokumen t on t.kode_toko = ${kode_toko} and t.nomor = u.no_terima
    where u.kode_toko = ${kode_toko}) u`

/** One sending that came here, or undefined. */
export const findIncoming = (db: Queryable, kode_toko: string, no_reff: string) =>
  first<IncomingRow>(db, sql`select u.* ${fromIncoming(kode_toko)} where u.no_reff = ${no_reff}`)

/** Money that was sent here and that nobody has received yet, the oldest first. */
export const waitingMoney = (db: Queryable, kode_toko: string) =>
  rows<Pick<IncomingRow, 'no_reff' | 'asal' | 'tgl' | 'jumlah_rp' | 'umur_hari'>>(
    db,
    sql`select u.no_reff, u.asal, u.tgl, u.jumlah_rp, u.umur_hari ${fromIncoming(kode_toko)}
        where u.status = 'OPEN' order by u.tgl, u.dikirim_pada, u.no_reff`,
  )

/** Keeps others from it until the transaction ends. */
export const lockIncoming = (db: Queryable, kode_toko: string, no_reff: string) =>
  first(
    db,
    sql`select 1 from uang_datang where kode_toko = ${kode_toko} and no_reff = ${no_reff}
        for update`,
  )

/** What the sender says of it. */
export interface Announced {
  readonly asal: string
  readonly no_reff: string
  readonly tgl: string
  readonly dikirim_pada: Date
  readonly dikirim_oleh: string
  readonly jumlah_rp: number
  readonly keterangan: string
}

/** Keeps that money is on its way here, once. */
export const keepIncoming = (db: Queryable, kode_toko: string, told: Announced) =>
  run(
    db,
    sql`insert into uang_datang (kode_toko, no_reff, asal, tgl, dikirim_pada, dikirim_oleh,
          jumlah_rp, keterangan, status)
        values (${kode_toko}, ${told.no_reff}, ${told.asal}, ${told.tgl}, ${told.dikirim_pada},
          ${told.dikirim_oleh}, ${told.jumlah_rp}, ${told.keterangan}, 'OPEN')
        on conflict do nothing`,
  )

/** Nobody receives it until then, unless it was received already: 0. */
export const holdIncoming = (db: Queryable, kode_toko: string, no_reff: string, until: Date) =>
  run(
    db,
    sql`update uang_datang set ditahan_sampai = ${until}
        where kode_toko = ${kode_toko} and no_reff = ${no_reff} and status <> 'DONE'`,
  )

/** Its sender took it back. */
export const endIncoming = (db: Queryable, kode_toko: string, no_reff: string) =>
  run(
    db,
    sql`update uang_datang set status = 'BATAL', ditahan_sampai = null
        where kode_toko = ${kode_toko} and no_reff = ${no_reff} and status = 'OPEN'`,
  )

/** Keeps at the sender that it was received elsewhere. */
export const keepReceived = (
  db: Queryable,
  kode_toko: string,
  told: { no_reff: string; id: string; no_terima: string; pada: Date; oleh: string },
) =>
  run(
    db,
    sql`insert into kabar_uang (kode_toko, no_reff, id, no_terima, diterima_pada, diterima_oleh)
        values (${kode_toko}, ${told.no_reff}, ${told.id}, ${told.no_terima}, ${told.pada},
          ${told.oleh})`,
  )

/** A live store, or undefined. */
export const findStore = (db: Queryable, kode_toko: string) =>
  first<{ kode_toko: string; nama_toko: string }>(
    db,
    sql`select kode_toko, nama_toko from toko
        where kode_toko = ${kode_toko} and dihapus_pada is null`,
  )

/** The head office, whom branches send to unless they say otherwise. */
export const headOffice = async (db: Queryable): Promise<string | undefined> =>
  (
    await first<{ kode_toko: string }>(
      db,
      sql`select kode_toko from toko where tipe = 'PUSAT' and dihapus_pada is null
          order by nomor limit 1`,
    )
  )?.kode_toko

type History = AnswerOf<typeof kirimHistory>['data'][number]
type HistoryRow = Omit<History, 'pada' | 'diterima_pada'> & {
  pada: Date
  diterima_pada: Date | null
}

/** What the store sent and what was sent to it, newest first. */
export async function historyPage(
  db: Queryable,
  kode_toko: string,
  query: QueryOf<typeof kirimHistory>,
): Promise<AnswerOf<typeof kirimHistory>> {
  const page = pageWindow(query)
  const parts = [sql`true`]
  if (query.arah !== 'ALL') parts.push(sql`x.arah = ${query.arah}`)
  if (query.status !== 'ALL') parts.push(sql`x.status = ${query.status}`)
  if (query.q) {
    const like = containing(query.q)
    parts.push(sql`concat_ws(' ', x.no_reff, x.keterangan, x.dari, x.tujuan) ilike ${like}`)
  }
  const from = sql`from (${bothWays(kode_toko)}) x where ${every(parts)}`
  const counted = await first<{ n: number }>(db, sql`select count(*)::int as n ${from}`)
  const found = await rows<HistoryRow>(
    db,
    sql`select x.* ${from} order by x.pada desc, x.no_reff desc
        limit ${page.limit} offset ${page.skip}`,
  )
  const data = found.map(row => ({
    ...row,
    pada: row.pada.toISOString(),
    diterima_pada: row.diterima_pada?.toISOString() ?? null,
  }))
  return { count: counted?.n ?? 0, data, ...page }
}

const bothWays = (kode_toko: string): Sql => sql`
  select s.nomor as no_reff, 'KELUAR' as arah, s.tgl as tgl_system, s.pada, s.user_id as input_by,
    ${kode_toko}::text as dari, s.isi->>'tujuan' as tujuan, s.total_rp as jumlah_rp, s.keterangan,
    case s.status when 'OPEN' then ${age(kode_toko, sql`s.tgl`)} end as umur_hari, s.no_terima,
    s.diterima_oleh, s.diterima_pada, s.status
  ${fromSent(kode_toko)}
  union all
  select u.no_reff, 'MASUK', u.tgl, u.dikirim_pada, u.dikirim_oleh, u.asal, ${kode_toko}::text,
    u.jumlah_rp, u.keterangan, u.umur_hari, u.no_terima, u.diterima_oleh, u.diterima_pada, u.status
  ${fromIncoming(kode_toko)}`
