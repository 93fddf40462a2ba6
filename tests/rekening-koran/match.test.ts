import { afterAll, describe, expect, test } from 'vitest'
import { ask } from '../database/folders.ts'
import { BCA, BRI, openMoney, TODAY, undo } from '../kas/money.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { giveBack, take } from '../titipan/counter.ts'
import {
  bcaFile,
  book,
  entriesOf,
  explained,
  linesOf,
  loadFile,
  type Move,
  match,
  matchCertain,
  PATH,
  summaryOf,
  TOKO,
  undoMatch,
} from './statements.ts'

// Lines of a bank's statement held against the books: once each, sums the same, nothing posted, and
// the difference of bank and books told to the rupiah at any moment.

const REPORT = 'laporan-rekonsiliasi-bank'
let held = 10_000_000

const api = await testShop()
const { owner, kasir, spv } = await openMoney(api)
expectStatus(await loadFile(spv, bcaFile(held, [['18', 'AWAL', 1]])), 201)
held += 1
afterAll(async () => {
  const { bank, ...of } = await summaryOf(spv, TODAY)
  expect(explained({ bank, ...of })).toBe(bank)
})

/** The bank says this today. */
async function told(...moves: readonly (readonly [string, number])[]): Promise<string[]> {
  const known = new Set((await linesOf(spv)).data.map(({ sidik }) => sidik))
  const rows = moves.map(([text, rp]): Move => ['21', text, rp])
  expectStatus(await loadFile(spv, bcaFile(held, rows)), 201)
  held += moves.reduce((sum, [, rp]) => sum + rp, 0)
  const fresh = (await linesOf(spv)).data.filter(({ sidik }) => !known.has(sidik))
  return moves.map(([text]) => fresh.find(({ keterangan }) => keterangan === text)?.sidik ?? '')
}

const entry = async (nomor: string) => {
  const found = (await entriesOf(spv)).data.find(one => one.nomor === nomor)
  return { nomor, baris: found?.baris ?? 0 }
}
const isOpen = async (sidik: string) => (await linesOf(spv)).data.some(one => one.sidik === sidik)

/** Bank and books agree once what explains them is counted. */
async function agrees() {
  const of = await summaryOf(spv, TODAY)
  expect(explained(of)).toBe(of.bank)
  const accounts = await spv.get<{ no_rekening: string }[]>(`${PATH}/rekening`, TOKO)
  let books = of.tanpa_rekening
  for (const { no_rekening } of accounts.body) {
    books += (await summaryOf(spv, TODAY, no_rekening)).buku
  }
  const [ledger] = await ask<{ rp: number }>(
    api.database.adminUrl,
    `select sum(debit_rp - kredit_rp)::int as rp from jurnal_baris
     where kode_toko = 'JKT' and jenis_akun = 'BANK'`,
  )
  expect(books).toBe(ledger?.rp)
  return of
}

test('what is certain is matched by one press, and the rest stays', async () => {
  const nomor = await book(kasir, 125_000)
  const [line = '', other = ''] = await told(['SETOR', 125_000], ['LAIN', 333])
  const before = await linesOf(spv)
  expect(before.data.find(one => one.sidik === line)?.usulan).toMatchObject({ nomor, pasti: true })
  expect(before.data.find(one => one.sidik === other)?.usulan).toBeNull()
  const done = expectStatus(await matchCertain(spv), 201)
  expect(done).toEqual({ cocok: 1, jumlah: 125_000 })
  expect([await isOpen(line), await isOpen(other)]).toEqual([false, true])
  const matched = (await linesOf(spv, '&status=COCOK')).data.find(one => one.sidik === line)
  expect(matched?.cocok).toMatchObject({ cara: 'PASTI', user_id: 'SPV-JKT', jurnal: [{ nomor }] })
  expect(expectStatus(await matchCertain(spv), 201).cocok).toBe(0)
  await agrees()
})

test('two that may be meant are proposed and not matched by themselves', async () => {
  const [a, b] = [await book(kasir, -40_000), await book(kasir, -40_000)]
  const [line = ''] = await told(['BAYAR', -40_000])
  const proposed = (await linesOf(spv)).data.find(one => one.sidik === line)?.usulan
  expect([a, b]).toContain(proposed?.nomor)
  expect(proposed?.pasti).toBe(false)
  expect(expectStatus(await matchCertain(spv), 201).cocok).toBe(0)
  expectStatus(await match(spv, [line], [await entry(b)]), 201)
  const open = (await entriesOf(spv)).data.map(({ nomor }) => nomor)
  expect([open.includes(a), open.includes(b)]).toEqual([true, false])
  await agrees()
})

