/**
 * What may be broken of receivables that were paid out, one by one past the writer: `$cair` paid
 * `$lunas` out, `$batal` was taken back, `$buka` is found and open.
 */
export const CAIR_BREAKS: readonly (readonly [invarian: string, what: string, change: string])[] = [
  [
    'CAIR',
    'a receivable that nobody paid out',
    "update non_cash set no_cair = 'CN-X' where nomor = '$buka'",
  ],
  [
    'CAIR',
    'one that was paid out and is open',
    "update non_cash set no_cair = null where nomor = '$lunas'",
  ],
  [
    'CAIR',
    'one of a settlement that was taken back',
    "update non_cash set no_cair = '$batal' where nomor = '$buka'",
  ],
  [
    'CAIR',
    'a settlement that names another line',
    "update dokumen set isi = jsonb_set(isi, '{pembayaran,0,baris}', '2') where nomor = '$cair'",
  ],
  [
    'CAIR',
    'of another acquirer',
    'update dokumen set isi = isi || \'{"penerbit": "BNI"}\' where nomor = \'$cair\'',
  ],
  [
    'CAIR',
    'another fee than was booked',
    "update dokumen set isi = isi || '{\"biaya_rp\": 1}' where nomor = '$cair'",
  ],
  [
    'CAIR',
    'more than its receivables',
    "update dokumen set total_rp = total_rp + 1 where nomor = '$cair'",
  ],
  [
    'CAIR',
    'a difference of slips that is none',
    "update dokumen set isi = isi || '{\"selisih_rp\": 1}' where nomor = '$cair'",
  ],
  [
    'CAIR',
    'a receivable that the ledger does not have',
    "update jurnal_baris set jenis_akun = 'PIUTANG_GADAI' where nomor = '$buka' and jenis_akun = 'PIUTANG_EDC'",
  ],
  [
    'I5',
    'another amount in the bank',
    "update dokumen set isi = isi || '{\"bank_rp\": 1}' where nomor = '$cair'",
  ],
  [
    'I5',
    'a receivable booked elsewhere',
    "update jurnal_baris set jenis_akun = 'PIUTANG_QRIS' where nomor = '$cair' and jenis_akun = 'PIUTANG_EDC'",
  ],
  [
    'IZIN',
    'one taken back without a grant',
    "update dokumen set otorisasi = null where jenis = 'BATAL_CAIR_NON_CASH'",
  ],
]
