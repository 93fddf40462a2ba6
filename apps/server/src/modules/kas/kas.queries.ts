import { refuse } from '@kencana/contract/refusals'
import type { GolonganAkun } from '@kencana/domain/chart'
import { first, type Queryable, run, sql } from '../../platform/sql.ts'

/** A live account of the store, kept from deletion until the document is written. */
export const findAccount = (db: Queryable, kode_toko: string, no_rekening: string) =>
  first<{ kode_bank: string; no_rekening: string }>(
    db,
    sql`select kode_bank, no_rekening from rekening
        where kode_toko = ${kode_toko} and no_rekening = ${no_rekening} and dihapus_pada is null`,
  )

export interface KodeRow {
  kode_transaksi: string
  nama_transaksi: string
  jenis: 'BIAYA' | 'MASUK' | 'MUTASI'
  nomor_akun: string | null
  golongan: GolonganAkun | null
}

/**
 * A live kode transaksi of one of these kinds, with its account where that lives.
 * @throws Refusal RUJUKAN_TIDAK_ADA
 */
export async function kodeOf(
  db: Queryable,
  kode: string,
  jenis: readonly KodeRow['jenis'][],
): Promise<KodeRow> {
  const row = await first<KodeRow>(
    db,
    sql`select k.kode_transaksi, k.nama_transaksi, k.jenis, a.nomor_akun, a.golongan
        from kode_transaksi k
        left join akun a on a.nomor_akun = k.nomor_akun and a.dihapus_pada is null
        where k.kode_transaksi = ${kode} and k.dihapus_pada is null`,
  )
  return row !== undefined && jenis.includes(row.jenis)
    ? row
    : refuse('RUJUKAN_TIDAK_ADA', { label: 'Kode Transaksi', kode })
}

/** Keeps somebody from paying out twice at once: what is paid alone on a day has a bound. */
export const lockPayer = (db: Queryable, kode_toko: string, user_id: string) =>
  run(db, sql`select pg_advisory_xact_lock(7270, hashtext(${kode_toko} || ' ' || ${user_id}))`)

/**
 * Rupiah that somebody paid out on a day by a kode transaksi, which nobody approved: what he wrote
 * for another to validate is his, whoever validated it, until it was refused or taken back.
 */
export async function paidAlone(
  db: Queryable,
  kode_toko: string,
  user_id: string,
  tgl: string,
): Promise<number> {
  const row = await first<{ jumlah: number }>(
    db,
    sql`select (
          (select coalesce(sum(d.total_rp), 0) from dokumen d
            left join dokumen b on b.kode_toko = ${kode_toko} and b.membatalkan = d.nomor
            where d.kode_toko = ${kode_toko} and d.jenis in ('UANG_KAS', 'UANG_BANK')
              and d.tgl = ${tgl}::date and d.user_id = ${user_id} and d.isi->>'arah' = 'KELUAR'
              and not d.isi ? 'ajuan' and d.penyetuju is null and b.nomor is null)
          + (select coalesce(sum(a.total_rp), 0) from ajuan_uang a
            left join dokumen b on b.kode_toko = ${kode_toko} and b.membatalkan = a.no_akhir
            where a.kode_toko = ${kode_toko} and a.tgl = ${tgl}::date
              and a.user_id = ${user_id} and a.arah = 'KELUAR' and a.isi->>'penyetuju' is null
              and a.status in ('MENUNGGU', 'DISETUJUI') and b.nomor is null)
        )::bigint as jumlah`,
  )
  return row?.jumlah ?? 0
}
