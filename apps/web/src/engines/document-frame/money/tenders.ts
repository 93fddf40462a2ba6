import type { CaraBayar } from '@kencana/domain/cart'

/** What was handed over in one way, as it is typed; empty texts are nothing. */
export interface CartTender {
  readonly id: number
  readonly cara: CaraBayar
  readonly jumlah: number
  readonly kode_bank: string
  readonly no_rekening: string
  readonly kartu_akhir: string
  readonly kode_setuju: string
  /** Pays whatever is left: its amount follows a changed total until another one is typed. */
  readonly pas?: boolean
}

export type TenderAction =
  | { readonly type: 'pay'; readonly cara: CaraBayar; readonly jumlah: number }
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
  const jumlah = Math.max(0, due - others)
  if (jumlah === exact.jumlah) return tenders
  return tenders.map(t => (t === exact ? { ...t, jumlah } : t))
}

/** Cash adds up in one row; every card, transfer or code is a row of its own. */
function paid(tenders: readonly CartTender[], cara: CaraBayar, jumlah: number) {
  const cash = cara === 'TUNAI' ? tenders.find(t => t.cara === 'TUNAI') : undefined
  if (cash !== undefined) {
    return tendersAfter(tenders, { type: 'tender', id: cash.id, change: { jumlah } })
  }
  const id = Math.max(0, ...tenders.map(t => t.id)) + 1
  const empty = { kode_bank: '', no_rekening: '', kartu_akhir: '', kode_setuju: '' }
  // Of several tenders only the newest one pays the rest.
  const typed = tenders.map(tender => ({ ...tender, pas: false }))
  return [...typed, { id, cara, jumlah, ...empty, pas: true }]
}

/** The tenders as a call wants them. */
export const tendersBody = (tenders: readonly CartTender[]) =>
  tenders.filter(tender => tender.jumlah > 0).map(tenderBody)

const tenderBody = ({ cara, jumlah, ...details }: CartTender) => {
  const { kode_bank, no_rekening, kartu_akhir, kode_setuju } = details
  return { cara, jumlah, ...filled({ kode_bank, no_rekening, kartu_akhir, kode_setuju }) }
}

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

/** Cash likely to be handed over for an amount: exact, then rounded to notes and bundles. */
export function quickCash(amount: number): number[] {
  if (amount <= 0) return []
  const rounded = NOTES.map(note => Math.ceil(amount / note) * note)
  return [...new Set([amount, ...rounded])].slice(0, 4)
}
