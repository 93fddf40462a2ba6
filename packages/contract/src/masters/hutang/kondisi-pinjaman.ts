import { code, flag, percent, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** State of a piece brought as a pledge: what it takes off the value that is lent upon. */
export const kondisiPinjaman = defineMaster({
  name: 'kondisi-pinjaman',
  key: 'kode_kondisi',
  path: '/master-kondisi-pinjaman',
  title: 'Master Kondisi Pinjaman',
  group: 'master-hutang',
  order: 10,
  kept: 'chain',
  calls: [{ path: 'parapinjaman/get/all' }],
  picked: { fields: ['diterima'] },
  fields: {
    kode_kondisi: code({ label: 'Kode Kondisi' }),
    nama_kondisi: text({ label: 'Nama Kondisi' }),
    potongan_permil: percent({
      label: 'Potongan Taksiran',
      hint: 'Bagian nilai yang tidak diperhitungkan',
    }),
    diterima: flag({ label: 'Boleh Digadaikan' }),
    keterangan: text({ label: 'Keterangan', required: false, max: 200 }),
  },
})
