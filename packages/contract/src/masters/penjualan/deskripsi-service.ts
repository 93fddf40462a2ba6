import { choice, code, integer, money, text, weight } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Works a shop offers, with price, days and the loss of weight that is no fault (04-domain B9). */
export const deskripsiService = defineMaster({
  name: 'deskripsi-service',
  key: 'kode_deskripsi',
  path: '/parameter-deskripsi-service',
  title: 'Parameter Deskripsi Service',
  group: 'master-penjualan',
  order: 70,
  module: 'DESKRIPSI_SERVICE_MODULE',
  kept: 'store',
  calls: [{ path: 'para-deskripsi-service' }],
  fields: {
    kode_deskripsi: code({ label: 'Kode Deskripsi' }),
    deskripsi: text({ label: 'Deskripsi', max: 200, lines: 2 }),
    kategori_service: choice({
      label: 'Kategori Service',
      options: {
        REPARASI: 'Reparasi',
        UKURAN: 'Ubah ukuran',
        SEPUH: 'Sepuh',
        CUCI: 'Cuci',
        BATU: 'Pasang batu',
        UKIR: 'Ukir nama',
      },
    }),
    hitungan: choice({
      label: 'Hitungan',
      options: { PCS: 'Per barang', GRAM: 'Per gram' },
    }),
    harga: money({ label: 'Harga Jasa', price: 'PIECE' }),
    lama_hari: integer({ label: 'Lama Pengerjaan', unit: 'hari', max: 365 }),
    toleransi_berat: weight({
      label: 'Toleransi Berat',
      hint: 'Selisih berat masuk dan keluar yang wajar',
      max: 10_000,
    }),
  },
})
