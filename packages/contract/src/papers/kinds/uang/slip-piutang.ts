import { definePaper } from '../../strips/define-paper.ts'
import { field, inWords, NAME, rule, SUM, sum, words } from '../../strips/lines.ts'
import { head, party, sides, signatures } from '../../strips/parts.ts'
import * as say from '../../strips/values.ts'

const TITLE = 'BUKTI PEMBAYARAN PIUTANG'
const ORIGIN = 'Nota {no_faktur_jual} · Kurang bayar {no_kurang_bayar}'

/** The slip of money that was short after a sale: what its customer owes, or paid of it now. */
export const slipPiutang = definePaper({
  kode: 'slip-piutang',
  label: 'Slip Piutang Penjualan',
  screens: ['/piutang-penjualan'],
  variabel: [
    ...say.headed(TITLE, 'Nomor dokumen', 'PT-JKT-261128-0001', say.when('14.05', '2026-11-28')),
    say.nomor('no_kurang_bayar', 'Nomor kurang bayar', 'PK-JKT-261121-0001'),
    say.nomor('no_faktur_jual', 'Nomor nota', 'FJ-JKT-261121-0007'),
    say.teks('status_slip', 'Tanda lunas atau batal'),
    say.teks('customer', 'Nama pelanggan', say.SITI.nama),
    say.teks('telp_customer', 'Telepon pelanggan', say.SITI.telp),
    say.tgl('tgl_janji', 'Janji bayar', '2026-12-05'),
    say.rupiah('jumlah', 'Jumlah dokumen', 50_000),
    say.rupiah('kurang', 'Uang yang kurang', 200_000),
    say.rupiah('bayar', 'Dibayar dengan slip ini', 50_000),
    say.rupiah('dibayar', 'Dibayar seluruhnya', 50_000),
    say.rupiah('sisa', 'Sisa', 150_000),
    say.KETERANGAN,
    say.PETUGAS,
  ],
  wajib: ['judul', 'nomor', 'jumlah', 'sisa', 'status_slip', 'tanda'],
  strips: [
    head(),
    party({
      left: [
        field('customer', { ...NAME, h: 4.6 }),
        field('telp_customer', { at: 36, awalan: 'Telp. ', ukuran: 8.5 }),
        words('asal', ORIGIN, { at: 40.4, ukuran: 8.5, susut: true }),
        field('tgl_janji', { id: 'janji', at: 44.8, awalan: 'Janji bayar ', ukuran: 8.5 }),
      ],
      right: [
        field('status_slip', { ukuran: 11, tebal: true }),
        field('user_id', { at: 44.8, awalan: 'Petugas ', h: 3.8 }),
      ],
    }),
    rule('garis-isi', { at: 50 }),
    sum('jumlah', 'JUMLAH', { at: 52, size: SUM.BIG }),
    inWords('jumlah', { at: 61.4, ukuran: 8.5, jarak: 3.8, rata: 'KANAN' }),
    sum('kurang', 'Uang yang kurang', { at: 71, size: SUM.PLAIN }),
    sum('bayar', 'Dibayar dengan slip ini', { at: 77, size: SUM.PLAIN }),
    sum('dibayar', 'Dibayar seluruhnya', { at: 83, size: SUM.PLAIN }),
    sides({ at: 88.6, right: [rule('garis-sisa')] }),
    sum('sisa', 'SISA PIUTANG', { at: 90, size: SUM.LARGE }),
    field('keterangan', { at: 98, awalan: 'Keterangan: ', lines: 2, h: 8 }),
    signatures(['Pelanggan', 'Petugas'], { at: 109, below: 25, h: 4 }),
  ],
})
