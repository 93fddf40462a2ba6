/**
 * What may be broken of short payments, one by one past the writer: `$kurang` is owed, `$bayar`
 * paid a part of it and was printed, `$nota` is its sale, `$batal` took another back.
 */
export const KURANG_BREAKS: readonly (readonly [invarian: string, what: string, change: string])[] =
  [
    [
      'KURANG',
      'another sum than the ledger has',
      "update jurnal_baris set jenis_akun = 'PIUTANG_GADAI' where nomor = '$bayar' and jenis_akun = 'PIUTANG_PENJUALAN'",
    ],
    [
      'KURANG',
      'a document of another sum than it moved',
      "update dokumen set total_rp = total_rp + 1 where nomor = '$kurang'",
    ],
    [
      'KURANG',
      'a payment of another sum than its tenders',
      "update dokumen_bayar set jumlah_rp = jumlah_rp + 1 where nomor = '$bayar'",
    ],
    ['KURANG', 'one of no sale', "update bon set no_faktur_jual = 'FJ-X' where no_bon = '$kurang'"],
    [
      'KURANG',
      'one of a sale that was taken back',
      "update dokumen set membatalkan = '$nota' where nomor = '$bayar'",
    ],
    [
      'KURANG',
      'more than was paid in cash',
      "update dokumen_bayar set cara = 'TRANSFER' where nomor = '$nota'",
    ],
    [
      'I2',
      'a print of a document without a slip',
      "update cetak_nota set nomor = '$batal' where nomor = '$bayar'",
    ],
    [
      'I5',
      'what was short out of a bank',
      "update jurnal_baris set jenis_akun = 'BANK' where nomor = '$kurang' and jenis_akun = 'KAS'",
    ],
    [
      'I9',
      'a payment that the closing does not know',
      "update dokumen set isi = jsonb_set(isi, '{bayar,0,total_rp}', '1') where jenis = 'TUTUP_TOKO'",
    ],
    [
      'I13',
      'one that is owed and ended',
      "update bon set status = 'HABIS', uang_rp = 0 where no_bon = '$kurang'",
    ],
    ['IZIN', 'one without a grant', "update dokumen set otorisasi = null where nomor = '$kurang'"],
  ]
