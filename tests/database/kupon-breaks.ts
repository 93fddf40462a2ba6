import type { PawnBreak } from './pawn-breaks.ts'

/**
 * What an administrator may break of used coupons with the triggers off; `$pakai` and `$batal` are
 * sales with a coupon, the second one cancelled, `$polos` one without.
 */
type Row = readonly [what: string, statement: string, says: string]

const pakai = (set: string, which: string) =>
  `update pakai_kupon set ${set} where no_faktur_jual = '${which}'`

const ROWS: readonly Row[] = [
  ['another coupon', pakai("kode_kupon = 'LAIN'", '$pakai'), '$pakai is not what its sale used'],
  ['another amount', pakai('potongan_rp = 1', '$pakai'), '$pakai is not what its sale used'],
  ['another version', pakai('kupon_versi = 9', '$pakai'), '$pakai is not what its sale used'],
  ['another day', pakai('tgl = tgl - 1', '$pakai'), '$pakai is not what its sale used'],
  [
    'a use that no sale made',
    `insert into pakai_kupon select (p).* from (select jsonb_populate_record(p,
       '{"no_faktur_jual": "$polos"}') p from pakai_kupon p where no_faktur_jual = '$pakai') x`,
    '$polos is not what its sale used',
  ],
  [
    'a use deleted',
    "delete from pakai_kupon where no_faktur_jual = '$pakai'",
    '$pakai is not what its sale used',
  ],
  [
    'more than was taken off',
    `update dokumen set diskon_rp = 0 where nomor = '$pakai'`,
    '$pakai is not what its sale used',
  ],
  [
    'given back by a sale that stands',
    pakai("status = 'BATAL'", '$pakai'),
    '$pakai is not what its sale used',
  ],
  [
    'kept by a sale that was cancelled',
    pakai("status = 'DIPAKAI'", '$batal'),
    '$batal is not what its sale used',
  ],
  ['a later version', pakai('versi = versi + 1', '$pakai'), '$pakai differs from its last step'],
  [
    'without its steps',
    "delete from gerak_pakai_kupon where no_faktur_jual = '$pakai'",
    '$pakai differs from its last step',
  ],
  [
    'given back by another document',
    `update gerak_pakai_kupon set nomor = '$polos' where no_faktur_jual = '$batal' and versi = 2`,
    '$batal differs from its last step',
  ],
]

export const KUPON_BREAKS: readonly PawnBreak[] = ROWS.map(([what, statement, says]) => ({
  invarian: 'KUPON',
  what,
  statement,
  says,
}))
