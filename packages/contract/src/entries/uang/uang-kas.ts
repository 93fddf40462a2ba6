import { defineEntry, drawer, kode } from '../../documents/define-entry.ts'
import { money, text } from '../../kit/field.ts'

/** Cash into or out of a drawer by a kode transaksi, or from one drawer to another. */
export const kasMasukKeluar = defineEntry({
  path: 'uang-kas',
  dated: true,
  /** Beyond BATAS_UANG_KELUAR of a person and day, and for what an owner draws. */
  approved: true,
  fields: {
    kode_transaksi: kode({ label: 'Kode Transaksi', jenis: ['BIAYA', 'MASUK', 'MUTASI'] }),
    laci: drawer({ label: 'Laci', placeholder: 'Laci pertama' }),
    /** Of a kode of kind MUTASI: the drawer the money goes to. */
    laci_tujuan: drawer({ label: 'Ke laci', placeholder: 'Pilih laci' }),
    jumlah: money({ label: 'Jumlah Rp', min: 1, under: 'Harus Diisi' }),
    keterangan: text({ label: 'Keterangan', max: 200 }),
  },
})
