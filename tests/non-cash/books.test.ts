import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { verifyChains } from '../../apps/server/src/engines/document/verify-chain.ts'
import { prepareDatabase } from '../../apps/server/src/platform/database/open-database.ts'
import { OWNER } from '../../apps/server/src/platform/database/roles.ts'
import { log } from '../database/folders.ts'
import { open, settled } from '../pencairan/settle.ts'
import { expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { brokenBy, brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { closeDay, UNCOUNTED } from '../tutup-toko/shop.ts'
import { BCA, cancelSale, page, sellBy, standing, ticked } from './counter.ts'
import { PAYMENT_BREAKS, set } from './payment-breaks.ts'

// What waits and what was found are together all payments that are no cash; a shop of before.

const migrationsDir = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url))
const sales: Record<'cocok' | 'batal' | 'balik' | 'besok' | 'urung', string> = {
  cocok: '',
  batal: '',
  balik: '',
  besok: '',
  urung: '',
}
const MORE = { tetap_tutup: true }
const CLOSING = {
  tgl_system: '2026-11-21',
  hitungan: [{ laci: 'KASIR', pecahan: {} }],
  ...MORE,
}

const api = await testShop()
const { kasir, owner, rings } = await openShop(api, 6)
const spv = await api.as('SPV-JKT')
expectStatus(await owner.put('para-system', { nilai: UNCOUNTED, modul: {}, toko: ['JKT'] }), 200)
const sell = () => sellBy(kasir, rings.pop() ?? '', { ...BCA, jumlah: RING_PRICE })
sales.cocok = await sell()
sales.batal = await sell()
sales.balik = await sell()
await ticked(
  spv,
  [sales.cocok, sales.balik].map(nomor => ({ nomor, baris: 1 })),
)
for (const nomor of [sales.batal, sales.balik]) await cancelSale(kasir, nomor)
const otorisasi = await kasir.grant('TUTUP_LEBIH_AWAL', 'POST tutup-toko', CLOSING, 'OWNER')
expectStatus(await closeDay(kasir, 0, '2026-11-21', { ...MORE, otorisasi }), 201)
sales.besok = await sell()
sales.urung = await sell()
await cancelSale(kasir, sales.urung)
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin?.end())

const filled = (text: string): string =>
  text.replace(/\$([a-z]+)/g, (_, name: keyof typeof sales) => sales[name])

test('days of payments break nothing, and their chains are whole', async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  const chains = await verifyChains(admin, [])
  expect(chains.flatMap(({ findings }) => findings)).toEqual([])
})

test.each(PAYMENT_BREAKS)('the invariant sees $what', async ({ invarian, statement, says }) => {
  await admin.query('begin')
  try {
    const { rowCount } = await admin.query(filled(statement))
    expect(rowCount).toBe(1)
    const said = await brokenBy(admin, invarian)
    expect(said.map(one => one.rincian).join('\n')).toContain(filled(says))
  } finally {
    await admin.query('rollback')
  }
})

test.each([
  ['without who', "hasil = 'COCOK'"],
  ['of an amount that differs, in silence', "hasil = 'SELISIH', keterangan = null"],
  ['of an amount that is called the same', 'jumlah_mutasi_rp = 1'],
  ['of no known way', "cara = 'TUNAI'"],
])('the table takes no tick %s', async (_, what) => {
  const of = what.startsWith("hasil = 'COCOK'") ? sales.besok : sales.cocok
  await expect(admin.query(set(what, of))).rejects.toThrow('violates check constraint')
})

describe('a shop of before', () => {
  beforeAll(async () => {
    // As the version before left it: neither the table nor what fills it.
    for (const statement of [
      'drop trigger non_cash_masuk on dokumen_bayar',
      'drop trigger non_cash_batal on dokumen',
      'drop function non_cash_masuk(), non_cash_batal()',
      'drop table non_cash',
      "delete from kencana_migrasi where nama in ('functions', 'grants')",
      `begin; set local role ${OWNER}`,
      readFileSync(join(migrationsDir, '0101_non_cash.sql'), 'utf8'),
      readFileSync(join(migrationsDir, '0162_pencairan_non_cash.sql'), 'utf8'),
      readFileSync(join(migrationsDir, '0206_slip_sekali.sql'), 'utf8'),
      readFileSync(join(migrationsDir, '0209_saldo_awal_lain.sql'), 'utf8'),
      'commit',
    ]) {
      await admin.query(statement)
    }
    const { secret } = inject('server')
    await prepareDatabase({ adminUrl: api.database.adminUrl, secret, migrationsDir, log })
  })

  test('has the payments of closed days counted as they were', async () => {
    for (const nomor of [sales.cocok, sales.batal, sales.balik]) {
      expect(await standing(spv, nomor)).toEqual([[1, 'LAMA']])
    }
    const { ditolak } = await ticked(spv, [{ nomor: sales.cocok, baris: 1 }])
    expect(ditolak).toMatchObject([{ sebab: 'LAMA' }])
  })

  test('has those of the open day wait, less what was undone', async () => {
    expect(await standing(spv, sales.besok)).toEqual([[1, 'BELUM']])
    expect(await standing(spv, sales.urung)).toEqual([[1, 'BATAL']])
    expect((await page(spv)).data.map(row => row.nomor)).toEqual([sales.besok])
    expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  })

  test('is still owed what no acquirer was booked to pay out, and books it', async () => {
    const owed = (await open(spv)).data.map(({ nomor, status }) => [nomor, status])
    expect(owed).toEqual([
      [sales.cocok, 'LAMA'],
      [sales.besok, 'BELUM'],
    ])
    const why = { keterangan: 'Menurut mutasi' }
    await settled(spv, [sales.cocok], RING_PRICE - 50_000, why)
    expect((await open(spv)).data.map(({ nomor }) => nomor)).toEqual([sales.besok])
    expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  })
})
