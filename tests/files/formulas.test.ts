import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Field } from '@kencana/contract/kit/field'
import { MASTERS } from '@kencana/contract/masters/registry'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { parseSheet } from '../../apps/server/src/platform/sheet/parse-sheet.ts'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { sampleValues, TOKO } from '../masters/sample-values.ts'
import { cashSale, expectStatus, RING_PRICE, setBoard, takeIn } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// T36: whatever people typed, no sheet or CSV of the product holds what a spreadsheet would run.
// OFFICE=soffice is the long form: LibreOffice opens every file and is asked what it made of it.

const HOSTILE = [
  '=1+1+1',
  '+62=SUM(A1)',
  '-2+3+cmd',
  '@SUM(A1:A9)',
  "=cmd|' /C calc'!A0",
  '"=1+1"',
  "'=1+1+1",
  '\uff1d1+1+1',
  'dua "kutip"; titik, koma',
  'baris\nkedua = 1',
]
/** Names of pieces and buyers are one line. */
const ONE_LINE = HOSTILE.filter(text => !text.includes('\n'))

/** Texts with a form of their own, refused in any other. */
const SHAPED = new Set(['nomor_akun', 'pita', 'portal'])
const isFree = ([name, field]: readonly [string, Field]): boolean =>
  field.kind === 'text' && field.phone !== true && !SHAPED.has(name)

const api = await testShop({ tgl: '2026-11-21' })
const owner = await api.as('OWNER')
await fillMasters()
await trade()

/** A row of each master for each text, in every field that takes any words. */
async function fillMasters(): Promise<void> {
  for (const master of MASTERS.filter(one => !one.readOnly)) {
    for (const [i, text] of HOSTILE.entries()) {
      const values = await sampleValues(owner, master, i + 1)
      for (const [name, field] of Object.entries(master.fields)) {
        if (field.kind === 'text' && isFree([name, field])) values[name] = text.slice(0, field.max)
      }
      const made = await owner.post(master.resource, values, { toko: TOKO })
      expect([master.name, made.status, made.text]).toEqual([master.name, 200, made.text])
    }
  }
}

