import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { asAdmin, BORROWER, closeDays, lend, openCounter } from '../hutang/counter.ts'
import { takeIn } from '../penjualan/shop.ts'
import { testApi } from '../sample-shop/api.ts'
import { take } from '../titipan/counter.ts'
import { book, sell } from './book.ts'

const file = (path: string) =>
  readFile(new URL(`../../apps/server/${path}`, import.meta.url), 'utf8')

test('a shop of before has its customers in the book, closed days and the open one', async () => {
  const api = await testApi()
  onTestFinished(() => api.stop())
  const { owner, kasir, spv } = await openCounter(api)
  const [ring = ''] = await takeIn(owner, [{ modal_rp: 1_000_000 }])
  const [telp, other] = ['0812 9000 1122', '0813 2222 3333']
  await lend(kasir, { customer: { ...BORROWER, telp } })
  await sell(kasir, ring, { nama: 'Siti', telp: '+62 812-9000-1122' })
  await take(kasir, 100_000, { customer: { nama: 'Bapak Surya', telp: other } })
  await take(kasir, 100_000, { customer: { nama: 'Tanpa Nomor', telp: '12' } })
  await closeDays(api, kasir, 1)
  await take(kasir, 100_000, { customer: { nama: 'Surya', telp: other, alamat: 'Jl. Baru 1' } })
  await take(kasir, 100_000, { customer: { nama: 'Ibu Anyar', telp: '0814 1' } })
  await take(kasir, 100_000, { customer: { nama: 'Ibu Anyar', telp: '0814 1111 2222' } })
  const kept = await people()
  expect(kept).toEqual([
    ['Bapak Surya', other, null, 2],
    ['Ibu Anyar', '0814 1111 2222', null, 1],
    ['Siti Aminah', telp, BORROWER.no_identitas, 2],
  ])

  // As it stands at an upgrade: documents, and nobody who remembers.
  const migration = await file('migrations/0140_pelanggan.sql')
  await asAdmin(
    api,
    `drop trigger ingat_pelanggan on dokumen;
     truncate pelanggan, jejak_pelanggan, riwayat_pelanggan;
     begin; ${migration.slice(migration.indexOf('do $$'))}; commit`,
  )
  expect(await people()).toEqual([
    ['Bapak Surya', other, null, 1],
    ['Siti Aminah', telp, BORROWER.no_identitas, 2],
  ])
  await asAdmin(api, `begin; ${await file('functions/pelanggan.sql')}; commit`)
  expect(await people()).toEqual(kept)

  async function people() {
    const { data } = await book(spv)
    return data.map(one => [one.nama, one.telp, one.no_identitas, one.dokumen])
  }
})
