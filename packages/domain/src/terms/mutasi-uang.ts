/** What money is called where it lies in a drawer; anything else is the code of a bank. */
export const CASH = 'CASH'

/** Where money of a transfer comes from and goes to, as the form says it. */
export interface MutasiEnds {
  readonly asal: string
  readonly asal_rekening: string
  readonly tujuan: string
  readonly tujuan_rekening: string
}

/** Why money is not moved so. */
export type MutasiFault = 'SAMA' | 'BEDA_JENIS' | 'ASAL_REKENING' | 'TUJUAN_REKENING'

/**
 * Whether money may move between two ends (doc1 §4, §5): a bank mutation between any two that
 * differ; a cash mutation between CASH and a bank, either way. A bank is named with its account.
 */
export function mutasiFault(jenis: 'BANK' | 'CASH', ends: MutasiEnds): MutasiFault | null {
  const { asal, tujuan } = ends
  const [fromCash, toCash] = [asal === CASH, tujuan === CASH]
  if (jenis === 'CASH' && fromCash === toCash) return 'BEDA_JENIS'
  if (fromCash && toCash) return 'SAMA'
  if (!fromCash && ends.asal_rekening === '') return 'ASAL_REKENING'
  if (!toCash && ends.tujuan_rekening === '') return 'TUJUAN_REKENING'
  return !fromCash && !toCash && ends.asal_rekening === ends.tujuan_rekening ? 'SAMA' : null
}
