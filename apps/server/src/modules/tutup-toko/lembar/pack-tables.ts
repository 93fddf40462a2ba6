import { formatFine, formatGram, formatRupiah, gramToMg } from '@kencana/domain/quantity'
import { machineName } from '@kencana/domain/uang/slip-mesin'
import type { Field } from '../../../platform/pdf/form.ts'
import type { showClosing } from '../show-closing.ts'
import type { ClosingDocument } from '../tutup-toko.queries.ts'

/** A closing as its pack shows it. */
export type Closing = Awaited<ReturnType<typeof showClosing>>

export interface Table {
  readonly columns: Extract<Field, { kind: 'table' }>['columns']
  readonly rows: readonly (readonly string[])[]
}

/** Papers speak Indonesian only: their words are not in the translation tables. */
const words = (label: string, width: number) => ({ label, width })
const figure = (label: string, width: number) => ({ label, width, align: 'right' as const })

export const documentTable = ({ dokumen }: Closing): Table => ({
  columns: [
    words('Dokumen', 34),
    figure('Jumlah', 12),
    figure('Berat (g)', 18),
    figure('Emas murni (g)', 18),
    figure('Rupiah', 24),
  ],
  rows: dokumen.map(kind => [
    kind.jenis.replaceAll('_', ' '),
    formatRupiah(kind.jumlah),
    formatGram(gramToMg(kind.berat)),
    formatFine(kind.murni_ug),
    kind.total === null ? '' : formatRupiah(kind.total),
  ]),
})

/** Money that came in and, where the shop lends, what went out, by the way it went. */
export function wayTable({ bayar, keluar }: Closing): Table {
  const ways = [...new Set([...bayar, ...keluar].map(one => one.cara))].sort()
  const cells = (all: Closing['bayar'], cara: string) => {
    const found = all.find(one => one.cara === cara)
    return found === undefined ? ['', ''] : [formatRupiah(found.jumlah), formatRupiah(found.total)]
  }
  const paidOut = keluar.length > 0
  return {
    columns: [
      words('Cara bayar', 28),
      figure('Terima', 14),
      figure('Rupiah diterima', 24),
      ...(paidOut ? [figure('Keluar', 14), figure('Rupiah keluar', 24)] : []),
    ],
    rows: ways.map(cara => [cara, ...cells(bayar, cara), ...(paidOut ? cells(keluar, cara) : [])]),
  }
}

export const drawerTable = ({ laci }: Closing): Table => ({
  columns: [
    words('Laci', 30),
    figure('Menurut buku', 25),
    figure('Hitungan', 25),
    figure('Selisih', 20),
  ],
  rows: laci.map(one => [
    one.laci,
    formatRupiah(one.buku),
    formatRupiah(one.hitung),
    formatRupiah(one.selisih),
  ]),
})

/** What machines took by the documents and by their slips, and what was undone the same day. */
export const machineTable = ({ mesin }: Closing): Table => ({
  columns: [
    words('Mesin', 22),
    figure('Trx', 8),
    figure('Menurut buku', 19),
    figure('Trx slip', 9),
    figure('Slip', 19),
    figure('Selisih', 15),
    figure('Dibatalkan', 16),
  ],
  rows: mesin.map(one => [
    machineName(one),
    formatRupiah(one.buku_jumlah),
    formatRupiah(one.buku),
    ...(one.slip === null || one.selisih === null
      ? ['', 'tidak diketik', '']
      : [formatRupiah(one.slip_jumlah ?? 0), formatRupiah(one.slip), formatRupiah(one.selisih)]),
    one.batal_jumlah === 0 ? '' : formatRupiah(one.batal),
  ]),
})

/** Notes and coins of each drawer, largest first. */
export const noteTable = (counted: ClosingDocument['isi']['laci']): Table => ({
  columns: [words('Laci', 18), words('Lembar × pecahan', 82)],
  rows: counted.flatMap(({ laci, pecahan }) =>
    chunks(
      Object.entries(pecahan)
        .filter(([, pieces]) => pieces > 0)
        .sort(([a], [b]) => Number(b) - Number(a))
        .map(([note, pieces]) => `${formatRupiah(pieces)} × ${formatRupiah(Number(note))}`),
    ).map((line, i) => [i === 0 ? laci : '', line.join('   ')]),
  ),
})

const NOTES_A_LINE = 6

const chunks = (notes: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(notes.length / NOTES_A_LINE) }, (_, i) =>
    notes.slice(i * NOTES_A_LINE, (i + 1) * NOTES_A_LINE),
  )
