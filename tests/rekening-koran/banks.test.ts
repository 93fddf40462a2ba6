import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BCA, openMoney } from '../kas/money.ts'
import { fileForm } from '../masters/sheet-of.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { PATH, TOKO, type Tried } from './statements.ts'

// Statements as banks give them, each with the names, figures and days of its own bank. Nobody says
// what their columns are: every one is read as it comes.

const FOLDER = new URL('./files/', import.meta.url)

/** What most of the files tell: day, text, what moved and what was held then, in sen. */
const MONTH = [
  ['2026-11-18', 'TRANSFER DARI TOKO CONTOH', 250_000_000, 1_250_000_000],
  ['2026-11-19', 'BIAYA ADM', -650_000, 1_249_350_000],
] as const
const unheld = MONTH.map(([tgl, text, sen]) => [tgl, text, sen, null] as const)
const DAY = '2026-11-20'

type Lines = readonly (readonly [tgl: string, text: string, sen: number, saldo: number | null])[]

const FILES: Readonly<Record<string, readonly [bentuk: string, lines: Lines]>> = {
  'bca-bisnis.csv': ['BCA', MONTH],
  'bca-klikbca.csv': ['BCA', MONTH],
  'bni-direct.csv': ['LAIN', MONTH],
  'bni-ibank.xlsx': ['LAIN', MONTH],
  'bri-brimo.csv': ['LAIN', MONTH],
  'bri-cms.csv': [
    'BRI',
    [
      [DAY, 'TRANSFER DARI TOKO CONTOH', 25_000_000, 125_000_000],
      [DAY, 'BIAYA ADM', -650_000, 124_350_000],
    ],
  ],
  'bsi.csv': ['LAIN', MONTH],
  'btn.csv': ['LAIN', MONTH],
  'cimb-bizchannel.csv': ['LAIN', MONTH],
  'cp1252.csv': ['LAIN', [[DAY, 'CAFÉ – Tn. D’Arcy', 25_000_000, 125_000_000]]],
  'danamon.csv': ['LAIN', MONTH],
  'kredit-trailing-minus.csv': [
    'LAIN',
    [
      [DAY, 'TRANSFER MASUK', 25_000_000, 125_000_000],
      [DAY, 'KOREKSI TRANSFER MASUK', -25_000_000, 100_000_000],
    ],
  ],
  'mandiri-baru.csv': [
    'MANDIRI',
    [
      [DAY, 'TRANSFER DARI CONTOH', 25_000_000, 125_000_000],
      [DAY, 'BIAYA ADM', -650_000, 124_350_000],
    ],
  ],
  'mandiri-kopra.csv': ['LAIN', MONTH],
  'mandiri-mcm.csv': ['LAIN', unheld],
  'maybank.csv': ['LAIN', MONTH],
  'mega.csv': ['LAIN', MONTH],
  'ocbc-velocity.xlsx': ['LAIN', MONTH],
  'panin.csv': ['LAIN', MONTH],
  'permata.csv': ['LAIN', MONTH],
  'simbol.csv': [
    'LAIN',
    [
      [DAY, 'MASUK', 25_000_000, 125_000_000],
      [DAY, 'KELUAR', -650_000, 124_350_000],
      [DAY, 'KELUAR2', -100_000, 124_250_000],
      [DAY, 'KELUAR3', -50_000, 124_200_000],
      [DAY, 'KELUAR4', -50_000, 124_150_000],
    ],
  ],
  'trailing-minus-mixed.csv': [
    'LAIN',
    [
      [DAY, 'TRANSFER MASUK', 25_000_000, 125_000_000],
      [DAY, 'BIAYA ADM', -650_000, 124_350_000],
      [DAY, 'BIAYA LAIN', -100_000, 124_250_000],
    ],
  ],
  'uob.csv': ['LAIN', MONTH],
  'utf16be.csv': ['LAIN', [[DAY, 'TRANSFER é', 25_000_000, 125_000_000]]],
}

const api = await testShop()
const { spv } = await openMoney(api)

test('every file of the folder is told of', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(FILES).sort())
})

test.each(Object.entries(FILES))('%s', async (name, [bentuk, lines]) => {
  const form = fileForm(readFileSync(new URL(name, FOLDER)), name)
  form.set('no_rekening', BCA)
  const answer = await spv.post<Tried>(`${PATH}/coba`, undefined, { ...TOKO, form })
  const read = expectStatus(answer, 200)
  expect([read.peta_salah, read.salah, read.celah, read.bentuk]).toEqual([null, [], [], bentuk])
  const seen = read.contoh.map(({ tgl, keterangan, jumlah_sen, saldo_sen }) => {
    return [tgl, keterangan, jumlah_sen, saldo_sen]
  })
  expect([seen, read.baris]).toEqual([lines, lines.length])
})
