import { addDays } from '@kencana/domain/calendar'
import { beforeAll, describe, expect, test } from 'vitest'
import { pawnForDays } from '../database/pawned-days.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { appraisal, lend, PRINCIPAL, redemption } from '../races/pawn-shop.ts'
import { closeDay } from '../races/race.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { reportOf } from './report-shop.ts'
import { PAWN_REPORTS, sameEverywhere } from './same-everywhere.ts'
import { ledger } from './take-in.ts'

// The reports of the pawn counter against its books, after three days with every kind of document.

const FIRST = '2026-11-21'
const LAST = '2026-11-23'
const DAYS = { tanggal_awal: FIRST, sampai_tgl: LAST }
const IDENTITY = '3171045607890004'

const api = await testShop({ tgl: FIRST })
const days = await pawnForDays(api)
const spv = await api.as('SPV-JKT')

const books = (statement: string) => ledger(api, 'JKT', statement)

/** Balance of an account up to a day, and its fine gold. */
const balance = (jenis_akun: string, tgl = LAST) =>
  books(`select coalesce(sum(debit_rp - kredit_rp), 0), coalesce(sum(murni_ug), 0)
    from jurnal_baris where jenis_akun = '${jenis_akun}' and tgl <= '${tgl}'`)

describe.each(PAWN_REPORTS)('%s', id => {
  test('says the same everywhere, and no identity number anywhere', async () => {
    const screen = await reportOf(spv, id, DAYS)
    expect(screen.rows.length).toBeGreaterThan(0)
    const paper = await sameEverywhere(spv, id, DAYS)
    const csv = await (await spv.bytes(`reports/${id}/csv?${new URLSearchParams(DAYS)}`)).text()
    for (const text of [JSON.stringify(screen), paper, csv]) {
      expect(text).not.toContain(IDENTITY)
      expect(text).not.toContain(IDENTITY.slice(0, -4))
    }
  })

  test('is of one store; head office reads several', async () => {
    const other = await reportOf(await api.as('SPV-BDG'), id, DAYS)
    expect(other.rows).toEqual([])
    const owner = await api.as('OWNER')
    const both = await reportOf(owner, id, { ...DAYS, toko: 'JKT,BDG' })
    expect(both.totals).toEqual((await reportOf(spv, id, DAYS)).totals)
    expect(new Set(both.rows.map(row => row.toko))).toEqual(new Set(['JKT']))
  })

  test('is refused to whoever may not read it', async () => {
    const answer = await (await api.as('SALES-JKT')).get(`reports/${id}`)
    expect([answer.status, answer.body.code]).toEqual([403, 'TANPA_HAK'])
  })
})

