import { expect, test } from 'vitest'
import { fineUg } from '../../quantity.ts'
import { melt } from '../../stok/lebur.ts'
import { postJualLantak, postLebur, postLeburAbu, postSerahLantak } from './lebur.ts'

const scrap = (berat_mg: number, permil: number, modal_rp: number) => ({
  ...{ berat_mg, modal_rp, murni_ug: fineUg(berat_mg, permil) },
})
const rows = (lines: ReturnType<typeof postLebur>) =>
  lines.map(line => [line.jenis_akun, line.debit_rp - line.kredit_rp, line.murni_ug])

const BAR = { modal_rp: 149_300_357, murni_ug: 83_608_200 }

test('a melt within what is allowed costs the bar and its loss (13 §1, vector 6)', () => {
  const done = melt(
    [scrap(120_000, 700, 150_000_000)],
    { berat_mg: 119_100, permil: 702 },
    { susut_permil: 5, semua: false },
  )
  expect(rows(postLebur(done))).toEqual([
    ['PERSEDIAAN_LANTAK', 149_300_357, 83_608_200],
    ['BEBAN_LEBUR', 699_643, 391_800],
    ['PERSEDIAAN_ROSOK', -150_000_000, -84_000_000],
  ])
})

test('what is lost beyond waits, and gold that the assay finds costs nothing', () => {
  const beyond = melt(
    [scrap(80_000, 375, 53_000_000), scrap(50_000, 420, 37_000_000)],
    { berat_mg: 128_900, permil: 393 },
    { susut_permil: 5, semua: false },
  )
  expect(rows(postLebur(beyond))).toContainEqual(['SUSUT_TUNGGU', 154_059, 87_300])
  const more = melt(
    [scrap(120_000, 700, 150_000_000)],
    { berat_mg: 119_900, permil: 702 },
    { susut_permil: 5, semua: false },
  )
  expect(rows(postLebur(more))).toEqual([
    ['PERSEDIAAN_LANTAK', 150_000_000, 84_169_800],
    ['PERSEDIAAN_ROSOK', -150_000_000, -84_000_000],
    ['STOK_LEBIH', 0, -169_800],
  ])
})

test('a bar of dust makes the loss smaller that it came from', () => {
  expect(rows(postLeburAbu({ modal_rp: 11_727_750, murni_ug: 8_666_190 }))).toEqual([
    ['PERSEDIAAN_LANTAK', 11_727_750, 8_666_190],
    ['BEBAN_SUSUT', -11_727_750, -8_666_190],
  ])
})

test('a bar is sold for money, its taxes owed, its gold an outlay of the sale', () => {
  const bar = { modal_rp: 149_300_357, murni_ug: 83_608_200 }
  const sold = { ...bar, harga_rp: 171_000_000, ppn_rp: 2_775_701, pph22_rp: 420_560 }
  const money = {
    pembayaran: [{ cara: 'TRANSFER', jumlah: 171_420_560, kode_bank: 'BCA' }] as const,
    ...{ kembali_rp: 0, laci: 'KASIR' },
  }
  expect(rows(postJualLantak(sold, money))).toEqual([
    ['BANK', 171_420_560, 0],
    ['HPP_CIOK', 149_300_357, 83_608_200],
    ['PENJUALAN_CIOK', -168_224_299, 0],
    ['PPN_KELUARAN', -2_775_701, 0],
    ['HUTANG_PPH22', -420_560, 0],
    ['PERSEDIAAN_LANTAK', -149_300_357, -83_608_200],
  ])
})

test.each([
  [160_000_000, ['PENDAPATAN_KURS', -10_699_643, 0]],
  [140_000_000, ['BEBAN_KURS', 9_300_357, 0]],
] as const)('a bar pays a supplier at Rp %i', (nilai, kurs) => {
  const journal = rows(postSerahLantak(BAR, nilai, BAR.murni_ug))
  expect(journal).toHaveLength(3)
  expect(journal).toContainEqual(['HUTANG_SUPPLIER', nilai, 83_608_200])
  expect(journal).toContainEqual(kurs)
  expect(journal).toContainEqual(['PERSEDIAAN_LANTAK', -149_300_357, -83_608_200])
})

test('fine gold of a bar pays what is owed in gold, the rest goes back where it came from', () => {
  expect(rows(postSerahLantak(BAR, BAR.modal_rp, 50_000_000))).toEqual([
    ['HUTANG_SUPPLIER', BAR.modal_rp, 50_000_000],
    ['EMAS_DIBELI', 0, 33_608_200],
    ['PERSEDIAAN_LANTAK', -BAR.modal_rp, -83_608_200],
  ])
})
