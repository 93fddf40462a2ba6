import { z } from 'zod'
import { defineChecks } from '../../documents/define-checks.ts'

/** Documents of the pawn counter that are held against their packets. */
export const HUTANG_DIPERIKSA = [
  'HUTANG',
  'PERPANJANG_HUTANG',
  'TEBUS_HUTANG',
  'LELANG_HUTANG',
] as const

export const validasiHutang = defineChecks({
  name: 'hutang',
  list: 'Documents of the pawn counter, those nobody has checked yet first.',
  keep: 'Keeps that somebody else than the writer has checked a document with its packet.',
  screen: '/validasi-hutang',
  jenis: HUTANG_DIPERIKSA,
  subject: {
    no_faktur_hutang: z.string(),
    nama_customer: z.string(),
    lokasi: z.string().nullable(),
    berat: z.number(),
  },
})
