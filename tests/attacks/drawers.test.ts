import { expect, test } from 'vitest'
import { sql } from '../../apps/server/src/platform/sql.ts'
import { swipe } from '../gesek-tunai/swipe.ts'
import { read, set } from '../hutang/counter.ts'
import { type Kept, openMoney, spend, spendBody } from '../kas/money.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { reportOf } from '../reports/report-shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// What a drawer holds is told to OWN and SU alone (decision 0066): nor may who counts it find out
// by what a command without its approval is refused for (decision 0105).

const api = await testShop()
const { owner, kasir } = await openMoney(api)
await set(owner, { LACI_MINUS: 'TIDAK' })
const HELD = 7_345_600
expectStatus(await spend(kasir, HELD, { kode_transaksi: 'MODAL' }), 201)
const TOO_MUCH = HELD + 100

/** What is said of cash for the owner, which an owner approves from the first rupiah. */
async function drawn(jumlah: number, who: Caller = kasir, options = {}): Promise<string> {
  const body = spendBody(jumlah, { kode_transaksi: 'PRIVE' })
  return (await who.post<Kept>('uang-kas', body, options)).body.code
}

/** Halves what is not known yet, so often; answers the amounts. */
async function halved(times: number): Promise<number[]> {
  const amounts: number[] = []
  let [least, most] = [0, 10_000_000]
  for (let i = 0; i < times; i += 1) {
    const jumlah = Math.round((least + most) / 200) * 100
    amounts.push(jumlah)
    const isThere = (await drawn(jumlah)) === 'BUTUH_OTORISASI'
    ;[least, most] = isThere ? [jumlah, most] : [least, jumlah]
  }
  expect(least).toBeLessThanOrEqual(HELD)
  expect(most).toBeGreaterThan(HELD)
  return amounts
}

const tries = async (user_id: string) => {
  const kept = sql`select isi->'body' as body from audit
    where user_id = ${user_id} and perintah = 'LACI_DICOBA' order by urut`
  return (await read(api, kept)).map(({ body }) => body)
}

test('who halves a drawer is answered eight times, and each is written down', async () => {
  const amounts = await halved(8)
  const told = amounts.map(jumlah => ({ jenis: 'UANG_KAS', laci: [{ laci: 'KASIR', jumlah }] }))
  expect(await tries('KASIR-JKT')).toEqual(told)
  for (const jumlah of [TOO_MUCH, 9_999_900, 100]) {
    expect(await drawn(jumlah)).toBe('BUTUH_OTORISASI')
  }
  expect(await tries('KASIR-JKT')).toHaveLength(8)
  const days = { tanggal_awal: '2026-11-01', sampai_tgl: '2026-12-31' }
  const asked = { toko: 'JKT', user_id: 'KASIR-JKT', ...days }
  const { rows } = await reportOf(owner, 'laporan-jejak-audit', asked)
  const named = rows.filter(({ kegiatan }) => kegiatan === 'Coba ambil uang laci')
  expect(named).toHaveLength(8)
  expect(named[0]).toMatchObject({ bagian: 'Uang Kas', layar: '/uang-kas' })
  expect(named[0]?.rincian).toBe('Transaksi: Uang kas · Laci: KASIR Jumlah Rp 5,000,000')
})

test('the next day has eight of its own, at once as one after the other', async () => {
  await api.goTo('2026-11-22')
  const said = await Promise.all(Array.from({ length: 12 }, () => drawn(TOO_MUCH)))
  expect(said.filter(code => code === 'LACI_KURANG')).toHaveLength(8)
  expect(said.filter(code => code === 'BUTUH_OTORISASI')).toHaveLength(4)
})

test('cash against a card is no other way to ask', async () => {
  const swiped = async () => (await swipe(kasir, 8_000_000)).body.code
  expect(await swiped()).toBe('BUTUH_OTORISASI')
  await api.goTo('2026-11-23')
  expect(await swiped()).toBe('LACI_KURANG')
  expect((await tries('KASIR-JKT')).at(-1)).toEqual({
    jenis: 'GESEK_TUNAI',
    laci: [{ laci: 'KASIR', jumlah: 8_000_000 }],
  })
})

test('of who sees what drawers hold, and where drawers may owe, nothing is counted', async () => {
  const jkt = { toko: 'JKT' }
  for (let i = 0; i < 9; i += 1) expect(await drawn(TOO_MUCH, owner, jkt)).toBe('LACI_KURANG')
  expect(await tries('OWNER')).toEqual([])
  await set(owner, { LACI_MINUS: 'YA' })
  const spv = await api.as('SPV-JKT')
  expect(await drawn(TOO_MUCH, spv)).toBe('BUTUH_OTORISASI')
  expect(await tries('SPV-JKT')).toEqual([])
})
