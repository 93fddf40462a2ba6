import { deflateRawSync } from 'node:zlib'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOutOfMemory, threadOf } from '../threads/thread.ts'
import { csvStream, type SheetColumn } from './csv.ts'
import { zip64Of, zipOf } from './excel/zip.fixture.ts'
import { readSheet, type SheetAnswer, type SheetJob, stopSheetWorker } from './read-sheet.ts'
import { writeExcel } from './write-excel.ts'

// The thread itself starts here, so that no test pays for it.
beforeAll(() => readSheet(Buffer.from('a'), 'a.csv'))
afterAll(stopSheetWorker)

const COLUMNS: readonly SheetColumn[] = [
  { key: 'nama', label: 'Nama', kind: 'text' },
  { key: 'berat', label: 'Berat', kind: 'weight' },
  { key: 'murni', label: 'Murni', kind: 'fine' },
  { key: 'harga', label: 'Harga', kind: 'money' },
  { key: 'tgl', label: 'Tanggal', kind: 'date' },
  { key: 'at', label: 'Saat', kind: 'datetime' },
]
const ROW = {
  nama: 'CINCIN, "POLOS"',
  berat: 3_237,
  murni: 2_427_750,
  harga: -5_232_500,
  tgl: '2026-01-31',
  at: '2026-01-31T17:30:00.000Z',
}

/** The rows of a sheet, of which no cell is at fault. */
async function rowsIn(bytes: Uint8Array, name: string): Promise<string[][]> {
  const { rows, faults } = await readSheet(bytes, name)
  expect(faults).toEqual([])
  return rows
}

