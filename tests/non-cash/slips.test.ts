import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fillDrawer, PATH as GESEK, swipeBody, unswipe } from '../gesek-tunai/swipe.ts'
import type { Problem } from '../hutang/counter.ts'
import { openMoney } from '../kas/money.ts'
import { expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { appraisal, lend, letLend, redemption } from '../races/pawn-shop.ts'
import type { Answer } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { takingBody, undo } from '../titipan/counter.ts'
import { cancelSale, refused } from './counter.ts'

// A slip pays once, whatever it pays: another document with its bank, card and code is refused with
// the number of the one that has it.

const api = await testShop()
const { kasir, owner, spv } = await openMoney(api)
await letLend(owner, 'JKT')
await fillDrawer(kasir, 20_000_000)
const { rings } = await openShop(api, 12)

let codes = 0
const slip = (more: object = {}) => {
  codes += 1
  const kode_setuju = `S${String(codes)}`
  return { cara: 'DEBIT', kode_bank: 'BCA', kartu_akhir: '8811', kode_setuju, ...more }
}
type Slip = ReturnType<typeof slip>
type Numbers = Problem & Record<'no_faktur_jual' | 'no_titipan' | 'no_gesek' | 'no_tebus', string>
type Paid = Promise<Answer<Numbers>>

const saleBody = (...pembayaran: object[]) => ({
  kode_sales: 'DEWI',
  customer: { nama: 'Ibu Kartika' },
  barang: [{ kode_barcode: rings.pop() ?? '' }],
  pembayaran,
  total: RING_PRICE,
})
const sell = (one: Slip) =>
  kasir.post<Numbers>('penjualan', saleBody({ ...one, jumlah: RING_PRICE }))
const keep = (one: Slip) =>
  kasir.post<Numbers>('titipan', takingBody(100_000, { pembayaran: [{ ...one, jumlah: 100_000 }] }))
const give = ({ cara: _, ...one }: Slip) => kasir.post<Numbers>(GESEK, swipeBody(100_000, one))

async function redeem(one: Slip) {
  const loan = await lend(kasir, await appraisal(kasir))
  const owed = await redemption(kasir, loan)
  const pembayaran = owed.pembayaran.map(({ jumlah }) => ({ ...one, jumlah }))
  return kasir.post<Numbers>(`hutang/${loan}/tebus`, { ...owed, pembayaran })
}

const WAYS: Readonly<Record<string, (one: Slip) => Paid>> = {
  penjualan: sell,
  titipan: keep,
  'gesek-tunai': give,
  tebus: redeem,
}

const usedBy = (nomor: string | undefined) => [409, 'SLIP_SUDAH', { nomor }]

test('what paid a sale pays nothing else, however its code is written', async () => {
  const one = slip()
  const { no_faktur_jual: nomor } = expectStatus(await sell(one), 201)
  for (const [name, pay] of Object.entries(WAYS)) {
    const again = await pay({
      ...one,
      cara: 'KREDIT',
      kode_setuju: `s-${one.kode_setuju.slice(1)}`,
    })
    expect([name, ...refused(again), again.body.facts]).toEqual([name, ...usedBy(nomor)])
  }
})

test('and what paid one of them pays no sale', async () => {
  for (const [name, pay] of Object.entries(WAYS)) {
    const one = slip()
    const first = expectStatus(await pay(one), 201)
    const nomor = first.no_faktur_jual ?? first.no_titipan ?? first.no_gesek ?? first.no_tebus
    const again = await keep(one)
    expect([name, ...refused(again), again.body.facts]).toEqual([name, ...usedBy(nomor)])
  }
})

test('nor two tenders of one document', async () => {
  const one = slip({ jumlah: 1_000_000 })
  const rest = { ...one, jumlah: RING_PRICE - 1_000_000 }
  const twice = await kasir.post<Problem>('penjualan', saleBody(one, rest))
  expect([...refused(twice), twice.body.errors]).toEqual([
    422,
    'SLIP_DUA_KALI',
    { 'pembayaran.1.kode_setuju': 'Slip ini sudah dipakai' },
  ])
})

test('of two at once one is paid; a retry with its key stays one', async () => {
  for (let round = 0; round < 3; round += 1) {
    const one = slip()
    const both = await Promise.all([keep(one), give(one), keep(one)])
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const answer of both.filter(({ status }) => status !== 201)) {
      expect(refused(answer)).toEqual([409, 'SLIP_SUDAH'])
    }
  }
  const key = randomUUID()
  const body = saleBody({ ...slip(), jumlah: RING_PRICE })
  const first = expectStatus(await kasir.post<Numbers>('penjualan', body, { key }), 201)
  expect(expectStatus(await kasir.post<Numbers>('penjualan', body, { key }), 201)).toEqual(first)
})

test('what is taken back frees its slip', async () => {
  const one = slip()
  await cancelSale(kasir, expectStatus(await sell(one), 201).no_faktur_jual)
  expectStatus(await undo(kasir, expectStatus(await keep(one), 201).no_titipan), 201)
  expectStatus(await unswipe(kasir, expectStatus(await give(one), 201).no_gesek), 201)
  expectStatus(await keep(one), 201)
})

test('another bank or card is another slip; a short code alone is one of its day', async () => {
  const one = slip()
  expectStatus(await keep(one), 201)
  expectStatus(await keep({ ...one, kode_bank: 'BRI' }), 201)
  expectStatus(await keep({ ...one, kartu_akhir: '8812' }), 201)
  const code = { cara: 'QRIS', kode_bank: undefined, kartu_akhir: undefined } as never as Slip
  const alone = { ...code, kode_setuju: '118' }
  const { no_titipan } = expectStatus(await keep(alone), 201)
  const again = await keep(alone)
  expect([...refused(again), again.body.facts]).toEqual([409, 'SLIP_SUDAH', { nomor: no_titipan }])
  const other = await spv.get<{ data: { kode_setuju: string }[] }>(
    `validasi-non-cash?q=${no_titipan}&status=ALL`,
    { toko: 'JKT' },
  )
  expect(other.body.data.map(row => row.kode_setuju)).toEqual(['118'])
})
