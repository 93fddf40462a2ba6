import type { AturanBeli } from './aturan-beli.ts'

type Named = Pick<AturanBeli, 'kode' | 'nama'>

/** Which rules of a list read what a store keeps for them, in the order of the list. */
export interface PembacaAturan {
  /** Parameter Harga Beli, where a code is chosen for the piece. */
  readonly harga_beli: readonly Named[]
  /** Parameter Rugi Nota, for every piece. */
  readonly rugi_nota: readonly Named[]
  /** The same, only for a nota whose line keeps no deduction of its sale. */
  readonly rugi_nota_lama: readonly Named[]
}

/** What of a list reads a parameter of the store. */
export function pembacaAturan(rules: readonly AturanBeli[]): PembacaAturan {
  const named = (reads: (rule: AturanBeli) => boolean): Named[] =>
    rules.filter(reads).map(({ kode, nama }) => ({ kode, nama }))
  const from =
    (sumber: string) =>
    ({ rumus }: AturanBeli) =>
      rumus.rumus === 'NOTA' && rumus.potongan.sumber === sumber
  return {
    harga_beli: named(({ rumus }) => rumus.rumus === 'LOGAM' && rumus.dasar === 'KODE_HARGA'),
    rugi_nota: named(from('RUGI_NOTA')),
    rugi_nota_lama: named(from('SEPAKAT')),
  }
}