describe('laporan-hutang', () => {
  const loans = (query: Record<string, string>) => reportOf(spv, 'laporan-hutang', query)
  const numbers = (rows: readonly Record<string, unknown>[]) =>
    rows.map(row => row.no_faktur_hutang).sort()

  test('what was written: the principal that was lent, without what was cancelled', async () => {
    const { rows, totals } = await loans(DAYS)
    const { buka, lunas, lama, baru, dilelang, dibayar } = days
    expect(numbers(rows)).toEqual([buka, lunas, lama, baru, dilelang, dibayar].sort())
    const [lent] = await books(`select sum(case when jenis like 'BATAL%' then -kredit_rp
        else debit_rp end) from jurnal_baris where jenis_akun = 'PIUTANG_GADAI'
        and jenis in ('HUTANG', 'PERPANJANG_HUTANG', 'BATAL_HUTANG')`)
    expect(totals.jumlah_hutang).toBe(lent)
    const status = Object.fromEntries(rows.map(row => [row.no_faktur_hutang, row.status]))
    expect(status).toEqual({
      [buka]: 'Aktif',
      [lunas]: 'Lunas',
      [lama]: 'Diperpanjang',
      [baru]: 'Aktif',
      [dilelang]: 'Dilelang',
      [dibayar]: 'Kelebihan dibayar',
    })
    expect(rows.find(row => row.no_faktur_hutang === lunas)).toMatchObject({
      nama_customer: 'Sri Wahyuni',
      kode_sales: 'DEWI',
      detail_barang: 'Gelang Keroncong 5.000',
      berat: 5_000,
      jumlah_hutang: PRINCIPAL,
      tgl_lunas: LAST,
      lewat: null,
      umur: null,
    })
  })

  test('by status and by sales person', async () => {
    expect(numbers((await loans({ ...DAYS, status: 'BATAL' })).rows)).toEqual([days.batal])
    expect(numbers((await loans({ ...DAYS, status: 'LUNAS' })).rows)).toEqual([days.lunas])
    expect((await loans({ ...DAYS, kode_sales: 'RINI' })).rows).toEqual([])
    expect((await loans({ ...DAYS, kode_sales: 'DEWI' })).rows).toHaveLength(6)
  })

  test('what ran at the end of a day: the receivable and the pledges of the books', async () => {
    for (const sampai_tgl of [FIRST, LAST]) {
      const { rows, totals } = await loans({ pinjaman: 'JALAN', sampai_tgl })
      const [receivable] = await balance('PIUTANG_GADAI', sampai_tgl)
      const [taksiran, murni] = await balance('BARANG_JAMINAN', sampai_tgl)
      expect(totals).toMatchObject({ jumlah_hutang: receivable, taksiran, murni })
      expect(rows).toHaveLength(sampai_tgl === FIRST ? 3 : 2)
    }
  })

  test('how long a running loan is past due, at the end of the dates', async () => {
    const { rows } = await loans({ pinjaman: 'JALAN', sampai_tgl: LAST })
    const due = String(rows[0]?.tgl_jatuh_tempo)
    const ages: unknown[] = []
    for (const late of [0, 1, 30, 31, 60, 61, 90, 91]) {
      const later = await loans({ pinjaman: 'JALAN', sampai_tgl: addDays(due, late) })
      const [loan] = later.rows.filter(row => row.no_faktur_hutang === rows[0]?.no_faktur_hutang)
      ages.push([loan?.lewat, loan?.umur])
    }
    expect(ages).toEqual([
      [0, 'Belum lewat'],
      [1, 'Lewat 1–30 hari'],
      [30, 'Lewat 1–30 hari'],
      [31, 'Lewat 31–60 hari'],
      [60, 'Lewat 31–60 hari'],
      [61, 'Lewat 61–90 hari'],
      [90, 'Lewat 61–90 hari'],
      [91, 'Lewat di atas 90 hari'],
    ])
  })
})

const SETTLING = "jenis in ('TEBUS_HUTANG', 'PERPANJANG_HUTANG', 'BATAL_HUTANG_LUNAS')"

