import type { ReportRow } from '@kencana/contract/kit/report'
import { periodBefore } from '@kencana/domain/calendar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cellText } from '../../apps/server/src/platform/format.ts'
import { parseSheet } from '../../apps/server/src/platform/sheet/parse-sheet.ts'
import { ask } from '../database/folders.ts'
import { pawnForDays } from '../database/pawned-days.ts'
import { buyForADay } from '../pembelian/bought-day.ts'
import { cashSale, expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import { closeDay, openDay } from '../races/race.ts'
import type { Caller } from '../sample-shop/api.ts'
import { deposit } from '../titipan/deposited-days.ts'
import { type ReportShop, reportOf, tradedShop } from './report-shop.ts'
import { BOOKS, fileOf, sameEverywhere } from './same-everywhere.ts'
import { ledger, takeIn } from './take-in.ts'

// The reports of the books against the ledger, after days of every kind of document in JKT and one
// of BDG: sales, purchases, loans, deposits, cancellations, scrap.

const FIRST = '2026-11-21'
const LAST = '2026-11-25'
const DAYS = { tanggal_awal: FIRST, sampai_tgl: LAST }
/** Days that begin behind others. */
const LATER = { tanggal_awal: '2026-11-22', sampai_tgl: LAST }
const BOTH = { toko: 'JKT,BDG', susunan: 'GABUNGAN' }

let shop: ReportShop
let spv: Caller
let owner: Caller
let bdg: Caller
beforeAll(async () => {
  shop = await tradedShop()
  spv = shop.spv
  owner = shop.owner
  bdg = await shop.api.as('KASIR-BDG')
  await deposit(shop.kasir, 1_000_000)
  await buyForADay(shop.api)
  await pawnForDays(shop.api)
  const day = await openDay(shop.kasir)
  const [ring = ''] = await takeIn(shop.api, shop.kasir, {
    toko: 'JKT',
    nomor: 11,
    count: 1,
    from: 300,
  })
  expectStatus(await shop.kasir.post('penjualan', cashSale([ring], RING_PRICE)), 201)
  expect(day > FIRST).toBe(true)
})
afterAll(() => shop?.api.stop())

const books = (statement: string, toko = 'JKT') => ledger(shop.api, toko, statement)
const report = (id: string, query: object = {}, who = spv) =>
  reportOf(who, id, { ...(id === 'laporan-neraca' ? { tgl: LAST } : DAYS), ...query })
const of = (rows: readonly ReportRow[], nomor_akun: string | null) =>
  rows.filter(row => row.nomor_akun === nomor_akun)
const OF_KIND = (kinds: string) => `join akun using (nomor_akun) where golongan in (${kinds})`

describe.each(BOOKS)('%s', id => {
  test('says the same on screen, paper, sheet and CSV', async () => {
    const query = id === 'laporan-neraca' ? { tgl: LAST } : DAYS
    expect((await report(id)).rows.length).toBeGreaterThan(2)
    await sameEverywhere(spv, id, query)
    await sameEverywhere(owner, id, { ...query, toko: 'JKT,BDG' })
  })

  test('is of one store; head office reads several, and it is refused to others', async () => {
    const parts = [
      await report(id, { toko: 'JKT' }, owner),
      await report(id, { toko: 'BDG' }, owner),
    ]
    const both = await report(id, { toko: 'JKT,BDG' }, owner)
    for (const key of Object.keys(both.totals)) {
      const sum = parts.reduce((all, { totals }) => all + Number(totals[key]), 0)
      expect([key, both.totals[key]]).toEqual([key, sum])
    }
    const answer = await (await shop.api.as('SALES-JKT')).get(`reports/${id}`)
    expect([answer.status, answer.body.code]).toEqual([403, 'TANPA_HAK'])
    expect((await spv.get(`reports/${id}?toko=BDG`)).status).toBe(403)
  })
})

describe('laporan-buku-besar', () => {
  test('every line of the ledger once, from the opening balance to the closing one', async () => {
    const [lines, debit, kredit, murni] = await books(`select count(*), sum(debit_rp),
      sum(kredit_rp), sum(murni_ug) from jurnal_baris where tgl >= '${LATER.tanggal_awal}'`)
    const { rows, totals } = await report('laporan-buku-besar', LATER)
    expect(rows.filter(row => row.nomor !== null)).toHaveLength(lines ?? 0)
    expect(totals).toEqual({ debit, kredit, murni })
    for (const nomor_akun of new Set(rows.map(row => String(row.nomor_akun)))) {
      const account = of(rows, nomor_akun)
      const side = (until: string) =>
        books(`select coalesce(sum((debit_rp - kredit_rp)
        * case saldo_normal when 'DEBIT' then 1 else -1 end), 0), coalesce(sum(murni_ug
        * case saldo_normal when 'DEBIT' then 1 else -1 end), 0)
        from jurnal_baris join akun using (nomor_akun)
        where nomor_akun = '${nomor_akun}' and tgl ${until}`)
      const first = account[0]
      expect(first).toMatchObject({ jenis: 'Saldo awal', nomor: null, debit: null, kredit: null })
      expect([first?.saldo, first?.saldo_murni]).toEqual(await side(`< '${LATER.tanggal_awal}'`))
      const last = account.at(-1)
      expect([last?.saldo, last?.saldo_murni]).toEqual(await side(`<= '${LAST}'`))
    }
  })

  test('one account alone, of which each line opens its document', async () => {
    const { rows, meta } = await report('laporan-buku-besar', { nomor_akun: '1101' })
    expect(new Set(rows.map(row => row.nama_akun))).toEqual(new Set(['Kas Kasir']))
    const lead = meta.columns.find(one => one.key === 'nomor')
    expect(lead?.leadsTo?.path).toBe('/lihat-penjualan')
    expect(lead?.orTo?.at(-1)?.path).toBe('/laporan-jurnal')
    const sale = rows.find(row => row.jenis === 'Batal penjualan')
    expect(sale?.no_faktur_jual).toBe(shop.sales[1])
    expect(sale?.nomor).not.toBe(shop.sales[1])
    const kinds = new Set(rows.map(row => row.jenis))
    for (const kind of ['Pembelian', 'Titipan diterima', 'Penjualan']) expect(kinds).toContain(kind)
    expect((await report('laporan-buku-besar', { nomor_akun: '1101x' })).rows).toEqual([])
  })

  test('of one kind of documents the lines alone, without a balance', async () => {
    const { rows, totals, meta } = await report('laporan-buku-besar', { jenis: 'PEMBELIAN' })
    const [lines, debit, kredit, murni] = await books(`select count(*), sum(debit_rp),
      sum(kredit_rp), sum(murni_ug) from jurnal_baris where jenis = 'PEMBELIAN'
        and tgl between '${DAYS.tanggal_awal}' and '${DAYS.sampai_tgl}'`)
    expect([rows.length, totals]).toEqual([lines, { debit, kredit, murni }])
    expect(new Set(rows.map(row => row.jenis))).toEqual(new Set(['Pembelian']))
    const shown = meta.columns.map(column => column.key)
    expect(shown.filter(key => key.startsWith('saldo'))).toEqual([])
  })
})

describe('laporan-laba-rugi', () => {
  test('revenue less costs is the result the ledger has, section by section', async () => {
    for (const query of [DAYS, LATER]) {
      const { rows, totals } = await report('laporan-laba-rugi', query)
      const since = `and tgl >= '${query.tanggal_awal}'`
      const sums = `select sum(kredit_rp - debit_rp), sum(murni_ug) from jurnal_baris`
      const [jumlah, murni] = await books(`${sums} ${OF_KIND("'PENDAPATAN', 'BEBAN'")} ${since}`)
      const then = periodBefore({ dari: query.tanggal_awal, sampai: query.sampai_tgl })
      const { rows: former, totals: before } = await report('laporan-laba-rugi', {
        ...{ tanggal_awal: then.dari, sampai_tgl: then.sampai, banding: 'TANPA' },
      })
      const lalu = Number(before.jumlah)
      expect(totals).toEqual({ jumlah, murni, jumlah_lalu: lalu, selisih: Number(jumlah) - lalu })
      for (const { nomor_akun, jumlah_lalu } of rows.filter(row => row.nomor_akun !== null)) {
        expect([nomor_akun, of(former, nomor_akun as string)[0]?.jumlah ?? 0]).toEqual([
          nomor_akun,
          jumlah_lalu,
        ])
      }
      const [revenue] = await books(`${sums} ${OF_KIND("'PENDAPATAN'")} ${since}`)
      const section = (bagian: string) => rows.filter(row => row.bagian === bagian)
      const sum = (part: readonly ReportRow[]) => part.reduce((all, r) => all + Number(r.jumlah), 0)
      const traded = sum(section('Pendapatan'))
      expect(traded + sum(section('Pendapatan lain'))).toBe(revenue)
      expect(rows[0]?.persen).toBe(Math.round((1000 * Number(rows[0]?.jumlah)) / traded))
      const [cost] = await books(`${sums} ${OF_KIND("'BEBAN'")} and emas ${since}`)
      expect(sum(section('Harga pokok dan susut emas'))).toBe(cost)
      const gross = traded + Number(cost)
      expect(section('Laba Kotor').map(row => row.jumlah)).toEqual([gross])
      expect(section('Laba Usaha').map(row => row.jumlah)).toEqual([
        gross + sum(section('Beban usaha')),
      ])
    }
  })

  test('names its results in every file, and the days it is held against', async () => {
    const { rows } = await report('laporan-laba-rugi')
    const [gross] = rows.filter(row => row.bagian === 'Laba Kotor')
    const paper = await sameEverywhere(spv, 'laporan-laba-rugi', DAYS)
    expect(paper).toContain('Pembanding: Sen, 16 Nov 2026 – Jum, 20 Nov 2026')
    for (const words of ['Laba Kotor', 'Laba Usaha', 'Laba Bersih']) expect(paper).toContain(words)
    expect(paper).toContain(cellText('money', gross?.jumlah))
    for (const ending of ['csv', 'excel']) {
      const { bytes } = await fileOf(spv, 'laporan-laba-rugi', ending, DAYS)
      const lines = (await parseSheet(bytes, ending === 'csv' ? 'x.csv' : 'x.xlsx')).rows
      expect(lines.at(-1)?.[0]).toBe('Laba Bersih')
      expect(lines.filter(([bagian]) => bagian === 'Laba Kotor')).toHaveLength(1)
    }
  })

  test('two stores as one: their accounts put together, shares of the whole', async () => {
    const one = await report('laporan-laba-rugi', BOTH, owner)
    const apart = await report('laporan-laba-rugi', { toko: 'JKT,BDG' }, owner)
    expect(one.totals).toEqual(apart.totals)
    expect([one.meta.group, one.meta.columns.map(c => c.key).includes('toko')]).toEqual([
      ['bagian'],
      false,
    ])
    const [sales] = of(one.rows, '4101')
    const parts = of(apart.rows, '4101')
    expect(parts).toHaveLength(2)
    expect(sales?.jumlah).toBe(parts.reduce((all, row) => all + Number(row.jumlah), 0))
    const revenue = one.rows.filter(row => row.bagian === 'Pendapatan')
    const whole = revenue.reduce((all, row) => all + Number(row.jumlah), 0)
    expect(sales?.persen).toBe(Math.round((1000 * Number(sales?.jumlah)) / whole))
    const opened = { ...DAYS, nomor_akun: '4101', toko: String(sales?.toko) }
    const { totals, meta } = await reportOf(owner, 'laporan-buku-besar', opened)
    expect(meta.stores).toEqual(['JKT', 'BDG'])
    expect(Number(totals.kredit) - Number(totals.debit)).toBe(sales?.jumlah)
    await sameEverywhere(owner, 'laporan-laba-rugi', { ...DAYS, ...BOTH })
  })
})

describe('laporan-neraca', () => {
  test('assets equal liabilities, equity and the result, on every day', async () => {
    for (const tgl of [FIRST, '2026-11-22', LAST]) {
      const { rows, totals } = await report('laporan-neraca', { tgl })
      expect(totals.aktiva).toBe(totals.pasiva)
      expect(totals.murni).toBe(0)
      const until = `and tgl <= '${tgl}'`
      const [assets] = await books(`select sum(debit_rp - kredit_rp) from jurnal_baris
        ${OF_KIND("'ASET'")} ${until}`)
      expect(totals.aktiva).toBe(assets)
      const result = rows.find(row => row.nama_akun === 'Laba tahun berjalan')
      const asked = { tanggal_awal: String(result?.dari), sampai_tgl: tgl }
      const profit = await reportOf(spv, 'laporan-laba-rugi', asked)
      expect([result?.pasiva, result?.murni]).toEqual([profit.totals.jumlah, profit.totals.murni])
    }
  })

  test('the result of years that are over stands apart', async () => {
    const { rows, totals } = await report('laporan-neraca', { tgl: '2027-01-02' })
    expect(rows.filter(row => row.nomor_akun === null).map(row => row.nama_akun)).toEqual([
      'Laba tahun lalu',
    ])
    expect(totals.aktiva).toBe(totals.pasiva)
  })

  test('of two stores as one, what they owe each other is left out', async () => {
    // No document owes another store yet, and Parameter Akun sends no part there.
    const map = (trx: string, from: string, nomor_akun: string) =>
      ask(
        shop.api.database.adminUrl,
        `update para_akun_transaksi set nomor_akun = '${nomor_akun}'
         where trx = '${trx}' and jenis_akun = '${from}'`,
      )
    const before = await report('laporan-neraca', BOTH, owner)
    await map('TITIPAN', 'HUTANG_TITIPAN', '2103')
    await deposit(bdg, 700_000)
    const owing = await report('laporan-neraca', BOTH, owner)
    const [left] = owing.rows.filter(row => row.nama_akun === 'Selisih antar toko')
    expect([left?.aktiva, owing.totals.aktiva === owing.totals.pasiva]).toEqual([-700_000, true])
    await map('TITIPAN', 'KAS', '1135')
    await map('TITIPAN', 'HUTANG_TITIPAN', '2111')
    await deposit(shop.kasir, 700_000)
    const apart = await report('laporan-neraca', { toko: 'JKT,BDG' }, owner)
    const between = apart.rows.filter(row => row.bagian === 'Antar toko')
    expect(between.map(r => [r.toko, r.nomor_akun, r.aktiva, r.pasiva])).toEqual([
      ['JKT', '1135', 700_000, null],
      ['BDG', '2103', null, 700_000],
    ])
    const one = await report('laporan-neraca', BOTH, owner)
    expect(one.rows.filter(row => row.bagian === 'Antar toko')).toEqual([])
    expect(one.totals.aktiva).toBe(one.totals.pasiva)
    expect(one.totals.aktiva).toBe(Number(before.totals.aktiva) + 700_000)
    expect(Number(apart.totals.aktiva) - Number(one.totals.aktiva)).toBe(700_000)
    await sameEverywhere(owner, 'laporan-neraca', { tgl: LAST, ...BOTH })
  })
})

describe('laporan-neraca-emas', () => {
  const ID = 'laporan-neraca-emas'
  const figure = (row: ReportRow | undefined, key: string) => Number(row?.[key] ?? 0)
  const bridges = (row: ReportRow | undefined) =>
    expect(figure(row, 'awal') + figure(row, 'masuk') - figure(row, 'keluar')).toBe(
      figure(row, 'akhir'),
    )

  test('opening, in, out and closing of each account, as the ledger has them', async () => {
    const { rows, totals } = await report(ID, LATER)
    for (const row of [...rows, totals]) bridges(row)
    expect(totals).toMatchObject({ akhir: 0, awal: 0 })
    for (const row of rows) {
      const account = `nomor_akun = '${row.nomor_akun}'`
      const [awal, masuk, akhir] = await books(`select
        coalesce(sum(murni_ug) filter (where tgl < '${LATER.tanggal_awal}'), 0),
        coalesce(sum(murni_ug) filter (where tgl >= '${LATER.tanggal_awal}' and murni_ug > 0), 0),
        sum(murni_ug) from jurnal_baris where ${account} and tgl <= '${LAST}'`)
      expect([row.nomor_akun, row.awal, row.masuk, row.akhir]).toEqual([
        ...[row.nomor_akun, awal, masuk, akhir],
      ])
    }
  })

  test('its stock is the pieces in the trays, to the microgram', async () => {
    const { rows } = await report(ID)
    const { totals } = await reportOf(spv, 'laporan-stock-barang', { letak: 'ALL' })
    const stock = [...of(rows, '1201'), ...of(rows, '1202')]
    expect(stock.reduce((sum, row) => sum + figure(row, 'akhir'), 0)).toBe(totals.murni)
  })

  test('by what was posted: the same balances, kind by kind', async () => {
    const { rows, totals } = await report(ID, { ...LATER, rincian: 'TRANSAKSI' })
    const accounts = await report(ID, LATER)
    expect(totals).toEqual(accounts.totals)
    const stock = of(rows, '1201')
    expect(stock[0]).toMatchObject({ jenis: 'Saldo awal', masuk: null, keluar: null })
    expect(stock.map(row => row.jenis)).toContain('Penjualan')
    const sum = (key: string) => stock.reduce((all, row) => all + figure(row, key), 0)
    const [whole] = of(accounts.rows, '1201')
    expect([sum('awal'), sum('masuk'), sum('keluar'), sum('akhir')]).toEqual(
      ['awal', 'masuk', 'keluar', 'akhir'].map(key => whole?.[key]),
    )
  })

  test('day after day: each begins with what the one before ended with', async () => {
    for (const query of [{ toko: 'JKT' }, BOTH]) {
      const { rows } = await report(ID, { ...LATER, ...query, rincian: 'HARI' }, owner)
      const accounts = await report(ID, { ...LATER, ...query }, owner)
      for (const { nomor_akun, akhir } of accounts.rows) {
        const days = of(rows, String(nomor_akun))
        days.forEach((day, i) => {
          if (figure(day, 'masuk') === 0 && figure(day, 'keluar') === 0) return
          const opening = i === 0 ? 0 : figure(days[i - 1], 'akhir_hari')
          expect(figure(day, 'awal_hari')).toBe(opening)
          const moved = figure(day, 'masuk') - figure(day, 'keluar')
          expect(opening + moved).toBe(figure(day, 'akhir_hari'))
        })
        expect([nomor_akun, days.at(-1)?.akhir_hari]).toEqual([nomor_akun, akhir])
      }
    }
  })

  test('its position is what is owned less what is owed, at the board’s purest price', async () => {
    const { rows, totals } = await report(ID, { rincian: 'POSISI' })
    const [own] = await books(`select sum(murni_ug) from jurnal_baris
      ${OF_KIND("'ASET', 'KEWAJIBAN'")} and tgl <= '${LAST}'`)
    expect(totals.akhir).toBe(own)
    // The purest gold of the board is bought at 2,000,000 a gram of 999.
    for (const row of rows) {
      expect(row.nilai).toBe(Math.round((figure(row, 'akhir') * 2_000_000) / 999_000))
    }
    const both = await report(ID, { ...BOTH, rincian: 'POSISI' }, owner)
    const bandung = await report(ID, { toko: 'BDG', rincian: 'POSISI' }, owner)
    expect(both.totals.akhir).toBe(Number(own) + figure(bandung.totals, 'akhir'))
    await sameEverywhere(owner, ID, { ...DAYS, ...BOTH, rincian: 'POSISI' })
  })
})

test('a day that is closed is told from its sums as it was from its lines', async () => {
  // The count of the drawer may differ, and is posted by the closing itself.
  const counted = (row: ReportRow) =>
    ['1101', '4121', '5122', null].some(one => one === (row.nomor_akun ?? null))
  const told = async (id: string) => {
    const { rows } = await report(id)
    return rows.flatMap(({ persen: _, ...row }) => (counted(row) ? [] : [row]))
  }
  const all = () => Promise.all(BOOKS.map(told))
  const before = await all()
  expectStatus(await closeDay(shop.kasir, await openDay(shop.kasir)), 201)
  expect(await all()).toEqual(before)
})
