import { describe, expect, test } from 'vitest'
import { expectStatus } from '../hutang/counter.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import {
  BCA,
  BRI,
  bankBody,
  cashBody,
  journalOf,
  type Kept,
  moveBank,
  moveCash,
  openMoney,
  refused,
  TODAY,
  undo,
} from './money.ts'

// Mutasi Uang Bank and Mutasi Uang Cash (doc1 §3–§8): payload, rules, messages, journal.

const api = await testShop()
const { kasir, owner } = await openMoney(api)

const CASH = 'cash/mutasi-uang-cash'
const BANK = 'cash/mutasi-uang-bank'

test('both send the seven fields and no more', async () => {
  const cash = expectStatus(await moveCash(kasir, 250_000), 201)
  expect(cash).toEqual({ no_mutasi: 'MC-JKT-261121-0001', tgl_system: TODAY })
  const bank = expectStatus(await moveBank(kasir, 400_000), 201)
  expect(bank).toEqual({ no_mutasi: 'MB-JKT-261121-0001', tgl_system: TODAY })
  const shown = expectStatus(await kasir.get(`${CASH}/${cash.no_mutasi}`), 200)
  const { asal, asal_rekening, tujuan, tujuan_rekening, keterangan, kategori } = cashBody(0)
  expect(shown).toMatchObject({
    ...{ asal, asal_rekening, tujuan, tujuan_rekening, keterangan, kategori },
    jumlah: 250_000,
    laci: 'KASIR',
    status: 'SELESAI',
    user_id: 'KASIR-JKT',
    no_batal: null,
  })
  expect((await kasir.post(CASH, { ...cashBody(1), lain: 1 })).status).toBe(400)
})

test('cash moves to a bank and back, out of and into the drawer that is named', async () => {
  const out = expectStatus(await moveCash(kasir, 100_000, { laci: 'DUA' }), 201).no_mutasi
  expect(await journalOf(kasir, CASH, out)).toEqual([
    ['BANK', '1111', 100_000, 0],
    ['KAS', '1101', 0, 100_000],
  ])
  const back = { asal: 'BCA', asal_rekening: BCA, tujuan: 'CASH', tujuan_rekening: '', laci: 'RR' }
  const into = expectStatus(await moveCash(kasir, 70_000, back), 201).no_mutasi
  expect(await journalOf(kasir, CASH, into)).toEqual([
    ['KAS_GADAI', '1102', 70_000, 0],
    ['BANK', '1111', 0, 70_000],
  ])
  const unknown = await moveCash(kasir, 1, { laci: 'TIGA' })
  expect([...refused(unknown), unknown.body.facts.label]).toEqual([
    422,
    'RUJUKAN_TIDAK_ADA',
    'Laci',
  ])
})

const CASH_END = { tujuan: 'CASH', tujuan_rekening: '' }
const FROM_BANK = { asal: 'BCA', asal_rekening: BCA }
const FROM_CASH = { asal: 'CASH', asal_rekening: '' }

test('a cash mutation goes from CASH to a bank or from a bank to CASH', async () => {
  const same = await moveCash(kasir, 1, CASH_END)
  expect(refused(same)).toEqual([422, 'MUTASI_BEDA_JENIS'])
  const banks = await moveCash(kasir, 1, { ...FROM_BANK, tujuan: 'BRI', tujuan_rekening: BRI })
  expect(refused(banks)).toEqual([422, 'MUTASI_BEDA_JENIS'])
})

test('a bank mutation goes between two accounts, or cash and one, never to itself', async () => {
  const same = await moveBank(kasir, 1, { tujuan: 'BCA', tujuan_rekening: BCA })
  expect([...refused(same), same.body.detail]).toEqual([
    422,
    'REKENING_SAMA',
    'Rekening Tidak Boleh Sama',
  ])
  const cash = await moveBank(kasir, 1, { ...FROM_CASH, ...CASH_END })
  expect(refused(cash)).toEqual([422, 'REKENING_SAMA'])
  expectStatus(await moveBank(kasir, 100, FROM_CASH), 201)
  expectStatus(await moveBank(kasir, 100, CASH_END), 201)
})

test('cash is what notes and coins make; between accounts it is to the rupiah', async () => {
  for (const ends of [FROM_CASH, CASH_END]) {
    const odd = await moveBank(kasir, 1_264_123, ends)
    expect([...refused(odd), odd.body.facts]).toEqual([
      ...[422, 'TUNAI_PECAHAN'],
      { tunai: '1,264,123', kelipatan: '100' },
    ])
  }
  expectStatus(await moveBank(kasir, 1_264_123), 201)
})

describe('what is missing is named by its field', () => {
  test.each([
    ['kategori', '', 'Kategori Tidak Boleh Kosong'],
    ['asal', '', 'Asal Tidak Boleh Kosong'],
    ['tujuan', '', 'Asal Tidak Boleh Kosong'],
    ['keterangan', ' ', 'Keterangan Tidak Boleh Kosong'],
    ['jumlah', 0, 'Jumlah Rp Tidak Boleh Kosong'],
    ['jumlah', null, 'Jumlah Rp Tidak Boleh Kosong'],
    ['asal_rekening', '', 'Harus Diisi'],
    ['tujuan_rekening', '', 'Harus Diisi'],
  ])('%s %j', async (field, value, text) => {
    const answer = await kasir.post<Kept>(BANK, { ...bankBody(5), [field]: value })
    expect([answer.status, answer.body.errors?.[field]]).toEqual([400, text])
  })

  test('CASH has no account', async () => {
    const answer = await kasir.post<Kept>(CASH, cashBody(5, { asal_rekening: BCA }))
    expect([answer.status, answer.body.errors?.asal_rekening]).toEqual([
      400,
      'CASH tidak punya rekening',
    ])
  })
})

