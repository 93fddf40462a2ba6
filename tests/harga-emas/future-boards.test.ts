import type { ChangedPrice } from '@kencana/contract/areas/harga-emas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPriceBell } from '../../apps/server/src/modules/harga-emas/index.ts'
import { calendarDay } from '../../apps/server/src/platform/clock.ts'
import { ask } from '../database/folders.ts'
import { heardBy } from '../pengaturan/listener.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import {
  boardPrice,
  clockShop,
  type Heard,
  PATH,
  plannedOf,
  price,
  type Shop,
  withdraw,
} from './board-shop.ts'

let shop: Shop
let owner: Caller
let kasir: Caller
let rings: string[]
const NOW = 1_550_000
const LATER = 1_600_000

beforeAll(async () => {
  shop = await clockShop()
  ;({ owner, kasir, rings } = await openShop(shop.api, 6))
})
afterAll(async () => {
  expect(await brokenInvariants(shop.api.database.adminUrl)).toEqual([])
  await shop.api.stop()
})

const set = (body: object, who = owner) => who.post<Heard>(PATH, body, { toko: 'JKT' })

/** What the till asks for a ring now. */
async function tillPrice(): Promise<number> {
  const barang = [{ kode_barcode: rings[0] }]
  const body = { ...cashSale([], 0), barang, pembayaran: [] }
  return expectStatus(await kasir.post<{ total: number }>('penjualan/pratinjau', body), 200).total
}

/** What the list of pieces says of the ring. */
async function listedPrice(): Promise<number> {
  const found = await kasir.get<{ data: { harga_jual: number }[] }>(`barang?q=${rings[0]}`)
  return expectStatus(found, 200).data[0]?.harga_jual ?? 0
}

/** 3.250 g of the ring, charged with 60,000 a gram, at the board's price; up to the next 500. */
const ringAt = (harga_jual: number) => Math.ceil((3.25 * (harga_jual + 60_000)) / 500) * 500