describe('laporan-penebusan-detail', () => {
  test('what was settled, redeemed or renewed: interest and money of the books', async () => {
    const { rows, totals } = await reportOf(spv, 'laporan-penebusan-detail', DAYS)
    expect(rows.map(row => [row.no_faktur_hutang, row.status])).toEqual([
      [days.lama, 'Diperpanjang'],
      [days.lunas, 'Lunas'],
    ])
    const [earned] = await books(`select sum(kredit_rp - debit_rp) from jurnal_baris
      where ${SETTLING} and jenis_akun in ('PENDAPATAN_BUNGA', 'PENDAPATAN_DENDA')`)
    expect(Number(totals.bunga_pinjam) + Number(totals.denda)).toBe(earned)
    const [money] = await books(`select sum(debit_rp - kredit_rp) from jurnal_baris
      where ${SETTLING} and jenis_akun in ('KAS', 'KAS_GADAI', 'BANK', 'PIUTANG_QRIS')`)
    expect(totals.uang_masuk).toBe(money)
    const [renewed, redeemed] = rows
    expect(redeemed).toMatchObject({ lama_pinjam: 1, tgl_hutang: LAST, tgl_lunas: LAST })
    expect(redeemed?.uang_masuk).toBe(redeemed?.total_bayar)
    expect(renewed).toMatchObject({ lama_pinjam: 2, tgl_hutang: FIRST })
    expect(renewed?.uang_masuk).toBe(Number(renewed?.total_bayar) - PRINCIPAL / 2)
    for (const row of rows) {
      const rate = Number(row.bunga)
      expect(row.bunga_rp).toBe(Math.ceil((PRINCIPAL * rate) / 1000))
      const parts = Number(row.jumlah_hutang) + Number(row.bunga_pinjam) + Number(row.denda)
      expect(row.total_bayar).toBe(parts)
    }
  })

  test('by day of redemption and number of the loan', async () => {
    const report = (query: object) =>
      reportOf(spv, 'laporan-penebusan-detail', { ...DAYS, ...query })
    expect((await report({ sampai_tgl: '2026-11-22' })).rows).toEqual([])
    const one = await report({ no_pinjam: days.lunas.toLowerCase() })
    expect(one.rows.map(row => row.no_faktur_hutang)).toEqual([days.lunas])
    const all = await report({})
    const { no_pinjam } = all.meta.values
    expect((await report({ no_pinjam })).rows, 'an empty field, asked again').toEqual(all.rows)
  })
})

interface Settled {
  data: { no_faktur_hutang: string; status: string; detail_barang: object[] }[]
  more: boolean
  message: string
}

describe('POST hutang/report-penebusan-detail (doc1 §7)', () => {
  const ask = (body: object, who = spv) => who.post<Settled>('hutang/report-penebusan-detail', body)
  const range = { tgl_from: FIRST, tgl_to: LAST }

  test('by GET as well, with or without the encryption flag', async () => {
    const posted = expectStatus(await ask(range), 200)
    for (const flag of ['', '&encryption=true', '&encryption=false']) {
      const path = `hutang/report-penebusan-detail?${new URLSearchParams(range)}${flag}`
      expect(expectStatus(await spv.get<Settled>(path), 200)).toEqual(posted)
    }
    expect((await spv.get(`penjualan?limit=1&encryption=true`)).status).toBe(200)
    expect((await spv.get(`penjualan?limit=1&encrypt=true`)).status).toBe(400)
  })

  test('answers the rows of the report, each with the goods of its pledge', async () => {
    const sort_by = 'no_faktur_hutang'
    const answer = await ask({ ...range, no_pinjam: '', sort_by })
    const { data, message, more } = expectStatus(answer, 200)
    expect([message, more]).toEqual(['Laporan Tersedia', false])
    const { rows } = await reportOf(spv, 'laporan-penebusan-detail', { ...DAYS, sort_by })
    const same = rows.map(row => ({
      no_faktur_hutang: row.no_faktur_hutang,
      nama_customer: row.nama_customer,
      tgl_hutang: row.tgl_hutang,
      tgl_lunas: row.tgl_lunas,
      lama_pinjam: row.lama_pinjam,
      kode_sales: row.kode_sales,
      jumlah_hutang: row.jumlah_hutang,
      bunga: Number(row.bunga) / 10,
      bunga_rp: row.bunga_rp,
      bunga_pinjam: row.bunga_pinjam,
      total_bayar: row.total_bayar,
      status: String(row.status).toUpperCase(),
      detail_barang: [{ nama_barang: 'Gelang Keroncong', berat: 5 }],
    }))
    expect(data).toMatchObject(same)
    expect(answer.text).not.toContain(IDENTITY.slice(0, -4))
  })

  test('one loan by its number; where there is none, it says so', async () => {
    const one = expectStatus(await ask({ ...range, no_pinjam: days.lunas }), 200)
    expect(one.data.map(row => row.no_faktur_hutang)).toEqual([days.lunas])
    const none = expectStatus(await ask({ ...range, tgl_to: FIRST }), 200)
    expect(none).toEqual({ data: [], more: false, message: 'Data Tidak Tersedia' })
  })

  test('refuses days that turn round, an unknown order, and whoever may not', async () => {
    const turned = await ask({ tgl_from: LAST, tgl_to: FIRST })
    expect(turned.status).toBe(400)
    expect((await ask({ ...range, sort_by: 'berat' })).status).toBe(400)
    expect((await ask(range, await api.as('SALES-JKT'))).status).toBe(403)
    const bdg = expectStatus(await ask(range, await api.as('SPV-BDG')), 200)
    expect(bdg.data).toEqual([])
  })
})

