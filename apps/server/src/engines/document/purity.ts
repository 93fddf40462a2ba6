import { keptPurity } from '@kencana/domain/quantity'
import { type Sql, sql } from '../../platform/sql.ts'
import type { NewState } from './states.ts'

/** The purity of a row `of` a table that keeps pieces, as `permil`: 916.7 of 916 and 7. */
export const permilOf = (of: Sql): Sql =>
  sql`(${of}.permil + ${of}.sisa_permyriad / 10.0)::float8 as permil`

type Row = Readonly<Record<string, unknown>>

/** The parts of a decided document in which purities stand. */
interface Pieces {
  readonly barang?: readonly Row[]
  readonly klaim?: readonly {
    readonly kode_barcode: string
    readonly ubah?: Row
    readonly dari_permil?: number
  }[]
  readonly barang_baru?: readonly Row[]
  readonly baru_lain?: readonly NewState[]
}

/**
 * Those parts with their purities as tables keep them (decision 0028), in lines, new pieces and the
 * pledge of a new loan; and each claim with what its piece has beyond whole permil.
 */
export function withKeptPurity(doc: Pieces): Pieces {
  const barang = (doc.barang ?? []).map(kept)
  const beyond = new Map(barang.map(line => [line.kode_barcode, line.sisa_permyriad]))
  const klaim = (doc.klaim ?? []).map(({ dari_permil, ...claim }) => ({
    ...claim,
    sisa_permyriad:
      dari_permil === undefined
        ? beyond.get(claim.kode_barcode)
        : keptPurity(dari_permil).sisa_permyriad,
    ...(claim.ubah?.permil === undefined ? {} : { ubah: kept(claim.ubah) }),
  }))
  return {
    barang,
    klaim,
    barang_baru: (doc.barang_baru ?? []).map(kept),
    ...(doc.baru_lain === undefined ? {} : { baru_lain: doc.baru_lain.map(withKeptPledge) }),
  }
}

/** What lies under a row that is made, e.g. the pledge of a loan, keeps purities too. */
function withKeptPledge(made: NewState): NewState {
  const lines = made.baris.barang as readonly Row[] | undefined
  return lines === undefined ? made : { ...made, baris: { ...made.baris, barang: lines.map(kept) } }
}

const kept = (row: Row): Row => ({ ...row, ...keptPurity(Number(row.permil)) })
