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
  fields: {
    kode_kadar: code({ label: 'Kode Kadar' }),
    nama_kadar: text({ label: 'Nama Kadar', hint: 'Label yang tercetak di nota' }),
    permil: permil({ label: 'Permil', hint: '750 = emas 18 karat' }),
    golongan: choice({
      label: 'Golongan',
      options: { MUDA: 'Emas muda', TANGGUNG: 'Emas tanggung', TUA: 'Emas tua' },
    }),
    warna_nota: text({ label: 'Warna Nota', required: false, max: 30 }),
  },
})
