import type { ReportAnswer, ReportRow } from '@kencana/contract/kit/report'

export type There = Pick<ReportAnswer, 'rows' | 'totals' | 'meta'>
/** The journal of a row's document balances; of a row that is a line, it has that line. */
const inItsJournal = (
  row: ReportRow,
  { rows, totals }: There,
  isLine: (line: ReportRow) => boolean = () => true,
) =>
  [
    [new Set(rows.map(line => line.nomor)), new Set([row.nomor ?? row.no_jurnal])],
    [rows.some(isLine), true],
    [
      [totals.debit, totals.murni],
      [totals.kredit, 0],
    ],
  ] as const

/** The line of a book of money. */
const ofMoney = (row: ReportRow) => (line: ReportRow) =>
  line.debit === row.masuk && line.kredit === row.keluar

const figure = (row: ReportRow | undefined, key: string) => Number(row?.[key] ?? 0)

/** The pieces of a row's document, and no others. */
const ofItsDocument = (row: ReportRow, { rows }: There) =>
  [[new Set(rows.map(({ nomor }) => nomor)), new Set([row.nomor ?? row.no_dokumen])]] as const

/** What stood in the end, summed over places. */
const lastOfEach = (rows: readonly ReportRow[], place: string): number =>
  [...new Map(rows.map(row => [row[place], figure(row, 'saldo')])).values()].reduce(
    (sum, left) => sum + left,
    0,
  )

type Pairs = readonly (readonly [unknown, unknown])[]

/**
 * Reports whose figures are said in another way where they lead: each pair is equal. A journal is a
 * document: the line that leads there is one of its own, and it balances.
 */
export const SAID: Readonly<
  Record<string, (row: ReportRow, there: There, here: readonly ReportRow[]) => Pairs>
> = {
  // What never came back was received on no document.
  'laporan-wasting-sepuhan /laporan-terima-sepuhan': (row, { totals }) => [
    [totals.kembali, row.kembali],
    [totals.jumlah, figure(row, 'pcs') - figure(row, 'hilang')],
  ],
  'laporan-buku-besar /laporan-jurnal': (row, there) =>
    inItsJournal(
      row,
      there,
      line => line.debit === row.debit && line.nomor_akun === row.nomor_akun,
    ),
  'laporan-kas /laporan-jurnal': (row, there) => inItsJournal(row, there, ofMoney(row)),
  'laporan-bank /laporan-jurnal': (row, there) => inItsJournal(row, there, ofMoney(row)),
  'laporan-kas /laporan-kas': (row, { rows }) => [[row.saldo_akhir, rows.at(-1)?.saldo]],
  'laporan-bank /laporan-bank': (row, { rows }) => [[row.saldo_akhir, rows.at(-1)?.saldo]],
  'laporan-transaksi-harian /laporan-jurnal': (row, there) => inItsJournal(row, there),
  'laporan-hancur-barang /laporan-jurnal': (row, there) => inItsJournal(row, there),
  'laporan-kartu-stock /laporan-jurnal': (row, there) => inItsJournal(row, there),
  'laporan-kartu-stock /laporan-pindah-barang': (row, { rows }) => [
    [
      rows.find(({ kode_barcode }) => kode_barcode === row.kode_barcode)?.berat,
      figure(row, 'masuk') + figure(row, 'keluar'),
    ],
    [new Set(rows.map(({ nomor }) => nomor)), new Set([row.nomor])],
  ],
  'laporan-otorisasi /laporan-jurnal': (row, there) => inItsJournal(row, there),
  'laporan-jejak-audit /laporan-jurnal': (row, there) => inItsJournal(row, there),
  '* /laporan-tambah-barang': ofItsDocument,
  '* /laporan-pindah-barang': ofItsDocument,
  '* /laporan-hancur-barang': ofItsDocument,
  '* /laporan-hancur-pembelian': ofItsDocument,
  '* /laporan-sortir': ofItsDocument,
  'laporan-jurnal /laporan-jurnal': (row, there) => inItsJournal(row, there),
  'laporan-rekap-toko /laporan-kas': (row, { rows }) => [[row.kas, lastOfEach(rows, 'letak')]],
  'laporan-rekap-toko /laporan-hutang-outstanding': (row, { totals }) => [
    [row.pinjaman, totals.jumlah_hutang],
  ],
  'laporan-rekap-toko /laporan-titipan': (row, { totals }) => [[row.titipan, totals.saldo]],
  'laporan-rekap-toko /laporan-mutasi-stock': (row, { totals }) => [
    [row.pcs, totals.pcs_akhir],
    ['akhir' in totals ? row.berat : row.murni, totals.akhir ?? totals.murni_akhir],
  ],
  'laporan-emas-harian /laporan-transaksi-harian': (row, { rows }) => [
    [new Set(rows.map(document => document.tgl)), new Set([row.tgl])],
  ],
  'laporan-rekap-toko /laporan-penjualan': (row, { totals }) => [
    [
      [row.pcs_jual, row.jual],
      [totals.jumlah, totals.total],
    ],
  ],
  'laporan-rekap-toko /laporan-pembelian': (row, { totals }) => [
    [
      [row.pcs_beli, row.beli],
      [totals.jumlah, totals.total],
    ],
  ],
  'laporan-rekap-toko /laporan-laba-rugi': (row, { totals }) => [[row.laba, totals.jumlah]],
  'laporan-bunga-hutang /laporan-jurnal': (row, { totals }) => [
    [row.jumlah, figure(totals, 'kredit') - figure(totals, 'debit')],
  ],
  'laporan-laba-rugi /laporan-buku-besar': (row, { totals, meta }) => {
    const isNow = meta.values.tanggal_awal === row.dari
    const sum = figure(totals, 'kredit') - figure(totals, 'debit')
    return isNow
      ? [[row.jumlah, sum] as const, [row.murni, totals.murni]]
      : [[row.jumlah_lalu, sum]]
  },
  // Money on its way and what of it was received are two rows of one account.
  'laporan-neraca /laporan-buku-besar': (row, { rows }, here) => {
    const parts = here.filter(one => one.nomor_akun === row.nomor_akun && one.toko === row.toko)
    const left = parts.reduce((all, p) => all + figure(p, 'aktiva') - figure(p, 'pasiva'), 0)
    return [
      [Math.abs(left), Math.abs(figure(rows.at(-1), 'saldo'))],
      [Math.abs(figure(row, 'murni')), Math.abs(figure(rows.at(-1), 'saldo_murni'))],
    ]
  },
  'laporan-neraca /laporan-laba-rugi': (row, { totals }) => [
    [row.pasiva, totals.jumlah],
    [row.murni, totals.murni],
  ],
  'laporan-neraca-emas /laporan-buku-besar': (row, { totals }) => [
    [figure(row, 'masuk') - figure(row, 'keluar'), totals.murni],
  ],
}
