import { account, defineEntry, kode, place } from '../../documents/define-entry.ts'
import { money, text } from '../../kit/field.ts'

/** Money into or out of an account of the shop by a kode transaksi. */
export const bankMasukKeluar = defineEntry({
  path: 'uang-bank',
  dated: true,
  approved: true,
  fields: {
    kode_transaksi: kode({ label: 'Kode Transaksi', jenis: ['BIAYA', 'MASUK'] }),
    kode_bank: place({ label: 'Bank', cash: false }),
    no_rekening: account({ label: 'Rekening', of: 'kode_bank' }),
    jumlah: money({ label: 'Jumlah Rp', min: 1, under: 'Harus Diisi' }),
    keterangan: text({ label: 'Keterangan', max: 200 }),
  },
})
