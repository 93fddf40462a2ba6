import { type PaperKind, valueKinds, variablesOf } from './kind.ts'
import { linesIn, rowHeight } from './measures.ts'
import type { ElementOf, PaperElement, Template } from './template.ts'
import { fillWords, namesIn } from './write-value.ts'

/** What is wrong (`berat`: it must not be saved) or unwise with a template. */
export interface PaperFault {
  /** Element it is about; without one it is about the whole paper. */
  readonly id?: string
  readonly berat: boolean
  readonly text: string
  readonly facts?: Readonly<Record<string, string | number>>
}

const SLACK_MM = 0.01

/** Every fault of a template of a kind, the grave ones first. Pure; the screen and the door ask. */
export function paperFaults(kind: PaperKind, template: Template): PaperFault[] {
  const { elemen } = template
  const grave = [
    ...twice(elemen),
    ...elemen.flatMap(one => outside(template, one)),
    ...elemen.flatMap(one => unknownNames(kind, one)),
    ...tables(elemen),
    ...missing(kind, elemen),
  ]
  return [...grave, ...overlaps(elemen), ...outsideMargins(template)]
}

const grave = (fault: Omit<PaperFault, 'berat'>): PaperFault => ({ ...fault, berat: true })

function twice(elemen: readonly PaperElement[]): PaperFault[] {
  const ids = elemen.map(one => one.id)
  return ids
    .filter((id, i) => ids.indexOf(id) !== i)
    .map(id => grave({ text: 'Dua elemen bernama {id}', id, facts: { id } }))
}

function outside({ halaman }: Template, one: PaperElement): PaperFault[] {
  const right = one.x + one.w > halaman.lebar_mm + SLACK_MM
  const below = one.y + one.h > halaman.tinggi_mm + SLACK_MM
  return right || below ? [grave({ text: 'Elemen keluar dari kertas', id: one.id })] : []
}

function unknownNames(kind: PaperKind, one: PaperElement): PaperFault[] {
  const variables = variablesOf(kind)
  const known = new Set(variables.map(({ kode }) => kode))
  const coded = new Set(variables.filter(v => v.kodeGaris === true).map(({ kode }) => kode))
  const colours = new Set(variables.filter(v => v.jenis === 'WARNA').map(({ kode }) => kode))
  if (kind.elemen !== undefined && !kind.elemen.includes(one.jenis)) {
    return [grave({ text: 'Elemen ini tidak dapat dicetak di kertas ini', id: one.id })]
  }
  const wrong = (names: readonly string[], of: ReadonlySet<string>) =>
    names.filter(nama => !of.has(nama)).map(nama => unknown(one, nama))
  switch (one.jenis) {
    case 'ISIAN':
      return wrong([one.variabel], known)
    case 'TEKS':
      return wrong(namesIn(one.isi), known)
    case 'QR':
    case 'BARCODE':
      return wrong([one.variabel], coded)
    case 'PITA':
      return wrong([one.variabel], colours)
    case 'TABEL':
    case 'RINCIAN':
      return wrongList(kind, one)
    default:
      return []
  }
}

function wrongList(kind: PaperKind, one: ElementOf<'TABEL'> | ElementOf<'RINCIAN'>): PaperFault[] {
  const list = kind.daftar.find(({ kode, untuk }) => kode === one.daftar && untuk === one.jenis)
  if (list === undefined) return [unknown(one, one.daftar)]
  if (one.jenis === 'RINCIAN') return []
  const known = new Set(list.kolom.map(({ kode }) => kode))
  return one.kolom.filter(({ isi }) => !known.has(isi)).map(({ isi }) => unknown(one, isi))
}

const unknown = ({ id }: PaperElement, nama: string): PaperFault =>
  grave({ text: 'Isian {nama} tidak dikenal di kertas ini', id, facts: { nama } })

function tables(elemen: readonly PaperElement[]): PaperFault[] {
  const all = elemen.filter(one => one.jenis === 'TABEL')
  const second = all[1]
  return [
    ...(second === undefined
      ? []
      : [grave({ text: 'Hanya satu tabel per kertas', id: second.id })]),
    ...all.flatMap(table => {
      const wide = table.kolom.reduce((sum, { lebar }) => sum + lebar, 0)
      const high = rowHeight(table) * 2
      return [
        ...(wide > table.w + 0.05
          ? [grave({ text: 'Kolom tabel lebih lebar dari tabelnya', id: table.id })]
          : []),
        ...(high > table.h + SLACK_MM
          ? [grave({ text: 'Tabel terlalu rendah untuk satu baris', id: table.id })]
          : []),
      ]
    }),
  ]
}

