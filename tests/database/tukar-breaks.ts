import type { PawnBreak } from './pawn-breaks.ts'

/**
 * What an administrator may break of exchanges, and of the stock, the money and the grants of
 * buying back, with the triggers off. `$tukar` stands with its sides `$jual` and `$beli`; `$urung`
 * was cancelled by `$batal`, its sides by `$batalsisi`. `$nota` bought `$ring` back as `$bln`,
 * `$saldo` opened a deposit, `$hilang` was cancelled by `$lepas`, `$lebur` scrapped a piece.
 */
type Row = readonly [invarian: string, what: string, statement: string, says: string]

const isi = (path: string, value: string, which: string) =>
  `update dokumen set isi = jsonb_set(isi, '${path}', '${value}') where nomor = '${which}'`
const jurnal = (set: string, akun: string, which: string) =>
  `update jurnal_baris set ${set} where nomor = '${which}' and jenis_akun = '${akun}'`
const bln = (set: string) => `update barang set ${set} where kode_barcode = '$bln'`
const ungranted = (which: string) => `update dokumen set otorisasi = null where nomor = '${which}'`

const BOTH_SIDES: readonly Row[] = [
  ['TUKAR', 'another settlement', isi('{tukar_rp}', '1', '$tukar'), '$tukar settles 1 of $jual'],
  [
    'TUKAR',
    'another price of the new',
    isi('{jual_rp}', '1', '$tukar'),
    '$tukar settles 4000000 of $jual and $beli',
  ],
  [
    'TUKAR',
    'an exchange without its sale',
    "delete from dokumen where nomor = '$jual'",
    '$tukar settles',
  ],
  [
    'TUKAR',
    'an exchange without its purchase',
    "delete from dokumen where nomor = '$beli'",
    '$tukar settles',
  ],
  [
    'TUKAR',
    'an exchange of nothing',
    "delete from tukar_tambah where nomor = '$tukar'",
    '$tukar settles 4000000 of - and -',
  ],
  [
    'TUKAR',
    'a side of another day',
    "update dokumen set tgl = tgl - 1 where nomor = '$beli'",
    '$tukar settles',
  ],
  [
    'TUKAR',
    'less gold in the sale',
    "update dokumen_bayar set jumlah_rp = 1 where nomor = '$jual' and cara = 'TUKAR'",
    '$jual is paid with 1 of old pieces, not 4000000',
  ],
  [
    'TUKAR',
    'less gold in the purchase',
    isi('{pembayaran,0,jumlah}', '1', '$beli'),
    '$beli is paid with 1 of old pieces, not 4000000',
  ],
  [
    'TUKAR',
    'old pieces for a sale of no exchange',
    "update dokumen_bayar set cara = 'TUKAR' where nomor = '$biasa'",
    '$biasa is paid with 5232500 of old pieces, not 0',
  ],
  [
    'TUKAR',
    'a purchase that stands beside its cancelled sale',
    "delete from dokumen where membatalkan = (select no_faktur_beli from tukar_tambah where nomor = '$urung')",
    'of $urung was undone by nobody',
  ],
  [
    'TUKAR',
    'sides undone where the exchange stands',
    "delete from dokumen where nomor = '$batal'",
    'of $urung was undone by $batalsisi, not by nobody',
  ],
  [
    'TUKAR',
    'a side undone by another document',
    isi('{no_batal_jual}', '"BJ-X"', '$batal'),
    'of $urung was undone by $batalsisi, not by BJ-X',
  ],
  [
    'TUKAR',
    'something left between the sides',
    jurnal('debit_rp = debit_rp + 1', 'TUKAR_TAMBAH', '$jual'),
    'between the sides of $tukar stand 1 rp',
  ],
  [
    'TUKAR',
    'gold left between the sides',
    jurnal('murni_ug = 5', 'TUKAR_TAMBAH', '$beli'),
    'between the sides of $tukar stand 0 rp, 5 ug',
  ],
  [
    'TUKAR',
    'a sale that goes through that account',
    jurnal("jenis_akun = 'TUKAR_TAMBAH'", 'KAS', '$biasa'),
    'between the sides of nothing stand 5232500 rp',
  ],
]

const STOCK_AND_MONEY: readonly Row[] = [
  [
    'I2',
    'a slip of a cancellation',
    "update cetak_nota set nomor = '$batal' where nomor = '$tukar'",
    '$batal: print without its document',
  ],
  [
    'I4',
    'a piece bought back that stands for sale',
    "update barang set status = 'ADA', no_keluar = null where kode_barcode = '$ring'",
    '$ring is ADA and sold 1 times',
  ],
  [
    'I4',
    'a sale of what was bought',
    "update dokumen_barang set kode_barcode = '$bln' where nomor = '$biasa'",
    '$bln is BLN and sold 1 times',
  ],
  [
    'I5',
    'what gold settled called cash',
    jurnal("jenis_akun = 'KAS'", 'TUKAR_TAMBAH', '$beli'),
    '$beli: KAS -4000000 in the ledger, 0 by tenders',
  ],
  [
    'I13',
    'a deposit that holds more than gold paid into it',
    "update bon set uang_rp = uang_rp + 1 where no_bon = '$saldo'",
    'deposits hold 1000001, ledger owes 1000000',
  ],
  [
    'I13',
    'gold paid into no deposit',
    jurnal("jenis_akun = 'KAS'", 'HUTANG_TITIPAN', '$saldo'),
    'deposits hold 1000000, ledger owes 0',
  ],
  [
    'I13',
    'a deposit of another who sold',
    "update bon set nama = 'Orang lain' where no_bon = '$saldo'",
    '$saldo began otherwise',
  ],
  ['I14', 'another cost of what was bought', bln('modal_rp = modal_rp + 1'), 'PERSEDIAAN_BLN'],
  ['I14', 'another weight of what was bought', bln('berat_mg = berat_mg + 1'), 'PERSEDIAAN_BLN'],
  ['I14', 'bought gold among new pieces', bln("status = 'ADA'"), 'PERSEDIAAN_BLN'],
  [
    'I14',
    'bought gold on the account of new pieces',
    jurnal("jenis_akun = 'PERSEDIAAN'", 'PERSEDIAAN_BLN', '$nota'),
    'PERSEDIAAN_BLN',
  ],
  ['IZIN', 'an exchange cancelled alone', ungranted('$batal'), '$batal has no grant'],
  ['IZIN', 'its sale cancelled alone', ungranted('$batalsisi'), '$batalsisi has no grant'],
  ['IZIN', 'a purchase cancelled alone', ungranted('$lepas'), '$lepas has no grant'],
  ['IZIN', 'a piece scrapped alone', ungranted('$lebur'), '$lebur has no grant'],
]

export const TUKAR_BREAKS: readonly PawnBreak[] = [...BOTH_SIDES, ...STOCK_AND_MONEY].map(
  ([invarian, what, statement, says]) => ({ invarian, what, statement, says }),
)
