import { expect, test } from 'vitest'
import { ask } from '../database/folders.ts'
import { set } from '../hutang/counter.ts'
import { owed, pay } from '../kurang-bayar/short.ts'
import { cashSale, expectStatus, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { DEPOSITOR, take } from '../titipan/counter.ts'
import { buy, buyGranted, ofNota, openBuying, refused, sellRings } from './counter.ts'
import { type Exchanged, exchanging } from './exchange.ts'

// A piece sold by a credit card and bought back for cash is credit turned into cash: it leaves by a
// bank, or a supervisor says so (18 D8).

const api = await testShop({ rowsByHand: true })
const { owner, kasir } = await openBuying(api)

const PRICE = 4_000_000
let slips = 0
const byCard = (jumlah: number) => {
  slips += 1
  const kode_setuju = String(100_000 + slips)
  return { cara: 'KREDIT', jumlah, kode_bank: 'BCA', kartu_akhir: '4417', kode_setuju }
}
const byBank = (jumlah: number) => ({ cara: 'TRANSFER', jumlah, kode_bank: 'BCA' })
const cash = (jumlah: number) => ({ cara: 'TUNAI', jumlah })

/** A ring sold for these tenders. */
async function soldFor(...pembayaran: readonly Readonly<Record<string, unknown>>[]) {
  const barcodes = await takeIn(owner, [{}])
  const isKept = pembayaran.some(({ cara }) => cara === 'SALDO')
  const whose = isKept ? { customer: DEPOSITOR } : {}
  const sale = { ...cashSale(barcodes, RING_PRICE), pembayaran, ...whose }
  const sold = await kasir.post<{ no_faktur_jual: string }>('penjualan', sale)
  return { no_faktur_jual: expectStatus(sold, 201).no_faktur_jual, barcodes }
}

const told = async ({ no_faktur_jual }: { no_faktur_jual: string }) =>
  expectStatus(await kasir.get<{ kredit: number }>(`pembelian/nota/${no_faktur_jual}`), 200).kredit

const ASKED = [422, 'BUTUH_OTORISASI']

test('sold by a credit card it goes back by transfer, or by a supervisor’s word', async () => {
  const nota = await soldFor(byCard(RING_PRICE))
  expect(await told(nota)).toBe(RING_PRICE)
  const line = [ofNota(nota, PRICE)]
  const no = await buy(kasir, line)
  expect(refused(no)).toEqual(ASKED)
  expect(no.body.facts.kategori).toBe('PEMBELIAN')
  expect(no.body.facts.disetujui).toContain('["KARTU_KREDIT","4,000,000"]')
  expectStatus(await buy(kasir, line, { pembayaran: [byBank(PRICE)] }), 201)
  const other = await soldFor(byCard(RING_PRICE))
  expectStatus(await buyGranted(kasir, ['PEMBELIAN'], [ofNota(other, PRICE)]), 201)
})

test.each(['DEBIT', 'QRIS', 'TRANSFER'])('money of one’s own, by %s, is cash again', async cara => {
  const nota = await soldFor({ ...byCard(RING_PRICE), cara })
  expect(await told(nota)).toBe(0)
  expectStatus(await buy(kasir, [ofNota(nota, PRICE)]), 201)
})

test('what no card paid is cash: a part of a nota, and another piece beside it', async () => {
  const nota = await soldFor(byCard(1_000_000), cash(RING_PRICE - 1_000_000))
  const plain = await sellRings(owner, kasir)
  const lines = [ofNota(nota, PRICE), ofNota(plain, PRICE)]
  const split = (bank: number) => ({ pembayaran: [cash(2 * PRICE - bank), byBank(bank)] })
  expect(refused(await buy(kasir, lines, split(999_900)))).toEqual(ASKED)
  expectStatus(await buy(kasir, lines, split(1_000_000)), 201)
})

test('a deposit that a card filled is credit, and what was short and paid by card', async () => {
  const no_bon = await take(kasir, RING_PRICE, { pembayaran: [byCard(RING_PRICE)] })
  const kept = await soldFor({ cara: 'SALDO', jumlah: RING_PRICE, no_bon })
  expect(refused(await buy(kasir, [ofNota(kept, PRICE)]))).toEqual(ASKED)
  const short = await soldFor(cash(RING_PRICE))
  const debt = await owed(kasir, short.no_faktur_jual)
  expectStatus(await pay(kasir, debt, 200_000, { pembayaran: [byCard(200_000)] }), 201)
  expect(await told(short)).toBe(200_000)
  expect(refused(await buy(kasir, [ofNota(short, PRICE)]))).toEqual(ASKED)
})

test('an exchange neither pays it out nor washes it', async () => {
  const nota = await soldFor(byCard(RING_PRICE))
  const [ring = ''] = await takeIn(owner, [{}])
  const dear = exchanging([ring], [ofNota(nota, PRICE)])
  const done = expectStatus(await kasir.post<Exchanged>('tukar-tambah', dear), 201)
  const again = { no_faktur_jual: done.no_faktur_jual, barcodes: [ring] }
  expect(await told(again)).toBe(PRICE)
  expect(refused(await buy(kasir, [ofNota(again, PRICE)]))).toEqual(ASKED)
  const deposit = { pembayaran: [{ cara: 'SALDO', jumlah: PRICE }] }
  const left = expectStatus(await buy(kasir, [ofNota(again, PRICE)], deposit), 201)
  const saldo = { cara: 'SALDO', jumlah: PRICE, no_bon: left.no_faktur_beli }
  const bought = await soldFor(saldo, cash(RING_PRICE - PRICE))
  expect(await told(bought)).toBe(PRICE)
})

test('binds for the days of the setting', async () => {
  const nota = await soldFor(byCard(RING_PRICE))
  await set(owner, { BELI_KREDIT_HARI: '0' })
  expect(await told(nota)).toBe(0)
  const free = await soldFor(byCard(RING_PRICE))
  expectStatus(await buy(kasir, [ofNota(free, PRICE)]), 201)
  await set(owner, { BELI_KREDIT_HARI: '1' })
  expect(refused(await buy(kasir, [ofNota(nota, PRICE)]))).toEqual(ASKED)
  await ask(
    api.database.adminUrl,
    `with tutup as (update hari_bisnis set status = 'TUTUP', ditutup_pada = now(),
       ditutup_oleh = 'OWNER' where kode_toko = 'JKT' and status = 'BUKA' returning tgl)
     insert into hari_bisnis (kode_toko, tgl, status, dibuka_pada, dibuka_oleh)
     select 'JKT', tgl + 1, 'BUKA', now(), 'OWNER' from tutup`,
  )
  expect(await told(nota)).toBe(0)
  await set(owner, { BELI_KREDIT_HARI: '2' })
  expect(refused(await buy(kasir, [ofNota(nota, PRICE)]))).toEqual(ASKED)
  await set(owner, { BELI_KREDIT_HARI: '1' })
  expectStatus(await buy(kasir, [ofNota(nota, PRICE)]), 201)
})
