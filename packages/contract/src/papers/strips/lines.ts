import { element } from '../kind.ts'
import { lineStep } from '../measures.ts'
import type { ElementOf, PaperElement } from '../template.ts'
import type { PageSet } from './page-sets.ts'
import { mm, type Strip, stack } from './strip.ts'

type Field = ElementOf<'ISIAN'>
type Letters = Pick<Field, 'ukuran' | 'tebal' | 'rata' | 'abu' | 'jarak' | 'susut' | 'halaman'>
type Box = readonly [x: number, y: number, w: number, h: number]

/** What of a line is not as usual: its place in millimetres, its letters in points. */
export interface LineOptions extends Partial<Letters> {
  /** Name of its element; without it that of the value. */
  readonly id?: string
  readonly at?: number
  readonly x?: number
  readonly w?: number
  readonly h?: number
  /** Lines it may take, `jarak` apart. */
  readonly lines?: number
  /** Small and grey. */
  readonly quiet?: true
}
type Around = Pick<Field, 'format' | 'awalan' | 'akhiran' | 'potong'>
type FieldOptions = LineOptions & Partial<Around>
/** What is said of a line beside its place; `element` says the rest. */
type Told = Pick<Letters, 'ukuran'> & Partial<Letters & Around>

/** Whose paper it is, and what must be seen beside it. */
export const STRONG = { ukuran: 9.5, tebal: true, h: 4.4 } as const
export const NAME = { ...STRONG, susut: true } as const
export const SPOKEN = { id: 'terbilang', format: 'TERBILANG' } as const
/** What every page says of itself. */
export const MARK = '{tanda} · hal. {hal}/{dari_hal}'

/** Elements whose name is not that of their value. */
const NAMES = new Map([
  ['status_slip', 'status'],
  ['nama_sales', 'sales'],
  ['user_id', 'petugas'],
])
const idOf = (kode: string): string => NAMES.get(kode) ?? kode.replaceAll('_', '-')

/** A value of the document; words before and after it are left out with an empty one. */
export const field = (variabel: string, options: FieldOptions = {}): Strip =>
  line(options, (box, told) =>
    element('ISIAN', options.id ?? idOf(variabel), box, { ...told, variabel }),
  )

/** An amount in words, on two lines. */
export const inWords = (variabel: string, options: FieldOptions = {}): Strip =>
  field(variabel, { ...SPOKEN, lines: 2, ...options })

/** Own words; `{variabel}` stands for a value. */
export const words = (id: string, isi: string, options: LineOptions = {}): Strip =>
  line(options, (box, told) => element('TEKS', id, box, { ...told, isi }))

/** A list of names and amounts, on as many lines as are kept for it. */
export const pairs = (daftar: string, options: LineOptions = {}): Strip =>
  line({ ukuran: 8.5, jarak: 4.2, lines: 4, ...options }, (box, { ukuran, jarak }) =>
    element('RINCIAN', options.id ?? idOf(daftar), box, { daftar, ukuran, jarak }),
  )

/** The terms of the kind, numbered, a line each. */
export const terms = (options: LineOptions = {}): Strip =>
  line({ ukuran: 7.5, jarak: 3.6, lines: 2, ...options }, (box, { ukuran, jarak }) =>
    element('KETENTUAN', 'ketentuan', box, { ukuran, jarak }),
  )

/** A line drawn across. */
export const rule = (id: string, options: Pick<LineOptions, 'at' | 'x' | 'w'> = {}): Strip =>
  line({ ...options, h: 0 }, (box, _, { tebal }) => element('GARIS', id, box, { tebal_mm: tebal }))

type Making = (box: Box, told: Told, set: PageSet) => PaperElement
const line = (one: FieldOptions, made: Making): Strip => ({
  at: one.at,
  lay: ({ set, rata, top, ...room }) => {
    const { id: _id, at: _at, x = room.x, w = room.w, h: high, lines, quiet, ...own } = one
    const ink = quiet ? { ukuran: set.quiet, abu: 0.35 } : { ukuran: set.ukuran, abu: 0 }
    const told = { ...ink, rata, ...(lines === undefined ? {} : { jarak: set.jarak }), ...own }
    const { ukuran, jarak = set.jarak } = told
    const h = high ?? (lines === undefined ? lineHeight(ukuran) : mm(lines * jarak))
    return { elemen: [made([x, top, w, h], told, set)], bottom: mm(top + h) }
  },
})

/** Millimetres a line needs, to a fifth. */
const lineHeight = (ukuran: number): number => Math.ceil(lineStep({ ukuran }) * 5 - 0.01) / 5

/**
 * Sums, from one of several to the one a paper is about: letters of the words and of the rupiah in
 * points, how high both are, how much higher larger rupiah stand, and the width of the words.
 */
export const SUM = {
  SMALL: { ukuran: [8.5, 8.5], h: [4.2, 4.2], higher: 0, w: 40, tebal: false },
  PLAIN: { ukuran: [9.5, 10], h: [4.6, 4.6], higher: 0, w: 80, tebal: false },
  MIDDLE: { ukuran: [10, 10.5], h: [5, 5], higher: 0, w: 80, tebal: false },
  LARGE: { ukuran: [11, 12], h: [5.4, 5.4], higher: 0, w: 100, tebal: true },
  TOTAL: { ukuran: [11, 13], h: [5, 5.8], higher: 0.4, w: 22, tebal: true },
  NOTA: { ukuran: [11, 13], h: [5, 6], higher: 0.5, w: 24, tebal: true },
  BIG: { ukuran: [13, 17], h: [7, 8], higher: 0.6, w: 100, tebal: true },
} as const

type SumOptions = Pick<LineOptions, 'id' | 'at' | 'w'> & {
  readonly size?: (typeof SUM)[keyof typeof SUM]
}

/**
 * An amount with its words before it. In the right column the words take `w` millimetres of it; in
 * a whole room the amount stands in the right column.
 */
export const sum = (variabel: string, kata: string, options: SumOptions = {}): Strip => ({
  at: options.at,
  lay: room => {
    const { id = idOf(variabel), size = SUM.TOTAL } = options
    const { tebal, h, higher, ukuran, w } = { ...size, ...options }
    const from = w + (tebal ? 1 : 0)
    const inside = [mm(room.x + from), mm(room.w - from)] as const
    const [x, wide] = room.rata === 'KANAN' ? inside : room.set.columns.right
    const before: LineOptions = { w, h: h[0], ukuran: ukuran[0], tebal, rata: 'KIRI' }
    const amount: LineOptions = { id, x, w: wide, h: h[1], ukuran: ukuran[1], tebal, susut: tebal }
    const parts = [
      words(`kata-${id}`, kata, { ...before, at: mm(room.top + higher) }),
      field(variabel, { ...amount, at: room.top, awalan: 'Rp ', rata: 'KANAN' }),
    ]
    return stack(parts, room, 0)
  },
})
