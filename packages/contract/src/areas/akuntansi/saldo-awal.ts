import { JENIS_SALDO_AWAL } from '@kencana/domain/posting/saldo-awal'
import { z } from 'zod'
import { defineCancel, numberOf } from '../../documents/define-cancel.ts'
import { defineRoute } from '../../kit/route.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'

/** Most rows of one sheet. */
export const SALDO_AWAL_ROWS_MAX = 5000

const RIGHT = { screens: ['/saldo-awal'] } as const
const which = z.strictObject({ jenis: z.enum(JENIS_SALDO_AWAL, { error: 'Jenis tidak dikenal' }) })

/** Sums of a sheet: as it was tried, and as it was loaded. Weights in grams, money in rupiah. */
const sums = {
  /** Rows of the sheet, and what they are: pieces, loans, deposits, places of money. */
  baris: z.number().int(),
  jumlah: z.number().int(),
  rupiah: z.number(),
  berat: z.number(),
  murni_ug: z.number(),
  /** The same by purity, by method of interest, by place. */
  rincian: z.array(
    z.object({
      nama: z.string(),
      jumlah: z.number().int(),
      rupiah: z.number(),
      berat: z.number(),
      murni_ug: z.number(),
    }),
  ),
}

const journalLine = z.object({
  jenis_akun: z.string(),
  nomor_akun: z.string(),
  nama_akun: z.string(),
  debit: z.number(),
  kredit: z.number(),
  murni_ug: z.number(),
})
export type SaldoAwalLine = z.output<typeof journalLine>

const tried = z.object({
  ...sums,
  jurnal: z.array(journalLine),
  /** Rows that may be, and are unusual: how many, and the first of them. */
  janggal: z.number().int(),
  peringatan: z.array(
    z.object({
      baris: z.number().int(),
      teks: z.string(),
      facts: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
})
export type SaldoAwalTried = z.output<typeof tried>

const loaded = z.object({
  no_saldo_awal: z.string(),
  tgl_system: z.string(),
  pada: z.string(),
  user_id: z.string(),
  ...sums,
})

/** What stands of each kind, and whether it may still be loaded. */
export const saldoAwalList = defineRoute({
  method: 'GET',
  path: 'saldo-awal',
  summary: 'What a shop began with, kind by kind, and which kinds may still be loaded.',
  right: RIGHT,
  answer: z.object({
    tgl_system: z.string().nullable(),
    jenis: z.array(
      z.object({
        jenis: z.enum(JENIS_SALDO_AWAL),
        dimuat: loaded.nullable(),
        /** It may be taken back: of the open day, and nothing of it has moved. */
        bisa_batal: z.boolean(),
        /** The first trade of its kind, after which nothing is loaded any more. */
        terlambat: z.string().nullable(),
      }),
    ),
  }),
})
export type SaldoAwalKind = z.output<typeof saldoAwalList.answer>['jenis'][number]

const REFUSED = [
  'BERKAS_DITOLAK',
  'BARIS_SALAH',
  'TOKO_BELUM_BUKA',
  'AKUN_BELUM_DIPETAKAN',
  'SALDO_AWAL_SUDAH_ADA',
  'SALDO_AWAL_TERLAMBAT',
  'BARCODE_HABIS',
] as const

export const saldoAwalTemplate = defineRoute({
  method: 'GET',
  path: 'saldo-awal/berkas/{jenis}/contoh',
  summary: 'The sheet of a kind to fill in: its columns, an example, and the codes it may use.',
  right: RIGHT,
  params: which,
  answer: z.unknown(),
  file: true,
})

export const trySaldoAwal = defineRoute({
  method: 'POST',
  path: 'saldo-awal/berkas/{jenis}/coba',
  summary:
    'Tries a sheet (xlsx, csv; part `file`): its sums and its journal, nothing is written. ' +
    'Faults are keyed by row and column of the sheet.',
  right: RIGHT,
  params: which,
  multipart: true,
  answer: tried,
  refusals: [...REFUSED],
})

export const loadSaldoAwal = defineRoute({
  method: 'POST',
  path: 'saldo-awal/berkas/{jenis}',
  summary: 'Loads a sheet for good: all of it or nothing, each kind once.',
  right: RIGHT,
  params: which,
  keyed: true,
  multipart: true,
  answer: z.object({
    no_saldo_awal: z.string(),
    tgl_system: z.string(),
    ...sums,
  }),
  refusals: [...OF_THE_LEDGER, ...REFUSED, 'KUNCI_BEDA'],
})

const DOCUMENT = {
  name: 'saldo-awal',
  what: 'load of opening balances',
  nomor: 'no_saldo_awal',
} as const

export const saldoAwalCancel = {
  screens: ['/saldo-awal'],
  grant: 'BATAL_SALDO_AWAL',
  summary: 'Takes a load back as a whole on its day, while nothing of it has moved; with a grant.',
  refusals: [
    ...OF_THE_LEDGER,
    'TIDAK_DITEMUKAN',
    'TOKO_BELUM_BUKA',
    'TIDAK_BISA_BATAL',
    'DOKUMEN_BUKAN_HARI_INI',
    'BUTUH_OTORISASI',
    'SALDO_AWAL_TERPAKAI',
  ],
} as const

export const cancelSaldoAwal = defineCancel(DOCUMENT, saldoAwalCancel)
/** How the engine of documents calls it. */
export const saldoAwalKind = { ...DOCUMENT, cancel: saldoAwalCancel } as const

export const saldoAwalJournal = defineRoute({
  method: 'GET',
  path: 'saldo-awal/{no_saldo_awal}/jurnal',
  summary: 'The journals of a load, summed by account.',
  right: RIGHT,
  params: numberOf('no_saldo_awal'),
  answer: z.array(journalLine),
  refusals: ['TIDAK_DITEMUKAN'],
})

export const saldoAwalPieces = defineRoute({
  method: 'GET',
  path: 'saldo-awal/{no_saldo_awal}/barcode',
  summary: 'Barcodes of the pieces of a load in the order of its sheet, for their labels.',
  right: RIGHT,
  params: numberOf('no_saldo_awal'),
  answer: z.array(z.string()),
  refusals: ['TIDAK_DITEMUKAN'],
})
