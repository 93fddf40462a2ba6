import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { until } from '../crash/storm.ts'
import { lend, loanBody, openCounter, set } from '../hutang/counter.ts'
import { buy, loose, openBuying } from '../pembelian/counter.ts'
import type { Exchanged } from '../pembelian/exchange.ts'
import { approve } from '../penjualan/ajuan-shop.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { reportOf } from '../reports/report-shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { type Kept, takingBody } from '../titipan/counter.ts'
import { MILLION, type Person, person, type Sold, saleOf, taskOf } from './persons.ts'

// Whatever a person does with the house on a day is one sum, over all stores and kinds.

const TGL = '2026-11-21'
const api = await testShop({ tgl: TGL })
const { owner, kasir, spv } = await openBuying(api)
const { kasir: bandung } = await openBuying(api, 'BDG')
await openCounter(api)

const buyer = ({ nama, telp }: Person) => ({ nama, telp })

async function sell(customer: object | undefined, rp: number, more: object = {}, toko = 'JKT') {
  const body = await saleOf(owner, rp, { ...(customer ? { customer } : {}), ...more }, toko)
  return (toko === 'JKT' ? kasir : bandung).post<Sold>('penjualan', body)
}
const sold = async (...given: Parameters<typeof sell>) =>
  expectStatus(await sell(...given), 201).no_faktur_jual

const deposit = (customer: object, rp: number, at = kasir) =>
  at.post<Kept & Sold>('titipan', takingBody(rp, { customer }))
const deposited = async (...given: Parameters<typeof deposit>) =>
  expectStatus(await deposit(...given), 201).no_titipan

const bought = async (penjual: object, juta: number) =>
  expectStatus(
    await buy(kasir, [loose(juta * MILLION, { berat: 400, kode_kondisi: 'UTUH' })], {
      penjual,
    }),
    201,
  ).no_faktur_beli

const refusal = ({ status, body }: { status: number; body: Pick<Sold, 'code' | 'facts'> }) => [
  status,
  body.code,
  body.facts.jumlah,
]
const ASKED = (jumlah: string) => [422, 'IDENTITAS_JUMLAH', jumlah]

describe('a card is asked for from Rp 100 million a day', () => {
  test('of who buys at once, and what was sold to nobody before is still there', async () => {
    const body = await saleOf(owner, 100 * MILLION)
    expect(refusal(await kasir.post<Sold>('penjualan', body))).toEqual(ASKED('100,000,000'))
    const { nama, ...who } = person()
    const said = { ...body, customer: { nama, ...who } }
    const { no_faktur_jual } = expectStatus(await kasir.post<Sold>('penjualan', said), 201)
    const shown = await kasir.get<{ customer: { identitas: object } }>(
      `penjualan/${no_faktur_jual}`,
    )
    expect(shown.body.customer.identitas).toEqual({
      jenis_identitas: 'KTP',
      no_identitas: `************${who.no_identitas.slice(-4)}`,
    })
  })

  test('of who comes to it in parts, by telephone, in two stores, by any kind', async () => {
    const who = person()
    await sold(buyer(who), 60 * MILLION)
    await deposited({ ...buyer(who), telp: `+62${who.telp.slice(1)}` }, 30 * MILLION, bandung)
    expect(refusal(await sell(buyer(who), 10 * MILLION))).toEqual(ASKED('100,000,000'))
    expect(refusal(await deposit(buyer(who), 15 * MILLION))).toEqual(ASKED('105,000,000'))
    expect(refusal(await sell(buyer(who), 20 * MILLION, {}, 'BDG'))).toEqual(ASKED('110,000,000'))
    await sold(buyer(who), 9 * MILLION)
    await sold(who, 20 * MILLION)
  })

  test('of who says a name alone, in his store', async () => {
    const { nama } = person()
    await sold({ nama }, 60 * MILLION)
    expect(refusal(await sell({ nama: `Bapak ${nama}` }, 50 * MILLION))).toEqual(
      ASKED('110,000,000'),
    )
    await sold(person(), 50 * MILLION)
  })

  test('of who adds to a deposit, once', async () => {
    const who = person()
    const nomor = await deposited(who, 90 * MILLION)
    const add = (more: object = {}) =>
      kasir.post<Kept & Sold>(`titipan/${nomor}/tambah`, {
        ...{ pembayaran: [{ cara: 'TUNAI', jumlah: 20 * MILLION }], total: 20 * MILLION },
        ...more,
      })
    expectStatus(await add(), 201)
    const other = person()
    const second = await deposited(buyer(other), 90 * MILLION)
    const body = { pembayaran: [{ cara: 'TUNAI', jumlah: 20 * MILLION }], total: 20 * MILLION }
    const path = `titipan/${second}/tambah`
    expect(refusal(await kasir.post<Kept & Sold>(path, body))).toEqual(ASKED('110,000,000'))
    const { jenis_identitas, no_identitas } = other
    const identitas = { jenis_identitas, no_identitas }
    expectStatus(await kasir.post(path, { ...body, identitas }), 201)
  })

  test('of a sale that another approves, when it is submitted', async () => {
    await set(owner, { VALIDASI_PENJUALAN: 'YA' })
    const who = person()
    const submit = async (customer: object) =>
      kasir.post<Sold>('penjualan', await saleOf(owner, 520 * MILLION, { customer }))
    expect(refusal(await submit(buyer(who)))).toEqual(ASKED('520,000,000'))
    const { no_ajuan } = expectStatus(await submit(who), 201)
    expect(await taskOf(spv, no_ajuan)).toBeNull()
    const { no_faktur_jual } = expectStatus(await approve<Sold>(spv, no_ajuan), 201)
    expect(await taskOf(spv, no_faktur_jual)).toMatchObject({ jumlah: 520 * MILLION })
    // What a deposit of the day pays was counted: nobody is asked for what comes to nothing more.
    const { jenis_identitas: _, no_identitas: __, ...known } = person()
    const no_bon = await deposited(known, 90 * MILLION)
    const pembayaran = [{ cara: 'SALDO', jumlah: 90 * MILLION, no_bon }]
    const sale = await saleOf(owner, 90 * MILLION, { customer: known, pembayaran })
    expectStatus(await kasir.post<Sold>('penjualan', sale), 201)
    await set(owner, { VALIDASI_PENJUALAN: 'TIDAK' })
  })
})

