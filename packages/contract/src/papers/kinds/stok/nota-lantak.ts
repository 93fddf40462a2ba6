import { definePaper } from '../../strips/define-paper.ts'
import { field, inWords, NAME, rule, SUM, sum, words } from '../../strips/lines.ts'
import { head, party, signatures } from '../../strips/parts.ts'
import * as say from '../../strips/values.ts'
import { BAR, OF_A_BAR } from './slip-lebur.ts'

const TAX = { w: 194, rata: 'KANAN', ukuran: 9.5 } as const

/** What leaves with a bar: the nota of who bought it, the receipt of a supplier who got it. */
export const notaLantak = definePaper({
  kode: 'nota-lantak',
  label: 'Nota Lantak',
  screens: ['/lebur-rosok'],
  variabel: [
    ...say.headed('NOTA LANTAK', 'Nomor dokumen', 'LJ-JKT-261121-0001'),
    say.teks('status_slip', 'Tanda batal'),
    say.nomor('no_lebur', 'Nomor lantak', 'LB-JKT-261121-0001'),
    say.teks('pihak', 'Nama pembeli atau supplier', 'PT Emas Murni Abadi'),
    say.teks('telp_pihak', 'Telepon', '021 555 0188'),
    say.teks('npwp_pihak', 'NPWP pembeli', '02.345.678.9-012.000'),
    ...OF_A_BAR,
    say.rupiah('harga', 'Harga, atau nilai yang disepakati', 171_000_000),
    say.rupiah('ppn', 'PPN di dalam harga', 2_775_701),
    say.rupiah('pph22', 'PPh 22 yang dipungut', 420_560),
    say.rupiah('total', 'Jumlah yang dibayar', 171_420_560),
    say.teks('dibayar', 'Cara pembayaran', 'TRANSFER 171.420.560'),
    say.teks('no_bukti', 'Nomor tanda terima'),
    say.KETERANGAN,
    say.PETUGAS,
  ],
  wajib: ['judul', 'nomor', 'total', 'status_slip', 'tanda'],
  strips: [
    head(),
    party({
      at: 32,
      left: [
        field('pihak', { ...NAME, h: 4.6 }),
        field('telp_pihak', { at: 37, awalan: 'Telp. ', ukuran: 8.5 }),
        field('npwp_pihak', { at: 41.4, awalan: 'NPWP ', ukuran: 8.5 }),
      ],
      right: [
        field('status_slip', { ukuran: 11, tebal: true }),
        field('user_id', { at: 41.4, awalan: 'Petugas ', h: 3.8 }),
      ],
    }),
    rule('garis-isi', { at: 48 }),
    words('asal', 'Nomor lantak {no_lebur}', { at: 50, ukuran: 9.5 }),
    words('lantak', BAR, { at: 55, ukuran: 10, tebal: true }),
    field('no_uji', { at: 60.6, awalan: 'Surat uji ' }),
    sum('harga', 'Nilai lantak', { at: 66, size: SUM.MIDDLE }),
    field('ppn', { ...TAX, at: 72, awalan: 'termasuk PPN Rp ' }),
    field('pph22', { ...TAX, at: 77, awalan: 'PPh 22 dipungut Rp ' }),
    sum('total', 'JUMLAH', { at: 83, size: SUM.BIG }),
    inWords('total', { at: 92, ukuran: 8.5, rata: 'KANAN' }),
    field('dibayar', { at: 99, ukuran: 8.5, susut: true }),
    field('no_bukti', { at: 103, awalan: 'Tanda terima ', ukuran: 8.5 }),
    field('keterangan', { at: 107, awalan: 'Keterangan: ', ukuran: 8.5, susut: true }),
    signatures(['Diterima oleh', 'Petugas'], { at: 112 }),
  ],
})
