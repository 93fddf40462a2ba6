import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { entryRoute } from '../../documents/entry-route.ts'
import { lupakanPelanggan } from '../../entries/pelanggan/lupakan-pelanggan.ts'
import { ubahPelanggan } from '../../entries/pelanggan/ubah-pelanggan.ts'
import { pageOf, pageQuery } from '../../kit/page.ts'
import { defineRoute } from '../../kit/route.ts'
import type { Level } from '../../permissions.ts'
import { SARAN_MINIMAL } from './customer-name.ts'

const SCREEN = '/pelanggan'

/** Where a customer is typed, and offered while he is. */
const COUNTERS = [
  '/transaksi-penjualan',
  '/transaksi-pembelian',
  '/lihat-titipan',
  '/transaksi-hutang',
  SCREEN,
]

/** Who may correct what the book says; anybody at a counter hears the customer say it. */
export const CORRECTS_PELANGGAN: readonly Level[] = ['OWN', 'SU', 'MU', 'SPV', 'ADMIN', 'KASIR']

/** Who may forget a customer, as the law lets him ask (UU 27/2022). */
export const FORGETS_PELANGGAN: readonly Level[] = ['OWN', 'SU', 'MU', 'SPV']

const known = {
  id: z.uuid(),
  /** Empty where nobody has said it yet. */
  nama: z.string(),
  telp: z.string().nullable(),
  alamat: z.string().nullable(),
  jenis_identitas: z.string().nullable(),
  /** Masked but for the last four signs, unless the level may see it whole. */
  no_identitas: z.string().nullable(),
  /** Day of the last document. */
  terakhir: z.string().nullable(),
}

const suggestion = z.object(known)
export type Saran = z.output<typeof suggestion>

const row = z.object({ ...known, dokumen: z.number().int() })
export type PelangganRow = z.output<typeof row>

const facts = z.object({
  nama: z.string(),
  telp: z.string().nullable(),
  alamat: z.string().nullable(),
})

const pelangganAnswer = row.extend({
  versi: z.number().int(),
  dibuat_pada: z.string(),
  /** What stands of each kind, in rupiah. */
  jumlah: z.array(z.object({ jenis: z.string(), kali: z.number().int(), total: z.number() })),
  /** What is not over yet: loans, deposits and debts that still run, in rupiah. */
  terbuka: z.array(z.object({ jenis: z.string(), kali: z.number().int(), total: z.number() })),
  /** The newest of his documents. */
  riwayat: z.array(
    z.object({
      nomor: z.string(),
      jenis: z.string(),
      tgl: z.string(),
      pada: z.string(),
      user_id: z.string(),
      total: z.number(),
      /** What it is looked up by: its own number, that of its loan or of its deposit. */
      dokumen: z.string(),
      /** The document that undid it. */
      dibatalkan: z.string().nullable(),
    }),
  ),
  /** Who changed what the book says, newest first. */
  perubahan: z.array(
    z.object({
      versi: z.number().int(),
      pada: z.string(),
      user_id: z.string(),
      /** The document that said it; nobody's but a correction. */
      nomor: z.string().nullable(),
      sebelum: facts,
      sesudah: facts,
    }),
  ),
})
export type PelangganAnswer = z.output<typeof pelangganAnswer>

/** Which customer as he was read: in the body, so that the chain keeps who was changed. */
const seen = { id: z.uuid(), versi: z.number().int().min(1).max(1e9) }

export const suggestPelanggan = defineRoute({
  method: 'GET',
  path: 'pelanggan/saran',
  summary:
    'A few customers of the store whose telephone, name or identity card begins with what is ' +
    'typed; a card is found by its whole number where the level sees it masked.',
  right: { screens: COUNTERS },
  query: z.strictObject({ q: short(60).min(SARAN_MINIMAL) }),
  answer: z.array(suggestion),
})

export const listPelanggan = defineRoute({
  method: 'GET',
  path: 'pelanggan',
  summary: 'The customers of the store by name, found by name, telephone or identity card.',
  right: { screens: [SCREEN] },
  query: z.strictObject({ ...pageQuery, q: short(60).optional() }),
  answer: pageOf(row),
})

export const getPelanggan = defineRoute({
  method: 'GET',
  path: 'pelanggan/{id}',
  summary: 'One customer: what is known, his documents, who changed what is known.',
  right: { screens: [SCREEN] },
  params: z.strictObject({ id: z.uuid() }),
  answer: pelangganAnswer,
  refusals: ['TIDAK_DITEMUKAN'],
})

export const correctPelanggan = entryRoute(ubahPelanggan, {
  summary: 'Corrects what the book says of a customer; his documents stay as they were written.',
  right: { screens: [SCREEN], levels: CORRECTS_PELANGGAN },
  also: seen,
  // The chain keeps them for ever, and a customer may ask to be forgotten.
  digest: ['nama', 'telp', 'alamat'],
  answer: z.object({ message: z.string() }),
  refusals: ['TIDAK_DITEMUKAN', 'BERUBAH', 'TELEPON_DIPAKAI', 'TIDAK_LENGKAP'],
})

export const forgetPelanggan = entryRoute(lupakanPelanggan, {
  summary: 'Forgets a customer: the book no longer knows him, his documents stay.',
  right: { screens: [SCREEN], levels: FORGETS_PELANGGAN },
  also: seen,
  answer: z.object({ message: z.string() }),
  refusals: ['TIDAK_DITEMUKAN', 'BERUBAH'],
})
