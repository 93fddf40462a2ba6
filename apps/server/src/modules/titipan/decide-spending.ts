import { refuse } from '@kencana/contract/refusals'
import { isSameCustomer, type KnownBy } from '@kencana/domain/terms/titipan'
import type { StateClaim } from '../../engines/document/states.ts'
import { type Needed, rupiahSaid } from '../../engines/grants/approved.ts'
import type { BonRow } from './bon.queries.ts'
import { claimOn, demandBalance, demandOpen, type Tender } from './open-bon.ts'

/** What deposits pay of a document. */
export interface Spending {
  readonly klaim: readonly StateClaim[]
  /** The money of somebody else is spent with an approval. */
  readonly butuh: readonly Needed[]
}

/**
 * Decides what deposits pay, from what was read: each once, open, with that much in it.
 * @throws Refusal RUJUKAN_TIDAK_ADA, TIDAK_LENGKAP, BON_SELESAI, SALDO_KURANG
 */
export function decideSpending(
  tenders: readonly Tender[],
  bons: readonly BonRow[],
  buyer: KnownBy,
): Spending {
  const spent = tenders.flatMap(({ no_bon, jumlah }, place) => {
    if (no_bon === undefined) return []
    if (tenders.findIndex(other => other.no_bon === no_bon) < place) {
      const field = `pembayaran.${String(place)}.no_bon`
      refuse('TIDAK_LENGKAP', {}, { [field]: 'Titipan ini sudah dipakai di nota ini' })
    }
    const bon = bons.find(one => one.no_bon === no_bon)
    if (bon !== undefined) return [{ jumlah, bon }]
    return refuse('RUJUKAN_TIDAK_ADA', { label: 'Saldo titipan', kode: no_bon })
  })
  const klaim = spent.map(({ bon, jumlah }) => {
    demandOpen(bon)
    demandBalance(bon, jumlah)
    return claimOn(bon, -jumlah, 'HABIS')
  })
  return { klaim, butuh: approvalsFor(bons, buyer, tenders) }
}

/** What a supervisor is asked for when a buyer pays out of these. */
export function approvalsFor(
  bons: readonly BonRow[],
  buyer: KnownBy,
  tenders: readonly Tender[],
): Needed[] {
  const others = bons.filter(owner => !isSameCustomer(owner, buyer))
  if (others.length === 0) return []
  const spent = (no_bon: string) => tenders.find(one => one.no_bon === no_bon)?.jumlah ?? 0
  const hal = others.map(({ no_bon, nama, uang_rp }) => ({
    apa: `${no_bon} ${nama}`,
    nilai: ['DIPAKAI', spent(no_bon)] as const,
    kata: [rupiahSaid('SALDO', uang_rp)],
  }))
  return [{ kategori: 'BATAL_TITIPAN', hal }]
}