test('banks, accounts and categories are those of the masters', async () => {
  const other = await moveBank(kasir, 5, { tujuan: 'BNI' })
  expect(other.body.errors?.tujuan_rekening).toBe('Rekening ini bukan milik bank yang dipilih')
  for (const more of [{ tujuan_rekening: '999' }, { kategori: 'LISTRIK' }, { kategori: 'X' }]) {
    expect(refused(await moveBank(kasir, 5, more))).toEqual([422, 'RUJUKAN_TIDAK_ADA'])
  }
  const accounts = await kasir.get<{ no_rekening: string }[]>(
    'rekenings/get-by-kode-bank?kode_bank=BRI',
  )
  expect(accounts.body.map(one => one.no_rekening)).toEqual([BRI])
})

test('an account that is not mapped is named, and nothing is written', async () => {
  const detail_akun = (nomor_akun: string) => ({
    detail_akun: [{ kode_akun: 'D3', jenis_akun: 'BANK', nomor_akun }],
  })
  const path = 'para-akun-transaksi/MUTASI_UANG/UMUM'
  expectStatus(await owner.put(path, detail_akun('1134')), 200)
  const nomor = expectStatus(await moveCash(kasir, 900), 201).no_mutasi
  expect(await journalOf(kasir, CASH, nomor)).toContainEqual(['BANK', '1134', 900, 0])
  expectStatus(await owner.put(path, detail_akun('1111')), 200)
})

test('one that is taken back leaves the books as they were', async () => {
  const nomor = expectStatus(await moveCash(kasir, 123_400, { laci: 'DUA' }), 201).no_mutasi
  const { no_batal } = expectStatus(await undo(kasir, CASH, nomor), 201)
  const lines = await kasir.get<{ data: { nomor: string; tempat: string; masuk: number }[] }>(
    `cash/paginated?tempat=DUA&skip=0&limit=200`,
  )
  const both = expectStatus(lines, 200).data.filter(one => [nomor, no_batal].includes(one.nomor))
  expect(both).toMatchObject([
    { nomor: no_batal, masuk: 123_400, keluar: 0, tempat: 'DUA' },
    { nomor, masuk: 0, keluar: 123_400, tempat: 'DUA' },
  ])
  // A number of the other kind is none of this one's.
  expect(refused(await undo(kasir, BANK, nomor))).toEqual([404, 'TIDAK_DITEMUKAN'])
})

test('the books of cash and of banks say what moved where, newest first', async () => {
  const nomor = expectStatus(await moveBank(kasir, 31_000), 201).no_mutasi
  const history = await kasir.get<{ count: number; data: object[] }>('cash/history-bank?limit=2')
  expect(expectStatus(history, 200).data).toMatchObject([
    { nomor, jenis: 'MUTASI_UANG_BANK', tempat: `BRI ${BRI}`, masuk: 31_000, keluar: 0 },
    { nomor, jenis: 'MUTASI_UANG_BANK', tempat: `BCA ${BCA}`, masuk: 0, keluar: 31_000 },
  ])
  expect(history.body.count).toBeGreaterThan(2)
  // what undoes a move is about the same accounts
  const wrong = expectStatus(await moveBank(kasir, 17_000), 201).no_mutasi
  const { no_batal } = expectStatus(await undo(kasir, BANK, wrong), 201)
  const ofBri = await kasir.get<{ data: object[] }>(`cash/history-bank?tempat=${BRI}&limit=2`)
  expect(expectStatus(ofBri, 200).data).toMatchObject([
    { nomor: no_batal, tempat: `BRI ${BRI}`, masuk: 0, keluar: 17_000 },
    { nomor: wrong, tempat: `BRI ${BRI}`, masuk: 17_000, keluar: 0 },
  ])
  const all = (await kasir.get<{ count: number }>('cash/paginated')).body.count
  const rr = (await kasir.get<{ count: number }>('cash/paginated?tempat=RR')).body.count
  expect([all > rr, rr]).toEqual([true, 1])
  const spv = await api.as('SPV-JKT')
  const past = await spv.get<{ count: number }>(
    'cash/paginated?tgl_from=2026-11-01&tgl_to=2026-11-20',
  )
  expect(past.body.count).toBe(0)
})

test('a book is read page by page, and searched by what its lines say', async () => {
  interface Book {
    readonly count: number
    readonly data: readonly { nomor: string; baris: number }[]
  }
  const pageOf = async (query: string, book = 'cash/paginated') =>
    expectStatus(await kasir.get<Book>(`${book}?${query}`), 200)
  const found = async (q: string, book?: string) =>
    (await pageOf(`q=${encodeURIComponent(q)}&limit=200`, book)).data.map(one => one.nomor)
  const nomor = expectStatus(
    await moveCash(kasir, 45_000, { keterangan: 'Setoran 100% malam' }),
    201,
  ).no_mutasi
  for (const q of [nomor, '100% MALAM']) expect(await found(q), q).toEqual([nomor])
  expect(await found(nomor, 'cash/history-bank')).toEqual([nomor])
  for (const q of ['100_', '\\', 'tidak ada']) expect(await found(q), q).toEqual([])
  expect((await found(BRI, 'cash/history-bank')).length).toBeGreaterThan(0)
  expect(await found(BRI)).toEqual([])
  const whole = await pageOf('limit=200')
  expect(whole.count).toBe(whole.data.length)
  const pages = await Promise.all([0, 1, 2].map(skip => pageOf(`skip=${skip}&limit=1`)))
  expect(pages.flatMap(({ data }) => data)).toEqual(whole.data.slice(0, 3))
})
