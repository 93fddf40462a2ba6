import type { JenisSaldoAwal } from '@kencana/domain/posting/saldo-awal'
import { type Queryable, rows, sql } from '../../platform/sql.ts'

/** A code that may stand in a column of a sheet. */
export interface NamedCode {
  kolom: string
  kode: string
  nama: string
}

/** Live codes of the masters that opening balances are described by, column by column. */
export const codesOf = (
  db: Queryable,
  kode_toko: string,
  jenis: JenisSaldoAwal,
): Promise<NamedCode[]> =>
  rows<NamedCode>(
    db,
    sql`select 'kode_dept' as kolom, kode_dept as kode, nama_dept as nama from jenis
          where dihapus_pada is null
        union all select 'kode_group', kode_group, nama_group from grup where dihapus_pada is null
        union all select 'kode_kadar', kode_kadar, nama_kadar from kadar where dihapus_pada is null
        union all select 'kode_sales', kode_sales, nama_sales from sales
          where kode_toko = ${kode_toko} and dihapus_pada is null
        union all select 'kode_baki', b.kode_baki, b.nama_baki from baki b
          where b.kode_toko = ${kode_toko} and b.dihapus_pada is null
            and (${jenis} = 'BLN') = exists (select from gudang g
              where g.kode_toko = ${kode_toko} and g.kode_gudang = b.kode_gudang
                and g.jenis_gudang = 'BLN')
        order by 1, 2`,
  )

/** The condition of goods, which pieces and pledges have each of their own. */
export const conditionsOf = (db: Queryable, jenis: 'BARANG' | 'HUTANG'): Promise<NamedCode[]> =>
  rows<NamedCode>(
    db,
    jenis === 'BARANG'
      ? sql`select 'kode_kondisi' as kolom, kode_kondisi as kode, nama_kondisi as nama
            from kondisi_barang where dihapus_pada is null order by kode_kondisi`
      : sql`select 'kode_kondisi' as kolom, kode_kondisi as kode, nama_kondisi as nama
            from kondisi_pinjaman where dihapus_pada is null order by kode_kondisi`,
  )
