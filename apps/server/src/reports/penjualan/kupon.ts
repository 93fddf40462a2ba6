import {
  type Asking,
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  leadToReport,
  leadToScreen,
  moneyColumn,
  refFilter,
  textColumn,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, type Sql, sql } from '../../platform/sql.ts'

const filters = {
  toko: tokoFilter(),
  tanggal: dateRangeFilter(),
  kode_kupon: refFilter('kupon', 'Kupon'),
  rincian: choiceFilter('Rincian', { KUPON: 'Per kupon', FAKTUR: 'Per faktur' }),
}

const itself: Asking<typeof filters> = { path: '/laporan-kupon' }

/**
 * Coupons that could be used on these days, also where nobody did, and what sales took off by them:
 * until when they hold, and what is left of them now.
 */
export const kupon = defineReport({
  id: 'laporan-kupon',
  title: 'Laporan Kupon',
  family: 'sales',
  module: 'KUPON_PENJUALAN_MODULE',
  filters,
  columns: {
    tgl: dateColumn('Tanggal'),
    no_faktur_jual: textColumn('Faktur', {
      leadsTo: leadToScreen('/lihat-penjualan', { no_faktur_jual: 'no_faktur_jual' }),
    }),
    status: wordColumn('Status'),
    kode_kupon: textColumn('Kode Kupon', {
      leadsTo: leadToReport(itself, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        kode_kupon: 'kode_kupon',
        rincian: 'rinci',
      }),
    }),
    nama_kupon: textColumn('Nama Kupon'),
    kode_sales: textColumn('Sales'),
    nama_customer: textColumn('Pelanggan'),
    tgl_dari: dateColumn('Berlaku Dari'),
    tgl_sampai: dateColumn('Berlaku Sampai'),
    jumlah: countColumn('Dipakai'),
    potongan: moneyColumn('Potongan'),
    total: moneyColumn('Total'),
    kuota: countColumn('Kuota', { total: false }),
    terpakai: countColumn('Terpakai', { total: false }),
    sisa: countColumn('Sisa kuota', { total: false }),
  },
  columnsFor: ({ rincian }) =>
    rincian === 'KUPON'
      ? [
          ...(['kode_kupon', 'nama_kupon', 'tgl_dari', 'tgl_sampai'] as const),
          ...(['jumlah', 'potongan', 'total'] as const),
          ...(['kuota', 'terpakai', 'sisa'] as const),
        ]
      : [
          ...(['tgl', 'no_faktur_jual', 'status', 'kode_kupon', 'nama_kupon'] as const),
          ...(['kode_sales', 'nama_customer', 'jumlah', 'potongan', 'total'] as const),
        ],
  chart: { kind: 'bar', label: 'nama_kupon', value: 'potongan' },
  order: ['tgl', 'no_faktur_jual', 'urut', 'kode_kupon'],
  sql: ({ toko, tanggal, kode_kupon, rincian }) => {
    const rows = sql`
      select p.tgl, p.no_faktur_jual, s.urut, p.kode_kupon, d.kode_sales, d.nama_customer,
        case s.urut when 1 then ${'Terjual'}::text else ${'Dibatalkan'}::text end as status,
        s.tanda as jumlah, s.tanda * p.potongan_rp as potongan, s.tanda * d.total_rp as total,
        ${nameOf(toko)} as nama_kupon
      from pakai_kupon p
      join dokumen d on d.kode_toko = ${toko} and d.nomor = p.no_faktur_jual
      join (values (1, 1), (2, -1)) s(urut, tanda) on s.urut = 1 or p.status = 'BATAL'
      where ${every([
        sql`p.kode_toko = ${toko}`,
        sql`p.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
        ...(kode_kupon === null ? [] : [sql`p.kode_kupon = ${kode_kupon}`]),
      ])}`
    return rincian === 'KUPON' ? perCoupon(rows, { toko, tanggal, kode_kupon }) : rows
  },
})

const nameOf = (toko: string): Sql => sql`
  (select k.nama_kupon from kupon k where k.kode_toko = ${toko} and k.kode_kupon = p.kode_kupon)`

interface Scope {
  readonly toko: string
  readonly tanggal: { readonly dari: string; readonly sampai: string }
  readonly kode_kupon: string | null
}

/** Uses are those of all days: a coupon's quota knows no period. */
const perCoupon = (rows: Sql, { toko, tanggal: { dari, sampai }, kode_kupon }: Scope): Sql => sql`
  select k.kode_kupon, k.nama_kupon, k.tgl_dari, k.tgl_sampai, coalesce(f.jumlah, 0) as jumlah,
    coalesce(f.potongan, 0) as potongan, coalesce(f.total, 0) as total, t.terpakai, k.kuota,
    k.kuota - t.terpakai as sisa, null::date as tgl, null as no_faktur_jual, null as urut,
    ${dari}::text as dari, ${sampai}::text as sampai, 'FAKTUR' as rinci
  from kupon k
  left join (
    select kode_kupon, sum(jumlah) as jumlah, sum(potongan)::bigint as potongan,
      sum(total)::bigint as total
    from (${rows}) r group by kode_kupon
  ) f on f.kode_kupon = k.kode_kupon
  cross join lateral (select count(*) as terpakai from pakai_kupon p
    where p.kode_toko = ${toko} and p.kode_kupon = k.kode_kupon and p.status = 'DIPAKAI') t
  where ${every([
    sql`k.kode_toko = ${toko}`,
    sql`(f.kode_kupon is not null or (k.dihapus_pada is null
      and k.tgl_dari <= ${sampai}::date and k.tgl_sampai >= ${dari}::date))`,
    ...(kode_kupon === null ? [] : [sql`k.kode_kupon = ${kode_kupon}`]),
  ])}`
