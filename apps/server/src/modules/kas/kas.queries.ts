import { refuse } from '@kencana/contract/refusals'
import { first, type Queryable, sql } from '../../platform/sql.ts'

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
    sql`select k.kode_transaksi, k.nama_transaksi, k.jenis, a.nomor_akun from kode_transaksi k
        left join akun a on a.nomor_akun = k.nomor_akun and a.dihapus_pada is null
        where k.kode_transaksi = ${kode} and k.dihapus_pada is null`,
  )
  return row !== undefined && jenis.includes(row.jenis)
    ? row
    : refuse('RUJUKAN_TIDAK_ADA', { label: 'Kode Transaksi', kode })
}
