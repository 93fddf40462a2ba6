import type { listSusut } from '@kencana/contract/areas/stok/susut'
import type { QueryOf } from '@kencana/contract/kit/route'
import type { STATUS_SUSUT, SUMBER_SUSUT } from '@kencana/domain/stok/susut'
import { containing, inDays } from '../../engines/document/serve/list-documents.ts'
import { every, first, type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'

/** A loss as it stands, with who found it. */
export interface LossRow {
  no_susut: string
  versi: number
  status: (typeof STATUS_SUSUT)[number]
  sumber: (typeof SUMBER_SUSUT)[number]
  no_kirim: string | null
  kode_tukang: string | null
  nama_tukang: string | null
  tgl: string
  user_id: string
  susut_mg: number | null
  izin_mg: number | null
  tunggu_ug: number
  tunggu_rp: number
  penanggung: string | null
}

const LOSS = sql`s.no_susut, s.versi, s.status, s.sumber, s.no_kirim, s.kode_tukang, t.nama_tukang,
  s.tgl, g.user_id, s.susut_mg, s.izin_mg, s.tunggu_ug, s.tunggu_rp, s.penanggung`

const losses = (kode_toko: string): Sql => sql`from susut s
  left join tukang t on t.kode_toko = ${kode_toko} and t.kode_tukang = s.kode_tukang
  join gerak_susut g on g.kode_toko = ${kode_toko} and g.no_susut = s.no_susut and g.versi = 1
  where s.kode_toko = ${kode_toko}`

export const findLoss = (db: Queryable, kode_toko: string, nomor: string) =>
  first<LossRow>(db, sql`select ${LOSS} ${losses(kode_toko)} and s.no_susut = ${nomor}`)

type Asked = QueryOf<typeof listSusut>

/** A page of those asked for, the oldest first, and how many there are. */
export async function lossPage(
  db: Queryable,
  kode_toko: string,
  { q, status, ...days }: Asked,
  { skip, limit }: { readonly skip: number; readonly limit: number },
) {
  const parts = [
    sql`true`,
    ...inDays(sql`s.tgl`, days),
    ...(status === 'ALL' ? [] : [sql`s.status = ${status}`]),
    ...(q
      ? [sql`concat_ws(' ', s.no_susut, s.no_kirim, t.nama_tukang) ilike ${containing(q)}`]
      : []),
  ]
  const from = sql`${losses(kode_toko)} and ${every(parts)}`
  const counted = await first<{ n: number }>(db, sql`select count(*)::int as n ${from}`)
  const found = await rows<LossRow>(
    db,
    sql`select ${LOSS} ${from} order by s.tgl, s.no_susut limit ${limit} offset ${skip}`,
  )
  return { count: counted?.n ?? 0, found }
}

/** Whether somebody who may log in at the store is called so. */
export const isUserOf = async (
  db: Queryable,
  kode_toko: string,
  user_id: string,
): Promise<boolean> =>
  (await first(
    db,
    sql`select 1 from users where user_id = ${user_id} and kode_toko = ${kode_toko} and aktif`,
  )) !== undefined
