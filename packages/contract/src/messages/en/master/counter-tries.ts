/** Trying out pawn, ceiling and instalment parameters, in English. */
export const masterCounterTries: Readonly<Record<string, string>> = {
  'Tanggal Gadai': 'Day of the loan',
  'Tanggal Lunas': 'Day of redemption',
  'Tidak ada bunga untuk pokok dan metode ini.':
    'There is no interest for this principal and method.',
  'Lama Pinjam': 'Days of the loan',
  'Jatuh Tempo': 'Due',
  'Total Bayar': 'Total to pay',
  'Harga Barang': 'Price of the piece',
  'Uang Muka': 'Down payment',
  'Tanggal Beli': 'Day of purchase',
  'Jadwal angsuran': 'Schedule of instalments',
  'Uang muka tidak boleh melebihi harga': 'The down payment must not exceed the price',
  'Tidak ada cicilan untuk harga dan uang muka ini.':
    'There is no plan for this price and down payment.',
  'Sisa Harga': 'Price less down payment',
  'Dibayar di Awal': 'Paid at once',
  'Angsuran per Bulan': 'Instalment a month',
  'Total Dibayar': 'Paid in all',
  'Harga Jual per Gram': 'Selling price per gram',
  'Tambahkan satu plafond dahulu.': 'Add a ceiling first.',
  'Nilai Barang': 'Value of the piece',
  'Nilai Barang Setelah Potongan': 'Value after the deduction',
  'Dapat Dipinjam': 'May be lent',
  'Coba hitung': 'Try it out',
}
