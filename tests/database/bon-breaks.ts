import type { PawnBreak } from './pawn-breaks.ts'

/**
 * What an administrator may break of the books of deposits with the triggers off; `$buka` and the
 * like are numbers of `depositForDays`.
 */
type Row = readonly [invarian: string, what: string, statement: string, says: string]

const bon = (set: string, which: string) => `update bon set ${set} where no_bon = '${which}'`
const gerak = (set: string, which: string, versi: number) =>
  `update gerak_bon set ${set} where no_bon = '${which}' and versi = ${versi}`
const rp = (column: string, value: number) => `${column} = '{"uang_rp": ${value}}'`
const dokumen = (set: string, which: string) => `update dokumen set ${set} where nomor = '${which}'`
const jurnal = (set: string, akun: string, which: string) =>
  `update jurnal_baris set ${set} where nomor = '${which}' and jenis_akun = '${akun}'`

const ROWS: readonly Row[] = [
  [
    'I2',
    'no journal',
    "delete from jurnal_baris where nomor = '$tambah'",
    '$tambah has no journal',
  ],
  ['I2', 'a step of no document', gerak("nomor = 'FA-X'", '$buka', 2), 'FA-X: step of a bon'],
  [
    'I2',
    'a print of no document',
    "update cetak_nota set nomor = '$alih' where nomor = '$sebagian'",
    '$alih: print without its document',
  ],
  [
    'I2',
    'a tender lowered',
    "update dokumen_bayar set jumlah_rp = jumlah_rp - 1 where nomor = '$tambah'",
    '$tambah moves 500000, paid in 499999',
  ],
  ['I2', 'change that was not given', dokumen('kembali_rp = 1000', '$buka'), '$buka moves 2000000'],
  [
    'I2',
    'more paid out than the deposit gave',
    dokumen(`isi = jsonb_set(isi, '{pencairan,jumlah}', '300500')`, '$sebagian'),
    '$sebagian moves 300000, paid in 0, paid out 300500',
  ],
  [
    'I2',
    'a document of another amount',
    dokumen('total_rp = 2500000', '$buka'),
    '$buka has other figures',
  ],
  ['I2', 'a transfer of another amount', dokumen('total_rp = 1', '$alih'), '$alih has other'],
  [
    'I2',
    'money that was moved and never came',
    "delete from gerak_bon where nomor = '$alih' and no_bon = '$ke'",
    '$alih has other figures',
  ],
  ['I2', 'another amount undone', dokumen('total_rp = 1', '$urung'), '$urung has other figures'],
  [
    'I2',
    'a cancellation that leaves money owed',
    jurnal('debit_rp = debit_rp - 1', 'HUTANG_TITIPAN', '$urung'),
    '$urung does not undo',
  ],
  [
    'I2',
    'a sale that names another deposit',
    "update dokumen_bayar set no_bon = '$buka' where nomor = '$jual' and no_bon = '$pakai'",
    '$jual is paid 1000000 out of $buka, which gave 0',
  ],
  [
    'I2',
    'money a sale used and no tender names',
    "delete from dokumen_bayar where nomor = '$jual' and cara = 'SALDO'",
    '$jual is paid 0 out of $pakai, which gave 1000000',
  ],
  ['I5', 'cash called bank', jurnal("jenis_akun = 'BANK'", 'KAS', '$tambah'), '$tambah: BANK'],
  [
    'I5',
    'the drawer of the pawn counter',
    dokumen(`isi = isi || '{"laci": "RR"}'`, '$sebagian'),
    '$sebagian: KAS_GADAI',
  ],
  [
    'I5',
    'cash by a transfer between deposits',
    jurnal("jenis_akun = 'KAS'", 'HUTANG_TITIPAN', '$alih'),
    '$alih moves cash',
  ],
  [
    'I9',
    'takings without the deposits',
    dokumen(`isi = jsonb_set(isi, '{bayar,0,total_rp}', '0')`, '$tutup'),
    'closed with other takings',
  ],
  [
    'I11',
    'a sales person of another store',
    bon("kode_sales = 'NENG'", '$buka'),
    '$buka sales NENG',
  ],
  ['I11', 'a deposit of no store', bon("kode_toko = 'XXX'", '$buka'), 'a row refers'],
  ['I13', 'a balance raised', bon('uang_rp = uang_rp + 1', '$buka'), 'ledger owes 6200000'],
  ['I13', 'a balance raised, by its steps', bon('uang_rp = uang_rp + 1', '$buka'), '$buka differs'],
  [
    'I13',
    'money owed that no deposit holds',
    jurnal('kredit_rp = kredit_rp + 1', 'HUTANG_TITIPAN', '$tambah'),
    'deposits hold 6200000, ledger owes 6200001',
  ],
  [
    'I13',
    'another status',
    bon("status = 'KEMBALI'", '$habis'),
    '$habis differs from its last step',
  ],
  ['I13', 'a later version', bon('versi = versi + 1', '$buka'), '$buka differs'],
  [
    'I13',
    'a deposit without a step',
    "delete from gerak_bon where no_bon = '$batal'",
    '$batal differs',
  ],
  ['I13', 'a deposit deleted', "delete from bon where no_bon = '$batal'", '$batal differs'],
  [
    'I13',
    'a first document of another kind',
    dokumen("jenis = 'TAMBAH_TITIPAN'", '$buka'),
    '$buka began otherwise',
  ],
  ['I13', 'another day', bon('tgl = tgl + 1', '$buka'), '$buka began otherwise'],
  ['I13', 'money of another customer', bon("telp = '0800'", '$buka'), '$buka began otherwise'],
  [
    'I13',
    'a step deleted',
    "delete from gerak_bon where no_bon = '$buka' and versi = 2",
    '$buka version 3',
  ],
  [
    'I13',
    'a hole in the versions',
    gerak('versi = 7', '$buka', 3),
    '$buka version 7 does not follow',
  ],
  ['I13', 'a step from elsewhere', gerak("dari_status = 'HABIS'", '$buka', 2), '$buka version 2'],
  ['I13', 'a step that found less', gerak(rp('sebelum', 1), '$buka', 3), '$buka version 3'],
  ['I13', 'a step that left more', gerak(rp('sesudah', 9_000_000), '$buka', 2), '$buka version 3'],
  [
    'I13',
    'a step that says nothing of money',
    gerak('sesudah = null', '$buka', 1),
    '$buka version 1',
  ],
  ['I13', 'a deposit opened by another', gerak("nomor = '$tambah'", '$buka', 1), '$buka version 1'],
  ['I13', 'ended with money left', gerak("ke_status = 'HABIS'", '$buka', 3), '$buka version 3'],
  [
    'I13',
    'a step no deposit may take',
    gerak("ke_status = 'KEMBALI'", '$habis', 2),
    '$habis version 2 does not follow',
  ],
  ['I13', 'a step of another kind', gerak("jenis = 'HUTANG'", '$buka', 2), '$buka version 2'],
  [
    'I10',
    'a deposit dearer',
    dokumen('total_rp = total_rp + 500', '$buka'),
    '$buka is not what the chain says',
  ],
  [
    'IZIN',
    'money given back without a grant',
    dokumen('otorisasi = null', '$sebagian'),
    '$sebagian has',
  ],
  [
    'IZIN',
    'money moved without a grant',
    dokumen('otorisasi = null', '$alih'),
    '$alih has no grant',
  ],
  ['IZIN', 'undone without a grant', dokumen('otorisasi = null', '$urung'), '$urung has no grant'],
]

