export const set = (what: string, of: string) => `update non_cash set ${what} where nomor = '${of}'`

/** What may be broken of the payments of a few sales, `$besok` and the like; and what is said. */
const ROWS: readonly (readonly [what: string, statement: string, says: string])[] = [
  ['a payment that waits nowhere', "delete from non_cash where nomor = '$besok'", 'waits nowhere'],
  ['one that was never paid', set("nomor = 'FJ-X'", '$besok'), 'FJ-X line 1 is found without'],
  ['another amount', set('jumlah_rp = 1', '$besok'), '$besok line 1 has other figures'],
  ['another bank', set("kode_bank = 'BNI'", '$besok'), '$besok line 1 has other figures'],
  ['another way', set("cara = 'QRIS'", '$besok'), '$besok line 1 has other figures'],
  ['another day', set('tgl = tgl - 1', '$besok'), '$besok line 1 has other figures'],
  ['a slip of another', set("bukti = 'BCA|4021|X'", '$besok'), '$besok line 1 is known by another'],
  ['one undone that waits', set('dibatalkan = null', '$urung'), 'its payment by nothing'],
  ['one undone by nobody', set("dibatalkan = 'BJ-X'", '$besok'), 'undone by nothing'],
  ['a tick of one’s own', set("dicocokkan_oleh = 'KASIR-JKT'", '$cocok'), 'by who took it'],
  [
    'a tick of before',
    set("dicocokkan_pada = dicocokkan_pada - interval '1 day'", '$cocok'),
    'before it was paid',
  ],
  ['a payment that is called old', set("hasil = 'LAMA'", '$besok'), '$besok counts as of before'],
]

export const PAYMENT_BREAKS = ROWS.map(([what, statement, says]) => ({
  invarian: 'COCOK',
  what,
  statement,
  says,
}))
