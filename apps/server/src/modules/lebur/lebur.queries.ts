import type { lebur } from '@kencana/contract/areas/stok/lebur'
import type { QueryOf } from '@kencana/contract/kit/route'
import type { CaraBayar } from '@kencana/domain/cart'
import type { TaxRates } from '@kencana/domain/pajak'
import { mgToGram, type Rupiah, scale } from '@kencana/domain/quantity'
import type { Pool } from '@kencana/domain/stok/kolam'
import type { JenisLebur, StatusLantak } from '@kencana/domain/stok/lebur'
import { containing, inDays, type ListSource } from '../../engines/document/serve/list-documents.ts'
import { every, first, type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'

/** What a pool of scrap or dust holds. */
export interface PoolRow extends Pool {
  jenis: JenisLebur
  kode_kadar: string
  nama_kadar: string
}

/** Those that hold something; the finest gold first. */
export const meltable = (db: Queryable, kode_toko: string) =>
  rows<PoolRow>(
    db,
    sql`select k.jenis, k.kode_kadar, d.nama_kadar, k.berat_mg, k.murni_ug, k.modal_rp
        from kolam k join kadar d on d.kode_kadar = k.kode_kadar
        where k.kode_toko = ${kode_toko} and k.jenis in ('ROSOK', 'ABU') and k.berat_mg > 0
        order by k.jenis desc, d.permil_e1 desc, k.kode_kadar`,
  )

/** A bar, with the document it came from. */
export interface BarRow {
  nomor: string
  no_lebur: string
  versi: number
  status: StatusLantak
  tgl: string
  jenis: JenisLebur
  berat_mg: number
  uji_permyriad: number
  no_uji: string | null
  murni_ug: number
  modal_rp: number
  pada: Date
  user_id: string
}

const BAR = sql`l.no_lebur as nomor, l.no_lebur, l.versi, l.status, l.tgl, l.jenis, l.berat_mg,
  l.uji_permyriad, l.no_uji, l.murni_ug, l.modal_rp, g.pada, g.user_id`

const bars = (kode_toko: string): Sql => sql`from lantak l
  join gerak_lantak g on g.kode_toko = ${kode_toko} and g.no_lebur = l.no_lebur and g.versi = 1
  where l.kode_toko = ${kode_toko}`

export const findBar = (db: Queryable, kode_toko: string, nomor: string) =>
  first<BarRow>(db, sql`select ${BAR} ${bars(kode_toko)} and l.no_lebur = ${nomor}`)

/** What a melt keeps of what went in and what became of it; micrograms of fine gold. */
export interface MeltFacts {
  readonly bahan: readonly (Pool & { readonly kode_kadar: string })[]
  readonly susut_ug: number
  readonly izin_ug: number
  readonly lebih_ug: number
  readonly naik_ug: number
}

/** A document of a bar. */
export interface BarStep {
  nomor: string
  jenis: string
  tgl: string
  pada: Date
  user_id: string
  penyetuju: string | null
  membatalkan: string | null
  keterangan: string | null
  isi: Partial<MeltFacts>
}

/** Documents of a bar, oldest first. */
export const barSteps = (db: Queryable, kode_toko: string, nomor: string) =>
  rows<BarStep>(
    db,
    sql`select g.nomor, g.jenis, g.tgl, g.pada, g.user_id, d.penyetuju, d.membatalkan, d.keterangan,
          coalesce(d.isi, '{}') as isi
        from gerak_lantak g
        join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = g.nomor
        where g.kode_toko = ${kode_toko} and g.no_lebur = ${nomor} order by g.versi`,
  )

type Asked = QueryOf<typeof lebur.list>

/** No bar has a sales person. */
const conditions = ({ q, status, kode_sales, ...days }: Asked): Sql =>
  every([
    kode_sales ? sql`false` : sql`true`,
    ...inDays(sql`l.tgl`, days),
    ...(status === 'ALL' ? [] : [sql`l.status = ${status}`]),
    ...(q ? [sql`concat_ws(' ', l.no_lebur, l.no_uji) ilike ${containing(q)}`] : []),
  ])

/** What a list says of a bar. */
export const barShown = ({ berat_mg, uji_permyriad, jenis, murni_ug, no_uji }: BarRow) => ({
  ...{ jenis, murni_ug, no_uji },
  berat: mgToGram(berat_mg),
  kadar_uji: uji_permyriad / 10,
})

/** Bars, the newest first. */
export const barList: ListSource<Asked, BarRow, ReturnType<typeof barShown>> = {
  from: (kode_toko, asked) => sql`${bars(kode_toko)} and ${conditions(asked)}`,
  page: (_kode_toko, from, window) =>
    sql`select ${BAR} ${from} order by l.tgl desc, l.no_lebur desc ${window}`,
  shown: barShown,
}

/** What kadar are called. */
export const kadarNames = async (db: Queryable, codes: readonly string[]) =>
  new Map(
    (
      await rows<{ kode_kadar: string; nama_kadar: string }>(
        db,
        sql`select kode_kadar, nama_kadar from kadar where kode_kadar = any (${codes}::text[])`,
      )
    ).map(({ kode_kadar, nama_kadar }) => [kode_kadar, nama_kadar]),
  )

/** What a bar left the shop with: to whom, for how much, with which taxes, how it was paid. */
export interface GoneRow {
  nomor: string
  jenis: 'JUAL_LANTAK' | 'SERAH_LANTAK'
  tgl: string
  pada: Date
  user_id: string
  nama_customer: string | null
  telp_customer: string | null
  npwp: string | null
  total_rp: number
  ppn_rp: number | null
  pph22_rp: number | null
  pembulatan_rp: number | null
  kembali_rp: number
  keterangan: string | null
  /** Of who got it instead: what he values fine gold at, and his receipt. */
  kurs: number | null
  no_bukti: string | null
  bayar: readonly { readonly cara: CaraBayar; readonly jumlah_rp: number }[]
}

/** The document by which a bar is gone; those that were taken back are none. */
export const findGone = (db: Queryable, kode_toko: string, no_lebur: string) =>
  first<GoneRow>(
    db,
    sql`select d.nomor, d.jenis, d.tgl, d.pada, d.user_id, d.nama_customer, d.telp_customer,
          d.isi -> 'pembeli' ->> 'npwp' as npwp, d.total_rp, d.ppn_rp, d.pph22_rp, d.pembulatan_rp,
          d.kembali_rp, d.keterangan, (d.isi ->> 'kurs')::bigint as kurs,
          d.isi ->> 'no_bukti' as no_bukti,
          coalesce((select json_agg(json_build_object('cara', b.cara, 'jumlah_rp', b.jumlah_rp)
              order by b.baris) from dokumen_bayar b
            where b.kode_toko = ${kode_toko} and b.nomor = d.nomor), '[]') as bayar
        from lantak l
        join gerak_lantak g on g.kode_toko = ${kode_toko} and g.no_lebur = l.no_lebur
          and g.versi = l.versi
        join dokumen d on d.kode_toko = ${kode_toko} and d.nomor = g.nomor
        where l.kode_toko = ${kode_toko} and l.no_lebur = ${no_lebur}
          and d.jenis in ('JUAL_LANTAK', 'SERAH_LANTAK')`,
  )

/** Bar of the newest document of a kind. */
export const latestBar = async (db: Queryable, kode_toko: string, jenis: readonly string[]) =>
  (
    await first<{ no_lebur: string }>(
      db,
      sql`select g.no_lebur from gerak_lantak g join lantak l on l.kode_toko = ${kode_toko}
            and l.no_lebur = g.no_lebur and (g.versi = 1 or g.versi = l.versi)
          where g.kode_toko = ${kode_toko} and g.jenis = any (${jenis}::text[])
          order by g.pada desc, g.nomor desc limit 1`,
    )
  )?.no_lebur

/** What a melt may lose, by the row of Parameter Susut for its kadar or for every other one. */
export const meltPermil = (db: Queryable, kode_toko: string, kode_kadar: string | null) =>
  first<{ kode_susut: string; susut_permil: number }>(
    db,
    sql`select kode_susut, susut_permil from parameter_susut
        where kode_toko = ${kode_toko} and proses = 'LEBUR' and dihapus_pada is null
          and (kode_kadar is null or kode_kadar = ${kode_kadar})
        order by kode_kadar is null, susut_permil, kode_susut limit 1`,
  )

/** What the shop pays for gold of a purity now, by the finest kadar of its board. */
export async function buyingPrice(
  db: Queryable,
  kode_toko: string,
  at: Date,
  permyriad: number,
): Promise<Rupiah | undefined> {
  const finest = await first<{ harga_beli: number; permil_e1: number }>(
    db,
    sql`select h.harga_beli, k.permil_e1 from harga_emas h
        join kadar k on k.kode_kadar = h.kode_kadar
        where h.kode_toko = ${kode_toko} and h.kode_group = '*' and h.berlaku_pada <= ${at}
          and h.ditarik_pada is null
        order by k.permil_e1 desc, h.berlaku_pada desc, h.id desc limit 1`,
  )
  if (finest === undefined) return undefined
  return scale(finest.harga_beli, permyriad, finest.permil_e1, 'TERDEKAT')
}

/** Rates of the class that a bar without certificate is taxed in, in force on a day. */
export const barRates = (db: Queryable, tgl: string) =>
  first<TaxRates>(
    db,
    sql`select kode_pajak, kelas_pajak, tgl_berlaku, versi, ppn_faktur_e2 as ppn_faktur,
          ppn_tanpa_e2 as ppn_tanpa, ppn_pabrikan_e2 as ppn_pabrikan, pph22_e2 as pph22
        from para_pajak where dihapus_pada is null and kelas_pajak = 'PERHIASAN'
          and tgl_berlaku <= ${tgl}
        order by tgl_berlaku desc, kode_pajak limit 1`,
  )

/** A live supplier, kept from being deleted until the transaction ends. */
export const lockSupplier = (db: Queryable, kode_supplier: string) =>
  first<{ nama_supplier: string }>(
    db,
    sql`select nama_supplier from supplier
        where kode_supplier = ${kode_supplier} and dihapus_pada is null for key share`,
  )

/** Fine gold that suppliers are owed as gold; micrograms. */
export const goldOwed = async (db: Queryable, kode_toko: string): Promise<number> =>
  (
    await first<{ ug: number }>(
      db,
      sql`select greatest(0, coalesce(-sum(x.murni_ug), 0))::bigint as ug
          from para_akun_transaksi p
          join (
            select nomor_akun, murni_ug from rekap_jurnal where kode_toko = ${kode_toko}
            union all
            select nomor_akun, murni_ug from jurnal_baris
            where kode_toko = ${kode_toko} and tgl >= (
              select tgl from hari_bisnis where kode_toko = ${kode_toko} and status = 'BUKA')
          ) x on x.nomor_akun = p.nomor_akun
          where p.trx = 'LANTAK' and p.type = 'UMUM' and p.jenis_akun = 'HUTANG_SUPPLIER'`,
    )
  )?.ug ?? 0
