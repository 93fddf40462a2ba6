import type { RefusalCode } from '@kencana/contract/refusals'

/** A table of things with a state beside the pieces; `functions/keadaan.sql` writes it. */
export interface Stateful {
  /** Column of the key, beside the store. A document that makes a row gives it its own number. */
  readonly kunci: string
  /** Table of its movements. */
  readonly gerak: string
  /** What the verifier of chains calls a row. */
  readonly apa: string
  /** What a command hears that decided upon what somebody has changed since. */
  readonly berubah: RefusalCode
  /** Status of a row that is made, and of one whose document was undone. */
  readonly awal: string
  readonly batal: string
  /** Columns of a row whose document was undone: what it held is gone with it. */
  readonly tiada: Readonly<Record<string, unknown>>
  /** Columns of amounts: what others did to them since stays, so they are undone by difference. */
  readonly jumlah: readonly string[]
  /** Status of a row that holds none of them any more after such an undoing. */
  readonly kosong: string
  /** Columns that the first movement of a row keeps as it was made. */
  readonly dicatat: readonly string[]
  /** What columns were before a movement that does not keep it: the version before wrote some. */
  readonly semula: Readonly<Record<string, null>>
  /** What the writer fills into a new row: names and SQL, over a row of the chain as `a`. */
  readonly diisi: Readonly<Record<string, string>>
  /** What a document ended stays so, although the document is undone. */
  readonly tetap?: true
  /** What the writer makes of a claim besides, over the claim as `k` and its document's `nomor`. */
  readonly turunan: Readonly<Record<string, string>>
}

const ENDS = [
  'tgl_lunas',
  'lama_pinjam',
  'bunga_rp',
  'denda_rp',
  'hasil_rp',
  'biaya_rp',
  'kelebihan_rp',
  'kekurangan_rp',
]

/** A submission (decision 0099): what it became may be undone, it was approved all the same. */
const SUBMITTED = (gerak: string, apa: string) =>
  ({
    kunci: 'no_ajuan',
    gerak,
    apa,
    berubah: 'AJUAN_BERUBAH',
    awal: 'MENUNGGU',
    batal: 'DITARIK',
    tiada: {},
    jumlah: [],
    kosong: '',
    dicatat: [],
    semula: {},
    diisi: { tgl: `a.isi->>'tgl'`, pada: 'a.pada', user_id: 'a.user_id' },
    turunan: { no_akhir: `case when k.ke_status <> 'MENUNGGU' then k.nomor end` },
    tetap: true,
  }) as const satisfies Stateful

/** All of them, by name. */
export const STATES = {
  hutang: {
    kunci: 'no_faktur_hutang',
    gerak: 'gerak_hutang',
    apa: 'pinjaman',
    berubah: 'HUTANG_BERUBAH',
    awal: 'AKTIF',
    batal: 'BATAL',
    tiada: {},
    jumlah: [],
    kosong: '',
    dicatat: [],
    semula: Object.fromEntries(ENDS.map(column => [column, null])),
    // a loan that a shop begins with says its own day
    diisi: {
      tgl_hutang: `case a.perintah when 'AWAL_HUTANG' then
      (select b->'baris'->>'tgl_hutang' from jsonb_array_elements(a.isi->'baru_lain') b)
      else a.isi->>'tgl' end`,
    },
    turunan: {
      no_akhir: `case when k.ke_status <> 'AKTIF' then k.nomor end`,
      no_penerus: `case when k.ke_status = 'DIPERPANJANG' then k.nomor end`,
    },
  },
  batch_cuci: {
    kunci: 'no_kirim',
    gerak: 'gerak_batch_cuci',
    apa: 'kiriman ke tukang',
    berubah: 'BATCH_BERUBAH',
    awal: 'DIKIRIM',
    batal: 'BATAL',
    tiada: { sisa_pcs: 0 },
    jumlah: [],
    kosong: '',
    dicatat: ['sisa_pcs'],
    semula: {},
    diisi: { tgl: `a.isi->>'tgl'` },
    turunan: {},
  },
  lantak: {
    kunci: 'no_lebur',
    gerak: 'gerak_lantak',
    apa: 'lantak',
    berubah: 'LANTAK_BERUBAH',
    awal: 'ADA',
    batal: 'BATAL',
    tiada: {},
    jumlah: [],
    kosong: '',
    dicatat: [],
    semula: {},
    diisi: { tgl: `a.isi->>'tgl'` },
    turunan: {},
  },
  susut: {
    kunci: 'no_susut',
    gerak: 'gerak_susut',
    apa: 'susut',
    berubah: 'SUSUT_BERUBAH',
    awal: 'MENUNGGU',
    batal: 'BATAL',
    tiada: { tunggu_rp: 0, tunggu_ug: 0 },
    jumlah: [],
    kosong: '',
    dicatat: ['tunggu_rp', 'tunggu_ug'],
    semula: {},
    diisi: { tgl: `a.isi->>'tgl'` },
    turunan: {},
  },
  bon: {
    kunci: 'no_bon',
    gerak: 'gerak_bon',
    apa: 'bon',
    berubah: 'BON_BERUBAH',
    awal: 'TERBUKA',
    batal: 'BATAL',
    tiada: { uang_rp: 0 },
    jumlah: ['uang_rp'],
    kosong: 'HABIS',
    dicatat: ['uang_rp'],
    semula: {},
    diisi: { tgl: `a.isi->>'tgl'` },
    turunan: {},
  },
  ajuan: SUBMITTED('gerak_ajuan', 'ajuan'),
  pakai_kupon: {
    kunci: 'no_faktur_jual',
    gerak: 'gerak_pakai_kupon',
    apa: 'kupon',
    berubah: 'KUPON_BERUBAH',
    awal: 'DIPAKAI',
    batal: 'BATAL',
    tiada: {},
    jumlah: [],
    kosong: '',
    dicatat: [],
    semula: {},
    diisi: { tgl: `a.isi->>'tgl'` },
    turunan: {},
  },
  ajuan_jurnal: SUBMITTED('gerak_ajuan_jurnal', 'ajuan jurnal'),
  ajuan_uang: SUBMITTED('gerak_ajuan_uang', 'ajuan uang'),
  periode: {
    kunci: 'no_tutup',
    gerak: 'gerak_periode',
    apa: 'periode',
    berubah: 'PERIODE_BERUBAH',
    awal: 'TUTUP',
    batal: 'DIBUKA',
    tiada: {},
    jumlah: [],
    kosong: '',
    dicatat: [],
    semula: {},
    diisi: { tgl: `a.isi->>'tgl'`, pada: 'a.pada', user_id: 'a.user_id' },
    turunan: { no_buka: `case when k.ke_status = 'DIBUKA' then k.nomor end` },
    tetap: true,
  },
} as const satisfies Readonly<Record<string, Stateful>>

export type StateTable = keyof typeof STATES

/** Those of submissions. */
export type AjuanTable = Extract<StateTable, `ajuan${string}`>

/** Each of them with its name. */
export const stateTables = Object.entries(STATES) as readonly [StateTable, Stateful][]

/** A claim on a row that was decided upon: it must still be as it was read. */
export interface StateClaim {
  readonly tabel: StateTable
  readonly kunci: string
  readonly versi: number
  readonly dari_status: string
  readonly ke_status: string
  /** Columns that get another value; all others stay. */
  readonly ubah?: Readonly<Record<string, unknown>>
}

/** A row the document makes, called by its number. */
export interface NewState {
  readonly tabel: StateTable
  readonly baris: Readonly<Record<string, unknown>>
}
