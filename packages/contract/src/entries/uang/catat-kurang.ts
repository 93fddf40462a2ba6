import { defineEntry, name } from '../../documents/define-entry.ts'
import { date, money, text } from '../../kit/field.ts'

/** Cash of a nota that was short: its customer owes it from now on. */
export const catatKurang = defineEntry({
  path: 'piutang-penjualan',
  dated: true,
  reasoned: true,
  fields: {
    no_faktur_jual: text({ label: 'Nomor nota', max: 40 }),
    jumlah: money({ label: 'Uang yang kurang', min: 1, under: 'Jumlah harus lebih dari 0' }),
    /** The day he promised, none before the day of the document. */
    tgl_janji: date({ label: 'Janji bayar', empty: 'Tanggal tidak dikenal' }),
    nama: name({ label: 'Nama pelanggan' }),
    telp: text({ label: 'Telepon', max: 30 }),
  },
})
