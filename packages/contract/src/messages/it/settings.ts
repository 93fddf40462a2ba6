/** Settings, the store, services of others and exports, in Italian. */
export const settings: Readonly<Record<string, string>> = {
  Aktif: 'Attivo',
  'Alamat harus seperti https://toko.contoh.id':
    "L'indirizzo deve essere come https://toko.contoh.id",
  'Arah pembulatan penjualan': 'Direzione di arrotondamento delle vendite',
  'Batas menaikkan harga': 'Limite di aumento del prezzo',
  'Batas menurunkan harga': 'Limite di ribasso del prezzo',
  'Bawaan {nilai}': 'Predefinito {nilai}',
  'Belum ada logo. Nota dan laporan dicetak dengan nama toko saja.':
    'Nessun logo. Scontrini e rapporti si stampano con il solo nome del negozio.',
  'Belum ada setting yang diubah.': 'Nessuna impostazione è stata ancora modificata.',
  'Belum diisi': 'Non compilato',
  'Bentuk nota hanya diubah pemilik': 'Solo il titolare cambia il modello dello scontrino',
  'Bentuk yang dipilih lebih dahulu di Cetak Barcode.':
    "Il formato scelto all'inizio in Stampa codici a barre.",
  'Berlaku segera di semua layar toko ini.': 'Ha effetto subito su ogni schermo di questo negozio.',
  'Cari setting': 'Cerca impostazioni',
  'Dicetak di nota, misalnya Senin sampai Sabtu 09.00–17.00.':
    'Stampati sullo scontrino, per esempio lunedì–sabato 09.00–17.00.',
  'Ganti gambar': 'Cambia immagine',
  'Hanya kantor pusat yang dapat mengubah.': 'Solo la sede può modificarlo.',
  'Hanya {siapa} yang dapat mengubah': 'Solo {siapa} può modificarlo',
  'Hapus logo toko ini?': 'Rimuovere il logo di questo negozio?',
  'Harga dan pembulatan': 'Prezzi e arrotondamento',
  'Harga jual lebih dari jumlah ini di atas harga hitungan perlu otorisasi.':
    'Un prezzo che supera di oltre questo importo quello calcolato richiede autorizzazione.',
  'Izin berlaku sampai': 'Licenza valida fino al',
  'Izin sudah lewat': 'Licenza scaduta',
  'Izin usaha gadai': 'Licenza di pegno',
  'JPEG, PNG atau WebP; dikecilkan menjadi paling besar 480 × 240 titik.':
    'JPEG, PNG o WebP; ridotta al massimo a 480 × 240 punti.',
  'Jam buka': 'Orari di apertura',
  'Jam dan printer': 'Orari e stampanti',
  'Jumlah dan berat stok tidak tampil di Beranda dan Dashboard Pusat, kecuali untuk OWN.':
    'Pezzi e peso delle scorte non compaiono in Home e nel cruscotto della sede, salvo per OWN.',
  'Jumlah setiap barang dibulatkan ke kelipatan rupiah ini.':
    "L'importo di ogni pezzo è arrotondato a questo passo.",
  'Kadar di Master Kadar dan barang baru tidak boleh melebihi angka ini.':
    "I titoli nell'anagrafica e dei nuovi pezzi non possono superare questa cifra.",
  'Kadar tertinggi (‰)': 'Titolo massimo (‰)',
  Kas: 'Cassa',
  'Ke mana harga jual dibulatkan.': 'In che direzione si arrotondano i prezzi di vendita.',
  'Kelipatan pembulatan (Rp)': 'Passo di arrotondamento (Rp)',
  'Kosong bila izin tidak punya batas waktu.': 'Vuoto se la licenza non ha scadenza.',
  'Laci kas': 'Cassetti',
  'Lingkup izin': 'Ambito della licenza',
  Logo: 'Logo',
  Mati: 'Disattivo',
  'Membuka {layar}': 'Apre {layar}',
  Modul: 'Modulo',
  Naik: 'Per eccesso',
  'Nama laci dipisah koma; setiap laci dihitung saat tutup toko, yang pertama dipakai bila kasir tidak memilih.':
    'Nomi separati da virgole; ogni cassetto si conta alla chiusura, il primo vale se il cassiere non sceglie.',
  'Nomor izin': 'Numero di licenza',
  'Nomor izin usaha pergadaian dari OJK.': 'Numero della licenza di pegno rilasciata da OJK.',
  'Nota dicetak dua kali; lembar kedua tanpa ketentuan.':
    'Lo scontrino si stampa due volte; la seconda copia senza condizioni.',
  'Nota penjualan dua lembar': 'Due copie dello scontrino di vendita',
  'PPN dihitung dari harga jual, dicetak di nota dan dibukukan.':
    "L'IVA è calcolata dal prezzo di vendita, stampata sullo scontrino e registrata.",
  'PPN termasuk harga': 'IVA inclusa nei prezzi',
  'Printer biasa (PDF)': 'Stampante comune (PDF)',
  'Printer label': 'Stampante etichette',
  'Printer label TSPL': 'Stampante etichette TSPL',
  'Printer label ZPL': 'Stampante etichette ZPL',
  'Sampai jumlah ini kasir boleh memberi harga lebih murah atau diskon tanpa otorisasi.':
    'Fino a questo importo il cassiere può ribassare o scontare senza autorizzazione.',
  Sebelum: 'Prima',
  'Sekarang {nilai}': 'Ora {nilai}',
  'Sembunyikan ringkasan stok': 'Nascondi il riepilogo delle scorte',
  Sesudah: 'Dopo',
  Setting: 'Impostazione',
  'Setting Nota dan Setting Nota Slip hanya terbuka untuk OWN dan SU.':
    'Setting Nota e Setting Nota Slip sono aperti solo a OWN e SU.',
  'Setting System': 'Impostazioni di sistema',
  'Setting Toko': 'Impostazioni del negozio',
  'Simpan di {jumlah} toko': 'Salva in {jumlah} negozi',
  'Simpan perubahan': 'Salva le modifiche',
  'Simpan {jumlah} perubahan': 'Salva {jumlah} modifiche',
  'Tidak ada yang berubah': 'Non cambia nulla',
  'Toko yang dipilih sudah memakai nilai ini.': 'I negozi scelti usano già questi valori.',
  Turun: 'Per difetto',
  User: 'Utente',
  'Wilayah tempat izin berlaku, misalnya Provinsi Jawa Barat.':
    'Dove vale la licenza, per esempio provincia di Giava Occidentale.',
  'Yang dicetak di nota dan laporan, dan printer toko ini.':
    'Ciò che stampano scontrini e rapporti, e le stampanti di questo negozio.',
}
