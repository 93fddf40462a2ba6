import { choice, code, flag, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Kinds of stone set in pieces; `per_karat` says whether they are priced by carat or by piece. */
export const jenisBatu = defineMaster({
  name: 'jenis-batu',
  key: 'kode_batu',
  path: '/jenis-batu',
  title: 'Jenis Batu',
  group: 'master-berlian',
  order: 10,
  module: 'BERLIAN_MODULE',
  kept: 'chain',
  fields: {
    kode_batu: code({ label: 'Kode Batu' }),
    nama_batu: text({ label: 'Nama Batu' }),
    golongan_batu: choice({
      label: 'Golongan Batu',
      options: {
        BERLIAN: 'Berlian',
        MULIA: 'Batu mulia',
        SETENGAH: 'Batu setengah mulia',
        BUATAN: 'Batu buatan',
      },
    }),
    per_karat: flag({ label: 'Dihargai per Karat' }),
  },
})
