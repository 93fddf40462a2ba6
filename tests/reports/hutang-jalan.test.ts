import type { ReportRow } from '@kencana/contract/kit/report'
import { addDays, daysBetween } from '@kencana/domain/calendar'
import { hitungPenebusan, type LoanTerms } from '@kencana/domain/terms/penebusan'
import { describe, expect, test } from 'vitest'
import { pawnForDays } from '../database/pawned-days.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { reportOf } from './report-shop.ts'
import { LOAN_DAY_REPORTS, sameEverywhere } from './same-everywhere.ts'
import { ledger } from './take-in.ts'

// Loans that run, fall due or were taken back, against the books and what the counter would ask.

const FIRST = '2026-11-21'
const LAST = '2026-11-23'
const DAYS = { tanggal_awal: FIRST, sampai_tgl: LAST }
/** All loans that run are due long before it. */
const LATE = '2027-08-01'

const api = await testShop({ tgl: FIRST })
const days = await pawnForDays(api)
const spv = await api.as('SPV-JKT')

const books = (statement: string) => ledger(api, 'JKT', statement)
const report = (id: string, query: object) => reportOf(spv, id, { ...query })
const figure = (row: ReportRow | undefined, key: string) => Number(row?.[key] ?? 0)

describe.each(LOAN_DAY_REPORTS)('%s', id => {
  const asked = { tgl: LATE }

  test('says the same everywhere, and no identity number anywhere', async () => {
    const screen = await reportOf(spv, id, asked)
    expect(screen.rows.length).toBeGreaterThan(0)
    const paper = await sameEverywhere(spv, id, asked)
    for (const text of [JSON.stringify(screen), paper]) expect(text).not.toContain('317104560789')
  })

  test('is of one store; head office reads several; refused to others', async () => {
    expect((await reportOf(await api.as('SPV-BDG'), id, asked)).rows).toEqual([])
    const owner = await api.as('OWNER')
    const both = await reportOf(owner, id, { ...asked, toko: 'JKT,BDG' })
    expect(both.totals).toEqual((await reportOf(spv, id, asked)).totals)
    const answer = await (await api.as('SALES-JKT')).get(`reports/${id}`)
    expect([answer.status, answer.body.code]).toEqual([403, 'TANPA_HAK'])
  })
})

interface Loan {
  tgl_hutang: string
  jumlah_hutang: number
  syarat: LoanTerms
}

describe('laporan-hutang-outstanding', () => {
  const ID = 'laporan-hutang-outstanding'

  test('the receivable and the pledges of the books, at the end of any day', async () => {
    for (const tanggal of [FIRST, addDays(FIRST, 1), LAST, LATE]) {
      const { totals } = await report(ID, { tgl: tanggal })
      const [receivable] = await books(`select coalesce(sum(debit_rp - kredit_rp), 0)
        from jurnal_baris where jenis_akun = 'PIUTANG_GADAI' and tgl <= '${tanggal}'`)
      const [taksiran, murni] = await books(`select coalesce(sum(debit_rp - kredit_rp), 0),
        coalesce(sum(murni_ug), 0) from jurnal_baris
        where jenis_akun = 'BARANG_JAMINAN' and tgl <= '${tanggal}'`)
      expect(totals).toMatchObject({ jumlah_hutang: receivable, taksiran, murni })
    }
    expect((await report(ID, { tgl: '2026-11-20' })).rows).toEqual([])
  })

  test('each loan costs what the counter would ask for on its open day', async () => {
    const { rows } = await report(ID, {})
    expect(rows.map(row => row.no_faktur_hutang).sort()).toEqual([days.buka, days.baru].sort())
    for (const row of rows) {
      const path = `hutang/${row.no_faktur_hutang}`
      const { pelunasan } = expectStatus(
        await spv.get<{ pelunasan: Record<string, unknown> }>(path),
        200,
      )
      const { bunga_pinjam, denda, total_bayar, hari_bunga } = row
      expect(pelunasan).toMatchObject({ bunga_pinjam, denda, total_bayar, hari_bunga })
    }
  })

  test('and by the rule of its own terms on every other day', async () => {
    const path = `hutang/${days.buka}`
    const loan = expectStatus(await spv.get<Loan>(path), 200)
    for (const ahead of [0, 1, 14, 15, 16, 29, 30, 31, 120, 121, 150, 400]) {
      const tanggal = addDays(loan.tgl_hutang, ahead)
      const { rows } = await report(ID, { tgl: tanggal })
      const row = rows.find(one => one.no_faktur_hutang === days.buka)
      const terms = (await keptTerms()) as LoanTerms
      const owed = hitungPenebusan(loan.jumlah_hutang, loan.tgl_hutang, tanggal, terms)
      expect([tanggal, row?.bunga_pinjam, row?.denda, row?.total_bayar]).toEqual([
        tanggal,
        owed.bunga_pinjam,
        owed.denda_rp,
        owed.total_bayar,
      ])
      expect(row?.lama_pinjam).toBe(Math.max(1, ahead))
    }
  })

  test('in the order that was asked for, and of one sales person', async () => {
    const rows = async (query: object) => (await report(ID, { tgl: LATE, ...query })).rows
    const sums = (await rows({ sort_by: 'jumlah_hutang' })).map(r => figure(r, 'jumlah_hutang'))
    expect(sums).toEqual(sums.toSorted((a, b) => b - a))
    const came = (await rows({ sort_by: 'tgl_hutang' })).map(row => String(row.tgl_hutang))
    expect(came).toEqual(came.toSorted())
    expect(await rows({ kode_sales: 'RINI' })).toEqual([])
    expect(await rows({ kode_sales: 'DEWI' })).toHaveLength(2)
  })
})

