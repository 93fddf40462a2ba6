import { cutAddressSlip, slices20 } from '@kencana/domain/receipt'
import { type PaperFacts, type PaperKind, type Row, type ValueKind, valueKinds } from './kind.ts'
import type { Mark } from './mark.ts'
import { lineStep, linesIn, rowHeight, rowsOnPage } from './measures.ts'
import type { ElementOf, PaperElement, Template } from './template.ts'
import { fillWords, inWords, writeValue } from './write-value.ts'

/** One side of paper; every mark knows the element it came from. */
export interface Sheet {
  readonly lebar_mm: number
  readonly tinggi_mm: number
  readonly marks: readonly { readonly id: string; readonly mark: Mark }[]
}

interface Page {
  readonly values: Row
  readonly second: boolean
  readonly number: number
  readonly of: number
  readonly rows: readonly Row[]
  /** Roll paper: how much longer the table is than its box, and from where on things move. */
  readonly growth: number
  readonly below: number
}

/**
 * Fills a template with a document: every page once for each of `tanda`, the marks of the copies
 * ('ASLI', 'TEMBUSAN', 'SALINAN 2'); from the second on it is a second copy. Pure.
 */
export function layOut(
  kind: PaperKind,
  template: Template,
  facts: PaperFacts,
  tanda: readonly string[],
): Sheet[] {
  const table = template.elemen.find(one => one.jenis === 'TABEL')
  const rows = table === undefined ? [] : (facts.lists[table.daftar] ?? [])
  const { gulungan, lebar_mm, tinggi_mm } = template.halaman
  const most = table === undefined || gulungan ? Math.max(rows.length, 1) : rowsOnPage(table)
  const of = Math.max(1, Math.ceil(rows.length / most))
  const growth =
    table === undefined || !gulungan ? 0 : rowHeight(table) * (rows.length + 1) - table.h
  const below = table === undefined ? 0 : table.y + table.h - 0.01
  const kinds = valueKinds(kind)
  return tanda.flatMap((mark, copy) =>
    Array.from({ length: of }, (_, page) => {
      const values = { ...facts.values, tanda: mark, hal: String(page + 1), dari_hal: String(of) }
      const one: Page = {
        values,
        second: copy > 0,
        number: page,
        of,
        rows: rows.slice(page * most, (page + 1) * most),
        growth,
        below,
      }
      const marks: { readonly id: string; readonly mark: Mark }[] = []
      for (const el of template.elemen) {
        if (!prints(el, one)) continue
        for (const drawn of marksOf(kind, moved(el, one), facts, one, kinds)) {
          marks.push({ id: el.id, mark: drawn })
        }
      }
      return { lebar_mm, tinggi_mm: tinggi_mm + growth, marks }
    }),
  )
}

function prints(one: PaperElement, { second, number, of }: Page): boolean {
  if (one.lembar !== 'SEMUA' && (one.lembar === 'KEDUA') !== second) return false
  if (second && one.jenis === 'KETENTUAN') return false
  if (one.halaman === 'PERTAMA') return number === 0
  if (one.halaman === 'TERAKHIR') return number === of - 1
  return one.halaman === 'SEMUA' || number < of - 1
}

function moved<E extends PaperElement>(one: E, { growth, below }: Page): E {
  if (growth === 0) return one
  if (one.jenis === 'TABEL') return { ...one, h: one.h + growth }
  return one.y >= below ? { ...one, y: one.y + growth } : one
}

function marksOf(
  kind: PaperKind,
  one: PaperElement,
  facts: PaperFacts,
  page: Page,
  kinds: ReadonlyMap<string, ValueKind>,
): Mark[] {
  const box = { x: one.x, y: one.y, width: one.w, height: one.h }
  const textOf = (kode: string) => writeValue(page.values[kode], kinds.get(kode) ?? 'TEKS')
  switch (one.jenis) {
    case 'ISIAN':
      return fieldMarks(one, textOf(one.variabel), page)
    case 'TEKS':
      return textMarks(one, fillWords(one.isi, page.values, kinds))
    case 'TABEL':
      return [tableMark(kind, one, page.rows)]
    case 'RINCIAN':
      return pairMarks(kind, one, facts.lists[one.daftar] ?? [])
    case 'KETENTUAN':
      return termMarks(one, facts.ketentuan)
    case 'GARIS':
      return [
        {
          kind: 'line',
          x1: one.x,
          y1: one.y,
          x2: one.x + one.w,
          y2: one.y + one.h,
          thick: one.tebal_mm,
        },
      ]
    case 'KOTAK':
      return one.tebal_mm === 0 && one.isi_abu === undefined ? [] : [boxMark(one)]
    case 'PITA': {
      const colour = textOf(one.variabel)
      return /^#[0-9a-f]{6}$/i.test(colour) ? [{ kind: 'box', ...box, fill: colour }] : []
    }
    case 'LOGO':
      return [{ kind: 'logo', ...box, text: '' }]
    case 'QR': {
      const text = textOf(one.variabel)
      return text === ''
        ? []
        : [{ kind: 'qr', x: one.x, y: one.y, size: Math.min(one.w, one.h), text }]
    }
    case 'BARCODE': {
      const text = textOf(one.variabel)
      return text === '' ? [] : [{ kind: 'barcode', ...box, text }]
    }
  }
}

