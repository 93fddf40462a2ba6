import { words } from './words.ts'

/** What a supervisor approves of a thing, in words: `{jumlah}` is a figure as people read it. */
export const APPROVED = words({
  DIJUAL: 'dijual {jumlah}',
  HARGA_HITUNG: 'harga hitung {jumlah}',
  DIBAWAH_MODAL: 'di bawah modal',
  POTONGAN: 'potongan nota {jumlah}',
  POTONGAN_BOLEH: 'potongan tanpa otorisasi {jumlah}',
  JANJI: 'janji tukar sampai {jumlah}',
  JANJI_BOLEH: 'paling lama sampai {jumlah}',
  DIBELI: 'dibeli {jumlah}',
  TERTINGGI: 'harga tertinggi {jumlah}',
  TANPA_NOTA: 'tanpa nota',
  SIFAT_BEDA: 'kadar, group atau jenis lain dari nota',
  RUSAK: 'rusak',
  KARTU_KREDIT: 'dibayar kartu kredit {jumlah}',
  BERAT: '{jumlah} g',
  BERAT_NOTA: 'berat nota {jumlah} g',
  BARANG_BARU: 'barang baru {jumlah}',
  BARANG_LAMA: 'barang lama {jumlah}',
  SELISIH_TUKAR: 'selisih {jumlah}',
  UANG_KEMBALI: 'ditukar dan uang kembali {jumlah}',
  UANG_KEMBALI_BOLEH: 'tanpa otorisasi sampai {jumlah}',
  DIBATALKAN: 'dibatalkan {jumlah}',
  DIURUNGKAN: 'diurungkan',
  DIKEMBALIKAN: 'dikembalikan {jumlah}',
  DIALIHKAN: 'dialihkan {jumlah}',
  DIPAKAI: 'saldo dipakai {jumlah}',
  SALDO: 'saldo {jumlah}',
  DISERAHKAN: 'diserahkan senilai {jumlah}',
  DIHANCURKAN: 'dihancurkan',
  BERAT_BUKU: 'menurut buku {jumlah} g',
  TIDAK_KEMBALI: 'tidak kembali',
  KADAR_UJI: 'kadar {jumlah}',
  SUSUT_LEBIH: 'susut murni melebihi izin {jumlah} g',
  CETAK_KE: 'cetak ke-{jumlah}',
  HARGA_JUAL: 'jual {jumlah}',
  HARGA_BELI: 'beli {jumlah}',
  BERLAKU: 'berlaku {jumlah}',
  PAPAN_DITARIK: 'papan harga ditarik',
  HARI_TUTUP: 'hari {jumlah} ditutup',
  KALENDER: 'tanggal kalender {jumlah}',
  DIHITUNG: 'dihitung {jumlah}',
  MENURUT_BUKU: 'menurut buku {jumlah}',
  COCOK_DIBATALKAN: 'pencocokan dibatalkan {jumlah}',
  DIGESEK: 'digesek {jumlah}',
  TUNAI_KELUAR: 'tunai keluar {jumlah}',
  SISA_BATAS: 'sisa batas hari ini {jumlah}',
  KURANG: 'kurang bayar {jumlah}',
  TOTAL_NOTA: 'total nota {jumlah}',
  KELUAR: 'uang keluar {jumlah}',
  BIAYA: 'biaya {jumlah}',
  BIAYA_TARIF: 'biaya menurut tarif {jumlah}',
  LELANG: 'hasil lelang {jumlah}',
  LELANG_BOLEH: 'tanpa otorisasi dari {jumlah}',
  BIAYA_LELANG: 'biaya lelang {jumlah}',
  BIAYA_BOLEH: 'tanpa otorisasi sampai {jumlah}',
})
export type ApprovedWord = keyof typeof APPROVED

/** A thing that is approved, as people read it: what it is, and words with their figures. */
export interface ApprovedThing {
  /** A piece, a person, a drawer, the number of a document. */
  readonly apa: string
  readonly kata: readonly (readonly [kata: ApprovedWord, jumlah: string])[]
}

/** Things by the category of the grant that is asked for, as a refusal carries them. */
export type ApprovedThings = Readonly<Partial<Record<string, readonly ApprovedThing[]>>>
