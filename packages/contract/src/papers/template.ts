import { z } from 'zod'
import { noNumber } from '../kit/figures/no-number.ts'

const mm = z.number({ error: noNumber }).min(0).max(600)
const size = z.number().min(4, { error: 'Huruf terlalu kecil' }).max(60)
const name = z.string().regex(/^[a-z0-9_]{1,40}$/)

/** A box of the page in millimetres from its top left corner, and on which sheets it prints. */
const place = {
  id: z.string().regex(/^[a-z0-9-]{1,24}$/),
  x: mm,
  y: mm,
  w: mm,
  h: mm,
  /** KEDUA is the copy the shop keeps; see `KETENTUAN` for what never stands there. */
  lembar: z.enum(['SEMUA', 'PERTAMA', 'KEDUA']).default('SEMUA'),
  halaman: z.enum(['SEMUA', 'PERTAMA', 'TERAKHIR', 'BELUM_AKHIR']).default('SEMUA'),
}

const letters = {
  /** Points. */
  ukuran: size,
  tebal: z.boolean().default(false),
  rata: z.enum(['KIRI', 'TENGAH', 'KANAN']).default('KIRI'),
  /** 0 black … 0.8 light grey. */
  abu: z.number().min(0).max(0.8).default(0),
  /** Millimetres from line to line; without it what the size of the letters asks for. */
  jarak: z.number().min(1.5).max(40).optional(),
  /** Makes one line smaller, down to 60 %, before it is cut. */
  susut: z.boolean().default(false),
}

const element = z.discriminatedUnion('jenis', [
  z.strictObject({
    jenis: z.literal('ISIAN'),
    ...place,
    ...letters,
    variabel: name,
    format: z.enum(['BIASA', 'TERBILANG', 'KAPITAL']).default('BIASA'),
    /** Stand before and after the value; where it is empty they are left out with it. */
    awalan: z.string().max(60).default(''),
    akhiran: z.string().max(60).default(''),
    /** 20: slices of 20 characters, three at most; ALAMAT: cut at 48 and 90 (doc2 §9). */
    potong: z.enum(['TIDAK', '20', 'ALAMAT']).default('TIDAK'),
  }),
  z.strictObject({
    jenis: z.literal('TEKS'),
    ...place,
    ...letters,
    /** Own words; `{variabel}` stands for a value. */
    isi: z.string().max(500),
  }),
  z.strictObject({
    jenis: z.literal('TABEL'),
    ...place,
    daftar: name,
    ukuran: size,
    /** Millimetres, at least what the letters need. */
    tinggi_baris: z.number().min(2).max(40).optional(),
    kolom: z
      .array(
        z.strictObject({
          isi: name,
          judul: z.string().max(40),
          lebar: z.number().min(2, { error: 'Kolom terlalu sempit' }).max(600),
          rata: letters.rata,
        }),
      )
      .min(1, { error: 'Tabel harus punya kolom' })
      .max(12, { error: 'Paling banyak 12 kolom' }),
  }),
  z.strictObject({
    /** Pairs of name and amount below each other, empty ones left out. */
    jenis: z.literal('RINCIAN'),
    ...place,
    daftar: name,
    ukuran: size,
    jarak: z.number().min(1.5).max(40).optional(),
  }),
  z.strictObject({
    /** Terms of the sale, numbered; never on the second copy (doc2 §9). */
    jenis: z.literal('KETENTUAN'),
    ...place,
    ukuran: size,
    jarak: z.number().min(1.5).max(40).optional(),
  }),
  z.strictObject({ jenis: z.literal('GARIS'), ...place, tebal_mm: z.number().min(0.05).max(5) }),
  z.strictObject({
    jenis: z.literal('KOTAK'),
    ...place,
    tebal_mm: z.number().min(0).max(5),
    /** Filled in grey: 0 black … 1 white; left out, the box is empty. */
    isi_abu: z.number().min(0).max(1).optional(),
  }),
  /** Filled with the colour the shop gave the purity of the first piece. */
  z.strictObject({ jenis: z.literal('PITA'), ...place, variabel: name }),
  z.strictObject({ jenis: z.literal('LOGO'), ...place }),
  z.strictObject({ jenis: z.literal('QR'), ...place, variabel: name }),
  z.strictObject({ jenis: z.literal('BARCODE'), ...place, variabel: name }),
])

const margin = z.number().min(0).max(60)

/** What a paper looks like: everything in millimetres, letters in points. Pure data, bounded. */
export const template = z.strictObject({
  halaman: z.strictObject({
    lebar_mm: z.number().min(20, { error: 'Kertas terlalu kecil' }).max(420),
    tinggi_mm: z.number().min(8, { error: 'Kertas terlalu kecil' }).max(420),
    /** Paper from a roll: as long as its rows need, what stands below the table moves along. */
    gulungan: z.boolean().default(false),
    margin: z.strictObject({ kiri: margin, atas: margin, kanan: margin, bawah: margin }),
  }),
  /** Label rolls only. */
  label: z
    .strictObject({
      kolom: z.number().int().min(1).max(6),
      jarak_mm: z.number().min(0).max(20),
      dpi: z.union([z.literal(203), z.literal(300)], { error: noNumber }),
    })
    .optional(),
  elemen: z
    .array(element)
    .min(1, { error: 'Kertas belum berisi apa pun' })
    .max(120, { error: 'Paling banyak 120 elemen' }),
})

export type Template = z.output<typeof template>
export type PaperElement = Template['elemen'][number]
export type ElementKind = PaperElement['jenis']
export type ElementOf<K extends ElementKind> = Extract<PaperElement, { jenis: K }>
