import type { Lead } from '@kencana/contract/kit/report'
import { leadToReport, leadToScreen, textColumn } from '../engines/report/define-report.ts'
import { join, name, type Sql, sql } from '../platform/sql.ts'
import { JOURNAL } from './akuntansi/journal-parts.ts'
import { hancurBarang } from './gerak/hancur-barang.ts'
import { pindahBarang } from './gerak/pindah-barang.ts'
import { hancurPembelian } from './pembelian/hancur-pembelian.ts'
import { sortir } from './sepuhan/sortir.ts'
import { tambahBarang } from './stock/tambah-barang.ts'

/** A document of a row by its store, the row knowing its `nomor` and `jenis`. */
type NumberOf = (toko: string, of: Sql) => Sql

/** Documents of a kind by their own number, and what undid one by the number of what it undid. */
const own =
  (kind: string): NumberOf =>
  (toko, of) =>
    sql`case ${of}.jenis when ${kind} then ${of}.nomor when ${`BATAL_${kind}`} then (
      select x.membatalkan from dokumen x
      where x.kode_toko = ${toko} and x.nomor = ${of}.nomor) end`

/** The same, and a submission of one by what it became. */
const approved =
  (kind: string, submission: string, table: 'ajuan' | 'ajuan_jurnal'): NumberOf =>
  (toko, of) =>
    sql`case when ${of}.jenis = ${submission} then (select y.no_akhir from ${name(table)} y
        where y.kode_toko = ${toko} and y.no_ajuan = ${of}.nomor and y.status = 'DISETUJUI')
      else ${own(kind)(toko, of)} end`

/** Money by a kode transaksi: a submission became the one kind or the other. */
const money =
  (kind: 'UANG_KAS' | 'UANG_BANK'): NumberOf =>
  (toko, of) =>
    sql`case when ${of}.jenis = 'AJUAN_UANG' then (select y.no_akhir from ajuan_uang y
        where y.kode_toko = ${toko} and y.no_ajuan = ${of}.nomor and y.status = 'DISETUJUI'
          and y.isi->>'jenis' = ${kind})
      else ${own(kind)(toko, of)} end`

/** A move of money, undone or not; what undoes one has a kind for both. */
const moved =
  (kind: string): NumberOf =>
  (toko, of) =>
    sql`case ${of}.jenis when ${kind} then ${of}.nomor when 'BATAL_MUTASI' then (
      select y.nomor from dokumen x
      join dokumen y on y.kode_toko = ${toko} and y.nomor = x.membatalkan and y.jenis = ${kind}
      where x.kode_toko = ${toko} and x.nomor = ${of}.nomor) end`

type Moves = 'gerak_hutang' | 'gerak_bon' | 'gerak_batch_cuci' | 'gerak_lantak'

/** What documents of these kinds moved: a loan, a deposit, a debt, a batch, a bar. */
const moving =
  (kinds: readonly string[], table: Moves, key: string): NumberOf =>
  (toko, of) =>
    sql`case when ${of}.jenis = any(${kinds}::text[]) then (select min(g.${name(key)})
      from ${name(table)} g where g.kode_toko = ${toko} and g.nomor = ${of}.nomor) end`

const LOANS = [
  ...['HUTANG', 'TEBUS_HUTANG', 'PERPANJANG_HUTANG', 'LELANG_HUTANG', 'BAYAR_KELEBIHAN'],
  ...['BATAL_HUTANG', 'BATAL_LELANG', 'BATAL_HUTANG_LUNAS', 'AWAL_HUTANG', 'BATAL_AWAL_HUTANG'],
]
const DEPOSITS = [
  ...['TITIPAN', 'TAMBAH_TITIPAN', 'KEMBALI_TITIPAN', 'PENGALIHAN_SALDO', 'BATAL_TITIPAN'],
  ...['AWAL_TITIPAN', 'BATAL_AWAL_TITIPAN'],
]
const SHORT = [
  ...['KURANG_BAYAR', 'BAYAR_PIUTANG', 'BATAL_KURANG_BAYAR'],
  ...['AWAL_KURANG_BAYAR', 'BATAL_AWAL_KURANG_BAYAR'],
]

const BATCHES = [
  ...['KIRIM_CUCI', 'BATAL_KIRIM_CUCI', 'TERIMA_CUCI', 'TERIMA_SEPUHAN', 'BATAL_TERIMA_CUCI'],
  'WASTING_SEPUHAN',
]

const BARS = ['LEBUR', 'BATAL_LEBUR', 'JUAL_LANTAK', 'SERAH_LANTAK', 'BATAL_LANTAK']

/** Money of another store is called by the number of its sender. */
const received: NumberOf = (toko, of) => sql`case ${of}.jenis when 'TERIMA_UANG' then (
  select x.isi->>'no_reff' from dokumen x
  where x.kode_toko = ${toko} and x.nomor = ${of}.nomor) end`

