import { type ColumnFace, RESULT_KEY } from '@kencana/contract/kit/report'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, describe, expect, it } from 'vitest'
import type { Field, FormPdf } from './form.ts'
import { formPdf, stopPdfWorker, tablePdf } from './pdf.ts'
import { drawTable, type TablePdf } from './table.ts'

afterAll(() => stopPdfWorker())

interface Word {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly y: number
}

/** Every text of every page with its place, as a reader of the file sees it. */
async function pagesOf(bytes: Buffer): Promise<Word[][]> {
  const file = await getDocument({ data: new Uint8Array(bytes) }).promise
  const pages: Word[][] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent()
    pages.push(
      items.flatMap(item => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , , left = 0, y = 0] = item.transform as number[]
        return [{ text: item.str, left, right: left + item.width, y }]
      }),
    )
  }
  return pages
}

const texts = (page: readonly Word[] | undefined) => page?.map(({ text }) => text) ?? []

const column = (key: string, label: string, kind: ColumnFace['kind']): ColumnFace => ({
  key,
  label,
  kind,
  total: kind === 'weight' || kind === 'money' || kind === 'fine',
})
const COLUMNS = [
  column('baki', 'Baki', 'text'),
  column('nama', 'Nama Barang', 'text'),
  column('berat', 'Berat', 'weight'),
  column('murni', 'Murni', 'fine'),
  column('harga', 'Harga', 'money'),
]
const row = (i: number) => ({
  baki: `A${Math.floor(i / 10)}`,
  nama: `CINCIN ${i}`,
  berat: 1_000 + i,
  murni: (1_000 + i) * 750,
  harga: 10 ** (i % 7) * 1_000,
})
const table = (rows: number, more: Partial<TablePdf> = {}): TablePdf => ({
  orientation: 'portrait',
  store: { name: 'TOKO MAS KENCANA', lines: ['JL. PASAR BARU 27'] },
  title: 'Laporan Stock',
  filters: 'Toko JKT',
  printed: 'Dicetak oleh SRI',
  at: '2026-01-31T01:00:00Z',
  columns: COLUMNS,
  rows: Array.from({ length: rows }, (_, i) => row(i)),
  words: {
    subtotal: 'Subtotal {group}',
    total: 'Total',
    page: 'Halaman {page} dari {pages}',
    empty: 'Tidak Ada Data',
  },
  ...more,
})

