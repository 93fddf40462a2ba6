import type { JenisSaldoAwal } from '@kencana/domain/posting/saldo-awal'
import type { OpeningSums } from '../../engines/document/opening/sums.ts'
import { permilOf } from '../../engines/document/purity.ts'
import { first, type Queryable, rows, run, type Sql, sql } from '../../platform/sql.ts'

/** What a load says of itself. */
export interface LoadSaid {
  readonly jenis: JenisSaldoAwal
  /** Names it in the documents it came with. */
  readonly muat: string
  readonly baris: number
  readonly sums: OpeningSums
  readonly rincian: readonly (OpeningSums & { readonly nama: string })[]
}

export interface LoadRow {
  nomor: string
  jenis: string
  tgl: string
  pada: Date
  user_id: string
  isi: LoadSaid
  no_batal: string | null
}

/** Alone with the store until the transaction ends: no trade is posted and nothing else loaded. */
export const holdStore = (db: Queryable, kode_toko: string) =>
  run(db, sql`select kunci_hari(${kode_toko}, true)`)

const loadsOf = (kode_toko: string): Sql => sql`
  select d.nomor, d.jenis, d.tgl, d.pada, d.user_id, d.isi, b.nomor as no_batal
  from dokumen d
  left join dokumen b on b.kode_toko = ${kode_toko} and b.membatalkan = d.nomor
  where d.kode_toko = ${kode_toko} and d.jenis = 'SALDO_AWAL'`

/** Loads of a store that stand, at most one of each kind. */
export const standingLoads = (db: Queryable, kode_toko: string) =>
  rows<LoadRow>(db, sql`${loadsOf(kode_toko)} and b.nomor is null order by d.pada`)

export const findLoad = (db: Queryable, kode_toko: string, nomor: string) =>
  first<LoadRow>(db, sql`${loadsOf(kode_toko)} and d.nomor = ${nomor}`)

/** Kinds whose load has the weight of its pieces: of loans their own documents have it. */
export const hasPieces = (jenis: JenisSaldoAwal): boolean => jenis === 'BARANG' || jenis === 'BLN'

/** Documents that come with a load, one for each of its rows or letters. */
const PARTS = ['AWAL_HUTANG', 'AWAL_TITIPAN', 'AWAL_KURANG_BAYAR'] as const

/** Kinds of documents that are the trade of a kind of balances. */
const TRADE: Readonly<Record<Exclude<JenisSaldoAwal, 'KAS' | 'NON_CASH'>, readonly string[]>> = {
  BARANG: ['PENJUALAN', 'PEMBELIAN', 'HANCUR_BARANG'],
  BLN: ['PEMBELIAN', 'HANCUR_PEMBELIAN', 'SORTIR'],
  ROSOK: ['HANCUR_BARANG', 'HANCUR_PEMBELIAN', 'SORTIR'],
  HUTANG: ['HUTANG'],
  TITIPAN: ['TITIPAN'],
  KURANG_BAYAR: ['KURANG_BAYAR'],
}

/** What of a store's documents is the trade of a kind, over `d`; money moves with anything. */
function tradeOf(kode_toko: string, jenis: JenisSaldoAwal): Sql {
  if (jenis === 'KAS') {
    return sql`d.jenis <> all (${['SALDO_AWAL', 'TAMBAH_BARANG', ...PARTS]}::text[])
      and exists (select from jurnal_baris j where j.kode_toko = ${kode_toko}
        and j.nomor = d.nomor and j.jenis_akun in ('KAS', 'KAS_GADAI', 'BANK'))`
  }
  if (jenis === 'NON_CASH') {
    return sql`d.jenis <> 'SALDO_AWAL' and exists (select from non_cash n
      where n.kode_toko = ${kode_toko} and n.nomor = d.nomor and n.cara <> 'TRANSFER')`
  }
  return sql`d.jenis = any(${TRADE[jenis]}::text[])`
}

/** The first document of a kind's trade that stands, or undefined. */
export const firstTrade = (db: Queryable, kode_toko: string, jenis: JenisSaldoAwal) =>
  first<{ nomor: string }>(
    db,
    sql`select d.nomor from dokumen d where ${stands(kode_toko)}
        and ${tradeOf(kode_toko, jenis)} order by d.pada limit 1`,
  )

