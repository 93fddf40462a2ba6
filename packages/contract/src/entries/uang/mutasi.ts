import { account, defineEntry, drawer, kode, place } from '../../documents/define-entry.ts'
import { money, text } from '../../kit/field.ts'

/** What doc1 §5 says of mutations; of both ends the same. */
const END = { cash: true, empty: 'Asal Tidak Boleh Kosong' } as const
const NO_AMOUNT = 'Jumlah Rp Tidak Boleh Kosong'

const moved = {
  dated: true,
  fields: {
    kategori: kode({
      label: 'Kategori',
      jenis: ['MUTASI'],
      empty: 'Kategori Tidak Boleh Kosong',
    }),
    asal: place({ label: 'Asal', ...END }),
    asal_rekening: account({ label: 'Rekening asal', of: 'asal', required: false }),
    tujuan: place({ label: 'Tujuan', ...END }),
    tujuan_rekening: account({ label: 'Rekening tujuan', of: 'tujuan', required: false }),
    /** Which drawer CASH is; none: the first. */
    laci: drawer({ label: 'Laci', placeholder: 'Laci pertama' }),
    jumlah: money({ label: 'Jumlah Rp', min: 1, empty: NO_AMOUNT, under: NO_AMOUNT }),
    keterangan: text({
      label: 'Keterangan',
      max: 200,
      empty: 'Keterangan Tidak Boleh Kosong',
    }),
  },
} as const

export const pindahBank = defineEntry({ ...moved, path: 'cash/mutasi-uang-bank' })
export const pindahCash = defineEntry({ ...moved, path: 'cash/mutasi-uang-cash' })
