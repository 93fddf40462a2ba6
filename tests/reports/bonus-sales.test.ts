import { describe, expect, test } from 'vitest'
import { set } from '../hutang/counter.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { reportOf } from './report-shop.ts'
import { sameEverywhere } from './same-everywhere.ts'
import { ledger } from './take-in.ts'

// What sales persons earn: by the rule that is closest to a piece when it is sold, kept with its
// line, taken back by a cancellation where the rule says so, and seen by those who may see costs.

const ID = 'laporan-bonus-sales'
const TGL = '2026-11-21'
const AT = { toko: 'JKT' }
/** 3.250 g of the nota at 2,500 a gram; a margin of 275,569 at two percent. */
const BY_GRAM = 8_125
const BY_MARGIN = 5_511

const RULE = {
  bonus_rp: null,
  bonus_permil: null,
  kode_dept: null,
  kode_group: null,
  tgl_dari: '2026-01-01',
  tgl_sampai: null,
  ditarik: true,
}

const bonus = async (kode_bonus: string, more: object) => {
  const row = { ...RULE, kode_bonus, nama_bonus: `Bonus ${kode_bonus}`, ...more }
  expectStatus(await owner.post('bonus-sales', row, AT), 200)
}

const gone = async (kode: string) => expectStatus(await owner.del(`bonus-sales/${kode}`, AT), 200)

const api = await testShop({ tgl: TGL })
const { owner, kasir, rings } = await openShop(api, 20)
const spv = await api.as('SPV-JKT')
for (const sample of ['GRAM', 'CINCIN', 'MUDA']) await gone(sample)
await bonus('G', { dasar: 'GRAM', bonus_rp: 2_500, kode_dept: 'CINCIN' })

async function sell(more: object = {}): Promise<string> {
  const body = cashSale([rings.pop() ?? ''], RING_PRICE, more)
  const sent = await kasir.post<{ no_faktur_jual: string }>('penjualan', body)
  return expectStatus(sent, 201).no_faktur_jual
}

async function cancel(nomor: string): Promise<void> {
  const body = { alasan: 'Pembeli urung' }
  const path = `penjualan/${nomor}/batal`
  const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, body)
  expectStatus(await kasir.post(path, { ...body, otorisasi }), 201)
}

/** Rows of a sale: rule, amount. */
async function rowsOf(nomor: string, who = spv) {
  const { rows } = await reportOf(who, ID, { rincian: 'BARANG' })
  return rows.filter(row => row.no_faktur_jual === nomor)
}

const earnedBy = async (nomor: string) =>
  (await rowsOf(nomor)).map(row => [row.status, row.nama_bonus, row.bonus])

describe('a sold piece', () => {
  test('earns by the rule of its jenis, and by a closer one as soon as there is one', async () => {
    const first = await sell()
    await bonus('M', { dasar: 'MARGIN', bonus_permil: 20, kode_group: 'T750', ditarik: false })
    const second = await sell({ kode_sales: 'RINI' })
    expect(await earnedBy(first)).toEqual([['Terjual', 'Bonus G', BY_GRAM]])
    expect(await earnedBy(second)).toEqual([['Terjual', 'Bonus M', BY_MARGIN]])
    await gone('M')
  })

  test('keeps what it earned, whatever becomes of the rule', async () => {
    const nomor = await sell()
    const { versi } = expectStatus(await owner.get<{ versi: number }>('bonus-sales/G', AT), 200)
    const row = { ...RULE, nama_bonus: 'Bonus G', dasar: 'GRAM', kode_dept: 'CINCIN' }
    const body = { ...row, bonus_rp: 4_000, versi }
    expectStatus(await owner.put('bonus-sales/G', body, AT), 200)
    expect(await earnedBy(nomor)).toEqual([['Terjual', 'Bonus G', BY_GRAM]])
    const later = await sell()
    expect(await earnedBy(later)).toEqual([['Terjual', 'Bonus G', 13_000]])
    const back = { ...row, bonus_rp: 2_500, versi: versi + 1 }
    expectStatus(await owner.put('bonus-sales/G', back, AT), 200)
  })

  test('earns nothing before its rule begins, after it ended, or without the module', async () => {
    await gone('G')
    await bonus('DULU', { dasar: 'PCS', bonus_rp: 1, tgl_sampai: '2026-11-20' })
    await bonus('NANTI', { dasar: 'PCS', bonus_rp: 1, tgl_dari: '2026-11-22' })
    const none = await sell()
    expect(await earnedBy(none)).toEqual([])
    await bonus('KINI', { dasar: 'PCS', bonus_rp: 750, tgl_dari: TGL, tgl_sampai: TGL })
    expect(await earnedBy(await sell())).toEqual([['Terjual', 'Bonus KINI', 750]])
    await isOn(false)
    const silent = await sell()
    await isOn(true)
    expect(await earnedBy(silent)).toEqual([])
  })

  test('of a cancelled sale gives it back, where its rule says so', async () => {
    const taken = await sell()
    await cancel(taken)
    expect(await earnedBy(taken)).toEqual([
      ['Terjual', 'Bonus KINI', 750],
      ['Dibatalkan', 'Bonus KINI', -750],
    ])
    await gone('KINI')
    await bonus('TETAP', { dasar: 'PCS', bonus_rp: 900, ditarik: false })
    const kept = await sell()
    await cancel(kept)
    expect(await earnedBy(kept)).toEqual([['Terjual', 'Bonus TETAP', 900]])
  })

  test('that another has to approve earns what it earned when it was submitted', async () => {
    await set(owner, { VALIDASI_PENJUALAN: 'YA' })
    const body = cashSale([rings.pop() ?? ''], RING_PRICE)
    const sent = await kasir.post<{ no_ajuan: string }>('penjualan', body)
    const { no_ajuan } = expectStatus(sent, 201)
    const before = (await reportOf(spv, ID)).totals
    await gone('TETAP')
    const path = `validasi-penjualan/${no_ajuan}/setuju`
    const done = expectStatus(await spv.post<{ no_faktur_jual: string }>(path, {}), 201)
    await set(owner, { VALIDASI_PENJUALAN: 'TIDAK' })
    expect(await earnedBy(done.no_faktur_jual)).toEqual([['Terjual', 'Bonus TETAP', 900]])
    expect((await reportOf(spv, ID)).totals.bonus).toBe(Number(before.bonus) + 900)
  })
})

