import {
  defineEntry,
  identity,
  master,
  name,
  proposed,
  tenders,
} from '../../documents/define-entry.ts'
import { choice, code, date, money, moneyPerGram, text } from '../../kit/field.ts'

/** A bar that is sold: to whom, for how much, how it is paid. */
export const jualLantak = defineEntry({
  path: 'lebur/{no_lebur}/jual',
  dated: true,
  approved: true,
  fields: {
    nama: name({ label: 'Nama pembeli' }),
    telp: text({ label: 'Telepon', max: 30, required: false }),
    jenis: choice({
      label: 'Jenis pembeli',
      options: {
        PEDAGANG: 'Pedagang perhiasan',
        PABRIKAN: 'Pabrikan perhiasan',
        KONSUMEN: 'Konsumen akhir',
      },
    }),
    /** Of who is no end user. */
    npwp: code({ label: 'NPWP', max: 22, required: false }),
    /** The paper that frees him from PPh 22, by number and date. */
    dokumen_bebas: choice({
      label: 'Bebas PPh 22',
      required: false,
      options: { SUKET: 'Suket', SKB: 'SKB' },
    }),
    nomor_bebas: text({ label: 'Nomor surat bebas', max: 60, required: false }),
    tgl_bebas: date({ label: 'Tanggal surat bebas', required: false }),
    harga: money({
      label: 'Harga jual termasuk PPN',
      min: 1,
      under: 'Harga harus lebih dari 0',
    }),
    /** The price with the PPh 22 that is collected on top. */
    total: proposed(money({ label: 'Yang dibayar', min: 1, under: 'Harga harus lebih dari 0' })),
    identitas: identity({ label: 'Identitas', of: 'harga' }),
    keterangan: text({ label: 'Keterangan', max: 200, required: false }),
    pembayaran: tenders({ label: 'Pembayaran', of: 'total' }),
  },
})

/** A bar that pays a supplier: what he values its fine gold at. */
export const serahLantak = defineEntry({
  path: 'lebur/{no_lebur}/serah',
  dated: true,
  approved: true,
  fields: {
    kode_supplier: master({ label: 'Supplier', master: 'supplier' }),
    kurs: moneyPerGram({ label: 'Nilai emas murni per gram', min: 1 }),
    no_bukti: text({ label: 'Nomor tanda terima', max: 60 }),
    keterangan: text({ label: 'Keterangan', max: 200, required: false }),
  },
})
