import { expectStatus } from '../penjualan/shop.ts'
import type { Answer, Caller } from '../sample-shop/api.ts'
import type { Attempt } from './race.ts'

/** A command that is ready: everything slow was done, calling it sends it. */
export type Ready = () => Promise<Attempt>

/** Two things wanted of one loan at once. */
export interface Rival {
  readonly name: string
  /** Whether the loan must be due before it is raced. */
  readonly isDue?: true
  /** What the redeemed one and its rival may leave the loan as. */
  readonly ends: readonly [redeemed: string, rival: string]
}

/** A pawn counter: the product's through HTTP, or a naive one to see the test go red. */
export interface Pawn {
  prepare(rival: Rival, loan: string): Promise<readonly [Ready, Ready]>
  statusOf(loan: string): Promise<string>
}

/** Principal of the loans of these tests, and what they are lent upon. */
export const PRINCIPAL = 2_000_000
const PLEDGE = {
  nama_barang: 'Gelang Keroncong',
  kode_kadar: '750',
  berat: 5,
  kode_kondisi: 'UTUH',
}

/** Who borrows in these tests. */
export const BORROWER = {
  nama: 'Sri Wahyuni',
  alamat: 'Jl. Kemuning No. 4',
  telp: '081234500011',
  no_identitas: '3171045607890004',
}

/** A loan as it stands, with what it costs today while it is open. */
export interface Loan {
  readonly no_faktur_hutang: string
  readonly status: string
  readonly versi: number
  readonly no_penerus: string | null
  readonly jumlah_hutang: number
  readonly pelunasan: { readonly bunga_pinjam: number; readonly total_bayar: number } | null
}

/** Terms of the loans that are due a day later; by another method, so that the usual one stays. */
const SHORT_TERMS = {
  kode_bunga: 'PENDEK',
  nama_bunga: 'Satu hari',
  metode: 'BLOK_15',
  pokok_dari: 1,
  pokok_sampai: 1_000_000_000,
  bunga_permil: 30,
  bunga_awal_permil: null,
  hari_awal: null,
  hari_minimal: 1,
  jangka_hari: 1,
  hari_tenggang: 0,
  denda_permil: 30,
  hitung_hari_pertama: false,
}

/** Gives a store a licence to lend. */
export async function letLend(owner: Caller, toko: string): Promise<void> {
  const nilai = { IZIN_GADAI_NOMOR: 'UJI-1', IZIN_GADAI_LINGKUP: 'DKI Jakarta', LACI_MINUS: 'YA' }
  taken(await owner.put('para-system', { nilai, modul: {}, toko: [toko] }, { toko }))
}

/** Lets a store lend: its licence, and terms by which a loan is soon due. */
export async function openPawn(owner: Caller, toko = 'JKT'): Promise<void> {
  await letLend(owner, toko)
  const made = await owner.post('bunga-hutang', SHORT_TERMS, { toko })
  // The terms stay: another test on the same shop may have made them.
  if (made.body.code !== 'SUDAH_ADA') taken(made)
}

function taken<T>(answer: Answer<T>): T {
  if (answer.status >= 300) throw new Error(answer.text)
  return answer.body
}

/** Appraised value of the pledge, as the counter sees it before it lends. */
export async function appraisal(cashier: Caller): Promise<number> {
  const body = { barang: [PLEDGE], jumlah_hutang: PRINCIPAL }
  return taken(await cashier.post<{ taksiran: number }>('hutang/taksir', body)).taksiran
}

/** Body that writes a loan of the principal, paid out in cash. */
export const loanBody = (taksiran: number) => ({
  kode_sales: 'DEWI',
  customer: BORROWER,
  barang: [PLEDGE],
  jumlah_hutang: PRINCIPAL,
  taksiran,
  pencairan: { cara: 'TUNAI' },
})

/** Writes a loan and answers its number; `metode` BLOK_15 is due the day after. */
export async function lend(
  cashier: Caller,
  taksiran: number,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const body = { ...loanBody(taksiran), ...more }
  const answer = await cashier.post<{ no_faktur_hutang: string }>('hutang', body)
  return taken(answer).no_faktur_hutang
}

export const loanOf = async (caller: Caller, nomor: string): Promise<Loan> =>
  taken(await caller.get<Loan>(`hutang/${nomor}`))

/** Body that redeems a loan today, all in cash. */
export async function redemption(caller: Caller, nomor: string) {
  const total_bayar = (await loanOf(caller, nomor)).pelunasan?.total_bayar ?? 0
  return { pembayaran: [{ cara: 'TUNAI', jumlah: total_bayar }], total_bayar }
}

/** Body that renews a loan with another principal; the customer pays the difference in cash. */
export async function renewal(caller: Caller, nomor: string, jumlah_hutang: number) {
  const path = `hutang/${nomor}/perpanjang/pratinjau`
  const { selisih } = taken(await caller.post<{ selisih: number }>(path, { jumlah_hutang }))
  const money =
    selisih > 0
      ? { pembayaran: [{ cara: 'TUNAI', jumlah: selisih }] }
      : { pencairan: { cara: 'TUNAI' } }
  return { jumlah_hutang, selisih, ...money }
}

/** Body of an auction that leaves the customer a surplus. */
export const AUCTION = {
  hasil: 7_000_000,
  biaya: 50_000,
  pembeli: 'Toko Mas Sinar',
  // Who buys hundreds of pledges in one day is asked for a card.
  identitas: { no_identitas: '3171010101017777' },
  pembayaran: [{ cara: 'TUNAI', jumlah: 7_000_000 }],
}

/** Keeps that the customer was told; an auction wants it. */
export const tell = async (caller: Caller, nomor: string): Promise<unknown> =>
  taken(await caller.post(`hutang/${nomor}/pemberitahuan`, { cara: 'TELEPON' }))

/** Undoes a loan's document with a supervisor's grant; everything slow is done before. */
export async function undoing(cashier: Caller, nomor: string, what: 'batal' | 'batal-lunas') {
  const path = `hutang/${nomor}/${what}`
  const alasan = 'Salah tulis'
  const otorisasi = await cashier.grant('BATAL_HUTANG_LUNAS', `POST ${path}`, { alasan })
  return () => cashier.post<{ no_batal: string; code?: string }>(path, { alasan, otorisasi })
}

/** A loan that is open and one that was redeemed, their papers printed once. */
export async function printedLoans(owner: Caller, cashier: Caller) {
  await letLend(owner, 'JKT')
  const taksiran = await appraisal(cashier)
  const [open, redeemed] = [await lend(cashier, taksiran), await lend(cashier, taksiran)]
  const paid = await cashier.post(`hutang/${redeemed}/tebus`, await redemption(cashier, redeemed))
  expectStatus(paid, 201)
  expectStatus(await cashier.post(`hutang/${open}/surat`, {}), 200)
  expectStatus(await cashier.post(`hutang/${redeemed}/kwitansi`, {}), 200)
  return { open, redeemed }
}
