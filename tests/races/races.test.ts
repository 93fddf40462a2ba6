import { MASTERS } from '@kencana/contract/masters/registry'
import { expect, test } from 'vitest'
import { endpoints } from '../../apps/server/src/areas.ts'
import { raced } from './raced.ts'
import { RACES } from './trials.ts'

/** Documents that T2 sends many times at once with one key (one-execution.ts). */
const SENT_AT_ONCE = [
  'ajuan-penjualan/{no_ajuan}/tarik',
  'barang/banyak',
  'barang/hancur',
  'barang/pindah',
  'barang/pindah-baki',
  'cash/mutasi-uang-bank',
  'cash/mutasi-uang-bank/{no_mutasi}/batal',
  'cash/mutasi-uang-cash',
  'cash/mutasi-uang-cash/{no_mutasi}/batal',
  'gesek-tunai',
  'gesek-tunai/{no_gesek}/batal',
  'hutang',
  'hutang/{no_faktur_hutang}/batal',
  'hutang/{no_faktur_hutang}/batal-lunas',
  'hutang/{no_faktur_hutang}/lelang',
  'hutang/{no_faktur_hutang}/perpanjang',
  'hutang/{no_faktur_hutang}/tebus',
  'kirim-cuci',
  'kirim-cuci/{no_kirim}/batal',
  'kirim-uang',
  'kirim-uang/{no_reff}/batal',
  'lebur',
  'lebur/{no_lebur}/batal',
  'lebur/{no_lebur}/jual',
  'lebur/{no_lebur}/serah',
  'pencairan-non-cash',
  'pencairan-non-cash/{no_cair}/batal',
  'pengalihan-saldo',
  'pindah-sortir',
  'piutang-penjualan',
  'piutang-penjualan/{no_kurang_bayar}/batal',
  'piutang-penjualan/{no_kurang_bayar}/bayar',
  'pembelian',
  'pembelian/hancur',
  'pembelian/{no_faktur_beli}/batal',
  'penjualan',
  'penjualan/{no_faktur_jual}/batal',
  'sortir',
  'sortir/{no_sortir}/batal',
  'stock-cuci-manual/keluar',
  'stock-cuci-manual/kirim',
  'stock-cuci-manual/masuk',
  'stock-cuci-manual/terima',
  'terima-cuci',
  'terima-sepuhan',
  'titipan',
  'titipan/{no_titipan}/batal',
  'titipan/{no_titipan}/kembali',
  'titipan/{no_titipan}/tambah',
  'tukar-tambah',
  'tukar-tambah/{no_tukar_tambah}/batal',
  'tutup-toko',
  'uang-bank',
  'uang-bank/{no_kas}/batal',
  'uang-kas',
  'uang-kas/{no_kas}/batal',
  'validasi-penjualan/{no_ajuan}/setuju',
  'validasi-penjualan/{no_ajuan}/tolak',
  'validasi-susut/{no_susut}',
  'wasting-sepuhan',
]

/** And those it leaves to others: the same use case, or a test of its own beside the area. */
const ELSEWHERE = [
  'ajuan-uang/{no_ajuan}/setuju', // tests/kas/ajuan-races.test.ts
  'ajuan-uang/{no_ajuan}/tarik',
  'ajuan-uang/{no_ajuan}/tolak',
  'ajuan-jurnal', // tests/akuntansi/races.test.ts, as all of journals by hand and of months
  'ajuan-jurnal/{no_ajuan}/setuju',
  'ajuan-jurnal/{no_ajuan}/tarik',
  'ajuan-jurnal/{no_ajuan}/tolak',
  'jurnal/{no_jurnal}/balik',
  'jurnal/{no_jurnal}/batal', // tests/documents: by one key, and by two at once
  'periode',
  'periode/{no_tutup}/buka',
  'barang', // as barang/banyak
  'hutang/{no_faktur_hutang}/kelebihan', // tests/hutang/lelang.test.ts
  'kirim-uang/{no_reff}/reception', // money-received.ts
  'kirim-uang/{no_reff}/reception', // the same by PUT
  'saldo-awal/{no_saldo_awal}/batal', // tests/saldo-awal: by one key, and by two at once
  'users', // tests/users: no ledger
  'users/{user_id}/reset-password',
]

test('a document that is declared is sent with one key many times at once', () => {
  const keyed = endpoints.filter(({ kind, route }) => kind === 'document' && route.keyed)
  const paths = keyed.map(({ route }) => route.path)
  // What all masters have in common is one engine's (tests/masters).
  const ofMasters = MASTERS.flatMap(({ resource }) => [`${resource}/import`, `${resource}/kirim`])
  const own = paths.filter(path => !ofMasters.includes(path))
  expect(own.sort()).toEqual([...SENT_AT_ONCE, ...ELSEWHERE].sort())
})

test('a control is red in its first rounds, by how it is laid out', () => {
  const lucky = RACES.filter(({ isControl, rounds }) => isControl && rounds.short > 6)
  expect(lucky.map(({ name }) => name)).toEqual([])
})

raced(RACES.filter(({ isOfRates }) => !isOfRates))
