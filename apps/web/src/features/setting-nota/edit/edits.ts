import { element, type PaperKind } from '@kencana/contract/papers/kind'
import type { ElementKind, PaperElement, Template } from '@kencana/contract/papers/template'

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Everything the hand moves lies on this grid, in millimetres. */
export const GRID_MM = 0.5
const LEAST_MM = 2

const round = (mm: number): number => Math.round(mm * 100) / 100

/** A box inside the page, no smaller than a hand can hold; a line may have no height. */
function insidePage(box: Box, page: Template['halaman'], isLine = false): Box {
  const least = isLine ? 0 : LEAST_MM
  const w = Math.min(Math.max(box.w, least), page.lebar_mm)
  const h = Math.min(Math.max(box.h, least), page.tinggi_mm)
  return {
    x: round(Math.min(Math.max(box.x, 0), page.lebar_mm - w)),
    y: round(Math.min(Math.max(box.y, 0), page.tinggi_mm - h)),
    w: round(w),
    h: round(h),
  }
}

/** The template with one element in another place or size. */
export const placed = (t: Template, id: string, box: Box): Template =>
  changed(t, id, one => withColumns({ ...one, ...insidePage(box, t.halaman, isLine(one)) }, one.w))

/** The template with one element put otherwise. */
export const changed = (
  t: Template,
  id: string,
  change: (one: PaperElement) => PaperElement,
): Template => ({ ...t, elemen: t.elemen.map(one => (one.id === id ? change(one) : one)) })

const isLine = ({ jenis }: PaperElement): boolean => jenis === 'GARIS'

/** A table's columns grow and shrink with it. */
function withColumns(one: PaperElement, before: number): PaperElement {
  if (one.jenis !== 'TABEL' || one.w === before || before === 0) return one
  const share = one.w / before
  return {
    ...one,
    kolom: one.kolom.map(kolom => ({
      ...kolom,
      lebar: Math.floor(kolom.lebar * share * 100) / 100,
    })),
  }
}

export const removed = (t: Template, id: string): Template => ({
  ...t,
  elemen: t.elemen.filter(one => one.id !== id),
})

/** A copy a little below and to the right; its name is the next free one. */
export function duplicated(t: Template, id: string): { templat: Template; id: string } {
  const one = t.elemen.find(each => each.id === id)
  if (one === undefined) return { templat: t, id }
  const name = freeName(t, one.id.replace(/-\d+$/, ''))
  const box = insidePage({ ...one, x: one.x + 3, y: one.y + 3 }, t.halaman, isLine(one))
  return { templat: { ...t, elemen: [...t.elemen, { ...one, ...box, id: name }] }, id: name }
}

/** A new element in the middle of the page, with what its kind of paper knows first. */
export function added(
  t: Template,
  kind: PaperKind,
  jenis: ElementKind,
): { templat: Template; id: string } {
  const id = freeName(t, jenis.toLowerCase())
  const [w, h] = SIZES[jenis]
  const { lebar_mm, tinggi_mm } = t.halaman
  const box = insidePage(
    { x: onGrid((lebar_mm - w) / 2), y: onGrid((tinggi_mm - h) / 2), w, h },
    t.halaman,
    jenis === 'GARIS',
  )
  const one = element(jenis, id, [box.x, box.y, box.w, box.h], {
    ...contentOf(kind, jenis, box.w),
  } as Partial<PaperElement>)
  return { templat: { ...t, elemen: [...t.elemen, one] }, id }
}

export const onGrid = (mm: number): number => round(Math.round(mm / GRID_MM) * GRID_MM)

const SIZES: Readonly<Record<ElementKind, readonly [number, number]>> = {
  ISIAN: [50, 4],
  TEKS: [50, 4],
  TABEL: [150, 40],
  RINCIAN: [60, 12],
  KETENTUAN: [100, 12],
  GARIS: [60, 0],
  KOTAK: [40, 20],
  PITA: [40, 5],
  LOGO: [25, 15],
  QR: [18, 18],
  BARCODE: [35, 10],
}

/** The first thing of each sort that a kind of paper knows; null when it knows none. */
function contentOf(kind: PaperKind, jenis: ElementKind, w: number): object | null {
  const list = kind.daftar.find(({ untuk }) => untuk === jenis)
  switch (jenis) {
    case 'ISIAN':
      return { variabel: kind.variabel[0]?.kode ?? '', ukuran: 8 }
    case 'TEKS':
      return { isi: 'Tulisan', ukuran: 8 }
    case 'QR':
    case 'BARCODE':
      return onlyWith('variabel', kind.variabel.find(v => v.kodeGaris === true)?.kode)
    case 'PITA':
      return onlyWith('variabel', kind.variabel.find(v => v.jenis === 'WARNA')?.kode)
    case 'TABEL': {
      if (list === undefined) return null
      const first = list.kolom.slice(0, 3)
      const lebar = Math.floor((w / first.length) * 100) / 100
      const kolom = first.map(v => ({ isi: v.kode, judul: v.label, lebar, rata: 'KIRI' }))
      return { daftar: list.kode, ukuran: 8, kolom }
    }
    case 'RINCIAN':
      return list === undefined ? null : { daftar: list.kode, ukuran: 8 }
    case 'KETENTUAN':
      return kind.golongan === 'NOTA' ? { ukuran: 7.5 } : null
    case 'GARIS':
    case 'KOTAK':
      return { tebal_mm: 0.2 }
    case 'LOGO':
      return {}
  }
}

const onlyWith = (name: string, value: string | undefined): object | null =>
  value === undefined ? null : { [name]: value }

/** Kinds of elements that can be put on this paper now: one table at most. */
export const addable = (kind: PaperKind, t: Template): ElementKind[] =>
  (Object.keys(SIZES) as ElementKind[]).filter(
    jenis =>
      (kind.elemen === undefined || kind.elemen.includes(jenis)) &&
      contentOf(kind, jenis, 100) !== null &&
      !(jenis === 'TABEL' && t.elemen.some(one => one.jenis === 'TABEL')),
  )

function freeName(t: Template, stem: string): string {
  const taken = new Set(t.elemen.map(one => one.id))
  if (!taken.has(stem)) return stem
  for (let n = 2; ; n++) if (!taken.has(`${stem}-${n}`)) return `${stem}-${n}`
}
