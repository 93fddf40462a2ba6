import { ALAT } from '@kencana/domain/uang/slip-mesin'
import { z } from 'zod'
import { withoutCard } from '../kit/card-number.ts'
import { day } from '../kit/day.ts'
import { defineRoute } from '../kit/route.ts'
import { OF_THE_LEDGER } from '../refusals.ts'
import { grants } from './penjualan.ts'

const SCREEN = ['/tutup-toko']

const drawerResult = z.object({
  laci: z.string(),
  /** What the books say. */
  buku: z.number(),
  /** What was counted. */
  hitung: z.number(),
  /** Counted less books: negative is short. */
  selisih: z.number(),
})

/** Whether whoever closes types what the slips of card machines and QRIS say. */
export const SLIP_MESIN = ['TIDAK', 'BOLEH', 'WAJIB'] as const
export type SlipMesin = (typeof SLIP_MESIN)[number]

/** A machine and whose it is: the acquirer, `-` where its payments name none. */
const machine = { alat: z.enum(ALAT), penerbit: z.string() }

const machineResult = z.object({
  ...machine,
  /** What the documents of the day say, undone ones apart: rupiah and payments. */
  buku: z.number(),
  buku_jumlah: z.number().int(),
  batal: z.number(),
  batal_jumlah: z.number().int(),
  /** What the slip says; `null` where none was typed. */
  slip: z.number().nullable(),
  slip_jumlah: z.number().int().nullable(),
  /** Slip less documents. */
  selisih: z.number().nullable(),
})

const kindCount = z.object({ jenis: z.string(), jumlah: z.number().int(), berat: z.number() })

const kindTotal = z.object({
  jenis: z.string(),
  jumlah: z.number().int(),
  /** `null` where it would tell what pieces cost to a level that may not know (`cost.ts`). */
  total: z.number().nullable(),
  berat: z.number(),
  murni_ug: z.number(),
})

const wayTotal = z.object({ cara: z.string(), jumlah: z.number().int(), total: z.number() })

export const closingState = defineRoute({
  method: 'GET',
  path: 'tutup-toko',
  summary: 'The open day before closing: what is still open, drawers to count. Never the cash.',
  right: { screens: SCREEN },
  answer: z.object({
    tgl_system: z.string().nullable(),
    tgl_berikut: z.string().nullable(),
    /** The open day has not come yet: to close it takes an owner's grant. */
    dini: z.boolean(),
    dibuka_pada: z.string().nullable(),
    laci: z.array(z.string()),
    /** WAJIB: a slip that lacks wants its cause. */
    slip_mesin: z.enum(SLIP_MESIN),
    /** Machines whose slip is asked for; those that took nothing today by the documents as well. */
    mesin: z.array(z.object({ ...machine, hari_ini: z.boolean() })),
    /** What must end before the store is closed, by name. */
    penghalang: z.array(z.object({ apa: z.string(), rincian: z.string() })),
    /** Carried into the next day when the store is closed nevertheless. */
    terbuka: z.array(z.object({ apa: z.string(), rincian: z.string() })),
    /** Worth knowing before the day ends; it keeps nobody from closing. */
    perhatian: z.array(
      z.object({
        apa: z.string(),
        rincian: z.string(),
        /** Of payments that nobody has found on slip or statement: their sum, the oldest day. */
        jumlah: z.number().optional(),
        sejak: z.string().optional(),
        /** Of money on its way: days since the oldest was sent; here, the store it came from. */
        umur_hari: z.number().int().optional(),
        dari: z.string().optional(),
      }),
    ),
    /** Without rupiah: what came in would give the book balance away. */
    dokumen: z.array(kindCount),
    terakhir: z
      .object({ tgl: z.string(), user_id: z.string(), pada: z.string(), no_tutup: z.string() })
      .nullable(),
  }),
})

const counts = z.record(z.string().regex(/^\d{2,6}$/), z.number().int().min(0).max(1_000_000))