test('one line of several entries, several lines of one, and lines that are nothing', async () => {
  const [a, b, c] = [await book(kasir, 60_000), await book(kasir, 15_000), await book(kasir, 900)]
  const [sum = '', one = '', two = ''] = await told(['JUMLAH', 75_000], ['P1', 400], ['P2', 500])
  const pair = [await entry(a), await entry(b)]
  const less = await match(spv, [sum], pair.slice(0, 1))
  expect([less.status, less.body.code]).toEqual([422, 'KORAN_BEDA'])
  expect(less.body.detail).toBe(
    'Baris bank Rp 75,000 dan baris buku Rp 60,000 tidak sama jumlahnya',
  )
  expect(expectStatus(await match(spv, [sum], pair), 201).jumlah).toBe(75_000)
  expectStatus(await match(spv, [one, two], [await entry(c)]), 201)
  const [came = '', went = ''] = await told(['SALAH KIRIM', 5_000], ['KEMBALI', -5_000])
  const alone = await match(spv, [came], [])
  expect([alone.status, alone.body.code]).toEqual([400, 'TIDAK_LENGKAP'])
  expectStatus(await match(spv, [came, went], []), 201)
  await agrees()
})

describe('a match is once', () => {
  test('the second reads by whom and when', async () => {
    const nomor = await book(kasir, 7_001)
    const [line = '', same = ''] = await told(['A7001', 7_001], ['B7001', 7_001])
    expectStatus(await match(spv, [line], [await entry(nomor)]), 201)
    const key = { nomor, baris: 1 }
    for (const lines of [[line], [same]]) {
      const late = await match(owner, lines, [key])
      expect([late.status, late.body.code]).toEqual([409, 'KORAN_SUDAH_COCOK'])
      expect(late.body.facts).toMatchObject({
        user_id: 'SPV-JKT',
        pada: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/),
      })
    }
  })

  test('of two at the same moment one is kept', async () => {
    for (let round = 0; round < 8; round += 1) {
      const nomor = await book(kasir, 8_100 + round)
      const [line = ''] = await told([`R${round}`, 8_100 + round])
      const key = await entry(nomor)
      const both = await Promise.all([
        match(spv, [line], [key]),
        match(owner, [line], [key]),
        matchCertain(owner),
      ])
      const kept = both.filter(({ status, body }) => status === 201 && body.cocok !== 0)
      expect(kept).toHaveLength(1)
      for (const { status, body } of both) {
        if (status !== 201) expect(body.code).toBe('KORAN_SUDAH_COCOK')
      }
    }
  })

  test('one key is one match', async () => {
    const nomor = await book(kasir, 7_002)
    const [line = ''] = await told(['A7002', 7_002])
    const keys = [await entry(nomor)]
    const key = crypto.randomUUID()
    const first = expectStatus(await match(spv, [line], keys, { key }), 201)
    expect(expectStatus(await match(spv, [line], keys, { key }), 201)).toEqual(first)
  })

  test('named twice, of another account, of no account, or not there', async () => {
    const other = await book(kasir, 55, { kode_bank: 'BRI', no_rekening: BRI })
    const [line = ''] = await told(['LIMA', 55])
    const code = async (baris: string[], jurnal: { nomor: string; baris: number }[]) =>
      (await match(spv, baris, jurnal)).body.code
    expect(await code([line, line], [])).toBe('TIDAK_LENGKAP')
    expect(await code([line], [{ nomor: other, baris: 1 }])).toBe('TIDAK_DITEMUKAN')
    expect(await code([line], [{ nomor: other, baris: 2 }])).toBe('TIDAK_DITEMUKAN')
    expect(await code(['x'], [])).toBe('TIDAK_DITEMUKAN')
    expect((await match(spv, [line], [], { rekening: '0' })).status).toBe(404)
  })
})

