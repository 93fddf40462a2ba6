import { describe, expect, test } from 'vitest'
import { cashBody } from '../kas/money.ts'
import { owed as owedOf, pay, shortBody } from '../kurang-bayar/short.ts'
import { buy, loose, openBuying, refused, sellRings } from '../pembelian/counter.ts'
import { cashSale, expectStatus, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import { reportOf } from '../reports/report-shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { type ClosedAnswer, notesOf, TODAY } from './shop.ts'

// Cash is what notes and coins make (decision 0101): a day of odd amounts closes without a
// difference, where a purchase at 1,264,123 and the tax of a trader once left one.

const api = await testShop()
const { owner, kasir } = await openBuying(api)
const nota = (await sellRings(owner, kasir)).no_faktur_jual

const ODD = 1_264_123
const TAX = 12_938
const cash = (jumlah: number) => ({ cara: 'TUNAI', jumlah })
const bank = (jumlah: number) => ({
  ...{ cara: 'TRANSFER', jumlah, kode_bank: 'BCA' },
  no_rekening: '12345',
})

interface Said {
  readonly code: string
  readonly facts: Readonly<Record<string, string>>
}

describe('cash that no coin makes', () => {
  test('is not paid for a piece; a bank pays to the rupiah, all or the rest', async () => {
    const odd = await buy(kasir, [loose(ODD)])
    expect([...refused(odd), odd.body.facts, odd.body.detail]).toEqual([
      ...[422, 'TUNAI_PECAHAN'],
      { tunai: '1,264,123', kelipatan: '100' },
      'Tunai Rp 1,264,123 tidak ada pecahannya: pakai kelipatan Rp 100, atau cara bayar lain',
    ])
    expectStatus(await buy(kasir, [loose(ODD)], { pembayaran: [bank(ODD)] }), 201)
    const both = [cash(ODD - 23), bank(23)]
    expectStatus(await buy(kasir, [loose(ODD)], { pembayaran: both }), 201)
  })

  test('is said before anybody is asked to approve', async () => {
    const dear = await buy(kasir, [loose(6_000_023)])
    expect(refused(dear)).toEqual([422, 'TUNAI_PECAHAN'])
    const body = shortBody(nota, { jumlah: 77 })
    const asked = await kasir.post<Said>('piutang-penjualan', body)
    expect([asked.status, asked.body.code]).toEqual([422, 'TUNAI_PECAHAN'])
  })

  const customer = { nama: 'Ibu Kartika', telp: '0812 4400 1177' }
  const swiped = {
    ...{ kartu: 'DEBIT', kode_bank: 'BCA', penerbit: 'BCA', kartu_akhir: '4021' },
    ...{ kode_setuju: 'E9', jumlah: 100_000, tunai: 99_950, keterangan: 'Pelanggan tetap' },
  }
  const why = { keterangan: 'Setoran', jumlah: 1_050 }
  test.each<[string, string, object]>([
    ['a deposit', 'titipan', { customer, total: 100_050, pembayaran: [cash(100_100)] }],
    ['cash against a card', 'gesek-tunai', swiped],
    ['an expense', 'uang-kas', { ...why, kode_transaksi: 'LISTRIK' }],
    ['what is brought to the bank', 'cash/mutasi-uang-cash', cashBody(1_050)],
    [
      'what is sent to another store',
      'kirim-uang',
      { asal: 'CASH', asal_rekening: '', jumlah_rp: 1_050, keterangan: 'Setoran' },
    ],
  ])('is refused of %s', async (_, path, body) => {
    const answer = await kasir.post<Said>(path, body)
    expect([answer.status, answer.body.code, answer.text]).toEqual([
      ...[422, 'TUNAI_PECAHAN', expect.stringContaining('kelipatan')],
    ])
  })
})

test('the day of a trader’s tax and an odd purchase closes to the rupiah', async () => {
  const [ring = ''] = await takeIn(owner, [{}])
  const pajak = { jenis: 'PEDAGANG', npwp: '0123456789012345' }
  const sale = cashSale([ring], RING_PRICE + TAX, {
    customer: { nama: 'Toko Lain', pajak },
    pembayaran: [cash(5_300_000)],
  })
  const sold = expectStatus(await kasir.post<{ kembali: number }>('penjualan', sale), 201)
  expect(sold).toMatchObject({ total: RING_PRICE + TAX, pembulatan: 62, kembali: 54_500 })
  const owed = await owedOf(kasir, nota, { jumlah: 200_000 })
  // a part by QRIS leaves it odd; its last coin settles it
  const part = { pembayaran: [{ cara: 'QRIS', jumlah: 50_050 }] }
  expectStatus(await pay(kasir, owed, 50_050, part), 201)
  const last = await pay(kasir, owed, 149_950, { pembayaran: [cash(150_000)] })
  expect(expectStatus(last, 201)).toMatchObject({ sisa: 0, kembali: 0 })
  const drawer = 2 * RING_PRICE + TAX + 62 - (ODD - 23) - 200_000 + 150_000
  for (const paper of ['laporan-eod', 'laporan-akhir_hari']) {
    const day = (await reportOf(owner, paper, { toko: 'JKT' })).rows
    const row = day.find(({ uraian }) => uraian === 'Pembulatan tunai')
    const told = [row?.keterangan, row?.masuk, row?.saldo]
    expect([paper, ...told]).toEqual([paper, '1 dokumen', 62, 62])
  }
  const held = { KASIR: drawer, DUA: 0, RR: 0 }
  const closed = await kasir.post<ClosedAnswer>('tutup-toko', {
    ...{ tgl_system: TODAY, tetap_tutup: true },
    hitungan: Object.entries(held).map(([laci, rp]) => ({ laci, pecahan: notesOf(rp) })),
  })
  expect(expectStatus(closed, 201).laci).toEqual(
    Object.entries(held).map(([laci, rp]) => ({ laci, buku: rp, hitung: rp, selisih: 0 })),
  )
  const accounts = (await reportOf(owner, 'laporan-neraca-saldo', { toko: 'JKT' })).rows
  const of = (nomor: string) =>
    accounts.find(({ nomor_akun }) => nomor_akun === nomor)?.kredit_akhir ?? 0
  expect([of('4124'), of('2122'), of('4121')]).toEqual([62 + 50, TAX, 0])
})
