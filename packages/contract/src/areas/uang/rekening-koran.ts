import { BENTUK_KORAN, KOLOM_KORAN } from '@kencana/domain/bank/columns'
import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { entryRoute } from '../../documents/entry-route.ts'
import { keluarkanKoran, lepasKoran } from '../../entries/uang/rekening-koran.ts'
import { withoutCard } from '../../kit/card-number.ts'
import { defineRoute } from '../../kit/route.ts'

const RIGHT = { screens: ['/rekening-koran'] } as const

/** Most lines of one file, and bytes of it. */
export const KORAN_BARIS_MAKS = 5000
export const KORAN_BYTE_MAKS = 4 * 1024 * 1024
/** Lines and entries that are matched by hand at once. */
const COCOK_KORAN_MAKS = 100
/** Days a line may lie from its entry: as it is asked first, and at most. */
const HARI_COCOK = 3
const HARI_COCOK_MAKS = 31

/** The number of an account of the shop. */
export const rekening = short(40).min(1, { error: 'Harus Diisi' })
/** Days a line may lie from its entry; what is outside is refused. */
export const days = <S extends z.ZodNumber | z.ZodCoercedNumber>(number: S) =>
  number.int().min(0).max(HARI_COCOK_MAKS).default(HARI_COCOK)
const peta = z.array(z.enum(KOLOM_KORAN))

/** The map of columns as a text of the form: 'TANGGAL,KETERANGAN,ABAIKAN,…'. */
export const petaText = z
  .string()
  .max(1_000)
  .transform(text => text.split(','))
  .pipe(peta.min(1).max(60))

const akun = z.object({
  no_rekening: z.string(),
  nama_rekening: z.string(),
  kode_bank: z.string(),
  /** How the columns of its files were mapped last. */
  peta: peta.nullable(),
  /** Lines that were loaded, and those that are open. */
  baris: z.number().int(),
  terbuka: z.number().int(),
  tgl_dari: z.string().nullable(),
  tgl_sampai: z.string().nullable(),
})
export type RekeningKoran = z.output<typeof akun>

export const koranAccounts = defineRoute({
  method: 'GET',
  path: 'rekening-koran/rekening',
  summary: 'Accounts of the store, and how far their statements were loaded.',
  right: RIGHT,
  answer: z.array(akun),
})

/** A line: whole rupiah, as books have them, beside what the bank says in sen. */
export const said = z.object({
  tgl: z.string(),
  keterangan: z.string(),
  referensi: z.string(),
  jumlah: z.number(),
  jumlah_sen: z.number(),
  saldo: z.number().nullable(),
  saldo_sen: z.number().nullable(),
})

/** A row of the file whose balance does not follow, to the sen. */
const gap = z.object({ baris: z.number().int(), seharusnya_sen: z.number(), ada_sen: z.number() })

const tried = z.object({
  bentuk: z.enum(BENTUK_KORAN),
  peta,
  /** First rows of the file as they are, and the number of the first of them. */
  mulai: z.number().int(),
  cuplikan: z.array(z.array(z.string())),
  /** Why the file cannot be read so: a sentence about its columns, or rows that are wrong. */
  peta_salah: z.string().nullable(),
  salah: z.array(
    z.object({
      baris: z.number().int(),
      kolom: z.enum(KOLOM_KORAN),
      teks: z.string(),
      /** What stands in that cell. */
      nilai: z.string(),
    }),
  ),
  jumlah_salah: z.number().int(),
  /** Lines it has, those nobody loaded before, and rows that are not final yet. */
  baris: z.number().int(),
  baru: z.number().int(),
  tertunda: z.number().int(),
  tgl_dari: z.string().nullable(),
  tgl_sampai: z.string().nullable(),
  masuk_sen: z.number(),
  keluar_sen: z.number(),
  saldo_awal_sen: z.number().nullable(),
  saldo_akhir_sen: z.number().nullable(),
  /** Lines are missing there. */
  celah: z.array(gap),
  contoh: z.array(said.extend({ baris: z.number().int() })),
})
export type KoranTried = z.output<typeof tried>

