import { CASH_OF_KINDS } from '@kencana/contract/documents/cash-of-kinds'
import { refuse } from '@kencana/contract/refusals'
import { formatRupiah } from '@kencana/domain/quantity'
import { bisaTunai, TUNAI_TERKECIL } from '@kencana/domain/uang/tunai'

const FREE: readonly string[] = Object.entries(CASH_OF_KINDS)
  .filter(([, cash]) => cash === 'BALIK' || cash === 'ADANYA')
  .map(([jenis]) => jenis)

/** Accounts of the cash in drawers. */
export const DRAWERS: readonly string[] = ['KAS', 'KAS_GADAI']

/** Whether cash of such a document is as it was counted, brought in or sent. */
export const isCounted = (jenis: string): boolean => CASH_OF_KINDS[jenis] === 'ADANYA'

/** What of a line in a journal says how cash moved. */
export interface CashLine {
  readonly jenis_akun: string
  readonly laci?: string | null
  readonly debit_rp: number
  readonly kredit_rp: number
}

/**
 * What a document takes out of a drawer or puts into one is what notes and coins make: nobody pays
 * the rest, and the day closes with it as a difference. A kind nobody named is asked like any that
 * pays. @throws Refusal TUNAI_PECAHAN
 */
export function demandPayable(jenis: string, jurnal: readonly CashLine[] = []): void {
  if (FREE.includes(jenis)) return
  const drawers = new Map<string, number>()
  for (const { jenis_akun, laci, debit_rp, kredit_rp } of jurnal) {
    if (!DRAWERS.includes(jenis_akun)) continue
    const name = `${jenis_akun} ${laci ?? ''}`
    drawers.set(name, (drawers.get(name) ?? 0) + debit_rp - kredit_rp)
  }
  for (const rp of drawers.values()) demandCoins(rp)
}

/** The same of an amount that is to be paid in cash, before anybody approves it. */
export function demandCoins(rp: number): void {
  if (!bisaTunai(rp)) refuseCoins(rp)
}

/** @throws Refusal TUNAI_PECAHAN */
export const refuseCoins = (rp: number): never =>
  refuse('TUNAI_PECAHAN', {
    tunai: formatRupiah(Math.abs(rp)),
    kelipatan: formatRupiah(TUNAI_TERKECIL),
  })
