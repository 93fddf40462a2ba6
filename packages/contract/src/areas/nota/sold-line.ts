import { z } from 'zod'
import { kadar } from '../../kit/figures/kadar.ts'
import { keptDeduction, lineTaxKept } from './pembeli.ts'

/** Steps of a price: Indonesian sentences with facts, amounts that add up to it. */
export const working = z.array(
  z.object({
    teks: z.string(),
    facts: z.record(z.string(), z.union([z.string(), z.number()])),
    jumlah_rp: z.number(),
  }),
)

/** A line of a sale as it travels; weights in grams. */
export const soldLine = z.object({
  baris: z.number().int(),
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kode_dept: z.string(),
  kode_group: z.string(),
  kode_kadar: z.string(),
  kadar,
  kode_baki: z.string(),
  berat: z.number(),
  berat_nota: z.number(),
  mode_harga: z.string(),
  harga_per_gram: z.number().nullable(),
  /** Making charge per gram. */
  ongkos: z.number(),
  atribut: z.number(),
  harga_hitung: z.number(),
  diskon: z.number(),
  harga_jual: z.number(),
  kerja: working,
  /** `null` on notas of before rates were data. */
  pajak: lineTaxKept.nullable(),
  potongan_beli: keptDeduction,
  /** Until when it may be exchanged at its nota price; `null` where nothing was promised. */
  janji_tukar: z.string().nullable(),
})
