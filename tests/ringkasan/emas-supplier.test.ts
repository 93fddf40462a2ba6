import { expect, test } from 'vitest'
import { atJkt, posted, undo } from '../akuntansi/books.ts'
import { closeDays, expectStatus, set } from '../hutang/counter.ts'
import { reportOf } from '../reports/report-shop.ts'
import { takeIn } from '../reports/take-in.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'

// Gold that deliveries priced in rupiah booked as owed before decision 0096: told, moved by hand.

const api = await testShop()
const head = await api.as('OWNER')
const owner = atJkt(head)
await set(head, { LACI: 'KASIR,RR', ...UNCOUNTED })

interface Task {
  readonly kode: string
  readonly jumlah: number
}
const told = async () => {
  const { tugas } = expectStatus(await owner.get<{ tugas: Task[] }>('ringkasan'), 200)
  return tugas.find(({ kode }) => kode === 'EMAS_SUPPLIER')?.jumlah
}
const owed = async (day: string) => {
  const days = { tanggal_awal: day, sampai_tgl: day, toko: 'JKT' }
  const { rows } = await reportOf(head, 'laporan-neraca-emas', { ...days, rincian: 'POSISI' })
  return rows.find(({ nomor_akun }) => nomor_akun === '2101')?.akhir
}

/** Two rings of 3.237 g of 750. */
const UG = 2 * 2_427_750
const moved = {
  keterangan: 'Kiriman dibeli dengan rupiah',
  baris: [
    { nomor_akun: '2101', murni_ug: UG },
    { nomor_akun: '5107', murni_ug: -UG },
  ],
}

test('is said on the home page until a journal by hand has moved it', async () => {
  expect(await told()).toBeUndefined()
  await takeIn(api, await api.as('GUDANG-JKT'), { toko: 'JKT', nomor: 1, count: 2 })
  const tgl = await closeDays(api, await api.as('KASIR-JKT'), 1)
  const spv = await api.as('SPV-JKT')
  expect([await told(), await owed(tgl)]).toEqual([UG, -UG])
  const nomor = await posted(owner, spv, moved)
  expect([await told(), await owed(tgl)]).toEqual([undefined, 0])
  expectStatus(await undo(spv, nomor), 201)
  expect(await told()).toBe(UG)
})
