import type {
  ASAL_PAJAK,
  BarangDetail,
  ModeBarang,
  STATUS_BARANG,
} from '@kencana/contract/areas/barang'
import type { KelasPajak, TaxRates } from '@kencana/domain/pajak'
import type { TempatSortir } from '@kencana/domain/stok/sortir'
import type { CategoryCut } from '@kencana/domain/terms/potongan'
import { permilOf } from '../../engines/document/purity.ts'
import { join, name, type Queryable, rows, run, type Sql, sql } from '../../platform/sql.ts'

/** A row of the table, as it stands. */
export interface PieceRow {
  kode_barcode: string
  nama_barang: string
  kode_intern: string | null
  kode_dept: string
  nama_dept: string
  /** Kategori of its jenis. */
  kode_kategori: string | null
  kode_group: string
  nama_group: string
  kode_kadar: string
  nama_kadar: string
  permil: number
  kode_baki: string
  kode_kondisi: string | null
  berat_mg: number
  berat_nota_mg: number
  aturan_berat: string
  /** The rule of that code as it stands now. */
  aturan_versi: number
  aturan_pita: string | null
  mode_harga: ModeBarang
  kode_ongkos: string | null
  ongkos_per_gram: number
  ongkos_per_pcs: number
  atribut_rp: number
  kode_bandrol: string | null
  harga_bandrol: number | null
  modal_rp: number
  size: string | null
  asal_pajak: (typeof ASAL_PAJAK)[number]
  asal_barcode: string | null
  /** Whether the store has the piece of `asal_barcode`. */
  asal_di_toko: boolean
  asal_faktur_no: string | null
  asal_faktur_tgl: string | null
  asal_pemasok: string | null
  kode_supplier: string | null
  jatuh_tempo: string | null
  gambar: string | null
  status: (typeof STATUS_BARANG)[number]
  /** The bin a bought piece waits in since it was sorted. */
  tujuan: TempatSortir | null
  versi: number
  tgl_masuk: string
  no_masuk: string
  no_keluar: string | null
  /** The board's price for its kadar and group now. */
  papan_id: string | null
  papan_jual: number | null
  papan_pada: Date | null
  keluar_oleh: string | null
  /** With diamonds, by its kategori. */
  berlian: boolean
  kelas_pajak: KelasPajak
  bersertifikat: boolean
  /** Of its kategori, on the open day; null while the module of deductions is off. */
  potongan_kategori: CategoryCut | null
  /** Rates in force on the open day, by class. */
  pajak: Partial<Record<KelasPajak, TaxRates>> | null
  tawaran: BarangDetail['tawaran']
}

const columns = sql`b.kode_barcode, b.nama_barang, b.kode_intern, b.kode_dept, j.nama_dept,
  j.kode_kategori,
  b.kode_group, g.nama_group, b.kode_kadar, k.nama_kadar, ${permilOf(sql`b`)}, b.kode_baki,
  b.kode_kondisi,
  b.berat_mg, b.berat_nota_mg, b.aturan_berat, a.versi as aturan_versi, a.pita as aturan_pita,
  b.mode_harga, b.kode_ongkos, b.ongkos_per_gram, b.ongkos_per_pcs, b.atribut_rp, b.kode_bandrol,
  b.harga_bandrol, b.modal_rp, b.size,
  b.asal_pajak, b.asal_barcode, b.asal_faktur_no, b.asal_faktur_tgl, b.asal_pemasok,
  b.gambar, b.status, b.tujuan, b.versi,
  b.tgl_masuk, b.no_masuk, b.no_keluar`

const masters = sql`join jenis j on j.kode_dept = b.kode_dept
  join grup g on g.kode_group = b.kode_group join kadar k on k.kode_kadar = b.kode_kadar
  join aturan_berat a on a.kode_aturan = b.aturan_berat`

/**
 * The price in force for the kadar and group of row `of`: the group's own, else the kadar's. As in
 * `baca_penjualan` it is written out: no function that reads stores runs inside such a statement.
 */
const priceInForce = (kode_toko: string, of: Sql, at: Date): Sql =>
  sql`select h.id, h.harga_jual, h.berlaku_pada from harga_emas h
      where h.kode_toko = ${kode_toko} and h.kode_kadar = ${of}.kode_kadar
        and h.kode_group in ('*', ${of}.kode_group) and h.berlaku_pada <= ${at}
        and h.ditarik_pada is null
      order by (h.kode_group = ${of}.kode_group) desc, h.berlaku_pada desc, h.id desc limit 1`

