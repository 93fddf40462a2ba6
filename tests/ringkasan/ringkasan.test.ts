import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { closeDay } from '../races/race.ts'
import { type Caller, logIn, type TestApi, testApi } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'

const api = await testShop()
const shop = await openShop(api, 4)
const { kasir, owner } = shop
const [first = '', second = ''] = shop.rings
expectStatus(
  await kasir.post('penjualan', {
    ...cashSale([first], RING_PRICE),
    pembayaran: [{ cara: 'TUNAI', jumlah: 6_000_000 }],
  }),
  201,
)
const sale = expectStatus(
  await kasir.post<{ no_faktur_jual: string }>('penjualan', cashSale([second], RING_PRICE)),
  201,
)
const path = `penjualan/${sale.no_faktur_jual}/batal`
const body = { alasan: 'Salah barang' }
const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, body)
expectStatus(await kasir.post(path, { ...body, otorisasi }), 201)

const ONE = { nota: 1, pcs: 1, berat: 3.237, total: RING_PRICE }

describe('figures of the first screens', () => {
  it('counts what stands today, and what was cancelled apart', async () => {
    const today = expectStatus(await kasir.get('ringkasan'), 200)
    expect(today).toMatchObject({
      kode_toko: 'JKT',
      tgl_system: '2026-11-21',
      hari_ini: ONE,
      batal: { nota: 1, total: RING_PRICE },
      stok: { pcs: 3, berat: 9.711, murni_ug: 3 * 3237 * 750 },
      bayar: [{ cara: 'TUNAI', jumlah: RING_PRICE }],
      sebelumnya: null,
      tertahan: 0,
    })
    expect(today.terbaru).toMatchObject([{ batal: true }, { batal: false }])
  })

  it('charts only sales that stand, cash without its change', async () => {
    const spv = await api.as('SPV-JKT')
    const charts = expectStatus(await spv.get('ringkasan/grafik?hari=30'), 200)
    expect(charts).toMatchObject({
      dari: '2026-10-23',
      sampai: '2026-11-21',
      jumlah: ONE,
      harian: [{ tgl: '2026-11-21', ...ONE }],
      jenis: [{ kode_dept: 'CINCIN', nama: 'Cincin', pcs: 1, berat: 3.237, total: RING_PRICE }],
      bayar: [{ cara: 'TUNAI', jumlah: RING_PRICE }],
      sales: [
        { kode_sales: 'DEWI', nama: 'Dewi Lestari', pcs: 1, berat: 3.237, total: RING_PRICE },
      ],
    })
  })

  it('shows all stores to the head office and to nobody else', async () => {
    const answer = expectStatus(
      await owner.get<{ toko: { kode_toko: string }[] }>('ringkasan/pusat'),
      200,
    )
    expect(answer.toko.map(store => store.kode_toko)).toEqual(['PUSAT', 'JKT', 'BDG', 'SBY'])
    expect(answer.toko[1]).toMatchObject({ hari_ini: ONE, jumlah: ONE, stok: { pcs: 3 } })
    expect(answer.toko[2]).toMatchObject({ hari_ini: { nota: 0 }, stok: { pcs: 0 } })
    expect((await kasir.get('ringkasan/pusat')).status).toBe(403)
    expect((await (await api.as('SPV-JKT')).get('ringkasan/pusat')).status).toBe(403)
  })
})

it('draws a store that never had a day up to its own calendar day, not that of UTC', async () => {
  const night = { now: () => new Date('2026-11-22T02:00:00+07:00') }
  const shop = await testApi({ clock: night, tgl: '2026-11-21' })
  try {
    const spv = await shop.as('SPV-BDG')
    const admin = new pg.Client({ connectionString: shop.database.adminUrl })
    await admin.connect()
    await admin.query(`begin; set local session_replication_role = replica;
      delete from hari_bisnis where kode_toko = 'BDG'; commit`)
    await admin.end()
    const month = { dari: '2026-10-24', sampai: '2026-11-22' }
    expect(expectStatus(await spv.get('ringkasan/grafik?hari=30'), 200)).toMatchObject(month)
    const today = { dari: '2026-11-22', sampai: '2026-11-22' }
    expect(expectStatus(await spv.get('ringkasan/grafik/penjualan'), 200)).toMatchObject(today)
  } finally {
    await shop.stop()
  }
})

describe('today of the chain', () => {
  let evening: TestApi
  let clock = new Date('2026-11-21T19:00:00+07:00')
  beforeAll(async () => {
    evening = await testApi({ clock: { now: () => clock }, tgl: '2026-11-21' })
  })
  afterAll(() => evening.stop())

  const ring = { nota: 1, pcs: 1, berat: 3.237, total: RING_PRICE }
  const none = { nota: 0, pcs: 0, berat: 0, total: 0 }

  it('keeps a store whose day has moved on, by business day and by the calendar', async () => {
    const { kasir: jkt, owner: chain, rings } = await openShop(evening, 2)
    const [first = '', second = ''] = rings
    expectStatus(await jkt.post('penjualan', cashSale([first], RING_PRICE)), 201)
    expectStatus(await closeDay(await evening.as('SPV-JKT'), '2026-11-21'), 201)
    // the next day is open, and it is still the evening of the first
    expectStatus(await jkt.post('penjualan', cashSale([second], RING_PRICE)), 201)
    const stores = async (who: Caller) => expectStatus(await who.get('ringkasan/pusat'), 200)
    expect(await stores(chain)).toMatchObject({
      tgl_kalender: '2026-11-21',
      tgl_bisnis: '2026-11-21',
      toko: [
        { kode_toko: 'PUSAT' },
        {
          tgl_system: '2026-11-22',
          bisnis: { ...ring, batal: { nota: 0, total: 0 } },
          kalender: { nota: 2, pcs: 2, berat: 6.474, total: 2 * RING_PRICE },
        },
        { kode_toko: 'BDG', bisnis: none, kalender: none },
        { kode_toko: 'SBY' },
      ],
    })
    clock = new Date('2026-11-22T09:00:00+07:00')
    // BDG has not begun the day that JKT is on: its figures are not missing, they are not there yet
    expect(await stores(await logIn(evening.origin, 'OWNER'))).toMatchObject({
      tgl_kalender: '2026-11-22',
      tgl_bisnis: '2026-11-22',
      toko: [
        { bisnis: null },
        { bisnis: ring, kalender: none },
        { bisnis: null, kalender: none },
        { bisnis: null },
      ],
    })
  })
})
