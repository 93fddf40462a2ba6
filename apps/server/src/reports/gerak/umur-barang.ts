import {
  type Asking,
  choiceFilter,
  countColumn,
  dateColumn,
  defineReport,
  fineColumn,
  leadToReport,
  leadToScreen,
  moneyColumn,
  percentColumn,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, join, type Sql, sql } from '../../platform/sql.ts'
import { openDay } from '../day-sums.ts'
import { letakFilter, lying } from '../stock/stock-parts.ts'

/** Ages by their codes, youngest first: the first day of each, and what it is called. */
const AGES = {
  BARU: { dari: 0, label: 'Sampai 30 hari' },
  H31: { dari: 31, label: '31–90 hari' },
  H91: { dari: 91, label: '91–180 hari' },
  H181: { dari: 181, label: '181–365 hari' },
  MATI: { dari: 366, label: 'Di atas 365 hari (stock mati)' },
} as const

const filters = {
  toko: tokoFilter(),
  letak: letakFilter(),
  umur: choiceFilter('Umur', {
    ALL: 'SEMUA',
    BARU: AGES.BARU.label,
    H31: AGES.H31.label,
    H91: AGES.H91.label,
    H181: AGES.H181.label,
    MATI: AGES.MATI.label,
  }),
  kode_dept: refFilter('jenis', 'Jenis'),
  kode_kadar: refFilter('kadar', 'Kadar'),
  kode_baki: refFilter('baki', 'Baki'),
  rincian: choiceFilter('Rincian', { UMUR: 'Per umur', BARANG: 'Per barang' }),
}

const itself: Asking<typeof filters> = { path: '/laporan-umur-barang' }

/** An age of a piece `b`, by what each is said as; the eldest it has reached. */
const ageOf = (said: (kode: string, label: string) => string): Sql => {
  const whens = Object.entries(AGES)
    .toReversed()
    .map(([kode, { dari, label }]) => sql`when b.hari >= ${dari} then ${said(kode, label)}::text`)
  return sql`case ${join(whens, sql` `)} else ${said('BARU', AGES.BARU.label)}::text end`
}

/**
 * How long the pieces in the trays have been there on the open day, since they came in: by age, or
 * piece by piece, the eldest first. What is older than a year is dead stock.
 */
export const umurBarang = defineReport({
  id: 'laporan-umur-barang',
  title: 'Laporan Umur Barang',
  family: 'stock',
  filters,
  columns: {
    umur: wordColumn('Umur', {
      leadsTo: leadToReport(itself, {
        letak: 'letak',
        umur: 'kode_umur',
        kode_dept: 'dept',
        kode_kadar: 'kadar',
        kode_baki: 'baki',
        rincian: 'rinci',
      }),
      width: 1.4,
    }),
    kode_barcode: textColumn('Barcode', {
      leadsTo: leadToScreen('/data-barang', { barcode: 'kode_barcode' }),
    }),
    nama_barang: textColumn('Nama Barang', { width: 1.3 }),
    kode_dept: textColumn('Jenis'),
    kode_kadar: textColumn('Kadar'),
    kode_baki: textColumn('Baki'),
    tgl_masuk: dateColumn('Tanggal Masuk'),
    hari: countColumn('Umur (hari)', { total: false }),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    murni: fineColumn('Emas Murni'),
    modal: moneyColumn('Modal', { cost: true }),
    andil: percentColumn('Andil'),
  },
  columnsFor: ({ rincian }) =>
    rincian === 'UMUR'
      ? ['umur', 'hari', 'jumlah', 'berat', 'murni', 'modal', 'andil']
      : [
          ...(['umur', 'kode_barcode', 'nama_barang', 'kode_dept', 'kode_kadar'] as const),
          ...(['kode_baki', 'tgl_masuk', 'hari', 'jumlah', 'berat', 'murni', 'modal'] as const),
        ],
  group: ['umur'],
  groupedWhen: ({ rincian }) => rincian === 'BARANG',
  chart: { kind: 'bar', label: 'umur', value: 'berat' },
  order: ['-hari', 'kode_barcode'],
  sql: values => (values.rincian === 'UMUR' ? byAge(values) : pieces(values)),
})

interface Asked {
  readonly toko: string
  readonly letak: Parameters<typeof lying>[0]
  readonly umur: string
  readonly kode_dept: string | null
  readonly kode_kadar: string | null
  readonly kode_baki: string | null
}

const pieces = ({ toko, letak, umur, ...by }: Asked): Sql => sql`
  select * from (
    select b.kode_barcode, b.nama_barang, b.kode_dept, b.kode_kadar, b.kode_baki, b.tgl_masuk,
      b.hari, 1 as jumlah, b.berat_mg as berat,
      (b.berat_mg * (b.permil * 10 + b.sisa_permyriad) + 5) / 10 as murni, b.modal_rp as modal,
      null::numeric as andil, ${ageOf((_, label) => label)} as umur,
      ${ageOf(kode => kode)} as kode_umur, null::text as letak, null::text as dept,
      null::text as kadar, null::text as baki, null::text as rinci
    from (
      select *, greatest(${openDay(toko)} - tgl_masuk, 0) as hari from barang where ${every([
        sql`kode_toko = ${toko}`,
        lying(letak),
        ...(by.kode_dept === null ? [] : [sql`kode_dept = ${by.kode_dept}`]),
        ...(by.kode_kadar === null ? [] : [sql`kode_kadar = ${by.kode_kadar}`]),
        ...(by.kode_baki === null ? [] : [sql`kode_baki = ${by.kode_baki}`]),
      ])}
    ) b
  ) p ${umur === 'ALL' ? sql`` : sql`where p.kode_umur = ${umur}`}`

/** One row per age, with the days of its eldest; it leads to its pieces as they were asked for. */
const byAge = (asked: Asked): Sql => sql`
  select umur, kode_umur, max(hari) as hari, null::text as kode_barcode, count(*) as jumlah,
    sum(berat) as berat, sum(murni) as murni, sum(modal) as modal,
    round(1000.0 * sum(berat) / nullif(sum(sum(berat)) over (), 0)) as andil,
    ${asked.letak}::text as letak, coalesce(${asked.kode_dept}::text, 'ALL') as dept,
    coalesce(${asked.kode_kadar}::text, 'ALL') as kadar,
    coalesce(${asked.kode_baki}::text, 'ALL') as baki, 'BARANG' as rinci
  from (${pieces(asked)}) r group by umur, kode_umur`