test('a match is undone with a reason, once; both sides are open again', async () => {
  const nomor = await book(kasir, 9_001)
  const [line = ''] = await told(['A9001', 9_001])
  const { id_cocok } = expectStatus(await match(spv, [line], [await entry(nomor)]), 201)
  expect((await undoMatch(spv, id_cocok, '')).status).toBe(400)
  const card = await undoMatch(spv, id_cocok, 'kartu 4111 1111 1111 1111')
  expect(card.body.code).toBe('NOMOR_KARTU')
  const both = await Promise.all([undoMatch(spv, id_cocok), undoMatch(owner, id_cocok)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('KORAN_SUDAH_LEPAS')
  expect(await isOpen(line)).toBe(true)
  expect((await entry(nomor)).baris).toBeGreaterThan(0)
  expect((await undoMatch(spv, 'tidak-ada')).body.code).toBe('TIDAK_DITEMUKAN')
  await agrees()
})

test('an entry that is cancelled leads its line back to open, and is matched no more', async () => {
  const [nomor, still] = [await book(kasir, 30_001), await book(kasir, 2)]
  const [line = ''] = await told(['A30003', 30_003])
  expectStatus(await match(spv, [line], [await entry(nomor), await entry(still)]), 201)
  const { no_batal } = expectStatus(await undo(kasir, 'uang-bank', nomor), 201)
  expect(await isOpen(line)).toBe(true)
  const open = (await entriesOf(spv)).data.map(one => one.nomor)
  expect([nomor, no_batal, still].map(one => open.includes(one))).toEqual([false, false, true])
  const late = await match(spv, [line], [{ nomor, baris: 1 }])
  expect([late.body.code, late.body.facts]).toMatchObject(['KORAN_DIBATALKAN', { nomor, no_batal }])
  const [kept] = await ask<{ n: number }>(
    api.database.adminUrl,
    `select count(*)::int as n from koran_cocok where no_batal = '${no_batal}'`,
  )
  expect(kept?.n).toBe(1)
  await agrees()
})

test('of a match and a cancellation nothing is matched that is undone', async () => {
  for (let round = 0; round < 6; round += 1) {
    const nomor = await book(kasir, 51_000 + round)
    const [line = ''] = await told([`C${round}`, 51_000 + round])
    await Promise.all([match(spv, [line], [{ nomor, baris: 1 }]), undo(kasir, 'uang-bank', nomor)])
    expect(await isOpen(line)).toBe(true)
  }
})

test('a transfer is of its tender; what is paid out names the bank alone', async () => {
  const pay = { cara: 'TRANSFER', kode_bank: 'BCA', jumlah: 64_000 }
  const came = await take(kasir, 64_000, { pembayaran: [pay] })
  const second = { no_rekening: '8800200999', nama_rekening: 'Dua', kode_bank: 'BCA' }
  expectStatus(await owner.post('rekening', second, TOKO), 200)
  const back = { pencairan: { cara: 'TRANSFER', kode_bank: 'BCA', no_rekening: '5270123456' } }
  const went = expectStatus(await giveBack(kasir, came, 14_000, back), 201).nomor
  const open = (await entriesOf(spv)).data
  const named = (nomor: string) => open.find(one => one.nomor === nomor)
  expect([named(came)?.tanpa_rekening, named(went)?.tanpa_rekening]).toEqual([false, true])
  expect((await agrees()).tanpa_rekening).toBe(-14_000)
  const [line = ''] = await told(['TRSF 14', -14_000])
  expectStatus(await match(spv, [line], [{ nomor: went, baris: named(went)?.baris ?? 0 }]), 201)
  expect((await agrees()).tanpa_rekening).toBe(0)
})

test('matching posts nothing: journals are as they were', async () => {
  const hash = async () =>
    (
      await ask<{ h: string }>(
        api.database.adminUrl,
        `select md5(string_agg(j::text, '' order by kode_toko, nomor, baris)) as h
         from jurnal_baris j`,
      )
    )[0]?.h
  const nomor = await book(kasir, 777)
  const [line = ''] = await told(['TUJUH', 777])
  const before = await hash()
  expectStatus(await match(spv, [line], [await entry(nomor)]), 201)
  expect(await hash()).toBe(before)
})

test('the report is the screen, day by day, and its books are the ledger', async () => {
  const days = 'tanggal_awal=2026-11-18&sampai_tgl=2026-11-21'
  const answer = await spv.get<{ rows: Record<string, number | string | null>[] }>(
    `reports/${REPORT}?${days}`,
    TOKO,
  )
  const { rows } = expectStatus(answer, 200)
  const of = rows.filter(row => String(row.rekening).includes(BCA))
  expect(of.map(({ tgl }) => tgl)).toEqual(['2026-11-18', '2026-11-21'])
  for (const row of of) {
    const shown = await summaryOf(spv, String(row.tgl))
    for (const name of ['bank', 'buku', 'hanya_bank', 'hanya_buku', 'awal', 'celah'] as const) {
      expect([name, row[name]]).toEqual([name, shown[name]])
    }
    expect(Number(row.selisih)).toBe(Number(row.bank) - Number(row.buku))
  }
  const last = rows.filter(({ tgl }) => tgl === '2026-11-21')
  const [ledger] = await ask<{ rp: number }>(
    api.database.adminUrl,
    `select sum(debit_rp - kredit_rp)::int as rp from jurnal_baris
     where kode_toko = 'JKT' and jenis_akun = 'BANK'`,
  )
  expect(last.reduce((sum, { buku }) => sum + Number(buku), 0)).toBe(ledger?.rp)
})
