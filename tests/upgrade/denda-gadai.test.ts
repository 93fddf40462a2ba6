import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { JournalParameter } from '@kencana/contract/areas/akun'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrationsDir } from '../database/folders.ts'
import { closeDays, expectStatus, inCash, lend, openCounter } from '../hutang/counter.ts'
import { journalOf } from '../hutang/journal.ts'
import { ONE_DAY } from '../hutang/one-day.ts'
import { undoing } from '../races/pawn-shop.ts'
import { reportOf } from '../reports/report-shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// A chain of before books penalties of loans with their interest, at 4112; from its upgrade on they
// stand at 4114 (decision 0104), beside what was booked until then.

const MIGRATION = '0216_denda_terpisah.sql'
// 1,575,000 for nine days: a month of 2.6 % is 40,950, eight days late at 2 % a month are 8,400.
const BUNGA = 41_000
const DENDA = 8_500

const api = await testShop()
const { kasir, owner, spv } = await openCounter(api)
expectStatus(await owner.post('bunga-hutang', ONE_DAY, { toko: 'JKT' }), 200)
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin.end())

const upgrade = async () =>
  void (await admin.query(await readFile(join(migrationsDir, MIGRATION), 'utf8')))
const OF_DENDA = "trx = 'HUTANG' and jenis_akun = 'PENDAPATAN_DENDA'"
/** As a chain of before has it: where penalties go was said by nobody. */
const BEFORE = `update para_akun_transaksi
  set nomor_akun = '4112', diubah_pada = null, diubah_oleh = null where ${OF_DENDA}`

/** Where penalties go, as Parameter Akun shows it. */
async function shownAt(): Promise<string | undefined> {
  const { body } = await owner.get<JournalParameter[]>('para-akun-transaksi')
  const parts = body.find(one => one.trx === 'HUTANG')?.detail_akun
  return parts?.find(one => one.jenis_akun === 'PENDAPATAN_DENDA')?.nomor_akun
}

interface Redeemed {
  readonly no_tebus: string
}

describe('books that span the upgrade', () => {
  const loans = { dulu: '', urung: '', kini: '' }
  let tgl = ''
  /** What the loan's redemption, or what undid it, earned: account, part, debit, credit. */
  const earned = async (nomor: string) =>
    (await journalOf(api, nomor))
      .filter(([, part]) => String(part).startsWith('PENDAPATAN_'))
      .map(line => line.slice(0, 4))
  const redeem = async (nomor: string): Promise<string> => {
    const body = inCash(1_575_000 + BUNGA + DENDA)
    return expectStatus(await kasir.post<Redeemed>(`hutang/${nomor}/tebus`, body), 201).no_tebus
  }

  beforeAll(async () => {
    await admin.query(BEFORE)
    const late = { metode: ONE_DAY.metode }
    loans.dulu = await lend(kasir, late)
    loans.urung = await lend(kasir, late)
    loans.kini = await lend(kasir, late)
    tgl = await closeDays(api, kasir, 9)
  })

  test('keep what was booked where it was, and book apart from then on', async () => {
    const before = await redeem(loans.dulu)
    await redeem(loans.urung)
    const together = [
      ['4112', 'PENDAPATAN_BUNGA', 0, BUNGA],
      ['4112', 'PENDAPATAN_DENDA', 0, DENDA],
    ]
    expect(await earned(before)).toEqual(together)
    await upgrade()
    expect(await shownAt()).toBe('4114')
    expect(await earned(before)).toEqual(together)
    expect(await earned(await redeem(loans.kini))).toEqual([
      ['4112', 'PENDAPATAN_BUNGA', 0, BUNGA],
      ['4114', 'PENDAPATAN_DENDA', 0, DENDA],
    ])
    // what is undone goes back to where it was booked
    const undone = await (await undoing(kasir, loans.urung, 'batal-lunas'))()
    expect(await earned(expectStatus(undone, 201).no_batal)).toEqual([
      ['4112', 'PENDAPATAN_BUNGA', BUNGA, 0],
      ['4112', 'PENDAPATAN_DENDA', DENDA, 0],
    ])
  })

  test('say the same in each report, by part and by account', async () => {
    const days = { tanggal_awal: tgl, sampai_tgl: tgl }
    const interest = await reportOf(spv, 'laporan-bunga-hutang', days)
    expect(interest.rows.map(row => [row.nomor_akun, row.bunga, row.denda, row.jumlah])).toEqual([
      ['4112', 2 * BUNGA, DENDA, 2 * BUNGA + DENDA],
      ['4114', 0, DENDA, DENDA],
    ])
    const settled = await reportOf(spv, 'laporan-penebusan-detail', days)
    const { bunga, denda, jumlah } = interest.totals
    expect([bunga, denda]).toEqual([settled.totals.bunga_pinjam, settled.totals.denda])
    const profit = await reportOf(spv, 'laporan-laba-rugi', days)
    const income = profit.rows.filter(row => ['4112', '4114'].includes(String(row.nomor_akun)))
    expect(income.map(row => [row.nomor_akun, row.nama_akun, row.jumlah])).toEqual([
      ['4112', 'Pendapatan Bunga Gadai', 2 * BUNGA + DENDA],
      ['4114', 'Pendapatan Denda Gadai', DENDA],
    ])
    expect(income.reduce((sum, row) => sum + Number(row.jumlah), 0)).toBe(jumlah)
    const sheet = await reportOf(spv, 'laporan-neraca', { tgl })
    expect(sheet.totals.aktiva).toBe(sheet.totals.pasiva)
  })
})

describe('a chain that chose', () => {
  const choose = async (nomor_akun: string) => {
    const detail_akun = [{ kode_akun: 'K5', jenis_akun: 'PENDAPATAN_DENDA', nomor_akun }]
    expectStatus(await owner.put('para-akun-transaksi/HUTANG/UMUM', { detail_akun }), 200)
  }

  // the second goes back to interest by its own word
  test.each(['4129', '4112'])('account %s keeps it', async nomor_akun => {
    await choose(nomor_akun)
    await upgrade()
    expect(await shownAt()).toBe(nomor_akun)
  })
})

const AKUN = "where nomor_akun = '4114'"
test.each([
  ['that never said, goes there', '', '4114'],
  [
    'whose interest went elsewhere has penalties apart already',
    `update para_akun_transaksi set nomor_akun = '4129'
     where trx = 'HUTANG' and jenis_akun = 'PENDAPATAN_BUNGA'`,
    '4112',
  ],
  ['that has something else there', `update akun set nama_akun = 'Sewa Ruko' ${AKUN}`, '4112'],
  ['that gave it up', `update akun set dihapus_pada = now() ${AKUN}`, '4112'],
  ['that never had it', `delete from akun ${AKUN}`, '4112'],
])('a chain %s', async (_, state, nomor_akun) => {
  await admin.query('begin')
  try {
    await admin.query(BEFORE)
    if (state !== '') await admin.query(state)
    await upgrade()
    const { rows } = await admin.query(
      `select nomor_akun from para_akun_transaksi where ${OF_DENDA}`,
    )
    expect(rows).toEqual([{ nomor_akun }])
  } finally {
    await admin.query('rollback')
  }
})
