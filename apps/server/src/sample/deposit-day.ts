import { daysBetween } from '@kencana/domain/calendar'
import type { SampleCaller } from './caller.ts'
import { DEPOSITORS } from './people.ts'
import type { Random } from './random.ts'
import type { Spent, StoreDay } from './trade-day.ts'

/** What the customer of a deposit does next; `SIMPAN`: the money stays with the shop. */
type Plan = 'TAMBAH' | 'SEBAGIAN' | 'AMBIL' | 'ALIH' | 'SIMPAN'

/** A deposit of the sample history that its customer will come back for. */
interface SampleDeposit {
  readonly nomor: string
  /** Telephone of its customer. */
  readonly telp: string
  readonly tgl: string
  saldo: number
  plan: Plan
  /** Days after the deposit on which the customer comes. */
  hari: number
}

/** Deposits of a sample store; their chances are their own, so that its sales stay as they are. */
export interface DepositCounter {
  readonly random: Random
  /** Deposits with money in them, in the order in which they were taken. */
  open: SampleDeposit[]
}

type Task = () => Promise<undefined>

/** What comes to the counter for a deposit on a day, to be done one after another. */
export function depositTasks(
  cashier: SampleCaller,
  day: StoreDay,
  counter: DepositCounter,
): Task[] {
  const { random, open } = counter
  const due = open.filter(
    ({ plan, tgl, hari }) => plan !== 'SIMPAN' && daysBetween(tgl, day.tgl) >= hari,
  )
  const fresh = random.chance(30) ? [() => take(cashier, day, counter)] : []
  return [...due.map(one => () => comeBack(cashier, day, counter, one)), ...fresh]
}

/** Money is left for a piece that is looked for; few change their mind before the day is over. */
async function take(cashier: SampleCaller, day: StoreDay, counter: DepositCounter) {
  const { random } = counter
  const total = random.between(4, 60) * STEP
  const customer = random.pick(DEPOSITORS)
  const keterangan = random.pick(['Untuk cincin kawin', 'Untuk kalung anak', 'Menunggu model baru'])
  const plan = random.pick(PLANS)
  const hari = random.between(2, 21)
  const regrets = random.chance(10)
  const pembayaran = payIn(random, day, total)
  const { no_titipan } = await cashier.post<{ no_titipan: string }>('titipan', {
    kode_sales: random.pick(day.sales),
    customer,
    pembayaran,
    total,
    keterangan,
    tgl_system: day.tgl,
  })
  if (!regrets) {
    counter.open.push({
      nomor: no_titipan,
      telp: customer.telp,
      tgl: day.tgl,
      saldo: total,
      plan,
      hari,
    })
    return undefined
  }
  await approved(cashier, `titipan/${no_titipan}/batal`, { alasan: 'Pelanggan urung menitip' })
  day.cash -= cashOf(pembayaran)
  return undefined
}

const STEP = 50_000
const PLANS: readonly Plan[] = ['TAMBAH', 'TAMBAH', 'SEBAGIAN', 'AMBIL', 'ALIH', 'SIMPAN', 'SIMPAN']

const NOTHING_SPENT: Spent = { tender: [], jumlah: 0, settle: () => undefined }

/** Whoever left money and buys now pays out of it, as far as it goes; some keep it for later. */
export function spendOn(counter: DepositCounter, telp: string | undefined, total: number): Spent {
  const one = counter.open.find(bon => bon.telp === telp && bon.plan === 'SIMPAN')
  if (one === undefined || !counter.random.chance(60)) return NOTHING_SPENT
  const jumlah = Math.min(one.saldo, total)
  return {
    tender: [{ cara: 'SALDO', jumlah, no_bon: one.nomor }],
    jumlah,
    settle: () => {
      one.saldo -= jumlah
      counter.open = counter.open.filter(({ saldo }) => saldo > 0)
    },
  }
}

/** The customer comes back once; what is then left stays, until a sale takes it. */
async function comeBack(
  cashier: SampleCaller,
  day: StoreDay,
  counter: DepositCounter,
  one: SampleDeposit,
) {
  const { random } = counter
  const { plan } = one
  one.plan = 'SIMPAN'
  if (plan === 'TAMBAH') await add(cashier, day, random, one)
  if (plan === 'SEBAGIAN') await giveBack(cashier, day, one, half(one.saldo))
  if (plan === 'AMBIL') await giveBack(cashier, day, one, one.saldo)
  if (plan === 'ALIH') await move(cashier, day, one, counter.open)
  counter.open = counter.open.filter(({ saldo }) => saldo > 0)
  return undefined
}

const half = (amount: number): number => Math.floor(amount / 2 / STEP) * STEP

async function add(cashier: SampleCaller, day: StoreDay, random: Random, one: SampleDeposit) {
  const total = random.between(2, 20) * STEP
  const pembayaran = payIn(random, day, total)
  const body = { pembayaran, total, tgl_system: day.tgl }
  await cashier.post(`titipan/${one.nomor}/tambah`, body)
  one.saldo += total
}

async function giveBack(cashier: SampleCaller, day: StoreDay, one: SampleDeposit, jumlah: number) {
  const inCash = jumlah <= CASH_MOST && jumlah < day.cash
  const pencairan = inCash
    ? { cara: 'TUNAI' }
    : { cara: 'TRANSFER', kode_bank: 'BCA', no_rekening: '5270123456' }
  const alasan = 'Pelanggan minta uangnya kembali'
  await approved(cashier, `titipan/${one.nomor}/kembali`, { alasan, jumlah, pencairan })
  one.saldo -= jumlah
  if (inCash) day.cash -= jumlah
}

/** All of it goes to the oldest other deposit; alone in the shop, it stays where it is. */
async function move(
  cashier: SampleCaller,
  day: StoreDay,
  one: SampleDeposit,
  open: readonly SampleDeposit[],
) {
  const other = open.find(({ nomor }) => nomor !== one.nomor)
  if (other === undefined) return
  const jumlah = one.saldo
  const body = { alasan: 'Satu keluarga', dari: one.nomor, ke: other.nomor, jumlah }
  await approved(cashier, 'pengalihan-saldo', { ...body, tgl_system: day.tgl })
  one.saldo = 0
  other.saldo += jumlah
}

async function approved(cashier: SampleCaller, path: string, body: object): Promise<void> {
  const otorisasi = await cashier.grant('BATAL_TITIPAN', `POST ${path}`, body)
  await cashier.post(path, { ...body, otorisasi })
}

interface Tender {
  readonly cara: string
  readonly jumlah: number
  readonly kode_bank?: string
  readonly kartu_akhir?: string
}

/** Cash goes to where there is some, so that whether a drawer is empty hangs on sales alone. */
function payIn(random: Random, day: StoreDay, jumlah: number): Tender[] {
  const kind = random.between(1, 100)
  if (kind <= 50 && jumlah <= CASH_MOST && day.cash > 0) {
    day.cash += jumlah
    return [{ cara: 'TUNAI', jumlah }]
  }
  if (kind <= 75) return [{ cara: 'DEBIT', jumlah, kode_bank: 'BCA', kartu_akhir: '4021' }]
  return [{ cara: 'TRANSFER', jumlah, kode_bank: 'BCA' }]
}

const CASH_MOST = 2_000_000

const cashOf = (pembayaran: readonly Tender[]): number =>
  pembayaran.filter(({ cara }) => cara === 'TUNAI').reduce((sum, { jumlah }) => sum + jumlah, 0)
