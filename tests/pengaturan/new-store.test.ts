import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { expect, test } from 'vitest'
import { ask } from '../database/folders.ts'
import { cashSale, expectStatus, RING_PRICE, setBoard, takeIn } from '../penjualan/shop.ts'
import { logIn } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// Master Toko makes a store that works at once: nothing else has to be set up by hand.

const api = await testShop()

const STORE = {
  kode_toko: 'DPK',
  nomor: 44,
  nama_toko: 'Kencana Depok',
  alamat_toko: 'Jl. Margonda Raya No. 12, Depok',
  tipe: 'CABANG',
}

test('a new store is created, a user of it logs in, takes a piece in and sells it', async () => {
  const owner = await api.as('OWNER')
  expectStatus(await owner.post('toko', STORE), 200)
  const { adminUrl } = api.database
  await ask(
    adminUrl,
    `insert into users (user_id, kode_toko, nama, level, sandi, akses)
     select 'SPV-DPK', 'DPK', 'Supervisor Depok', level, sandi, akses
     from users where user_id = 'SPV-BDG'`,
  )
  const spv = await logIn(api.origin, 'SPV-DPK')
  const session = (await spv.get<{ setting: object; tgl_system: string }>('users/session')).body
  expect(session).toMatchObject({ kode_toko: 'DPK', setting: DEFAULT_SETTINGS })
  expect(session.tgl_system).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect((await spv.get<object[]>('baki/ready')).body.length).toBe(41)

  await setBoard(owner, 'DPK')
  const person = {
    kode_sales: 'DEWI',
    nama_sales: 'Dewi',
    kode_bank: 'BCA',
    nama_bank: 'Bank Central Asia',
    no_rekening: '1',
    nama_rekening: 'Dewi',
  }
  expectStatus(await spv.post('sales', person), 200)
  const [ring = ''] = await takeIn(spv, [{}], 'DPK')
  expect(ring).toMatch(/^44/)
  expectStatus(await spv.post('penjualan', cashSale([ring], RING_PRICE)), 201)
  expect(await brokenInvariants(adminUrl)).toEqual([])
})

test('an import that is taken back leaves no store half made', async () => {
  const owner = await api.as('OWNER')
  expect((await owner.post('toko', { ...STORE, kode_toko: 'BGR' })).status).toBe(409)
  const left = await ask(api.database.adminUrl, `select 1 from modul where kode_toko = 'BGR'`)
  expect(left).toEqual([])
})

test.each([
  ['SANDI', 'CBN', false],
  ['SIDIK_JARI', 'SLO', true],
] as const)(
  'a store that opens under AUTH_TYPE=%s approves so',
  async (authType, kode_toko, on) => {
    Object.assign(api.app.config, { authType })
    const owner = await api.as('OWNER')
    const nomor = on ? 46 : 45
    expectStatus(await owner.post('toko', { ...STORE, kode_toko, nomor }), 200)
    const { module } = (await owner.get<{ module: object[] }>('users/session', { toko: kode_toko }))
      .body
    expect(module).toContainEqual({ key: 'FINGERPRINT_MODULE', value: on })
    Object.assign(api.app.config, { authType: 'SANDI' })
  },
)
