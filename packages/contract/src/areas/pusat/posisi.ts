import { z } from 'zod'
import { defineRoute } from '../../kit/route.ts'

/** Figures of an owner; `null`: not the caller's to know, or the store has no such book. */
const figures = {
  /** Fine gold the shop has less what it owes, micrograms: `POSISI` of `laporan-neraca-emas`. */
  emas_ug: z.number().nullable(),
  /** Fine gold in the trays: `laporan-stock-barang`. */
  baki_ug: z.number().nullable(),
  /** `SALDO` of `laporan-kas` and of `laporan-bank`. */
  kas: z.number().nullable(),
  bank: z.number().nullable(),
  /** Of pieces sold on `kemarin`: `laporan-margin` per group. */
  margin: z.number().nullable(),
}

export const posisi = defineRoute({
  method: 'GET',
  path: 'ringkasan/posisi',
  summary:
    'How much gold and money there is and what was earned the day before, each the total of its ' +
    'report: of every store for who watches the chain from its head office, else of the store.',
  right: { login: true },
  answer: z.object({
    /** The business day the figures are of, and the one before it. */
    tgl: z.string(),
    kemarin: z.string().nullable(),
    /** Of all stores that answered. */
    jumlah: z.object(figures),
    toko: z.array(z.object({ kode_toko: z.string(), nama_toko: z.string(), ...figures })),
    /** Codes of stores that did not answer. */
    tanpa_jawaban: z.array(z.string()),
  }),
  refusals: ['TIDAK_DITEMUKAN', 'MODULE_OFF', 'TANPA_HAK'],
})
