import { addDays, daysBetween } from '@kencana/domain/calendar'
import type { SampleCaller } from '../caller.ts'
import type { Random } from '../random.ts'
import type { StoreDay } from '../trade-day.ts'

/** How a short payment ends: paid in part or whole after some days, or owed still. */
interface Ending {
  /** Days before the last one on which it is written down. */
  readonly sebelum: number
  readonly dibayar: 'LUNAS' | 'SEBAGIAN' | 'BELUM'
  /** Days after it was written down on which its customer comes. */
  readonly hari: number
}

interface Owed extends Ending {
  readonly nomor: string
  readonly tgl: string
  readonly jumlah: number
}

/** Short payments of a sample store; their chances are their own. */
export interface KurangCounter {
  readonly random: Random
  /** Sales of the day that stand, in their order. */
  readonly notas: string[]
  /** How many of the plan were written down. */
  written: number
  /** Those whose customer still comes, in the order in which they were written down. */
  owed: readonly Owed[]
}

const whole = (sebelum: number, hari: number): Ending => ({ sebelum, dibayar: 'LUNAS', hari })
const part = (sebelum: number, hari: number): Ending => ({ sebelum, dibayar: 'SEBAGIAN', hari })
const open = (sebelum: number): Ending => ({ sebelum, dibayar: 'BELUM', hari: 0 })

/** What is short over the sample's days; in Bandung everybody has paid by the end. */
const PLAN: Readonly<Record<string, readonly Ending[]>> = {
  JKT: [whole(41, 6), whole(9, 3), part(7, 2), open(4)],
  BDG: [whole(33, 5), whole(9, 2)],
  SBY: [whole(27, 4), part(9, 3), open(5)],
}

/** Who came back, and what the count of the evening found short of the day's cash. */
export async function shortPayments(
  cashier: SampleCaller,
  day: StoreDay,
  counter: KurangCounter,
  today: string,
): Promise<void> {
  const notas = counter.notas.splice(0)
  const due = counter.owed.filter(({ tgl, hari }) => daysBetween(tgl, day.tgl) >= hari)
  counter.owed = counter.owed.filter(one => !due.includes(one))
  for (const one of due) await pay(cashier, day, counter.random, one)
  const next = PLAN[day.kode_toko]?.[counter.written]
  if (next === undefined || daysBetween(day.tgl, today) > next.sebelum) return
  // without a sale in cash on that day it is one of the next
  const found = await shortNota(cashier, notas)
  if (found !== undefined) await writeDown(cashier, day, counter, { ...found, ending: next })
}

interface Nota {
  readonly no_faktur_jual: string
  readonly nama_customer: string | null
  readonly telp_customer: string | null
  /** What was paid in cash. */
  readonly tunai: number
}

/** Less cash than this is counted before the customer goes. */
const TUNAI_LEAST = 500_000

async function shortNota(
  cashier: SampleCaller,
  notas: readonly string[],
): Promise<Nota | undefined> {
  for (const nomor of notas) {
    const nota = await cashier.get<Nota>(`nota-kurang-bayar/${nomor}`)
    if (nota.tunai >= TUNAI_LEAST) return nota
  }
  return undefined
}

const BUYERS = [
  ['Ibu Kusuma', '081299900301'],
  ['Bapak Darmawan', '081299900302'],
] as const
const NOTES = [50_000, 100_000, 150_000, 200_000] as const
const PROMISED = 7

/** With a grant of the supervisor; the drawer never had what is owed. */
async function writeDown(
  cashier: SampleCaller,
  day: StoreDay,
  counter: KurangCounter,
  { no_faktur_jual, nama_customer, telp_customer, ending }: Nota & { readonly ending: Ending },
): Promise<void> {
  const [nama, telp] = counter.random.pick(BUYERS)
  const jumlah = counter.random.pick(NOTES)
  if (jumlah >= day.cash) return
  const body = {
    no_faktur_jual,
    nama: nama_customer ?? nama,
    telp: telp_customer ?? telp,
    jumlah,
    tgl_janji: addDays(day.tgl, PROMISED),
    alasan: 'Uang kurang saat dihitung sore, pelanggan mengaku',
    tgl_system: day.tgl,
  }
  const otorisasi = await cashier.grant('KURANG_BAYAR', 'POST piutang-penjualan', body)
  const { no_kurang_bayar } = await cashier.post<{ no_kurang_bayar: string }>('piutang-penjualan', {
    ...body,
    otorisasi,
  })
  day.cash -= jumlah
  counter.written += 1
  if (ending.dibayar === 'BELUM') return
  counter.owed = [...counter.owed, { ...ending, nomor: no_kurang_bayar, tgl: day.tgl, jumlah }]
}

async function pay(
  cashier: SampleCaller,
  day: StoreDay,
  random: Random,
  { nomor, jumlah, dibayar }: Owed,
): Promise<void> {
  const total = dibayar === 'LUNAS' ? jumlah : jumlah / 2
  // cash goes to where there is some, so that whether a drawer is empty hangs on sales alone
  const inCash = random.chance(60) && day.cash > 0
  const cara = inCash ? { cara: 'TUNAI' } : { cara: 'TRANSFER', kode_bank: 'BCA' }
  await cashier.post(`piutang-penjualan/${nomor}/bayar`, {
    pembayaran: [{ ...cara, jumlah: total }],
    total,
    tgl_system: day.tgl,
  })
  if (inCash) day.cash += total
}