const ALIGN = { KIRI: 'left', TENGAH: 'center', KANAN: 'right' } as const

type Written = ElementOf<'ISIAN'> | ElementOf<'TEKS'>

function fieldMarks(one: ElementOf<'ISIAN'>, value: string, { values }: Page): Mark[] {
  const plain = one.format === 'TERBILANG' ? inWords(values[one.variabel], value) : value
  const text = one.format === 'KAPITAL' ? plain.toLocaleUpperCase('id') : plain
  if (text === '') return []
  if (one.potong === 'TIDAK') return textMarks(one, `${one.awalan}${text}${one.akhiran}`)
  const slices = one.potong === '20' ? slices20(text) : cutAddressSlip(text)
  return slices
    .slice(0, linesIn(one))
    .map((line, i) => textMark(one, line, one.y + i * lineStep(one), 1))
}

const textMarks = (one: Written, text: string): Mark[] =>
  text.trim() === '' ? [] : [textMark(one, text, one.y, linesIn(one))]

const textMark = (one: Written, text: string, y: number, lines: number): Mark => ({
  kind: 'text',
  x: one.x,
  y,
  width: one.w,
  text,
  size: one.ukuran,
  weight: one.tebal ? 'semibold' : 'regular',
  align: ALIGN[one.rata],
  lines,
  ...(one.jarak === undefined ? {} : { leading: one.jarak }),
  shrink: one.susut,
  grey: one.abu,
})

/** Nothing is known; a cell the row does not have, as of a step of a working, stays empty. */
const NOT_KNOWN = '-'

function tableMark(kind: PaperKind, one: ElementOf<'TABEL'>, rows: readonly Row[]): Mark {
  const known = kind.daftar.find(({ kode }) => kode === one.daftar)?.kolom ?? []
  const kinds = one.kolom.map(({ isi }) => known.find(v => v.kode === isi)?.jenis ?? 'TEKS')
  return {
    kind: 'table',
    x: one.x,
    y: one.y,
    width: one.kolom.reduce((sum, { lebar }) => sum + lebar, 0),
    height: one.h,
    size: one.ukuran,
    lines: 1,
    headLines: 1,
    rowHeight: one.tinggi_baris ?? 0,
    columns: one.kolom.map(({ judul, lebar, rata }) => ({
      label: judul,
      width: lebar,
      align: ALIGN[rata],
    })),
    rows: rows.map(row =>
      one.kolom.map(({ isi }, i) => {
        const cell = row[isi]
        return cell === null ? NOT_KNOWN : writeValue(cell, kinds[i] ?? 'TEKS')
      }),
    ),
  }
}

const PAIR_GREY = 0.35

function pairMarks(kind: PaperKind, one: ElementOf<'RINCIAN'>, rows: readonly Row[]): Mark[] {
  const known = kind.daftar.find(({ kode }) => kode === one.daftar)?.kolom ?? []
  const jenis = known.find(({ kode }) => kode === 'nilai')?.jenis ?? 'TEKS'
  const half = one.w / 2
  return rows.slice(0, linesIn(one)).flatMap((row, i): Mark[] => {
    const y = one.y + i * lineStep(one)
    const plain = {
      kind: 'text',
      width: half,
      y,
      size: one.ukuran,
      weight: 'regular',
      lines: 1,
    } as const
    const name = String(row.nama ?? '')
    return [
      { ...plain, x: one.x, text: name, align: 'left', shrink: false, grey: PAIR_GREY },
      {
        ...plain,
        x: one.x + half,
        text: writeValue(row.nilai, jenis),
        align: 'right',
        shrink: false,
        grey: 0,
      },
    ]
  })
}

const termMarks = (one: ElementOf<'KETENTUAN'>, terms: readonly string[]): Mark[] =>
  terms.slice(0, linesIn(one)).map((line, i) => ({
    kind: 'text',
    x: one.x,
    y: one.y + i * lineStep(one),
    width: one.w,
    text: `${i + 1}. ${line}`,
    size: one.ukuran,
    weight: 'regular',
    align: 'left',
    lines: 1,
    shrink: false,
    grey: 0,
  }))

const boxMark = (one: ElementOf<'KOTAK'>): Mark => ({
  kind: 'box',
  x: one.x,
  y: one.y,
  width: one.w,
  height: one.h,
  ...(one.tebal_mm > 0 ? { thick: one.tebal_mm } : {}),
  ...(one.isi_abu === undefined ? {} : { fill: one.isi_abu }),
})
