import { type Queryable, rows, run, sql } from '../../platform/sql.ts'

/** What the address of a store answered last; it counts for that very address. */
export interface PortalCheck {
  readonly alamat: string
  readonly dipakai: boolean
  readonly hasil: 'TERBUKTI' | 'TAK_TERJANGKAU' | 'BUKAN_RANTAI' | 'BUKAN_TOKO' | 'LAMA'
  readonly pada: string | null
  readonly oleh: string | null
}

export interface PortalRow {
  kode_toko: string
  nama_toko: string
  portal: string
  portal_uji: PortalCheck | null
}

/** Live stores at an address of their own. */
export const portalRows = (db: Queryable): Promise<PortalRow[]> =>
  rows<PortalRow>(
    db,
    sql`select kode_toko, nama_toko, portal, portal_uji from toko
        where portal is not null and dihapus_pada is null order by nomor`,
  )

/** Keeps what an address answered, as long as it still is the store's; how many stores that are. */
export const keepCheck = (db: Queryable, kode_toko: string, check: PortalCheck): Promise<number> =>
  run(
    db,
    sql`update toko set portal_uji = ${JSON.stringify(check)}::jsonb
        where kode_toko = ${kode_toko} and portal = ${check.alamat}`,
  )
