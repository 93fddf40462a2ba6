import { swipeBody } from '../gesek-tunai/swipe.ts'
import { bankBody, cashBody, type Kept, spendBody } from '../kas/money.ts'
import { validated } from '../kas/validated.ts'
import { receive, type Sent, sendBody } from '../kirim-uang/transit.ts'
import { carry } from '../kurir/carry.ts'
import { line, PATH, type Settled, settleBody } from '../pencairan/settle.ts'
import { expectStatus } from '../penjualan/shop.ts'
import {
  bcaFile,
  koranForm,
  type Lines,
  type Loaded,
  type Matched,
} from '../rekening-koran/statements.ts'
import type { Caller, TestApi } from '../sample-shop/api.ts'

interface Account {
  readonly kode_bank: string
  readonly no_rekening: string
}

/** Money of BDG that carries the mark, and money of head office that came there. */
export async function moveInBdg(api: TestApi, owner: Caller, bdg: Caller, keterangan: string) {
  const own = await bdg.get<{ data: Account[] }>('rekening?limit=10')
  const [{ kode_bank, no_rekening } = { kode_bank: '', no_rekening: '' }] = own.body.data
  const second = { no_rekening: '77310077', nama_rekening: keterangan, kode_bank: 'BRI' }
  expectStatus(await owner.post('rekening', second, { toko: 'BDG' }), 200)
  const post = async (path: string, body: object) =>
    expectStatus(await bdg.post<Kept & Sent>(path, body), 201)
  const to = { tujuan: kode_bank, tujuan_rekening: no_rekening, keterangan }
  const between = { ...to, asal: 'BRI', asal_rekening: second.no_rekening }
  const { no_kas } = await post('uang-kas', spendBody(10_000, { keterangan }))
  await post('uang-bank', spendBody(20_000, { keterangan, kode_bank, no_rekening }))
  const { no_mutasi } = await post('cash/mutasi-uang-cash', cashBody(30_000, to))
  await post('cash/mutasi-uang-bank', bankBody(40_000, between))
  const { no_reff } = await post('kirim-uang', sendBody(50_000, { keterangan }))
  const came = await owner.post<Sent>('kirim-uang', sendBody(60_000, { keterangan, tujuan: 'BDG' }))
  await carry(api)
  expectStatus(await receive(bdg, expectStatus(came, 201).no_reff), 201)
  const no_cair = await paidOutInBdg(owner, bdg, keterangan)
  await post('uang-kas', spendBody(5_000_000, { keterangan, kode_transaksi: 'MODAL' }))
  const { no_gesek } = await post('gesek-tunai', swipeBody(5_000, { keterangan }))
  await validated(owner, true, 'BDG')
  const waits = await post('uang-kas', spendBody(7_000, { keterangan }))
  await validated(owner, false, 'BDG')
  const koran = await statementInBdg(bdg, no_rekening, keterangan)
  const waiting = { 'ajuan-uang no_ajuan': waits.no_ajuan }
  return { ...waiting, no_kas, no_mutasi, no_reff, no_cair, no_gesek, ...koran }
}

/** A statement of BDG whose texts carry the mark: a line that is open, and two that are matched. */
async function statementInBdg(bdg: Caller, no_rekening: string, mark: string) {
  const moves = [
    ['19', `BUKA ${mark}`, 11],
    ['20', `KIRIM ${mark}`, 22],
    ['20', `BALIK ${mark}`, -22],
  ] as const
  const form = koranForm(bcaFile(0, moves), { rekening: no_rekening, name: `${mark}.csv` })
  const loaded = await bdg.post<Loaded>('rekening-koran/unggah', undefined, { form })
  const { no_unggah } = expectStatus(loaded, 201)
  const { data } = (await bdg.get<Lines>(`rekening-koran/baris?no_rekening=${no_rekening}`)).body
  const baris = data.filter(one => Math.abs(one.jumlah) === 22).map(one => one.sidik)
  const body = { no_rekening, baris, jurnal: [] }
  const matched = await bdg.post<Matched>('rekening-koran/cocok', body)
  return { no_rekening, no_unggah, id_cocok: expectStatus(matched, 201).id_cocok }
}

/** Card money of BDG that carries the mark, found by head office and paid out. */
async function paidOutInBdg(owner: Caller, bdg: Caller, keterangan: string): Promise<string> {
  const taken = await bdg.post<{ no_titipan: string }>('titipan', {
    customer: { nama: keterangan, telp: '0812 9000 1122' },
    pembayaran: [{ cara: 'DEBIT', kode_bank: 'BRI', kartu_akhir: '4021', jumlah: 70_000 }],
    total: 70_000,
  })
  const nomor = expectStatus(taken, 201).no_titipan
  const tick = { tgl_mutasi: '2026-11-21', no_referensi: keterangan, baris: [line(nomor)] }
  expectStatus(await owner.post('validasi-non-cash', tick, { toko: 'BDG' }), 201)
  const body = settleBody([nomor], 69_000, {
    ...{ penerbit: 'BRI', ke: 'BRI', ke_rekening: '77310077', keterangan },
  })
  return expectStatus(await bdg.post<Settled>(PATH, body), 201).no_cair
}
