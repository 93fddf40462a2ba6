import { words } from './words.ts'

/** What the address of a store answered when it was tried. */
export const PORTAL_ANSWERS = words({
  TERBUKTI: 'Dijawab oleh server rantai ini',
  TAK_TERJANGKAU: 'Tidak ada jawaban dari alamat itu',
  BUKAN_RANTAI: 'Yang menjawab bukan server rantai ini',
  BUKAN_TOKO: 'Alamat itu bukan alamat toko ini',
  LAMA: 'Dipakai sejak sebelum alamat diperiksa',
})
