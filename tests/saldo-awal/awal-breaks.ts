/**
 * What an administrator may break of what a shop began with, with the triggers off: `$barang`,
 * `$hutang`, `$titipan` and `$kas` are loads, as are `$bln`, `$rosok`, `$kurang` and `$kartu`;
 * `$pinjam`, `$bon` and `$kurangnya` came with them, `$batal` was taken back with `$ikut`.
 */
type Row = readonly [what: string, statement: string, says: string]

const document = (set: string, which: string) =>
  `update dokumen set ${set} where nomor = '${which}'`
const said = (path: string, value: string, which: string) =>
  document(`isi = jsonb_set(isi, '{${path}}', '${value}')`, which)

const ROWS: readonly Row[] = [
  ['a kind loaded twice', said('jenis', '"KAS"', '$barang'), 'KAS was loaded 2 times'],
  ['pieces that it does not say', said('sums,jumlah', '9', '$barang'), '$barang says 9'],
  ['a weight that it does not say', said('sums,berat_mg', '9', '$barang'), '$barang says'],
  ['gold that it does not say', said('sums,murni_ug', '9', '$hutang'), '$hutang says'],
  ['another sum', document('total_rp = total_rp + 1', '$titipan'), '$titipan says'],
  ['money that lies nowhere', document('total_rp = total_rp + 1', '$kas'), '$kas says'],
  [
    'a loan of no load',
    said('muat', '"lain"', '$pinjam'),
    '$pinjam came with nothing, undone by nobody',
  ],
  [
    'a load undone without its deposit',
    `update dokumen set membatalkan = null where membatalkan = '$ikut'`,
    '$ikut came with $batal, undone by nobody',
  ],
  [
    'a loan that stands against nothing',
    `update jurnal_baris set jenis_akun = 'PENJUALAN' where nomor = '$pinjam'
       and jenis_akun = 'SALDO_AWAL'`,
    '$pinjam stands against 0',
  ],
  [
    'pieces of other gold than the owner has',
    `update jurnal_baris set murni_ug = murni_ug - 1 where nomor = '$barang'
       and jenis_akun = 'SALDO_AWAL'`,
    '$barang stands against',
  ],
  [
    'something else against the owner',
    `update jurnal_baris set jenis_akun = 'SALDO_AWAL' where nomor = '$lain' and baris = 1`,
    '$lain stands against',
  ],
]

const OTHERS: readonly (readonly [invarian: string, ...Row])[] = [
  ['AWAL', 'bought pieces that it does not say', said('sums,jumlah', '9', '$bln'), '$bln says 9'],
  ['AWAL', 'other scrap', said('rosok,0,berat_mg', '9', '$rosok'), '$rosok says'],
  ['AWAL', 'scrap of another sum', said('rosok,1,modal_rp', '9', '$rosok'), '$rosok says'],
  [
    'AWAL',
    'card money of another sum',
    "update non_cash set jumlah_rp = jumlah_rp + 1 where nomor = '$kartu' and baris = 1",
    '$kartu says',
  ],
  [
    'AWAL',
    'a short payment of no load',
    said('muat', '"lain"', '$kurangnya'),
    '$kurangnya came with nothing',
  ],
  [
    'COCOK',
    'a slip of another day',
    "update non_cash set tgl = tgl - 1 where nomor = '$kartu' and baris = 2",
    '$kartu line 2 is not what the shop began with',
  ],
  [
    'COCOK',
    'a slip that nobody waits for',
    "delete from non_cash where nomor = '$kartu' and baris = 1",
    '$kartu line 1 is not what the shop began with',
  ],
  [
    'KURANG',
    'a short payment of another sum',
    document('total_rp = total_rp + 1', '$kurangnya'),
    '$kurangnya says another sum',
  ],
]

export const AWAL_BREAKS = [...ROWS.map(row => ['AWAL', ...row] as const), ...OTHERS].map(
  ([invarian, what, statement, says]) => ({ invarian, what, statement, says }),
)
