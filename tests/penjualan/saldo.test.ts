import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { sellerOf } from '../races/race.ts'
import type { Answer, Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { closeDay, TODAY, UNCOUNTED } from '../tutup-toko/shop.ts'
import { cashSale, expectStatus, openShop, RING_PRICE, setBoard, takeIn } from './shop.ts'

interface Sold {
  no_faktur_jual: string
  total: number
  kembali: number
}
interface Problem {
  code: string
  facts: Record<string, string>
}
interface Deposit {
  status: string
  saldo: number
  masuk: number
  riwayat: { nomor: string; jenis: string; jumlah: number; saldo: number }[]
}

const RINA = { nama: 'Bu Rina', telp: '0812-3456-789' }
const ring = () => rings.pop() ?? ''

const api = await testShop()
const { kasir, owner, rings } = await openShop(api, 40)

const saldo = (no_bon: string, jumlah: number) => ({ cara: 'SALDO', no_bon, jumlah })
const tunai = (jumlah: number) => ({ cara: 'TUNAI', jumlah })

/** Money left with the shop; answers its number. */
async function left(total: number, caller = kasir, customer = RINA): Promise<string> {
  const body = { customer, total, pembayaran: [tunai(total)] }
  const taken = await caller.post<{ no_titipan: string }>('titipan', body)
  return expectStatus(taken, 201).no_titipan
}

const depositOf = async (nomor: string): Promise<Deposit> =>
  expectStatus(await kasir.get<Deposit>(`titipan/${nomor}`), 200)

/** A ring sold to Bu Rina, paid so. */
const sale = (pembayaran: readonly object[], more: object = {}) =>
  cashSale([ring()], RING_PRICE, { pembayaran, customer: RINA, ...more })

const sell = <T = Sold>(pembayaran: readonly object[], more: object = {}) =>
  kasir.post<T>('penjualan', sale(pembayaran, more))

const refusal = ({ status, body }: Answer<Problem>) => [status, body.code]

async function cancel<T = { no_batal: string }>(path: string, kategori: string) {
  const body = { alasan: 'Pembeli berubah pikiran' }
  const otorisasi = await kasir.grant(kategori, `POST ${path}`, body)
  return kasir.post<T>(path, { ...body, otorisasi })
}

const journalOf = async (nomor: string) => {
  const path = `penjualan/${nomor}/jurnal`
  const { body } = await owner.get<Record<string, number>[]>(path, { toko: 'JKT' })
  return body.map(({ jenis_akun, debit, kredit }) => [jenis_akun, debit, kredit])
}

/** The journal of any document, from the books. */
const booked = async (nomor: string) => {
  const admin = new pg.Client({ connectionString: api.database.adminUrl })
  await admin.connect()
  const { rows } = await admin.query<{ jenis_akun: string; d: number; k: number }>(
    `select jenis_akun, debit_rp::float d, kredit_rp::float k from jurnal_baris
     where nomor = $1 order by baris`,
    [nomor],
  )
  await admin.end()
  return rows.map(({ jenis_akun, d, k }) => [jenis_akun, d, k])
}

describe('a deposit pays', () => {
  test('all of a sale, and is used up: its journal, its rows, its list', async () => {
    const nomor = await left(RING_PRICE)
    const sold = expectStatus(await sell([saldo(nomor, RING_PRICE)]), 201)
    expect(sold).toMatchObject({ total: RING_PRICE, kembali: 0 })
    expect(await journalOf(sold.no_faktur_jual)).toEqual([
      ['HUTANG_TITIPAN', RING_PRICE, 0],
      ['PENJUALAN', 0, 5_175_569],
      ['PPN_KELUARAN', 0, 56_931],
      ['HPP', 4_900_000, 0],
      ['PERSEDIAAN', 0, 4_900_000],
    ])
    expect(await depositOf(nomor)).toMatchObject({
      status: 'HABIS',
      masuk: RING_PRICE,
      saldo: 0,
      riwayat: [
        { jenis: 'TITIPAN', jumlah: RING_PRICE, saldo: RING_PRICE },
        { nomor: sold.no_faktur_jual, jenis: 'PENJUALAN', jumlah: -RING_PRICE, saldo: 0 },
      ],
    })
    const { body } = await kasir.get(`penjualan/${sold.no_faktur_jual}`)
    expect(body.pembayaran).toEqual([
      {
        cara: 'SALDO',
        jumlah: RING_PRICE,
        no_bon: nomor,
        kode_bank: null,
        no_rekening: null,
        kartu_akhir: null,
      },
    ])
    const again = await sell<Problem>([saldo(nomor, 100), tunai(RING_PRICE - 100)])
    expect(refusal(again)).toEqual([409, 'BON_SELESAI'])
  })

  test('beside cash and another deposit; change comes out of the cash alone', async () => {
    const [one, two] = [await left(2_000_000), await left(3_000_000)]
    const sold = expectStatus(
      await sell([saldo(one, 1_500_000), saldo(two, 3_000_000), tunai(750_000)]),
      201,
    )
    expect(sold.kembali).toBe(17_500)
    expect((await journalOf(sold.no_faktur_jual)).slice(0, 3)).toEqual([
      ['KAS', 732_500, 0],
      ['HUTANG_TITIPAN', 1_500_000, 0],
      ['HUTANG_TITIPAN', 3_000_000, 0],
    ])
    expect(await depositOf(one)).toMatchObject({ status: 'TERBUKA', saldo: 500_000 })
    expect(await depositOf(two)).toMatchObject({ status: 'HABIS', saldo: 0 })
  })

  test('is looked at before: the journal of the open nota, the approval it will need', async () => {
    const nomor = await left(1_000_000)
    const preview = (customer: object) =>
      kasir.post('penjualan/pratinjau', sale([saldo(nomor, 1_000_000)], { customer }))
    const own = await preview(RINA)
    expect(own.body.butuh).toEqual([])
    expect((own.body.jurnal as { jenis_akun: string; debit: number }[]).slice(0, 2)).toMatchObject([
      { jenis_akun: 'KAS', debit: 4_232_500 },
      { jenis_akun: 'HUTANG_TITIPAN', debit: 1_000_000 },
    ])
    const other = await preview({ nama: 'Pak Budi' })
    expect(other.body.butuh).toEqual([{ kategori: 'BATAL_TITIPAN', kode_barcode: null }])
    expect(await depositOf(nomor)).toMatchObject({ saldo: 1_000_000 })
  })
})

describe('a deposit does not pay', () => {
  let nomor: string
  let bandung: string
  beforeAll(async () => {
    nomor = await left(1_000_000)
    const kasirBdg = await api.as('KASIR-BDG')
    bandung = await left(9_000_000, kasirBdg)
  })

  test.each<[string, () => readonly object[], number, string, object]>([
    [
      'more than is left of it',
      () => [saldo(nomor, 1_000_001), tunai(RING_PRICE)],
      422,
      'SALDO_KURANG',
      { facts: { saldo: '1,000,000', kurang: '1' } },
    ],
    [
      'twice in one sale',
      () => [saldo(nomor, 1_000), saldo(nomor, 1_000), tunai(RING_PRICE - 2_000)],
      400,
      'TIDAK_LENGKAP',
      {
        errors: { 'pembayaran.1.no_bon': 'Titipan ini sudah dipakai di nota ini' },
      },
    ],
    [
      'from another store',
      () => [saldo(bandung, 1_000), tunai(RING_PRICE)],
      422,
      'RUJUKAN_TIDAK_ADA',
      {},
    ],
    ['that nobody knows', () => [saldo('FD-X', RING_PRICE)], 422, 'RUJUKAN_TIDAK_ADA', {}],
    [
      'too little',
      () => [saldo(nomor, 1_000_000)],
      422,
      'PEMBAYARAN_KURANG',
      { facts: { kurang: '4,232,500' } },
    ],
    ['without its number', () => [{ cara: 'SALDO', jumlah: RING_PRICE }], 400, 'TIDAK_LENGKAP', {}],
    [
      'by a bank',
      () => [{ ...saldo(nomor, 1_000), kode_bank: 'BCA' }, tunai(RING_PRICE)],
      400,
      'PERMINTAAN_TIDAK_SAH',
      {},
    ],
    ['as cash', () => [{ ...tunai(RING_PRICE), no_bon: nomor }], 400, 'PERMINTAAN_TIDAK_SAH', {}],
  ])('%s', async (_name, pembayaran, status, code, more) => {
    const answer = await sell<Problem>(pembayaran())
    expect(refusal(answer)).toEqual([status, code])
    expect(answer.body).toMatchObject(more)
    expect(await depositOf(nomor)).toMatchObject({ status: 'TERBUKA', saldo: 1_000_000 })
  })

  test('more than is owed', async () => {
    const rich = await left(RING_PRICE + 100)
    const answer = await sell<Problem>([saldo(rich, RING_PRICE + 100)])
    expect(refusal(answer)).toEqual([422, 'PEMBAYARAN_LEBIH'])
    expect(answer.body.facts.lebih).toBe('100')
  })

  test('for a deposit: only money that comes in does', async () => {
    const body = { customer: RINA, total: 1_000, pembayaran: [saldo(nomor, 1_000)] }
    expect(refusal(await kasir.post<Problem>('titipan', body))[0]).toBe(400)
    const more = { total: 1_000, pembayaran: [saldo(nomor, 1_000)] }
    expect(refusal(await kasir.post<Problem>(`titipan/${nomor}/tambah`, more))[0]).toBe(400)
  })
})

describe('the money of somebody else', () => {
  test.each<[string, object | undefined]>([
    ['another telephone', { nama: 'Bu Rina', telp: '0812-3456-780' }],
    ['no telephone', { nama: 'Bu Rina' }],
    ['nobody said who buys', undefined],
  ])('%s: an approval of this very sale', async (_name, customer) => {
    const nomor = await left(1_000_000)
    const more = customer === undefined ? { customer: {} } : { customer }
    const body = sale([saldo(nomor, 1_000_000), tunai(RING_PRICE - 1_000_000)], more)
    const asked = await kasir.post<Problem>('penjualan', body)
    expect(refusal(asked)).toEqual([422, 'BUTUH_OTORISASI'])
    expect(asked.body.facts.kategori).toBe('BATAL_TITIPAN')
    const otorisasi = await kasir.grant('BATAL_TITIPAN', 'POST penjualan', body)
    const less = [saldo(nomor, 900_000), tunai(RING_PRICE - 900_000)]
    const otherwise = { ...body, pembayaran: less, otorisasi }
    expect((await kasir.post<Problem>('penjualan', otherwise)).body.code).toBe(
      'OTORISASI_TIDAK_SAH',
    )
    expectStatus(await kasir.post('penjualan', { ...body, otorisasi }), 201)
    expect(await depositOf(nomor)).toMatchObject({ status: 'HABIS' })
  })

  test('beside a price below cost: one approval each', async () => {
    const nomor = await left(1_000_000)
    const body = {
      ...cashSale([], 4_000_000, {
        pembayaran: [saldo(nomor, 1_000_000), tunai(3_000_000)],
        customer: { nama: 'Pak Budi', telp: '0811' },
      }),
      barang: [{ kode_barcode: ring(), harga_jual: 4_000_000 }],
    }
    const asked = await kasir.post<Problem>('penjualan', body)
    const kategori = (asked.body.facts.kategori ?? '').split(', ')
    expect(kategori).toEqual(['JUAL_DIBAWAH_MODAL', 'BATAL_TITIPAN'])
    const grant = (one: string) => kasir.grant(one, 'POST penjualan', body)
    const otorisasi = await Promise.all(kategori.map(grant))
    expectStatus(await kasir.post('penjualan', { ...body, otorisasi }), 201)
  })

  test('the same telephone written otherwise is the same customer', async () => {
    const nomor = await left(RING_PRICE)
    const customer = { nama: 'Rina', telp: '+62 812 3456789' }
    expectStatus(await sell([saldo(nomor, RING_PRICE)], { customer }), 201)
  })
})

describe('taken back', () => {
  test('a cancelled sale gives the money back: a deposit that was used up is open', async () => {
    const nomor = await left(RING_PRICE)
    const { no_faktur_jual } = expectStatus(await sell([saldo(nomor, RING_PRICE)]), 201)
    const path = `penjualan/${no_faktur_jual}/batal`
    const { no_batal } = expectStatus(await cancel(path, 'BATAL_PENJUALAN'), 201)
    expect(await booked(no_batal)).toEqual([
      ['HUTANG_TITIPAN', 0, RING_PRICE],
      ['PENJUALAN', 5_175_569, 0],
      ['PPN_KELUARAN', 56_931, 0],
      ['HPP', 0, 4_900_000],
      ['PERSEDIAAN', 4_900_000, 0],
    ])
    const bon = await depositOf(nomor)
    expect(bon).toMatchObject({ status: 'TERBUKA', saldo: RING_PRICE, masuk: RING_PRICE })
    expect(bon.riwayat.at(-1)).toMatchObject({ nomor: no_batal, jumlah: RING_PRICE })
    expect((await cancel<Problem>(path, 'BATAL_PENJUALAN')).body.code).toBe('SUDAH_BATAL')
    expect(await depositOf(nomor)).toMatchObject({ saldo: RING_PRICE })
  })

  test('by its difference, whatever became of the deposit since', async () => {
    const nomor = await left(3_000_000)
    const first = expectStatus(
      await sell([saldo(nomor, 1_000_000), tunai(RING_PRICE - 1_000_000)]),
      201,
    )
    expectStatus(await sell([saldo(nomor, 2_000_000), tunai(RING_PRICE - 2_000_000)]), 201)
    expect(await depositOf(nomor)).toMatchObject({ status: 'HABIS', saldo: 0 })
    const path = `penjualan/${first.no_faktur_jual}/batal`
    expectStatus(await cancel(path, 'BATAL_PENJUALAN'), 201)
    expect(await depositOf(nomor)).toMatchObject({ status: 'TERBUKA', saldo: 1_000_000 })
  })

  test('a deposit that a sale was paid with is not taken back before the sale', async () => {
    const nomor = await left(1_000_000)
    const sold = expectStatus(await sell([saldo(nomor, 400_000), tunai(RING_PRICE - 400_000)]), 201)
    const path = `titipan/${nomor}/batal`
    const kept = await cancel<Problem>(path, 'BATAL_TITIPAN')
    expect(refusal(kept)).toEqual([409, 'BON_TERPAKAI'])
    expectStatus(await cancel(`penjualan/${sold.no_faktur_jual}/batal`, 'BATAL_PENJUALAN'), 201)
    expectStatus(await cancel(path, 'BATAL_TITIPAN'), 201)
    expect(await depositOf(nomor)).toMatchObject({ status: 'BATAL', saldo: 0 })
  })
})

describe('the day of a shop', () => {
  const KEPT = 9_000_000
  const OF_BON = 4_000_000
  const CASH = RING_PRICE - OF_BON
  let cashier: Caller
  beforeAll(async () => {
    cashier = await api.as('KASIR-BDG')
    const at = { toko: 'BDG' }
    await setBoard(owner, 'BDG')
    const [piece = ''] = await takeIn(owner, [{}], 'BDG')
    const setting = { nilai: { LACI: 'KASIR', ...UNCOUNTED }, toko: ['BDG'] }
    expectStatus(await owner.put('para-system', setting, at), 200)
    const nomor = await left(KEPT - 1_000_000, cashier)
    const body = cashSale([piece], RING_PRICE, {
      pembayaran: [saldo(nomor, OF_BON), tunai(1_300_000)],
      customer: RINA,
      kode_sales: sellerOf('BDG'),
    })
    expectStatus(await cashier.post('penjualan', body), 201)
  })

  test('shows what deposits paid on a line of its own, by reports and at a glance', async () => {
    const spv = await api.as('SPV-BDG')
    const eod = await spv.get<{ rows: Record<string, unknown>[] }>(
      `reports/laporan-eod?${new URLSearchParams({ tgl: TODAY })}`,
    )
    const part = expectStatus(eod, 200).rows.filter(row => row.bagian === 'Pembayaran')
    expect(part.map(({ uraian, masuk, saldo }) => [uraian, masuk, saldo])).toEqual([
      ['Saldo titipan', OF_BON, OF_BON],
      ['Tunai', CASH, CASH],
    ])
    const { bayar } = expectStatus(await cashier.get<{ bayar: object[] }>('ringkasan'), 200)
    expect(bayar).toEqual([
      { cara: 'SALDO', jumlah: OF_BON },
      { cara: 'TUNAI', jumlah: CASH },
    ])
  })

  test('is closed with the cash alone in the drawer', async () => {
    const inDrawer = KEPT + KEPT - 1_000_000 + CASH
    const closed = expectStatus(await closeDay(cashier, inDrawer), 201)
    expect(closed.laci).toEqual([{ laci: 'KASIR', buku: inDrawer, hitung: inDrawer, selisih: 0 }])
    const shown = expectStatus(
      await cashier.get<{ bayar: { cara: string; total: number }[] }>(`tutup-toko/${TODAY}`),
      200,
    )
    expect(shown.bayar.map(({ cara, total }) => [cara, total])).toEqual([
      ['SALDO', OF_BON],
      ['TUNAI', inDrawer],
    ])
  })
})
