import { defineEntry, user } from '../../documents/define-entry.ts'
import { choice, text } from '../../kit/field.ts'

/** Who bears a loss that waited to be judged. */
export const validasiSusut = defineEntry({
  path: 'validasi-susut/{no_susut}',
  fields: {
    oleh: choice({
      label: 'Ditanggung oleh',
      empty: 'Pilih penanggung',
      options: { TOKO: 'Toko', TUKANG: 'Tukang', USER: 'Karyawan' },
    }),
    /** Of `USER`. */
    user_id: user({ label: 'Karyawan', required: false }),
    keterangan: text({ label: 'Keterangan', max: 200 }),
  },
})
