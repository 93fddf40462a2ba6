import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { expectStatus } from '../hutang/counter.ts'
import { brokenBy, brokenOn } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { openSwiping, setFee, swiped, unswipe } from './swipe.ts'

const numbers = { beri: '', batal: '' }

// What must hold of cash against cards is seen when it does not: by one change past the writer.

const api = await testShop()
const { kasir, owner } = await openSwiping(api)
await setFee(owner, '2')
numbers.beri = await swiped(kasir, 1_000_000, { tunai: 980_000 })
const undone = await swiped(kasir, 500_000, { tunai: 490_000 })
numbers.batal = expectStatus(await unswipe(kasir, undone), 201).no_batal
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())

test('nothing is broken as it was written', async () => {
  expect(await brokenOn(admin)).toEqual([])
})

const isi = (more: object) =>
  `update dokumen set isi = isi || '${JSON.stringify(more)}' where nomor = '$beri'`

test.each<[invarian: string, what: string, change: string]>([
  ['I2', 'another fee than the ledger has', isi({ biaya_rp: 10_000, tunai_rp: 990_000 })],
  ['I2', 'cash and fee that are not what was swiped', isi({ tunai_rp: 970_000 })],
  ['I2', 'nothing handed over', isi({ tunai_rp: 0, biaya_rp: 1_000_000 })],
  ['I2', 'a fee below nothing', isi({ tunai_rp: 1_000_001, biaya_rp: -1 })],
  ['I2', 'another card than its tender', isi({ kartu_akhir: '9999' })],
  ['I2', 'no tender', "delete from dokumen_bayar where nomor = '$beri'"],
  ['I2', 'a credit card', "update dokumen_bayar set cara = 'KREDIT' where nomor = '$beri'"],
  ['I2', 'another amount', "update dokumen set total_rp = total_rp + 1 where nomor = '$beri'"],
  ['I5', 'cash of another drawer', isi({ laci: 'RR' })],
  ['COCOK', 'a receivable that waits nowhere', "delete from non_cash where nomor = '$beri'"],
  [
    'CAIR',
    'one that the ledger does not have',
    "update jurnal_baris set jenis_akun = 'PIUTANG_QRIS' where nomor = '$beri' and jenis_akun = 'PIUTANG_EDC'",
  ],
  [
    'IZIN',
    'taken back without a grant',
    "update dokumen set otorisasi = null where nomor = '$batal'",
  ],
])('%s: %s', async (invarian, _, change) => {
  const text = change.replace(/\$(\w+)/g, (_all, name: keyof typeof numbers) => numbers[name])
  await admin.query("begin; set local session_replication_role = 'replica'")
  try {
    expect((await admin.query(text)).rowCount).toBe(1)
    expect(await brokenBy(admin, invarian)).not.toEqual([])
  } finally {
    await admin.query('rollback')
  }
})
