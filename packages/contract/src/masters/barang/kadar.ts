import { choice, code, permil, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Purity: arithmetic uses permil, paper prints the shop's own label (04-domain B1). */
export const kadar = defineMaster({
  name: 'kadar',
  key: 'kode_kadar',
  path: '/master-kadar',
  title: 'Master Kadar',
  group: 'master-barang',
  order: 40,
  kept: 'chain',
  calls: [{ path: 'kadar/get/all' }],
  refusals: ['KADAR_LEBIH'],
  rules: [
    { least: 'permil_min', most: 'permil' },
    { least: 'permil', most: 'permil_max' },
  ],
  picked: { fields: ['permil'] },
  fields: {
    kode_kadar: code({ label: 'Kode Kadar' }),
    nama_kadar: text({ label: 'Nama Kadar', hint: 'Label yang tercetak di nota' }),
    permil: permil({ label: 'Permil', hint: '750 = emas 18 karat' }),
    golongan: choice({
      label: 'Golongan',
      options: { MUDA: 'Emas muda', TANGGUNG: 'Emas tanggung', TUA: 'Emas tua' },
    }),
    permil_min: permil({
      label: 'Permil Terendah',
      hint: 'Hasil uji yang masih diterima, kosong = tidak dibatasi',
      required: false,
      list: false,
    }),
    permil_max: permil({ label: 'Permil Tertinggi', required: false, list: false }),
    warna_nota: choice({
      label: 'Warna Nota',
      required: false,
      options: {
        PUTIH: 'Putih',
        KUNING: 'Kuning',
        MERAH_MUDA: 'Merah muda',
        HIJAU: 'Hijau',
        BIRU: 'Biru',
        JINGGA: 'Jingga',
        UNGU: 'Ungu',
      },
      swatches: {
        PUTIH: '#ffffff',
        KUNING: '#f6e27a',
        MERAH_MUDA: '#f4b6c2',
        HIJAU: '#a9d8a4',
        BIRU: '#a8c8ec',
        JINGGA: '#f5c28b',
        UNGU: '#cdb4e4',
      },
    }),
  },
})
