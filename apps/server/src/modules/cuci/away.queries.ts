import type { DiTukang, listAntreTukang } from '@kencana/contract/areas/stok/di-tukang'
import type { QueryOf } from '@kencana/contract/kit/route'
import { permilOf } from '../../engines/document/purity.ts'
import { containing } from '../../engines/document/serve/list-documents.ts'
import { every, first, type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'
import { sentWith } from './cuci.queries.ts'

/** A piece that is away, with the batch it was sent with last. */
export interface AwayRow extends Omit<DiTukang, 'kadar' | 'berat' | 'modal_rp' | 'hari'> {
  permil: number
  berat_mg: number
  modal_rp: number
}

/** Pieces `b` at a craftsman, each with its batch as `k` and who has it as `t`. */
const awayFrom = (kode_toko: string): Sql => sql`
  from barang b
  join kadar d on d.kode_kadar = b.kode_kadar
  join batch_cuci k on k.kode_toko = ${kode_toko} and k.no_kirim = ${sentWith(kode_toko)}
  join tukang t on t.kode_toko = ${kode_toko} and t.kode_tukang = k.kode_tukang
  where b.kode_toko = ${kode_toko} and b.status in ('CUCI', 'SEPUH', 'TUKANG')`

const COLUMNS = sql`b.kode_barcode, b.versi, b.nama_barang, b.status, b.kode_group, b.kode_kadar,
  d.nama_kadar, ${permilOf(sql`b`)}, b.berat_mg, b.modal_rp, b.mode_harga, b.kode_ongkos,
  b.harga_bandrol, k.no_kirim, k.kode_tukang, t.nama_tukang, k.tgl as tgl_kirim, k.tgl_janji`

type Asked = Omit<QueryOf<typeof listAntreTukang>, 'skip' | 'limit' | 'page'>

const askedFor = ({ q, terima, no_kirim }: Asked): Sql[] => [
  ...(terima === 'SEPUH' ? [sql`b.status = 'SEPUH'`] : []),
  ...(terima === 'CUCI' ? [sql`b.status in ('CUCI', 'TUKANG')`] : []),
  ...(no_kirim ? [sql`k.no_kirim = ${no_kirim}`] : []),
  ...(q
    ? [
        sql`concat_ws(' ', b.kode_barcode, b.nama_barang, k.no_kirim, t.nama_tukang)
          ilike ${containing(q)}`,
      ]
    : []),
]

/** A page of those asked for, the first sent before others, and how many there are. */
export async function awayPage(
  db: Queryable,
  kode_toko: string,
  asked: Asked,
  { skip, limit }: { readonly skip: number; readonly limit: number },
) {
  const from = sql`${awayFrom(kode_toko)} and ${every([sql`true`, ...askedFor(asked)])}`
  const counted = await first<{ n: number }>(db, sql`select count(*)::int as n ${from}`)
  const found = await rows<AwayRow>(
    db,
    sql`select ${COLUMNS} ${from} order by k.tgl, k.no_kirim, b.kode_barcode
        limit ${limit} offset ${skip}`,
  )
  return { count: counted?.n ?? 0, found }
}

/** One of them, or undefined. */
export const awayPiece = (db: Queryable, kode_toko: string, kode_barcode: string) =>
  first<AwayRow>(
    db,
    sql`select ${COLUMNS} ${awayFrom(kode_toko)} and b.kode_barcode = ${kode_barcode}`,
  )

/** Whether the store has such a piece, wherever it is. */
export const isPiece = async (db: Queryable, kode_toko: string, kode_barcode: string) =>
  (await first(
    db,
    sql`select 1 from barang where kode_toko = ${kode_toko} and kode_barcode = ${kode_barcode}`,
  )) !== undefined
