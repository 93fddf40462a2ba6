/** Texts of cash against a debit card. */
export const gesek: Readonly<Record<string, string>> = {
  'Gesek Tunai': 'Contanti su carta',
  'Gesek tunai': 'Contanti su carta',
  'Batal gesek tunai': 'Contanti su carta annullati',
  'Gesek tunai di atas batas': 'Contanti su carta oltre il limite',
  'Laporan Gesek Tunai': 'Rapporto contanti su carta',
  'Tidak ada gesek tunai dengan saringan ini.': 'Nessun contante su carta con questo filtro.',
  'Beri tunai': 'Dai contanti',
  'Simpan gesek tunai': 'Salva contanti su carta',
  'Gesek tunai {nomor} tersimpan': 'Contanti su carta {nomor} salvati',
  'Jenis kartu': 'Tipo di carta',
  'Penerbit kartu': 'Emittente della carta',
  'Kosong: bank mesinnya': 'Vuoto: la banca del terminale',
  'Hanya kartu debit.': 'Solo carte di debito.',
  Digesek: 'Strisciato',
  'Digesek Rp': 'Strisciato Rp',
  'Tunai Rp': 'Contanti Rp',
  'Tunai keluar': 'Contanti usciti',
  'Biaya {biaya}, tunai {tunai}.': 'Commissione {biaya}, contanti {tunai}.',
  'Uang kartu': 'Denaro della carta',
  Kartu: 'Carta',
  'Buka pencairan': 'Apri il regolamento',
  'Lebih dari yang digesek': 'Più di quanto strisciato',
  'Tulis sebab biayanya lain': 'Scrivi perché la commissione è diversa',
  'Tarik tunai hanya dengan kartu debit: dengan kartu kredit dilarang Bank Indonesia (PBI 11/11/PBI/2009 dan 14/2/PBI/2012)':
    'Contanti solo con carta di debito: con carta di credito lo vieta la Bank Indonesia (PBI 11/11/PBI/2009 e 14/2/PBI/2012)',
  'Tunai Rp {tunai} lebih dari yang digesek Rp {jumlah}':
    'Contanti Rp {tunai} superano i Rp {jumlah} strisciati',
  'Biaya Rp {biaya} berbeda dari usulan Rp {usulan}, tulis sebabnya':
    'La commissione Rp {biaya} è diversa da quella proposta Rp {usulan}: scrivi perché',
  'Uang di laci {laci} tidak cukup untuk tunai Rp {tunai}':
    'Il cassetto {laci} non ha contanti per Rp {tunai}',
  'Biaya gesek tunai': 'Commissione sui contanti su carta',
  'Diusulkan saat gesek tunai dan dipotong dari tunainya, dibulatkan naik ke kelipatan pembulatan; 0: tanpa biaya.':
    'Proposta con i contanti su carta e trattenuta dai contanti, arrotondata in su al multiplo; 0: nessuna commissione.',
  'Slip Gesek Tunai': 'Ricevuta contanti su carta',
  'Slip gesek tunai dua lembar': 'Ricevuta contanti su carta in due copie',
  'Cetak ulang slip gesek tunai {nomor}': 'Ristampa della ricevuta {nomor}',
  'Nomor gesek tunai': 'Numero contanti su carta',
  'Tanda batal': 'Segno di annullato',
  'Penerbit dan 4 angka kartu': 'Emittente e 4 cifre della carta',
  'Jumlah digesek': 'Importo strisciato',
  'Tunai diterima': 'Contanti ricevuti',
  'Batas gesek tunai per kartu per hari': 'Limite dei contanti per carta e giorno',
  'Gesek tunai satu kartu dalam satu hari di atas jumlah ini perlu otorisasi; yang sudah diotorisasi tidak dihitung.':
    "I contanti su una carta in un giorno oltre questo importo richiedono un'autorizzazione; quanto già autorizzato non conta.",
  'Slip ini sudah dipakai di {nomor}: bank, kartu dan kode persetujuan yang sama':
    'Questo scontrino POS è già usato in {nomor}: stessa banca, carta e codice di approvazione',
  'Dua pembayaran dengan slip yang sama: bank, kartu dan kode persetujuan yang sama':
    'Due pagamenti con lo stesso scontrino POS: stessa banca, carta e codice di approvazione',
  'Slip ini sudah dipakai': 'Scontrino già usato',
  'Tunai Rp {tunai} tidak ada pecahannya: pakai kelipatan Rp {kelipatan}, atau cara bayar lain':
    'Nessuna moneta per Rp {tunai} in contanti: usare multipli di Rp {kelipatan} o un altro pagamento',
}
