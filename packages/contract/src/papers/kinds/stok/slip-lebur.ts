import { definePaper } from '../../strips/define-paper.ts'
import { field, STRONG, words } from '../../strips/lines.ts'
import { head, sides, signatures, table } from '../../strips/parts.ts'
import * as say from '../../strips/values.ts'

const LOST = 'Susut emas murni 0.392 g, diizinkan 0.420 g, melebihi izin 0.000 g'

/** What a bar and its assay are called in words. */
export const BAR = 'Lantak {berat} g, kadar uji {kadar_uji} ‰, emas murni {murni} g'

/** What a paper can show of a bar; its assay as the laboratory wrote it. */
export const OF_A_BAR = [
  say.gram('berat', 'Berat lantak', 119_100),
  say.teks('kadar_uji', 'Kadar uji (‰)', '702'),
  say.teks('no_uji', 'Nomor surat uji', 'UBPP-2611-0312'),
  say.murni('murni', 'Emas murni', 83_608_200),
]

/** The slip of scrap or dust that was melted: what went in, the bar, what was lost, two names. */
export const slipLebur = definePaper({
  kode: 'slip-lebur',
  label: 'Slip Lebur',
  screens: ['/lebur-rosok'],
  variabel: [
    ...say.headed('SLIP LEBUR', 'Nomor lebur', 'LB-JKT-261121-0001'),
    say.teks('status_slip', 'Tanda batal, terjual atau diserahkan'),
    say.teks('bahan', 'Rosok atau abu', 'Rosok'),
    say.gram('berat_bahan', 'Berat bahan', 120_000),
    say.murni('murni_bahan', 'Emas murni bahan', 84_000_000),
    ...OF_A_BAR,
    say.teks('dilebur', 'Bahan dalam kata', 'Dilebur 120.000 g, emas murni 84.000 g'),
    say.teks('beda', 'Susut atau lebih menurut uji, dalam kata', LOST),
    say.teks('penyetuju', 'Penyetuju', 'SPV-JKT'),
    say.KETERANGAN,
    say.PETUGAS,
  ],
  daftar: [
    say.rowsOf(
      'isi',
      'Bahan menurut kadar',
      [['17K', 120_000, 84_000_000]],
      [
        say.teks('kadar', 'Kadar'),
        say.gram('berat', 'Berat', 'Berat (g)'),
        say.murni('murni', 'Emas murni', 'Murni (g)'),
      ],
    ),
  ],
  wajib: ['nomor', 'status_slip', 'tanda'],
  strips: [
    head(),
    sides({
      at: 32,
      left: [field('bahan', { ...STRONG, awalan: 'Bahan: ' })],
      right: [field('status_slip', STRONG)],
    }),
    table('isi', { at: 38, h: 36, columns: { kadar: 94, berat: 50, murni: 50 } }),
    field('dilebur', { at: 78, ukuran: 9.5 }),
    words('lantak', BAR, { at: 84, ukuran: 11, tebal: true }),
    field('beda', { at: 91, ukuran: 9.5, w: 194 }),
    field('no_uji', { at: 97, awalan: 'Surat uji ' }),
    field('keterangan', { at: 102, awalan: 'Keterangan: ', lines: 2 }),
    signatures(['Dilebur oleh', 'Disetujui oleh'], { at: 112, names: ['user_id', 'penyetuju'] }),
  ],
})