interface Node {
  readonly kode: string
  readonly children: readonly Node[]
}

/** Every screen there is, as far as a user's level goes. */
async function showAll(user_id: string): Promise<void> {
  const path = `users/${user_id}/akses`
  const { akses, versi } = expectStatus(
    await owner.get<{ akses: Node[]; versi: number }>(path),
    200,
  )
  const shown = ({ kode, children }: Node): object => ({
    kode,
    is_show: true,
    children: children.map(shown),
  })
  expectStatus(await owner.put(path, { akses: akses.map(shown), versi }), 200)
}

async function isOn(aktif: boolean): Promise<void> {
  const db = await api.app.pool.connect()
  await db.query('begin')
  await db.query("set local app.kode_toko = 'JKT'")
  await db.query("update modul set aktif = $1 where kunci = 'BONUS_SALES_MODULE'", [aktif])
  await db.query('commit')
  db.release()
}

describe('the report', () => {
  test('sums what the lines keep, to the rupiah, by sales person', async () => {
    const { rows, totals } = await reportOf(spv, ID)
    const [kept, berat] = await ledger(
      api,
      'JKT',
      `select sum(case jenis when 'PENJUALAN' then 1 else -1 end * (bonus->>'bonus_rp')::bigint),
         sum(case jenis when 'PENJUALAN' then berat_nota_mg else -berat_nota_mg end)
       from dokumen_barang where bonus is not null and jenis in ('PENJUALAN', 'BATAL_PENJUALAN')`,
    )
    expect(totals).toMatchObject({ bonus: kept, berat, margin: BY_MARGIN })
    expect(rows.map(row => [row.kode_sales, row.nama_sales, row.jumlah, row.bonus])).toEqual([
      ['DEWI', 'Dewi Lestari', 6, Number(kept) - BY_MARGIN],
      ['RINI', 'Rini Anggraini', 1, BY_MARGIN],
    ])
    const detail = await reportOf(spv, ID, { rincian: 'BARANG' })
    expect(detail.totals).toMatchObject(totals)
    const rini = await reportOf(spv, ID, { rincian: 'BARANG', kode_sales: 'RINI' })
    expect(rini.rows).toMatchObject([{ dasar: 'Persen dari margin', bonus: BY_MARGIN }])
    await sameEverywhere(spv, ID)
    await sameEverywhere(spv, ID, { rincian: 'BARANG' })
  })

  test('does not tell a margin to those who may not see what a piece cost', async () => {
    await showAll('KASIR-JKT')
    for (const rincian of ['SALES', 'BARANG']) {
      const { rows, totals, meta } = await reportOf(kasir, ID, { rincian })
      expect(meta.columns.map(column => column.key)).not.toContain('margin')
      expect(rows.length).toBeGreaterThan(0)
      for (const row of [...rows, totals]) {
        expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['margin']))
        expect(Object.values(row)).not.toContain(BY_MARGIN)
      }
    }
  })

  test('is shut with its module', async () => {
    await isOn(false)
    expect((await spv.get(`reports/${ID}`)).status).toBe(403)
    await isOn(true)
  })
})
