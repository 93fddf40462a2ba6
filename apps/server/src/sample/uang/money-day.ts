import type { SampleCaller } from '../caller.ts'
import type { Random } from '../random.ts'
import type { StoreDay } from '../trade-day.ts'

/** Money of a sample store that moves by itself; its chances are its own. */
export interface MoneyCounter {
  readonly random: Random
}

type Expense = readonly [kode: string, keterangan: string, low: number, high: number]

/** What is paid out of a drawer, in thousands of rupiah. */
const EXPENSES: readonly Expense[] = [
  ['LISTRIK', 'Token listrik', 250, 900],
  ['PERLENGKAPAN', 'Kertas nota dan kantong', 30, 180],
  ['LAIN', 'Makan siang karyawan', 80, 240],
  ['LAIN', 'Ojek ke bank', 15, 60],
]

/** A drawer keeps so much for the next morning; what is above goes to the bank. */
const KEPT = 50_000_000
const STEP = 1_000_000
/** Cash is not spent on expenses below this. */
const LEAST = 1_500_000
/** A branch sends money on every so many days, less than it has in its account. */
const SENDING_EACH = 4
const PAYDAY = '-25'
const SENT: readonly number[] = [10_000_000, 15_000_000, 20_000_000, 25_000_000]

/** Expenses of a day, what is taken to the bank, and what is sent to head office. */
export async function moneyDay(
  spv: SampleCaller,
  day: StoreDay,
  { random }: MoneyCounter,
): Promise<void> {
  const account = await accountOf(spv)
  if (random.chance(40)) await spend(spv, day, random)
  const over = Math.floor((day.cash - KEPT) / STEP) * STEP
  if (over > 0) await toBank(spv, day, over, account)
  if (day.tgl.endsWith(PAYDAY)) await paySalaries(spv, day, random, account)
  if (Number(day.tgl.slice(-2)) % SENDING_EACH !== 0) return
  await spv.post('kirim-uang', {
    asal: account.kode_bank,
    asal_rekening: account.no_rekening,
    jumlah_rp: random.pick(SENT),
    keterangan: 'Setoran ke pusat',
    tgl_system: day.tgl,
  })
}

async function spend(spv: SampleCaller, day: StoreDay, random: Random): Promise<void> {
  const [kode_transaksi, keterangan, low, high] = random.pick(EXPENSES)
  const jumlah = random.between(low, high) * 1_000
  if (day.cash - jumlah < LEAST) return
  await spv.post('uang-kas', { kode_transaksi, jumlah, keterangan, tgl_system: day.tgl })
  day.cash -= jumlah
}

/** Salaries of a month, out of the account. */
async function paySalaries(
  spv: SampleCaller,
  day: StoreDay,
  random: Random,
  account: Account,
): Promise<void> {
  const body = {
    ...account,
    kode_transaksi: 'GAJI',
    jumlah: random.between(18, 26) * 1_000_000,
    keterangan: 'Gaji karyawan',
    tgl_system: day.tgl,
  }
  const otorisasi = await spv.grant('UANG_KELUAR', 'POST uang-bank', body)
  await spv.post('uang-bank', { ...body, otorisasi })
}

interface Account {
  readonly kode_bank: string
  readonly no_rekening: string
}

async function accountOf(who: SampleCaller): Promise<Account> {
  const [account] = await who.get<Account[]>('rekenings')
  if (account === undefined) throw new Error('a sample store without an account')
  return { kode_bank: account.kode_bank, no_rekening: account.no_rekening }
}

async function toBank(
  spv: SampleCaller,
  day: StoreDay,
  jumlah: number,
  { kode_bank, no_rekening }: Account,
): Promise<void> {
  await spv.post('cash/mutasi-uang-cash', {
    asal: 'CASH',
    asal_rekening: '',
    tujuan: kode_bank,
    tujuan_rekening: no_rekening,
    jumlah,
    keterangan: 'Setor tunai sore',
    kategori: 'SETOR-TARIK',
    tgl_system: day.tgl,
  })
  day.cash -= jumlah
}

interface Coming {
  readonly data: readonly { readonly no_reff: string; readonly tgl_system: string }[]
}

/** Head office finds on its statement what branches sent the day before. */
export async function receiveMoney(owner: SampleCaller, day: StoreDay): Promise<void> {
  const { kode_bank, no_rekening } = await accountOf(owner)
  const { data } = await owner.get<Coming>('kirim-uang-history?arah=MASUK&status=OPEN&limit=200')
  const due = data.filter(({ tgl_system }) => tgl_system < day.tgl)
  for (const { no_reff } of due.toSorted((a, b) => (a.no_reff < b.no_reff ? -1 : 1))) {
    await owner.post(`kirim-uang/${no_reff}/reception`, {
      ke: kode_bank,
      ke_rekening: no_rekening,
      tgl_system: day.tgl,
    })
  }
}
