import { first, type Queryable, run, sql } from '../../platform/sql.ts'

export interface ServiceRow {
  alamat: string
  kunci: Buffer | null
  templat: Record<string, string>
  diubah_pada: Date
  diubah_oleh: string
}

export const serviceRow = (db: Queryable, kode_toko: string, kode_layanan: string) =>
  first<ServiceRow>(
    db,
    sql`select alamat, kunci, templat, diubah_pada, diubah_oleh from layanan
        where kode_toko = ${kode_toko} and kode_layanan = ${kode_layanan}`,
  )

export const putService = (
  db: Queryable,
  kode_toko: string,
  kode_layanan: string,
  row: ServiceRow,
): Promise<number> =>
  run(
    db,
    sql`insert into layanan (kode_toko, kode_layanan, alamat, kunci, templat, diubah_pada,
          diubah_oleh)
        values (${kode_toko}, ${kode_layanan}, ${row.alamat}, ${row.kunci},
          ${JSON.stringify(row.templat)}::jsonb, ${row.diubah_pada}, ${row.diubah_oleh})
        on conflict (kode_toko, kode_layanan) do update set alamat = excluded.alamat,
          kunci = excluded.kunci, templat = excluded.templat, diubah_pada = excluded.diubah_pada,
          diubah_oleh = excluded.diubah_oleh`,
  )