/** Tax rates of each class on the open day, as `baca_penjualan` reads them. */
const ratesInForce = (kode_toko: string): Sql =>
  sql`(select jsonb_object_agg(t.kelas_pajak, to_jsonb(t)) from (
      select distinct on (kelas_pajak) kelas_pajak, kode_pajak, tgl_berlaku, versi,
        ppn_faktur_e2 ppn_faktur, ppn_tanpa_e2 ppn_tanpa, ppn_pabrikan_e2 ppn_pabrikan,
        pph22_e2 pph22
      from para_pajak where dihapus_pada is null and tgl_berlaku <= (select tgl from hari_bisnis
        where kode_toko = ${kode_toko} and status = 'BUKA')
      order by kelas_pajak, tgl_berlaku desc, kode_pajak) t)`

/** How row `b` is offered on a marketplace; null where it is not. */
const offerOf = (kode_toko: string): Sql =>
  sql`(select jsonb_build_object('kode_marketplace', o.kode_marketplace, 'nama_marketplace',
        m.nama_marketplace, 'nama_akun_toko', m.nama_akun_toko, 'kode_kurir', o.kode_kurir,
        'nama_kurir', r.nama_kurir, 'deskripsi', o.deskripsi, 'versi', o.versi,
        'user_id', o.user_id)
      from barang_marketplace o
      join marketplace m on m.kode_marketplace = o.kode_marketplace
      join kurir r on r.kode_kurir = o.kode_kurir
      where o.kode_toko = ${kode_toko} and o.kode_barcode = b.kode_barcode)`

/** What the kategori of the jenis is cheaper by on the open day, as `baca_penjualan` reads it. */
const cutInForce = (kode_toko: string, jenis: Sql): Sql =>
  sql`(select jsonb_build_object('kode_potongan', c.kode_potongan,
        'nama_potongan', c.nama_potongan, 'jenis_potongan', c.jenis_potongan,
        'potongan_rp', c.potongan_rp, 'potongan_permil', c.potongan_permil, 'versi', c.versi)
      from potongan_kategori c join hari_bisnis t on t.kode_toko = ${kode_toko}
        and t.status = 'BUKA' and t.tgl >= coalesce(c.tgl_dari, t.tgl)
        and t.tgl <= coalesce(c.tgl_sampai, t.tgl)
      where c.kode_toko = ${kode_toko} and c.dihapus_pada is null
        and c.kode_kategori = ${jenis}.kode_kategori
        and not exists (select from modul m where m.kode_toko = ${kode_toko}
          and m.kunci = 'POTONGAN_PENJUALAN_MODULE' and not m.aktif)
      order by c.tgl_dari desc nulls last, c.kode_potongan limit 1)`

/**
 * Pieces by barcode, with the board's prices and who took out those that are gone, or holds those
 * that wait for a check.
 */
export const findPieces = (
  db: Queryable,
  kode_toko: string,
  barcodes: readonly string[],
  at: Date,
): Promise<PieceRow[]> =>
  rows<PieceRow>(
    db,
    sql`select ${columns}, h.id as papan_id, h.harga_jual as papan_jual,
          h.berlaku_pada as papan_pada, coalesce(b.no_keluar, p.nomor) as no_keluar,
          coalesce(d.user_id, p.user_id) as keluar_oleh, m.kode_supplier, m.jatuh_tempo,
          coalesce(i.kode_kategori = 'BERLIAN', false) as berlian,
          coalesce(i.kelas_pajak, 'PERHIASAN') as kelas_pajak,
          coalesce(i.bersertifikat, false) as bersertifikat, ${ratesInForce(kode_toko)} as pajak,
          exists (select 1 from barang x where x.kode_toko = ${kode_toko}
            and x.kode_barcode = b.asal_barcode) as asal_di_toko,
          ${offerOf(kode_toko)} as tawaran,
          ${cutInForce(kode_toko, sql`j`)} as potongan_kategori
        from barang b ${masters} left join kategori i on i.kode_kategori = j.kode_kategori
        left join lateral (${priceInForce(kode_toko, sql`b`, at)}) h on true
        left join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = b.no_keluar
        left join lateral (select r.nomor, r.user_id from gerak_barang r
          where b.status = 'DIPERIKSA' and r.kode_toko = ${kode_toko}
            and r.kode_barcode = b.kode_barcode order by r.versi desc limit 1) p on true
        left join dokumen m on m.kode_toko = ${kode_toko} and m.nomor = b.no_masuk
        where b.kode_toko = ${kode_toko} and b.kode_barcode = any (${barcodes})
        order by b.kode_barcode`,
  )

