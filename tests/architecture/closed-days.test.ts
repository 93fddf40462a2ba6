import { expect, test } from 'vitest'
import { endpoints } from '../../apps/server/src/areas.ts'
import { isMaster } from './bodies.ts'
import { raisedByCall } from './raised-by-call.ts'

// A correction never reaches into a closed day or month: what was counted and told stands. Every
// command about a document that is posted is judged here: what refuses it, or why nothing of a
// closed day changes by it (18 D, kind 6).

const THAT_DAY = ['DOKUMEN_BUKAN_HARI_INI']
const GOES_ON = 'a document of the open day about a thing that is open; those before stay'
const BOOKED_NOW = 'what waited is decided anew and booked on the open day'
const NEVER_BOOKED = 'ends what waits and was never booked'
const CHECKED = 'who looked at it and what he found; nothing is booked'
const MATCHED = 'which line of a bank a payment is; nothing is booked, and a grant takes it back'
const NO_DOCUMENT = 'no document of the books'

/** Refusals that keep closed days closed, or why nothing of one changes. */
const HELD: Readonly<Record<string, readonly string[] | string>> = {
  'POST jurnal/{no_jurnal}/batal': THAT_DAY,
  'POST pembelian/{no_faktur_beli}/batal': THAT_DAY,
  'POST sortir/{no_sortir}/batal': THAT_DAY,
  'POST kirim-cuci/{no_kirim}/batal': THAT_DAY,
  'POST lebur/{no_lebur}/batal': THAT_DAY,
  'POST lebur/{no_lebur}/jual': GOES_ON,
  'POST lebur/{no_lebur}/serah': GOES_ON,
  'POST validasi-susut/{no_susut}': BOOKED_NOW,
  'POST penjualan/{no_faktur_jual}/batal': ['BUKAN_HARI_INI'],
  'POST tukar-tambah/{no_tukar_tambah}/batal': THAT_DAY,
  'POST hutang/{no_faktur_hutang}/batal': THAT_DAY,
  'POST hutang/{no_faktur_hutang}/batal-lunas': THAT_DAY,
  'POST titipan/{no_titipan}/batal': THAT_DAY,
  'POST cash/mutasi-uang-bank/{no_mutasi}/batal': THAT_DAY,
  'POST cash/mutasi-uang-cash/{no_mutasi}/batal': THAT_DAY,
  'POST uang-kas/{no_kas}/batal': THAT_DAY,
  'POST uang-bank/{no_kas}/batal': THAT_DAY,
  'POST gesek-tunai/{no_gesek}/batal': THAT_DAY,
  'POST kirim-uang/{no_reff}/batal': THAT_DAY,
  'POST saldo-awal/{no_saldo_awal}/batal': THAT_DAY,
  'POST pencairan-non-cash/{no_cair}/batal': THAT_DAY,
  'POST piutang-penjualan/{no_kurang_bayar}/batal': THAT_DAY,
  'POST jurnal/{no_jurnal}/balik': ['JURNAL_HARI_INI'],
  'POST ajuan-jurnal/{no_ajuan}/setuju': ['PERIODE_SUDAH_TUTUP'],
  'POST ajuan-jurnal/{no_ajuan}/tolak': NEVER_BOOKED,
  'POST ajuan-jurnal/{no_ajuan}/tarik': NEVER_BOOKED,
  'POST periode/{no_tutup}/buka': ['PERIODE_BUKAN_TERAKHIR'],
  'POST validasi-penjualan/{no_ajuan}/setuju': BOOKED_NOW,
  'POST validasi-penjualan/{no_ajuan}/tolak': NEVER_BOOKED,
  'POST ajuan-penjualan/{no_ajuan}/tarik': NEVER_BOOKED,
  'POST ajuan-uang/{no_ajuan}/setuju': BOOKED_NOW,
  'POST ajuan-uang/{no_ajuan}/tolak': NEVER_BOOKED,
  'POST ajuan-uang/{no_ajuan}/tarik': NEVER_BOOKED,
  'POST hutang/{no_faktur_hutang}/tebus': GOES_ON,
  'POST hutang/{no_faktur_hutang}/perpanjang': GOES_ON,
  'POST hutang/{no_faktur_hutang}/lelang': GOES_ON,
  'POST hutang/{no_faktur_hutang}/kelebihan': GOES_ON,
  'POST hutang/{no_faktur_hutang}/pemberitahuan': GOES_ON,
  'POST titipan/{no_titipan}/tambah': GOES_ON,
  'POST titipan/{no_titipan}/kembali': GOES_ON,
  'POST kirim-uang/{no_reff}/reception': GOES_ON,
  'PUT kirim-uang/{no_reff}/reception': GOES_ON,
  'POST piutang-penjualan/{no_kurang_bayar}/bayar': GOES_ON,
  'POST validasi-pembelian': CHECKED,
  'POST validasi-hutang': CHECKED,
  'POST validasi-titipan': CHECKED,
  'POST validasi-non-cash': MATCHED,
  'POST validasi-non-cash/batal': MATCHED,
  'POST rekening-koran/cocok': MATCHED,
  'POST rekening-koran/cocok-pasti': MATCHED,
  'POST rekening-koran/batal': MATCHED,
  'POST rekening-koran/unggah/{no_unggah}/hapus': 'a statement none of whose lines is matched',
  'POST transaksi-besar/{nomor}/lapor': 'under which number a day was reported, once',
  'POST tutup-toko/buka': ['TIDAK_BISA_BUKA', 'PERIODE_SUDAH_TUTUP'],
  'POST export-csv/{id}/batal': NO_DOCUMENT,
}

const ABOUT_A_DOCUMENT = /\{no|\/batal\b|^validasi-|\/(cocok|buka|lapor)/

const FOUND = endpoints
  .filter(({ kind, route: { method } }) => method !== 'GET' && !/^(file|read|stream)$/.test(kind))
  .filter(({ route: { path } }) => !isMaster(path) && ABOUT_A_DOCUMENT.test(path))
  .map(({ route }) => ({ call: `${route.method} ${route.path}`, says: route.refusals ?? [] }))

test('every command about a posted document is judged', () => {
  const calls = FOUND.map(({ call }) => call)
  expect(calls.filter(call => HELD[call] === undefined)).toEqual([])
  expect(Object.keys(HELD).filter(call => !calls.includes(call))).toEqual([])
})

/** Each command with a refusal that keeps closed days closed. */
const GUARDS = FOUND.flatMap(({ call, says }) => {
  const held = HELD[call] ?? []
  return typeof held === 'string' ? [] : held.map(guard => ({ call, says, guard }))
})

test('what keeps a closed day closed is said by that very command', () => {
  const silent = GUARDS.filter(({ says, guard }) => !says.includes(guard))
  expect(silent.map(({ call, guard }) => [call, guard])).toEqual([])
})

// A route may list more than it says: refusals.test.ts holds the other way alone.
test('and its use case leads there', async () => {
  const raised = await raisedByCall()
  const idle = GUARDS.filter(({ call, guard }) => !raised(call)?.has(guard))
  expect(idle.map(({ call, guard }) => [call, guard])).toEqual([])
})
