import { first, type Queryable, rows, run, type Sql, sql } from '../../platform/sql.ts'

export interface ValueRow {
  kunci: string
  nilai: string
  diubah_pada: Date | null
  diubah_oleh: string | null
}

/** What is kept of the settings of a store; a setting nobody touched may have no row. */
export const settingRows = (db: Queryable, kode_toko: string): Promise<ValueRow[]> =>
  rows<ValueRow>(
    db,
    sql`select kunci, nilai, diubah_pada, diubah_oleh from para_system
        where kode_toko = ${kode_toko}`,
  )

export const moduleRows = (db: Queryable, kode_toko: string) =>
  rows<{ kunci: string; aktif: boolean }>(
    db,
    sql`select kunci, aktif from modul where kode_toko = ${kode_toko}`,
  )

/** One writer of a store's settings at a time: what it compares with stays until it is done. */
export const holdSettings = (db: Queryable, kode_toko: string) =>
  rows(
    db,
    sql`select kunci from para_system where kode_toko = ${kode_toko} order by kunci for update`,
  )

interface NewValue {
  readonly kode_toko: string
  readonly kunci: string
  readonly nilai: string
}

/** A row the product keeps for itself, such as how far the sample chain is. */
export const putSetting = (
  db: Queryable,
  { kode_toko, kunci, nilai }: NewValue,
  by: { at: Date; user_id: string } | null,
): Promise<number> =>
  run(
    db,
    sql`insert into para_system (kode_toko, kunci, nilai, diubah_pada, diubah_oleh)
        values (${kode_toko}, ${kunci}, ${nilai}, ${by?.at ?? null}, ${by?.user_id ?? null})
        on conflict (kode_toko, kunci) do update set nilai = excluded.nilai,
          diubah_pada = excluded.diubah_pada, diubah_oleh = excluded.diubah_oleh`,
  )

export const putModule = (db: Queryable, kode_toko: string, kunci: string, aktif: boolean) =>
  run(
    db,
    sql`insert into modul (kode_toko, kunci, aktif) values (${kode_toko}, ${kunci}, ${aktif})
        on conflict (kode_toko, kunci) do update set aktif = excluded.aktif`,
  )

export interface HistoryRow {
  id: string
  jenis: 'SETTING' | 'MODUL' | 'TOKO'
  kunci: string
  lama: string
  baru: string
  user_id: string
  pada: Date
}

export const insertHistory = (db: Queryable, kode_toko: string, h: HistoryRow): Promise<number> =>
  run(
    db,
    sql`insert into riwayat_pengaturan (kode_toko, id, jenis, kunci, lama, baru, user_id, pada)
        values (${kode_toko}, ${h.id}, ${h.jenis}, ${h.kunci}, ${h.lama}, ${h.baru}, ${h.user_id},
          ${h.pada})`,
  )

const ofKey = (key: string | undefined): Sql =>
  key === undefined ? sql`` : sql`and kunci = ${key}`

export const historyRows = (
  db: Queryable,
  kode_toko: string,
  key: string | undefined,
  window: { skip: number; limit: number },
): Promise<HistoryRow[]> =>
  rows<HistoryRow>(
    db,
    sql`select id, jenis, kunci, lama, baru, user_id, pada from riwayat_pengaturan
        where kode_toko = ${kode_toko} ${ofKey(key)}
        order by pada desc, id desc offset ${window.skip} limit ${window.limit}`,
  )

export const historyCount = async (
  db: Queryable,
  kode_toko: string,
  key: string | undefined,
): Promise<number> =>
  (
    await first<{ jumlah: number }>(
      db,
      sql`select count(*)::int as jumlah from riwayat_pengaturan
          where kode_toko = ${kode_toko} ${ofKey(key)}`,
    )
  )?.jumlah ?? 0

export const liveStores = (db: Queryable) =>
  rows<{ kode_toko: string; nama_toko: string }>(
    db,
    sql`select kode_toko, nama_toko from toko where dihapus_pada is null order by nomor`,
  )

/** The audit row of another store than the one worked for. */
export const auditOf = (
  db: Queryable,
  sesi: Buffer,
  kode_toko: string,
  pada: Date,
  perintah: string,
  isi: object,
) =>
  first(
    db,
    sql`select catat_perintah(${sesi}, ${kode_toko}, ${pada}, ${perintah},
          ${JSON.stringify(isi)}::jsonb)`,
  )