/** Barcodes that lie in a tray. */
export const barcodesInTray = async (
  db: Queryable,
  kode_toko: string,
  kode_baki: string,
): Promise<string[]> => {
  const found = await rows<{ kode_barcode: string }>(
    db,
    sql`select kode_barcode from barang where kode_toko = ${kode_toko}
          and kode_baki = ${kode_baki} and status = 'ADA' order by kode_barcode`,
  )
  return found.map(row => row.kode_barcode)
}

export interface HistoryRow {
  pada: Date
  aksi: string
  nomor: string | null
  tgl: string | null
  user_id: string
  dari_baki: string | null
  ke_baki: string | null
  ke_status: PieceRow['status'] | null
  rincian: Record<string, unknown> | null
}

/** Movements by documents, and what no document tells, in the order they happened. */
export const pieceHistory = (db: Queryable, kode_toko: string, barcode: string) =>
  rows<HistoryRow>(
    db,
    sql`select pada, jenis as aksi, nomor, tgl, user_id, dari_baki, ke_baki, ke_status,
          null::jsonb as rincian
        from gerak_barang where kode_toko = ${kode_toko} and kode_barcode = ${barcode}
        union all
        select pada, aksi, null, null, user_id, null, null, null, rincian
        from riwayat_barang where kode_toko = ${kode_toko} and kode_barcode = ${barcode}
        order by pada, nomor nulls last`,
  )

/** Columns of a piece that may change without a document. */
export type PieceEdit = Readonly<Record<string, string | number | null>>

/** Changes a piece that is still as it was read; answers whether it was. */
export async function updatePiece(
  db: Queryable,
  kode_toko: string,
  { kode_barcode, versi }: { kode_barcode: string; versi: number },
  edit: PieceEdit,
): Promise<boolean> {
  const sets: Sql[] = Object.entries(edit).map(([key, value]) => sql`${name(key)} = ${value}`)
  const touched = await run(
    db,
    sql`update barang set ${join([...sets, sql`versi = versi + 1`], sql`, `)}
        where kode_toko = ${kode_toko} and kode_barcode = ${kode_barcode} and versi = ${versi}
          and status = 'ADA'`,
  )
  return touched === 1
}

/** Names the picture of a piece; a piece that is gone may still get one. */
export const setPicture = (db: Queryable, kode_toko: string, barcode: string, file: string) =>
  run(
    db,
    sql`update barang set gambar = ${file}
        where kode_toko = ${kode_toko} and kode_barcode = ${barcode}`,
  )

export interface HistoryNote {
  readonly id: string
  readonly kode_barcode: string
  readonly aksi: 'UBAH' | 'GAMBAR' | 'CETAK'
  readonly rincian: Readonly<Record<string, unknown>>
}

/**
 * Adds to the history of pieces what no document tells. Its RETURNING keeps a distributed database
 * from sending the rows by COPY, which row security refuses.
 */
export const addHistory = (
  db: Queryable,
  who: { kode_toko: string; user_id: string; pada: Date },
  notes: readonly HistoryNote[],
): Promise<number> =>
  run(
    db,
    sql`insert into riwayat_barang (kode_toko, kode_barcode, id, aksi, user_id, pada, rincian)
        select ${who.kode_toko}, r.kode_barcode, r.id, r.aksi, ${who.user_id}, ${who.pada},
          r.rincian
        from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb)
          as r(kode_barcode text, id uuid, aksi text, rincian jsonb)
        returning 1`,
  )

/** How often labels of these pieces were printed. */
export const printCounts = (db: Queryable, kode_toko: string, barcodes: readonly string[]) =>
  rows<{ kode_barcode: string; jumlah: number }>(
    db,
    sql`select kode_barcode, count(*)::int as jumlah from riwayat_barang
        where kode_toko = ${kode_toko} and kode_barcode = any (${barcodes}) and aksi = 'CETAK'
        group by kode_barcode`,
  )
