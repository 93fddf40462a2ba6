import { describe, expect, test } from 'vitest'
import { paperFaults } from '../check.ts'
import type { PaperElement } from '../template.ts'
import { definePaper, elementsOf } from './define-paper.ts'
import { field, inWords, NAME, pairs, rule, SUM, sum, terms, words } from './lines.ts'
import { A4_BESAR, A4_TIDUR, A5, A5_TEGAK, HALF_LETTER, type PageSet } from './page-sets.ts'
import { head, party, sides, signatures, store, table, WRITTEN_BY } from './parts.ts'
import type { Strip } from './strip.ts'
import * as say from './values.ts'

const PIECES = say.rowsOf(
  'barang',
  'Barang di slip',
  [['Cincin Belah Rotan', 3_237], ['Kalung Rantai Nori']],
  [say.teks('nama_barang', 'Nama Barang'), say.gram('berat', 'Berat', 'Berat (g)')],
)
const GRID = table('barang', { at: 45, h: 38, columns: { nama_barang: 120, berat: 30 } })

const laid = (strips: readonly Strip[], set: PageSet = A5) => elementsOf(set, [PIECES], strips)
/** Elements by name, with where they stand. */
const boxes = (elemen: readonly PaperElement[]) =>
  elemen.map(({ id, x, y, w, h }) => [id, x, y, w, h])
const ONE_BELOW = field('keterangan')

describe('on A5 each strip knows its elements, and what follows it begins below', () => {
  const CASES: readonly (readonly [string, readonly Strip[], readonly (readonly unknown[])[]])[] = [
    ['a value', [field('no_bon')], [['no-bon', 8, 8, 194, 3.6]]],
    ['words', [words('asal', 'Nota {no}', { ukuran: 9 })], [['asal', 8, 8, 194, 4]]],
    [
      'an amount in words, on two lines',
      [inWords('total'), ONE_BELOW],
      [
        ['terbilang', 8, 8, 194, 7.2],
        ['keterangan', 8, 16.8, 194, 3.6],
      ],
    ],
    [
      'pairs on four lines',
      [pairs('rincian'), ONE_BELOW],
      [
        ['rincian', 8, 8, 194, 16.8],
        ['keterangan', 8, 26.4, 194, 3.6],
      ],
    ],
    [
      'terms on two',
      [terms(), ONE_BELOW],
      [
        ['ketentuan', 8, 8, 194, 7.2],
        ['keterangan', 8, 16.8, 194, 3.6],
      ],
    ],
    [
      'a rule',
      [rule('garis-isi', { at: 50 }), ONE_BELOW],
      [
        ['garis-isi', 8, 50, 194, 0],
        ['keterangan', 8, 51.6, 194, 3.6],
      ],
    ],
    [
      'a sum across the paper',
      [sum('jumlah', 'JUMLAH', { size: SUM.BIG }), ONE_BELOW],
      [
        ['kata-jumlah', 8, 8.6, 100, 7],
        ['jumlah', 122, 8, 80, 8],
        ['keterangan', 8, 17.6, 194, 3.6],
      ],
    ],
    [
      'a sum in the right column',
      [sides({ right: [sum('total', 'TOTAL')] }), ONE_BELOW],
      [
        ['kata-total', 122, 8.4, 22, 5],
        ['total', 145, 8, 57, 5.8],
        ['keterangan', 8, 15.4, 194, 3.6],
      ],
    ],
    [
      'two columns: it ends where the longer one does',
      [party({ left: [field('customer', NAME)] }), ONE_BELOW],
      [
        ['customer', 8, 8, 110, 4.4],
        ['status', 122, 8, 80, 4.4],
        ['sales', 122, 12.6, 80, 3.6],
        ['petugas', 122, 16.4, 80, 3.6],
        ['keterangan', 8, 21.6, 194, 3.6],
      ],
    ],
    [
      'lines at one height share a line, and the higher one counts',
      [field('a', { at: 20, w: 40, h: 5 }), field('b', { at: 20, x: 50, w: 40 }), WRITTEN_BY],
      [
        ['a', 8, 20, 40, 5],
        ['b', 50, 20, 40, 3.6],
        ['petugas', 8, 26.6, 194, 3.6],
      ],
    ],
    [
      'a table, the word that it goes on, the line below it',
      [GRID, ONE_BELOW],
      [
        ['barang', 8, 45, 194, 38],
        ['bersambung', 8, 85, 194, 4],
        ['garis-bawah', 8, 84, 194, 0],
        ['keterangan', 8, 85.4, 194, 3.6],
      ],
    ],
    [
      'a table without either',
      [table('barang', { h: 38, columns: {}, garis: false, bersambung: false }), ONE_BELOW],
      [
        ['barang', 8, 8, 194, 38],
        ['keterangan', 8, 47.6, 194, 3.6],
      ],
    ],
    [
      'hands, and names below their lines',
      [signatures(['Nasabah', 'Petugas'], { at: 100, names: ['nasabah'] })],
      [
        ['tangan-1', 8, 100, 60, 3.8],
        ['garis-tangan-1', 8, 118, 60, 0],
        ['nama-tangan-1', 8, 118.9, 60, 3.6],
        ['tangan-2', 122, 100, 60, 3.8],
        ['garis-tangan-2', 122, 118, 60, 0],
      ],
    ],
  ]
  test.each(CASES)('%s', (_, strips, wanted) => {
    expect(boxes(laid(strips))).toEqual(wanted)
  })
})

