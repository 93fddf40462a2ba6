import { element, type ValueKind } from '../kind.ts'
import { field, type LineOptions, MARK, rule, STRONG, words } from './lines.ts'
import type { PageSet } from './page-sets.ts'
import { mm, type Strip, stack } from './strip.ts'

/** Millimetres between lines of one strip. */
const LINE_GAP = 0.2

interface HeadOptions {
  /** Own words instead of the value `judul`. */
  readonly judul?: string
  /** Value of its number. */
  readonly nomor?: string
  /** A day without its minute. */
  readonly hari?: string
}

/**
 * The store, what the paper is, its number with a QR code, its day, its mark and page, a rule.
 * @throws Error on a paper too narrow for both beside each other
 */
export const head = ({ judul, nomor = 'nomor', hari }: HeadOptions = {}): Strip => ({
  lay: room => {
    const { named } = room.set
    if (named === undefined)
      throw new Error('this paper is too narrow for a head: begin with store')
    const { halaman, garis } = named
    const title = { ...placed(named.judul), tebal: true }
    const day = { ...placed(named.tanggal), id: 'tanggal' }
    const mark = { ...placed(named.tanda), tebal: true }
    const side = [
      judul === undefined ? field('judul', title) : words('judul', judul, title),
      field(nomor, { ...placed(named.nomor), id: 'nomor' }),
      hari === undefined ? words('tanggal', '{tgl_system} {jam}', day) : field(hari, day),
      ...(halaman === undefined
        ? [words('tanda', MARK, mark)]
        : [field('tanda', mark), words('halaman', 'hal. {hal}/{dari_hal}', placed(halaman))]),
    ]
    const elemen = [
      ...store({ nomor }).lay(room).elemen,
      ...stack(side, { ...room, rata: 'KANAN' }, 0).elemen,
      element('GARIS', 'garis-atas', [room.x, garis[0], room.w, 0], { tebal_mm: garis[1] }),
    ]
    return { elemen, bottom: garis[0] }
  },
})

interface StoreOptions {
  readonly nomor: string
  /** Below its address and telephone. */
  readonly lines?: readonly Strip[]
}

/** The store alone, and the QR code of the paper's number. */
export const store = ({ nomor, lines = [] }: StoreOptions): Strip => ({
  lay: room => {
    const { nama, alamat, kontak, qr } = room.set.store
    const told = [
      field('nama_toko', { ...placed(nama), tebal: true }),
      field('alamat_toko', { ...placed(alamat), potong: 'ALAMAT', jarak: room.set.jarak }),
      ...(kontak === undefined ? [] : [field('kontak', placed(kontak))]),
      ...lines,
    ]
    const { elemen, bottom } = stack(told, room, LINE_GAP)
    const code = element('QR', 'qr', qr, { variabel: nomor })
    return { elemen: [...elemen, code], bottom: Math.max(bottom, mm(qr[1] + qr[3])) }
  },
})

const placed = ([x, at, w, h, ukuran, abu = 0]: PageSet['store']['nama']): LineOptions => {
  return { x, at, w, h, ukuran, abu }
}

interface Sides {
  readonly at?: number
  /** Width of the left column, where it is not the usual one. */
  readonly wide?: number
  readonly left?: readonly Strip[]
  readonly right?: readonly Strip[]
}

/** Two columns; the right one leans on its edge. */
export const sides = ({ at, wide, left = [], right = [] }: Sides): Strip => ({
  at,
  lay: room => {
    const { columns } = room.set
    const [[x, w], [rightX, rightW]] = [columns.left, columns.right]
    const one = stack(left, { ...room, x, w: wide ?? w, rata: 'KIRI' }, LINE_GAP)
    const other = stack(right, { ...room, x: rightX, w: rightW, rata: 'KANAN' }, LINE_GAP)
    const bottom = Math.max(one.bottom, other.bottom)
    return { elemen: [...one.elemen, ...other.elemen], bottom }
  },
})

