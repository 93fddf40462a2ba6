/** Late loans, auctions, cancelled redemptions and checks of pawn documents, in Malay. */
export const hutangLelang: Readonly<Record<string, string>> = {
  'Anda sendiri': 'Anda sendiri',
  'Batalkan lelang': 'Batalkan lelongan',
  'Batalkan penebusan': 'Batalkan penebusan',
  'Batalkan penebusan {nomor}': 'Batalkan penebusan {nomor}',
  'Bayar kelebihan {jumlah}': 'Bayar lebihan {jumlah}',
  'Bayar kelebihan {nomor}': 'Bayar lebihan bagi {nomor}',
  'Bayar {jumlah}': 'Bayar {jumlah}',
  'Belum ada dokumen dipilih': 'Belum ada dokumen dipilih',
  'Belum ada jaminan yang dilelang.': 'Belum ada barang gadaian dilelong.',
  'Belum ada pemeriksaan di daftar ini.': 'Belum ada semakan dalam senarai ini.',
  'Belum ada penebusan dipilih': 'Belum ada penebusan dipilih',
  'Belum ada penebusan hari ini.': 'Belum ada penebusan hari ini.',
  'Belum diperiksa': 'Belum disemak',
  Belum: 'Belum',
  'Beri tahu pelanggan dahulu, baru jaminan boleh dilelang.':
    'Maklumkan pelanggan dahulu, barulah barang gadaian boleh dilelong.',
  'Beri tahu pelanggan, lelang jaminan yang lewat, bayar kelebihannya.':
    'Maklumkan pelanggan, lelong barang yang lewat, bayar lebihannya.',
  'Boleh dilelang setelah {tgl}.': 'Boleh dilelong selepas {tgl}.',
  'Cari dokumen': 'Cari dokumen',
  'Cari penebusan': 'Cari penebusan',
  'Cocokkan surat dengan paketnya. Dokumen sendiri diperiksa orang lain.':
    'Padankan surat dengan bungkusannya. Dokumen sendiri disemak orang lain.',
  'Dibayar kepada {nama}': 'Dibayar kepada {nama}',
  'Diberi tahu': 'Dimaklumkan',
  'Diterima oleh': 'Diterima oleh',
  'Ditulis oleh': 'Ditulis oleh',
  'Dokumen ini Anda tulis sendiri. Mintalah orang lain memeriksanya.':
    'Dokumen ini anda tulis sendiri. Minta orang lain menyemaknya.',
  'Hanya penebusan hari ini. Hutang aktif lagi, barang jaminan kembali ke toko.':
    'Hanya penebusan hari ini. Pajak gadai aktif semula, barang gadaian kembali ke kedai.',
  'Hutang {nomor} tidak lunas ditebus, statusnya {status}.':
    'Pajak gadai {nomor} tidak ditebus, statusnya {status}.',
  'Isi hasil lelang.': 'Isi hasil lelongan.',
  'Isi nama pembeli.': 'Isi nama pembeli.',
  'Kembalikan {total}, {berat} g jaminan masuk lagi':
    'Pulangkan {total}, {berat} g barang gadaian masuk semula',
  'Lelang tersimpan': 'Lelongan disimpan',
  'Lelang {nomor}': 'Lelong {nomor}',
  'Menghitung pembagian hasil…': 'Mengira pembahagian hasil…',
  'Pembagian hasil lelang': 'Pembahagian hasil lelongan',
  'Penebusan hari ini': 'Penebusan hari ini',
  'Penebusan tanggal {tgl} tidak dapat dibatalkan, hanya hari yang sama':
    'Penebusan bertarikh {tgl} tidak boleh dibatalkan, hanya pada hari yang sama',
  'Penebusan {nomor} dibatalkan': 'Penebusan {nomor} dibatalkan',
  'Pindai atau ketik nomor dokumen': 'Imbas atau taip nombor dokumen',
  'Pindai atau ketik nomor hutang, nama, atau letak paket':
    'Imbas atau taip nombor pajak gadai, nama atau letak bungkusan',
  'Pindai nomor dokumen, atau pilih dari daftar.':
    'Imbas nombor dokumen, atau pilih daripada senarai.',
  'Pindai nomor hutang, atau pilih dari daftar hari ini.':
    'Imbas nombor pajak gadai, atau pilih daripada senarai hari ini.',
  'Semua dokumen sudah diperiksa.': 'Semua dokumen sudah disemak.',
  'Semua kelebihan lelang sudah dibayar.': 'Semua lebihan lelongan sudah dibayar.',
  'Serahkan {berat} g barang jaminan kepada pembeli.':
    'Serahkan {berat} g barang gadaian kepada pembeli.',
  'Sudah dilelang': 'Sudah dilelong',
  'Tidak ada dokumen {nomor}': 'Tiada dokumen {nomor}',
  'Tidak ada hutang yang lewat jatuh tempo.': 'Tiada pajak gadai yang lewat tempoh.',
  'Uang kembali ke pelanggan': 'Wang kembali kepada pelanggan',
  'Jaminan masuk lagi': 'Barang gadaian masuk semula',
  'Wajib diisi bila tidak sesuai: apa yang berbeda.':
    'Wajib diisi jika tidak sepadan: apa yang berbeza.',
  'diperiksa {user_id}': 'disemak {user_id}',
  'pokok {jumlah}': 'pokok {jumlah}',
  'taksiran {taksiran}': 'taksiran {taksiran}',
  '{berat} g jaminan keluar, {total} masuk.': '{berat} g barang gadaian keluar, {total} masuk.',
  '{nomor} sesuai': '{nomor} sepadan',
  '{nomor} tidak sesuai': '{nomor} tidak sepadan',
  'Lelang di luar batas': 'Lelongan di luar had',
  'hasil lelang {jumlah}': 'hasil lelongan {jumlah}',
  'tanpa otorisasi dari {jumlah}': 'tanpa kelulusan dari {jumlah}',
  'biaya lelang {jumlah}': 'kos lelongan {jumlah}',
  'Hasil lelang terendah': 'Hasil lelongan terendah',
  'Jaminan gadai yang dilelang dengan hasil di bawah bagian ini dari taksirannya perlu otorisasi.':
    'Cagaran yang dilelong dengan hasil di bawah bahagian ini daripada taksirannya perlu kelulusan.',
  'Batas biaya lelang': 'Had kos lelongan',
  'Biaya lelang di atas bagian ini dari hasilnya perlu otorisasi: biaya mengurangi kelebihan milik pelanggan.':
    'Kos lelongan melebihi bahagian ini daripada hasilnya perlu kelulusan: kos mengurangkan lebihan milik pelanggan.',
}