const HEAD = ['nama-toko', 'alamat-toko', 'kontak', 'qr', 'judul', 'nomor', 'tanggal', 'tanda']

test.each([
  ['A5', A5, [...HEAD, 'garis-atas'], 31],
  ['half letter', HALF_LETTER, [...HEAD, 'garis-atas'], 30.6],
  ['A4 in large letters', A4_BESAR, [...HEAD, 'garis-atas'], 50.5],
  [
    'A4: its telephone is left out, its page stands apart',
    A4_TIDUR,
    [...HEAD.filter(id => id !== 'kontak'), 'halaman', 'garis-atas'],
    38.5,
  ],
] as const)('a head on %s', (_, set, ids, below) => {
  const elemen = laid([head(), ONE_BELOW], set)
  expect(elemen.map(({ id }) => id)).toEqual([...ids, 'keterangan'])
  expect(elemen.at(-1)?.y).toBe(below)
})

test('a head says its own words, its own number, and a day without its minute', () => {
  const elemen = laid([head({ judul: 'NOTA', nomor: 'no_nota', hari: 'tgl_nota' })])
  const said = Object.fromEntries(elemen.map(one => [one.id, one]))
  expect(said.judul).toMatchObject({ jenis: 'TEKS', isi: 'NOTA', rata: 'KANAN' })
  expect(said.nomor).toMatchObject({ jenis: 'ISIAN', variabel: 'no_nota' })
  expect(said.qr).toMatchObject({ variabel: 'no_nota' })
  expect(said.tanggal).toMatchObject({ jenis: 'ISIAN', variabel: 'tgl_nota' })
})

test('on upright paper the store stands alone, with lines of its own below it', () => {
  expect(() => laid([head()], A5_TEGAK)).toThrow('begin with store')
  const elemen = laid([store({ nomor: 'no_surat', lines: [field('izin')] })], A5_TEGAK)
  expect(boxes(elemen).at(-2)).toEqual(['izin', 8, 28.8, 132, 3.6])
  expect(elemen.at(-1)).toMatchObject({ jenis: 'QR', variabel: 'no_surat' })
})

test('who has no place to sign is refused', () => {
  expect(() => laid([signatures(['Pengirim', 'Pembawa', 'Penerima'])])).toThrow('2 places to sign')
  expect(laid([signatures(['Pengirim', 'Pembawa', 'Penerima'])], A4_BESAR)).toHaveLength(6)
})