const all = async (pieces: AsyncIterable<string>) => {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

describe('csv', () => {
  it('keeps figures figures and quotes what needs it', async () => {
    const text = await all(csvStream(COLUMNS, [ROW]))
    expect(text).toBe(
      '\uFEFFNama,Berat,Murni,Harga,Tanggal,Saat\r\n' +
        '"CINCIN, ""POLOS""",3.237,2.427750,-5232500,2026-01-31,2026-02-01 00:30\r\n',
    )
  })

  it('writes decimal commas where semicolons delimit', async () => {
    const text = await all(csvStream(COLUMNS, [ROW], { delimiter: ';', bom: false }))
    expect(text.split('\r\n')[1]).toContain(';3,237;2,427750;-5232500;')
  })

  const HOSTILE = [
    '=1+1',
    '+62812',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\uff1d1',
    "'=1",
    "''=1",
    'a\nb',
    '"',
    "'tulus",
    '=HYPERLINK("http://x","y")',
  ]

  it.each([',', ';', '\t'] as const)('disarms formulas and reads back equal (%j)', async mark => {
    const columns: SheetColumn[] = [
      { key: 'a', label: 'A', kind: 'text' },
      { key: 'b', label: 'B', kind: 'count' },
    ]
    const rows = HOSTILE.map((a, b) => ({ a, b: -b }))
    const text = await all(csvStream(columns, rows, { delimiter: mark }))
    for (const cell of parseCsv(text, { delimiter: mark }).flat()) {
      expect(String(cell)).not.toMatch(/^\s*[=+@]|^\s*-\D|^\s*-\d+\D/)
    }
    const back = await rowsIn(Buffer.from(text), 'spreadsheet.csv')
    expect(back.slice(1).map(row => row[0])).toEqual(HOSTILE.map(hostile => hostile.trim()))
    expect(back[3]?.[1]).toBe('-2')
  })
})

describe('excel', () => {
  it('writes numbers as numbers, dates as dates, text never as a formula', async () => {
    const bytes = await writeExcel({
      sheetName: 'Laporan: Stock/Baki',
      columns: COLUMNS,
      rows: [ROW, { ...ROW, nama: '=1+1\0' }],
      totals: { label: 'Total', row: { berat: 6_474 } },
    })
    const book = await readXlsx(bytes, { readStyles: true })
    const sheet = book.sheets[0]
    expect(sheet?.name).toBe('Laporan  Stock Baki')
    expect(sheet?.rows[1]?.slice(0, 4)).toEqual(['CINCIN, "POLOS"', 3.237, 2.42775, -5_232_500])
    expect(sheet?.rows[1]?.[4]).toEqual(new Date('2026-01-31'))
    expect(sheet?.rows[1]?.[5]).toEqual(new Date('2026-02-01T00:30:00Z'))
    expect(sheet?.rows[2]?.[0]).toBe('=1+1')
    expect(sheet?.rows[3]?.slice(0, 2)).toEqual(['Total', 6.474])
    expect(sheet?.cells?.get('0,0')?.style?.font?.bold).toBe(true)
    expect(sheet?.cells?.get('1,1')?.style?.numFmt).toBe('#,##0.000')
    expect(sheet?.cells?.get('1,1')?.style?.font?.bold).not.toBe(true)
    expect(sheet?.cells?.get('3,1')?.style?.font?.bold).toBe(true)
    expect(sheet?.freezePane?.rows).toBe(1)
  })

  it('goes on in a next sheet where one is full, each under its header', async () => {
    const rows = [1, 2, 3, 4, 5].map(n => ({ ...ROW, nama: `CINCIN ${n}` }))
    const totals = { label: 'Total', row: { berat: 16_185 } }
    const bytes = await writeExcel({ sheetName: 'a', columns: COLUMNS, rows, totals, sheetRows: 3 })
    const { sheets } = await readXlsx(bytes, { readStyles: true })
    expect(sheets.map(({ name, rows: read }) => [name, ...read.map(row => row[0])])).toEqual([
      ['a', 'Nama', 'CINCIN 1', 'CINCIN 2'],
      ['a_2', 'Nama', 'CINCIN 3', 'CINCIN 4'],
      ['a_3', 'Nama', 'CINCIN 5', 'Total'],
    ])
    for (const sheet of sheets) {
      expect(sheet.cells?.get('0,0')?.style?.font?.bold).toBe(true)
      expect(sheet.cells?.get('1,0')?.style?.font?.bold).not.toBe(true)
      expect(sheet.freezePane?.rows).toBe(1)
    }
    expect(sheets[2]?.cells?.get('2,1')?.style?.font?.bold).toBe(true)
  })

  it('has its header where there are no rows', async () => {
    const bytes = await writeExcel({ sheetName: 'a', columns: COLUMNS, rows: [] })
    expect((await rowsIn(bytes, 'a.xlsx')).map(row => row[0])).toEqual(['Nama'])
  })

  it('reads back as text, row by row', async () => {
    const bytes = await writeExcel({ sheetName: 'x', columns: COLUMNS, rows: [ROW] })
    expect(await rowsIn(bytes, 'x.xlsx')).toEqual([
      ['Nama', 'Berat', 'Murni', 'Harga', 'Tanggal', 'Saat'],
      ['CINCIN, "POLOS"', '3.237', '2.42775', '-5232500', '2026-01-31', '2026-02-01 00:30'],
    ])
  })
})

const sheetXml = (data: string) => ({
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  '_rels/.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  'xl/workbook.xml':
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${data}`,
})
const cells = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`

/** How it ends, and that it ends soon: in work, not in time, as other tests run beside it. */
async function refusal(bytes: Uint8Array, name = 'x.xlsx') {
  const from = process.cpuUsage()
  const code = await readSheet(bytes, name).then(
    () => 'taken',
    error => error.code,
  )
  expect(process.cpuUsage(from).user).toBeLessThan(1_000_000)
  return code
}

describe('files from outside', () => {
  it('keeps the place of a row and the value of a formula', async () => {
    const data = cells(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Kode</t></is></c></row>' +
        '<row r="3"><c r="B3"><f>1+1</f><v>2</v></c></row>',
    )
    expect(await rowsIn(zipOf(sheetXml(data)), 'x.xlsx')).toEqual([['Kode'], [], ['', '2']])
  })

  it('resolves no external entity', async () => {
    const types = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname"><!ENTITY l "llllllll">]>'
    const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>a&e;&l;</t></is></c></row>'
    const data = types + cells(row)
    const rows = await rowsIn(zipOf(sheetXml(data)), 'x.xlsx').catch(() => [])
    expect(JSON.stringify(rows)).not.toMatch(/ll|localhost|[a-z]{6}/)
  })

  it('refuses bombs before inflating', async () => {
    const bomb = Buffer.alloc(100 * 1024 * 1024, 0x20)
    const packed = deflateRawSync(bomb)
    const files = sheetXml(cells(''))
    const honest = zipOf(files, { 'xl/sharedStrings.xml': { packed, size: bomb.length } })
    expect(await refusal(honest)).toBe('TERLALU_PADAT')
    const silent = zipOf(files, { 'xl/worksheets/sheet1.xml': { packed, size: 0 } })
    expect(await refusal(silent)).toBe('TERLALU_PADAT')
    const lying = zipOf(files, { 'xl/worksheets/sheet1.xml': { packed, size: 500 } })
    expect(await refusal(lying)).toBe('RUSAK')
    const texts = Array.from({ length: 300_000 }, (_, i) => `<si><t>${i}</t></si>`).join('')
    const strings = zipOf({ ...files, 'xl/sharedStrings.xml': `<sst>${texts}</sst>` })
    expect(await refusal(strings)).toBe('TERLALU_PADAT')
    const many = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`f${i}`, 'x']))
    expect(await refusal(zipOf({ ...files, ...many }))).toBe('TERLALU_PADAT')
  })

  it('takes nothing for a sheet that the workbook does not call one', async () => {
    const texts = Array.from({ length: 300_000 }, (_, i) => `<si><t>${i}</t></si>`).join('')
    const files = sheetXml(cells(''))
    const strings =
      'http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings'
    const named = (target: string, more = '') => ({
      ...files,
      'xl/_rels/workbook.xml.rels': (files['xl/_rels/workbook.xml.rels'] ?? '').replace(
        '</Relationships>',
        `<Relationship Id="rId2" Type="${strings}" Target="${target}"/>${more}</Relationships>`,
      ),
      'xl/worksheets/strings.xml': `<sst>${texts}</sst>`,
    })
    const claimed = strings.replace('sharedStrings', 'worksheet')
    const both = `<Relationship Id="rId3" Type="${claimed}" Target="worksheets/strings.xml"/>`
    for (const [target, more] of [
      ['worksheets/strings.xml', ''],
      ['/xl/worksheets/strings.xml', ''],
      ['worksheets/strings.xml', both],
      ['../xl/./worksheets/strings.xml', both],
    ] as const) {
      expect(await refusal(zipOf(named(target, more)))).toBe('TERLALU_PADAT')
    }
    const hidden = named('worksheets/strings.xml', `<!-- ${both} -->`)
    expect(await refusal(zipOf(hidden))).toBe('RUSAK')
  })

  it('refuses ZIP64, whose sizes stand where nobody looks', async () => {
    const packed = deflateRawSync(Buffer.alloc(100 * 1024 * 1024, 0x20))
    const files = sheetXml(cells(''))
    const elsewhere = zipOf(files, { 'xl/sharedStrings.xml': { packed, size: 0xffff_ffff } })
    expect(await refusal(elsewhere)).toBe('TERLALU_PADAT')
    const behind = zipOf(files, { 'xl/sharedStrings.xml': { packed, size: 0, behind: true } })
    expect(await refusal(behind)).toBe('TERLALU_PADAT')
    expect(await refusal(zip64Of(zipOf(files)))).toBe('TERLALU_PADAT')
  })

  it("reads on a thread of its own, whose memory is not the server's", async () => {
    const many = Array.from({ length: 200_000 }, (_, i) => `<c><v>${i}</v></c>`).join('')
    const bytes = zipOf(sheetXml(cells(`<row r="1">${many}</row>`)))
    const before = performance.eventLoopUtilization()
    expect(await refusal(bytes)).not.toBe('taken')
    // Read here it would have been busy all the time.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
    const small = threadOf<SheetJob, SheetAnswer>({
      file: 'sheet-worker',
      beside: import.meta.url,
      memoryMb: 8,
      longestMs: 30_000,
      mostWaiting: 1,
    })
    const end = await small.run({ bytes, fileName: 'x.xlsx' }).catch((error: unknown) => error)
    expect(isOutOfMemory(end)).toBe(true)
    await small.stop()
  })

  it('refuses too many rows and columns', async () => {
    const row = (r: number) => `<row r="${r}"><c r="A${r}"><v>1</v></c></row>`
    const far = zipOf(sheetXml(cells(row(1) + row(1_048_577))))
    expect(await refusal(far)).toBe('TERLALU_BANYAK_BARIS')
    const wide = cells('<row r="1"><c r="XFD1"><v>1</v></c></row>')
    expect(await refusal(zipOf(sheetXml(wide)))).toBe('TERLALU_BANYAK_KOLOM')
    expect(await refusal(Buffer.from('a\n'.repeat(20_001)), 'x.csv')).toBe('TERLALU_BANYAK_BARIS')
    expect(await refusal(Buffer.from(`${'a,'.repeat(61)}a`), 'x.csv')).toBe('TERLALU_BANYAK_KOLOM')
  })

  it('refuses what is no table', async () => {
    expect(await refusal(Buffer.alloc(0))).toBe('KOSONG')
    expect(await refusal(Buffer.from('\n\n,,\n'), 'x.csv')).toBe('KOSONG')
    expect(await refusal(Buffer.from('<html></html>'), 'x.csv')).toBe('BUKAN_TABEL')
    expect(await refusal(Buffer.from('%PDF-1.7'), 'x.pdf')).toBe('BUKAN_TABEL')
    expect(await refusal(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'x.xlsx')).toBe('TERSANDI')
    expect(await refusal(Buffer.from('PK\x03\x04 no archive at all, really none'))).toBe('RUSAK')
    const cut = zipOf(sheetXml(cells('')))
    expect(await refusal(cut.subarray(0, cut.length - 30))).toBe('RUSAK')
    expect(await refusal(Buffer.alloc(9 * 1024 * 1024))).toBe('TERLALU_BESAR')
  })

  it.each([
    ['Windows', Buffer.from('Nama;Kota\r\nD\x92Arcy \x96 \x80;Caf\xe9', 'latin1')],
    ['UTF-8', Buffer.from('\uFEFFNama;Kota\r\nD’Arcy – €;Café')],
    ['UTF-16', Buffer.from('\uFEFFNama;Kota\r\nD’Arcy – €;Café', 'utf16le')],
    ['UTF-16 of a Mac', Buffer.from('\uFEFFNama;Kota\r\nD’Arcy – €;Café', 'utf16le').swap16()],
    ['UTF-16 without its mark', Buffer.from('Nama;Kota\r\nD’Arcy – €;Café', 'utf16le')],
  ])('reads %s text', async (_, bytes) => {
    expect(await rowsIn(bytes, 'x.csv')).toEqual([
      ['Nama', 'Kota'],
      ['D’Arcy – €', 'Café'],
    ])
  })
})
