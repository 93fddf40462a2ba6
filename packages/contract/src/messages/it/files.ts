/** Why a file from outside cannot be taken, in Italian. */
export const files: Readonly<Record<string, string>> = {
  'berkas kosong': 'il file è vuoto',
  'berkas terlalu besar': 'il file è troppo grande',
  'isi berkas rusak atau tidak lengkap': 'il file è danneggiato o incompleto',
  'bukan berkas Excel (.xlsx) atau CSV': 'non è un file Excel (.xlsx) o CSV',
  'berkas dilindungi kata sandi': 'il file è protetto da password',
  'isi berkas mengembang terlalu besar': 'il contenuto del file si espande troppo',
  'lebih dari {maks} baris': 'più di {maks} righe',
  'lebih dari {maks} kolom': 'più di {maks} colonne',
  'bukan gambar JPEG, PNG atau WebP': 'non è un’immagine JPEG, PNG o WebP',
  'gambar lebih dari {maks} juta titik': 'l’immagine ha più di {maks} milioni di pixel',
  'semua lembar tersembunyi': 'tutti i fogli sono nascosti',
  'baris {baris} tersembunyi, tampilkan atau hapus dahulu':
    'la riga {baris} è nascosta, prima va mostrata o eliminata',
  'kolom {kolom} tersembunyi, tampilkan atau hapus dahulu':
    'la colonna {kolom} è nascosta, prima va mostrata o eliminata',
  'kolom {kolom} tidak dikenal': 'la colonna {kolom} non è conosciuta',
  'kolom {kolom} ada dua kali': 'la colonna {kolom} compare due volte',
  'kolom {kolom} tidak ada': 'manca la colonna {kolom}',
  'kolom {kolom} berisi data tetapi tidak bernama':
    'la colonna {kolom} contiene dati ma non ha nome',
  'Excel membuang angka sesudah 15 digit: ubah format kolom ini menjadi Teks, ketik ulang':
    'Excel elimina le cifre dopo la quindicesima: formattare la colonna come Testo e riscrivere',
  'Rumus tanpa hasil: simpan ulang di Excel, atau ketik nilainya':
    'Formula senza risultato: salvare di nuovo in Excel o scrivere il valore',
  'Rumus ini salah di Excel: perbaiki, atau ketik nilainya':
    'Questa formula è errata in Excel: correggerla o scrivere il valore',
  'Satuan ini tidak sesuai dengan kolomnya': 'Questa unità non è quella della colonna',
}
