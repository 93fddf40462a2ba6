import { presetPage } from '../presets.ts'
import type { Template } from '../template.ts'

/** Millimetres from the left and from the top, width, height; points of its letters; grey. */
type Lettered = readonly [x: number, y: number, w: number, h: number, ukuran: number, abu?: number]
/** Millimetres from the left, and width. */
type Column = readonly [x: number, w: number]

/** What strips measure by on one size of paper: millimetres, letters in points. */
export interface PageSet {
  readonly halaman: Template['halaman']
  readonly columns: Readonly<Record<'whole' | 'left' | 'right', Column>>
  /** Letters of a line and of a quiet one, and from line to line where a value has several. */
  readonly ukuran: number
  readonly quiet: number
  readonly jarak: number
  /** Between strips, and thickness of a rule. */
  readonly gap: number
  readonly tebal: number
  readonly store: {
    readonly nama: Lettered
    readonly alamat: Lettered
    readonly kontak?: Lettered
    readonly qr: readonly [x: number, y: number, w: number, h: number]
  }
  /** Beside the store, where there is room; `halaman` where the page does not follow the mark. */
  readonly named?: Readonly<Record<'judul' | 'nomor' | 'tanggal' | 'tanda', Lettered>> & {
    readonly halaman?: Lettered
    readonly garis: readonly [y: number, tebal: number]
  }
  /** Where people sign: width and height of the word, width of the line and how far below it is. */
  readonly hands: { readonly lefts: readonly number[] } & Readonly<
    Record<'w' | 'h' | 'line' | 'below', number>
  >
}

const GREY = 0.35
const SMALL = { ukuran: 8, quiet: 8, jarak: 3.6, gap: 1.6, tebal: 0.2 } as const

/** Receipts and most slips: A5 lying down. */
export const A5: PageSet = {
  halaman: presetPage('A5'),
  columns: { whole: [8, 194], left: [8, 110], right: [122, 80] },
  ...SMALL,
  store: {
    nama: [8, 8, 88, 6.2, 14],
    alamat: [8, 14.5, 88, 10.7, 8],
    kontak: [8, 25.3, 110, 3.4, 8, GREY],
    qr: [99, 8, 16, 16],
  },
  named: {
    judul: [122, 8, 80, 5.3, 12],
    nomor: [122, 14, 80, 4.2, 9.5],
    tanggal: [122, 18.6, 80, 4, 9],
    tanda: [122, 23.4, 80, 4, 8],
    garis: [29.4, 0.2],
  },
  hands: { lefts: [8, 122], w: 60, h: 3.8, line: 60, below: 18 },
}

/** Letters of pledge: A5 upright. What it is and its number stand below the store. */
export const A5_TEGAK: PageSet = {
  halaman: presetPage('A5_TEGAK'),
  columns: { whole: [8, 132], left: [8, 66], right: [78, 62] },
  ...SMALL,
  quiet: 7.5,
  store: {
    nama: [8, 8, 104, 6.2, 14],
    alamat: [8, 14.5, 104, 10.7, 8],
    kontak: [8, 25.3, 104, 3.3, 7.5, GREY],
    qr: [119, 8, 21, 21],
  },
  hands: { lefts: [8, 78], w: 62, h: 3.6, line: 52, below: 19.5 },
}

/** The nota: continuous paper of half a letter. */
export const HALF_LETTER: PageSet = {
  halaman: presetPage('HALF_LETTER'),
  columns: { whole: [10, 221.3], left: [10, 135], right: [151.3, 80] },
  ...SMALL,
  store: {
    nama: [10, 8, 100, 6.6, 15],
    alamat: [10, 15, 110, 10.7, 8],
    kontak: [10, 25.3, 110, 3.4, 8, GREY],
    qr: [131.3, 8, 18, 18],
  },
  named: {
    judul: [153.3, 8, 78, 5.3, 12],
    nomor: [153.3, 14, 78, 4, 9],
    tanggal: [153.3, 18.5, 78, 4, 9],
    tanda: [153.3, 23.5, 78, 4, 8],
    garis: [29, 0.2],
  },
  hands: { lefts: [10, 151.3], w: 60, h: 3.8, line: 60, below: 12 },
}

/** Slips of many pieces: 297 × 210 mm lying down. */
export const A4_TIDUR: PageSet = {
  halaman: presetPage('A4_TIDUR'),
  columns: { whole: [14, 269], left: [14, 180], right: [188, 95] },
  ...{ ukuran: 9, quiet: 9, jarak: 4.3, gap: 2.5, tebal: 0.2 },
  store: {
    nama: [14, 12, 140, 7, 16],
    alamat: [14, 20, 140, 12.6, 9, GREY],
    qr: [162, 12, 20, 20],
  },
  named: {
    judul: [188, 12, 95, 6.3, 14],
    nomor: [188, 19.5, 95, 4.6, 10],
    tanggal: [188, 24.5, 95, 4.6, 10],
    tanda: [188, 29.5, 70, 4.2, 9],
    halaman: [259, 29.5, 24, 4.2, 9, GREY],
    garis: [36, 0.25],
  },
  hands: { lefts: [150, 220], w: 62, h: 4.4, line: 60, below: 22 },
}

/** The same paper with few words in large letters, and three hands. */
export const A4_BESAR: PageSet = {
  ...A4_TIDUR,
  columns: { whole: [14, 269], left: [14, 160], right: [183, 100] },
  ...{ ukuran: 11, quiet: 10, jarak: 5, tebal: 0.3 },
  store: {
    nama: [14, 14, 130, 9, 20],
    alamat: [14, 24, 130, 15, 11],
    kontak: [14, 40, 160, 5, 10, GREY],
    qr: [150, 14, 24, 24],
  },
  named: {
    judul: [183, 14, 100, 8, 17],
    nomor: [183, 23, 100, 6, 13],
    tanggal: [183, 30, 100, 5, 11],
    tanda: [183, 36, 100, 5, 10],
    garis: [48, 0.3],
  },
  hands: { lefts: [14, 109, 204], w: 79, h: 5, line: 79, below: 32 },
}

/** Papers a kind may be printed on at first. */
export const PAGE_SETS = { A5, A5_TEGAK, HALF_LETTER, A4_TIDUR, A4_BESAR } as const