export const closeStore = defineRoute({
  method: 'POST',
  path: 'tutup-toko',
  summary: 'Closes the day whole or not at all: blind count, differences posted, next day opened.',
  right: { screens: SCREEN },
  keyed: true,
  body: z.strictObject({
    /** The day the counter believes to close. */
    tgl_system: day(),
    hitungan: z
      .array(z.strictObject({ laci: z.string().trim().min(1).max(20), pecahan: counts }))
      .max(20),
    /** What slips say, typed blind: rupiah and payments. A page of before sends none. */
    mesin: z
      .array(
        z.strictObject({
          alat: z.enum(ALAT),
          penerbit: z.string().trim().min(1).max(20),
          total: z.number().int().min(0).max(1e13),
          jumlah: z.number().int().min(0).max(100_000),
        }),
      )
      .max(60)
      .optional(),
    /** Cause of a slip that differs or lacks. */
    alasan_mesin: withoutCard(z.string().trim().max(300)).optional(),
    catatan: withoutCard(z.string().trim().max(500)).default(''),
    /** Closes although something is still open; it stays open into the next day. */
    tetap_tutup: z.boolean().default(false),
    /** Cause of a difference beyond the store's tolerance, with a grant SELISIH_KAS. */
    alasan_selisih: withoutCard(z.string().trim().max(300)).optional(),
    otorisasi: grants.optional(),
  }),
  answer: z.object({
    no_tutup: z.string(),
    tgl_system: z.string(),
    tgl_berikut: z.string(),
    laci: z.array(drawerResult),
    mesin: z.array(machineResult),
  }),
  refusals: [
    ...OF_THE_LEDGER,
    'TOKO_BELUM_BUKA',
    'HITUNGAN_KURANG',
    'MASIH_ADA_YANG_TERBUKA',
    'SELISIH_KAS',
    'SELISIH_MESIN',
    'SLIP_MESIN_KURANG',
    'BUTUH_OTORISASI',
    'AKUN_BELUM_DIPETAKAN',
    'KUNCI_BEDA',
  ],
})

const closedDay = z.strictObject({ tgl: day() })

export const closingOf = defineRoute({
  method: 'GET',
  path: 'tutup-toko/{tgl}',
  summary: 'A closed day as it was closed, with the head of its chain.',
  right: { screens: [...SCREEN, '/laporan-akhir_hari'] },
  // A closing is of a day that is over; the last one is printed by whoever closed it.
  dateLock: false,
  params: closedDay,
  answer: z.object({
    no_tutup: z.string(),
    tgl: z.string(),
    ditutup_oleh: z.string(),
    ditutup_pada: z.string(),
    catatan: z.string(),
    /** Cause of a difference beyond the tolerance; empty when there was none. */
    alasan_selisih: z.string(),
    /** Counts handed in before that were beyond the tolerance. */
    hitungan_ditolak: z.number().int(),
    /** Cause of slips that differ or lack, and how often such slips were handed in before. */
    alasan_mesin: z.string(),
    slip_ditolak: z.number().int(),
    /**
     * Empty, as are `mesin`, `bayar` and `keluar`, for the last closing once its calendar day is
     * over: what was counted then is the book balance of the day to be counted. OWN and SU read
     * them always.
     */
    laci: z.array(drawerResult),
    mesin: z.array(machineResult),
    tertutup: z.boolean(),
    dokumen: z.array(kindTotal),
    /** Money received: sales, redemptions, renewals, auctions. */
    bayar: z.array(wayTotal),
    /** Money paid out to customers of the pawn counter. */
    keluar: z.array(wayTotal),
    rantai: z.object({ urut: z.number().int(), hash: z.string() }),
  }),
  refusals: ['TIDAK_DITEMUKAN'],
})

export const closingPack = defineRoute({
  method: 'GET',
  path: 'tutup-toko/{tgl}/pdf',
  summary: 'The closing pack of a day as PDF.',
  right: { screens: [...SCREEN, '/laporan-akhir_hari'] },
  file: true,
  dateLock: false,
  params: closedDay,
  answer: z.unknown(),
  refusals: ['TIDAK_DITEMUKAN'],
})

export const reopenStore = defineRoute({
  method: 'POST',
  path: 'tutup-toko/buka',
  summary: 'Opens the day that was closed today again: OWN or SU, while the next day is untouched.',
  right: { screens: SCREEN, levels: ['OWN', 'SU'] },
  keyed: true,
  body: z.strictObject({
    alasan: withoutCard(z.string().trim().min(1, { error: 'Harus Diisi' }).max(200)),
  }),
  answer: z.object({ tgl_system: z.string() }),
  refusals: ['TIDAK_BISA_BUKA', 'PERIODE_SUDAH_TUTUP'],
})

export const closingNotices = defineRoute({
  method: 'GET',
  path: 'tutup-toko/selisih',
  summary:
    "Closings of the last days with a difference of cash or of a machine's slip, for owners.",
  right: { screens: ['/dashboard', '/dashboardPusat'], levels: ['OWN', 'SU'] },
  answer: z.array(
    z.object({
      kode_toko: z.string(),
      nama_toko: z.string(),
      tgl: z.string(),
      no_tutup: z.string(),
      user_id: z.string(),
      lebih: z.number(),
      kurang: z.number(),
      alasan: z.string(),
      hitungan_ditolak: z.number().int(),
      /** Rupiah that slips of machines have more and less than the documents, and why. */
      mesin_lebih: z.number(),
      mesin_kurang: z.number(),
      alasan_mesin: z.string(),
      slip_ditolak: z.number().int(),
    }),
  ),
})