describe('the day of a person is one sum', () => {
  test('of what he leaves, buys, sells and is lent, over stores', async () => {
    const who = person()
    await deposited(who, 150 * MILLION, bandung)
    await sold(who, 120 * MILLION)
    await bought(who, 100)
    await lend(kasir, { customer: { ...who, alamat: 'Jl. Kwitang 9' } })
    const nomor = await sold(who, 140 * MILLION, {}, 'BDG')
    const { jumlah_hutang: lent } = loanBody()
    expect(await taskOf(owner, nomor, 'BDG')).toMatchObject({
      status: 'TERBUKA',
      tgl: TGL,
      jumlah: 510 * MILLION + lent,
    })
    const { rows } = await reportOf(owner, 'laporan-transaksi-besar', {
      ...{ tanggal_awal: TGL, sampai_tgl: TGL, toko: 'BDG' },
    })
    expect(rows.find(row => row.nomor === nomor)).toMatchObject({
      jenis: 'Penjualan',
      nama_customer: who.nama,
      identitas: `KTP ************${who.no_identitas.slice(-4)}`,
      jumlah: 510 * MILLION + lent,
      status: 'Belum dilaporkan',
    })
  })

  test('of both sides of an exchange, and less when it is taken back', async () => {
    const who = person()
    const old = loose(250 * MILLION, { berat: 400, kode_kondisi: 'UTUH' })
    const { kode_sales, barang } = await saleOf(owner, 260 * MILLION)
    const total = 10 * MILLION
    const body = {
      ...{ jual: { kode_sales, barang }, beli: { penjual: who, barang: [old] }, total },
      pembayaran: [{ cara: 'TUNAI', jumlah: total }],
    }
    const done = expectStatus(await kasir.post<Exchanged>('tukar-tambah', body), 201)
    expect(await taskOf(spv, done.no_faktur_beli)).toBeNull()
    expect(await taskOf(spv, done.no_faktur_jual)).toMatchObject({ jumlah: 510 * MILLION })
    const path = `tukar-tambah/${done.no_tukar_tambah}/batal`
    const undo = { alasan: 'Pelanggan berubah pikiran' }
    const otorisasi = await spv.grant('BATAL_PENJUALAN', `POST ${path}`, undo)
    expectStatus(await spv.post(path, { ...undo, otorisasi }), 201)
    expect(await taskOf(spv, done.no_faktur_jual)).toMatchObject({ status: 'GUGUR', jumlah: 0 })
  })

  test('in which a deposit of the day that pays a sale counts once', async () => {
    const who = person()
    const no_bon = await deposited(who, 300 * MILLION)
    const paid = (juta: number) => ({
      pembayaran: [{ cara: 'SALDO', jumlah: juta * MILLION, no_bon }],
    })
    const first = await sold(who, 200 * MILLION, paid(200))
    const second = await sold(who, 100 * MILLION, paid(100))
    expect([await taskOf(spv, first), await taskOf(spv, second)]).toEqual([null, null])
    const third = await sold(who, 200 * MILLION)
    expect(await taskOf(spv, third)).toMatchObject({ jumlah: 500 * MILLION })
  })

  test('that one of two stores has, when both reach it at the same instant', async () => {
    const who = person()
    const rival = new pg.Client({ connectionString: api.database.adminUrl })
    await rival.connect()
    try {
      const key = [who.no_identitas]
      const lock = "7266, hashtext(encode(sidik_orang($1), 'hex'))"
      await rival.query(`select pg_advisory_lock(${lock})`, key)
      const sent = [sell(who, 300 * MILLION), sell(who, 300 * MILLION, {}, 'BDG')]
      const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`
      await until(
        'two sales that wait for their person',
        async () => (await rival.query(waiting)).rowCount === 2,
        60_000,
      )
      await rival.query(`select pg_advisory_unlock(${lock})`, key)
      const [here, far] = (await Promise.all(sent)).map(answer => expectStatus(answer, 201))
      const told = [
        await taskOf(spv, here?.no_faktur_jual ?? ''),
        await taskOf(owner, far?.no_faktur_jual ?? '', 'BDG'),
      ]
      expect(told.filter(task => task?.jumlah === 600 * MILLION)).toHaveLength(1)
    } finally {
      await rival.end()
    }
  })
})

describe('the last day to report', () => {
  test.each([
    ['every day works', '', '2026-12-05'],
    ['Sundays off', 'minggu', '2026-12-08'],
    ['weekends and a holiday off', ' SABTU , MINGGU,2026-12-09', '2026-12-11'],
  ])('is the fourteenth working day: %s', async (_, libur, batas) => {
    await set(owner, { HARI_LIBUR: libur })
    const nomor = await sold(person(), 500 * MILLION)
    expect(await taskOf(spv, nomor)).toMatchObject({ batas })
  })
})