describe('a board that begins later', () => {
  test('is for the till and the lists what it says from its instant on, not before', async () => {
    expect(ringAt(NOW)).toBe(RING_PRICE)
    const at = shop.inMinutes(10)
    expectStatus(await set(price(LATER, at)), 201)
    expect([await boardPrice(kasir), await tillPrice()]).toEqual([NOW, ringAt(NOW)])
    expect(await listedPrice()).toBe(ringAt(NOW))
    await shop.goOn(9)
    expect([await boardPrice(kasir), await tillPrice()]).toEqual([NOW, ringAt(NOW)])
    const sold = cashSale([rings[1] ?? ''], RING_PRICE)
    expectStatus(await kasir.post('penjualan', sold), 201)
    await shop.goOn(1)
    expect([await boardPrice(kasir), await tillPrice()]).toEqual([LATER, ringAt(LATER)])
    expect(await listedPrice()).toBe(ringAt(LATER))
    const dearer = cashSale([rings[2] ?? ''], ringAt(LATER))
    expectStatus(await kasir.post('penjualan', dearer), 201)
    expect(await plannedOf(owner)).toEqual([])
  })

  test('is listed until then with who set it, and shown in no past', async () => {
    const at = shop.inMinutes(10)
    expectStatus(await set(price(1_610_000, at)), 201)
    expect(await plannedOf(owner)).toMatchObject([
      {
        berlaku_pada: at.toISOString(),
        user_id: 'OWNER',
        penyetuju: null,
        baris: [{ kode_kadar: '750', kode_group: null, harga_jual: 1_610_000 }],
      },
    ])
    const past = await owner.get<object[]>(`${PATH}/riwayat?kode_kadar=750`, { toko: 'JKT' })
    expect(past.body).not.toMatchObject([{ harga_jual: 1_610_000 }])
    const tgl = calendarDay(shop.api.app.clock.now())
    const report = await owner.get<{ rows: { harga_jual: number }[] }>(
      `reports/laporan-perubahan-harga-emas?toko=JKT&tanggal_awal=${shop.tgl}&sampai_tgl=${tgl}`,
    )
    const { rows } = expectStatus(report, 200)
    expect(rows.map(row => row.harga_jual)).toContain(NOW)
    expect(rows.map(row => row.harga_jual)).not.toContain(1_610_000)
    const [waiting] = await plannedOf(owner)
    expectStatus(await withdraw(owner, waiting?.id ?? ''), 201)
  })

  test('withdrawn before it begins never comes', async () => {
    expectStatus(await set(price(1_620_000, shop.inMinutes(10))), 201)
    const [waiting] = await plannedOf(owner)
    const gone = expectStatus(await withdraw(owner, waiting?.id ?? ''), 201)
    expect(gone.data).toEqual([])
    const again = await withdraw(owner, waiting?.id ?? '')
    expect([again.status, again.body.code]).toEqual([409, 'PAPAN_SUDAH_DITARIK'])
    await shop.goOn(20)
    expect([await boardPrice(kasir), await tillPrice()]).toEqual([LATER, ringAt(LATER)])
    expect(await listedPrice()).toBe(ringAt(LATER))
  })

  test('stands from a minute before on: a sale may be at its price already', async () => {
    expectStatus(await set(price(1_605_000, shop.inMinutes(5))), 201)
    const [waiting] = await plannedOf(owner)
    const id = waiting?.id ?? ''
    await shop.goOn(4.5)
    const late = await withdraw(owner, id)
    expect([late.status, late.body.code]).toEqual([409, 'PAPAN_SUDAH_BERLAKU'])
    await shop.goOn(1)
    expect(await boardPrice(kasir)).toBe(1_605_000)
    expect((await withdraw(owner, id)).body.code).toBe('PAPAN_SUDAH_BERLAKU')
    expect((await withdraw(owner, '0190a5ae-0000-7000-8000-000000000001')).status).toBe(404)
    expectStatus(await set(price(LATER)), 201)
  })

  test('of two each has its time; what is set at once in between holds until then', async () => {
    expectStatus(await set(price(1_630_000, shop.inMinutes(10))), 201)
    expectStatus(await set(price(1_660_000, shop.inMinutes(20))), 201)
    expect((await plannedOf(owner)).map(one => one.baris[0]?.harga_jual)).toEqual([
      1_630_000, 1_660_000,
    ])
    await shop.goOn(5)
    expectStatus(await set(price(1_615_000)), 201)
    const seen: (number | null | undefined)[] = [await boardPrice(kasir)]
    for (const minutes of [5, 9, 1]) {
      await shop.goOn(minutes)
      seen.push(await boardPrice(kasir))
    }
    expect(seen).toEqual([1_615_000, 1_630_000, 1_630_000, 1_660_000])
  })

  test('of one instant the last counts, and the other is withdrawn by itself', async () => {
    const at = shop.inMinutes(10)
    expectStatus(await set(price(1_670_000, at)), 201)
    expectStatus(await set(price(1_680_000, at)), 201)
    const waiting = await plannedOf(owner)
    expect(waiting.map(one => one.baris.map(line => line.harga_jual))).toEqual([[1_680_000]])
    expectStatus(await set(price(1_680_000, at)), 201)
    expect(await plannedOf(owner), 'said twice is one board').toEqual(waiting)
    const together = [1_681_000, 1_682_000, 1_683_000, 1_680_000]
    const heard = await Promise.all(together.map(harga => set(price(harga, at))))
    expect(heard.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const left = await plannedOf(owner)
    expect(
      left.flatMap(one => one.baris),
      'of several at once one is left',
    ).toHaveLength(1)
    expectStatus(await set(price(1_680_000, at)), 201)
    await shop.goOn(11)
    expect(await boardPrice(kasir)).toBe(1_680_000)
  })

  test('is kept over the closing of the day in between', async () => {
    expectStatus(await set(price(1_650_000, shop.inMinutes(60 * 24))), 201)
    const drawer = await ask<{ isi: string }>(
      shop.api.database.adminUrl,
      `select coalesce(sum(debit_rp - kredit_rp), 0)::text as isi from jurnal_baris
       where kode_toko = 'JKT' and laci = 'KASIR'`,
    )
    const pecahan = { '500': Number(drawer[0]?.isi ?? 0) / 500 }
    const closing = {
      tgl_system: shop.tgl,
      tetap_tutup: true,
      hitungan: [{ laci: 'KASIR', pecahan }],
    }
    expectStatus(await kasir.post('tutup-toko', closing), 201)
    expect([await boardPrice(kasir), (await plannedOf(owner)).length]).toEqual([1_680_000, 1])
    await shop.goOn(60 * 24)
    expect([await boardPrice(kasir), await tillPrice()]).toEqual([1_650_000, ringAt(1_650_000)])
  })
})

describe('what is refused', () => {
  test.each([
    ['a time that is over', -5, 'Waktu berlaku paling cepat satu menit lagi'],
    ['this very minute', 0.5, 'Waktu berlaku paling cepat satu menit lagi'],
    ['a time nobody knows the price of', 60 * 24 * 32, 'Waktu berlaku paling lama 31 hari lagi'],
  ])('%s', async (_, minutes, sentence) => {
    const answer = await set(price(1_660_000, shop.inMinutes(minutes)))
    expect([answer.status, answer.body.errors.berlaku_pada]).toEqual([400, sentence])
    const seen = await owner.post<Heard>(
      `${PATH}/pratinjau`,
      price(1_660_000, shop.inMinutes(minutes)),
      { toko: 'JKT' },
    )
    expect(seen.status).toBe(400)
  })

  test('a leap against what will be in force then, not against what is', async () => {
    const now = (await boardPrice(kasir)) ?? 0
    const first = Math.floor(now * 1.09)
    expectStatus(await set(price(first, shop.inMinutes(10))), 201)
    const second = price(Math.floor(now * 1.17), shop.inMinutes(20))
    expect((await set(second)).status, 'within the limit of what is in force then').toBe(201)
    const before = await set(price(Math.floor(now * 1.17), shop.inMinutes(5)))
    expect([before.status, before.body.code]).toEqual([422, 'HARGA_EMAS_MELONJAK'])
    const dipastikan = [String(before.body.facts.tanda)]
    const body = { ...price(Math.floor(now * 1.17), shop.inMinutes(5)), dipastikan }
    expectStatus(await set(body), 201)
    for (const one of await plannedOf(owner)) expectStatus(await withdraw(owner, one.id), 201)
  })

  test('a stranger, a branch without the screen, and a level without a grant', async () => {
    const at = shop.inMinutes(10)
    expect((await set(price(1_660_000, at), kasir)).status).toBe(403)
    expect((await kasir.get(`${PATH}/rencana`)).status).toBe(403)
    const admin = await shop.api.as('ADMIN-PUSAT')
    const body = price(1_660_000, at)
    const alone = await set(body, admin)
    expect([alone.status, alone.body.code]).toEqual([422, 'BUTUH_OTORISASI'])
    const granted = async (route: string, command: object) => {
      const asking = {
        ...{ user_id: 'SPV-JKT', password: 'kencana-demo', keterangan: 'Percobaan' },
        kategori: 'UBAH_HARGA_EMAS',
        perintah: { route, body: command },
      }
      const given = await admin.post<{ otorisasi: string }>('authorization', asking, {
        toko: 'JKT',
      })
      return expectStatus(given, 200).otorisasi
    }
    const otorisasi = await granted(`POST ${PATH}`, body)
    const other = await set({ ...price(1_660_000, shop.inMinutes(11)), otorisasi }, admin)
    expect(other.body.code, 'a grant is for its instant').toBe('OTORISASI_TIDAK_SAH')
    expectStatus(await set({ ...body, otorisasi }, admin), 201)
    const [waiting] = await plannedOf(owner)
    expect(waiting).toMatchObject({ user_id: 'ADMIN-PUSAT', penyetuju: 'SPV-JKT' })
    const id = waiting?.id ?? ''
    expect((await withdraw(admin, id)).body.code).toBe('BUTUH_OTORISASI')
    const leave = await granted(`POST ${PATH}/rencana/${id}/tarik`, { rencana: id })
    expectStatus(await withdraw(admin, id, { otorisasi: leave }), 201)
  })

  test('by no door of the database either', async () => {
    const { adminUrl } = shop.api.database
    const started = `update harga_emas set ditarik_pada = berlaku_pada, ditarik_oleh = 'OWNER'
      where rencana is not null and ditarik_pada is null`
    await expect(ask(adminUrl, started)).rejects.toMatchObject({ code: '23514' })
    const undo = `update harga_emas set ditarik_pada = null, ditarik_oleh = null
      where ditarik_pada is not null`
    await expect(ask(adminUrl, undo)).rejects.toMatchObject({ code: 'KC009' })
    await expect(
      ask(adminUrl, `update harga_emas set berlaku_pada = berlaku_pada`),
    ).rejects.toMatchObject({ code: 'KC009' })
  })
})

test('the preview says what changes, what is unusual and whose grant it needs', async () => {
  const now = (await boardPrice(kasir)) ?? 0
  const same = await owner.post(`${PATH}/pratinjau`, price(now), { toko: 'JKT' })
  expect(same.body).toEqual({ baris: [], tanda: null, batas_persen: 10, butuh_otorisasi: false })
  const seen = await owner.post<{ tanda: string }>(`${PATH}/pratinjau`, price(now * 2), {
    toko: 'JKT',
  })
  expect(seen.body).toMatchObject({
    baris: [{ kode_kadar: '750', jual_lama: now, jual_baru: now * 2, melonjak: true }],
    tanda: expect.any(String),
  })
  const asked = await set(price(now * 2))
  expect(asked.body.facts.tanda, 'the mark the command asks for').toBe(seen.body.tanda)
  const admin = await shop.api.as('ADMIN-PUSAT')
  const others = await admin.post(`${PATH}/pratinjau`, price(now + 1000), { toko: 'JKT' })
  expect(others.body).toMatchObject({ butuh_otorisasi: true })
  expect(await boardPrice(kasir)).toBe(now)
})

test('the history says who set which price when, from what, and what was withdrawn', async () => {
  const days = [shop.tgl, calendarDay(shop.api.app.clock.now())]
  const asked = `${PATH}/perubahan?tgl_from=${days[0]}&tgl_to=${days[1]}`
  const { body } = await owner.get<ChangedPrice[]>(asked, { toko: 'JKT' })
  const of = (harga_jual: number) => body.filter(row => row.harga_jual === harga_jual)
  expect(of(LATER).at(-1)).toMatchObject({ user_id: 'OWNER', jual_lama: NOW, ditarik_pada: null })
  expect(of(1_620_000)).toMatchObject([
    { jual_lama: null, ditarik_oleh: 'OWNER', ditarik_pada: expect.any(String) },
  ])
  expect(of(1_670_000)).toMatchObject([{ ditarik_oleh: 'OWNER' }])
  const stood = of(1_680_000).filter(row => row.ditarik_oleh === null)
  expect(stood).toMatchObject([{ jual_lama: 1_660_000 }])
  const times = body.map(row => row.dibuat_pada)
  expect(times).toEqual(times.toSorted().reverse())
  const bdg = await owner.get<ChangedPrice[]>(asked, { toko: 'BDG' })
  expect(bdg.body, 'each store has its own').toEqual([])
  expect((await kasir.get(asked)).status).toBe(403)
})

test('tills are told when prices are set, and when those of later begin', async () => {
  const { frames, close } = await heardBy(shop.api.origin, kasir.token)
  const bell = startPriceBell(shop.api.app, { everyMs: 100 })
  const rung = () => frames.filter(([event]) => event === 'harga-emas').length
  const told = (times: number) => expect.poll(rung, { timeout: 5000 }).toBe(times)
  expectStatus(await set(price(1_655_000, shop.inMinutes(10))), 201)
  await told(1)
  await shop.goOn(9)
  await new Promise(resolve => setTimeout(resolve, 400))
  expect(rung(), 'not before').toBe(1)
  await shop.goOn(1.1)
  await told(2)
  expect(frames.at(-1)).toEqual(['harga-emas', { kode_toko: 'JKT' }])
  await new Promise(resolve => setTimeout(resolve, 400))
  expect(rung(), 'once').toBe(2)
  await bell()
  close()
})
