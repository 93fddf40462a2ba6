import type { AccountRow } from '@kencana/contract/areas/akun'
import { type Queryable, rows, run, sql } from '../../platform/sql.ts'

export const accounts = (db: Queryable): Promise<AccountRow[]> =>
  rows<AccountRow>(
    db,
    sql`select nomor_akun, nama_akun, golongan, saldo_normal, emas from akun
        where dihapus_pada is null order by nomor_akun`,
  )

export interface MappingRow {
  trx: string
  type: string
  kode_akun: string
  jenis_akun: string
  nomor_akun: string
  nama_akun: string
}

/** Every mapping, journal by journal. */
export const mappings = (db: Queryable): Promise<MappingRow[]> =>
  rows<MappingRow>(
    db,
    sql`select p.trx, p.type, p.kode_akun, p.jenis_akun, p.nomor_akun, a.nama_akun
        from para_akun_transaksi p join akun a on a.nomor_akun = p.nomor_akun
        order by p.trx, p.type, p.kode_akun, p.jenis_akun`,
  )

/** The accounts of one journal. Read anew by every command, so that a change counts at once. */
export const accountsOf = (db: Queryable, trx: string, type: string) =>
  rows<{ jenis_akun: string; nomor_akun: string }>(
    db,
    sql`select jenis_akun, nomor_akun from para_akun_transaksi
        where trx = ${trx} and type = ${type}`,
  )

/**
 * Holds the changing of mappings to one transaction at a time: whether an account fits a part hangs
 * on the parts of every other journal.
 */
export const lockMappings = (db: Queryable) =>
  run(db, sql`select pg_advisory_xact_lock(7263, hashtext('para_akun_transaksi'))`)

interface Mapping {
  trx: string
  type: string
  jenis_akun: string
  nomor_akun: string
}

export const setMapping = (db: Queryable, m: Mapping, by: string, at: Date) =>
  run(
    db,
    sql`update para_akun_transaksi
        set nomor_akun = ${m.nomor_akun}, diubah_pada = ${at}, diubah_oleh = ${by}
        where trx = ${m.trx} and type = ${m.type} and jenis_akun = ${m.jenis_akun}`,
  )