describe('laporan-lelang-hutang', () => {
  const auctions = (query: object = {}) =>
    reportOf(spv, 'laporan-lelang-hutang', { ...DAYS, ...query })

  test('what was sold, and the surplus that is owed as the books have it', async () => {
    const { rows, totals } = await auctions()
    expect(rows.map(row => row.no_faktur_hutang).sort()).toEqual(
      [days.dilelang, days.dibayar].sort(),
    )
    expect(rows.find(row => row.no_faktur_hutang === days.dilelang)).toMatchObject({
      no_lelang: days.lelang,
      tgl: LAST,
      pembeli: 'Toko Mas Sinar',
      keadaan: 'Belum diambil',
      tgl_bayar: null,
      dibayar: 0,
    })
    const [owed] = await balance('KELEBIHAN_LELANG')
    expect(totals.sisa).toBe(-(owed ?? 0))
    const [proceeds] = await books(`select sum(debit_rp - kredit_rp) from jurnal_baris
      where jenis = 'LELANG_HUTANG' and jenis_akun in ('KAS', 'KAS_GADAI')`)
    expect(totals.hasil).toBe(proceeds)
    const sum = (...keys: string[]) => keys.reduce((all, key) => all + Number(totals[key]), 0)
    expect(sum('hasil', 'kekurangan')).toBe(
      sum('jumlah_hutang', 'bunga_pinjam', 'denda', 'biaya', 'kelebihan'),
    )
    expect(sum('dibayar', 'sisa')).toBe(totals.kelebihan)
  })

  test('what the customers have not collected, and what they have', async () => {
    const open = await auctions({ kelebihan: 'BELUM' })
    expect(open.rows.map(row => row.no_faktur_hutang)).toEqual([days.dilelang])
    const paid = await auctions({ kelebihan: 'DIBAYAR' })
    expect(paid.rows).toMatchObject([
      { no_faktur_hutang: days.dibayar, keadaan: 'Sudah dibayar', tgl_bayar: LAST, sisa: 0 },
    ])
  })
})

describe('the order of what was settled (doc1 §9)', () => {
  const later = { tanggal_awal: '2026-11-24', sampai_tgl: '2026-11-25' }
  let quick = ''

  beforeAll(async () => {
    const kasir = await api.as('KASIR-JKT')
    const redeem = async (nomor: string) =>
      expectStatus(await kasir.post(`hutang/${nomor}/tebus`, await redemption(kasir, nomor)), 201)
    quick = await lend(kasir, await appraisal(kasir))
    await redeem(quick)
    await redeem(days.baru)
    expectStatus(await closeDay(kasir, '2026-11-24'), 201)
    await redeem(days.buka)
  })

  test.each([
    ['tgl_hutang', () => [days.buka, days.baru, quick]],
    ['tgl_lunas', () => [quick, days.baru, days.buka]],
    ['no_faktur_hutang', () => [days.buka, quick, days.baru]],
  ])('%s', async (sort_by, expected) => {
    const { rows } = await reportOf(spv, 'laporan-penebusan-detail', { ...later, sort_by })
    expect(rows.map(row => row.no_faktur_hutang)).toEqual(expected())
    const body = { tgl_from: later.tanggal_awal, tgl_to: later.sampai_tgl, sort_by }
    const { data } = expectStatus(
      await spv.post<Settled>('hutang/report-penebusan-detail', body),
      200,
    )
    expect(data.map(row => row.no_faktur_hutang)).toEqual(expected())
  })
})
