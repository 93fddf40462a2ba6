import { describe, expect, test } from 'vitest'
import { paperFaults } from './check.ts'
import { element } from './kind.ts'
import { labelBarang } from './kinds/label-barang.ts'
import { notaPenjualan } from './kinds/nota-penjualan.ts'
import { layOut } from './lay-out.ts'
import type { Mark } from './mark.ts'
import { rowHeight, rowsOnPage } from './measures.ts'
import { presetPage } from './presets.ts'
import { PAPER_KINDS } from './registry.ts'
import { type PaperElement, type Template, template } from './template.ts'

const nota = notaPenjualan.baku

const changed = (id: string, part: object, of: Template = nota): Template => ({
  ...of,
  elemen: of.elemen.map(one => (one.id === id ? ({ ...one, ...part } as PaperElement) : one)),
})
const without = (id: string): Template => ({
  ...nota,
  elemen: nota.elemen.filter(one => one.id !== id),
})
const more = (...elemen: PaperElement[]): Template => ({
  ...nota,
  elemen: [...nota.elemen, ...elemen],
})

test.each(PAPER_KINDS.map(kind => [kind.kode, kind] as const))(
  '%s: its default is sound, and its example fills it',
  (_, kind) => {
    expect(template.safeParse(kind.baku).error).toBeUndefined()
    expect(paperFaults(kind, kind.baku)).toEqual([])
    const known = new Set(kind.variabel.map(({ kode }) => kode))
    expect(Object.keys(kind.contoh.values).filter(kode => !known.has(kode))).toEqual([])
    expect(kind.variabel.filter(({ kode }) => kind.contoh.values[kode] === undefined)).toEqual([])
    expect(layOut(kind, kind.baku, kind.contoh, ['ASLI'])[0]?.marks.length).toBeGreaterThan(5)
  },
)

const qr = nota.elemen.find(({ id }) => id === 'qr') as PaperElement

describe('what must not be saved', () => {
  const GRAVE: readonly (readonly [string, Template, string])[] = [
    ['right of the paper', changed('qr', { x: 230 }), 'Elemen keluar dari kertas'],
    ['below the paper', changed('qr', { y: 130 }), 'Elemen keluar dari kertas'],
    ['two of one name', more(qr), 'Dua elemen bernama {id}'],
    [
      'a value the kind has not',
      changed('nomor', { variabel: 'modal_rp' }),
      'Isian {nama} tidak dikenal di kertas ini',
    ],
    [
      'a name in braces it has not',
      changed('judul', { isi: 'NOTA {rahasia}' }),
      'Isian {nama} tidak dikenal di kertas ini',
    ],
    [
      'a QR code of an address',
      changed('qr', { variabel: 'alamat_toko' }),
      'Isian {nama} tidak dikenal di kertas ini',
    ],
    [
      'a column it has not',
      changed('barang', { kolom: [{ isi: 'modal_rp', judul: '', lebar: 20, rata: 'KIRI' }] }),
      'Isian {nama} tidak dikenal di kertas ini',
    ],
    ['a table too low', changed('barang', { h: 8 }), 'Tabel terlalu rendah untuk satu baris'],
    ['columns too wide', changed('barang', { w: 120 }), 'Kolom tabel lebih lebar dari tabelnya'],
    [
      'two tables',
      more({ ...(nota.elemen.find(({ id }) => id === 'barang') as PaperElement), id: 'b' }),
      'Hanya satu tabel per kertas',
    ],
    ['no number', without('nomor'), '{nama} harus terbaca di setiap halaman dan lembar'],
    [
      'a reprint that hides it is one',
      changed('tanda', { isi: 'hal. {hal}' }),
      '{nama} harus terbaca di setiap halaman dan lembar',
    ],
    [
      'the mark on the first copy only',
      changed('tanda', { lembar: 'PERTAMA' }),
      '{nama} harus terbaca di setiap halaman dan lembar',
    ],
    [
      'the mark too small to read',
      changed('tanda', { ukuran: 4 }),
      '{nama} harus terbaca di setiap halaman dan lembar',
    ],
    [
      'the mark under a white box',
      more(element('KOTAK', 'k', [153, 23, 79, 5], { tebal_mm: 0, isi_abu: 1 })),
      '{nama} harus terbaca di setiap halaman dan lembar',
    ],
    [
      'the mark behind words that leave no room for it',
      changed('tanda', { isi: `${'Terima kasih banyak '.repeat(3)}{tanda}`, w: 60 }),
      '{nama} harus terbaca di setiap halaman dan lembar',
    ],
    [
      'no word of a cancelled sale',
      without('batal'),
      '{nama} harus terbaca di setiap halaman dan lembar',
    ],
  ]
  test.each(GRAVE)('%s', (_, made, text) => {
    expect(template.safeParse(made).error).toBeUndefined()
    const grave = paperFaults(notaPenjualan, made).filter(({ berat }) => berat)
    expect(grave.map(fault => fault.text)).toContain(text)
  })

  test('a line on a label printer', () => {
    const line = element('GARIS', 'g', [1, 1, 5, 0], { tebal_mm: 0.2 })
    const made = { ...labelBarang.baku, elemen: [...labelBarang.baku.elemen, line] }
    expect(paperFaults(labelBarang, made)[0]).toMatchObject({ id: 'g', berat: true })
  })

  const BOUNDS: readonly (readonly [string, unknown])[] = [
    ['nothing on it', { ...nota, elemen: [] }],
    [
      'more than 120 elements',
      { ...nota, elemen: Array.from({ length: 121 }, (_, i) => ({ ...qr, id: `e${i}` })) },
    ],
    ['a page of a hectare', { ...nota, halaman: { ...nota.halaman, lebar_mm: 10_000 } }],
    ['letters of half a metre', changed('judul', { ukuran: 1_400 })],
    ['a place that is no number', changed('judul', { x: Number.NaN })],
    ['left of the paper', changed('judul', { x: -1 })],
    ['a field nobody knows', { ...nota, skrip: 'x' }],
    ['an element nobody knows', { ...nota, elemen: [{ ...qr, jenis: 'SKRIP' }] }],
    ['words without end', changed('judul', { isi: 'x'.repeat(501) })],
  ]
  test.each(BOUNDS)('%s', (_, made) => {
    expect(template.safeParse(made).success).toBe(false)
  })
})

