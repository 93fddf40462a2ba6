import { expectStatus, type Problem, set } from '../hutang/counter.ts'
import type { Answer, Caller, TestApi } from '../sample-shop/api.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'

export const TODAY = '2026-11-21'

/** The account of the sample shop, and a second one of another bank. */
export const BCA = '8800200321'
export const BRI = '0344010098'

export interface Kept extends Problem {
  readonly detail: string
  readonly no_mutasi: string
  readonly no_kas: string
  readonly no_gesek: string
  readonly no_batal: string
  readonly no_ajuan: string
  readonly nomor: string
  readonly tgl_system: string
}

/** A store with three drawers and two accounts, and people at its counter. */
export async function openMoney(api: TestApi, toko = 'JKT') {
  const owner = await api.as('OWNER')
  await set(owner, { LACI: 'KASIR,DUA,RR', ...UNCOUNTED }, toko)
  await openSecondAccount(owner, toko)
  return { owner, kasir: await api.as(`KASIR-${toko}`), spv: await api.as(`SPV-${toko}`) }
}

export async function openSecondAccount(owner: Caller, toko = 'JKT'): Promise<void> {
  const second = { no_rekening: BRI, nama_rekening: 'Toko', kode_bank: 'BRI' }
  expectStatus(await owner.post('rekening', second, { toko }), 200)
}

export const cashBody = (jumlah: number, more: object = {}) => ({
  asal: 'CASH',
  asal_rekening: '',
  tujuan: 'BCA',
  tujuan_rekening: BCA,
  jumlah,
  keterangan: 'Setoran sore',
  kategori: 'SETOR-TARIK',
  ...more,
})

export const bankBody = (jumlah: number, more: object = {}) => ({
  asal: 'BCA',
  asal_rekening: BCA,
  tujuan: 'BRI',
  tujuan_rekening: BRI,
  jumlah,
  keterangan: 'Pindah dana',
  kategori: 'PINDAH-DANA',
  ...more,
})

export const moveCash = (who: Caller, jumlah: number, more: object = {}) =>
  who.post<Kept>('cash/mutasi-uang-cash', cashBody(jumlah, more))
export const moveBank = (who: Caller, jumlah: number, more: object = {}) =>
  who.post<Kept>('cash/mutasi-uang-bank', bankBody(jumlah, more))

/** Takes a document of money back with a supervisor's grant. */
export async function undo(who: Caller, name: string, nomor: string): Promise<Answer<Kept>> {
  const path = `${name}/${nomor}/batal`
  const body = { alasan: 'Salah tulis' }
  const otorisasi = await who.grant('BATAL_UANG', `POST ${path}`, body)
  return who.post<Kept>(path, { ...body, otorisasi })
}

type Line = Readonly<{ jenis_akun: string; nomor_akun: string; debit: number; kredit: number }>

/** A document's journal as account, debit, credit. */
export const journalOf = async (who: Caller, name: string, nomor: string) =>
  expectStatus(await who.get<Line[]>(`${name}/${nomor}/jurnal`), 200).map(line => [
    line.jenis_akun,
    line.nomor_akun,
    line.debit,
    line.kredit,
  ])

export const refused = ({ status, body }: Answer<Problem>) => [status, body.code]

export const spendBody = (jumlah: number, more: object = {}) => ({
  kode_transaksi: 'LISTRIK',
  jumlah,
  keterangan: 'Listrik November',
  ...more,
})

export const spend = (who: Caller, jumlah: number, more: object = {}) =>
  who.post<Kept>('uang-kas', spendBody(jumlah, more))
