import type { TitipanAnswer } from '@kencana/contract/areas/uang/titipan'
import { describe, expect, test } from 'vitest'
import { loose, ofNota, sellRings } from '../pembelian/counter.ts'
import { type Exchanged, exchangeGranted, exchanging } from '../pembelian/exchange.ts'
import {
  ALONE,
  DRAWER,
  exchangeForDays,
  FIRST,
  LAST,
  OLD,
  OUT,
} from '../pembelian/exchanged-days.ts'
import { expectStatus, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import { reportOf } from '../reports/report-shop.ts'
import { ledger } from '../reports/take-in.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { type ClosedAnswer, notesOf, type Problem } from './shop.ts'

// A day with exchanges closes with the cash that is there: gold on both sides is no money.

const api = await testShop({ tgl: FIRST })
const owner = await api.as('OWNER')
const kasir = await api.as('KASIR-JKT')
const spv = await api.as('SPV-JKT')
const days = await exchangeForDays(api)

const UP = RING_PRICE - OLD.paid

interface Closing {
  readonly bayar: readonly { cara: string; jumlah: number; total: number }[]
  readonly keluar: readonly { cara: string; jumlah: number; total: number }[]
  readonly dokumen: readonly { jenis: string; jumlah: number; total: number }[]
}

describe('the closing of a day with exchanges', () => {
  test('holds the drawer to sales and differences, less what was paid out', () => {
    expect(days.closed.laci).toEqual([{ laci: 'KASIR', buku: DRAWER, hitung: DRAWER, selisih: 0 }])
  })

  test('tells the money by its way, in and out, and no gold among it', async () => {
    const { bayar, keluar } = expectStatus(
      await owner.get<Closing>(`tutup-toko/${FIRST}`, JKT),
      200,
    )
    expect(bayar).toEqual([{ cara: 'TUNAI', jumlah: 6, total: 6 * RING_PRICE + UP }])
    expect(keluar).toEqual([
      { cara: 'TRANSFER', jumlah: 1, total: OUT.bank },
      { cara: 'TUNAI', jumlah: 2, total: OUT.cash + ALONE },
    ])
  })

  test('counts both sides and what they are parts of', async () => {
    const { dokumen } = expectStatus(await owner.get<Closing>(`tutup-toko/${FIRST}`, JKT), 200)
    const count = Object.fromEntries(dokumen.map(({ jenis, jumlah }) => [jenis, jumlah]))
    expect(count).toMatchObject({
      ...{ PENJUALAN: 9, BATAL_PENJUALAN: 1, PEMBELIAN: 5, BATAL_PEMBELIAN: 1 },
      ...{ TUKAR_TAMBAH: 4, BATAL_TUKAR_TAMBAH: 1 },
    })
  })
})

const JKT = { toko: 'JKT' }
const total = (cells: unknown[][]) =>
  cells.flat().reduce<number>((sum, cell) => sum + Number(cell), 0)

describe('papers of the day', () => {
  const read = async (id: string) => {
    const { rows } = await reportOf(spv, id, { tgl: FIRST })
    return (bagian: string, ...keys: string[]) =>
      rows.filter(row => row.bagian === bagian).map(row => keys.map(key => row[key]))
  }

  test('laporan-eod: purchases, their money, exchanges, and the cash of the books', async () => {
    const part = await read('laporan-eod')
    const bought = RING_PRICE + OLD.paid + 2 * OLD.each + OLD.undone + ALONE
    expect(
      part('Ringkasan Pembelian', 'uraian', 'keterangan', 'jumlah', 'masuk', 'keluar', 'saldo'),
    ).toEqual([
      ['Pembelian', '5 faktur', 6, null, bought, null],
      ['Pembatalan', '1 faktur', 1, OLD.undone, null, null],
      ['Pembelian bersih', null, 5, null, null, bought - OLD.undone],
    ])
    const old = RING_PRICE + OLD.paid + 2 * OLD.each
    expect(part('Uang Pembelian', 'uraian', 'masuk', 'keluar', 'saldo')).toEqual([
      ['Transfer', 0, OUT.bank, -OUT.bank],
      ['Barang lama', null, null, OUT.cash + OUT.bank - old],
      ['Tunai', 0, OUT.cash + ALONE, -OUT.cash - ALONE],
    ])
    expect(
      part('Ringkasan Tukar Tambah', 'uraian', 'keterangan', 'jumlah', 'masuk', 'keluar', 'saldo'),
    ).toEqual([
      ['Barang baru', '3 dokumen', 3, null, null, 3 * RING_PRICE],
      ['Barang lama', null, 4, null, null, -(RING_PRICE + OLD.paid + 2 * OLD.each)],
      ['Selisih', null, null, UP, OUT.cash + OUT.bank, UP - OUT.cash - OUT.bank],
    ])
    // What came in and what was given for it together are what was sold and what was bought.
    expect(part('Pembayaran', 'uraian').flat()).toEqual(['QRIS', 'Barang lama', 'Tunai'])
    expect(total(part('Pembayaran', 'saldo'))).toBe(
      total(part('Ringkasan Penjualan', 'saldo').slice(0, 3)),
    )
    expect(total(part('Uang Pembelian', 'saldo'))).toBe(OLD.undone - bought)
    const cash = [
      ...part('Pembayaran', 'uraian', 'saldo'),
      ...part('Uang Pembelian', 'uraian', 'saldo'),
    ]
      .filter(([uraian]) => uraian === 'Tunai')
      .reduce((sum, [, saldo]) => sum + Number(saldo), 0)
    const [kas] = await ledger(
      api,
      'JKT',
      `select sum(debit_rp - kredit_rp) from jurnal_baris where jenis_akun = 'KAS'
       and tgl = '${FIRST}'`,
    )
    expect([cash, kas]).toEqual([DRAWER, DRAWER])
    expect(part('Kas per Laci', 'uraian', 'saldo')).toEqual([['KASIR', DRAWER]])
    expect(part('Stock', 'keterangan')).toContainEqual(['Pembelian'])
  })

  test('laporan-akhir_hari: every purchase and exchange, money the way it went', async () => {
    const part = await read('laporan-akhir_hari')
    expect(part('Pembelian', 'masuk', 'keluar')).toEqual(
      [RING_PRICE, OLD.paid, 2 * OLD.each, OLD.undone, ALONE].map(paid => [null, paid]),
    )
    expect(part('Batal pembelian', 'masuk', 'keluar')).toEqual([[OLD.undone, null]])
    const exchanged = part('Tukar tambah', 'uraian', 'masuk', 'keluar')
    const { even, paid, out, undone, no_batal } = days
    expect(exchanged).toEqual([
      [even.no_tukar_tambah, null, null],
      [paid.no_tukar_tambah, UP, null],
      [out.no_tukar_tambah, null, OUT.cash + OUT.bank],
      [undone.no_tukar_tambah, RING_PRICE - OLD.undone, null],
      [no_batal, null, RING_PRICE - OLD.undone],
    ])
    const [first] = part('Tukar tambah', 'keterangan').flat()
    expect(first).toContain(even.no_faktur_jual)
    expect(first).toContain(even.no_faktur_beli)
  })
})

describe('the first screens and deposits', () => {
  let opened: Exchanged
  test('money that goes into a deposit, and comes out of it for the next exchange', async () => {
    const nota = await sellRings(owner, kasir, 2)
    const both = nota.barcodes.map(kode => ofNota({ ...nota, barcodes: [kode] }, OLD.each))
    const [one = '', two = ''] = await takeIn(owner, [{}, {}])
    const left = 2 * OLD.each - RING_PRICE
    const saldo = { pembayaran: [{ cara: 'SALDO', jumlah: left }] }
    const away = exchanging([one], both, saldo)
    opened = expectStatus(await kasir.post<Exchanged>('tukar-tambah', away), 201)
    const no_bon = opened.no_faktur_beli
    const due = 500_000
    const back = exchanging([two], [loose(RING_PRICE - due)], {
      pembayaran: [{ cara: 'SALDO', jumlah: due, no_bon }],
    })
    const used = expectStatus(await exchangeGranted(kasir, ['PEMBELIAN'], back), 201)
    const bon = expectStatus(await spv.get<TitipanAnswer>(`titipan/${no_bon}`), 200)
    expect([bon.masuk, bon.saldo]).toEqual([left, left - due])
    expect(bon.riwayat.map(({ nomor, jumlah }) => [nomor, jumlah])).toEqual([
      [no_bon, left],
      [used.no_faktur_jual, -due],
    ])
    const { rows, totals } = await reportOf(spv, 'laporan-titipan', LATER)
    expect(rows).toMatchObject([
      { no_titipan: no_bon, titip: 0, beli: left, pakai: due, saldo: left - due },
    ])
    const [owed] = await ledger(
      api,
      'JKT',
      `select sum(kredit_rp - debit_rp) from jurnal_baris where nomor_akun = '2111'`,
    )
    expect(totals.saldo).toBe(owed)
  })

  const LATER = { tanggal_awal: LAST, sampai_tgl: LAST }

  test('ringkasan counts the sales of exchanges once, and names the old pieces', async () => {
    interface Today {
      hari_ini: { nota: number; pcs: number; total: number }
      bayar: { cara: string; jumlah: number }[]
    }
    const { hari_ini, bayar } = expectStatus(await kasir.get<Today>('ringkasan'), 200)
    expect(hari_ini).toMatchObject({ nota: 4, pcs: 5, total: 5 * RING_PRICE })
    const by = Object.fromEntries(bayar.map(({ cara, jumlah }) => [cara, jumlah]))
    const cash = 3 * RING_PRICE - OLD.late
    expect(by).toEqual({
      TUKAR: OLD.late + RING_PRICE + RING_PRICE - 500_000,
      TUNAI: cash,
      SALDO: 500_000,
    })
  })

  test('the second day closes with the cash that is there, not with gold', async () => {
    const close = async (counted: number) => {
      const hitungan = [{ laci: 'KASIR', pecahan: notesOf(counted) }]
      const body = { tgl_system: LAST, tetap_tutup: true, hitungan }
      // By the calendar it has not begun.
      const otorisasi = await kasir.grant('TUTUP_LEBIH_AWAL', 'POST tutup-toko', body, 'OWNER')
      return kasir.post<ClosedAnswer & Problem>('tutup-toko', { ...body, otorisasi })
    }
    const cash = DRAWER + 3 * RING_PRICE - OLD.late
    const wrong = await close(cash + OLD.late)
    expect([wrong.status, wrong.body.code]).toEqual([422, 'SELISIH_KAS'])
    const { laci } = expectStatus(await close(cash), 201)
    expect(laci).toEqual([{ laci: 'KASIR', buku: cash, hitung: cash, selisih: 0 }])
    const { bayar, keluar } = expectStatus(await owner.get<Closing>(`tutup-toko/${LAST}`, JKT), 200)
    expect(bayar.map(({ cara, total }) => [cara, total])).toEqual([
      ['SALDO', 500_000],
      ['TUNAI', 3 * RING_PRICE - OLD.late],
    ])
    expect(keluar.map(({ cara, total }) => [cara, total])).toEqual([
      ['SALDO', 2 * OLD.each - RING_PRICE],
    ])
  })
})
