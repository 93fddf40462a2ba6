import type { Machine, Taken } from '@kencana/domain/uang/slip-mesin'
import { type Queryable, rows, sql } from '../../platform/sql.ts'

const MACHINE = sql`case n.cara when 'QRIS' then 'QRIS' else 'KARTU' end as alat,
  coalesce(n.kode_bank, '-') as penerbit`

/**
 * What each machine took on a day by the documents, and what of it was undone that day. Slips that
 * a shop began with went through no machine of that day, whatever day they say.
 */
export const machineTakings = (db: Queryable, kode_toko: string, tgl: string) =>
  rows<Taken>(
    db,
    sql`select ${MACHINE},
          coalesce(sum(n.jumlah_rp) filter (where n.dibatalkan is null), 0)::bigint as buku_rp,
          count(*) filter (where n.dibatalkan is null)::int as buku_n,
          coalesce(sum(n.jumlah_rp) filter (where n.dibatalkan is not null), 0)::bigint as batal_rp,
          count(*) filter (where n.dibatalkan is not null)::int as batal_n
        from non_cash n
        where n.kode_toko = ${kode_toko} and n.tgl = ${tgl} and n.cara <> 'TRANSFER'
          and n.jenis <> 'SALDO_AWAL'
        group by 1, 2 order by 1, 2`,
  )

/** A machine of the store, and whether a document of the open day names it. */
export interface KnownMachine extends Machine {
  hari_ini: boolean
}

/** Machines that took something on the day or in the month before it. */
export const knownMachines = (db: Queryable, kode_toko: string, tgl: string) =>
  rows<KnownMachine>(
    db,
    sql`select ${MACHINE}, bool_or(n.tgl = ${tgl}::date) as hari_ini
        from non_cash n
        where n.kode_toko = ${kode_toko} and n.cara <> 'TRANSFER'
          and n.tgl between ${tgl}::date - 31 and ${tgl}::date
        group by 1, 2 order by 1, 2`,
  )