describe('report tables', () => {
  it('loses no row, repeats the header, numbers the pages', async () => {
    const pages = await pagesOf(await drawTable(table(230)))
    expect(pages.length).toBeGreaterThan(3)
    const all = pages.flatMap(texts)
    for (let i = 0; i < 230; i += 1) expect(all).toContain(`CINCIN ${i}`)
    pages.forEach((page, i) => {
      expect(texts(page)).toContain('Nama Barang')
      expect(texts(page)).toContain(`Halaman ${i + 1} dari ${pages.length}`)
    })
  })

  it('cuts no name of a store on any page, and writes nothing over it', async () => {
    const name = 'TOKO EMAS DAN PERHIASAN KENCANA CABANG PASAR BARU LANTAI TIGA BLOK M'
    for (const long of [name, Array.from({ length: 9 }, () => name).join(', ')]) {
      const store = { name: long, lines: ['JL. PASAR BARU 27'] }
      for (const page of await pagesOf(await drawTable(table(120, { store })))) {
        const at = page.findIndex(({ text }) => text === 'Baki')
        const head = page.slice(0, at).map(({ text }) => text)
        expect(head.filter(text => text !== 'JL. PASAR BARU 27').join(' ')).toContain(long)
      }
    }
  })

  it('marks a result of the rows above, in no sum', async () => {
    const rows = [row(1), { ...row(2), nama: 'LABA KOTOR', harga: 5, [RESULT_KEY]: 1 }]
    const all = (await pagesOf(await drawTable(table(0, { rows })))).flatMap(texts)
    expect(all).toContain('LABA KOTOR')
    expect(all.filter(text => text === '10,000')).toHaveLength(2)
  })

  it('stands figures right-aligned below each other', async () => {
    const [page] = await pagesOf(await drawTable(table(20)))
    const weights = page?.filter(({ text }) => /^\d\.\d{3}$/.test(text)) ?? []
    const rights = new Set(weights.map(({ right }) => right.toFixed(0)))
    expect(weights.length).toBe(40)
    expect(rights.size).toBe(2)
  })

  it('sums groups and all, exactly', async () => {
    const pages = await pagesOf(await drawTable(table(25, { group: ['baki'] })))
    const all = pages.flatMap(texts)
    expect(all).toContain('Baki: A0')
    expect(all).toContain('Subtotal A2')
    expect(all.filter(text => text === 'Total')).toHaveLength(1)
    const berat = Array.from({ length: 25 }, (_, i) => 1_000 + i).reduce((a, b) => a + b)
    expect(all).toContain((berat / 1_000).toFixed(3))
    expect(all).not.toContain('A0')
  })

  it('shows the totals it is given instead of its own', async () => {
    const given = table(3, { totals: { berat: 99_999_001, harga: 7 } })
    expect((await pagesOf(await drawTable(given))).flatMap(texts)).toContain('99,999.001')
  })

  it('keeps headings with their rows and totals with the last row', async () => {
    for (let rows = 36; rows < 60; rows += 1) {
      const pages = await pagesOf(await drawTable(table(rows, { group: ['baki'] })))
      for (const page of pages) {
        const body = texts(page).filter(text => /^(CINCIN|Baki:|Subtotal|Total)/.test(text))
        expect(body[0]).toMatch(/^(CINCIN|Baki:)/)
        expect(body.at(-1)).not.toMatch(/^Baki:/)
      }
    }
  })

  it('says on later pages which group goes on', async () => {
    const rows = Array.from({ length: 130 }, (_, i) => ({ ...row(i), baki: i < 70 ? 'A' : 'B' }))
    const pages = await pagesOf(await drawTable(table(0, { rows, group: ['baki'] })))
    const open = pages.map(page => texts(page).find(text => text.startsWith('Baki:')))
    expect(open).toEqual(['Baki: A', 'Baki: A', 'Baki: B'])
  })

  it('wraps long text inside its column and writes every script it has', async () => {
    const nama = `${'KALUNG PANJANG SEKALI '.repeat(8)}${'X'.repeat(120)}`
    const rows = [
      { ...row(1), nama },
      { ...row(2), nama: '金項鍊 ネックレス é ≥ 🙂' },
    ]
    const pages = await pagesOf(await drawTable(table(0, { rows })))
    const all = pages.flatMap(texts)
    for (const part of ['金項鍊', 'ネックレス', 'é', '≥', '□']) expect(all.join('')).toContain(part)
    const page = pages[0] ?? []
    const berat = Math.min(...page.filter(({ text }) => text === '1.001').map(w => w.left))
    for (const { text, right } of page) {
      if (/KALUNG|XXX/.test(text)) expect(right).toBeLessThan(berat)
    }
  })

  it('never cuts a figure, however many columns', async () => {
    const columns = Array.from({ length: 30 }, (_, i) => column(`k${i}`, `Kolom ${i}`, 'money'))
    const rows = [Object.fromEntries(columns.map(({ key }, i) => [key, 123_456_789_000 + i]))]
    const [page = []] = await pagesOf(await drawTable(table(0, { columns, rows })))
    for (let i = 0; i < 30; i += 1) {
      expect(texts(page)).toContain(`123,456,789,0${String(i).padStart(2, '0')}`)
    }
    expect(Math.max(...page.map(({ right }) => right))).toBeLessThan(568)
  })

  it('says when there is nothing, and is the same file each time', async () => {
    const empty = await drawTable(table(0))
    expect((await pagesOf(empty)).flatMap(texts)).toContain('Tidak Ada Data')
    const once = await drawTable(table(40, { group: ['baki'] }))
    expect(once.equals(await drawTable(table(40, { group: ['baki'] })))).toBe(true)
  })
})

