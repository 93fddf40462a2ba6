import { expectStatus } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import { TODAY } from '../tutup-toko/shop.ts'

const FIRST = ['ringkasan/posisi', 'ringkasan/langkah-awal', 'ringkasan']

/** Every statement of the head office's first screens and charts, and of the branch's. */
export async function charts(owner: Caller): Promise<void> {
  const days = { tgl_from: '2026-11-01', tgl_to: TODAY }
  expectStatus(await owner.get('cash-pusat/daily-transaction-chart'), 200)
  expectStatus(await owner.post('cash-pusat/period-transaction-chart', days), 200)
  expectStatus(await owner.post('transaction/daily-transaction-get-year', {}), 200)
  for (const call of ['daily-cash-chart', 'daily-biaya', 'outstand-noncash']) {
    expectStatus(await owner.post(`cash-pusat/${call}`, { tgl_system: TODAY }), 200)
  }
  for (const kategori of ['JUMLAH_BIAYA', 'NON_CASH_OUTSTAND']) {
    for (const type of ['today', 'monthly']) {
      expectStatus(await owner.post('cash-pusat/daily-specific-chart', { kategori, type }), 200)
    }
  }
  const begin = { nilai: { LANGKAH_AWAL: 'YA' }, modul: {} }
  for (const at of [{}, { toko: 'JKT' }]) {
    expectStatus(await owner.put('para-system', begin, at), 200)
  }
  for (const call of [...FIRST, 'ringkasan/perhatian', 'harga-emas/rentang']) {
    expectStatus(await owner.get(call), 200)
  }
  for (const call of FIRST) expectStatus(await owner.get(call, { toko: 'JKT' }), 200)
  for (const jenis of ['penjualan', 'pembelian']) {
    for (const type of ['today', 'monthly']) {
      const path = `ringkasan/grafik/${jenis}?type=${type}`
      expectStatus(await owner.get(path, { toko: 'JKT' }), 200)
    }
  }
}
