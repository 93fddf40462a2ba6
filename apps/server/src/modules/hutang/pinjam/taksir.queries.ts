import type { MetodeBunga } from '@kencana/domain/terms/hutang'
import type { PlafondTerms } from '@kencana/domain/terms/plafond'
import { type Queryable, rows, sql } from '../../../platform/sql.ts'
import { holdSales } from '../../uang/index.ts'

/** What a purity is worth and lent upon; null where nothing is set. Rupiah per gram. */
export interface PurityRow {
  kode_kadar: string
  permil: number
  /** Selling price of the board in force. */
  papan: number | null
  /** What Parameter Hutang Pokok lends. */
  pokok: number | null
  /** Ceiling of the purity, before any of a category. */
  plafond: PlafondTerms | null
}

export interface ConditionRow {
  kode_kondisi: string
  nama_kondisi: string
  potongan_permil: number
  diterima: boolean
}

/** A band of Parameter Bunga Hutang. */
export interface InterestRow {
  kode_bunga: string
  nama_bunga: string
  metode: MetodeBunga
  pokok_dari: number
  pokok_sampai: number
  bunga_permil: number
  bunga_awal_permil: number | null
  hari_awal: number | null
  hari_minimal: number
  jangka_hari: number
  hari_tenggang: number
  denda_permil: number
  hitung_hari_pertama: boolean
}

/** Everything an appraisal hangs on, on one day. */
export interface AppraisalFacts {
  readonly kadar: ReadonlyMap<string, PurityRow>
  readonly kondisi: ReadonlyMap<string, ConditionRow>
  /** Category of each kind of goods. */
  readonly jenis: ReadonlyMap<string | null, string | null>
  /** Ceilings by category; the general one under null. */
  readonly plafond: ReadonlyMap<string | null, PlafondTerms>
  readonly bunga: readonly InterestRow[]
}

export interface AppraisalCodes {
  readonly kode_kadar: readonly string[]
  readonly kode_kondisi: readonly string[]
  readonly kode_dept: readonly string[]
}

/**
 * Keeps the records that a loan is about to use from being deleted until it is written; false when
 * its sales is not there.
 */
export async function holdMasters(
  db: Queryable,
  kode_toko: string,
  codes: AppraisalCodes,
  kode_sales: string,
): Promise<boolean> {
  const kadar = sorted(codes.kode_kadar)
  const kondisi = sorted(codes.kode_kondisi)
  const jenis = sorted(codes.kode_dept)
  await rows(
    db,
    sql`select 1 from kadar where kode_kadar = any (${kadar}) order by kode_kadar for key share`,
  )
  await rows(
    db,
    sql`select 1 from kondisi_pinjaman where kode_kondisi = any (${kondisi})
        order by kode_kondisi for key share`,
  )
  await rows(
    db,
    sql`select 1 from jenis where kode_dept = any (${jenis}) order by kode_dept for key share`,
  )
  return holdSales(db, kode_toko, kode_sales)
}

const sorted = (codes: readonly string[]): string[] => [...new Set(codes)].sort()

/** Reads what the given goods are worth in a store on a day; what is deleted is not there. */
export async function readAppraisal(
  db: Queryable,
  kode_toko: string,
  codes: AppraisalCodes,
  on: { tgl: string; pada: Date },
): Promise<AppraisalFacts> {
  const kadar = await purities(db, kode_toko, sorted(codes.kode_kadar), on)
  const kondisi = await rows<ConditionRow>(
    db,
    sql`select kode_kondisi, nama_kondisi, potongan_permil, diterima from kondisi_pinjaman
        where kode_kondisi = any (${sorted(codes.kode_kondisi)}) and dihapus_pada is null`,
  )
  const jenis = await rows<{ kode_dept: string; kode_kategori: string | null }>(
    db,
    sql`select kode_dept, kode_kategori from jenis
        where kode_dept = any (${sorted(codes.kode_dept)}) and dihapus_pada is null`,
  )
  const plafond = await ceilings(db, kode_toko, on.tgl)
  const bunga = await rows<InterestRow>(
    db,
    sql`select kode_bunga, nama_bunga, metode, pokok_dari, pokok_sampai, bunga_permil,
          bunga_awal_permil, hari_awal, hari_minimal, jangka_hari, hari_tenggang, denda_permil,
          hitung_hari_pertama
        from bunga_hutang where kode_toko = ${kode_toko} and dihapus_pada is null
        order by kode_bunga`,
  )
  return {
    kadar: new Map(kadar.map(row => [row.kode_kadar, row])),
    kondisi: new Map(kondisi.map(row => [row.kode_kondisi, row])),
    jenis: new Map(jenis.map(row => [row.kode_dept, row.kode_kategori])),
    plafond: new Map(plafond.map(row => [row.kode_kategori, row])),
    bunga,
  }
}

const purities = (
  db: Queryable,
  kode_toko: string,
  codes: readonly string[],
  { tgl, pada }: { tgl: string; pada: Date },
) =>
  rows<PurityRow>(
    db,
    sql`select k.kode_kadar, (k.permil_e1 / 10.0)::float8 as permil,
          (select e.harga_jual from harga_emas e
            where e.kode_toko = ${kode_toko} and e.kode_kadar = k.kode_kadar
              and e.kode_group = '*' and e.berlaku_pada <= ${pada} and e.ditarik_pada is null
            order by e.berlaku_pada desc, e.id desc limit 1) as papan,
          (select p.pokok_per_gram from hutang_pokok p
            where p.kode_toko = ${kode_toko} and p.kode_kadar = k.kode_kadar
              and p.tgl_berlaku <= ${tgl} and p.dihapus_pada is null
            order by p.tgl_berlaku desc, p.kode_pokok limit 1) as pokok,
          (select jsonb_build_object('plafond_permil', f.plafond_permil,
              'pinjaman_minimal', f.pinjaman_minimal, 'pinjaman_maksimal', f.pinjaman_maksimal)
            from plafond_hutang_kadar f
            where f.kode_toko = ${kode_toko} and f.kode_kadar = k.kode_kadar
              and f.tgl_berlaku <= ${tgl} and f.dihapus_pada is null
            order by f.tgl_berlaku desc, f.kode_plafond limit 1) as plafond
        from kadar k where k.kode_kadar = any (${codes}) and k.dihapus_pada is null`,
  )

const ceilings = (db: Queryable, kode_toko: string, tgl: string) =>
  rows<PlafondTerms & { kode_kategori: string | null }>(
    db,
    sql`select distinct on (kode_kategori) kode_kategori, plafond_permil, pinjaman_minimal,
          pinjaman_maksimal
        from plafond_hutang
        where kode_toko = ${kode_toko} and tgl_berlaku <= ${tgl} and dihapus_pada is null
        order by kode_kategori, tgl_berlaku desc, kode_plafond`,
  )
