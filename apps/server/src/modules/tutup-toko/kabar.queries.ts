import { first, type Queryable, run, sql } from '../../platform/sql.ts'

/** The head office of the chain, whom branches tell; undefined where there is none. */
export const headOffice = async (db: Queryable): Promise<string | undefined> =>
  (
    await first<{ kode_toko: string }>(
      db,
      sql`select kode_toko from toko where tipe = 'PUSAT' and dihapus_pada is null
          order by nomor limit 1`,
    )
  )?.kode_toko

/** A closing as head office keeps it; rupiah of drawers with too much and with too little. */
export interface ToldClosing {
  readonly asal: string
  readonly no_tutup: string
  readonly id: string
  readonly tgl: string
  readonly tgl_berikut: string
  readonly ditutup_pada: Date
  readonly ditutup_oleh: string
  readonly lebih_rp: number
  readonly kurang_rp: number
  readonly alasan: string
}

export const keepClosing = (db: Queryable, kode_toko: string, told: ToldClosing) =>
  run(
    db,
    sql`insert into kabar_tutup (kode_toko, asal, no_tutup, id, tgl, tgl_berikut, ditutup_pada,
          ditutup_oleh, lebih_rp, kurang_rp, alasan)
        values (${kode_toko}, ${told.asal}, ${told.no_tutup}, ${told.id}, ${told.tgl},
          ${told.tgl_berikut}, ${told.ditutup_pada}, ${told.ditutup_oleh}, ${told.lebih_rp},
          ${told.kurang_rp}, ${told.alasan})`,
  )
