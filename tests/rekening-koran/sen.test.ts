import { describe, expect, test } from 'vitest'
import { ask } from '../database/folders.ts'
import { BCA, BRI, openMoney, TODAY } from '../kas/money.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import {
  bcaFile,
  book,
  briFile,
  entriesOf,
  explained,
  linesOf,
  loadFile,
  type Move,
  mandiriFile,
  match,
  matchCertain,
  summaryOf,
  TOKO,
  tryFile,
} from './statements.ts'

// Banks reckon interest and its tax to the sen, books in whole rupiah: a statement is taken in as
// it is, its rupiah follow from each other, and the sen stay the bank's.

const api = await testShop()
const { kasir, spv } = await openMoney(api)

const OPENING = 10_000_000.3
const MOVES: readonly Move[] = [
  ['19', 'SETORAN AWAL', 500_000],
  ['20', 'BUNGA', 1_234.56],
  ['20', 'PAJAK BUNGA', -246.91],
  ['21', 'BUNGA HARIAN', 0.04],
]
const told = async (rekening = BCA, query = '') =>
  (await linesOf(spv, `&status=ALL${query}`, rekening)).data.map(one => [
    one.keterangan,
    one.jumlah_sen,
    one.jumlah,
    one.saldo_sen,
  ])

test.each([
  ['BCA', bcaFile],
  ['MANDIRI', mandiriFile],
  ['BRI', briFile],
] as const)('%s is read to the sen, and nothing of it is missing', async (bentuk, file) => {
  const tried = expectStatus(await tryFile(spv, file(OPENING, MOVES)), 200)
  expect(tried).toMatchObject({
    bentuk,
    salah: [],
    baru: 4,
    masuk_sen: 50_123_460,
    keluar_sen: 24_691,
    saldo_awal_sen: 1_000_000_030,
    saldo_akhir_sen: 1_050_098_799,
    celah: [],
  })
  expect(tried.contoh.map(({ jumlah }) => jumlah)).toEqual([500_000, 1_234, -247, 0])
})

test('lines of a bank are kept to the sen, and once', async () => {
  const file = bcaFile(OPENING, MOVES.slice(0, 3))
  expect(expectStatus(await loadFile(spv, file), 201)).toMatchObject({ baris: 3, baru: 3 })
  expect(expectStatus(await loadFile(spv, file), 201).baru).toBe(0)
  // another file of the same days, which begins later
  const late = bcaFile(10_500_000.3, MOVES.slice(1))
  expect(expectStatus(await tryFile(spv, late), 200)).toMatchObject({ baru: 1, celah: [] })
  expect(expectStatus(await loadFile(spv, late), 201)).toMatchObject({ baris: 3, baru: 1 })
  expect((await told()).reverse()).toEqual([
    ['SETORAN AWAL', 50_000_000, 500_000, 1_050_000_030],
    ['BUNGA', 123_456, 1_234, 1_050_123_486],
    ['PAJAK BUNGA', -24_691, -247, 1_050_098_795],
    ['BUNGA HARIAN', 4, 0, 1_050_098_799],
  ])
  const torn = bcaFile(10_500_987.98, [['21', 'BUNGA LAIN', 1.5]])
  expect(expectStatus(await tryFile(spv, torn), 200).celah).toEqual([
    { baris: 6, seharusnya_sen: 1_050_098_945, ada_sen: 1_050_098_948 },
  ])
})

test('a line is found by its amount as it is printed, and by its rupiah', async () => {
  const found = async (q: string) => (await told(BCA, `&q=${q}`)).map(([text]) => text)
  expect(await found('1,234.56')).toEqual(['BUNGA'])
  expect(await found('1.234')).toEqual(['BUNGA'])
  expect(await found('0,04')).toEqual(['BUNGA HARIAN'])
  expect(await found('setoran')).toEqual(['SETORAN AWAL'])
})

