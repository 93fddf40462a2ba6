import { type Queryable, rows, run, sql } from '../../../platform/sql.ts'

export interface Offer {
  readonly kode_marketplace: string
  readonly kode_kurir: string
  readonly deskripsi: string
}

/** Which of the two can be chosen now; held until the offer is written. */
export async function lockChoices(
  db: Queryable,
  { kode_marketplace, kode_kurir }: Offer,
): Promise<{ readonly marketplace: boolean; readonly kurir: boolean }> {
  const platforms = await rows(
    db,
    sql`select 1 from marketplace where kode_marketplace = ${kode_marketplace}
          and status = 'AKTIF' and dihapus_pada is null for key share`,
  )
  const carriers = await rows(
    db,
    sql`select 1 from kurir where kode_kurir = ${kode_kurir} and jenis_kurir = 'EKSPEDISI'
          and status = 'AKTIF' and dihapus_pada is null for key share`,
  )
  return { marketplace: platforms.length > 0, kurir: carriers.length > 0 }
}

interface At {
  readonly kode_toko: string
  readonly kode_barcode: string
  /** Of the offer as it was read; 0 when there was none. */
  readonly versi: number
}

/** Writes an offer that is still as it was read; answers whether it was. */
export async function keepOffer(
  db: Queryable,
  { kode_toko, kode_barcode, versi }: At,
  { kode_marketplace, kode_kurir, deskripsi }: Offer,
  { user_id, pada }: { readonly user_id: string; readonly pada: Date },
): Promise<boolean> {
  const written =
    versi === 0
      ? sql`insert into barang_marketplace (kode_toko, kode_barcode, kode_marketplace, kode_kurir,
              deskripsi, user_id, pada)
            values (${kode_toko}, ${kode_barcode}, ${kode_marketplace}, ${kode_kurir},
              ${deskripsi}, ${user_id}, ${pada})
            on conflict (kode_toko, kode_barcode) do nothing`
      : sql`update barang_marketplace set kode_marketplace = ${kode_marketplace},
              kode_kurir = ${kode_kurir}, deskripsi = ${deskripsi}, user_id = ${user_id},
              pada = ${pada}, versi = versi + 1
            where kode_toko = ${kode_toko} and kode_barcode = ${kode_barcode}
              and versi = ${versi}`
  return (await run(db, written)) === 1
}

/** Takes an offer away that is still as it was read; answers whether it was. */
export async function dropOffer(
  db: Queryable,
  { kode_toko, kode_barcode, versi }: At,
): Promise<boolean> {
  const gone = await run(
    db,
    sql`delete from barang_marketplace where kode_toko = ${kode_toko}
          and kode_barcode = ${kode_barcode} and versi = ${versi}`,
  )
  return gone === 1
}
