import { definePaper } from '../../strips/define-paper.ts'
import { field, inWords } from '../../strips/lines.ts'
import { head, signatures } from '../../strips/parts.ts'
import * as say from '../../strips/values.ts'

const AMOUNT = { id: 'jumlah', ukuran: 26, tebal: true, susut: true }

/** The slip that travels with money to another store, lying down on 297 × 210 mm (doc2 §2). */
export const slipKirimUang = definePaper({
  kode: 'slip-kirim-uang',
  label: 'Slip Kirim Uang',
  screens: ['/kirim-uang-pusat'],
  variabel: [
    ...say.headed('SLIP KIRIM UANG', 'Nomor referensi', 'KU-JKT-261121-0001', say.when('17.40')),
    say.teks('status_slip', 'Tanda sudah diterima atau batal'),
    say.teks('tujuan', 'Toko tujuan', 'PUSAT Kencana Pusat'),
    say.teks('asal', 'Asal uang', 'CASH KASIR'),
    say.rupiah('jumlah_rp', 'Jumlah uang', 25_000_000),
    say.teks('keterangan', 'Keterangan', 'Setoran sore'),
    say.PETUGAS,
  ],
  wajib: ['nomor', 'jumlah_rp', 'status_slip', 'tanda'],
  set: 'A4_BESAR',
  strips: [
    head(),
    field('tujuan', { at: 56, awalan: 'Kepada ', ukuran: 14, h: 7 }),
    field('asal', { at: 66, awalan: 'Dari ', ukuran: 12, h: 6 }),
    field('jumlah_rp', { ...AMOUNT, at: 80, awalan: 'Rp ', h: 12 }),
    inWords('jumlah_rp', { at: 95, ukuran: 12, jarak: 6 }),
    field('keterangan', { at: 112, awalan: 'Keterangan: ', lines: 3, h: 16 }),
    field('status_slip', { at: 130, ukuran: 14, h: 8, tebal: true }),
    signatures(['Pengirim', 'Pembawa', 'Penerima'], { at: 150 }),
    field('user_id', { at: 184, w: 79, h: 5, quiet: true }),
  ],
})
