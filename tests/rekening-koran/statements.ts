import type {
  koranEntries,
  koranLines,
  koranSummary,
} from '@kencana/contract/areas/uang/koran-terbuka'
import type { KoranTried } from '@kencana/contract/areas/uang/rekening-koran'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { BCA, type Kept } from '../kas/money.ts'
import { fileForm } from '../masters/sheet-of.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Answer, Caller } from '../sample-shop/api.ts'

export const TOKO = { toko: 'JKT' }
export const PATH = 'rekening-koran'

export interface Refused {
  readonly code: string
  readonly detail: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly errors?: Readonly<Record<string, string>>
}
export type Tried = KoranTried & Refused
export interface Loaded extends Refused {
  readonly no_unggah: string
  readonly baris: number
  readonly baru: number
}
export type Lines = AnswerOf<typeof koranLines>
export type Entries = AnswerOf<typeof koranEntries>
export type Summary = AnswerOf<typeof koranSummary>
export interface Matched extends Refused {
  readonly id_cocok: string
  readonly jumlah: number
  readonly cocok: number
}

/** A line of a statement: day of November 2026, text, and money in (+) or out (-), also 1.05. */
export type Move = readonly [day: string, text: string, jumlah: number]

const senOf = (rp: number) => Math.round(rp * 100)
/** Rupiah of sen, two digits behind them, as banks print it. */
const printed = (sen: number, thousands: string, point: string) => {
  const whole = String(Math.floor(Math.abs(sen) / 100)).replace(/\B(?=(\d{3})+$)/g, thousands)
  return `${whole}${point}${String(Math.abs(sen) % 100).padStart(2, '0')}`
}
const english = (sen: number) => printed(sen, ',', '.')
const way = (sen: number) => (sen > 0 ? 'CR' : 'DB')
const dotted = (sen: number) => printed(sen, '.', ',')
const plain = (sen: number) => printed(sen, '', '.')

interface Held {
  readonly day: string
  readonly text: string
  readonly jumlah: number
  readonly saldo: number
}

/** Amounts and balances in sen. */
const held = (opening: number, moves: readonly Move[]): Held[] => {
  let saldo = senOf(opening)
  return moves.map(([day, text, rp]) => {
    const jumlah = senOf(rp)
    saldo += jumlah
    return { day, text, jumlah, saldo }
  })
}

/** As KlikBCA Bisnis prints it: a head, CR and DB in a column without a name, sums behind. */
export const bcaFile = (opening: number, moves: readonly Move[]): string =>
  [
    'Informasi Rekening - Mutasi Rekening',
    'No. rekening :,8800200321',
    'Nama :,TOKO EMAS KENCANA',
    'Periode :,01/11/2026 - 21/11/2026',
    'Tanggal,Keterangan,Cabang,Jumlah,,Saldo',
    ...held(opening, moves).map(
      ({ day, text, jumlah, saldo }) =>
        `'${day}/11,${text},'0000,"${english(jumlah)}",${way(jumlah)},"${english(saldo)}"`,
    ),
    '',
    `Saldo Awal,:,"${english(senOf(opening))}"`,
    `Saldo Akhir,:,"${english(held(opening, moves).at(-1)?.saldo ?? senOf(opening))}"`,
  ].join('\r\n')

/** As Mandiri prints it: two columns of money with dots, a value date, a reference. */
export const mandiriFile = (opening: number, moves: readonly Move[]): string =>
  [
    'Account No,Date,Value Date,Description,Reference No.,Debit,Credit,Balance',
    ...held(opening, moves).map(({ day, text, jumlah, saldo }) =>
      [
        '1370012345678',
        `${day}/11/26`,
        `${day}/11/26`,
        text,
        `FT${day}`,
        `"${jumlah < 0 ? dotted(jumlah) : '0,00'}"`,
        `"${jumlah > 0 ? dotted(jumlah) : '0,00'}"`,
        `"${dotted(saldo)}"`,
      ].join(','),
    ),
  ].join('\n')

