import type { JournalLine } from '../journal.ts'
import { debit, journalOf, kredit } from '../journal.ts'
import type { Rupiah } from '../quantity.ts'
import { akunKas } from './uang.ts'

/** One counted drawer at closing. */
export interface DrawerCount {
  readonly laci: string
  /** What the books say is in the drawer. */
  readonly buku_rp: Rupiah
  /** What was counted, blind. */
  readonly hitung_rp: Rupiah
}

/**
 * Journal of cash differences at closing, drawer by drawer: short is an expense, over is income,
 * and one drawer never covers for another (04-domain B18 #41); that of pawn has its own account. Of
 * books below nothing (LACI_MINUS) the whole is over, for they do not tell whose cash it is (0084).
 * No difference, no lines: such a closing is posted without a journal. Throws RangeError on a count
 * that is negative or not whole.
 */
export function postSelisihKas(drawers: readonly DrawerCount[]): JournalLine[] {
  const lines = drawers.flatMap(drawerLines)
  return lines.length === 0 ? [] : journalOf(lines)
}

function drawerLines({ laci, buku_rp, hitung_rp }: DrawerCount): JournalLine[] {
  if (!Number.isSafeInteger(hitung_rp) || hitung_rp < 0) {
    throw new RangeError(`count of drawer ${laci}: ${hitung_rp}`)
  }
  const selisih = hitung_rp - buku_rp
  if (selisih === 0) return []
  if (selisih < 0) {
    return [
      debit('SELISIH_KAS_KURANG', -selisih, 0, { laci }),
      kredit(akunKas(laci), -selisih, 0, { laci }),
    ]
  }
  return [
    debit(akunKas(laci), selisih, 0, { laci }),
    kredit('SELISIH_KAS_LEBIH', selisih, 0, { laci }),
  ]
}
