import type { KeptWeightRule } from '@kencana/domain/rounding'
import { first, name, type Queryable, rows, sql } from '../../platform/sql.ts'

export interface TrayRow {
  kode_baki: string
  /** Kategori its pieces are of; null for any. */
  kode_kategori: string | null
  kapasitas: number | null
  /** Bought pieces wait in it: nothing for sale is put there. */
  untuk_beli: boolean
  isi: number
}

/**
 * Locks live trays in the order of their codes and counts what lies in them: until the document is
 * written nobody else fills them, and their record is not deleted.
 */
export async function lockTrays(
  db: Queryable,
  kode_toko: string,
  codes: readonly string[],
): Promise<Map<string, TrayRow>> {
  await rows(
    db,
    sql`select 1 from baki where kode_toko = ${kode_toko} and kode_baki = any (${codes})
        order by kode_baki for no key update`,
  )
  const found = await rows<TrayRow>(
    db,
    sql`select b.kode_baki, b.kode_kategori, b.kapasitas,
          exists (select from gudang g where g.kode_toko = ${kode_toko}
            and g.kode_gudang = b.kode_gudang and g.jenis_gudang = 'BLN') as untuk_beli,
          (select count(*)::int from barang i
            where i.kode_toko = ${kode_toko} and i.kode_baki = b.kode_baki
              and (i.status = 'ADA' or i.status = 'DIPERIKSA' or i.status = 'BLN'
                or i.status = 'PESANAN' or i.status = 'DITAHAN')) as isi
        from baki b where b.kode_toko = ${kode_toko} and b.kode_baki = any (${codes})
          and b.dihapus_pada is null`,
  )
  return new Map(found.map(row => [row.kode_baki, row]))
}

/** Selling prices of the board in force, by 'kadar group'; '*' is every group. */
export async function sellingPrices(
  db: Queryable,
  kode_toko: string,
  at: Date,
): Promise<Map<string, number>> {
  const found = await rows<{ kode: string; harga_jual: number }>(
    db,
    sql`select distinct on (kode_kadar, kode_group)
          kode_kadar || ' ' || kode_group as kode, harga_jual
        from harga_emas where kode_toko = ${kode_toko}
          and berlaku_pada <= ${at} and ditarik_pada is null
        order by kode_kadar, kode_group, berlaku_pada desc, id desc`,
  )
  return new Map(found.map(row => [row.kode, row.harga_jual]))
}

/** Codes a piece is described by, those of its store apart from those of the chain. */
export interface UsedCodes {
  readonly kode_dept?: readonly string[]
  readonly kode_group?: readonly string[]
  readonly kode_kadar?: readonly string[]
  readonly kode_kondisi?: readonly string[]
  readonly kode_ongkos?: readonly string[]
  readonly kode_bandrol?: readonly string[]
}

const CODES = {
  kode_dept: sql`jenis where true`,
  kode_group: sql`grup where true`,
  kode_kadar: sql`kadar where true`,
  kode_kondisi: sql`kondisi_barang where true`,
}

/**
 * Keeps the records that pieces are about to use from being deleted until the transaction ends.
 * What is read after it is still so when the pieces are written.
 */
export async function lockMasters(
  db: Queryable,
  kode_toko: string,
  used: UsedCodes,
): Promise<void> {
  const own = sql`where kode_toko = ${kode_toko}`
  const tables = { ...CODES, kode_ongkos: sql`ongkos ${own}`, kode_bandrol: sql`bandrol ${own}` }
  for (const [column, table] of Object.entries(tables)) {
    const codes = [...new Set(used[column as keyof UsedCodes])]
    if (codes.length === 0) continue
    const key = name(column)
    await rows(
      db,
      sql`select 1 from ${table} and ${key} = any (${codes}) order by ${key} for key share`,
    )
  }
}

export interface SupplierRow {
  kode_supplier: string
  nama_supplier: string
  npwp: string | null
  tempo_hari: number
  beri_faktur: boolean
  versi: number
}

/** A live supplier, kept from being deleted until the transaction ends. */
export const lockSupplier = (db: Queryable, kode_supplier: string) =>
  first<SupplierRow>(
    db,
    sql`select kode_supplier, nama_supplier, npwp, tempo_hari, beri_faktur, versi from supplier
        where kode_supplier = ${kode_supplier} and dihapus_pada is null for key share`,
  )