/** Who wrote it. */
export const WRITTEN_BY = field('user_id', { awalan: 'Petugas ' })
/** A state that must be seen, who sold, who wrote it. */
const STAFF = [field('status_slip', STRONG), field('nama_sales', { awalan: 'Sales ' }), WRITTEN_BY]

/** Whose paper it is, on the left; on the right what the store says of it, as a rule its staff. */
export const party = ({ right = STAFF, ...more }: Sides): Strip => sides({ right, ...more })

interface TableOptions {
  readonly at?: number
  /** Millimetres with its heading: how many rows a page has. */
  readonly h: number
  readonly ukuran?: number
  /** Columns from left to right, millimetres wide. Their headings stand with the rows. */
  readonly columns: Readonly<Record<string, number>>
  /** Columns that lean right beside those of figures. */
  readonly rightmost?: string
  /** Millimetres from the top: the line below it on the last page; false is none. */
  readonly garis?: number | false
  /** Where a page says that it goes on; false is nowhere. */
  readonly bersambung?: number | false
}

/** Rows of the paper as a table. What stands below it is printed on the last page alone. */
export const table = (daftar: string, options: TableOptions): Strip => ({
  at: options.at,
  lay: room => {
    const { x, w, top, set } = room
    const { h, ukuran = set.ukuran, columns, rightmost } = options
    const bottom = mm(top + h)
    const { garis = mm(bottom + 1) } = options
    const { bersambung = mm(bottom + (garis === false ? 1 : 2)) } = options
    const list = room.rows.find(({ kode }) => kode === daftar)
    const kolom = Object.entries(columns).map(([isi, lebar]) => {
      const said = list?.kolom.find(({ kode }) => kode === isi)
      const rata = FIGURES.has(said?.jenis) || isi === rightmost ? 'KANAN' : 'KIRI'
      return { isi, judul: String(said?.contoh ?? said?.label ?? isi), lebar, rata } as const
    })
    const grid = element('TABEL', daftar, [x, top, w, h], { daftar, ukuran, kolom })
    const more = bersambung === false ? [] : [goesOn(bersambung)]
    const line = garis === false ? [] : [rule('garis-bawah', { at: garis })]
    const { elemen } = stack([...more, ...line], room, 0)
    return { elemen: [grid, ...elemen], bottom: garis === false ? bottom : mm(bottom + 0.8) }
  },
})

const FIGURES: ReadonlySet<ValueKind | undefined> = new Set(['ANGKA', 'RUPIAH', 'GRAM', 'MURNI'])
const NOT_LAST = { quiet: true, rata: 'KANAN', h: 4, halaman: 'BELUM_AKHIR' } as const
const goesOn = (at: number): Strip =>
  words('bersambung', 'Bersambung ke halaman berikut', { ...NOT_LAST, at })

interface SignOptions {
  readonly at?: number
  readonly h?: number
  /** Millimetres from the word to the line. */
  readonly below?: number
  /** Values of the names below the lines. */
  readonly names?: readonly string[]
}

/**
 * Where people sign: a word each, room, a line.
 * @throws Error where the paper has fewer places than hands
 */
export const signatures = (hands: readonly string[], options: SignOptions = {}): Strip => ({
  at: options.at,
  lay: room => {
    const { lefts, w, line, ...usual } = room.set.hands
    const { h, below, names = [] } = { ...usual, ...options }
    const at = mm(room.top + below)
    const parts = hands.flatMap((isi, i) => {
      const x = lefts[i]
      if (x === undefined) throw new Error(`this paper has ${lefts.length} places to sign`)
      const name = names[i]
      const under = { id: `nama-tangan-${i + 1}`, at: mm(at + 0.9), x, w }
      return [
        words(`tangan-${i + 1}`, isi, { at: room.top, x, w, h, quiet: true }),
        rule(`garis-tangan-${i + 1}`, { at, x, w: line }),
        ...(name === undefined ? [] : [field(name, under)]),
      ]
    })
    return stack(parts, room, 0)
  },
})
