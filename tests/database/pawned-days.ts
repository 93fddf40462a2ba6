import { setBoard } from '../penjualan/shop.ts'
import {
  AUCTION,
  appraisal,
  lend,
  openPawn,
  PRINCIPAL,
  redemption,
  renewal,
  tell,
  undoing,
} from '../races/pawn-shop.ts'
import { closeDay, openDay } from '../races/race.ts'
import type { Answer, Caller, TestApi } from '../sample-shop/api.ts'

/** Numbers of loans and documents of the pawn counter, by what became of them. */
export type PawnedDays = Readonly<
  Record<
    | 'buka'
    | 'lunas'
    | 'tebus'
    | 'lama'
    | 'baru'
    | 'dilelang'
    | 'lelang'
    | 'dibayar'
    | 'kelebihan'
    | 'batal'
    | 'tutup',
    string
  >
>

const done = (answer: Answer): Record<string, unknown> => {
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body
}

const postAs = async (who: Caller, path: string, body: object, name: string): Promise<string> =>
  String(done(await who.post(path, body))[name])

/** Three days of the pawn counter of JKT with every kind of its documents, the third one closed. */
export async function pawnForDays(api: TestApi): Promise<PawnedDays> {
  const owner = await api.as('OWNER')
  const kasir = await api.as('KASIR-JKT')
  const spv = await api.as('SPV-JKT')
  await setBoard(owner)
  await openPawn(owner)
  const taksiran = await appraisal(kasir)
  const old = await lend(kasir, taksiran)
  const due = [await soonDue(kasir, taksiran), await soonDue(kasir, taksiran)]
  for (let day = 0; day < 2; day += 1) done(await closeDay(kasir, await openDay(kasir)))
  const [dilelang = '', dibayar = ''] = due
  for (const nomor of due) await tell(spv, nomor)
  const auctions = []
  for (const nomor of due) {
    auctions.push(await postAs(spv, `hutang/${nomor}/lelang`, AUCTION, 'no_lelang'))
  }
  const paid = { pencairan: { cara: 'TUNAI' }, penerima: 'Sri Wahyuni' }
  const kelebihan = await postAs(spv, `hutang/${dibayar}/kelebihan`, paid, 'no_bayar')
  const lunas = await lend(kasir, taksiran)
  const tebus = await redeem(kasir, lunas)
  const renewed = await renewal(kasir, old, PRINCIPAL / 2)
  const baru = await postAs(kasir, `hutang/${old}/perpanjang`, renewed, 'no_faktur_hutang')
  const batal = await lend(kasir, taksiran)
  done(await (await undoing(kasir, batal, 'batal'))())
  const urung = await lend(kasir, taksiran)
  await redeem(kasir, urung)
  done(await (await undoing(kasir, urung, 'batal-lunas'))())
  const check = { nomor: tebus, hasil: 'SESUAI' }
  const checked = await spv.post('validasi-hutang', check)
  if (checked.status >= 300) throw new Error(checked.text)
  await (await kasir.bytes(`hutang/${urung}/surat`, { body: {} })).arrayBuffer()
  const tutup = String(done(await closeDay(kasir, await openDay(kasir))).no_tutup)
  return {
    buka: urung,
    lunas,
    tebus,
    lama: old,
    baru,
    dilelang,
    lelang: auctions[0] ?? '',
    dibayar,
    kelebihan,
    batal,
    tutup,
  }
}

const soonDue = (kasir: Caller, taksiran: number): Promise<string> =>
  lend(kasir, taksiran, { metode: 'BLOK_15' })

const redeem = async (kasir: Caller, nomor: string): Promise<string> =>
  postAs(kasir, `hutang/${nomor}/tebus`, await redemption(kasir, nomor), 'no_tebus')
