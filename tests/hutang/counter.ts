import { addDays } from '@kencana/domain/calendar'
import pg from 'pg'
import { rows, type Sql } from '../../apps/server/src/platform/sql.ts'
import { inStore } from '../../apps/server/src/platform/transaction.ts'
import type { Answer, Caller, TestApi } from '../sample-shop/api.ts'
import { meant } from '../sample-shop/meant.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'

/** Board prices of the pawn counter, rupiah per gram; 5 g of 700 are worth the peer's 2,250,000. */
const BOARD = { '375': 240_000, '420': 270_000, '700': 450_000, '750': 500_000 } as const

export interface Problem {
  readonly code: string
  readonly facts: Record<string, string>
  readonly errors?: Record<string, string>
}

/** The answer's body; fails with its text when the status is another one. */
export function expectStatus<T>(answer: Answer<T>, status: number): T {
  if (answer.status !== status) throw new Error(`${answer.status}, not ${status}: ${answer.text}`)
  return answer.body
}

/** Changes settings of a store. */
export async function set(owner: Caller, nilai: Record<string, string>, toko = 'JKT') {
  expectStatus(await owner.put('para-system', { nilai, modul: {}, toko: [toko] }, { toko }), 200)
}

export const LICENCE = {
  IZIN_GADAI_NOMOR: 'KEP-77/KO.12/2025',
  IZIN_GADAI_LINGKUP: 'DKI Jakarta',
  IZIN_GADAI_SAMPAI: '2027-12-31',
}

/** A store that lends by the board, with a licence and a drawer of its own for pawn. */
export async function openCounter(api: TestApi, toko = 'JKT') {
  const owner = await api.as('OWNER')
  const baris = Object.entries(BOARD).map(([kode_kadar, harga_jual]) => ({
    kode_kadar,
    harga_jual,
    harga_beli: harga_jual - 60_000,
  }))
  expectStatus(await meant(owner, 'harga-emas', { baris }, { toko }), 201)
  await set(owner, { ...LICENCE, HUTANG_POKOK: 'HARGA_EMAS', LACI: 'KASIR,RR', ...UNCOUNTED }, toko)
  return { owner, kasir: await api.as(`KASIR-${toko}`), spv: await api.as(`SPV-${toko}`) }
}

/** Goods of the worked figures: 5 g of 700, appraised at 2,250,000, ceiling 1,575,000. */
export const BANGLE = {
  nama_barang: 'Gelang Keroncong',
  kode_dept: 'GELANG',
  kode_kadar: '700',
  berat: 5,
  kode_kondisi: 'UTUH',
}

export const BORROWER = {
  nama: 'Siti Aminah',
  alamat: 'Jl. Kwitang No. 9, Senen',
  telp: '0812 9000 1122',
  jenis_identitas: 'KTP',
  no_identitas: '3171046508900002',
}

/** Body of the worked loan. */
export const loanBody = (more: object = {}) => ({
  kode_sales: 'DEWI',
  customer: BORROWER,
  barang: [BANGLE],
  jumlah_hutang: 1_575_000,
  taksiran: 2_250_000,
  pencairan: { cara: 'TUNAI' },
  ...more,
})

export interface Written {
  readonly no_faktur_hutang: string
  readonly tgl_system: string
  readonly jumlah_hutang: number
  readonly tgl_jatuh_tempo: string
}

/** Writes a loan and answers its number. */
export async function lend(kasir: Caller, more: object = {}): Promise<string> {
  const answer = await kasir.post<Written>('hutang', loanBody(more))
  return expectStatus(answer, 201).no_faktur_hutang
}

/** What the customer of a loan is sent of it. */
export async function sentOf(caller: Caller, no_faktur_hutang: string): Promise<string> {
  const answer = await caller.post<{ template_wa: string }>('hutang/get/bynota/single', {
    no_faktur_hutang,
  })
  return expectStatus(answer, 200).template_wa
}

/** Body of a redemption paid in cash. */
export const inCash = (total_bayar: number, more: object = {}) => ({
  total_bayar,
  pembayaran: [{ cara: 'TUNAI', jumlah: total_bayar }],
  ...more,
})

/** Lets so many days pass and closes the store then; answers the day that is open now. */
export async function closeDays(api: TestApi, kasir: Caller, days: number): Promise<string> {
  const tgl_system = await today(kasir)
  await api.goTo(addDays(tgl_system, days))
  const hitungan = ['KASIR', 'RR'].map(laci => ({ laci, pecahan: {} }))
  const body = { tgl_system, hitungan, tetap_tutup: true }
  const closed = await kasir.post<{ tgl_berikut: string }>('tutup-toko', body)
  return expectStatus(closed, 201).tgl_berikut
}

const today = async (kasir: Caller): Promise<string> =>
  (await kasir.get<{ tgl_system: string }>('tutup-toko')).body.tgl_system

/** Rows of a store, read past the API. */
export const read = (api: TestApi, query: Sql, toko = 'JKT') =>
  inStore(api.app.pool, toko, db => rows<Record<string, unknown>>(db, query))

/** Runs a statement as the database's owner, for what no call can bring about. */
export async function asAdmin(api: TestApi, text: string): Promise<void> {
  const admin = new pg.Client({ connectionString: api.database.adminUrl })
  await admin.connect()
  try {
    await admin.query(text)
  } finally {
    await admin.end()
  }
}
