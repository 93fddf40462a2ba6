import type { listAntreSortir } from '@kencana/contract/areas/stok/sortir'
import type { QueryOf } from '@kencana/contract/kit/route'
import type { TujuanSortir } from '@kencana/domain/stok/sortir'
import { permilOf } from '../../engines/document/purity.ts'
import { containing } from '../../engines/document/serve/list-documents.ts'
import { every, first, type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'

/** A bought piece that waits, with what its purchase says of it. */
export interface WaitingRow {
  kode_barcode: string
  versi: number
  nama_barang: string
  kode_dept: string
  nama_dept: string
  kode_group: string
  kode_kadar: string
  nama_kadar: string
  permil: number
  kode_baki: string
  berat_mg: number
  modal_rp: number
  mode_harga: 'GRAM' | 'BANDROL' | 'MANUAL'
  kode_ongkos: string | null
  harga_bandrol: number | null
  size: string | null
  no_faktur_beli: string | null
  tgl_beli: string
  kondisi: string | null
  hasil: string | null
  tujuan: 'CUCI' | 'SEPUH' | 'REPARASI' | null
}

/** Pieces `b` that wait, each with the line of its purchase as `a`. */
const waitingFrom = (kode_toko: string): Sql => sql`
  from barang b
  join jenis j on j.kode_dept = b.kode_dept
  join kadar k on k.kode_kadar = b.kode_kadar
  left join lateral (select l.nomor, l.beli->>'kode_kondisi' as kode_kondisi,
      l.beli->>'hasil' as hasil
    from dokumen_barang l where l.kode_toko = ${kode_toko} and l.kode_barcode = b.kode_barcode
      and l.jenis = 'PEMBELIAN' limit 1) a on true
  left join kondisi_pembelian c on c.kondisi_barang = a.kode_kondisi
  where b.kode_toko = ${kode_toko} and b.status = 'BLN'`

const WAITING = sql`b.kode_barcode, b.versi, b.nama_barang, b.kode_dept, j.nama_dept, b.kode_group,
  b.kode_kadar, k.nama_kadar, ${permilOf(sql`b`)}, b.kode_baki, b.berat_mg, b.modal_rp,
  b.mode_harga, b.kode_ongkos, b.harga_bandrol, b.size, a.nomor as no_faktur_beli,
  b.tgl_masuk as tgl_beli, coalesce(c.nama_kondisi, a.kode_kondisi) as kondisi, a.hasil, b.tujuan`

type Asked = Omit<QueryOf<typeof listAntreSortir>, 'skip' | 'limit' | 'page'>

const askedFor = ({ q, tujuan, kode_baki }: Asked): Sql[] => [
  ...(tujuan === 'BELUM' ? [sql`b.tujuan is null`] : []),
  ...(tujuan === 'ALL' || tujuan === 'BELUM' ? [] : [sql`b.tujuan = ${tujuan}`]),
  ...(kode_baki ? [sql`b.kode_baki = ${kode_baki}`] : []),
  ...(q
    ? [sql`concat_ws(' ', b.kode_barcode, b.nama_barang, a.nomor) ilike ${containing(q)}`]
    : []),
]

/** A page of those asked for, the oldest first, and how many there are. */
export async function waitingPage(
  db: Queryable,
  kode_toko: string,
  asked: Asked,
  { skip, limit }: { readonly skip: number; readonly limit: number },
) {
  const from = sql`${waitingFrom(kode_toko)} and ${every([sql`true`, ...askedFor(asked)])}`
  const counted = await first<{ n: number }>(db, sql`select count(*)::int as n ${from}`)
  const found = await rows<WaitingRow>(
    db,
    sql`select ${WAITING} ${from} order by b.masuk_pada, b.kode_barcode
        limit ${limit} offset ${skip}`,
  )
  return { count: counted?.n ?? 0, found }
}

/** One of them, or undefined. */
export const waitingPiece = (db: Queryable, kode_toko: string, kode_barcode: string) =>
  first<WaitingRow>(
    db,
    sql`select ${WAITING} ${waitingFrom(kode_toko)} and b.kode_barcode = ${kode_barcode}`,
  )

/** What a piece became by being sorted last: by whom, on which document. */
export interface LastSorting {
  kode_barcode: string
  versi: number
  status: string
  nomor: string
  user_id: string
}

/** Those of the pieces that were sorted last, whatever they are now. */
export const lastSortings = (db: Queryable, kode_toko: string, barcodes: readonly string[]) =>
  rows<LastSorting>(
    db,
    sql`select g.kode_barcode, g.versi, b.status, g.nomor, g.user_id
        from barang b
        join gerak_barang g on g.kode_toko = ${kode_toko} and g.kode_barcode = b.kode_barcode
          and g.versi = b.versi
        where b.kode_toko = ${kode_toko} and b.kode_barcode = any (${barcodes})
          and g.jenis in ('SORTIR', 'PINDAH_SORTIR')`,
  )

/** What a line of a sorting says beside its figures: what the piece was in the books. */
export interface Sorting {
  readonly tujuan: TujuanSortir
  readonly dari_berat_mg: number
  readonly dari_murni_ug: number
  readonly dari_kadar: string
  readonly sumber: 'TIMBANGAN' | 'KETIK'
  readonly baris_mentah: string | null
  readonly kode_timbangan: string | null
  /** Until when the seal of that scale held. */
  readonly tera_sampai: string | null
}

export interface SortedRow {
  kode_barcode: string
  nama_barang: string
  kode_baki: string
  ke_baki: string | null
  berat_mg: number
  kode_kadar: string
  modal_rp: number
  proses: Sorting
}

/** Lines of a sorting, in the order they were sorted. */
export const sortedLines = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<SortedRow>(
    db,
    sql`select kode_barcode, nama_barang, kode_baki, ke_baki, berat_mg, kode_kadar, modal_rp, proses
        from dokumen_barang where kode_toko = ${kode_toko} and nomor = ${nomor} order by baris`,
  )

/** A sorting as the ledger has it. */
export interface SortirRow {
  nomor: string
  jenis: string
  tgl: string
  pada: Date
  user_id: string
  penyetuju: string | null
  keterangan: string | null
  berat_mg: number
  isi: { readonly tujuan: Readonly<Record<TujuanSortir, number>> }
  no_batal: string | null
}

export const SORTIR_COLUMNS = sql`d.nomor, d.jenis, d.tgl, d.pada, d.user_id, d.penyetuju,
  d.keterangan, d.berat_mg, d.isi, b.nomor as no_batal`
