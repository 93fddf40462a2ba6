import { HALANGAN_PERIODE, isBulan } from '@kencana/domain/posting/buku/periode'
import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { withoutCard } from '../../kit/card-number.ts'
import { defineRoute } from '../../kit/route.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'

const SCREEN = '/tutup-periode'

const month = z
  .string({ error: 'Bulan tidak dikenal' })
  .trim()
  .refine(isBulan, { error: 'Bulan tidak dikenal' })

const closed = {
  no_tutup: z.string(),
  bulan: z.string(),
  status: z.enum(['TUTUP', 'DIBUKA']),
  tgl_system: z.string(),
  pada: z.string(),
  user_id: z.string(),
  /** SHA-256 of the kept balance, in hex. */
  hash: z.string(),
  akun: z.number().int(),
  /** Debits of the month. */
  debit: z.number(),
  /** Who opened it again, when and why. */
  dibuka_oleh: z.string().nullable(),
  dibuka_pada: z.string().nullable(),
  alasan: z.string().nullable(),
}
const closedMonth = z.object(closed)
export type ClosedMonth = z.output<typeof closedMonth>

/** What may still be open in a month that is to be closed. */
export const TERBUKA_PERIODE = ['HARI', 'JURNAL', 'NON_CASH', 'KORAN'] as const
export type TerbukaPeriode = (typeof TERBUKA_PERIODE)[number]

const due = z.object({
  bulan: z.string(),
  halangan: z.array(z.enum(HALANGAN_PERIODE)),
  /** Journals by hand that wait. */
  menunggu: z.array(z.string()),
  /** What is open until the last day of the month: how many, which sum, since when. */
  terbuka: z.array(
    z.object({
      apa: z.enum(TERBUKA_PERIODE),
      /** The account of lines of a bank. */
      rekening: z.string().nullable(),
      jumlah: z.number().int(),
      /** Rupiah where it is money, in and out alike. */
      rp: z.number().nullable(),
      sejak: z.string(),
    }),
  ),
})
export type DueMonth = z.output<typeof due>

export const periodeList = defineRoute({
  method: 'GET',
  path: 'periode',
  summary: 'Closings of months, the newest first, and the month that is next with what keeps it.',
  right: { screens: [SCREEN] },
  answer: z.object({
    hari_buka: z.string(),
    berikut: due,
    data: z.array(closedMonth),
  }),
  refusals: ['TOKO_BELUM_BUKA'],
})

export const getPeriode = defineRoute({
  method: 'GET',
  path: 'periode/{no_tutup}',
  summary: 'One closing with the trial balance it keeps, in rupiah and in fine gold.',
  right: { screens: [SCREEN] },
  params: z.strictObject({ no_tutup: short(40).min(1) }),
  answer: closedMonth.extend({
    saldo: z.array(
      z.object({
        nomor_akun: z.string(),
        nama_akun: z.string(),
        /** Debit less credit before the month, and what moved in it. */
        awal: z.number(),
        debit: z.number(),
        kredit: z.number(),
        akhir: z.number(),
        /** Micrograms of fine gold, signed. */
        awal_ug: z.number(),
        murni_ug: z.number(),
        akhir_ug: z.number(),
      }),
    ),
  }),
  refusals: ['TIDAK_DITEMUKAN'],
})
export type PeriodeAnswer = z.output<typeof getPeriode.answer>

const REFUSED = [...OF_THE_LEDGER, 'KUNCI_BEDA'] as const

export const closePeriode = defineRoute({
  method: 'POST',
  path: 'periode',
  summary:
    'Closes a month whose days are over: its trial balance is kept with a hash, and no day of it ' +
    'can be opened again.',
  right: { screens: [SCREEN] },
  keyed: true,
  body: z.strictObject({ bulan: month }),
  answer: z.object({
    no_tutup: z.string(),
    tgl_system: z.string(),
    bulan: z.string(),
    hash: z.string(),
  }),
  refusals: [...REFUSED, 'TOKO_BELUM_BUKA', 'PERIODE_SUDAH_TUTUP', 'PERIODE_BELUM_BOLEH'],
})

export const reopenPeriode = defineRoute({
  method: 'POST',
  path: 'periode/{no_tutup}/buka',
  summary: 'Opens the month that was closed last again, with a reason. OWN only.',
  right: { screens: [SCREEN], levels: ['OWN'] },
  keyed: true,
  params: z.strictObject({ no_tutup: short(40).min(1) }),
  body: z.strictObject({ alasan: withoutCard(short(200).min(1, { error: 'Harus Diisi' })) }),
  answer: z.object({ nomor: z.string(), tgl_system: z.string(), bulan: z.string() }),
  refusals: [
    ...REFUSED,
    'TOKO_BELUM_BUKA',
    'TIDAK_DITEMUKAN',
    'PERIODE_SUDAH_BUKA',
    'PERIODE_BUKAN_TERAKHIR',
  ],
})
