import { daysBetween } from '@kencana/domain/calendar'
import type { SampleCaller } from '../caller.ts'
import { BORROWERS } from '../people.ts'
import type { Random } from '../random.ts'
import type { StoreDay } from '../trade-day.ts'
import { MONTHLY_TERMS, PLEDGES, sampleLicence } from './pawn-plan.ts'

/** A loan of the sample history, and what its borrower will do. */
interface SampleLoan {
  nomor: string
  tgl: string
  pokok: number
  /** Renewed first, then redeemed; `LEWAT`: never heard of again. */
  niat: 'TEBUS' | 'PERPANJANG' | 'LEWAT'
  /** Days after the loan on which the borrower comes; or the shop tells him that it is due. */
  hari: number
}

/** The pawn counter of a sample store; its chances are its own, so that sales stay as they are. */
export interface PawnCounter {
  readonly random: Random
  /** Loans that run, in the order in which they were written. */
  loans: SampleLoan[]
  /** Loans written so far. */
  written: number
  /** Loans of a month whose borrowers stay away, written so far. */
  lost: number
  /** Whether a pledge was sold already. */
  isSold: boolean
}

/** Lets a branch lend: its sample licence, and the terms of a month beside those of three. */
export async function openCounter(owner: SampleCaller, kode_toko: string): Promise<void> {
  await owner.put('para-system', { nilai: sampleLicence(kode_toko) })
  await owner.post('bunga-hutang', MONTHLY_TERMS)
}

type Task = () => Promise<string | undefined>

/** Who works at the counter: the cashier lends and redeems, the supervisor auctions and checks. */
export interface Crew {
  readonly owner: SampleCaller
  readonly cashier: SampleCaller
  readonly spv: SampleCaller
}

/** What comes to the pawn counter on a day, to be done one after another; each names a document. */
export function pawnTasks(crew: Crew, day: StoreDay, counter: PawnCounter): Task[] {
  const { random, loans } = counter
  const due = loans.filter(loan => daysBetween(loan.tgl, day.tgl) >= loan.hari)
  counter.loans = loans.filter(loan => !due.includes(loan))
  const loan = random.chance(70) ? [() => lend(crew, day, counter)] : []
  return [...due.map(one => () => settle(crew, day, counter, one)), ...loan]
}

/** The supervisor checks the day's documents with their packets. */
export async function checkPackets(who: SampleCaller, documents: readonly string[]): Promise<void> {
  for (const nomor of documents) await who.post('validasi-hutang', { nomor, hasil: 'SESUAI' })
}

interface Appraised {
  readonly taksiran: number
  readonly plafond: number
}

async function lend({ cashier }: Crew, day: StoreDay, counter: PawnCounter) {
  const { random } = counter
  const barang = Array.from({ length: random.pick([1, 1, 1, 2]) }, () => somePledge(random))
  const share = random.between(60, 100)
  const loan = { ...intention(day, counter), tgl: day.tgl }
  const seen = await cashier.post<Appraised>('hutang/taksir', { barang })
  const jumlah_hutang = Math.floor((seen.plafond * share) / 100 / STEP) * STEP
  if (jumlah_hutang === 0) return undefined
  const { no_faktur_hutang } = await cashier.post<{ no_faktur_hutang: string }>('hutang', {
    kode_sales: random.pick(day.sales),
    customer: random.pick(BORROWERS),
    barang,
    jumlah_hutang,
    metode: loan.bulanan ? 'BERTINGKAT' : 'HARIAN',
    taksiran: seen.taksiran,
    pencairan: payOut(day, jumlah_hutang),
    lokasi: `L${1 + (counter.written % 3)}-${String(counter.written + 1).padStart(2, '0')}`,
    tgl_system: day.tgl,
  })
  counter.written += 1
  counter.loans.push({ ...loan, nomor: no_faktur_hutang, pokok: jumlah_hutang })
  return no_faktur_hutang
}

const STEP = 50_000

/** Most come back within weeks, some renew; nobody comes for the first monthly loans. */
function intention({ kode_toko }: StoreDay, counter: PawnCounter) {
  const { random } = counter
  const bulanan = random.chance(40)
  const hari = random.between(4, bulanan ? 29 : 75)
  const stays = random.chance(22)
  const most = kode_toko === 'JKT' ? 3 : 2
  if (bulanan && counter.lost < most) {
    counter.lost += 1
    return { niat: 'LEWAT' as const, hari: DUE_AND_GRACE, bulanan }
  }
  return { niat: stays ? ('PERPANJANG' as const) : ('TEBUS' as const), hari, bulanan }
}