/** Columns that say which screen shows a document: one of them has a number, or none. */
const NUMBERS = {
  no_faktur_jual: approved('PENJUALAN', 'AJUAN_PENJUALAN', 'ajuan'),
  no_faktur_beli: own('PEMBELIAN'),
  no_faktur_hutang: moving(LOANS, 'gerak_hutang', 'no_faktur_hutang'),
  no_titipan: moving(DEPOSITS, 'gerak_bon', 'no_bon'),
  no_kurang_bayar: moving(SHORT, 'gerak_bon', 'no_bon'),
  no_tukar_tambah: own('TUKAR_TAMBAH'),
  no_uang_kas: money('UANG_KAS'),
  no_uang_bank: money('UANG_BANK'),
  no_mutasi_cash: moved('MUTASI_UANG_CASH'),
  no_mutasi_bank: moved('MUTASI_UANG_BANK'),
  no_kirim: own('KIRIM_UANG'),
  no_terima: received,
  no_cair: own('CAIR_NON_CASH'),
  no_gesek: own('GESEK_TUNAI'),
  no_jurnal_umum: approved('JURNAL_UMUM', 'AJUAN_JURNAL', 'ajuan_jurnal'),
  no_tambah: own('TAMBAH_BARANG'),
  no_pindah: own('PINDAH_BARANG'),
  no_hancur: own('HANCUR_BARANG'),
  no_hancur_beli: own('HANCUR_PEMBELIAN'),
  no_sortir: own('SORTIR'),
  no_pindah_sortir: own('PINDAH_SORTIR'),
  no_batch: moving(BATCHES, 'gerak_batch_cuci', 'no_kirim'),
  no_lebur: moving(BARS, 'gerak_lantak', 'no_lebur'),
} as const satisfies Readonly<Record<string, NumberOf>>

const SCREENS: readonly Lead[] = [
  leadToScreen('/lihat-pembelian', { no_faktur_beli: 'no_faktur_beli' }),
  leadToScreen('/lihat-hutang', { no_faktur_hutang: 'no_faktur_hutang' }),
  leadToScreen('/lihat-titipan', { no_titipan: 'no_titipan' }),
  leadToScreen('/piutang-penjualan', { no_kurang_bayar: 'no_kurang_bayar' }),
  leadToScreen('/lihat-tukar-tambah', { no_tukar_tambah: 'no_tukar_tambah' }),
  leadToScreen('/uang-kas', { no_kas: 'no_uang_kas' }),
  leadToScreen('/uang-bank', { no_kas: 'no_uang_bank' }),
  leadToScreen('/mutasi-uang-cash', { no_mutasi: 'no_mutasi_cash' }),
  leadToScreen('/mutasi-uang-bank', { no_mutasi: 'no_mutasi_bank' }),
  leadToScreen('/kirim-uang-pusat', { no_reff: 'no_kirim' }),
  leadToScreen('/terima-uang-kas', { no_reff: 'no_terima' }),
  leadToScreen('/lihat-pencairan', { no_cair: 'no_cair' }),
  leadToScreen('/gesek-tunai', { no_gesek: 'no_gesek' }),
  leadToScreen('/jurnal-umum', { no_jurnal: 'no_jurnal_umum' }),
  leadToScreen('/sortir-pembelian', { no_sortir: 'no_sortir' }),
  leadToScreen('/kirim-barang-cuci', { no_kirim: 'no_batch' }),
  leadToScreen('/lebur-rosok', { no_lebur: 'no_lebur' }),
]

/** Reports that show documents which no screen does, by the day in column `day`. */
const reportsOn = (day: string): readonly Lead[] => {
  const days = { tanggal_awal: day, sampai_tgl: day }
  return [
    leadToReport(tambahBarang, { ...days, nomor: 'no_tambah' }),
    leadToReport(pindahBarang, { ...days, nomor: 'no_pindah' }),
    leadToReport(hancurBarang, { ...days, nomor: 'no_hancur' }),
    leadToReport(hancurPembelian, { ...days, nomor: 'no_hancur_beli' }),
    leadToReport(sortir, { ...days, nomor: 'no_pindah_sortir' }),
  ]
}

interface Behind {
  readonly label?: string
  readonly journal?: string
  readonly day?: string
}

/**
 * The number of a row's document: it opens the screen that `documentNumbers` found for it, or the
 * report that shows its pieces, and of one that has neither its journal, by the number in column
 * `journal` and the day in `day`.
 */
export const documentColumn = ({ label = 'Nomor', journal = 'nomor', day = 'tgl' }: Behind = {}) =>
  textColumn(label, {
    leadsTo: leadToScreen('/lihat-penjualan', { no_faktur_jual: 'no_faktur_jual' }),
    orTo: [
      ...SCREENS,
      ...reportsOn(day),
      leadToReport(JOURNAL, { tanggal_awal: day, sampai_tgl: day, nomor: journal }),
    ],
    width: 1.4,
  })

/**
 * Columns that say which screen shows the document of row `of`, of which `nomor` and `jenis` are
 * known: a cancellation is shown by what it cancelled, a payment of a loan or a deposit by theirs.
 */
export const documentNumbers = (toko: string, of: Sql): Sql =>
  join(
    Object.entries(NUMBERS).map(([column, number]) => sql`${number(toko, of)} as ${name(column)}`),
    sql`, `,
  )

/** The same columns of a row that is no document: what there was before. */
export const NO_DOCUMENT: Sql = join(
  Object.keys(NUMBERS).map(column => sql`null::text as ${name(column)}`),
  sql`, `,
)
