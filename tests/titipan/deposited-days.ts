import { expectStatus } from '../penjualan/shop.ts'
import { closeDay, openDay } from '../races/race.ts'
import type { Caller, TestApi } from '../sample-shop/api.ts'

/** Whose money these tests keep. */
export const DEPOSITOR = {
  nama: 'Ibu Siti Rahmawati',
  telp: '0812 3456 7890',
  alamat: 'Jl. Cempaka Putih Tengah 12',
}
const OTHER = { nama: 'Bapak Hartono', telp: '0813 8821 0042' }

type Tender = Readonly<Record<string, string | number>>

const cash = (jumlah: number): Tender => ({ cara: 'TUNAI', jumlah })
const sumOf = (tenders: readonly Tender[]): number =>
  tenders.reduce((sum, { jumlah }) => sum + Number(jumlah), 0)

/** Takes a deposit; answers its number. */
export async function deposit(
  kasir: Caller,
  pembayaran: readonly Tender[] | number,
  more: object = {},
): Promise<string> {
  const tenders = typeof pembayaran === 'number' ? [cash(pembayaran)] : pembayaran
  const body = { customer: DEPOSITOR, pembayaran: tenders, total: sumOf(tenders), ...more }
  const answer = await kasir.post<{ no_titipan: string }>('titipan', body)
  return expectStatus(answer, 201).no_titipan
}

/** Adds cash to a deposit; answers the number of the document. */
export async function addCash(kasir: Caller, nomor: string, jumlah: number): Promise<string> {
  const body = { pembayaran: [cash(jumlah)], total: jumlah }
  const answer = await kasir.post<{ nomor: string }>(`titipan/${nomor}/tambah`, body)
  return expectStatus(answer, 201).nomor
}

/** A command that a supervisor approves. */
async function approved(kasir: Caller, path: string, more: object): Promise<Answered> {
  const body = { alasan: 'Permintaan pelanggan', ...more }
  const otorisasi = await kasir.grant('BATAL_TITIPAN', `POST ${path}`, body)
  return expectStatus(await kasir.post<Answered>(path, { ...body, otorisasi }), 201)
}

type Answered = Readonly<Record<string, string>>

/** Gives money back; answers the number of the document. */
export const giveBack = async (kasir: Caller, nomor: string, jumlah: number, cara = 'TUNAI') => {
  const pencairan = cara === 'TUNAI' ? { cara } : { cara, kode_bank: 'BCA' }
  return (await approved(kasir, `titipan/${nomor}/kembali`, { jumlah, pencairan })).nomor ?? ''
}

/** Moves money between two deposits; answers the number of the document. */
const move = async (kasir: Caller, dari: string, ke: string, jumlah: number) =>
  (await approved(kasir, 'pengalihan-saldo', { dari, ke, jumlah })).no_pengalihan ?? ''

/** Undoes the last document of a deposit; answers the number of the cancellation. */
export const undo = async (kasir: Caller, nomor: string) =>
  (await approved(kasir, `titipan/${nomor}/batal`, {})).no_batal ?? ''

/** Numbers of deposits and of their documents, by what became of them. */
export type DepositedDays = Readonly<
  Record<
    | 'buka'
    | 'tambah'
    | 'sebagian'
    | 'alih'
    | 'ke'
    | 'habis'
    | 'kembali'
    | 'batal'
    | 'urung'
    | 'tutup',
    string
  >
>

/**
 * Two days of deposits in JKT, the first one closed. What is left, and how:
 *
 * | deposit | came | went | left |
 * |---|---|---|---|
 * | buka | 2,000,000 cash; 500,000 more | 300,000 back | 2,200,000 |
 * | habis | 1,000,000 by transfer | all moved to ke | 0 |
 * | ke | 3,000,000 by card and cash; 1,000,000 moved in | 250,000 added and undone | 4,000,000 |
 * | kembali | 750,000 by QRIS | all back, by transfer | 0 |
 * | batal | 400,000 cash | undone on its day | 0 |
 */
export async function depositForDays(api: TestApi): Promise<DepositedDays> {
  const kasir = await api.as('KASIR-JKT')
  const buka = await deposit(kasir, 2_000_000, { kode_sales: 'DEWI', keterangan: 'Cincin' })
  const transfer = { cara: 'TRANSFER', jumlah: 1_000_000, kode_bank: 'BCA' }
  const habis = await deposit(kasir, [transfer], { customer: OTHER })
  const card = { cara: 'DEBIT', jumlah: 2_500_000, kode_bank: 'BCA', kartu_akhir: '4021' }
  const ke = await deposit(kasir, [card, cash(500_000)], { customer: OTHER, kode_sales: 'RINI' })
  const kembali = await deposit(kasir, [{ cara: 'QRIS', jumlah: 750_000 }])
  const batal = await deposit(kasir, 400_000)
  await undo(kasir, batal)
  const tutup = String(expectStatus(await closeDay(kasir, await openDay(kasir)), 201).no_tutup)
  const tambah = await addCash(kasir, buka, 500_000)
  const sebagian = await giveBack(kasir, buka, 300_000)
  const alih = await move(kasir, habis, ke, 1_000_000)
  await giveBack(kasir, kembali, 750_000, 'TRANSFER')
  await addCash(kasir, ke, 250_000)
  const urung = await undo(kasir, ke)
  return { buka, tambah, sebagian, alih, ke, habis, kembali, batal, urung, tutup }
}

/** What is left of all of them after those days. */
export const LEFT = 2_200_000 + 4_000_000
