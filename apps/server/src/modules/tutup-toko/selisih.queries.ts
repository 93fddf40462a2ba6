import { first, type Queryable, rows, sql } from '../../platform/sql.ts'

/** A count that was handed in and refused: what was counted, never what the books said. */
export interface RefusedCount {
  user_id: string
  pada: string
  laci: { laci: string; hitung_rp: number }[]
}

const REFUSED = 'HITUNGAN_DITOLAK'
const SLIP_REFUSED = 'SLIP_DITOLAK'

/** A slip as it was typed, never what the documents said. */
interface TypedSlip {
  alat: string
  penerbit: string
  total: number
  jumlah: number
}

/** Keeps refused counts or slips in the store's chain, in a transaction of its own. */
export const keepRefused = (
  db: Queryable,
  kode_toko: string,
  sesi: Buffer,
  at: Date,
  isi: { tgl: string; kunci: string | undefined } & (
    | { laci: RefusedCount['laci'] }
    | { mesin: readonly TypedSlip[] }
  ),
) =>
  first(
    db,
    sql`select catat_perintah(${sesi}, ${kode_toko}, ${at},
          ${'laci' in isi ? REFUSED : SLIP_REFUSED}, ${JSON.stringify(isi)}::jsonb)`,
  )

/** Counts of the open day that were refused, since the closing before it; one sent again is one. */
export const refusedCounts = async (
  db: Queryable,
  kode_toko: string,
  tgl: string,
): Promise<RefusedCount[]> =>
  (await refusedOf<RefusedCount['laci']>(db, kode_toko, tgl, REFUSED, 'laci')).map(
    ({ user_id, pada, said }) => ({ user_id, pada: pada.toISOString(), laci: said }),
  )

/** Slips of the open day that were refused, since the closing before it. */
export const refusedSlips = async (db: Queryable, kode_toko: string, tgl: string) =>
  (await refusedOf<TypedSlip[]>(db, kode_toko, tgl, SLIP_REFUSED, 'mesin')).map(
    ({ user_id, pada, said }) => ({ user_id, pada: pada.toISOString(), mesin: said }),
  )

const refusedOf = <T>(
  db: Queryable,
  kode_toko: string,
  tgl: string,
  perintah: string,
  part: 'laci' | 'mesin',
) =>
  rows<{ user_id: string; pada: Date; said: T }>(
    db,
    sql`select min(urut) as urut, user_id, min(pada) as pada, isi->${part}::text as said from audit
        where kode_toko = ${kode_toko} and perintah = ${perintah} and isi->>'tgl' = ${tgl}::text
          and urut > coalesce((select max(a.urut) from audit a join hari_bisnis h
            on h.kode_toko = ${kode_toko} and h.no_tutup = a.nomor
            where a.kode_toko = ${kode_toko}), 0)
        group by user_id, said, coalesce(isi->>'kunci', urut::text)
        order by urut`,
  )

export interface NoticeRow {
  nama_toko: string
  tgl: string
  no_tutup: string
  user_id: string
  /** Rupiah too much, in drawers that had more than their books. */
  lebih: number
  /** Rupiah too little, in drawers that had less. */
  kurang: number
  alasan: string
  hitungan_ditolak: number
  mesin_lebih: number
  mesin_kurang: number
  alasan_mesin: string
  slip_ditolak: number
}

/** Closings of the last business days with a cause to tell, or with what was refused before. */
export const closingNotices = (db: Queryable, kode_toko: string, days: number) =>
  rows<NoticeRow>(
    db,
    sql`select t.nama_toko, h.tgl, h.no_tutup, h.ditutup_oleh as user_id,
          coalesce(d.isi->>'alasan_selisih', '') as alasan,
          coalesce(jsonb_array_length(d.isi->'ditolak'), 0) as hitungan_ditolak,
          coalesce(s.lebih, 0) as lebih, coalesce(s.kurang, 0) as kurang,
          coalesce(d.isi->>'alasan_mesin', '') as alasan_mesin,
          coalesce(jsonb_array_length(d.isi->'slip_ditolak'), 0) as slip_ditolak,
          coalesce(m.lebih, 0) as mesin_lebih, coalesce(m.kurang, 0) as mesin_kurang
        from hari_bisnis h
        join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = h.no_tutup
        cross join lateral (
          select sum(greatest(selisih, 0))::bigint as lebih,
            sum(greatest(-selisih, 0))::bigint as kurang
          from jsonb_array_elements(d.isi->'laci') l,
            lateral (select (l->>'hitung_rp')::bigint - (l->>'buku_rp')::bigint as selisih) k) s
        cross join lateral (
          select sum(greatest(selisih, 0))::bigint as lebih,
            sum(greatest(-selisih, 0))::bigint as kurang
          from jsonb_array_elements(d.isi->'mesin') l,
            lateral (select (l->>'slip_rp')::bigint - (l->>'buku_rp')::bigint as selisih) k) m
        join toko t on t.kode_toko = ${kode_toko}
        where h.kode_toko = ${kode_toko} and h.status = 'TUTUP'
          and h.tgl >= (select max(x.tgl) - ${days}::int from hari_bisnis x
            where x.kode_toko = ${kode_toko})
          and (d.isi->>'alasan_selisih' <> '' or jsonb_array_length(d.isi->'ditolak') > 0
            or d.isi->>'alasan_mesin' <> '' or jsonb_array_length(d.isi->'slip_ditolak') > 0)
        order by h.tgl desc`,
  )
