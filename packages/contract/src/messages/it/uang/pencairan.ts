/** Card and QRIS receivables that are paid out, in Italian. */
export const pencairan: Readonly<Record<string, string>> = {
  'Bank penerbit': 'Banca acquirente',
  'Batal pencairan non cash': 'Annullo accredito',
  'Belum dicairkan': 'Da accreditare',
  'Biaya MDR': 'Commissione MDR',
  'Buka pencocokan': 'Apri il riscontro',
  Cairkan: 'Accredita',
  'Cairkan {jumlah} pembayaran': 'Accredita {jumlah} pagamenti',
  'Kartu dan QRIS': 'Carte e QRIS',
  'Lebih dari nilai slip yang dipilih': 'Più delle ricevute scelte',
  'Lihat Pencairan': 'Accrediti',
  'Masuk ke rekening': 'Sul conto',
  'MDR Debit': 'MDR debito',
  'MDR Kredit': 'MDR credito',
  'MDR QRIS': 'MDR QRIS',
  'MDR Rp {biaya} berbeda dari usulan Rp {usulan}, tulis sebabnya':
    'La MDR di Rp {biaya} differisce dalla proposta di Rp {usulan}: indicare il motivo',
  'Menurut slip': 'Secondo la ricevuta',
  'No pencairan': 'N. accredito',
  'Paling banyak 500 pembayaran sekaligus': 'Al massimo 500 pagamenti alla volta',
  'Pembayaran {nomor} baru saja berubah di tempat lain, muat ulang dahulu':
    'Il pagamento {nomor} è appena cambiato altrove: ricaricare',
  'Pembayaran {nomor} belum dicocokkan dengan slip atau mutasi':
    'Il pagamento {nomor} non è ancora riscontrato',
  'Pembayaran {nomor} bukan piutang yang terbuka dari {penerbit}':
    'Il pagamento {nomor} non è un credito aperto di {penerbit}',
  'Pembayaran {nomor} sudah dicairkan dengan {no_cair}, batalkan {no_cair} dahulu':
    'Il pagamento {nomor} è accreditato con {no_cair}: annullare prima {no_cair}',
  'Pencairan non cash': 'Accredito',
  'Pencairan Non Cash': 'Accredito Carte e QRIS',
  'Pencairan {nomor} tersimpan': 'Accredito {nomor} salvato',
  Piutang: 'Credito',
  'Piutang kartu dan QRIS': 'Crediti carte e QRIS',
  'Potongan bank saat pencairan, diusulkan dan dapat diganti menurut mutasi':
    'Trattenuta dalla banca all’accredito: proposta, vale l’estratto',
  'Selisih MDR': 'Differenza MDR',
  'Selisih slip': 'Differenza ricevute',
  'Siap dicairkan': 'Da accreditare ora',
  'Siapa yang berutang': 'Chi deve',
  'Spasi memilih, Enter membuka, F10 mencairkan. Yang belum dicocokkan belum dapat dipilih.':
    'Spazio sceglie, Invio apre, F10 accredita. Ciò che non è riscontrato non si sceglie.',
  'Sudah cocok, belum dicairkan': 'Riscontrati, da accreditare',
  'Sudah dicairkan': 'Accreditati',
  'Tanpa bank': 'Senza banca',
  'Tidak ada pencairan dengan saringan ini.': 'Nessun accredito con questo filtro.',
  'Tidak ada piutang terbuka dengan saringan ini.': 'Nessun credito aperto con questo filtro.',
  'Tulis sebab selisih MDR': 'Indicare perché la MDR differisce',
  'Uang masuk Rp {bank} lebih dari nilai slip Rp {nilai}, periksa pilihan atau jumlahnya':
    'Rp {bank} accreditati, più delle ricevute di Rp {nilai}: verificare scelta o importo',
  'Umur piutang (hari)': 'Età del credito (giorni)',
  'Usulan MDR': 'MDR proposta',
  'usulan {jumlah}': 'proposta {jumlah}',
  '{jumlah} belum dicocokkan': '{jumlah} da riscontrare',
  '{jumlah} pembayaran, sejak {tgl}': '{jumlah} pagamenti, dal {tgl}',
}
