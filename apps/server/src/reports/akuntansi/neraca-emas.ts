import { DOCUMENTS } from '@kencana/contract/names/documents'
import {
  choiceFilter,
  dateColumn,
  dateRangeFilter,
  defineReport,
  fineColumn,
  leadToReport,
  moneyColumn,
  type RawRow,
  textColumn,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { journalSums } from '../day-sums.ts'
import { named } from '../names.ts'
import { gapOf, hasAny, summed, susunanFilter } from './account-parts.ts'
import { bukuBesar } from './buku-besar.ts'

const OF_ACCOUNT = {
  tanggal_awal: 'dari',
  sampai_tgl: 'sampai',
  nomor_akun: 'nomor_akun',
} as const

/**
 * Fine gold on every account that carries it: what lay there, what came, what went, what lies there
 * then; by account, by what was posted, day after day. Its position is what the shop has less what
 * it owes, with what that is worth by the buying price of the purest gold on the board.
 */
export const neracaEmas = defineReport({
  id: 'laporan-neraca-emas',
  title: 'Laporan Neraca Emas',
  family: 'accounting',
  module: 'AKUNTANSI_MODULE',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    rincian: choiceFilter('Rincian', {
      AKUN: 'Per akun',
      TRANSAKSI: 'Per akun dan transaksi',
      HARI: 'Per akun dan hari',
      POSISI: 'Posisi emas',
    }),
    susunan: susunanFilter(),
  },
  columns: {
    bagian: wordColumn('Bagian'),
    nomor_akun: textColumn('Akun'),
    nama_akun: wordColumn('Nama Akun', {
      leadsTo: leadToReport(bukuBesar, { ...OF_ACCOUNT, jenis: 'kode_jenis' }),
      orTo: [leadToReport(bukuBesar, OF_ACCOUNT)],
      width: 2,
    }),
    tgl: dateColumn('Tanggal'),
    jenis: wordColumn('Transaksi'),
    awal_hari: fineColumn('Emas Awal', { total: false }),
    awal: fineColumn('Emas Awal'),
    masuk: fineColumn('Emas Masuk'),
    keluar: fineColumn('Emas Keluar'),
    akhir: fineColumn('Emas Akhir'),
    akhir_hari: fineColumn('Emas Akhir', { total: false }),
    nilai: moneyColumn('Nilai'),
  },
  columnsFor: ({ rincian }) => [
    ...(['bagian', 'nomor_akun', 'nama_akun'] as const),
    ...COLUMNS[rincian],
  ],
  group: ['bagian'],
  order: ['urutan', 'nomor_akun', 'langkah'],
  combined: {
    when: ({ susunan }) => susunan === 'GABUNGAN',
    rows: (rows, { rincian }) => chain(rows, rincian === 'HARI'),
  },
  sql: ({ toko, tanggal, rincian }) => sql`
    with isi as (
      select nomor_akun, tgl, jenis, greatest(murni_ug, 0) as masuk,
        greatest(-murni_ug, 0) as keluar
      from jurnal_baris where kode_toko = ${toko} and murni_ug <> 0
        and tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date
    ), sebelum as (
      select nomor_akun, sum(murni_ug) as murni from (${journalSums(toko, tanggal.sampai)}) j
      where tgl < ${tanggal.dari}::date group by nomor_akun having sum(murni_ug) <> 0
    )
    select ${SECTION} as urutan, ${named(SECTION, SECTIONS)} as bagian, a.nama_akun, r.*
    from (${STEPS[rincian](toko, tanggal)}) r join akun a on a.nomor_akun = r.nomor_akun
    ${rincian === 'POSISI' ? sql`where a.golongan in ('ASET', 'KEWAJIBAN')` : sql``}`,
})

const COLUMNS = {
  AKUN: ['awal', 'masuk', 'keluar', 'akhir'],
  TRANSAKSI: ['jenis', 'awal', 'masuk', 'keluar', 'akhir'],
  HARI: ['tgl', 'awal_hari', 'masuk', 'keluar', 'akhir_hari'],
  POSISI: ['awal', 'masuk', 'keluar', 'akhir', 'nilai'],
} as const

/** Whose gold it is, in the order of the sections. */
const SECTIONS = {
  1: 'Emas milik toko',
  2: 'Emas terhutang',
  3: 'Asal dan tujuan emas',
  4: 'Jaminan dan titipan orang lain',
  5: 'Antar toko',
} as const
const BETWEEN = 5

const SECTION = sql`case when a.antar_toko then '5' when a.golongan = 'ASET' then '1'
  when a.golongan = 'KEWAJIBAN' then '2' when a.golongan = 'MEMO' then '4' else '3' end`

interface Days {
  readonly dari: string
  readonly sampai: string
}

const NO_STEP = sql`null::date as tgl, null::text as jenis, null::text as kode_jenis,
  null::bigint as awal_hari, null::bigint as akhir_hari`