/** As BRI prints it: semicolons, an hour of its own, no thousands, a sum behind. */
export const briFile = (opening: number, moves: readonly Move[]): string =>
  [
    'LAPORAN TRANSAKSI, REKENING 0123-01-000456-30-5, JAKARTA',
    'TGL;JAM;URAIAN TRANSAKSI;DEBET;KREDIT;SALDO',
    ...held(opening, moves).map(({ day, text, jumlah, saldo }) =>
      [
        `${day}/11/2026`,
        '09:15:22',
        text,
        jumlah < 0 ? plain(jumlah) : '',
        jumlah > 0 ? plain(jumlah) : '',
        plain(saldo),
      ].join(';'),
    ),
    'TOTAL;;;0.00;0.00;',
  ].join('\n')

interface More {
  readonly rekening?: string
  readonly peta?: string
  readonly name?: string
  readonly key?: string
  readonly toko?: string
}

export function koranForm(text: string, { rekening = BCA, peta, name = 'koran.csv' }: More = {}) {
  const form = fileForm(Buffer.from(text), name)
  form.set('no_rekening', rekening)
  if (peta !== undefined) form.set('peta', peta)
  return form
}

const send = <T>(who: Caller, part: string, text: string, more: More): Promise<Answer<T>> =>
  who.post<T>(`${PATH}/${part}`, undefined, {
    toko: more.toko ?? 'JKT',
    ...(more.key === undefined ? {} : { key: more.key }),
    form: koranForm(text, more),
  })

export const tryFile = (who: Caller, text: string, more: More = {}) =>
  send<Tried>(who, 'coba', text, more)
export const loadFile = (who: Caller, text: string, more: More = {}) =>
  send<Loaded>(who, 'unggah', text, more)

export const linesOf = async (who: Caller, query = '', rekening = BCA): Promise<Lines> =>
  expectStatus(
    await who.get<Lines>(`${PATH}/baris?no_rekening=${rekening}&limit=200${query}`, TOKO),
    200,
  )
export const entriesOf = async (who: Caller, rekening = BCA): Promise<Entries> =>
  expectStatus(await who.get<Entries>(`${PATH}/buku?no_rekening=${rekening}&limit=200`, TOKO), 200)
export const summaryOf = async (who: Caller, tgl = '', rekening = BCA): Promise<Summary> =>
  expectStatus(
    await who.get<Summary>(
      `${PATH}/ringkas?no_rekening=${rekening}${tgl === '' ? '' : `&tgl=${tgl}`}`,
      TOKO,
    ),
    200,
  )

/** What explains the bank from the books, which must be the bank. */
export const explained = (of: Summary): number =>
  of.buku + of.hanya_bank - of.hanya_buku + of.awal + of.celah

type Key = Readonly<{ nomor: string; baris: number }>

export const match = (
  who: Caller,
  baris: readonly string[],
  jurnal: readonly Key[],
  more: { readonly key?: string; readonly rekening?: string } = {},
) =>
  who.post<Matched>(
    `${PATH}/cocok`,
    { no_rekening: more.rekening ?? BCA, baris, jurnal },
    { ...TOKO, ...(more.key === undefined ? {} : { key: more.key }) },
  )

export const matchCertain = (who: Caller, hari = 3, rekening = BCA) =>
  who.post<Matched>(`${PATH}/cocok-pasti`, { no_rekening: rekening, hari }, TOKO)

export const undoMatch = (who: Caller, id_cocok: string, alasan = 'Salah pasangan') =>
  who.post<Matched>(`${PATH}/batal`, { id_cocok, alasan }, TOKO)

/** Money into (+) or out of (-) an account, which is booked today; answers its number. */
export async function book(who: Caller, jumlah: number, more: object = {}): Promise<string> {
  const body = {
    kode_transaksi: jumlah > 0 ? 'LAIN-MASUK' : 'LISTRIK',
    kode_bank: 'BCA',
    no_rekening: BCA,
    jumlah: Math.abs(jumlah),
    keterangan: 'Uji koran',
    ...more,
  }
  return expectStatus(await who.post<Kept>('uang-bank', body, TOKO), 201).no_kas
}