export const BON_BREAKS: readonly PawnBreak[] = ROWS.map(([invarian, what, statement, says]) => ({
  invarian,
  what,
  statement,
  says,
}))

/** The same, of what the chain says: how it is called there. */
export const ALTERED: readonly (readonly [
  what: string,
  statement: string,
  nomor: string,
  apa: string,
])[] = [
  ['a depositor', bon("nama = 'x'", '$buka'), '$buka', 'bon'],
  ['a balance', bon('uang_rp = 1', '$ke'), '$ke', 'bon'],
  ['how it stands', bon("status = 'KEMBALI'", '$habis'), '$habis', 'bon'],
  ['a remark', bon("keterangan = 'x'", '$buka'), '$buka', 'bon'],
  ['a day', bon('tgl = tgl + 1', '$batal'), '$batal', 'bon'],
  [
    'a deposit made up',
    `insert into bon select (b).* from (select jsonb_populate_record(b, '{"no_bon": "FD-Y"}') b
       from bon b where no_bon = '$buka') x`,
    'FD-Y',
    'bon tidak ada di rantai',
  ],
  ['a deposit deleted', "delete from bon where no_bon = '$kembali'", '$kembali', 'bon'],
  ['a step', gerak("user_id = 'OWNER'", '$buka', 2), '$tambah', 'gerak bon'],
  ['what a step found', gerak(rp('sebelum', 1), '$buka', 2), '$tambah', 'gerak bon'],
  ['what a step left', gerak(rp('sesudah', 1), '$buka', 3), '$sebagian', 'gerak bon'],
  ['what it began with', gerak(rp('sesudah', 1), '$kembali', 1), '$kembali', 'gerak bon'],
  ['a step deleted', "delete from gerak_bon where nomor = '$urung'", '$urung', 'gerak bon'],
]
