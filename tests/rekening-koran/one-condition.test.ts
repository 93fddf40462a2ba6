import { expect, test } from 'vitest'
import { closeDays, set } from '../hutang/counter.ts'
import { BCA, openMoney, undo } from '../kas/money.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { giveBack, take } from '../titipan/counter.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'
import {
  book,
  type Entries,
  explained,
  type Lines,
  linesOf,
  loadFile,
  match,
  PATH,
  summaryOf,
  TOKO,
} from './statements.ts'

// What the head of an account counts on a day is what its lists show of that day, row by row: also
// what was matched later, what came later, and what is of before the first statement.

const api = await testShop({ tgl: '2026-10-30' })
const { owner, kasir, spv } = await openMoney(api)
await set(owner, { LACI: 'KASIR,RR', ...UNCOUNTED })

const DAYS = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03', '']

type Part = 'BUKA' | 'SESUDAH' | 'SEBELUM' | 'TANPA'

/** Rows of a part of a day: how many there are, and what they come to. */
async function part(of: 'baris' | 'buku', bagian: Part, tgl: string) {
  const day = tgl === '' ? '' : `&tgl=${tgl}`
  const path = `${PATH}/${of}?no_rekening=${BCA}&limit=200&bagian=${bagian}${day}`
  const {
    count,
    data,
    bagian: parts,
  } = expectStatus(await spv.get<Lines | Entries>(path, TOKO), 200)
  const jumlah = data.reduce((sum, row) => sum + row.jumlah, 0)
  const told = parts.find(one => one.bagian === bagian)
  expect([told?.banyak ?? 0, told?.jumlah ?? 0], `${tgl} ${of} ${bagian}`).toEqual([count, jumlah])
  expect(data).toHaveLength(count)
  return { count, jumlah, rows: data.map(row => ('nomor' in row ? row.nomor : row.keterangan)) }
}

const before = await book(spv, 250_000)
await closeDays(api, spv, 2)
const begun = await book(spv, 400_000)
await closeDays(api, spv, 1)
const later = await book(spv, 90_000)
const gone = await book(spv, 33_000)
expectStatus(await undo(spv, 'uang-bank', gone), 201)
expectStatus(
  await loadFile(
    spv,
    'Tanggal;Keterangan;Debit;Kredit;Saldo\n' +
      '01/11/2026;AWAL;;55.555,00;305.555,00\n' +
      '01/11/2026;SETOR;;90.000,00;395.555,00\n' +
      '02/11/2026;BUNGA;;12,00;395.567,00\n',
  ),
  201,
)
const line = (await linesOf(spv)).data.find(({ keterangan }) => keterangan === 'SETOR')
expectStatus(await match(spv, [line?.sidik ?? ''], [{ nomor: later, baris: 1 }]), 201)
// A second account of the bank: what names none is of neither.
const second = { no_rekening: '8800200999', nama_rekening: 'Toko kedua', kode_bank: 'BCA' }
expectStatus(await owner.post('rekening', second, TOKO), 200)
await closeDays(api, spv, 1)
const pay = { cara: 'TRANSFER', kode_bank: 'BCA', jumlah: 64_000 }
const came = await take(kasir, 64_000, { pembayaran: [{ ...pay, no_rekening: BCA }] })
const back = { pencairan: { cara: 'TRANSFER', kode_bank: 'BCA', no_rekening: '5270123456' } }
const unnamed = expectStatus(await giveBack(kasir, came, 14_000, back), 201).nomor
const last = await book(spv, 5_000)

test.each(DAYS)('the head of %s counts the rows of its lists, and explains the bank', async tgl => {
  const of = await summaryOf(spv, tgl)
  const [lines, entries] = [await part('baris', 'BUKA', tgl), await part('buku', 'BUKA', tgl)]
  expect([of.banyak_bank, of.hanya_bank]).toEqual([lines.count, lines.jumlah])
  expect([of.banyak_buku, of.hanya_buku]).toEqual([entries.count, entries.jumlah])
  expect(of.tanpa_rekening).toBe((await part('buku', 'TANPA', tgl)).jumlah)
  if (of.bank !== null) expect(explained(of)).toBe(of.bank)
})

test('what a day does not count stands in parts of its own', async () => {
  const rows = async (of: 'baris' | 'buku', bagian: Part, tgl: string) =>
    (await part(of, bagian, tgl)).rows
  expect(await rows('baris', 'BUKA', '2026-11-01'), 'matched a day later').toEqual([
    'AWAL',
    'SETOR',
  ])
  expect(await rows('baris', 'BUKA', '2026-11-02')).toEqual(['AWAL', 'BUNGA'])
  expect(await rows('baris', 'SESUDAH', '2026-11-01')).toEqual(['BUNGA'])
  expect(await rows('buku', 'SEBELUM', '2026-11-02')).toEqual([before])
  expect(await rows('buku', 'BUKA', '2026-11-02'), 'of which one was undone').toEqual([begun])
  expect((await rows('buku', 'SESUDAH', '2026-11-02')).sort()).toEqual([last, unnamed, came].sort())
  expect(await rows('buku', 'TANPA', '2026-11-03')).toEqual([unnamed])
})
