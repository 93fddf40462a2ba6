/**
 * What an administrator may break of the pawn counter's books with the triggers off; `$lunas` and
 * the like are numbers of `pawnForDays`. The named invariant must say what stands in `says`.
 */
export interface PawnBreak {
  readonly invarian: string
  readonly what: string
  readonly statement: string
  readonly says: string
}

const hutang = (set: string, which: string) =>
  `update hutang set ${set} where no_faktur_hutang = '${which}'`
const isi = (path: string, value: string, which: string) =>
  `update dokumen set isi = jsonb_set(isi, '${path}', '${value}') where nomor = '${which}'`
const syarat = (key: string, value: string, which: string) =>
  hutang(`syarat = jsonb_set(syarat, '{${key}}', '${value}')`, which)
const jurnal = (set: string, akun: string, which: string) =>
  `update jurnal_baris set ${set} where nomor = '${which}' and jenis_akun = '${akun}'`
const gerak = (set: string, which: string, versi: number) =>
  `update gerak_hutang set ${set} where no_faktur_hutang = '${which}' and versi = ${versi}`

type Row = readonly [invarian: string, what: string, statement: string, says: string]

/** Redeemed on its own day and charged for two: as before, when terms did not say how. */
export const COUNTED_TWICE = hutang(
  `syarat = syarat || '{"hitung_hari_pertama": true}', bunga_rp = 500 * ceil(
    jumlah_hutang_rp * (syarat->>'bunga_permil')::int * 2 / 30000 / 500.0)`,
  '$lunas',
)

