import { defineEntry, name } from '../../documents/define-entry.ts'
import { text } from '../../kit/field.ts'

/** What the book says of a customer, as he says it now. */
export const ubahPelanggan = defineEntry({
  method: 'PUT',
  path: 'pelanggan',
  fields: {
    nama: name({ label: 'Nama' }),
    telp: text({ label: 'Telepon', max: 30, required: false }),
    alamat: text({ label: 'Alamat', max: 200, required: false }),
  },
})
