/**
 * What an administrator may break of money that moves by itself, with the triggers off. `$open` is
 * on its way, `$done` was received, `$mutasi` went to the bank, `$biaya` was spent.
 */
export const UANG_BREAKS: readonly (readonly [invarian: string, what: string, change: string])[] = [
  [
    'UANG',
    'other money than was sent',
    "update uang_datang set jumlah_rp = 1 where no_reff = '$open'",
  ],
  [
    'UANG',
    'other money than was received',
    "update uang_datang set jumlah_rp = 1 where no_reff = '$done'",
  ],
  [
    'UANG',
    'received by nobody',
    "update uang_datang set status = 'OPEN', no_terima = null where no_reff = '$done'",
  ],
  [
    'UANG',
    'ended, though it was not taken back',
    "update uang_datang set status = 'BATAL' where no_reff = '$open'",
  ],
  ['UANG', 'on its way from nowhere', "delete from uang_datang where no_reff = '$done'"],
  ['UANG', 'news that never came', "delete from kabar_uang where no_reff = '$done'"],
  [
    'UANG',
    'news of another document',
    "update kabar_uang set no_terima = 'TU-X' where no_reff = '$done'",
  ],
  [
    'I5',
    'cash where a bank is said',
    'update dokumen set isi = isi || \'{"asal": "BCA"}\' where nomor = \'$mutasi\'',
  ],
  [
    'I5',
    'an expense that came in',
    'update dokumen set isi = isi || \'{"arah": "MASUK"}\' where nomor = \'$biaya\'',
  ],
  ['I5', 'a sending of more', "update dokumen set total_rp = 1 where nomor = '$open'"],
]
