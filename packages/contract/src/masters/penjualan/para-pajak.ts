import { choice, code, date, decimal, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'
import { KELAS_PAJAK_OPTIONS } from '../barang/kategori.ts'

/**
 * VAT and PPh 22 of a tax class from a day on (04-domain C1, C2). In force is the newest row that
 * has begun; a sale keeps the row it used, so an older nota never changes.
 */
export const paraPajak = defineMaster({
  name: 'para-pajak',
  key: 'kode_pajak',
  path: '/parameter-pajak',
  title: 'Parameter Pajak',
  group: 'master-penjualan',
  order: 5,
  kept: 'chain',
  fields: {
    kode_pajak: code({ label: 'Kode Pajak' }),
    nama_pajak: text({ label: 'Nama Pajak' }),
    kelas_pajak: choice({ label: 'Kelas Pajak', options: KELAS_PAJAK_OPTIONS }),
    tgl_berlaku: date({ label: 'Mulai Berlaku' }),
    ppn_faktur: rate('PPN dengan Faktur', 'Barang yang dibeli dengan faktur pajak lengkap'),
    ppn_tanpa: rate('PPN tanpa Faktur', 'Barang tanpa faktur pajak, misalnya beli dari pelanggan'),
    ppn_pabrikan: rate('PPN ke Pabrikan', 'Bila pembelinya pabrikan perhiasan'),
    pph22: rate('PPh 22', 'Dipungut dari pedagang dan pabrikan, tidak dari konsumen akhir'),
  },
})

function rate(label: string, hint: string) {
  return decimal({ label, hint, max: 100, unit: '%' })
}
