import type { PetaKoran } from '@kencana/domain/bank/columns'
import type { DalamRupiah } from '@kencana/domain/bank/in-rupiah'
import type { BarisKoran } from '@kencana/domain/bank/read-statement'
import { first, type Queryable, rows, run, sql } from '../../platform/sql.ts'

export interface AccountRow {
  no_rekening: string
  nama_rekening: string
  kode_bank: string
  peta: PetaKoran | null
}

/** An account of the store, deleted or not: its statements stay. */
export const findAccount = (db: Queryable, kode_toko: string, no_rekening: string) =>
  first<AccountRow>(
    db,
    sql`select r.no_rekening, r.nama_rekening, r.kode_bank, p.peta from rekening r
        left join koran_peta p on p.kode_toko = ${kode_toko} and p.no_rekening = r.no_rekening
        where r.kode_toko = ${kode_toko} and r.no_rekening = ${no_rekening}`,
  )

interface AccountState extends AccountRow {
  baris: number
  terbuka: number
  tgl_dari: string | null
  tgl_sampai: string | null
}

/** Live accounts, and those of before that have a statement. */
export const accountStates = (db: Queryable, kode_toko: string) =>
  rows<AccountState>(
    db,
    sql`select r.no_rekening, r.nama_rekening, r.kode_bank, p.peta,
          coalesce(g.baris, 0) as baris, coalesce(g.terbuka, 0) as terbuka,
          g.tgl_dari, g.tgl_sampai
        from rekening r
        left join koran_peta p on p.kode_toko = ${kode_toko} and p.no_rekening = r.no_rekening
        left join (
          select no_rekening, count(*)::int as baris, min(tgl) as tgl_dari,
            max(tgl) as tgl_sampai, (count(*) filter (where id_cocok is null))::int as terbuka
          from koran_baris where kode_toko = ${kode_toko} group by 1
        ) g on g.no_rekening = r.no_rekening
        where r.kode_toko = ${kode_toko} and (r.dihapus_pada is null or g.baris > 0)
        order by r.kode_bank, r.no_rekening`,
  )

export interface KnownLine {
  sidik: string
  tgl: string
  jumlah_sen: number
  saldo_sen: number | null
}

/** Lines of an account within the days of a file. */
export const knownLines = (
  db: Queryable,
  kode_toko: string,
  no_rekening: string,
  days: { readonly from: string; readonly to: string },
) =>
  rows<KnownLine>(
    db,
    sql`select sidik, tgl, jumlah_rp * 100 + lebih_sen as jumlah_sen,
          saldo_rp * 100 + saldo_lebih_sen as saldo_sen
        from koran_baris
        where kode_toko = ${kode_toko} and no_rekening = ${no_rekening}
          and tgl between ${days.from}::date and ${days.to}::date order by tgl, urut`,
  )

/**
 * What the account held before a day, by the last line that says so and all behind it; where none
 * does, what all of them moved.
 */
export const heldBefore = (db: Queryable, kode_toko: string, no_rekening: string, tgl: string) =>
  first<{ sen: number; disebut: boolean }>(
    db,
    sql`with l as (
          select jumlah_rp * 100 + lebih_sen as jumlah, saldo_rp * 100 + saldo_lebih_sen as saldo,
            row_number() over (order by tgl desc, urut desc) as ke
          from koran_baris where kode_toko = ${kode_toko} and no_rekening = ${no_rekening}
            and tgl < ${tgl}::date
        ), s as (select min(ke) as ke from l where saldo is not null)
        select coalesce(sum(case when l.ke = s.ke then l.saldo else l.jumlah end)
            filter (where s.ke is null or l.ke <= s.ke), 0)::bigint as sen,
          count(s.ke) > 0 as disebut
        from l cross join s`,
  )

/** Keeps how an account's columns were mapped; its statements are loaded one after the other. */
export const keepMap = (
  db: Queryable,
  kode_toko: string,
  map: { no_rekening: string; peta: PetaKoran; user_id: string; pada: Date },
) =>
  run(
    db,
    sql`insert into koran_peta (kode_toko, no_rekening, peta, user_id, pada)
        values (${kode_toko}, ${map.no_rekening}, ${JSON.stringify(map.peta)}::jsonb,
          ${map.user_id}, ${map.pada})
        on conflict (kode_toko, no_rekening) do update set peta = excluded.peta,
          user_id = excluded.user_id, pada = excluded.pada`,
  )

export interface MarkedLine extends BarisKoran, DalamRupiah {
  readonly sidik: string
}

