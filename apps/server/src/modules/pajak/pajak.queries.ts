import type { TaxedLine } from '@kencana/domain/efaktur/notas'
import { first, type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'

interface Scope {
  readonly kode_toko: string
  readonly tgl_from: string
  readonly tgl_to: string
}

/** A line of a sale that stands; of pooled notas one for all of a class and rate. */
export interface SoldRow extends TaxedLine {
  readonly no_faktur_jual: string
  readonly tgl: string
  readonly jenis: 'PEDAGANG' | 'PABRIKAN' | null
  readonly npwp: string | null
  readonly nama: string | null
  readonly alamat: string | null
}

/** Sales of some days that were not taken back; row security keeps them to the store. */
const standing = ({ kode_toko, tgl_from, tgl_to }: Scope, more: Sql): Sql => sql`
  select d.* from dokumen d
  where d.kode_toko = ${kode_toko} and d.jenis = 'PENJUALAN'
    and d.tgl between ${tgl_from}::date and ${tgl_to}::date and ${more}
    and not exists (select from dokumen r
      where r.kode_toko = ${kode_toko} and r.membatalkan = d.nomor)`

const PRICE = sql`b.pajak->>'kelas_pajak' as kelas_pajak,
  coalesce(b.ppn_permyriad, 0) as ppn_permyriad`

/**
 * Lines of notas whose buyer is no end user. What the nota does not say of him is read from the
 * book of customers: a nota is never changed, so this is where it can be completed.
 */
export const tradeLines = (db: Queryable, scope: Scope) =>
  rows<SoldRow>(
    db,
    sql`select d.nomor as no_faktur_jual, d.tgl, d.isi->'pembeli'->>'jenis' as jenis,
          d.isi->'pembeli'->>'npwp' as npwp, coalesce(nullif(d.nama_customer, ''), p.nama) as nama,
          coalesce(nullif(d.alamat_customer, ''), p.alamat) as alamat, ${PRICE}, b.kode_barcode,
          b.nama_barang, b.harga_rp, b.diskon_rp
        from (${standing(scope, sql`d.isi->'pembeli' is not null`)}) d
        join dokumen_barang b on b.kode_toko = ${scope.kode_toko} and b.nomor = d.nomor
        left join jejak_pelanggan j on j.kode_toko = ${scope.kode_toko} and j.nomor = d.nomor
        left join pelanggan p on p.kode_toko = ${scope.kode_toko} and p.id = j.id_pelanggan
        order by d.tgl, d.pada, d.nomor, b.baris`,
  )

/** What end users bought, nota by nota: sums by class and rate. */
export const pooledLines = (db: Queryable, scope: Scope) =>
  rows<SoldRow>(
    db,
    sql`select d.nomor as no_faktur_jual, d.tgl, null as jenis, null as npwp,
          d.nama_customer as nama, null as alamat, ${PRICE}, '' as kode_barcode,
          '' as nama_barang, sum(b.harga_rp)::bigint as harga_rp, 0 as diskon_rp
        from (${standing(scope, sql`d.isi->'pembeli' is null`)}) d
        join dokumen_barang b on b.kode_toko = ${scope.kode_toko} and b.nomor = d.nomor
        group by d.nomor, d.tgl, d.pada, d.nama_customer, b.pajak->>'kelas_pajak',
          coalesce(b.ppn_permyriad, 0)
        order by d.tgl, d.pada, d.nomor`,
  )

/** Output tax as the books have it. */
export async function bookedPpn(db: Queryable, scope: Scope): Promise<number> {
  const row = await first<{ ppn: number }>(
    db,
    sql`select coalesce(sum(kredit_rp - debit_rp), 0)::bigint as ppn from jurnal_baris
        where kode_toko = ${scope.kode_toko} and jenis_akun = 'PPN_KELUARAN'
          and tgl between ${scope.tgl_from}::date and ${scope.tgl_to}::date`,
  )
  return row?.ppn ?? 0
}

/** The tax number that papers of the store show. */
export async function storeNpwp(db: Queryable, kode_toko: string): Promise<string | null> {
  const row = await first<{ npwp: string | null }>(
    db,
    sql`select npwp from toko where kode_toko = ${kode_toko}`,
  )
  return row?.npwp || null
}
