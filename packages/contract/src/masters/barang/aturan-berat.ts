import { code, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/**
 * How a scale weight becomes the weight on the nota (04-domain B5). `pita` is read by
 * `parseBands` of the domain; a line of a nota keeps code and version of the rule it was made by.
 */
export const aturanBerat = defineMaster({
  name: 'aturan-berat',
  key: 'kode_aturan',
  path: '/master-aturan-berat',
  title: 'Master Aturan Berat',
  group: 'master-barang',
  order: 35,
  kept: 'chain',
  calls: [{ path: 'aturan-berat/get/all' }],
  picked: { fields: ['pita'] },
  fields: {
    kode_aturan: code({ label: 'Kode Aturan' }),
    nama_aturan: text({ label: 'Nama Aturan' }),
    pita: text({
      label: 'Pita',
      hint: 'Sampai berapa mg = tambah berapa mg. Contoh 20=0, 60=50, 100=100',
      required: false,
      max: 60,
    }),
    keterangan: text({ label: 'Keterangan', required: false, max: 200 }),
  },
})
