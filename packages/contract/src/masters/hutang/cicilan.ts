import { choice, code, integer, money, percent, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Plans of buying by instalments (04-domain B11); a contract keeps the plan as it was. */
export const cicilan = defineMaster({
  name: 'cicilan',
  table: 'para_cicilan',
  key: 'kode_cicilan',
  path: '/parameter-cicilan',
  title: 'Parameter Cicilan',
  group: 'master-hutang',
  order: 60,
  module: 'CICILAN_MODULE',
  kept: 'store',
  resource: 'parameter-cicilan',
  calls: [{ path: 'para-cicilan' }],
  fields: {
    kode_cicilan: code({ label: 'Kode Cicilan' }),
    nama_cicilan: text({ label: 'Nama Cicilan' }),
    bulan: integer({ label: 'Lama Cicilan', unit: 'bulan', min: 1, max: 60 }),
    dp_permil: percent({ label: 'Uang Muka Minimal', hint: 'Persen dari harga' }),
    margin_permil: percent({
      label: 'Margin per Bulan',
      hint: 'Dari harga dikurangi uang muka, setiap bulan',
    }),
    barang: choice({
      label: 'Barang',
      hint: 'Sampai lunas',
      options: { DITAHAN: 'Ditahan toko', DISERAHKAN: 'Diserahkan' },
    }),
    harga_minimal: money({ label: 'Harga Barang Minimal', list: false }),
    biaya_admin: money({ label: 'Biaya Admin' }),
    denda_per_hari: money({ label: 'Denda per Hari', hint: 'Untuk angsuran yang terlambat' }),
    hari_tenggang: integer({
      label: 'Masa Tenggang',
      hint: 'Hari setelah jatuh tempo tanpa denda',
      list: false,
      unit: 'hari',
      max: 365,
    }),
  },
})