test('overlaps and margins are only warned of', () => {
  const crowded = changed('judul', { x: 135 })
  expect(paperFaults(notaPenjualan, crowded)).toEqual([
    { id: 'qr', berat: false, text: 'Elemen bertumpuk dengan elemen lain' },
  ])
  expect(paperFaults(notaPenjualan, changed('nama-toko', { x: 2 }))).toEqual([
    { id: 'nama-toko', berat: false, text: 'Elemen masuk ke tepi kertas' },
  ])
})

const textsOf = (marks: readonly { readonly mark: Mark }[]) =>
  marks.flatMap(({ mark }) => (mark.kind === 'text' ? [mark.text] : []))

describe('laying out', () => {
  const piece = notaPenjualan.contoh.lists.barang?.[0] ?? {}
  const sale = (pieces: number) => ({
    ...notaPenjualan.contoh,
    lists: { ...notaPenjualan.contoh.lists, barang: Array.from({ length: pieces }, () => piece) },
  })
  const table = nota.elemen.find(one => one.jenis === 'TABEL')

  test('terms stand on the first copy only, whatever the template says', () => {
    const all = changed('ketentuan', { lembar: 'SEMUA', halaman: 'SEMUA' })
    const [first, second] = layOut(notaPenjualan, all, sale(1), ['ASLI', 'TEMBUSAN'])
    expect(textsOf(first?.marks ?? []).filter(text => /^\d\. /.test(text))).toHaveLength(2)
    expect(textsOf(second?.marks ?? []).filter(text => /^\d\. /.test(text))).toEqual([])
  })

  test('rows that do not fit go on a next page, the sum on the last one', () => {
    if (table === undefined) throw new Error('no table')
    expect(rowsOnPage(table)).toBe(8)
    const sheets = layOut(notaPenjualan, nota, sale(17), ['ASLI', 'TEMBUSAN'])
    expect(sheets).toHaveLength(6)
    const rows = sheets.map(({ marks }) =>
      marks.flatMap(({ mark }) => (mark.kind === 'table' ? [mark.rows.length] : [])),
    )
    expect(rows.flat()).toEqual([8, 8, 1, 8, 8, 1])
    expect(sheets.map(({ marks }) => textsOf(marks).includes('TOTAL'))).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ])
    expect(textsOf(sheets[0]?.marks ?? [])).toContain('ASLI · hal. 1/3')
    expect(textsOf(sheets[5]?.marks ?? [])).toContain('TEMBUSAN · hal. 3/3')
  })

  test('a roll is as long as its rows, and what stands below the table moves', () => {
    if (table === undefined) throw new Error('no table')
    const roll: Template = { ...nota, halaman: { ...presetPage('ROL_80'), lebar_mm: 241.3 } }
    const [short] = layOut(notaPenjualan, roll, sale(1), ['ASLI'])
    const [long, ...more] = layOut(notaPenjualan, roll, sale(41), ['ASLI'])
    expect(more).toEqual([])
    expect((long?.tinggi_mm ?? 0) - (short?.tinggi_mm ?? 0)).toBeCloseTo(40 * rowHeight(table), 6)
    const total = (sheet: typeof long) =>
      sheet?.marks.flatMap(({ id, mark }) => (id === 'total' && 'y' in mark ? [mark.y] : []))[0] ??
      0
    expect(total(long) - total(short)).toBeCloseTo(40 * rowHeight(table), 6)
  })

  test('the rules of receipts: 20 letters three times, addresses at 48 and 90', () => {
    const values = {
      ...sale(1).values,
      customer: 'A'.repeat(75),
      alamat_toko: 'b'.repeat(48) + 'c'.repeat(42) + 'd'.repeat(5),
      alamat_customer: null,
    }
    const [sheet] = layOut(notaPenjualan, nota, { ...sale(1), values }, ['ASLI'])
    const of = (id: string) => textsOf((sheet?.marks ?? []).filter(mark => mark.id === id))
    expect(of('pembeli')).toEqual(['A'.repeat(20), 'A'.repeat(20), 'A'.repeat(20)])
    expect(of('alamat-toko')).toEqual(['b'.repeat(48), 'c'.repeat(42), 'ddddd'])
    // Nothing to say: neither the value nor what stands around it.
    expect(of('alamat-pembeli')).toEqual([])
    expect(of('terbilang')).toEqual(['Terbilang: empat belas juta tiga ratus ribu rupiah'])
  })

  test('the band has the colour of the purity, and none where the shop chose none', () => {
    const band = more(element('PITA', 'pita', [0, 0, 241, 4], { variabel: 'warna_kadar' }))
    const marks = (warna_kadar: string | null) =>
      layOut(notaPenjualan, band, { ...sale(1), values: { ...sale(1).values, warna_kadar } }, [
        'ASLI',
      ])[0]?.marks.filter(({ id }) => id === 'pita')
    expect(marks('#f4b6c2')).toMatchObject([{ mark: { kind: 'box', fill: '#f4b6c2' } }])
    expect(marks(null)).toEqual([])
    expect(marks('url(x)')).toEqual([])
  })
})