describe('books in whole rupiah', () => {
  test('are matched by the rupiah of the line, and what is left is told', async () => {
    const numbers = [
      await book(kasir, 500_000, { keterangan: 'Setoran awal' }),
      await book(kasir, 1_234, { keterangan: 'Bunga bank' }),
      await book(kasir, -247, { keterangan: 'Pajak bunga' }),
    ]
    const before = await summaryOf(spv, TODAY)
    expect(explained(before)).toBe(before.bank)
    expect(expectStatus(await matchCertain(spv), 201)).toEqual({ cocok: 3, jumlah: 501_481 })
    const done = await linesOf(spv, '&status=COCOK')
    expect(done.data.flatMap(({ cocok }) => cocok?.jurnal.map(one => one.nomor)).sort()).toEqual(
      numbers.sort(),
    )
    expect((await entriesOf(spv)).data).toEqual([])
    const of = await summaryOf(spv, TODAY)
    expect(of).toMatchObject({
      bank: 10_500_987,
      bank_sen: 1_050_098_799,
      hanya_bank: 0,
      banyak_bank: 1,
      hanya_buku: 0,
      banyak_buku: 0,
      celah: 0,
    })
    expect(explained(of)).toBe(of.bank)
    // what the account held before its first line is all that bank and books differ by
    expect((of.bank ?? 0) - of.buku).toBe(10_000_000)
  })

  test('a line of sen alone is matched without an entry, one of rupiah is not', async () => {
    const [line] = (await linesOf(spv)).data
    expect([line?.keterangan, line?.jumlah, line?.usulan]).toEqual(['BUNGA HARIAN', 0, null])
    const { jumlah } = expectStatus(await match(spv, [line?.sidik ?? ''], []), 201)
    expect(jumlah).toBe(0)
    expect(await summaryOf(spv, TODAY)).toMatchObject({ banyak_bank: 0, hanya_bank: 0 })
    expectStatus(await loadFile(spv, bcaFile(10_500_987.99, [['21', 'BUNGA', 0.01]])), 201)
    const [more] = (await linesOf(spv)).data
    expect([more?.jumlah_sen, more?.jumlah]).toEqual([1, 1])
    expect((await match(spv, [more?.sidik ?? ''], [])).body.code).toBe('TIDAK_LENGKAP')
  })

  test('the report is the screen, with the sen beside', async () => {
    const answer = await spv.get<{ rows: Record<string, number | string | null>[] }>(
      `reports/laporan-rekonsiliasi-bank?tanggal_awal=2026-11-19&sampai_tgl=${TODAY}`,
      TOKO,
    )
    const rows = expectStatus(answer, 200).rows.filter(row => String(row.rekening).includes(BCA))
    expect(rows.map(({ tgl, bank, sen }) => [tgl, bank, sen])).toEqual([
      ['2026-11-19', 10_500_000, 30],
      ['2026-11-20', 10_500_987, 95],
      [TODAY, 10_500_988, 0],
    ])
    for (const row of rows) {
      const shown = await summaryOf(spv, String(row.tgl))
      expect(shown.bank_sen).toBe(Number(row.bank) * 100 + Number(row.sen))
      expect(explained(shown)).toBe(row.bank)
      for (const name of ['bank', 'buku', 'hanya_bank', 'hanya_buku', 'awal', 'celah'] as const) {
        expect([name, row[name]]).toEqual([name, shown[name]])
      }
    }
  })
})

test('files without balances go on from the sen of those before', async () => {
  const file = (day: string, ...amounts: string[]) =>
    [
      'Tanggal;Keterangan;Debit;Kredit',
      ...amounts.map((rp, i) => `${day}/11/2026;BUNGA ${day}.${String(i)};;${rp}`),
    ].join('\n')
  const rekening = BRI
  const load = async (text: string) => expectStatus(await loadFile(spv, text, { rekening }), 201)
  await load(file('18', '0,60', '0,60'))
  expect((await load(file('18', '0,60', '0,60'))).baru).toBe(0)
  await load(file('19', '0,60', '0,25'))
  const rows = (await told(rekening)).reverse()
  expect(rows.map(([, sen, rp]) => [sen, rp])).toEqual([
    [60, 0],
    [60, 1],
    [60, 0],
    [25, 1],
  ])
  const of = await summaryOf(spv, TODAY, rekening)
  expect([of.bank, of.bank_sen, of.hanya_bank]).toEqual([null, null, 2])
  // a balance that follows has it all to the sen
  const said = 'Tanggal;Keterangan;Debit;Kredit;Saldo\n20/11/2026;BUNGA;;0,10;7.002,15\n'
  expect(expectStatus(await tryFile(spv, said, { rekening }), 200).celah).toEqual([])
  await load(said)
  const now = await summaryOf(spv, TODAY, rekening)
  expect([now.bank, now.bank_sen, now.celah]).toEqual([7_002, 700_215, 0])
  expect(explained(now)).toBe(now.bank)
})

test.each([
  ['rupiah that are not those of the balance', '1234, 56, 12345, 10'],
  ['a balance of a hundred sen', '1, 0, 12345, 100'],
  ['a balance below its rupiah', '1, 0, 12345, -1'],
  ['sen of a balance nobody said', '1, 0, null, 5'],
  ['a whole rupiah beside', '1, 100, null, 0'],
  ['nothing', '0, 0, null, 0'],
])('the database keeps no line of %s', async (_, amounts) => {
  const insert = `insert into koran_baris (kode_toko, no_rekening, sidik, urut, tgl, keterangan,
    referensi, no_unggah, baris, jumlah_rp, lebih_sen, saldo_rp, saldo_lebih_sen)
    values ('JKT', '1', 'x', 1, '${TODAY}', '', '', 'U', 1, ${amounts})`
  await expect(ask(api.database.adminUrl, insert)).rejects.toThrow(/koran_baris_(sen|jumlah)_ck/)
})
