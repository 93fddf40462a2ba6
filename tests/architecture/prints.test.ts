import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

// A print that takes the keyboard with it loses the next scan (18 A1), and only a browser with a
// window and a printer shows it. Each place that prints is tried there, or stands for itself by
// the same part as another place that is.

const ROOT = join(import.meta.dirname, '../..')
const WEB = join(ROOT, 'apps/web/src')
/** What the places are made of. */
const KITS = /^engines\/(document-frame\/(paper|done)|entry)\//
const PRINTS =
  /<(PaperButton|DoneActs|DoneDialog|DonePaper)\b|\b(printAfterwards|printPdf)\(|\bpaper: \w+\(/g
/** What an entry shows when it is written is a `DoneDialog` with the paper it names. */
const OF_AN_ENTRY = 'DoneDialog'

type Tried = readonly [seam: string, words: string]
interface Alike {
  readonly like: string
}
const like = (place: string): Alike => ({ like: `features/${place}` })

/** Place → the seam that prints there with the words it waits for, or whom it is like. */
const PLACES: Readonly<Record<string, Tried | Alike>> = {
  'features/batal-penjualan/cancel-form.tsx': ['exchange', '/batal-penjualan'],
  'features/gesek-tunai/gesek-dialog.tsx': ['slips', 'Gesek tunai '],
  'features/gesek-tunai/gesek-drawer.tsx': like('hutang/lihat/loan-acts.tsx'),
  'features/hutang/lelang/auction-dialog.tsx': like('hutang/lihat/tebus/redeem-dialog.tsx'),
  'features/hutang/lelang/auction-drawer.tsx': like('hutang/lihat/loan-acts.tsx'),
  'features/hutang/lelang/surplus-dialog.tsx': like('hutang/lihat/tebus/redeem-dialog.tsx'),
  'features/hutang/lihat/loan-acts.tsx': ['slips', "press('F9')\n  await approve(page)"],
  'features/hutang/lihat/perpanjang/renew-dialog.tsx': ['slips', 'Perpanjangan tersimpan'],
  'features/hutang/lihat/tebus/redeem-dialog.tsx': ['slips', 'Penebusan tersimpan'],
  'features/hutang/loket/written-card.tsx': ['paper', 'Pinjaman tersimpan'],
  'features/hutang/papers.ts': like('batal-penjualan/cancel-form.tsx'),
  'features/kirim-uang/kirim-drawer.tsx': like('hutang/lihat/loan-acts.tsx'),
  'features/kirim-uang/send-dialog.tsx': ['slips', ' dikirim'],
  'features/kurang-bayar/kurang-drawer.tsx': like('hutang/lihat/loan-acts.tsx'),
  'features/kurang-bayar/pay-dialog.tsx': ['slips', 'Pembayaran '],
  'features/kurang-bayar/short-dialog.tsx': ['slips', ' dicatat'],
  'features/lebur/bar-drawer.tsx': like('hutang/lihat/loan-acts.tsx'),
  'features/pembelian/counter/save/bought-card.tsx': ['paper', 'Pembelian tersimpan'],
  'features/pembelian/lihat/purchase-drawer.tsx': like('hutang/lihat/loan-acts.tsx'),
  'features/penjualan/ajuan/ajuan-dialog.tsx': like('hutang/lihat/loan-acts.tsx'),
  'features/penjualan/list/sale-drawer.tsx': like('hutang/lihat/loan-acts.tsx'),
  'features/penjualan/sale-detail.tsx': like('hutang/lihat/loan-acts.tsx'),
  'features/penjualan/till/save/sold-card.tsx': ['paper', 'Penjualan tersimpan'],
  'features/titipan/kembali/return-dialog.tsx': like('hutang/lihat/tebus/redeem-dialog.tsx'),
  'features/titipan/taken.ts': ['paper', 'Titipan '],
  'features/titipan/titipan-drawer.tsx': like('hutang/lihat/loan-acts.tsx'),
  'features/tukar-tambah/lihat/exchange-drawer.tsx': like('hutang/lihat/loan-acts.tsx'),
  'features/tukar-tambah/till/traded-card.tsx': ['exchange', 'Tukar tambah tersimpan'],
}

/** The parts that a source prints by. */
const partsOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PRINTS)].map(([, part, call]) => part ?? call ?? OF_AN_ENTRY)),
]

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !/\.test\./.test(name) && !KITS.test(name))
  .map(name => ({ name, parts: partsOf(readFileSync(join(WEB, name), 'utf8')) }))
  .filter(({ name, parts }) => parts.length > 0 && name !== 'lib/device/print-pdf.ts')

const partsAt = (place: string) => sources.find(({ name }) => name === place)?.parts ?? []

test('every place that prints is named, and no other', () => {
  expect(sources.map(({ name }) => name).toSorted()).toEqual(Object.keys(PLACES).toSorted())
})

describe.each(Object.entries(PLACES))('%s', (place, judged) => {
  if ('like' in judged) {
    test('prints by the same part as a place that is tried', () => {
      expect(Array.isArray(PLACES[judged.like])).toBe(true)
      expect(partsAt(judged.like)).toEqual(expect.arrayContaining([...partsAt(place)]))
    })
    return
  }
  test('is printed at in a browser with a window', () => {
    const [seam, words] = judged
    const journey = readFileSync(join(ROOT, `tests/seams/${seam}.journey.ts`), 'utf8')
    expect(journey).toContain(words)
    const own = `/${place}\n${readFileSync(join(WEB, place), 'utf8')}`
    const isKey = words.startsWith('press(')
    if (!isKey) expect(own).toContain(words)
  })
})