test('columns have the headings of their rows, and figures lean right', () => {
  const [grid] = laid([GRID])
  expect(grid).toMatchObject({
    kolom: [
      { isi: 'nama_barang', judul: 'Nama Barang', lebar: 120, rata: 'KIRI' },
      { isi: 'berat', judul: 'Berat (g)', lebar: 30, rata: 'KANAN' },
    ],
  })
  const right = table('barang', { h: 38, columns: { nama_barang: 9 }, rightmost: 'nama_barang' })
  expect(laid([right])[0]).toMatchObject({ kolom: [{ rata: 'KANAN' }] })
})

test('what stands below a table is said on the last page, above it on each', () => {
  const pages = laid([head(), GRID, ONE_BELOW, signatures(['Petugas'])]).map(one => one.halaman)
  const above = pages.slice(0, 10)
  expect(new Set(above)).toEqual(new Set(['SEMUA']))
  expect(pages.slice(10)).toEqual(['BELUM_AKHIR', ...Array.from({ length: 4 }, () => 'TERAKHIR')])
  expect(new Set(laid([head(), ONE_BELOW]).map(one => one.halaman))).toEqual(new Set(['SEMUA']))
})

const slip = (kode: string) =>
  definePaper({
    kode,
    label: 'Slip',
    golongan: 'SLIP',
    screens: [],
    variabel: [
      ...say.headed('SLIP', 'Nomor slip', 'SL-1'),
      say.teks('status_slip', 'Tanda batal'),
      ...say.person('customer', 'Nama', 'Alamat', 'Telepon'),
      say.SALES,
      say.PETUGAS,
      say.rupiah('total', 'Total', 5_000),
      say.KETERANGAN,
    ],
    daftar: [PIECES, say.pairsOf('uang', 'Uang', { Tunai: 5_000 })],
    ketentuan: ['Bawa slip ini.'],
    wajib: ['nomor', 'tanda'],
    set: 'A5',
    strips: [
      head(),
      party({ left: [field('customer', NAME), field('telp_customer', { awalan: 'Telp. ' })] }),
      table('barang', { h: 38, columns: { nama_barang: 120, berat: 30 } }),
      sides({ left: [pairs('uang')], right: [sum('total', 'TOTAL'), inWords('total')] }),
      terms(),
      signatures(['Pelanggan', 'Petugas'], { below: 14 }),
    ],
  })

test('a paper of strips alone, without a millimetre of its own, is sound', () => {
  expect(paperFaults(slip('slip-x'), slip('slip-x').baku)).toEqual([])
})

test('the example is what stands beside the values', () => {
  const { contoh, variabel, daftar, ganda } = slip('slip-x')
  expect(contoh.values).toMatchObject({ judul: 'SLIP', nomor: 'SL-1', total: 5_000 })
  expect(contoh.values.keterangan).toBeNull()
  expect(contoh.lists).toEqual({
    barang: [
      { nama_barang: 'Cincin Belah Rotan', berat: 3_237 },
      { nama_barang: 'Kalung Rantai Nori', berat: null },
    ],
    uang: [{ nama: 'Tunai', nilai: 5_000 }],
  })
  expect(contoh.ketentuan).toEqual(['Bawa slip ini.'])
  expect(variabel.find(({ kode }) => kode === 'nomor')).toEqual({
    kode: 'nomor',
    label: 'Nomor slip',
    jenis: 'TEKS',
    kodeGaris: true,
  })
  expect(daftar[0]?.kolom[1]).toEqual({ kode: 'berat', label: 'Berat', jenis: 'GRAM' })
  expect(ganda).toBeNull()
  expect(slip('slip-titipan').ganda?.setting).toBe('SLIP_TITIPAN_GANDA')
})
