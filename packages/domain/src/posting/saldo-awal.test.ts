import { describe, expect, it } from 'vitest'
import { balance } from '../journal.ts'
import {
  postHutangAwal,
  postKasAwal,
  postKurangAwal,
  postNonCashAwal,
  postStokAwal,
  postTitipanAwal,
} from './saldo-awal.ts'

const flat = (lines: ReturnType<typeof postStokAwal>) =>
  lines.map(line => [line.jenis_akun, line.debit_rp, line.kredit_rp, line.murni_ug])

describe('what a shop begins with', () => {
  it('has pieces at cost and fine weight against the owner', () => {
    expect(flat(postStokAwal('PERSEDIAAN', 9_800_001, 2_427_750))).toEqual([
      ['PERSEDIAAN', 9_800_001, 0, 2_427_750],
      ['SALDO_AWAL', 0, 9_800_001, -2_427_750],
    ])
  })

  it('has pieces that cost nothing, by their gold alone', () => {
    expect(flat(postStokAwal('PERSEDIAAN', 0, 750_000))).toEqual([
      ['PERSEDIAAN', 0, 0, 750_000],
      ['SALDO_AWAL', 0, 0, -750_000],
    ])
  })

  it.each(['PERSEDIAAN_BLN', 'PERSEDIAAN_ROSOK'] as const)('has stock of %s', stok => {
    expect(flat(postStokAwal(stok, 1_000, 750))).toEqual([
      [stok, 1_000, 0, 750],
      ['SALDO_AWAL', 0, 1_000, -750],
    ])
  })

  it('is owed what customers were short of', () => {
    expect(flat(postKurangAwal(250_000))).toEqual([
      ['PIUTANG_PENJUALAN', 250_000, 0, 0],
      ['SALDO_AWAL', 0, 250_000, 0],
    ])
  })

  it.each([
    [
      300,
      200,
      [
        ['PIUTANG_EDC', 300, 0, 0],
        ['PIUTANG_QRIS', 200, 0, 0],
      ],
    ],
    [0, 200, [['PIUTANG_QRIS', 200, 0, 0]]],
  ])('is owed %d by cards and %d by QRIS', (kartu, qris, owed) => {
    const owner = ['SALDO_AWAL', 0, kartu + qris, 0]
    expect(flat(postNonCashAwal(kartu, qris))).toEqual([...owed, owner])
  })

  it('has loans, with the pledge beside the books and its gold in balance', () => {
    const lines = postHutangAwal(2_000_000, { taksiran_rp: 3_500_000, murni_ug: 3_750_000 })
    expect(flat(lines)).toEqual([
      ['PIUTANG_GADAI', 2_000_000, 0, 0],
      ['SALDO_AWAL', 0, 2_000_000, 0],
      ['BARANG_JAMINAN', 3_500_000, 0, 3_750_000],
      ['KONTRA_JAMINAN', 0, 3_500_000, -3_750_000],
    ])
  })

  it('owes deposits from the first day', () => {
    expect(flat(postTitipanAwal(500_000))).toEqual([
      ['SALDO_AWAL', 500_000, 0, 0],
      ['HUTANG_TITIPAN', 0, 500_000, 0],
    ])
  })

  it('has money in drawers and accounts, each on a line of its own', () => {
    const lines = postKasAwal([
      { place: { laci: 'KASIR' }, jumlah_rp: 5_000_000 },
      { place: { laci: 'RR' }, jumlah_rp: 1_000_000 },
      { place: { kode_bank: 'BCA', no_rekening: '123' }, jumlah_rp: 25_000_000 },
    ])
    expect(flat(lines)).toEqual([
      ['KAS', 5_000_000, 0, 0],
      ['KAS_GADAI', 1_000_000, 0, 0],
      ['BANK', 25_000_000, 0, 0],
      ['SALDO_AWAL', 0, 31_000_000, 0],
    ])
    expect(lines.map(line => line.laci ?? line.keterangan)).toEqual([
      'KASIR',
      'RR',
      'BCA 123',
      undefined,
    ])
    expect(balance(lines)).toMatchObject({ selisih_rp: 0, murni_ug: 0 })
  })

  it.each([
    ['pieces that weigh and cost nothing', () => postStokAwal('PERSEDIAAN', 0, 0)],
    ['half a rupiah', () => postTitipanAwal(0.5)],
    ['less than nothing', () => postKasAwal([{ place: { laci: 'KASIR' }, jumlah_rp: -1 }])],
    ['no money anywhere', () => postKasAwal([])],
    ['no card money at all', () => postNonCashAwal(0, 0)],
    ['nothing short', () => postKurangAwal(0)],
  ])('refuses %s', (_what, post) => {
    expect(post).toThrow(RangeError)
  })
})
