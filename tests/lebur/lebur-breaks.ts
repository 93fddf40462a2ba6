import type { PawnBreak } from '../database/pawn-breaks.ts'

/**
 * What an administrator may break of bars with the triggers off; `$lantak` lies in the shop,
 * `$dijual` is sold.
 */
type Row = readonly [what: string, statement: string, says: string]

const bar = (set: string, nomor = '$lantak') =>
  `update lantak set ${set} where no_lebur = '${nomor}'`

const ROWS: readonly Row[] = [
  ['a bar sold by nobody', bar("status = 'TERJUAL'"), '$lantak differs from its last step'],
  [
    'a sold one in the shop',
    bar("status = 'ADA'", '$dijual'),
    '$dijual differs from its last step',
  ],
  ['a later version', bar('versi = versi + 1'), '$lantak differs from its last step'],
  [
    'a bar without its steps',
    "delete from gerak_lantak where no_lebur = '$lantak'",
    '$lantak differs from its last step',
  ],
  [
    'another weight',
    bar('berat_mg = berat_mg + 1'),
    '$lantak says another weight than its bar has',
  ],
  [
    'other fine gold',
    bar('murni_ug = murni_ug - 1'),
    '$lantak says another weight than its bar has',
  ],
]

export const LEBUR_BREAKS: readonly PawnBreak[] = ROWS.map(([what, statement, says]) => ({
  ...{ invarian: 'LEBUR', what, statement, says },
}))
