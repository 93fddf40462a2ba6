import type { PawnBreak } from '../database/pawn-breaks.ts'

/**
 * What an administrator may break of batches and losses with the triggers off; `$kirim` is a batch
 * of which one piece is still away, `$susut` a loss that waits.
 */
type Row = readonly [what: string, statement: string, says: string]

const batch = (set: string) => `update batch_cuci set ${set} where no_kirim = '$kirim'`
const loss = (set: string) => `update susut set ${set} where no_susut = '$susut'`

const ROWS: readonly Row[] = [
  ['a batch that waits for more', batch('sisa_pcs = sisa_pcs + 1'), '$kirim waits for 2, away'],
  [
    'a piece that is back, the batch not knowing',
    "update barang set status = 'ADA' where status = 'CUCI'",
    '$kirim waits for 1, away are 0',
  ],
  ['a loss of another value', loss('tunggu_rp = tunggu_rp + 1'), 'losses wait for'],
  ['a loss of another weight', loss('tunggu_ug = tunggu_ug + 1'), 'losses wait for'],
  ['a loss judged by nobody', loss("status = 'DITERIMA'"), '$susut differs from its last step'],
  ['a later version of a batch', batch('versi = versi + 1'), '$kirim differs from its last step'],
  ['another status', batch("status = 'DIKIRIM'"), '$kirim differs from its last step'],
  [
    'a batch without its steps',
    "delete from gerak_batch_cuci where no_kirim = '$kirim'",
    '$kirim differs from its last step',
  ],
  [
    'a loss without its steps',
    "delete from gerak_susut where no_susut = '$susut'",
    '$susut differs from its last step',
  ],
]

export const CUCI_BREAKS: readonly PawnBreak[] = ROWS.map(([what, statement, says]) => ({
  ...{ invarian: 'CUCI', what, statement, says },
}))