const form = (copies: number, fields: readonly Field[]): FormPdf => ({
  title: 'Nota',
  at: '2026-01-31T01:00:00Z',
  page: { lebar_mm: 297, tinggi_mm: 210 },
  copies: Array.from({ length: copies }, () => ({ fields })),
})
const TEXT: Field = { kind: 'text', x: 10, y: 20, width: 60, text: 'NOTA PENJUALAN', size: 12 }
const TABLE: Field = {
  kind: 'table',
  x: 10,
  y: 40,
  width: 100,
  height: 20,
  columns: [
    { label: 'Barang', width: 3 },
    { label: 'Jumlah', width: 1, align: 'right' },
  ],
  rows: [['CINCIN', '5,232,500']],
}

describe('forms', () => {
  it('places fields to the millimetre on paper of any size', async () => {
    const bytes = await formPdf(
      form(2, [
        TEXT,
        TABLE,
        { kind: 'text', x: 100, y: 20, width: 50, text: 'KANAN', align: 'right' },
        { kind: 'qr', x: 200, y: 20, size: 20, text: 'JKT-J-1' },
        { kind: 'barcode', x: 200, y: 60, width: 40, height: 10, text: '10002345' },
        { kind: 'box', x: 5, y: 5, width: 287, height: 200 },
        { kind: 'line', x1: 5, y1: 30, x2: 100, y2: 30 },
      ]),
    )
    const file = await getDocument({ data: new Uint8Array(bytes) }).promise
    const [, , width = 0, height = 0] = (await file.getPage(1)).view
    expect([width, height].map(points => Math.round((points / 72) * 25.4))).toEqual([297, 210])
    const pages = await pagesOf(bytes)
    expect(pages).toHaveLength(2)
    const nota = pages[0]?.find(({ text }) => text === 'NOTA PENJUALAN')
    expect(((nota?.left ?? 0) / 72) * 25.4).toBeCloseTo(10, 1)
    const right = pages[0]?.find(({ text }) => text === 'KANAN')
    expect(((right?.right ?? 0) / 72) * 25.4).toBeCloseTo(150, 1)
  })

  it('ends a text that does not fit with …, and shrinks an amount before that', async () => {
    const bytes = await formPdf(
      form(1, [
        { ...TEXT, text: 'NAMA YANG SANGAT PANJANG SEKALI DAN TERUS', width: 40 },
        { ...TEXT, y: 40, text: 'Rp. 999,999,999 ,-', width: 28, shrink: true },
      ]),
    )
    const [page = []] = await pagesOf(bytes)
    expect(page.some(({ text }) => text.endsWith('…'))).toBe(true)
    expect(texts(page)).toContain('Rp. 999,999,999 ,-')
    for (const { right } of page) expect((right / 72) * 25.4).toBeLessThan(50.5)
  })

  it('refuses to drop a line of a table that is full', async () => {
    const rows = Array.from({ length: 20 }, () => ['CINCIN', '1'])
    await expect(formPdf(form(1, [{ ...TABLE, rows }]))).rejects.toThrow('overflows')
  })
})

describe('the thread of the papers', () => {
  it('draws the same as here, one after the other', async () => {
    const inputs = [5, 60, 1].map(rows => table(rows))
    const drawn = await Promise.all(inputs.map(tablePdf))
    const here = await Promise.all(inputs.map(drawTable))
    expect(drawn.map((bytes, i) => bytes.equals(here[i] ?? Buffer.alloc(0)))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('a paper that fails takes no other with it', async () => {
    const rows = Array.from({ length: 20 }, () => ['CINCIN', '1'])
    const bad = formPdf(form(20, [{ ...TABLE, rows }]))
    const good = tablePdf(table(2))
    await expect(bad).rejects.toThrow('overflows')
    expect((await good).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('refuses what waits when it stops, and starts again when asked', async () => {
    const cut = tablePdf(table(20_000)).catch((error: Error) => error.message)
    const waiting = tablePdf(table(1)).catch((error: Error) => error.message)
    await stopPdfWorker()
    expect([await cut, await waiting]).toEqual(Array(2).fill('pdf-worker: the server is stopping'))
    expect((await tablePdf(table(1))).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is not stuck by a paper that cannot be handed over', async () => {
    const words = { ...table(1).words, page: (() => '') as unknown as string }
    await expect(tablePdf(table(1, { words }))).rejects.toThrow('cloned')
    expect((await tablePdf(table(1))).subarray(0, 5).toString()).toBe('%PDF-')
  })
})
