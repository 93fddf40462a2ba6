import { expect, test } from 'vitest'
import { expectStatus, set } from '../hutang/counter.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { add, cash, giveBack, move, openTill, take, undo } from '../titipan/counter.ts'
import { type ClosedAnswer, notesOf, type Problem, TODAY } from './shop.ts'

// Money of customers goes through the drawers of the day: what comes in and what goes out of them.

const api = await testShop()
const { owner, kasir: till } = await openTill(api)
const kasir = till
await set(owner, { LACI: 'KASIR,DUA', TOLERANSI_SELISIH_KAS: '0' })

const close = (counts: Readonly<Record<string, number>>) =>
  kasir.post<ClosedAnswer & Problem>('tutup-toko', {
    tgl_system: TODAY,
    tetap_tutup: true,
    hitungan: Object.entries(counts).map(([laci, rp]) => ({ laci, pecahan: notesOf(rp) })),
  })

test('a drawer holds what deposits brought, less what went back out of it', async () => {
  const one = await take(kasir, 1_000_000, { pembayaran: [cash(1_200_000)] })
  const two = await take(kasir, 300_000, { pembayaran: [{ cara: 'QRIS', jumlah: 300_000 }] })
  expectStatus(await add(kasir, two, 50_000, { laci: 'DUA' }), 201)
  expectStatus(await giveBack(kasir, one, 200_000), 201)
  const bank = { pencairan: { cara: 'TRANSFER', kode_bank: 'BCA' } }
  expectStatus(await giveBack(kasir, two, 30_000, bank), 201)
  // Neither what was undone nor what went from one deposit to another is money in a drawer.
  const none = await take(kasir, 700_000)
  expectStatus(await undo(kasir, none), 201)
  const undone = expectStatus(await giveBack(kasir, one, 100_000), 201).nomor
  expectStatus(await undo(kasir, one, { dokumen: undone }), 201)
  expectStatus(await move(kasir, one, two, 250_000), 201)

  // As if nothing had gone back.
  const wrong = await close({ KASIR: 1_000_000, DUA: 50_000 })
  expect([wrong.status, wrong.body.code]).toEqual([422, 'SELISIH_KAS'])
  const closed = expectStatus(await close({ KASIR: 800_000, DUA: 50_000 }), 201)
  expect(closed.laci).toEqual([
    { laci: 'KASIR', buku: 800_000, hitung: 800_000, selisih: 0 },
    { laci: 'DUA', buku: 50_000, hitung: 50_000, selisih: 0 },
  ])
  const shown = expectStatus(await kasir.get(`tutup-toko/${TODAY}`), 200)
  expect(shown).toMatchObject({
    bayar: [
      { cara: 'QRIS', jumlah: 1, total: 300_000 },
      { cara: 'TUNAI', jumlah: 2, total: 1_050_000 },
    ],
    keluar: [
      { cara: 'TRANSFER', jumlah: 1, total: 30_000 },
      { cara: 'TUNAI', jumlah: 1, total: 200_000 },
    ],
  })
})
