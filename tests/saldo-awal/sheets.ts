import type {
  SaldoAwalKind,
  SaldoAwalLine,
  SaldoAwalTried,
} from '@kencana/contract/areas/akuntansi/saldo-awal'
import type { JenisSaldoAwal } from '@kencana/domain/posting/saldo-awal'
import { fileForm } from '../masters/sheet-of.ts'
import { type Answer, type Caller, PASSWORD } from '../sample-shop/api.ts'
import { deposit, oldLoan, type Row, sheetOf } from './rows.ts'

export const TOKO = 'JKT'

export interface Refused {
  readonly code: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly errors?: Readonly<Record<string, string>>
  readonly nilai?: Readonly<Record<string, string>>
}
export type Tried = SaldoAwalTried & Refused
export interface Loaded extends Refused {
  readonly no_saldo_awal: string
  readonly jumlah: number
  readonly rupiah: number
  readonly berat: number
  readonly murni_ug: number
}

const send = <T>(
  who: Caller,
  jenis: JenisSaldoAwal,
  rows: readonly Row[],
  way: '' | '/coba',
  more: { readonly key?: string; readonly toko?: string } = {},
): Promise<Answer<T>> =>
  who.post<T>(`saldo-awal/berkas/${jenis}${way}`, undefined, {
    toko: TOKO,
    ...more,
    form: fileForm(sheetOf(jenis, rows), `${jenis}.csv`),
  })

export const tryIt = (
  who: Caller,
  jenis: JenisSaldoAwal,
  rows: readonly Row[],
  more: { readonly toko?: string } = {},
) => send<Tried>(who, jenis, rows, '/coba', more)
export const load = (
  who: Caller,
  jenis: JenisSaldoAwal,
  rows: readonly Row[],
  more: { readonly key?: string; readonly toko?: string } = {},
) => send<Loaded>(who, jenis, rows, '', more)

export const kinds = async (who: Caller, toko = TOKO): Promise<readonly SaldoAwalKind[]> =>
  (await who.get<{ jenis: SaldoAwalKind[] }>('saldo-awal', { toko })).body.jenis

export const kindOf = async (who: Caller, jenis: JenisSaldoAwal, toko = TOKO) =>
  (await kinds(who, toko)).find(one => one.jenis === jenis)

/** Journal as rows of account part, debit, credit and fine gold. */
export const flat = (lines: readonly SaldoAwalLine[]) =>
  lines.map(line => [line.jenis_akun, line.debit, line.kredit, line.murni_ug])

/** Takes a load back with a supervisor's grant. */
export async function undo(who: Caller, nomor: string, toko = TOKO) {
  const path = `saldo-awal/${nomor}/batal`
  const otorisasi = await grantToUndo(who, path, toko)
  return who.post<Undone>(path, { ...UNDOING, otorisasi }, { toko })
}

export const UNDOING = { alasan: 'Berkas salah' }

/** The grant of a store's supervisor for taking a load back. */
export async function grantToUndo(who: Caller, path: string, toko = TOKO): Promise<string> {
  const asked = {
    user_id: `SPV-${toko}`,
    password: PASSWORD,
    kategori: 'BATAL_SALDO_AWAL',
    description: path,
    keterangan: UNDOING.alasan,
    perintah: { route: `POST ${path}`, body: UNDOING },
  }
  const granted = await who.post<{ otorisasi: string }>('authorization', asked, { toko })
  return granted.body.otorisasi
}

/** Loads deposits into a store that has none; where they are taken back. */
export async function openingDoor(who: Caller): Promise<string> {
  const { body } = await load(who, 'TITIPAN', [deposit(1)])
  return `saldo-awal/${body.no_saldo_awal}/batal`
}

/** A loan of before, overdue and told of, its pledge worth 2,000,000; where that is auctioned. */
export async function auctionDoor(who: Caller, spv: Caller): Promise<string> {
  await load(who, 'HUTANG', [oldLoan(4, { tgl_hutang: '2026-09-01', jangka_hari: 30 })])
  const found = await spv.get<{ data: { no_faktur_hutang: string }[] }>('hutang?q=Nasabah 4')
  const loan = `hutang/${found.body.data[0]?.no_faktur_hutang}`
  await spv.post(`${loan}/pemberitahuan`, { cara: 'SURAT' })
  return `${loan}/lelang`
}

/** What it is sold for, in cash. */
export const auctionBody = (hasil: number) => ({
  hasil,
  biaya: 0,
  pembeli: 'Toko Mas Sinar',
  pembayaran: [{ cara: 'TUNAI', jumlah: hasil }],
})

export interface Undone extends Refused {
  readonly no_batal: string
  readonly no_saldo_awal: string
}
