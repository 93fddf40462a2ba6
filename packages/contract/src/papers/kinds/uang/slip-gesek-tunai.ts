import { definePaper } from '../../strips/define-paper.ts'
import { field, inWords, NAME, rule, SUM, sum } from '../../strips/lines.ts'
import { head, party, sides, signatures } from '../../strips/parts.ts'
import * as say from '../../strips/values.ts'

/** The slip of cash that was given against a debit card: what was swiped, kept and handed over. */
export const slipGesekTunai = definePaper({
  kode: 'slip-gesek-tunai',
  label: 'Slip Gesek Tunai',
  screens: ['/gesek-tunai'],
  variabel: [
    ...say.headed('SLIP GESEK TUNAI', 'Nomor gesek tunai', 'GT-JKT-261121-0001'),
    say.teks('status_slip', 'Tanda batal'),
    say.teks('customer', 'Nama pelanggan', say.SITI.nama),
    say.teks('kartu', 'Penerbit dan 4 angka kartu', 'BCA •••• 4021'),
    say.teks('kode_setuju', 'Kode persetujuan', 'A77120'),
    say.rupiah('jumlah', 'Jumlah digesek', 1_000_000),
    say.rupiah('biaya', 'Biaya gesek tunai', 15_000),
    say.rupiah('tunai', 'Tunai diterima', 985_000),
    say.KETERANGAN,
    say.PETUGAS,
  ],
  wajib: ['nomor', 'tunai', 'status_slip', 'tanda'],
  strips: [
    head(),
    party({
      at: 32,
      left: [
        field('customer', { ...NAME, h: 4.6 }),
        field('kartu', { at: 37.4, awalan: 'Kartu debit ', ukuran: 9, h: 4.4 }),
        field('kode_setuju', { at: 42.4, awalan: 'Kode persetujuan ', ukuran: 8.5, h: 4 }),
      ],
      right: [
        field('status_slip', { ukuran: 11, tebal: true }),
        field('user_id', { at: 42.4, awalan: 'Petugas ', h: 4 }),
      ],
    }),
    rule('garis-isi', { at: 49 }),
    sum('jumlah', 'Digesek dari kartu', { at: 53, size: SUM.MIDDLE }),
    sum('biaya', 'Biaya', { at: 60, size: SUM.MIDDLE }),
    sides({ at: 67, right: [rule('garis-jumlah')] }),
    sum('tunai', 'TUNAI DITERIMA', { at: 69.4, size: SUM.BIG }),
    inWords('tunai', { at: 80, ukuran: 8.5, jarak: 3.8, h: 8, rata: 'KANAN' }),
    field('keterangan', { at: 92, awalan: 'Keterangan: ', lines: 2, h: 8 }),
    signatures(['Pelanggan', 'Petugas'], { at: 108, below: 26, h: 4 }),
  ],
})
