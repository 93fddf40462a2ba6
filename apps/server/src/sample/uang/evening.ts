import type { SampleCaller } from '../caller.ts'
import type { StoreDay } from '../trade-day.ts'
import { type GesekCounter, giveCash } from './gesek-day.ts'
import { loadStatement } from './koran-day.ts'
import { type KurangCounter, shortPayments } from './kurang-day.ts'
import { type MoneyCounter, moneyDay } from './money-day.ts'
import { matchPayments } from './payment-day.ts'
import { settlePayments } from './settled-days.ts'

/** What a sample store keeps of its money from day to day. */
export interface MoneyCounters {
  readonly money: MoneyCounter
  readonly gesek: GesekCounter
  readonly kurang: KurangCounter
}

interface Crew {
  readonly cashier: SampleCaller
  readonly spv: SampleCaller
}

/** The money of a branch, once its customers have gone. */
export async function evening(
  { cashier, spv }: Crew,
  day: StoreDay,
  { money, gesek, kurang }: MoneyCounters,
  chain: { readonly start: string; readonly today: string },
): Promise<void> {
  await shortPayments(cashier, day, kurang, chain.today)
  await giveCash(cashier, day, gesek, chain.today)
  await matchPayments(spv, day, chain.today)
  await settlePayments(spv, day)
  await moneyDay(spv, day, money)
  await loadStatement(spv, day, chain)
}
