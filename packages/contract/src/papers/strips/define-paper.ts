import { COPIES, type Copies } from '../copies.ts'
import type { PaperKind, Variable } from '../kind.ts'
import type { PaperElement } from '../template.ts'
import { PAGE_SETS, type PageSet } from './page-sets.ts'
import { type Strip, stack } from './strip.ts'
import type { Said, SaidRows } from './values.ts'

type Made = 'ganda' | 'variabel' | 'daftar' | 'contoh'
type Usual = 'golongan' | 'wajib' | 'baku'

/** A slip on A5 that says its number, its state and its mark, unless said. */
interface PaperPlan extends Omit<PaperKind, Made | Usual>, Partial<Pick<PaperKind, Usual>> {
  readonly variabel: readonly Said[]
  readonly daftar?: readonly SaidRows[]
  /** Terms of the kind, a line each. */
  readonly ketentuan?: readonly string[]
  /** Paper it is printed on at first. */
  readonly set?: keyof typeof PAGE_SETS
  /** From top to bottom; a paper without any says itself where its elements are. */
  readonly strips?: readonly Strip[]
}

const copies: Readonly<Record<string, Copies>> = COPIES
const variableOf = ({ contoh: _, ...variabel }: Said): Variable => variabel

/**
 * A kind of paper from its strips: they are what it looks like until a shop changes its template,
 * and the examples beside its values are what the designer shows. It prints twice where `COPIES`
 * knows it.
 */
export function definePaper(plan: PaperPlan): PaperKind {
  const { set = 'A5', variabel, daftar = [], ketentuan = [], strips = [], ...kind } = plan
  const page = PAGE_SETS[set]
  return {
    golongan: 'SLIP',
    wajib: ['nomor', 'status_slip', 'tanda'],
    baku: { halaman: page.halaman, elemen: elementsOf(page, daftar, strips) },
    ...kind,
    ganda: copies[kind.kode] ?? null,
    variabel: variabel.map(variableOf),
    daftar: daftar.map(({ contoh: _, ...one }) => ({ ...one, kolom: one.kolom.map(variableOf) })),
    contoh: {
      values: Object.fromEntries(variabel.map(({ kode, contoh }) => [kode, contoh])),
      lists: Object.fromEntries(daftar.map(({ kode, contoh }) => [kode, contoh])),
      ketentuan,
    },
  }
}

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
