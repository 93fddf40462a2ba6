import type { AccountRow } from '@kencana/contract/areas/akun'
import type { PemegangAkun } from '@kencana/domain/posting/buku/jurnal-umum'
import { first, type Queryable, rows, run, sql } from '../../platform/sql.ts'

export const accounts = (db: Queryable): Promise<AccountRow[]> =>
  rows<AccountRow>(
    db,
    sql`select nomor_akun, nama_akun, golongan, saldo_normal, emas from akun
        where dihapus_pada is null order by nomor_akun`,
  )

/** Accounts whose part went elsewhere after it was booked there, with who kept them. */
export async function keptOnce(db: Queryable): Promise<Map<string, string>> {
  const kept = await rows<{ nomor_akun: string; oleh: string }>(
    db,
    sql`select nomor_akun, pernah_dipegang as oleh from akun where pernah_dipegang is not null`,
  )
  return new Map(kept.map(({ nomor_akun, oleh }) => [nomor_akun, oleh]))
}

export const keepOn = (db: Queryable, nomor_akun: string, oleh: PemegangAkun) =>
  run(db, sql`update akun set pernah_dipegang = ${oleh} where nomor_akun = ${nomor_akun}`)

/** Parts of journals that were ever booked at an account, in any store. */
export const bookedParts = async (db: Queryable, nomor_akun: string): Promise<string[]> =>
  (await first<{ bagian: string[] }>(db, sql`select bagian_terbuku(${nomor_akun}) as bagian`))
    ?.bagian ?? []

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

/** Accounts that kode transaksi name. */
export const chosenByKode = (db: Queryable) =>
  rows<{ kode_transaksi: string; nomor_akun: string }>(
    db,
    sql`select kode_transaksi, nomor_akun from kode_transaksi
        where dihapus_pada is null and nomor_akun is not null order by kode_transaksi`,
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

/** Until a journal by hand is booked its account stays what it is: kept by no list. */
export const holdMappings = (db: Queryable) =>
  run(db, sql`select pg_advisory_xact_lock_shared(7263, hashtext('para_akun_transaksi'))`)

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
