import type { CaraBayar, CaraTender } from '@kencana/domain/cart'
import { tunaiNaik } from '@kencana/domain/uang/tunai'

/** What was handed over in one way, as it is typed; empty texts are nothing. */
export interface CartTender {
  readonly id: number
  readonly cara: CaraTender
  readonly jumlah: number
  readonly kode_bank: string
  readonly no_rekening: string
  readonly kartu_akhir: string
  readonly kode_setuju: string
  /** Pays whatever is left: its amount follows a changed total until another one is typed. */
  readonly pas?: boolean
  /** The deposit that pays, as it stood when it was chosen. */
  readonly bon?: SpentBon
}

/** A deposit to pay out of. */
export interface SpentBon {
  readonly no_bon: string
  readonly nama: string
  readonly saldo: number
}

export type TenderAction =
  | { readonly type: 'pay'; readonly cara: CaraBayar; readonly jumlah: number }
  | { readonly type: 'spend'; readonly bon: SpentBon; readonly due: number }
  | {
      readonly type: 'tender'
      readonly id: number
      readonly change: Partial<Omit<CartTender, 'id' | 'cara'>>
    }
  | { readonly type: 'unpay'; readonly id: number }

/** The tenders after an action. */
export function tendersAfter(
  tenders: readonly CartTender[],
  action: TenderAction,
): readonly CartTender[] {
  switch (action.type) {
    case 'pay':
      return paid(tenders, action.cara, action.jumlah)
    case 'spend':
      return spent(tenders, action.bon, action.due)
    case 'tender':
      return tenders.map(t => (t.id === action.id ? changed(t, action.change) : t))
    case 'unpay':
      return tenders.filter(t => t.id !== action.id)
  }
}

function changed(tender: CartTender, change: Partial<CartTender>): CartTender {
  const pas = change.pas ?? (change.jumlah === undefined && tender.pas === true)
  return { ...tender, ...change, pas }
}

/** The tenders with the one that pays the rest set to what is left of an amount now. */
export function following(tenders: readonly CartTender[], due: number): readonly CartTender[] {
  const exact = tenders.find(tender => tender.pas === true)
  if (exact === undefined) return tenders
  const others = tenders.reduce((sum, t) => (t === exact ? sum : sum + t.jumlah), 0)
  const rest = Math.max(0, due - others)
  const jumlah = exact.bon ? Math.min(exact.bon.saldo, rest) : handed(exact.cara, rest)
  if (jumlah === exact.jumlah) return tenders
  return tenders.map(t => (t === exact ? { ...t, jumlah } : t))
}

/** What is handed over for an amount: cash is what coins make, all else is to the rupiah. */
const handed = (cara: CaraTender, jumlah: number): number =>
  cara === 'TUNAI' ? tunaiNaik(jumlah) : jumlah

/** Cash adds up in one row; every card, transfer or code is a row of its own. */
function paid(tenders: readonly CartTender[], cara: CaraBayar, due: number) {
  const jumlah = handed(cara, due)
  const cash = cara === 'TUNAI' ? tenders.find(t => t.cara === 'TUNAI') : undefined
  if (cash !== undefined) {
    return tendersAfter(tenders, { type: 'tender', id: cash.id, change: { jumlah } })
  }
  return withNewest(tenders, { cara, jumlah })
}

/** A deposit pays once: as much as is owed, at most all of it. Chosen again it is read anew. */
function spent(tenders: readonly CartTender[], bon: SpentBon, due: number) {
  const others = tenders.filter(tender => tender.bon?.no_bon !== bon.no_bon)
  const before = tenders.find(tender => tender.bon?.no_bon === bon.no_bon)
  const jumlah = Math.min(bon.saldo, due + (before?.jumlah ?? 0))
  return withNewest(others, { cara: 'SALDO', jumlah, bon })
}

/** Of several tenders only the newest one pays the rest. */
function withNewest(
  tenders: readonly CartTender[],
  newest: Pick<CartTender, 'cara' | 'jumlah' | 'bon'>,
): readonly CartTender[] {
  const id = Math.max(0, ...tenders.map(t => t.id)) + 1
  const empty = { kode_bank: '', no_rekening: '', kartu_akhir: '', kode_setuju: '' }
  const typed = tenders.map(tender => ({ ...tender, pas: false }))
  return [...typed, { id, ...empty, ...newest, pas: true }]
}

/** What is due in cash as long as nobody chose a way, as it is where money goes out. */
export const orCash = (tenders: readonly CartTender[], due: number): readonly CartTender[] =>
  tenders.length > 0 || due === 0 ? tenders : paid(tenders, 'TUNAI', due)

/** The tenders as a call wants them that takes money: what comes in. */
export const tendersBody = (tenders: readonly CartTender[]) => tenders.flatMap(moneyBody)

/** The tenders of a sale: what comes in, and what deposits pay. */
export const saleTenders = (tenders: readonly CartTender[]) =>
  tenders.flatMap(tender => [...moneyBody(tender), ...saldoBody(tender)])

function moneyBody({ cara, jumlah, ...details }: CartTender) {
  if (cara === 'SALDO' || jumlah <= 0) return []
  const { kode_bank, no_rekening, kartu_akhir, kode_setuju } = details
  return [{ cara, jumlah, ...filled({ kode_bank, no_rekening, kartu_akhir, kode_setuju }) }]
}

const saldoBody = ({ jumlah, bon }: CartTender) =>
  bon === undefined || jumlah <= 0 ? [] : [{ cara: 'SALDO' as const, jumlah, no_bon: bon.no_bon }]

/** Only the texts that say something, trimmed. */
export function filled<K extends string>(
  texts: Readonly<Record<K, string>>,
): Partial<Record<K, string>> {
  const entries = Object.entries<string>(texts).map(([key, text]) => [key, text.trim()] as const)
  return Object.fromEntries(entries.filter(([, text]) => text !== '')) as Partial<Record<K, string>>
}

/** Whether a tender lacks what its way to pay needs. */
export function incomplete(tender: CartTender): boolean {
  if (tender.jumlah === 0) return false
  if (tender.cara === 'TRANSFER') return tender.no_rekening === ''
  if (tender.cara !== 'DEBIT' && tender.cara !== 'KREDIT') return false
  return tender.kode_bank === '' || tender.kartu_akhir.length !== 4 || tender.kode_setuju === ''
}

const NOTES = [50_000, 100_000, 500_000, 1_000_000, 5_000_000]

/** Cash likely to be handed over for an amount: in coins, then rounded to notes and bundles. */
export function quickCash(amount: number): number[] {
  if (amount <= 0) return []
  const rounded = NOTES.map(note => Math.ceil(amount / note) * note)
  return [...new Set([tunaiNaik(amount), ...rounded])].slice(0, 4)
}