export const tryKoran = defineRoute({
  method: 'POST',
  path: 'rekening-koran/coba',
  summary:
    'Reads a statement (csv, xlsx; part `file`) of an account: its columns, lines and gaps; ' +
    'nothing is written. `peta` says what the columns are, where the file or the account does not.',
  right: RIGHT,
  multipart: true,
  answer: tried,
  refusals: ['BERKAS_DITOLAK', 'TIDAK_DITEMUKAN', 'TIDAK_LENGKAP'],
})

export const loadKoran = defineRoute({
  method: 'POST',
  path: 'rekening-koran/unggah',
  summary: 'Loads a statement: all of its lines or none, those that are there already never twice.',
  right: RIGHT,
  multipart: true,
  keyed: true,
  answer: z.object({
    no_unggah: z.string(),
    baris: z.number().int(),
    baru: z.number().int(),
  }),
  refusals: ['BERKAS_DITOLAK', 'BARIS_SALAH', 'TIDAK_DITEMUKAN', 'TIDAK_LENGKAP', 'KUNCI_BEDA'],
})

const uploaded = z.object({
  no_unggah: z.string(),
  nama_berkas: z.string(),
  tgl_dari: z.string(),
  tgl_sampai: z.string(),
  baris: z.number().int(),
  baru: z.number().int(),
  /** Its lines that are matched: while there are some, it stays. */
  cocok: z.number().int(),
  user_id: z.string(),
  pada: z.string(),
  hapus_oleh: z.string().nullable(),
  hapus_pada: z.string().nullable(),
  alasan: z.string().nullable(),
})
export type KoranFile = z.output<typeof uploaded>

export const koranFiles = defineRoute({
  method: 'GET',
  path: 'rekening-koran/unggah',
  summary: 'Statements of an account that were loaded, newest first.',
  right: RIGHT,
  query: z.strictObject({ no_rekening: rekening }),
  answer: z.array(uploaded),
})

export const dropKoran = entryRoute(keluarkanKoran, {
  summary: 'Takes the lines of a wrong file out again, while none of them is matched.',
  right: RIGHT,
  params: z.strictObject({ no_unggah: short(40).min(1) }),
  answer: z.object({ baris: z.number().int() }),
  refusals: ['TIDAK_DITEMUKAN', 'KORAN_SUDAH_COCOK', 'BERUBAH'],
})

const done = z.object({ cocok: z.number().int(), jumlah: z.number() })

export const matchKoran = defineRoute({
  method: 'POST',
  path: 'rekening-koran/cocok',
  summary:
    'Matches lines with entries whose sums are the same; lines alone where they are nothing.',
  right: RIGHT,
  keyed: true,
  body: z.strictObject({
    no_rekening: rekening,
    baris: z.array(short(64).min(1)).min(1).max(COCOK_KORAN_MAKS),
    jurnal: z
      .array(
        z.strictObject({ nomor: short(40).min(1), baris: z.number().int().min(1).max(10_000) }),
      )
      .max(COCOK_KORAN_MAKS),
  }),
  answer: z.object({ id_cocok: z.string(), jumlah: z.number() }),
  refusals: [
    'TIDAK_DITEMUKAN',
    'TIDAK_LENGKAP',
    'KORAN_SUDAH_COCOK',
    'KORAN_BEDA',
    'KORAN_DIBATALKAN',
  ],
})

export const matchCertain = defineRoute({
  method: 'POST',
  path: 'rekening-koran/cocok-pasti',
  summary: 'Matches every line of an account whose entry is certain.',
  right: RIGHT,
  keyed: true,
  body: z.strictObject({ no_rekening: rekening, hari: days(z.number()) }),
  answer: done,
  refusals: ['TIDAK_DITEMUKAN'],
})

export const undoKoran = entryRoute(lepasKoran, {
  summary: 'Undoes a match: its lines and entries are open again.',
  right: RIGHT,
  also: { id_cocok: withoutCard(short(40).min(1)) },
  answer: done,
  refusals: ['TIDAK_DITEMUKAN', 'KORAN_SUDAH_LEPAS'],
})
