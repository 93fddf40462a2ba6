import type { Outcome, Trial } from '../trial/verdict.ts'
import { makeNaiveLoans, naivePawn } from './naive-pawn.ts'
import {
  AUCTION,
  appraisal,
  lend,
  loanOf,
  openPawn,
  type Pawn,
  PRINCIPAL,
  type Ready,
  type Rival,
  redemption,
  renewal,
  tell,
  undoing,
} from './pawn-shop.ts'
import { attemptOf, closeDay, openDay, type RaceShop } from './race.ts'

const RIVALS: readonly Rival[] = [
  { name: 'redeemed at another till', ends: ['LUNAS', 'LUNAS'] },
  { name: 'auctioned', isDue: true, ends: ['LUNAS', 'DILELANG'] },
  { name: 'renewed with a part payment', ends: ['LUNAS', 'DIPERPANJANG'] },
  { name: 'cancelled', ends: ['LUNAS', 'BATAL'] },
]

const CLEAR = /^(HUTANG_TIDAK_AKTIF|HUTANG_BERUBAH|TIDAK_BISA_BATAL)$/

async function race(pawn: Pawn, rival: Rival, loan: string, isLate: boolean) {
  const [redeem, other] = await pawn.prepare(rival, loan)
  // Who is sent first wins more often: both get their turn.
  const asked = isLate ? [other(), redeem()] : [redeem(), other()]
  const answers = await Promise.all(asked)
  const both = isLate ? answers.reverse() : answers
  const won = both.findIndex(answer => answer.status === 201)
  const lost = both.filter(answer => answer.status !== 201)
  const status = await pawn.statusOf(loan)
  const isRight = lost.length === 1 && CLEAR.test(lost[0]?.code ?? '') && status === rival.ends[won]
  const isRedeemed = won === 0
  if (isRight) return { isRedeemed, faults: [] }
  const said = both.map(answer => `${answer.status} ${answer.code ?? ''}`.trim()).join(', ')
  return { isRedeemed, faults: [`${rival.name}, ${loan}: ${said}, ${status}`] }
}

async function raceAll(
  pawn: Pawn,
  loans: readonly (readonly [Rival, string])[],
  random: () => number,
) {
  const found = { redeemed: 0, faults: [] as string[] }
  for (const [rival, loan] of loans) {
    const { isRedeemed, faults } = await race(pawn, rival, loan, random() < 0.5)
    if (isRedeemed) found.redeemed += 1
    found.faults.push(...faults)
  }
  return found
}

async function productPawn(shop: RaceShop): Promise<Pawn> {
  const cashier = await shop.as('KASIR-JKT')
  const spv = await shop.as('SPV-JKT')
  const send = (who: typeof spv, path: string, body: object) => async () =>
    attemptOf(await who.post(path, body))
  const rivalOf = async (rival: Rival, loan: string): Promise<Ready> => {
    const path = `hutang/${loan}`
    if (rival.name === 'auctioned') return send(spv, `${path}/lelang`, AUCTION)
    if (rival.name === 'cancelled') {
      const cancel = await undoing(cashier, loan, 'batal')
      return async () => attemptOf(await cancel())
    }
    if (rival.name.startsWith('renewed')) {
      return send(spv, `${path}/perpanjang`, await renewal(spv, loan, PRINCIPAL / 2))
    }
    return send(spv, `${path}/tebus`, await redemption(spv, loan))
  }
  return {
    prepare: async (rival, loan) => [
      send(cashier, `hutang/${loan}/tebus`, await redemption(cashier, loan)),
      await rivalOf(rival, loan),
    ],
    statusOf: async loan => (await loanOf(cashier, loan)).status,
  }
}

/** Loans to be raced, each with its rival; those that must be due were written two days before. */
async function loansFor(shop: RaceShop, rounds: number): Promise<(readonly [Rival, string])[]> {
  const cashier = await shop.as('KASIR-JKT')
  await openPawn(await shop.as('OWNER'))
  const taksiran = await appraisal(cashier)
  const planned = Array.from({ length: rounds }, (_, i) => RIVALS[i % RIVALS.length] as Rival)
  const loans: (readonly [Rival, string])[] = []
  for (const rival of planned.filter(one => one.isDue)) {
    loans.push([rival, await lend(cashier, taksiran, { metode: 'BLOK_15' })])
  }
  for (let day = 0; day < 2; day += 1) {
    const closed = await closeDay(cashier, await openDay(cashier))
    if (closed.status !== 201) throw new Error(closed.text)
  }
  for (const [, loan] of loans) await tell(cashier, loan)
  for (const rival of planned.filter(one => !one.isDue)) {
    loans.push([rival, await lend(cashier, taksiran)])
  }
  return loans
}

/** Raced loans that ended twice, bore interest twice, or whose pledge left custody twice. */
async function endedTwice({ admin }: RaceShop, loans: readonly string[]): Promise<string[]> {
  const { rows } = await admin.query<{ said: string }>(
    `select concat_ws(' ', g.no_faktur_hutang, 'ended', g.n, 'times, interest', j.n,
       'times, pledge', j.keluar, 'times') said
     from (select no_faktur_hutang, count(*) n, array_agg(nomor) nomor from gerak_hutang
       where no_faktur_hutang = any ($1) and ke_status <> 'AKTIF' group by 1) g
     cross join lateral (select count(*) filter (where jenis_akun = 'PENDAPATAN_BUNGA') n,
       count(*) filter (where jenis_akun = 'BARANG_JAMINAN' and kredit_rp > 0) keluar
       from jurnal_baris where nomor = any (g.nomor)) j
     where g.n <> 1 or j.n > 1 or j.keluar <> 1`,
    [loans],
  )
  return rows.map(row => row.said)
}

const pawn: Trial<RaceShop> = {
  test: 'T7',
  name: 'pawn',
  target: 'one of two ends the loan; interest once, pledge out once',
  rounds: { short: 20, full: 500 },
  run: async (shop, { rounds, random }) => {
    const loans = await loansFor(shop, rounds)
    const { redeemed, faults } = await raceAll(await productPawn(shop), loans, random)
    const once = `${rounds - faults.length} of ${rounds} loans ended once`
    const numbers = loans.map(([, loan]) => loan)
    faults.push(...(await endedTwice(shop, numbers)))
    return { figure: `${once}, ${redeemed} by the first till`, faults }
  },
}

const naive: Trial<RaceShop> = {
  test: 'T13',
  name: 'naive-pawn',
  target: '',
  rounds: { short: 1, full: 300 },
  isControl: true,
  run: async ({ admin }, { rounds, random }): Promise<Outcome> => {
    const numbers = await makeNaiveLoans(admin, rounds)
    const loans = numbers.map((loan, i) => [RIVALS[i % RIVALS.length] as Rival, loan] as const)
    const { faults } = await raceAll(naivePawn(admin), loans, random)
    return { figure: `${faults.length} of ${rounds} loans ended twice`, faults }
  },
}

export const PAWN_TRIALS = [pawn, naive] as const
