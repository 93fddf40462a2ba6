import { defineEntry, master } from '../../documents/define-entry.ts'
import { money, text, weight } from '../../kit/field.ts'

const kode_kadar = master({ label: 'Kadar', master: 'kadar' })
const kode_tukang = master({ label: 'Tukang', master: 'tukang' })
const keterangan = text({ label: 'Keterangan', max: 200, required: false })
const gram = (label: string) => weight({ label, min: 1, under: 'Berat harus lebih dari 0' })

/** Scrap that is to be washed by weight, and goes back. */
export const masukManual = defineEntry({
  path: 'stock-cuci-manual/masuk',
  fields: { kode_kadar, berat: gram('Berat dari rosok'), keterangan },
})
export const keluarManual = defineEntry({
  path: 'stock-cuci-manual/keluar',
  fields: { kode_kadar, berat: gram('Berat kembali ke rosok'), keterangan },
})

/** It is given to a craftsman, and comes back. */
export const kirimManual = defineEntry({
  path: 'stock-cuci-manual/kirim',
  fields: { kode_kadar, kode_tukang, berat: gram('Berat kirim'), keterangan },
})
export const terimaManual = defineEntry({
  path: 'stock-cuci-manual/terima',
  approved: true,
  fields: {
    kode_kadar,
    kode_tukang,
    kirim: gram('Dari yang dikirim'),
    berat: gram('Berat kembali'),
    ongkos: money({ label: 'Ongkos', required: false }),
    keterangan,
  },
})