const DUE_AND_GRACE = MONTHLY_TERMS.jangka_hari + MONTHLY_TERMS.hari_tenggang + 1

async function settle(crew: Crew, day: StoreDay, counter: PawnCounter, loan: SampleLoan) {
  if (loan.niat === 'LEWAT') return overdue(crew, day, counter, loan)
  return loan.niat === 'PERPANJANG'
    ? renew(crew, day, counter, loan)
    : redeem(crew.cashier, day, loan)
}

async function redeem(cashier: SampleCaller, day: StoreDay, { nomor }: SampleLoan) {
  const { pelunasan } = await cashier.get<{ pelunasan: { total_bayar: number } }>(`hutang/${nomor}`)
  const { total_bayar } = pelunasan
  const body = { pembayaran: payIn(day, total_bayar), total_bayar, tgl_system: day.tgl }
  return (await cashier.post<{ no_tebus: string }>(`hutang/${nomor}/tebus`, body)).no_tebus
}

/** Half of those who renew pay a part of the principal, too. */
async function renew({ cashier }: Crew, day: StoreDay, counter: PawnCounter, loan: SampleLoan) {
  const { random } = counter
  const part = random.chance(50) ? random.between(60, 90) : 100
  const hari = random.between(5, 28)
  const pokok = Math.max(STEP, Math.floor((loan.pokok * part) / 100 / STEP) * STEP)
  const path = `hutang/${loan.nomor}/perpanjang`
  const asked = { jumlah_hutang: pokok }
  const { selisih } = await cashier.post<{ selisih: number }>(`${path}/pratinjau`, asked)
  const pembayaran = payIn(day, selisih)
  const body = { ...asked, selisih, pembayaran, tgl_system: day.tgl }
  const { no_faktur_hutang } = await cashier.post<{ no_faktur_hutang: string }>(path, body)
  counter.loans.push({ nomor: no_faktur_hutang, tgl: day.tgl, pokok, niat: 'TEBUS', hari })
  return no_faktur_hutang
}

/** The borrower is told; in Jakarta the first such pledge is sold, and what is left is owed. */
async function overdue(
  { spv, owner }: Crew,
  day: StoreDay,
  counter: PawnCounter,
  { nomor }: SampleLoan,
) {
  await spv.post(`hutang/${nomor}/pemberitahuan`, {
    cara: 'TELEPON',
    keterangan: 'Diminta datang paling lambat tiga hari lagi',
  })
  if (day.kode_toko !== 'JKT' || counter.isSold) return undefined
  counter.isSold = true
  const { taksiran } = await spv.get<{ taksiran: number }>(`hutang/${nomor}`)
  const hasil = Math.ceil(taksiran / STEP) * STEP
  const body = {
    hasil,
    biaya: 75_000,
    pembeli: 'Toko Mas Sinar Abadi',
    pembayaran: [{ cara: 'TRANSFER', jumlah: hasil, kode_bank: 'BCA' }],
    tgl_system: day.tgl,
  }
  const { no_lelang } = await spv.post<{ no_lelang: string }>(`hutang/${nomor}/lelang`, body)
  // The supervisor cannot check what is his own.
  await checkPackets(owner, [no_lelang])
  return undefined
}

function somePledge(random: Random) {
  const kind = random.pick(PLEDGES)
  const berat = random.between(...kind.berat) / 100
  return {
    nama_barang: kind.nama,
    kode_dept: kind.kode_dept,
    kode_kadar: random.pick(['375', '700', '750', '750', '916']),
    berat_kotor: Math.round((berat + random.between(0, 20) / 100) * 1_000) / 1_000,
    berat,
    kode_kondisi: random.pick(['UTUH', 'UTUH', 'UTUH', 'PENYOK', 'PUTUS']),
  }
}

/** Small loans in cash while the drawer has more; others to the customer's bank. */
function payOut(day: StoreDay, jumlah: number) {
  if (jumlah > CASH_MOST || jumlah >= day.cash) {
    return { cara: 'TRANSFER', kode_bank: 'BCA', no_rekening: '5270123456' }
  }
  day.cash -= jumlah
  return { cara: 'TUNAI' }
}

/** Cash goes to where there is some, so that whether a drawer is empty hangs on sales alone. */
function payIn(day: StoreDay, jumlah: number) {
  if (jumlah > CASH_MOST || day.cash === 0) return [{ cara: 'TRANSFER', jumlah, kode_bank: 'BCA' }]
  day.cash += jumlah
  return [{ cara: 'TUNAI', jumlah }]
}

const CASH_MOST = 3_000_000