/** What every sheet must say, readably: a reprint that hides that it is one would be a fraud. */
function missing(kind: PaperKind, elemen: readonly PaperElement[]): PaperFault[] {
  const said = new Set(
    elemen.flatMap((one, i) => {
      if (one.lembar !== 'SEMUA' || one.halaman !== 'SEMUA') return []
      if (one.jenis !== 'ISIAN' && one.jenis !== 'TEKS') return []
      const covered = elemen.slice(i + 1).some(other => covers(other) && meet(one, other))
      if (covered || !isReadable(kind, one)) return []
      return one.jenis === 'ISIAN' ? [one.variabel] : namesIn(one.isi)
    }),
  )
  return kind.wajib
    .filter(kode => !said.has(kode))
    .map(kode => {
      const nama = variablesOf(kind).find(one => one.kode === kode)?.label ?? kode
      return grave({ text: '{nama} harus terbaca di setiap halaman dan lembar', facts: { nama } })
    })
}

/** Drawn later, it hides what lies under it. */
const covers = (one: PaperElement): boolean =>
  one.jenis === 'PITA' ||
  one.jenis === 'LOGO' ||
  (one.jenis === 'KOTAK' && one.isi_abu !== undefined)

const LEAST_SIZE = 6
const DARKEST_GREY = 0.6
/** Millimetres of a letter of one point, on average, a little less than it needs. */
const LETTER_MM = 0.5 * (25.4 / 72)
/** The longest of its kind, where the example has nothing to say. */
const LONGEST = {
  tanda: 'SALINAN 10',
  hal: '10',
  dari_hal: '10',
  status_batal: 'DIBATALKAN',
  status_surat: 'SUDAH DIPERPANJANG',
}

/** Whether all of it is printed, large and dark enough: what does not fit ends with '…'. */
function isReadable(kind: PaperKind, one: ElementOf<'ISIAN'> | ElementOf<'TEKS'>): boolean {
  if (one.ukuran < LEAST_SIZE || one.abu > DARKEST_GREY) return false
  const words = one.jenis === 'TEKS' ? one.isi : `${one.awalan}{${one.variabel}}${one.akhiran}`
  const text = fillWords(words, { ...kind.contoh.values, ...LONGEST }, valueKinds(kind))
  return text.length * one.ukuran * LETTER_MM <= one.w * linesIn(one)
}

const BEHIND = new Set<PaperElement['jenis']>(['GARIS', 'KOTAK', 'PITA'])
/** Boxes of letters are a little larger than the letters. */
const MEETING_MM = 0.6

function overlaps(elemen: readonly PaperElement[]): PaperFault[] {
  const solid = elemen.filter(one => !BEHIND.has(one.jenis))
  return solid.flatMap((one, i) =>
    solid.slice(i + 1).some(other => together(one, other) && meet(one, other))
      ? [{ text: 'Elemen bertumpuk dengan elemen lain', id: one.id, berat: false }]
      : [],
  )
}

function together(a: PaperElement, b: PaperElement): boolean {
  const sheets = a.lembar === 'SEMUA' || b.lembar === 'SEMUA' || a.lembar === b.lembar
  const apart = new Set([a.halaman, b.halaman])
  return sheets && !(apart.has('TERAKHIR') && apart.has('BELUM_AKHIR'))
}

const meet = (a: PaperElement, b: PaperElement): boolean =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > MEETING_MM &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > MEETING_MM

function outsideMargins({ halaman, elemen }: Template): PaperFault[] {
  const { kiri, atas, kanan, bawah } = halaman.margin
  return elemen
    .filter(
      one =>
        !BEHIND.has(one.jenis) &&
        (one.x < kiri - SLACK_MM ||
          one.y < atas - SLACK_MM ||
          one.x + one.w > halaman.lebar_mm - kanan + SLACK_MM ||
          one.y + one.h > halaman.tinggi_mm - bawah + SLACK_MM),
    )
    .map(one => ({ text: 'Elemen masuk ke tepi kertas', id: one.id, berat: false }))
}
