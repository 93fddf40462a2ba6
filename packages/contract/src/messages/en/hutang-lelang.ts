/** Late loans, auctions, cancelled redemptions and checks of pawn documents, in English. */
export const hutangLelang: Readonly<Record<string, string>> = {
  'Anda sendiri': 'Yourself',
  'Batalkan lelang': 'Undo the auction',
  'Batalkan penebusan': 'Undo the redemption',
  'Batalkan penebusan {nomor}': 'Undo redemption {nomor}',
  'Bayar kelebihan {jumlah}': 'Pay out the surplus of {jumlah}',
  'Bayar kelebihan {nomor}': 'Pay out the surplus of {nomor}',
  'Bayar {jumlah}': 'Pay {jumlah}',
  'Belum ada dokumen dipilih': 'No document chosen yet',
  'Belum ada jaminan yang dilelang.': 'No pledge has been auctioned yet.',
  'Belum ada pemeriksaan di daftar ini.': 'No checks in this list yet.',
  'Belum ada penebusan dipilih': 'No redemption chosen yet',
  'Belum ada penebusan hari ini.': 'No redemptions today yet.',
  'Belum diperiksa': 'Not checked yet',
  Belum: 'Not yet',
  'Beri tahu pelanggan dahulu, baru jaminan boleh dilelang.':
    'Tell the customer first; only then may the pledge be auctioned.',
  'Beri tahu pelanggan, lelang jaminan yang lewat, bayar kelebihannya.':
    'Tell customers, auction pledges that are overdue, pay out what is left.',
  'Boleh dilelang setelah {tgl}.': 'May be auctioned after {tgl}.',
  'Cari dokumen': 'Find a document',
  'Cari penebusan': 'Find a redemption',
  'Cocokkan surat dengan paketnya. Dokumen sendiri diperiksa orang lain.':
    'Match the letter with its packet. Your own documents are checked by somebody else.',
  'Dibayar kepada {nama}': 'Paid to {nama}',
  'Diberi tahu': 'Told',
  'Diterima oleh': 'Received by',
  'Ditulis oleh': 'Written by',
  'Dokumen ini Anda tulis sendiri. Mintalah orang lain memeriksanya.':
    'You wrote this document yourself. Ask somebody else to check it.',
  'Hanya penebusan hari ini. Hutang aktif lagi, barang jaminan kembali ke toko.':
    'Redemptions of today only. The loan is open again, the pledge comes back to the store.',
  'Hutang {nomor} tidak lunas ditebus, statusnya {status}.':
    'Loan {nomor} is not redeemed, its state is {status}.',
  'Isi hasil lelang.': 'Enter the proceeds.',
  'Isi nama pembeli.': "Enter the buyer's name.",
  'Kembalikan {total}, {berat} g jaminan masuk lagi':
    'Give back {total}, {berat} g of pledge come in again',
  'Lelang tersimpan': 'Auction saved',
  'Lelang {nomor}': 'Auction {nomor}',
  'Menghitung pembagian hasil…': 'Reckoning how the proceeds are spent…',
  'Pembagian hasil lelang': 'How the proceeds are spent',
  'Penebusan hari ini': 'Redemptions of today',
  'Penebusan tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama':
    'A redemption of {tgl} cannot be undone, only on the same day',
  'Penebusan {nomor} dibatalkan': 'Redemption of {nomor} undone',
  'Pindai atau ketik nomor dokumen': 'Scan or type a document number',
  'Pindai atau ketik nomor hutang, nama, atau letak paket':
    'Scan or type a loan number, name or packet position',
  'Pindai nomor dokumen, atau pilih dari daftar.':
    'Scan a document number, or choose one from the list.',
  'Pindai nomor hutang, atau pilih dari daftar hari ini.':
    "Scan a loan number, or choose from today's list.",
  'Semua dokumen sudah diperiksa.': 'All documents have been checked.',
  'Semua kelebihan lelang sudah dibayar.': 'All surpluses of auctions have been paid out.',
  'Serahkan {berat} g barang jaminan kepada pembeli.': 'Hand {berat} g of pledge to the buyer.',
  'Sudah dilelang': 'Auctioned',
  'Tidak ada dokumen {nomor}': 'No document {nomor}',
  'Tidak ada hutang yang lewat jatuh tempo.': 'No loan is overdue.',
  'Uang kembali ke pelanggan': 'Money back to the customer',
  'Jaminan masuk lagi': 'Pledge in again',
  'Wajib diisi bila tidak sesuai: apa yang berbeda.':
    'Required when it is not right: what differs.',
  'diperiksa {user_id}': 'checked by {user_id}',
  'pokok {jumlah}': 'principal {jumlah}',
  'taksiran {taksiran}': 'valued at {taksiran}',
  '{berat} g jaminan keluar, {total} masuk.': '{berat} g of pledge go out, {total} come in.',
  '{nomor} sesuai': '{nomor} is right',
  '{nomor} tidak sesuai': '{nomor} is not right',
  'Lelang di luar batas': 'Auction outside the limits',
  'hasil lelang {jumlah}': 'proceeds of the auction {jumlah}',
  'tanpa otorisasi dari {jumlah}': 'without approval from {jumlah}',
  'biaya lelang {jumlah}': 'cost of the auction {jumlah}',
  'Hasil lelang terendah': 'Lowest proceeds of an auction',
  'Jaminan gadai yang dilelang dengan hasil di bawah bagian ini dari taksirannya perlu otorisasi.':
    'A pledge auctioned for less than this part of its appraisal needs approval.',
  'Batas biaya lelang': 'Limit of the cost of an auction',
  'Biaya lelang di atas bagian ini dari hasilnya perlu otorisasi: biaya mengurangi kelebihan milik pelanggan.':
    "Costs of an auction above this part of its proceeds need approval: they reduce the customer's surplus.",
}
