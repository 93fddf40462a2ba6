import { formatRupiah } from '@kencana/domain/quantity'
import type { KeptDeduction } from './pembeli.ts'

/** A text with the facts that fill it. */
export interface DeductionText {
  readonly teks: string
  readonly facts: Readonly<Record<string, string>>
}

/** What is taken off when a piece comes back, as its nota says it; short, for a column. */
export function deductionText(kept: KeptDeduction): DeductionText {
  if (kept === null) return { teks: 'tidak dicatat', facts: {} }
  switch (kept.jenis_potongan) {
    case 'TIDAK_ADA':
      return { teks: 'tanpa potongan', facts: {} }
    case 'PERSEN':
      return { teks: '{persen}%', facts: { persen: String(kept.potongan_permil / 10) } }
    case 'PER_GRAM':
      return { teks: '{jumlah} per g', facts: { jumlah: formatRupiah(kept.potongan_rp) } }
    case 'RUPIAH':
      return { teks: '{jumlah} per pcs', facts: { jumlah: formatRupiah(kept.potongan_rp) } }
  }
}
