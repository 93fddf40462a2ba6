import { z } from 'zod'
import { defineDocument } from '../../documents/define-document.ts'
import { entryRoute } from '../../documents/entry-route.ts'
import { gesek } from '../../entries/uang/gesek-tunai.ts'
import { day } from '../../kit/day.ts'
import { pageOf, pageQuery } from '../../kit/page.ts'
import { defineRoute } from '../../kit/route.ts'
import { DAYS, MONEY_REFUSED, STATUS_UANG, undoneOn } from './mutasi.ts'
import { STATUS_NON_CASH } from './non-cash.ts'

const SCREEN = '/gesek-tunai'

const swiped = {
  kode_bank: z.string(),
  /** Who issued the card, as the slip of the machine names it; '': the machine's own bank. */
  penerbit: z.string(),
  kartu_akhir: z.string(),
  kode_setuju: z.string(),
  /** The drawer that gave the cash. */
  laci: z.string(),
  /** What was swiped, what the customer got of it, what was kept. */
  jumlah: z.number(),
  tunai: z.number(),
  biaya: z.number(),
  nama_customer: z.string(),
  keterangan: z.string(),
}

/** How what was swiped stands: found on the slip, paid out by its acquirer. */
const receivable = {
  status_kartu: z.enum(STATUS_NON_CASH),
  no_cair: z.string().nullable(),
}

const known = { no_gesek: z.string(), tgl_system: z.string() }

const gesekAnswer = z.object({
  ...known,
  jenis: z.string(),
  pada: z.string(),
  user_id: z.string(),
  ...swiped,
  /** The fee that was proposed. */
  usulan: z.number(),
  /** Who approved one above the limit. */
  penyetuju: z.string().nullable(),
  ...receivable,
  status: z.enum(STATUS_UANG),
  no_batal: z.string().nullable(),
})
export type GesekAnswer = z.output<typeof gesekAnswer>

/** Cash out of a drawer against a debit card (03-decisions §10). */
export const gesekTunai = defineDocument({
  name: 'gesek-tunai',
  what: 'cash given against a debit card',
  nomor: 'no_gesek',
  status: STATUS_UANG,
  summary: swiped,
  detail: gesekAnswer,
  readers: [SCREEN],
  dateLock: DAYS,
  journal: 'one',
  cancel: undoneOn(SCREEN),
  papers: { slip: { summary: 'The slip of cash against a debit card' } },
  receipt: {
    screens: [SCREEN],
    messages: ['GESEK_TUNAI'],
    groups: {
      dataPembelianGrouped: {
        kode_bank: z.string(),
        kartu_akhir: z.string(),
        jumlah: z.number(),
        tunai: z.number(),
        biaya: z.number(),
      },
    },
  },
})

export const postGesek = entryRoute(gesek, {
  summary: 'Gives cash out of a drawer against a debit card; what is not given is the fee.',
  right: { screens: [SCREEN] },
  answer: z.object({ ...known, jumlah: z.number(), tunai: z.number(), biaya: z.number() }),
  refusals: [
    ...MONEY_REFUSED,
    'GESEK_KREDIT',
    'GESEK_LEBIH',
    'GESEK_PERLU_CATATAN',
    'BUTUH_OTORISASI',
  ],
})

export const readGesekTerms = defineRoute({
  method: 'GET',
  path: 'syarat-gesek-tunai',
  summary: 'By what the store proposes its fee of cash against a card, and what asks for approval.',
  right: { screens: [SCREEN] },
  answer: z.object({
    /** Hundredths of a percent. */
    biaya_e2: z.number(),
    /** Multiple that the proposed fee is rounded up to. */
    kelipatan: z.number(),
    /** Swiped above it, a supervisor approves. */
    batas: z.number(),
  }),
})

export const gesekHistories = defineRoute({
  method: 'GET',
  path: 'non-cash/gesek-histories',
  summary: 'Cash given against debit cards, newest first, with how each card payment stands.',
  right: { screens: [SCREEN, '/validasi-non-cash'] },
  // without days it is the open one
  dateLock: { fields: ['tgl_from', 'tgl_to'], unnamed: 'allowed' },
  query: z.strictObject({ ...pageQuery, tgl_from: day().optional(), tgl_to: day().optional() }),
  answer: pageOf(
    z.object({
      ...known,
      pada: z.string(),
      user_id: z.string(),
      ...swiped,
      ...receivable,
      status: z.enum(STATUS_UANG),
    }),
  ),
  refusals: ['TANGGAL_TERKUNCI', 'TOKO_BELUM_BUKA'],
})
