type Row = readonly [invarian: string, what: string, statement: string]

const booked = (nomor_akun: string, jenis_akun: string) =>
  `update jurnal_baris set nomor_akun = '${nomor_akun}' where nomor = '$jual' and jenis_akun = '${jenis_akun}'`

/** Accounts by their number: what an administrator may break of them, with the triggers off. */
export const AKUN_BREAKS: readonly Row[] = [
  ['AKUN', 'turnover at an account beside the balance sheet', booked('9101', 'PENJUALAN')],
  ['AKUN', 'gold of stock at an account beside it', booked('9101', 'PERSEDIAAN')],
  ['AKUN', 'an account out of the chart', "delete from akun where nomor_akun = '4101'"],
  ['AKUN', 'gold where none is kept', "update akun set emas = false where nomor_akun = '1201'"],
  ['AKUN', 'turnover in the account of the drawers', booked('1101', 'PENJUALAN')],
  ['AKUN', 'cash in the account of deposits', booked('2111', 'KAS')],
  ['AKUN', 'what stock is out of it in a cost', booked('5101', 'PERSEDIAAN')],
]
