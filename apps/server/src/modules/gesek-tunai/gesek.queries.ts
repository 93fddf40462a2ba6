import type { gesekHistories } from '@kencana/contract/areas/uang/gesek-tunai'
import type { StatusNonCash } from '@kencana/contract/areas/uang/non-cash'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import { openDay } from '../../engines/document/open-day.ts'
import { inDays } from '../../engines/document/serve/list-documents.ts'
import { fromDocuments } from '../../engines/document/serve/plain-documents.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { every, first, type Queryable, rows, run, sql } from '../../platform/sql.ts'
import type { Before } from './decide-gesek.ts'
import { GESEK, type Swiped, swipedShown } from './swiped.ts'

/** What a slip names a card by, and the machine's word that it was paid. */
type Card = Pick<Swiped, 'kode_bank' | 'kartu_akhir' | 'kode_setuju'>

/** Keeps one card from being swiped twice at once at a store. */
export const lockCard = (db: Queryable, kode_toko: string, card: Card) =>
  run(
    db,
    sql`select pg_advisory_xact_lock(7269,
          hashtext(${`${kode_toko} ${card.kode_bank} ${card.kartu_akhir}`}))`,
  )

/** What stands of cash against the same card on the day, and what the same slip paid on any. */
export async function swipedBefore(
  db: Queryable,
  kode_toko: string,
  { kode_bank, kartu_akhir, kode_setuju }: Card,
  tgl: string,
): Promise<Before> {
  const found = await first<Before>(
    db,
    sql`select (select n.nomor from non_cash n where n.kode_toko = ${kode_toko}
            and n.dibatalkan is null and n.bukti
              = bukti_bayar(${kode_bank}, ${kartu_akhir}, ${kode_setuju}, ${tgl}::date)) as nomor,
          coalesce(sum(d.total_rp), 0)::bigint as sudah
        ${fromDocuments(kode_toko, GESEK.jenis)} and b.nomor is null
          and d.tgl = ${tgl}::date and d.penyetuju is null
          and d.isi->>'kode_bank' = ${kode_bank} and d.isi->>'kartu_akhir' = ${kartu_akhir}`,
  )
  return found ?? { nomor: null, sudah: 0 }
}

/** What is known of what was swiped beside its document. */
export interface Standing {
  status_kartu: StatusNonCash
  no_cair: string | null
}

const STATUS = sql`case when n.dibatalkan is null then coalesce(n.hasil, 'BELUM')
  when n.hasil is null then 'BATAL' else 'BATAL_COCOK' end`

export const standingOf = (db: Queryable, kode_toko: string, nomor: string) =>
  first<Standing>(
    db,
    sql`select ${STATUS} as status_kartu, n.no_cair from dokumen d
        join non_cash n on n.kode_toko = ${kode_toko} and n.nomor = d.nomor
        where d.kode_toko = ${kode_toko} and d.nomor = ${nomor} and d.jenis = ${GESEK.jenis}`,
  )

type Row = Pick<Standing, 'status_kartu' | 'no_cair'> & {
  nomor: string
  tgl: string
  pada: Date
  user_id: string
  total_rp: number
  nama_customer: string | null
  keterangan: string | null
  isi: Swiped
  status: 'SELESAI' | 'BATAL'
}

/** A page of it, newest first; without days it is of the open one. */
export async function historyPage(
  { db, kode_toko }: StoreCtx,
  asked: QueryOf<typeof gesekHistories>,
): Promise<AnswerOf<typeof gesekHistories>> {
  const page = pageWindow(asked)
  const open = (await openDay(db, kode_toko)) ?? null
  const unnamed = asked.tgl_from === undefined && asked.tgl_to === undefined
  const days = unnamed ? [sql`d.tgl = ${open}`] : inDays(sql`d.tgl`, asked)
  const from = sql`${fromDocuments(kode_toko, GESEK.jenis)} and ${every(days)}`
  const counted = await first<{ n: number }>(db, sql`select count(*)::int as n ${from}`)
  const found = await rows<Row>(
    db,
    sql`select d.nomor, d.tgl, d.pada, d.user_id, d.total_rp, d.nama_customer, d.keterangan, d.isi,
          ${STATUS} as status_kartu, n.no_cair, d.status
        from (select d.*, case when b.nomor is null then 'SELESAI' else 'BATAL' end as status
          ${from} order by d.pada desc, d.nomor desc limit ${page.limit} offset ${page.skip}) d
        join non_cash n on n.kode_toko = ${kode_toko} and n.nomor = d.nomor
        order by d.pada desc, d.nomor desc`,
  )
  const data = found.map(row => ({
    no_gesek: row.nomor,
    tgl_system: row.tgl,
    pada: row.pada.toISOString(),
    user_id: row.user_id,
    ...swipedShown(row),
    status_kartu: row.status_kartu,
    no_cair: row.no_cair,
    status: row.status,
  }))
  return { count: counted?.n ?? 0, data, ...page }
}
