import { definePaper } from '../strips/define-paper.ts'
import { field, inWords, NAME, sum, terms } from '../strips/lines.ts'
import { head, party, sides, signatures, table } from '../strips/parts.ts'
import * as say from '../strips/values.ts'

const EXAMPLE = [
  ['2026-11-14', 'FD-JKT-261114-0002', 'Titipan diterima', 2_000_000, null, 2_000_000],
  ['2026-11-17', 'FR-JKT-261117-0001', 'Dikembalikan', null, 500_000, 1_500_000],
  ['2026-11-21', 'FA-JKT-261121-0001', 'Ditambah', 1_500_000, null, 3_000_000],
]
const COLUMNS = { tgl: 30, nomor: 42, apa: 38, masuk: 28, keluar: 28, saldo: 28 }

/** The slip of a deposit: whose money the shop keeps, what came and went, and what is left. */
export const slipTitipan = definePaper({
  kode: 'slip-titipan',
  label: 'Slip Titipan',
  screens: ['/lihat-titipan'],
  variabel: [
    ...say.headed('SLIP TITIPAN', 'Nomor titipan', 'FD-JKT-261114-0002'),
    say.tgl('tgl_titipan', 'Tanggal titipan diterima', '2026-11-14'),
    say.nomor('no_dokumen', 'Dokumen terakhir', 'FA-JKT-261121-0001'),
    say.teks('status_slip', 'Tanda titipan selesai'),
    ...say.person('customer', 'Nama pelanggan', 'Alamat pelanggan', 'Telepon pelanggan'),
    ...say.STAFF,
    say.KETERANGAN,
    say.rupiah('masuk', 'Jumlah uang masuk', 3_500_000),
    say.rupiah('keluar', 'Jumlah uang keluar', 500_000),
    say.rupiah('saldo', 'Saldo titipan', 3_000_000),
  ],
  daftar: [
    say.rowsOf('riwayat', 'Dokumen titipan', EXAMPLE, [
      say.tgl('tgl', 'Tanggal'),
      say.teks('nomor', 'Nomor'),
      say.teks('apa', 'Jenis dokumen', 'Dokumen'),
      say.rupiah('masuk', 'Uang masuk', 'Masuk'),
      say.rupiah('keluar', 'Uang keluar', 'Keluar'),
      say.rupiah('saldo', 'Saldo'),
    ]),
  ],
  ketentuan: [
    'Titipan dapat dipakai membayar belanja di toko ini, atau diminta kembali oleh pemiliknya.',
    'Bawa slip ini dan sebutkan nama serta nomor telepon yang tertulis di atas.',
    'Saldo yang berlaku adalah yang tercatat di toko; slip lama diganti oleh slip terbaru.',
  ],
  strips: [
    head(),
    party({
      left: [
        field('customer', NAME),
        field('alamat_customer', { lines: 2 }),
        field('telp_customer', { awalan: 'Telp. ' }),
      ],
    }),
    table('riwayat', { at: 48, h: 37, columns: COLUMNS }),
    sides({
      left: [
        field('masuk', { awalan: 'Uang masuk Rp ', ukuran: 8.5, w: 100, h: 4 }),
        field('keluar', { awalan: 'Uang keluar Rp ', ukuran: 8.5, w: 100, h: 4 }),
        field('keterangan', { awalan: 'Keterangan: ', ukuran: 7.5, lines: 3, jarak: 3.4 }),
      ],
      right: [sum('saldo', 'SALDO', { at: 87.6 }), inWords('saldo', { at: 95 })],
    }),
    terms({ at: 107, h: 11 }),
    signatures(['Pelanggan', 'Petugas'], { at: 120 }),
  ],
})