/** Pieces, a sale of each to a buyer of that name, and a cancellation for figures below zero. */
async function trade(): Promise<void> {
  await setBoard(owner)
  const named = ONE_LINE.map(nama_barang => ({ nama_barang }))
  const rings = await takeIn(owner, [...named, ...named])
  const kasir = await api.as('KASIR-JKT')
  const numbers: string[] = []
  for (const [i, nama] of ONE_LINE.entries()) {
    const more = { customer: { nama, alamat: nama }, keterangan: nama }
    const sold = await kasir.post<Sold>('penjualan', cashSale([rings[i] ?? ''], RING_PRICE, more))
    numbers.push(expectStatus(sold, 201).no_faktur_jual)
  }
  const body = { alasan: '=1+1+1' }
  const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST penjualan/${numbers[0]}/batal`, body)
  expectStatus(await kasir.post(`penjualan/${numbers[0]}/batal`, { ...body, otorisasi }), 201)
}

interface Sold {
  readonly no_faktur_jual: string
}

/** What a spreadsheet would run; figures are not. */
const runs = (cell: string): boolean =>
  /^[\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n\0]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell)

/** Every file this test was given, by the name a person would save it under. */
const files = new Map<string, Buffer>()

const bytesOf = async (path: string): Promise<Buffer> => {
  const response = await owner.bytes(path, { toko: TOKO })
  expect([path, response.status]).toEqual([path, 200])
  const bytes = Buffer.from(await response.arrayBuffer())
  const name = path.replaceAll('/', '_').replace(/_(?=csv$|xlsx$)/, '.')
  files.set(name.replace(/_excel$/, '.xlsx'), bytes)
  return bytes
}

const cellsOf = (csv: Buffer): string[] =>
  parseCsv(csv.toString('utf8').replace(/^\uFEFF/, ''), { delimiter: ',' })
    .flat()
    .map(cell => String(cell ?? ''))

test('the eye of this test sees what would run', () => {
  expect(HOSTILE.filter(runs)).toHaveLength(6)
  expect(['-5232500', '-3.237', 'Cincin', '2026-11-21'].filter(runs)).toEqual([])
})

const formulasOf = async (excel: Buffer) =>
  (await readXlsx(excel)).sheets
    .flatMap(sheet => [...(sheet.cells?.values() ?? [])])
    .filter(cell => 'formula' in cell && cell.formula !== undefined)

describe.each(MASTERS.map(master => [master.name, master] as const))('%s', (_, master) => {
  test('as CSV and as a sheet runs nothing and reads back equal', async () => {
    const csv = await bytesOf(`${master.resource}/csv`)
    expect(cellsOf(csv).filter(runs)).toEqual([])
    const excel = await bytesOf(`${master.resource}/xlsx`)
    expect(await formulasOf(excel)).toEqual([])
    if (master.readOnly || !Object.entries(master.fields).some(isFree)) return
    for (const [file, name] of [
      [csv, 'x.csv'],
      [excel, 'x.xlsx'],
    ] as const) {
      const read = (await parseSheet(file, name)).rows.flat()
      expect([name, HOSTILE.filter(text => !read.includes(text))]).toEqual([name, []])
    }
  })
})

describe.each(REPORTS.map(report => report.id))('%s', id => {
  test('as CSV and as a sheet runs nothing; figures stay figures', async () => {
    const csv = await bytesOf(`reports/${id}/csv`)
    expect(cellsOf(csv).filter(runs)).toEqual([])
    const excel = await bytesOf(`reports/${id}/excel`)
    expect(await formulasOf(excel)).toEqual([])
    // the same words and figures in both, read as people will
    const sheet = (await parseSheet(excel, 'x.xlsx')).rows.flat()
    const words = (await parseSheet(csv, 'x.csv')).rows.flat().filter(cell => /\D/.test(cell))
    expect(words.filter(cell => HOSTILE.includes(cell) && !sheet.includes(cell))).toEqual([])
  })
})

test('the reports did hold such words, and figures below zero', async () => {
  const all: string[] = []
  for (const { id } of REPORTS)
    all.push(...(await parseSheet(await bytesOf(`reports/${id}/csv`), 'x.csv')).rows.flat())
  expect(ONE_LINE.filter(text => !all.includes(text))).toEqual([])
  expect(all.filter(cell => /^-\d/.test(cell)).length).toBeGreaterThan(0)
})

test.each(['\0jahat sekali', 'jahat\0sekali'])(
  'a name with NUL is refused (%j)',
  async nama_barang => {
    await expect(takeIn(owner, [{ nama_barang }])).rejects.toThrow('TIDAK_LENGKAP')
  },
)

const OFFICE = process.env.OFFICE

/** What LibreOffice reads in each file, as its own flat XML. */
async function openedByOffice(office: string, given: ReadonlyMap<string, Buffer>) {
  const folder = await mkdtemp(join(tmpdir(), 'kencana-office-'))
  try {
    const paths = [...given.keys()].map(name => join(folder, name))
    for (const path of paths) await writeFile(path, given.get(path.slice(folder.length + 1)) ?? '')
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    const opened: string[] = []
    // files of one name would answer under one name
    for (const kind of ['csv', 'xlsx']) {
      const out = join(folder, `opened-${kind}`)
      const asked = paths.filter(path => path.endsWith(`.${kind}`))
      const order = ['--headless', '--convert-to', 'fods', '--outdir', out, ...asked]
      execFileSync(office, [profile, ...order], { stdio: 'ignore', timeout: 300_000 })
      for (const name of await readdir(out)) opened.push(await readFile(join(out, name), 'utf8'))
    }
    return opened
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (OFFICE !== undefined) {
  describe('opened in LibreOffice', () => openAll(OFFICE))
}

function openAll(office: string): void {
  const FORMULA = /table:formula="[^"]*"/g

  test('it would run a formula: the control', async () => {
    const control = new Map([
      ['jahat.csv', Buffer.from('nama\n=1+1+1\n')],
      ['baik.xlsx', [...files].find(([name]) => name.endsWith('.xlsx'))?.[1] ?? Buffer.of()],
    ])
    const [csv] = await openedByOffice(office, control)
    expect(csv?.match(FORMULA)).toHaveLength(1)
  })

  test('no file runs anything, and figures are figures', async () => {
    const opened = await openedByOffice(office, files)
    expect(opened).toHaveLength(files.size)
    expect(files.size).toBeGreaterThanOrEqual(2 * (MASTERS.length + REPORTS.length))
    expect(opened.flatMap(text => text.match(FORMULA) ?? [])).toEqual([])
    expect(opened.filter(text => /office:value-type="float"[^>]*value="-/.test(text))).not.toEqual(
      [],
    )
  }, 600_000)
}
