import { expectStatus, type Problem } from '../hutang/counter.ts'
import type { Answer, Caller, TestApi } from '../sample-shop/api.ts'

export const TODAY = '2026-11-21'
const TOKO = { toko: 'JKT' }

/** Whoever writes and whoever approves: the owner acts for the store, its supervisor is there. */
export async function openBooks(api: TestApi) {
  const owner = atJkt(await api.as('OWNER'))
  return { owner, spv: await api.as('SPV-JKT') }
}

/** Somebody of the head office who works for JKT with every call. */
export const atJkt = (who: Caller): Caller => ({
  ...who,
  get: (path, options = {}) => who.get(path, { ...TOKO, ...options }),
  post: (path, body, options = {}) => who.post(path, body, { ...TOKO, ...options }),
})

/** What the calls of journals and months answer. */
export interface Kept extends Problem {
  readonly no_ajuan: string
  readonly no_jurnal: string
  readonly no_batal: string
  readonly no_tutup: string
  readonly nomor: string
  readonly tgl_system: string
  readonly hash: string
  readonly bulan: string
  readonly errors: Readonly<Record<string, string>>
}

/** A salary that is owed, and gold the owner brings in: balanced in both. */
const LINES = [
  { nomor_akun: '5131', debit: 4_000_000, keterangan: 'Gaji November' },
  { nomor_akun: '2101', kredit: 4_000_000, murni_ug: -1_500_000 },
  { nomor_akun: '3102', murni_ug: 1_500_000 },
]

export const journalBody = (more: object = {}) => ({
  keterangan: 'Gaji bulan ini',
  baris: LINES,
  ...more,
})

/** Two lines that move so many rupiah. */
export const plain = (rp: number, dari = '5139', ke = '2101') => ({
  keterangan: 'Koreksi',
  baris: [
    { nomor_akun: dari, debit: rp },
    { nomor_akun: ke, kredit: rp },
  ],
})

export const submit = (who: Caller, body: object = journalBody()) =>
  who.post<Kept>('ajuan-jurnal', body)
export const submitted = async (who: Caller, body?: object): Promise<string> =>
  expectStatus(await submit(who, body), 201).no_ajuan
export const approve = (who: Caller, nomor: string, options = {}) =>
  who.post<Kept>(`ajuan-jurnal/${nomor}/setuju`, {}, options)
export const turnDown = (who: Caller, nomor: string, alasan = 'Akunnya salah') =>
  who.post<Kept>(`ajuan-jurnal/${nomor}/tolak`, { alasan })
export const withdraw = (who: Caller, nomor: string) =>
  who.post<Kept>(`ajuan-jurnal/${nomor}/tarik`, {})
export const turnRound = (who: Caller, nomor: string) =>
  who.post<Kept>(`jurnal/${nomor}/balik`, { keterangan: 'Salah akun' })

/** Written by one, posted by the other: the number in the ledger. */
export async function posted(writer: Caller, other: Caller, body?: object): Promise<string> {
  return expectStatus(await approve(other, await submitted(writer, body)), 201).no_jurnal
}

/** Takes a journal back on its day. */
export async function undo(who: Caller, nomor: string): Promise<Answer<Kept>> {
  const path = `jurnal/${nomor}/batal`
  const body = { alasan: 'Salah tulis' }
  const otorisasi = await who.grant('BATAL_JURNAL', `POST ${path}`, body)
  return who.post<Kept>(path, { ...body, otorisasi })
}

export const close = (who: Caller, bulan: string, options = {}) =>
  who.post<Kept>('periode', { bulan }, options)
export const reopen = (who: Caller, nomor: string, alasan = 'Hari terakhir salah hitung') =>
  who.post<Kept>(`periode/${nomor}/buka`, { alasan })

export const refused = ({ status, body }: Answer<Problem>) => [status, body.code]

/** The command that takes a journal of today back. */
export const journalDoor = async (owner: Caller, spv: Caller): Promise<string> =>
  `jurnal/${await posted(atJkt(owner), spv, plain(1_000))}/batal`
