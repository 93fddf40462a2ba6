import { COPIES, type Copies } from '../copies.ts'
import type { PaperFacts, PaperKind } from '../kind.ts'
import type { PaperElement } from '../template.ts'
import { PAGE_SETS, type PageSet } from './page-sets.ts'
import { type Strip, stack } from './strip.ts'
import type { Said, SaidRows } from './values.ts'

type Made = 'ganda' | 'variabel' | 'daftar' | 'contoh' | 'baku'
type Usual = 'golongan' | 'wajib'

/** A slip on A5 that says its number, its state and its mark, unless said. */
interface PaperPlan extends Omit<PaperKind, Made | Usual>, Partial<Pick<PaperKind, Usual>> {
  readonly variabel: readonly Said[]
  readonly daftar?: readonly SaidRows[]
  /** Terms of the kind, a line each. */
  readonly ketentuan?: readonly string[]
  /** Paper it is printed on at first. */
  readonly set?: keyof typeof PAGE_SETS
  /** From top to bottom. */
  readonly strips: readonly Strip[]
}

const copies: Readonly<Record<string, Copies>> = COPIES

/**
 * A kind of paper from its strips: they are what it looks like until a shop changes its template,
 * and the examples beside its values are what the designer shows. It prints twice where `COPIES`
 * knows it.
 */
export function definePaper(plan: PaperPlan): PaperKind {
  const { set = 'A5', variabel, daftar = [], ketentuan = [], strips, ...kind } = plan
  const page = PAGE_SETS[set]
  return {
    golongan: 'SLIP',
    wajib: ['nomor', 'status_slip', 'tanda'],
    ...kind,
    ganda: copies[kind.kode] ?? null,
    variabel: variabel.map(one => one.variabel),
    daftar: daftar.map(one => one.daftar),
    contoh: exampleOf(variabel, daftar, ketentuan),
    baku: { halaman: page.halaman, elemen: elementsOf(page, daftar, strips) },
  }
}

/** What the designer shows: the example beside each value and list. */
export const exampleOf = (
  variabel: readonly Said[],
  daftar: readonly SaidRows[] = [],
  ketentuan: readonly string[] = [],
): PaperFacts => ({
  values: Object.fromEntries(variabel.map(one => [one.variabel.kode, one.contoh])),
  lists: Object.fromEntries(daftar.map(one => [one.daftar.kode, one.contoh])),
  ketentuan,
})

/**
 * Elements of strips laid on a page from its upper margin, in the order they are drawn. What stands
 * below a table is said once, on the last page; what every page must say stands above it.
 */
export function elementsOf(
  set: PageSet,
  rows: readonly SaidRows[],
  strips: readonly Strip[],
): PaperElement[] {
  const [x, w] = set.columns.whole
  const room = { set, rows, x, w, top: set.halaman.margin.atas, rata: 'KIRI' } as const
  const { elemen } = stack(strips, room, set.gap)
  const table = elemen.findIndex(({ jenis }) => jenis === 'TABEL')
  return elemen.map((one, i): PaperElement => {
    const isBelow = table >= 0 && i > table && one.halaman === 'SEMUA'
    return isBelow ? { ...one, halaman: 'TERAKHIR' } : one
  })
}