/** Adds the lines nobody loaded before, in the order of time; answers how many they were. */
export const addLines = (
  db: Queryable,
  kode_toko: string,
  of: { no_rekening: string; no_unggah: string },
  lines: readonly MarkedLine[],
) => {
  const given = JSON.stringify(lines.map((line, ke) => ({ ...line, ke })))
  return run(
    db,
    sql`insert into koran_baris (kode_toko, no_rekening, sidik, urut, tgl, jumlah_rp, lebih_sen,
          saldo_rp, saldo_lebih_sen, keterangan, referensi, no_unggah, baris)
        select ${kode_toko}, ${of.no_rekening}, l.sidik, u.urut + l.ke, l.tgl, l.jumlah,
          l.jumlah_sen - l.jumlah * 100, l.saldo, coalesce(l.saldo_sen - l.saldo * 100, 0),
          l.keterangan, l.referensi, ${of.no_unggah}, l.baris
        from jsonb_to_recordset(${given}::jsonb)
          as l(ke integer, sidik text, tgl date, jumlah bigint, jumlah_sen bigint, saldo bigint,
            saldo_sen bigint, keterangan text, referensi text, baris integer),
          (select coalesce(max(urut), 0) + 1 as urut from koran_baris
            where kode_toko = ${kode_toko} and no_rekening = ${of.no_rekening}) u
        on conflict (kode_toko, no_rekening, sidik) do nothing`,
  )
}

interface Upload {
  no_unggah: string
  no_rekening: string
  nama_berkas: string
  sha256: string
  tgl_dari: string
  tgl_sampai: string
  baris: number
  baru: number
  user_id: string
  pada: Date
}

export const addUpload = (db: Queryable, kode_toko: string, u: Upload) =>
  run(
    db,
    sql`insert into koran_unggah (kode_toko, no_unggah, no_rekening, nama_berkas, sha256, tgl_dari,
          tgl_sampai, baris, baru, user_id, pada)
        values (${kode_toko}, ${u.no_unggah}, ${u.no_rekening}, ${u.nama_berkas}, ${u.sha256},
          ${u.tgl_dari}::date, ${u.tgl_sampai}::date, ${u.baris}, ${u.baru}, ${u.user_id},
          ${u.pada})`,
  )

interface UploadRow extends Omit<Upload, 'no_rekening' | 'sha256'> {
  cocok: number
  hapus_oleh: string | null
  hapus_pada: Date | null
  alasan: string | null
}

const FILES_SHOWN = 100

export const uploadsOf = (db: Queryable, kode_toko: string, no_rekening: string) =>
  rows<UploadRow>(
    db,
    sql`select u.no_unggah, u.nama_berkas, u.tgl_dari, u.tgl_sampai, u.baris, u.baru, u.user_id,
          u.pada, u.hapus_oleh, u.hapus_pada, u.alasan, (select count(*) from koran_baris b
            where b.kode_toko = ${kode_toko} and b.no_unggah = u.no_unggah
              and b.id_cocok is not null)::int as cocok
        from koran_unggah u
        where u.kode_toko = ${kode_toko} and u.no_rekening = ${no_rekening}
        order by u.pada desc, u.no_unggah limit ${FILES_SHOWN}`,
  )

/** A file, held for whoever takes it out. */
export const holdUpload = (db: Queryable, kode_toko: string, no_unggah: string) =>
  first<{ hapus_pada: Date | null }>(
    db,
    sql`select hapus_pada from koran_unggah
        where kode_toko = ${kode_toko} and no_unggah = ${no_unggah} for update`,
  )

/** A line of a file that is matched, and by whom. */
export const matchedOf = (db: Queryable, kode_toko: string, no_unggah: string) =>
  first<{ keterangan: string; user_id: string; pada: Date }>(
    db,
    sql`select b.keterangan, c.user_id, c.pada from koran_baris b
        join koran_cocok c on c.kode_toko = ${kode_toko} and c.id_cocok = b.id_cocok
        where b.kode_toko = ${kode_toko} and b.no_unggah = ${no_unggah} limit 1`,
  )

export async function takeOut(
  db: Queryable,
  kode_toko: string,
  {
    no_unggah,
    user_id,
    pada,
    alasan,
  }: Pick<Upload, 'no_unggah' | 'user_id' | 'pada'> & {
    alasan: string
  },
): Promise<number> {
  await run(
    db,
    sql`update koran_unggah set hapus_oleh = ${user_id}, hapus_pada = ${pada}, alasan = ${alasan}
        where kode_toko = ${kode_toko} and no_unggah = ${no_unggah}`,
  )
  return run(
    db,
    sql`delete from koran_baris where kode_toko = ${kode_toko} and no_unggah = ${no_unggah}`,
  )
}
