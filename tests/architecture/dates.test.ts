import { expect, test } from 'vitest'
import { endpoints } from '../../apps/server/src/areas.ts'
import { fieldsTaken, isMaster } from './bodies.ts'

// A date that somebody types has an upper bound, or a reason to have none: a promise "until
// 9999-12-31" is money given away.

/** What bounds a date of this name, wherever a command takes it. */
const BOUNDED: Readonly<Record<string, string>> = {
  tgl_system: 'is the open day: TOKO_SUDAH_TUTUP',
  janji_tukar: 'JANJI_TUKAR_HARI, beyond it a grant',
  tgl_buku: 'not after the business day, in a month that is open: dayToBook',
  'bebas.tgl': 'not after the business day: demandDated',
  tgl_bebas: 'not after the business day: demandDated',
  'pajak.faktur_tgl': 'not after the business day: demandDated',
  tgl_janji: 'a year: demandPromise of kurang-bayar',
  tgl_mutasi: 'not after today: TGL_MUTASI_BELUM',
  tgl_laporan: 'not after today: demandDay of transaksi-besar',
}

/** What is read between days, or shown until one: nothing is given away by it. */
const READS: readonly string[] = [
  'berita',
  'berita/{id}',
  'export-csv',
  'hutang/report-penebusan-detail',
  'pembelian/hidup/report-limited',
  'cash-pusat/period-transaction-chart',
  'cash-pusat/daily-cash-chart',
  'cash-pusat/daily-biaya',
  'cash-pusat/outstand-noncash',
]

// Masters hold dates for as long as whoever keeps them says: their right is the bound.
test('every date of a command is bounded, by a rule that has a name here', () => {
  const found = fieldsTaken(endpoints)
    .filter(one => one.format === 'date' && !isMaster(one.path) && !READS.includes(one.path))
    .map(({ command, name }) => ({ command, field: `.${name}` }))
  const unjudged = found.filter(
    ({ field }) => !Object.keys(BOUNDED).some(name => field.endsWith(`.${name}`)),
  )
  expect(unjudged).toEqual([])
  expect(found.length).toBeGreaterThan(30)
  const unused = Object.keys(BOUNDED).filter(
    name => !found.some(({ field }) => field.endsWith(`.${name}`)),
  )
  expect(unused).toEqual([])
})