/** The terms of the loan that runs, as they are kept with it. */
async function keptTerms(): Promise<unknown> {
  const db = await api.app.pool.connect()
  try {
    await db.query("begin; set local app.kode_toko = 'JKT'")
    const { rows } = await db.query<{ syarat: unknown }>(
      'select syarat from hutang where no_faktur_hutang = $1',
      [days.buka],
    )
    return rows[0]?.syarat
  } finally {
    await db.query('rollback')
    db.release()
  }
}

describe('laporan-hutang-jatuh-tempo', () => {
  const ID = 'laporan-hutang-jatuh-tempo'

  test('a loan goes from age to age at the very day', async () => {
    const all = (await report('laporan-hutang-outstanding', { tgl: LATE })).rows
    const loan = all.find(row => row.no_faktur_hutang === days.buka)
    const due = String(loan?.tgl_jatuh_tempo)
    const told: unknown[] = []
    for (const late of [-31, -30, -8, -7, -1, 0, 1, 30, 31, 60, 61, 90, 91]) {
      const { rows } = await report(ID, { tgl: addDays(due, late) })
      const row = rows.find(one => one.no_faktur_hutang === days.buka)
      if (row !== undefined) expect(row.lewat).toBe(late)
      told.push([late, row?.umur])
    }
    expect(told).toEqual([
      [-31, undefined],
      [-30, 'Dalam 8–30 hari'],
      [-8, 'Dalam 8–30 hari'],
      [-7, 'Dalam 7 hari'],
      [-1, 'Dalam 7 hari'],
      [0, 'Jatuh tempo hari ini'],
      [1, 'Lewat 1–30 hari'],
      [30, 'Lewat 1–30 hari'],
      [31, 'Lewat 31–60 hari'],
      [60, 'Lewat 31–60 hari'],
      [61, 'Lewat 61–90 hari'],
      [90, 'Lewat 61–90 hari'],
      [91, 'Lewat di atas 90 hari'],
    ])
    const of = async (tempo: string, late: number) =>
      (await report(ID, { tempo, tgl: addDays(due, late) })).rows.length > 0
    expect([await of('LEWAT', 0), await of('LEWAT', 1)]).toEqual([false, true])
    expect([await of('HARI', 0), await of('HARI', 1)]).toEqual([true, false])
    expect([await of('AKAN', -1), await of('AKAN', 0)]).toEqual([true, false])
  })

  test('all that is past due is what ran then, with the customer to be called', async () => {
    const { rows, totals } = await report(ID, { tgl: LATE, tempo: 'LEWAT' })
    const all = await report('laporan-hutang-outstanding', { tgl: LATE })
    for (const key of ['jumlah_hutang', 'bunga_pinjam', 'denda', 'total_bayar', 'murni']) {
      expect([key, totals[key]]).toEqual([key, all.totals[key]])
    }
    expect(rows[0]).toMatchObject({ telp_customer: '081234500011', nama_customer: 'Sri Wahyuni' })
    for (const row of rows) {
      expect(row.lewat).toBe(daysBetween(String(row.tgl_jatuh_tempo), LATE))
    }
    const late = rows.map(row => figure(row, 'lewat'))
    expect(late).toEqual(late.toSorted((a, b) => b - a))
  })
})

describe('laporan-batal-hutang', () => {
  const ID = 'laporan-batal-hutang'

  test('what was taken back, who approved, and the money of the books', async () => {
    const { rows, totals } = await report(ID, DAYS)
    expect(rows.map(row => [row.no_faktur_hutang, row.jenis])).toEqual([
      [days.batal, 'Pinjaman'],
      [days.buka, 'Tebus'],
    ])
    const [masuk, keluar] = await books(`select sum(debit_rp), sum(kredit_rp) from jurnal_baris
      where jenis in ('BATAL_HUTANG', 'BATAL_HUTANG_LUNAS', 'BATAL_LELANG')
        and jenis_akun in ('KAS', 'KAS_GADAI', 'BANK', 'PIUTANG_QRIS')`)
    expect(totals).toMatchObject({ faktur: 2, uang_masuk: masuk, uang_keluar: keluar })
    expect(rows[0]).toMatchObject({ no_asal: days.batal, user_id: 'KASIR-JKT' })
    expect(rows.every(row => row.penyetuju === 'SPV-JKT' && row.alasan !== null)).toBe(true)
  })

  test('of one kind, of one sales person, of its days', async () => {
    const of = async (query: object) =>
      (await report(ID, { ...DAYS, ...query })).rows.map(row => row.no_faktur_hutang)
    expect(await of({ jenis: 'BATAL_HUTANG_LUNAS' })).toEqual([days.buka])
    expect(await of({ jenis: 'BATAL_LELANG' })).toEqual([])
    expect(await of({ kode_sales: 'RINI' })).toEqual([])
    expect(await of({ sampai_tgl: FIRST })).toEqual([])
  })
})