const ROWS: readonly Row[] = [
  ['I2', 'no journal', "delete from jurnal_baris where nomor = '$tebus'", '$tebus has no journal'],
  [
    'I2',
    'a step of no document',
    gerak("nomor = 'FT-X'", '$lunas', 2),
    'FT-X: step of a loan without its document',
  ],
  [
    'I2',
    'a print of no document',
    "update cetak_nota set nomor = 'FH-X' where nomor = '$buka'",
    'FH-X: print without its document',
  ],
  [
    'I2',
    'a check of no document',
    "update validasi_dokumen set nomor = '$kelebihan' where nomor = '$tebus'",
    '$kelebihan: check without its document',
  ],
  [
    'I2',
    'a check by the writer',
    "update validasi_dokumen set user_id = 'KASIR-JKT' where nomor = '$tebus'",
    '$tebus was checked by who wrote it',
  ],
  [
    'I2',
    'a tender lowered',
    "update dokumen_bayar set jumlah_rp = jumlah_rp - 1 where nomor = '$tebus'",
    '$tebus moves',
  ],
  [
    'I2',
    'more paid out than lent',
    isi('{pencairan,jumlah}', '2000500', '$buka'),
    '$buka moves 2000000, paid in 0, paid out 2000500',
  ],
  [
    'I2',
    'a surplus paid twice over',
    isi('{pencairan,jumlah}', '9000000', '$kelebihan'),
    '$kelebihan moves',
  ],
  [
    'I2',
    'the weight of a pledge',
    "update dokumen set berat_mg = berat_mg + 1 where nomor = '$lelang'",
    '$lelang has other figures',
  ],
  [
    'I2',
    'fine gold of a renewal',
    "update dokumen set murni_ug = 0 where nomor = '$baru'",
    '$baru has other figures',
  ],
  [
    'I2',
    'the weight of what was undone',
    "update dokumen set berat_mg = 0 where membatalkan = '$batal'",
    'has other figures',
  ],
  [
    'I2',
    'the money of what was undone',
    "update dokumen set total_rp = 1 where membatalkan = '$batal'",
    'has other figures',
  ],
  [
    'I2',
    'a loan of another principal',
    hutang('jumlah_hutang_rp = 1900000', '$buka'),
    '$buka has other figures',
  ],
  [
    'I2',
    'a cancellation that leaves interest',
    `update jurnal_baris set debit_rp = 0 where jenis_akun = 'PENDAPATAN_BUNGA'
       and nomor = (select nomor from gerak_hutang where no_faktur_hutang = '$buka' and versi = 3)`,
    'does not undo',
  ],
  ['I5', 'cash called bank', jurnal("jenis_akun = 'BANK'", 'KAS', '$tebus'), '$tebus: BANK'],
  [
    'I5',
    'a loan paid out of the pawn drawer',
    jurnal("jenis_akun = 'KAS_GADAI'", 'KAS', '$buka'),
    '$buka: KAS_GADAI',
  ],
  [
    'I5',
    'another way of paying out',
    isi('{pencairan,cara}', '"TRANSFER"', '$buka'),
    '$buka: BANK',
  ],
  ['I5', 'the drawer of the pawn counter', isi('{laci}', '"RR"', '$tebus'), '$tebus: KAS_GADAI'],
  [
    'I5',
    'cash of the pawn drawer by another kind',
    "update jurnal_baris set jenis_akun = 'KAS_GADAI', jenis = 'TAMBAH_BARANG' where nomor = '$buka' and jenis_akun = 'KAS'",
    '$buka moves cash',
  ],
  [
    'I5',
    'cash moved to another drawer',
    jurnal("laci = 'RR'", 'KAS', '$tebus'),
    '$tutup counted 0 in KASIR',
  ],
  [
    'I7',
    'a loan that is not in the ledger',
    jurnal("jenis_akun = 'PIUTANG_EDC'", 'PIUTANG_GADAI', '$buka'),
    'pawn: loans',
  ],
  [
    'I7',
    'a pledge that is not in the ledger',
    jurnal('murni_ug = murni_ug - 1', 'BARANG_JAMINAN', '$buka'),
    'pawn: loans',
  ],
  [
    'I7',
    'a contra account that holds less',
    jurnal('kredit_rp = kredit_rp - 1', 'KONTRA_JAMINAN', '$buka'),
    'pawn: loans',
  ],
  [
    'I7',
    'a surplus that is not owed',
    jurnal("jenis_akun = 'PENDAPATAN_BUNGA'", 'KELEBIHAN_LELANG', '$lelang'),
    'pawn: loans',
  ],
  [
    'I7',
    'a redeemed loan that is open again',
    hutang("status = 'AKTIF', tgl_lunas = null", '$lunas'),
    '$lunas differs from its last step',
  ],
  ['I7', 'a later version', hutang('versi = versi + 1', '$buka'), '$buka differs'],
  ['I7', 'ended by another document', hutang("no_akhir = '$baru'", '$lunas'), '$lunas differs'],
  [
    'I7',
    'a step deleted',
    "delete from gerak_hutang where no_faktur_hutang = '$buka' and versi = 2",
    '$buka version 3 does not follow',
  ],
  ['I7', 'a step from elsewhere', gerak("dari_status = 'LUNAS'", '$lunas', 2), 'does not follow'],
  ['I7', 'a hole in the versions', gerak('versi = 5', '$buka', 3), '$buka version 5 does not'],
  [
    'I7',
    'a step no loan may take',
    gerak("ke_status = 'KELEBIHAN_DIBAYAR'", '$lunas', 2),
    '$lunas version 2 does not follow',
  ],
  ['I7', 'a loan opened by another', gerak("nomor = '$batal'", '$buka', 1), '$buka version 1'],
  [
    'I7',
    'a cancellation forgotten',
    `update dokumen set membatalkan = null where membatalkan = (select nomor from gerak_hutang
       where no_faktur_hutang = '$buka' and versi = 2)`,
    '$buka is AKTIF and ended 1 times',
  ],
  [
    'I7',
    'a renewal that ends nothing',
    "delete from gerak_hutang where no_faktur_hutang = '$lama' and versi = 2",
    '$baru moves 1 loans',
  ],
  [
    'I7',
    'interest of another height in the ledger',
    jurnal('kredit_rp = kredit_rp + 500', 'PENDAPATAN_BUNGA', '$tebus'),
    '$tebus books',
  ],
  [
    'I7',
    'a penalty in the ledger alone',
    jurnal("jenis_akun = 'PENDAPATAN_DENDA'", 'KELEBIHAN_LELANG', '$lelang'),
    '$lelang books',
  ],
  [
    'I7',
    'more interest than the terms ask',
    hutang('bunga_rp = bunga_rp + 500', '$lunas'),
    '$lunas cost',
  ],
  ['I7', 'less interest, though redeemed', hutang('bunga_rp = 0', '$lunas'), '$lunas cost'],
  ['I7', 'other terms', syarat('bunga_permil', '35', '$lunas'), '$lunas cost'],
  ['I7', 'another method', syarat('metode', '"BULANAN"', '$lunas'), '$lunas cost'],
  ['I7', 'the day of a loan counted twice', COUNTED_TWICE, '$lunas cost'],
  ['I7', 'another penalty', syarat('denda_permil', '90', '$dilelang'), '$dilelang cost'],
  ['I7', 'more days', hutang('lama_pinjam = 9', '$lama'), '$lama cost'],
  [
    'I7',
    'proceeds that were not spent',
    hutang('biaya_rp = biaya_rp - 1', '$dibayar'),
    '$dibayar cost',
  ],
  [
    'I7',
    'a line of a pledge deleted',
    "delete from hutang_barang where no_faktur_hutang = '$buka'",
    '$buka is not its pledge',
  ],
  [
    'I7',
    'a lighter pledge',
    "update hutang_barang set berat_mg = berat_mg - 1 where no_faktur_hutang = '$lunas'",
    '$lunas is not its pledge',
  ],
  [
    'I7',
    'a pledge of another kadar',
    "update hutang_barang set permil = 700 where no_faktur_hutang = '$lunas'",
    '$lunas is not its pledge',
  ],
  ['I7', 'a dearer pledge', hutang('taksiran_rp = taksiran_rp + 1', '$lunas'), 'not its pledge'],
  ['I7', 'a ceiling below the loan', hutang('plafond_rp = 1', '$lunas'), '$lunas lends more'],
  ['I7', 'due on another day', hutang('tgl_jatuh_tempo = tgl_hutang', '$buka'), '$buka is due on'],
  ['I7', 'renewed by nothing', hutang('no_penerus = null', '$lama'), '$lama is renewed by none'],
  ['I7', 'a renewal of another loan', hutang("no_asal = '$lunas'", '$baru'), 'is renewed by'],
  [
    'I8',
    'a gap',
    "update nomor_urut set terakhir = terakhir + 1 where jenis = 'TEBUS_HUTANG'",
    'TEBUS_HUTANG',
  ],
  [
    'I9',
    'takings without a redemption',
    `update dokumen set isi = jsonb_set(isi, '{bayar,0,total_rp}', '0') where nomor = '$tutup'`,
    'closed with other takings',
  ],
  [
    'I10',
    'a document of the pawn counter dearer',
    "update dokumen set total_rp = total_rp + 500 where nomor = '$tebus'",
    '$tebus is not what the chain says',
  ],
  [
    'I11',
    'a sales person of another store',
    hutang("kode_sales = 'NENG'", '$buka'),
    '$buka sales NENG',
  ],
  [
    'I11',
    'a kadar that is nowhere',
    "update hutang_barang set kode_kadar = '123' where no_faktur_hutang = '$buka'",
    '$buka kadar 123',
  ],
  ['I11', 'a loan of no store', hutang("kode_toko = 'XXX'", '$buka'), 'a row refers'],
  [
    'IZIN',
    'a cancellation without a grant',
    "update dokumen set otorisasi = null where jenis = 'BATAL_HUTANG'",
    'has no grant',
  ],
  [
    'IZIN',
    'a redemption undone without a grant',
    "update dokumen set otorisasi = null where jenis = 'BATAL_HUTANG_LUNAS'",
    'has no grant',
  ],
]

export const PAWN_BREAKS: readonly PawnBreak[] = ROWS.map(([invarian, what, statement, says]) => ({
  invarian,
  what,
  statement,
  says,
}))