const stands = (kode_toko: string): Sql => sql`d.kode_toko = ${kode_toko}
  and d.membatalkan is null and not exists (select from dokumen b
    where b.kode_toko = ${kode_toko} and b.membatalkan = d.nomor)`

/** Numbers of the documents that came with a load, in its order. */
export const partsOf = (db: Queryable, kode_toko: string, muat: string) =>
  rows<{ nomor: string }>(
    db,
    sql`select nomor from dokumen
        where kode_toko = ${kode_toko} and jenis = any (${PARTS}::text[])
          and isi->>'muat' = ${muat} order by nomor`,
  )

/** A document that came with a load: what its reversal carries over. */
export interface PartRow {
  nomor: string
  jenis: string
  tgl: string
  no_batal: string | null
  [column: string]: unknown
}

export const findPart = (db: Queryable, kode_toko: string, nomor: string) =>
  first<PartRow>(
    db,
    sql`select d.nomor, d.jenis, d.tgl, d.kode_sales, d.nama_customer, d.alamat_customer,
          d.telp_customer, d.total_rp, d.berat_mg, d.murni_ug, b.nomor as no_batal
        from dokumen d
        left join dokumen b on b.kode_toko = ${kode_toko} and b.membatalkan = d.nomor
        where d.kode_toko = ${kode_toko} and d.nomor = ${nomor}`,
  )

/** Something of a load that a later document moved, or undefined. */
export const movedSince = (db: Queryable, kode_toko: string, { nomor, isi }: LoadRow) =>
  first<{ nomor: string }>(
    db,
    sql`select g.kode_barcode as nomor from barang b
        join gerak_barang g on g.kode_toko = ${kode_toko} and g.kode_barcode = b.kode_barcode
        where b.kode_toko = ${kode_toko} and b.no_masuk = ${nomor} and g.nomor <> ${nomor}
        union all
        select d.nomor from dokumen d
        left join hutang h on h.kode_toko = ${kode_toko} and h.no_faktur_hutang = d.nomor
        left join bon t on t.kode_toko = ${kode_toko} and t.no_bon = d.nomor
        where d.kode_toko = ${kode_toko} and d.jenis = any (${PARTS}::text[])
          and d.isi->>'muat' = ${isi.muat} and coalesce(h.versi, t.versi) <> 1
        union all
        select n.no_slip from non_cash n where n.kode_toko = ${kode_toko} and n.nomor = ${nomor}
          and (n.hasil is not null or n.no_cair is not null)
        limit 1`,
  )

/** Pieces of a load in the order of its sheet, as lines of what undoes it. */
export const loadedPieces = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<{ kode_barcode: string; [column: string]: unknown }>(
    db,
    sql`select l.baris, l.kode_barcode, l.nama_barang, l.kode_dept, l.kode_group, l.kode_kadar,
          ${permilOf(sql`l`)}, l.kode_baki, l.berat_mg, l.berat_nota_mg, l.murni_ug, l.aturan_berat,
          l.mode_harga, l.atribut_rp, l.harga_rp, l.modal_rp
        from dokumen_barang l
        where l.kode_toko = ${kode_toko} and l.nomor = ${nomor} order by l.baris`,
  )

/** Journals of a load and of what came with it, summed by account and side. */
export const loadJournal = (db: Queryable, kode_toko: string, { nomor, isi }: LoadRow) =>
  rows<SummedLine>(
    db,
    sql`select j.jenis_akun, j.nomor_akun, a.nama_akun, sum(j.debit_rp)::bigint as debit,
          sum(j.kredit_rp)::bigint as kredit, sum(j.murni_ug)::bigint as murni_ug
        from jurnal_baris j join akun a on a.nomor_akun = j.nomor_akun
        where j.kode_toko = ${kode_toko} and (j.nomor = ${nomor} or j.nomor in (
          select d.nomor from dokumen d where d.kode_toko = ${kode_toko}
            and d.jenis = any (${PARTS}::text[]) and d.isi->>'muat' = ${isi.muat}))
        group by j.jenis_akun, j.nomor_akun, a.nama_akun order by j.nomor_akun`,
  )

interface SummedLine {
  jenis_akun: string
  nomor_akun: string
  nama_akun: string
  debit: number
  kredit: number
  murni_ug: number
}