/** One row per account. */
const perAccount = (toko: string, { dari, sampai }: Days): Sql => sql`
  select k.nomor_akun, '' as langkah, ${dari}::text as dari, ${sampai}::text as sampai, ${NO_STEP},
    coalesce(s.murni, 0) as awal, coalesce(m.masuk, 0) as masuk, coalesce(m.keluar, 0) as keluar,
    coalesce(s.murni, 0) + coalesce(m.masuk, 0) - coalesce(m.keluar, 0) as akhir,
    round((coalesce(s.murni, 0) + coalesce(m.masuk, 0) - coalesce(m.keluar, 0))
      * ${finePrice(toko, sampai)}) as nilai
  from (select nomor_akun from isi union select nomor_akun from sebelum) k
  left join sebelum s on s.nomor_akun = k.nomor_akun
  left join (select nomor_akun, sum(masuk) as masuk, sum(keluar) as keluar from isi
    group by nomor_akun) m on m.nomor_akun = k.nomor_akun`

/** What lay there, then what came and went by what was posted. */
const perKind = (_: string, { dari, sampai }: Days): Sql => sql`
  select nomor_akun, '' as langkah, null::text as dari, null::text as sampai, null::date as tgl,
    ${'Saldo awal'}::text as jenis, null::text as kode_jenis, null::bigint as awal_hari,
    null::bigint as akhir_hari, murni as awal, null::numeric as masuk, null::numeric as keluar,
    murni as akhir, null::numeric as nilai
  from sebelum
  union all
  select nomor_akun, jenis, ${dari}::text, ${sampai}::text, null, ${named(sql`jenis`, DOCUMENTS)},
    jenis, null, null, null, sum(masuk), sum(keluar), sum(masuk) - sum(keluar), null
  from isi group by nomor_akun, jenis`

/** What lay there on the day before, then each day that moved it, with its own opening. */
const perDay = (_: string, { dari }: Days): Sql => sql`
  select nomor_akun, '' as langkah, null::text as dari, null::text as sampai,
    ${dari}::date - 1 as tgl, null::text as jenis, null::text as kode_jenis,
    null::numeric as awal_hari, murni as akhir_hari, null::bigint as awal, null::numeric as masuk,
    null::numeric as keluar, null::bigint as akhir, null::numeric as nilai
  from sebelum
  union all
  select h.nomor_akun, h.tgl::text, h.tgl::text, h.tgl::text, h.tgl, null, null,
    coalesce(s.murni, 0) + sum(h.masuk - h.keluar) over urut - (h.masuk - h.keluar),
    coalesce(s.murni, 0) + sum(h.masuk - h.keluar) over urut, null, h.masuk, h.keluar, null, null
  from (select nomor_akun, tgl, sum(masuk) as masuk, sum(keluar) as keluar from isi
    group by nomor_akun, tgl) h
  left join sebelum s on s.nomor_akun = h.nomor_akun
  window urut as (partition by h.nomor_akun order by h.tgl)`

const STEPS = { AKUN: perAccount, TRANSAKSI: perKind, HARI: perDay, POSISI: perAccount } as const

/**
 * Rupiah per microgram of fine gold: the buying price of the purest gold the board had at the end
 * of a day; nothing where it had none.
 */
const finePrice = (toko: string, sampai: string): Sql => sql`(
  select h.harga_beli / (k.permil_e1 * 100.0) from kadar k
  join harga_emas h on h.kode_toko = ${toko} and h.kode_kadar = k.kode_kadar and h.kode_group = '*'
  where h.berlaku_pada < ((${sampai}::date + 1)::timestamp at time zone 'Asia/Jakarta')
    and (h.rencana is null or h.berlaku_pada <= now()) and h.ditarik_pada is null
  order by k.permil_e1 desc, h.berlaku_pada desc, h.id desc limit 1)`

const ENDS = ['awal', 'akhir', 'awal_hari', 'akhir_hari']
const FIGURES = ['awal', 'masuk', 'keluar', 'akhir', 'nilai', 'akhir_hari']

/**
 * One balance of all stores: what they owe each other is nothing to the chain, and only where it
 * does not meet it stays as one account.
 */
function chain(rows: readonly RawRow[], isByDays: boolean): RawRow[] {
  const all = summed(rows, ['urutan', 'nomor_akun', 'langkah'], FIGURES)
  const isBetween = (row: RawRow) => Number(row.urutan) === BETWEEN
  const between = all.filter(isBetween)
  const left = isByDays
    ? bridged(gapOf(between, FIGURES, ['langkah']))
    : gapOf(between, FIGURES).map(row => ({ ...row, jenis: null }))
  const own = all.filter(row => !isBetween(row))
  return [...(isByDays ? bridged(own) : own), ...left.filter(row => hasAny(row, ENDS))]
}

/** Days of all stores: each begins with what the day before it ended with. */
function bridged(rows: readonly RawRow[]): RawRow[] {
  let account: unknown
  let lies = 0
  return rows.map(row => {
    if (row.nomor_akun !== account) lies = 0
    account = row.nomor_akun
    const awal_hari = row.langkah === '' ? null : lies
    lies =
      row.langkah === '' ? Number(row.akhir_hari) : lies + Number(row.masuk) - Number(row.keluar)
    return { ...row, awal_hari, akhir_hari: lies }
  })
}
