import { createHash, randomUUID } from 'node:crypto'
import { tunaiNaik } from '@kencana/domain/uang/tunai'
import { expectStatus, openShop, RING_PRICE, setBoard, takeIn } from '../penjualan/shop.ts'
import { closeDay } from '../races/race.ts'
import { type Caller, type TestApi, testApi } from '../sample-shop/api.ts'
import { meant } from '../sample-shop/meant.ts'

/** The last day of a month, and the first of the next. */
export const NOV = '2026-11-30'
export const DES = '2026-12-01'
/** Days of the two periods. */
export const MASA_NOV = { tgl_from: NOV, tgl_to: NOV }
export const MASA_DES = { tgl_from: DES, tgl_to: DES }
export const BAR_PRICE = 20_000_000

/** A trader whose nota says all of him, and one whose address nobody asked for. */
export const TRADER = {
  nama: 'CV Emas & Permata "Jaya" <Utama>',
  alamat: 'Jl. Pasar Baru 1, Jakarta',
  pajak: { jenis: 'PEDAGANG', npwp: '1234567890123456000003' },
}
export const HOMELESS = {
  nama: 'Toko Lain',
  telp: '0812 3456 7890',
  pajak: { jenis: 'PEDAGANG', npwp: '123456789012345' },
}
export const MAKER = {
  nama: 'PT Pabrik',
  alamat: 'Jl. Industri 9',
  pajak: { jenis: 'PABRIKAN', npwp: '9999999999999999' },
}

export interface TaxedShop {
  readonly api: TestApi
  readonly owner: Caller
  readonly kasir: Caller
  readonly spv: Caller
  /** Numbers of the sales of JKT. */
  readonly nota: Readonly<
    Record<'faktur' | 'tanpa' | 'mixed' | 'trader' | 'homeless' | 'maker' | 'batal' | 'des', string>
  >
}

/**
 * JKT sells in two months to end users, traders and a maker: rings with and without a tax invoice,
 * bars, one sale cancelled. BDG sells one ring.
 */
export async function taxedShop(): Promise<TaxedShop> {
  const api = await testApi({ tgl: NOV })
  const { owner, kasir } = await openShop(api, 1)
  const spv = await api.as('SPV-JKT')
  const bars = [{ kode_kadar: '999', harga_jual: 2_000_000, harga_beli: 1_900_000 }]
  expectStatus(await owner.post('harga-emas', { baris: bars }, { toko: 'JKT' }), 201)
  // bars of 999 permil are sold as bars here
  const nilai = { KADAR_BATANGAN: '999' }
  expectStatus(await owner.put('para-system', { nilai, modul: {}, toko: ['JKT'] }), 200)
  const faktur = await takeIn(owner, Array(8).fill({}))
  const [tanpa = '', other = ''] = await withoutInvoice(owner)
  const [bar = '', second = ''] = await takeIn(owner, Array(2).fill(BAR))
  const ring = () => faktur.pop() ?? ''
  const nota = {
    faktur: await sell(kasir, [ring()]),
    tanpa: await sell(kasir, [tanpa]),
    mixed: await sell(kasir, [ring(), other, bar]),
    trader: await sell(kasir, [ring(), ring(), second], { customer: TRADER }),
    homeless: await sell(kasir, [ring()], { customer: HOMELESS }),
    maker: await sell(kasir, [ring()], { customer: MAKER }),
    batal: await sell(kasir, [ring()], { customer: TRADER }),
  }
  await cancel(kasir, nota.batal)
  await setBoard(owner, 'BDG')
  const bdg = await api.as('KASIR-BDG')
  const [there = ''] = await takeIn(owner, [{}], 'BDG')
  await sell(bdg, [there], { kode_sales: 'NENG' })
  await api.goTo(DES)
  expectStatus(await closeDay(kasir, NOV), 201)
  await setBoard(owner)
  return { api, owner, kasir, spv, nota: { ...nota, des: await sell(kasir, [ring()]) } }
}

const BAR = {
  kode_dept: 'LM',
  kode_group: 'LM999',
  nama_barang: 'Batangan 10 gram',
  berat: 10,
  modal_rp: 19_000_000,
  ongkos_per_gram: 0,
}

/** Two rings of the owner's own, which came without a tax invoice. */
async function withoutInvoice(owner: Caller): Promise<string[]> {
  const ring = {
    nama_barang: 'Cincin Belah Rotan',
    kode_dept: 'CINCIN',
    kode_group: 'T750',
    kode_baki: 'A01',
    berat: 3.237,
    mode_harga: 'GRAM',
    ongkos_per_gram: 60_000,
    modal_rp: 4_900_000,
  }
  const body = { barang: [ring, ring] }
  const taken = await meant<{ barang: string[] }>(owner, 'barang/banyak', body, { toko: 'JKT' })
  return expectStatus(taken, 201).barang
}

/** Sells pieces for cash, at what the till shows; answers the number. */
export async function sell(
  kasir: Caller,
  barcodes: readonly string[],
  more: object = {},
): Promise<string> {
  const barang = barcodes.map(kode_barcode => ({ kode_barcode }))
  const body = { kode_sales: 'DEWI', barang, pembayaran: [], total: 0, ...more }
  const shown = await kasir.post<{ total: number }>('penjualan/pratinjau', body)
  const { total } = expectStatus(shown, 200)
  const sent = { ...body, total, pembayaran: [{ cara: 'TUNAI', jumlah: tunaiNaik(total) }] }
  const sold = await kasir.post<{ no_faktur_jual: string }>('penjualan', sent)
  return expectStatus(sold, 201).no_faktur_jual
}

async function cancel(kasir: Caller, nomor: string): Promise<void> {
  const body = { alasan: 'Pembeli urung' }
  const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST penjualan/${nomor}/batal`, body)
  expectStatus(await kasir.post(`penjualan/${nomor}/batal`, { ...body, otorisasi }), 201)
}

/** Books an amount on a tax account by a document that is no sale. */
export async function bookBeside(
  { api, kasir }: TaxedShop,
  jenis_akun: string,
  nomor_akun: string,
  rp: number,
): Promise<void> {
  const line = (baris: number, no: string, role: string, debit_rp: number, kredit_rp: number) => ({
    ...{ baris, nomor_akun: no, jenis_akun: role, debit_rp, kredit_rp, murni_ug: 0 },
  })
  const document = {
    ...{ barang: [], bayar: [], klaim: [], otorisasi: [], outbox: [], barang_baru: [] },
    jenis: 'TAMBAH_BARANG',
    awalan: 'TB',
    kunci_nomor: 'nomor',
    tgl: DES,
    pada: api.app.clock.now().toISOString(),
    dokumen: { isi: null },
    jurnal: [line(1, '2101', 'HUTANG_SUPPLIER', rp, 0), line(2, nomor_akun, jenis_akun, 0, rp)],
    tanpa_jurnal: false,
    jawaban: {},
  }
  await api.app.pool.query('select * from post($1, $2, $3, $4, $5::jsonb)', [
    createHash('sha256').update(kasir.token).digest(),
    'JKT',
    randomUUID(),
    Buffer.from(randomUUID()),
    JSON.stringify(document),
  ])
}

/** VAT of a ring that came with a tax invoice, and of one that did not. */
export const PPN = { faktur: 56_931, tanpa: 84_935, two: 113_863 } as const
export { RING_PRICE }
