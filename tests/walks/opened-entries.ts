import type { EntryDefinition } from '@kencana/contract/documents/define-entry'
import type { Route } from '@kencana/contract/kit/route'
import { endpoints } from '../../apps/server/src/areas.ts'

// Which declared entries the walks type, and where.

export type Declared = Route & { readonly entry: EntryDefinition }

/** Every entry that the server serves. */
export const DECLARED = endpoints
  .map(({ route }) => route)
  .filter((route): route is Declared => 'entry' in route)

/**
 * About something that stands, or opened by another key: it is typed in the journey that is named.
 */
export const FROM_ITS_DOCUMENT: Readonly<
  Record<string, readonly [journey: string, dialog: string]>
> = {
  'hutang/{no_faktur_hutang}/pemberitahuan': ['lelang-hutang', 'Beri tahu pelanggan'],
  'hutang/{no_faktur_hutang}/kelebihan': ['lelang-hutang', 'Bayar kelebihan '],
  'piutang-penjualan/{no_kurang_bayar}/bayar': ['piutang', 'Terima pembayaran'],
  pelanggan: ['pelanggan', 'Ubah data pelanggan'],
  'pelanggan/lupakan': ['pelanggan', 'Lupakan pelanggan'],
  'hutang/{no_faktur_hutang}/lelang': ['lelang-hutang', 'Lelang '],
  titipan: ['titipan', 'Terima titipan'],
  'titipan/{no_titipan}/tambah': ['titipan', 'Tambah titipan '],
  'titipan/{no_titipan}/kembali': ['titipan', 'Kembalikan titipan'],
  'piutang-penjualan': ['piutang', 'Catat kurang bayar'],
  'kirim-uang/{no_reff}/reception': ['uang', 'Terima uang'],
  'jurnal/{no_jurnal}/balik': ['jurnal', 'Balik jurnal '],
  'rekening-koran/unggah/{no_unggah}/hapus': ['rekening-koran', 'Keluarkan berkas'],
  'rekening-koran/batal': ['rekening-koran', 'Lepas kecocokan'],
  'lebur/{no_lebur}/jual': ['lebur', 'Jual lantak '],
  'lebur/{no_lebur}/serah': ['lebur', 'Serahkan lantak '],
  'stock-cuci-manual/masuk': ['lebur', 'Ambil dari rosok'],
  'stock-cuci-manual/kirim': ['lebur', 'Kirim ke tukang'],
  'stock-cuci-manual/terima': ['lebur', 'Terima dari tukang'],
  'stock-cuci-manual/keluar': ['lebur', 'Kembalikan ke rosok'],
  'wasting-sepuhan': ['cuci', 'Tutup kiriman'],
  'validasi-susut/{no_susut}': ['cuci', 'Validasi susut '],
}

/** Those that their screen opens by F6. */
export const OPENED = DECLARED.filter(({ path }) => !(path in FROM_ITS_DOCUMENT))

/** How the number of the document is called that it is about; none where it begins one. */
export const aboutOf = ({ path }: Declared): string | undefined => /\{(\w+)\}/.exec(path)?.[1]

/** Those beside a document by which an amount and words are written for a day, by one person. */
export const BESIDE = DECLARED.filter(declared => {
  const { dated, approved, reasoned, fields } = declared.entry
  const kinds = new Set(Object.values(fields).map(({ kind }) => kind))
  const isWritten = dated === true && kinds.has('money') && kinds.has('text')
  return isWritten && aboutOf(declared) !== undefined && !approved && !reasoned
})

/** The screen that opens it. */
export const screenOf = ({ right }: Declared): string =>
  ('screens' in right ? right.screens[0] : undefined) ?? '/'