/** Takes barcode numbers of a store and answers the first, with the store's own number. */
export async function takeBarcodes(
  db: Queryable,
  sesi: Buffer,
  kode_toko: string,
  count: number,
): Promise<{ nomor: number; mulai: number }> {
  // Alone in its statement: it runs on the store's node, where the database is distributed.
  const taken = await first<{ mulai: number }>(
    db,
    sql`select ambil_barcode(${sesi}, ${kode_toko}, ${count}) as mulai`,
  )
  const store = await first<{ nomor: number }>(
    db,
    sql`select nomor from toko where kode_toko = ${kode_toko}`,
  )
  if (taken === undefined || store === undefined) throw new Error(`no store ${kode_toko}`)
  return { ...taken, ...store }
}

export interface GroupRow {
  kode_group: string
  kode_kadar: string
  aturan: KeptWeightRule
}
export interface OngkosRow {
  kode_ongkos: string
  /** The group whose pieces are charged so; null for any. */
  kode_group: string | null
  ongkos_per_gram: number
  ongkos_per_pcs: number
}

/** Live masters new pieces may refer to, by code. */
export interface Masters {
  /** Their kategori, where they have one. */
  readonly jenis: ReadonlyMap<string, string | null>
  readonly kondisi: ReadonlySet<string>
  readonly kadar: ReadonlyMap<string, number>
  readonly grup: ReadonlyMap<string, GroupRow>
  readonly ongkos: ReadonlyMap<string, OngkosRow>
  readonly bandrol: ReadonlyMap<string, number>
}

/** Reads all of them at once; they are small. */
export async function readMasters(db: Queryable, kode_toko: string): Promise<Masters> {
  const row = await first<{
    jenis: { kode: string; kategori: string | null }[]
    kondisi: string[]
    kadar: { kode: string; permil: number }[]
    grup: GroupRow[]
    ongkos: OngkosRow[]
    bandrol: { kode: string; harga: number }[]
  }>(
    db,
    sql`select
      coalesce((select jsonb_agg(jsonb_build_object('kode', kode_dept, 'kategori', kode_kategori))
        from jenis where dihapus_pada is null), '[]') as jenis,
      coalesce((select jsonb_agg(kode_kondisi) from kondisi_barang where dihapus_pada is null),
        '[]') as kondisi,
      coalesce((select jsonb_agg(jsonb_build_object('kode', kode_kadar, 'permil', permil_e1 / 10.0))
        from kadar where dihapus_pada is null), '[]') as kadar,
      coalesce((select jsonb_agg(jsonb_build_object('kode_group', g.kode_group, 'kode_kadar',
        g.kode_kadar, 'aturan', jsonb_build_object('kode', a.kode_aturan, 'versi', a.versi,
        'pita', a.pita))) from grup g join aturan_berat a on a.kode_aturan = g.aturan_berat
        where g.dihapus_pada is null), '[]') as grup,
      coalesce((select jsonb_agg(jsonb_build_object('kode_ongkos', kode_ongkos,
        'kode_group', kode_group, 'ongkos_per_gram', ongkos_per_gram, 'ongkos_per_pcs',
        ongkos_per_pcs)) from ongkos
        where kode_toko = ${kode_toko} and dihapus_pada is null), '[]') as ongkos,
      coalesce((select jsonb_agg(jsonb_build_object('kode', kode_bandrol, 'harga', harga_bandrol))
        from bandrol where kode_toko = ${kode_toko} and dihapus_pada is null), '[]') as bandrol`,
  )
  if (row === undefined) throw new Error('masters answered nothing')
  return {
    jenis: new Map(row.jenis.map(j => [j.kode, j.kategori])),
    kondisi: new Set(row.kondisi),
    kadar: new Map(row.kadar.map(k => [k.kode, k.permil])),
    grup: new Map(row.grup.map(g => [g.kode_group, g])),
    ongkos: new Map(row.ongkos.map(o => [o.kode_ongkos, o])),
    bandrol: new Map(row.bandrol.map(b => [b.kode, b.harga])),
  }
}
