import { daysBetween } from '@kencana/domain/calendar'
import type { SampleCaller } from '../caller.ts'
import type { Random } from '../random.ts'
import type { StoreDay } from '../trade-day.ts'

/** People who ask a sample store for cash against their card; their chances are their own. */
export interface GesekCounter {
  readonly random: Random
}

/** Days before the last one on which somebody asks; acquirers have paid out all but the latest. */
const ASKED: Readonly<Record<string, readonly number[]>> = {
  JKT: [1, 5, 9, 17, 26, 38, 51],
  BDG: [2, 7, 9, 29, 44],
  SBY: [1, 6, 8, 21, 35, 50],
}

/** A drawer keeps this much for its own customers. */
const LEAST = 500_000
const STEP = 50_000
/** What is kept of what was swiped, rounded up so that the rest can be counted out. */
const FEE_PERMIL = 15
const FEE_STEP = 5_000

const HOLDERS = ['Ibu Wulandari', 'Bapak Suryadi', 'Ibu Tjandra', 'Bapak Effendi'] as const

/** Cash out of the drawer against a debit card: a small sum, regulars without a fee. */
export async function giveCash(
  cashier: SampleCaller,
  day: StoreDay,
  { random }: GesekCounter,
  today: string,
): Promise<void> {
  if (!ASKED[day.kode_toko]?.includes(daysBetween(day.tgl, today))) return
  const jumlah = random.between(6, 20) * STEP
  const biaya = random.chance(30)
    ? 0
    : Math.ceil((jumlah * FEE_PERMIL) / 1000 / FEE_STEP) * FEE_STEP
  const tunai = jumlah - biaya
  const card = {
    kode_bank: random.pick(['BCA', 'BRI', 'MANDIRI']),
    kartu_akhir: String(random.between(1_000, 9_999)),
    kode_setuju: `A${String(random.between(10_000, 99_999))}`,
    nama_customer: random.pick(HOLDERS),
  }
  if (day.cash - tunai < LEAST) return
  await cashier.post('gesek-tunai', {
    kartu: 'DEBIT',
    ...card,
    jumlah,
    tunai,
    keterangan: biaya === 0 ? '' : 'Biaya 1,5 % disetujui pelanggan',
    tgl_system: day.tgl,
  })
  day.cash -= tunai
}
