import type { kirimCuci } from '@kencana/contract/areas/stok/cuci'
import type { QueryOf } from '@kencana/contract/kit/route'
import { mgToGram } from '@kencana/domain/quantity'
import type { ProsesCuci, StatusBatch } from '@kencana/domain/stok/cuci'
import type { LossTerms } from '@kencana/domain/stok/susut'
import { containing, inDays, type ListSource } from '../../engines/document/serve/list-documents.ts'
import { every, first, type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'

/** A batch as it stands, with its craftsman. */
export interface BatchRow {
  no_kirim: string
  versi: number
  status: StatusBatch
  proses: ProsesCuci
  kode_tukang: string
  nama_tukang: string
  jenis_kerja: string
  /** Thousandths he may lose where no parameter says it. */
  susut_permil: number
  tgl: string
  tgl_janji: string | null
  pcs: number
  sisa_pcs: number
  berat_mg: number
  keterangan: string | null
}

const BATCH = sql`b.no_kirim, b.versi, b.status, b.proses, b.kode_tukang, t.nama_tukang,
  t.jenis_kerja, t.susut_permil, b.tgl, b.tgl_janji, b.pcs, b.sisa_pcs, b.berat_mg, b.keterangan`

const batches = (kode_toko: string): Sql => sql`from batch_cuci b
  join tukang t on t.kode_toko = ${kode_toko} and t.kode_tukang = b.kode_tukang
  where b.kode_toko = ${kode_toko}`

export const findBatch = (db: Queryable, kode_toko: string, nomor: string) =>
  first<BatchRow>(db, sql`select ${BATCH} ${batches(kode_toko)} and b.no_kirim = ${nomor}`)

/** A document of a batch, with what it says of its loss. */
export interface BatchStep {
  nomor: string
  jenis: string
  tgl: string
  pada: Date
  user_id: string
  penyetuju: string | null
  membatalkan: string | null
  keterangan: string | null
  pcs: number
  berat_mg: number
  isi: { readonly susut_mg?: number; readonly lebih_mg?: number; readonly ongkos_rp?: number }
}

/** Documents of a batch, oldest first. */
export const batchSteps = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<BatchStep>(
    db,
    sql`select g.nomor, g.jenis, g.tgl, g.pada, g.user_id, d.penyetuju, d.membatalkan, d.keterangan,
          d.berat_mg, coalesce(d.isi, '{}') as isi,
          (select count(*)::int from dokumen_barang l
            where l.kode_toko = ${kode_toko} and l.nomor = g.nomor) as pcs
        from gerak_batch_cuci g
        join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = g.nomor
        where g.kode_toko = ${kode_toko} and g.no_kirim = ${nomor} order by g.versi`,
  )

/** The batch that a piece `b` was sent with last; one that was taken back sent nothing. */
export const sentWith = (kode_toko: string): Sql => sql`(select g.nomor from gerak_barang g
  where g.kode_toko = ${kode_toko} and g.kode_barcode = b.kode_barcode and g.jenis = 'KIRIM_CUCI'
    and not exists (select from dokumen u where u.kode_toko = ${kode_toko}
      and u.membatalkan = g.nomor)
  order by g.versi desc limit 1)`

const AWAY = sql`b.status in ('CUCI', 'SEPUH', 'TUKANG')`

/** Those of the pieces that were sent with this batch last, whatever became of them since. */
export async function lastSentWith(
  db: Queryable,
  kode_toko: string,
  nomor: string,
  barcodes: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rows<{ kode_barcode: string }>(
    db,
    sql`select b.kode_barcode from barang b
        where b.kode_toko = ${kode_toko} and b.kode_barcode = any (${barcodes})
          and ${sentWith(kode_toko)} = ${nomor}`,
  )
  return new Set(found.map(({ kode_barcode }) => kode_barcode))
}

/** A piece of a batch: as it was sent, what it is now, what it weighed when it came back. */
export interface BatchPiece {
  kode_barcode: string
  nama_barang: string
  kode_kadar: string
  kode_baki: string
  kirim_mg: number
  kembali_mg: number | null
  status: string
  di_luar: boolean
}

export const batchPieces = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<BatchPiece>(
    db,
    sql`select l.kode_barcode, l.nama_barang, b.kode_kadar, b.kode_baki, l.berat_mg as kirim_mg,
          r.berat_mg as kembali_mg, b.status,
          ${AWAY} and ${sentWith(kode_toko)} = ${nomor} as di_luar
        from dokumen_barang l
        join barang b on b.kode_toko = ${kode_toko} and b.kode_barcode = l.kode_barcode
        left join lateral (select x.berat_mg from gerak_batch_cuci g
          join dokumen_barang x on x.kode_toko = ${kode_toko} and x.nomor = g.nomor
            and x.kode_barcode = l.kode_barcode
          where g.kode_toko = ${kode_toko} and g.no_kirim = ${nomor}
            and g.jenis in ('TERIMA_CUCI', 'TERIMA_SEPUHAN')
            and not exists (select from dokumen u where u.kode_toko = ${kode_toko}
              and u.membatalkan = g.nomor)
          order by g.versi desc limit 1) r on true
        where l.kode_toko = ${kode_toko} and l.nomor = ${nomor} order by l.baris`,
  )

export interface TukangRow {
  kode_tukang: string
  nama_tukang: string
  jenis_kerja: string
  status: string
  /** Thousandths he may lose where no parameter says it. */
  susut_permil: number
}

/** A craftsman, whatever became of him: what he has he gives back. */
export const tukangOf = (db: Queryable, kode_toko: string, kode_tukang: string) =>
  first<TukangRow>(
    db,
    sql`select kode_tukang, nama_tukang, jenis_kerja, status, susut_permil from tukang
        where kode_toko = ${kode_toko} and kode_tukang = ${kode_tukang}`,
  )

/** A live craftsman, kept from being deleted until the transaction ends. */
export const lockTukang = (db: Queryable, kode_toko: string, kode_tukang: string) =>
  first<TukangRow>(
    db,
    sql`select kode_tukang, nama_tukang, jenis_kerja, status, susut_permil from tukang
        where kode_toko = ${kode_toko} and kode_tukang = ${kode_tukang} and dihapus_pada is null
        for key share`,
  )

/** What a row of Parameter Susut allows. */
interface TermsRow {
  kode_kadar: string
  kode_susut: string
  susut_permil: LossTerms['susut_permil']
}

/** What a process may lose, by kadar; '*' is every other one. Of several the strictest holds. */
export async function lossTerms(
  db: Queryable,
  kode_toko: string,
  proses: ProsesCuci,
): Promise<ReadonlyMap<string, TermsRow>> {
  const found = await rows<TermsRow>(
    db,
    sql`select distinct on (1) coalesce(kode_kadar, '*') as kode_kadar, kode_susut, susut_permil
        from parameter_susut where kode_toko = ${kode_toko} and proses = ${proses}
          and dihapus_pada is null order by 1, susut_permil, kode_susut`,
  )
  return new Map(found.map(one => [one.kode_kadar, one]))
}

type Asked = QueryOf<typeof kirimCuci.list>
type Listed = BatchRow & { pada: Date; user_id: string; nomor: string }

/** No batch has a sales person. */
const conditions = ({ q, status, kode_sales, ...days }: Asked): Sql =>
  every([
    kode_sales ? sql`false` : sql`true`,
    ...inDays(sql`b.tgl`, days),
    ...(status === 'ALL' ? [] : [sql`b.status = ${status}`]),
    ...(q
      ? [sql`concat_ws(' ', b.no_kirim, b.kode_tukang, t.nama_tukang) ilike ${containing(q)}`]
      : []),
  ])

/** What a list says of a batch. */
export const batchShown = (row: BatchRow) => ({
  proses: row.proses,
  kode_tukang: row.kode_tukang,
  nama_tukang: row.nama_tukang,
  tgl_janji: row.tgl_janji,
  pcs: row.pcs,
  sisa_pcs: row.sisa_pcs,
  berat: mgToGram(row.berat_mg),
})

/** Batches, the newest first. */
export const batchList: ListSource<Asked, Listed, ReturnType<typeof batchShown>> = {
  from: (kode_toko, asked) => sql`${batches(kode_toko)} and ${conditions(asked)}`,
  page: (kode_toko, from, window) => sql`
    select x.*, x.no_kirim as nomor, g.pada, g.user_id
    from (select ${BATCH} ${from} order by b.tgl desc, b.no_kirim desc ${window}) x
    join gerak_batch_cuci g on g.kode_toko = ${kode_toko} and g.no_kirim = x.no_kirim
      and g.versi = 1
    order by x.tgl desc, x.no_kirim desc`,
  shown: batchShown,
}
