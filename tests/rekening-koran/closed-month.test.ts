import pg from 'pg'
import { expect, test } from 'vitest'
import { close, openBooks } from '../akuntansi/books.ts'
import { closeDays, expectStatus, set } from '../hutang/counter.ts'
import { BCA } from '../kas/money.ts'
import { brokenOn } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'
import { KORAN_BREAKS } from './koran-breaks.ts'
import { book, linesOf, loadFile, match, summaryOf, undoMatch } from './statements.ts'

// A statement of a month comes when the month is over: closing its books does not forbid matching.

const api = await testShop({ tgl: '2026-10-30' })
const { owner, spv } = await openBooks(api)
await set(await api.as('OWNER'), { LACI: 'KASIR,RR', ...UNCOUNTED })

test('lines of a closed month are matched and undone', async () => {
  const nomor = await book(spv, 250_000)
  expect(await closeDays(api, spv, 2)).toBe('2026-11-01')
  expectStatus(await close(owner, '2026-10'), 201)
  const file = 'Tanggal;Keterangan;Debit;Kredit;Saldo\n30/10/2026;SETOR;;250.000,00;300.000,00\n'
  expectStatus(await loadFile(spv, file), 201)
  const [line] = (await linesOf(spv)).data
  expect(line?.usulan).toMatchObject({ nomor, pasti: true })
  const keys = [{ nomor, baris: line?.usulan?.baris ?? 0 }]
  const { id_cocok } = expectStatus(await match(spv, [line?.sidik ?? ''], keys), 201)
  expect(await summaryOf(spv, '2026-10-31')).toMatchObject({
    mulai: '2026-10-30',
    bank: 300_000,
    buku: 250_000,
    hanya_bank: 0,
    hanya_buku: 0,
    awal: 50_000,
    celah: 0,
  })
  expectStatus(await undoMatch(spv, id_cocok), 201)
  expect(await summaryOf(spv, '2026-10-31')).toMatchObject({
    hanya_bank: 250_000,
    hanya_buku: 250_000,
    banyak_bank: 1,
    banyak_buku: 1,
  })
  // Before the next month is closed it is named, with its account.
  const months = await owner.get<{ berikut: { terbuka: object[] } }>('periode')
  expect(expectStatus(months, 200).berikut.terbuka).toContainEqual({
    apa: 'KORAN',
    rekening: BCA,
    jumlah: 1,
    rp: 250_000,
    sejak: '2026-10-30',
  })
})

test.each(KORAN_BREAKS)('the books see $what', async ({ invarian, statement, says }) => {
  const admin = new pg.Client({ connectionString: api.database.adminUrl })
  await admin.connect()
  try {
    await admin.query('begin; set local session_replication_role = replica')
    await admin.query(statement)
    const broken = await brokenOn(admin)
    expect(
      broken
        .filter(one => one.invarian === invarian)
        .map(one => JSON.stringify(one))
        .join(),
    ).toContain(says)
  } finally {
    await admin.query('rollback')
    await admin.end()
  }
})
