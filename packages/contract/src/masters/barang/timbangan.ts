import { choice, code, date, text, weight } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/**
 * Scales of a store: what tells one from another, until when its seal holds, and how it speaks to a
 * till (13 §0.6).
 */
export const timbangan = defineMaster({
  name: 'timbangan',
  key: 'kode_timbangan',
  path: '/master-timbangan',
  title: 'Master Timbangan',
  group: 'master-barang',
  order: 75,
  kept: 'store',
  calls: [{ path: 'timbangan/get/all' }],
  picked: {
    fields: [
      'daya_baca',
      'kelas',
      'tera_sampai',
      'pola',
      'baud',
      'bits',
      'parity',
      'stop',
      'perintah',
    ],
    screens: ['/timbang-baki', '/sortir-pembelian', '/terima-barang-cuci', '/terima-sepuhan'],
  },
  fields: {
    kode_timbangan: code({ label: 'Kode Timbangan' }),
    nama_timbangan: text({ label: 'Nama Timbangan' }),
    no_seri: text({ label: 'Nomor Seri', max: 40 }),
    kelas: choice({
      label: 'Kelas Ketelitian',
      options: { I: 'I (khusus)', II: 'II (halus)', III: 'III (sedang)' },
    }),
    daya_baca: weight({
      label: 'Daya Baca',
      hint: 'Langkah terkecil yang ditunjukkan, misalnya 0.001 g',
      min: 1,
      max: 10_000,
    }),
    tera_sampai: date({
      label: 'Tera Berlaku Sampai',
      hint: 'Kosong = belum ditera',
      required: false,
    }),
    pola: choice({
      label: 'Bentuk Baris',
      hint: 'Lihat buku timbangan: cara ia menulis berat lewat kabel',
      options: {
        AND: 'A&D (ST,GS,+0003.237 g)',
        SICS: 'Mettler Toledo SICS (S S 3.237 g)',
        SARTORIUS: 'Sartorius (+ 3.237 g)',
        POLOS: 'Angka saja (3.237 g)',
      },
    }),
    baud: choice({
      label: 'Kecepatan (baud)',
      options: {
        '1200': '1200',
        '2400': '2400',
        '4800': '4800',
        '9600': '9600',
        '19200': '19200',
        '38400': '38400',
        '57600': '57600',
        '115200': '115200',
      },
    }),
    bits: choice({ label: 'Bit data', options: { '7': '7', '8': '8' } }),
    parity: choice({
      label: 'Paritas',
      options: { none: 'Tanpa', even: 'Genap', odd: 'Ganjil' },
    }),
    stop: choice({ label: 'Bit stop', options: { '1': '1', '2': '2' } }),
    perintah: text({
      label: 'Perintah Baca',
      hint: 'Dikirim ke timbangan yang menunggu ditanya, misalnya Q; kosong = menulis sendiri',
      required: false,
      max: 10,
    }),
  },
})
