import type { Trial } from '../trial/verdict.ts'
import {
  allAtOnce,
  BRANCHES,
  closing,
  openDay,
  type RaceShop,
  type Seller,
  tillsOf,
} from './race.ts'

const CLIENTS = 12
const REFUSED_SHARE = 0.3
/** Documents per second of a store (T6) on a machine of its own; on a slower one, its share. */
const RATE = 150
/** Three in ten are asked for twice, and a day is closed: of what plain sales reach, so much. */
const RATE_SHARE = 0.2

interface Place {
  readonly seller: Seller
  readonly rings: string[]
}

interface Count {
  sold: number
  rolledBack: number
  refused: number
  odd: string[]
}

/**
 * A ring sold twice at once: both take a number, the loser finds the piece changed and its
 * transaction rolls back.
 */
async function sellTwice(seller: Seller, ring: string, client: number, count: Count) {
  const both = await allAtOnce(2, () => seller.sell([ring], crypto.randomUUID(), client))
  if (both.every(answer => answer.code === 'TOKO_SUDAH_TUTUP')) {
    count.refused += 2
    return sellOnce(seller, ring, client, count)
  }
  const won = both.filter(answer => answer.status === 201).length
  if (won === 1) count.sold += 1
  else count.odd.push(both.map(answer => answer.text).join(' | '))
  count.rolledBack += both.filter(answer => answer.status === 409).length
}

/** A sale is asked for again when the day changed under it. */
async function sellOnce(seller: Seller, ring: string, client: number, count: Count) {
  for (;;) {
    const answer = await seller.sell([ring], crypto.randomUUID(), client)
    if (answer.code === 'TOKO_SUDAH_TUTUP') {
      count.refused += 1
      continue
    }
    if (answer.status === 201) count.sold += 1
    else count.odd.push(answer.text)
    return
  }
}

const numbering: Trial<RaceShop> = {
  test: 'T6',
  name: 'numbering',
  target: `1..n per store, kind, day: no gap, none twice; ${RATE}/s a store or ${RATE_SHARE} × plain`,
  rounds: { short: 14, full: 500 },
  isOfRates: true,
  run: async (shop, { rounds, random }) => {
    const count: Count = { sold: 0, rolledBack: 0, refused: 0, odd: [] }
    const places = await Promise.all(
      BRANCHES.map(async toko => ({
        seller: await tillsOf(shop, toko),
        rings: await shop.rings(toko, (rounds + plainRounds(rounds)) * (CLIENTS / BRANCHES.length)),
      })),
    )
    const plain = await plainRate(places, plainRounds(rounds), count)
    const before = count.sold
    const days = await Promise.all(
      BRANCHES.map(async toko => openDay(await shop.as(`SPV-${toko}`))),
    )
    const started = performance.now()
    const changeDay = await dayChange(shop, before + (CLIENTS * rounds) / 2)
    await allAtOnce(CLIENTS, async client => {
      const { seller, rings } = places[client % places.length] ?? (places[0] as never)
      for (let i = 0; i < rounds; i += 1) {
        const sell = random() < REFUSED_SHARE ? sellTwice : sellOnce
        await sell(seller, rings.pop() ?? '', client, count)
        await changeDay(count.sold)
      }
    })
    const rate = perSecond(count.sold - before, started)
    const least = Math.min(RATE * BRANCHES.length, RATE_SHARE * plain)
    return {
      figure:
        `${count.sold} documents, ${count.rolledBack + count.refused} rolled back or refused, ` +
        `${Math.round(rate)}/s (plain sales ${Math.round(plain)}/s)`,
      faults: [
        ...count.odd,
        ...(rate >= least ? [] : [`${Math.round(rate)}/s, not ${Math.round(least)}/s`]),
        ...(count.rolledBack > 0 ? [] : ['nothing was rolled back']),
        ...(await holes(shop)),
        ...(await storesOfOneDay(shop, days)),
      ],
    }
  },
}

const perSecond = (documents: number, started: number): number =>
  documents / ((performance.now() - started) / 1_000)

const plainRounds = (rounds: number): number => Math.ceil(rounds / 4)

/** What the same tills write when nothing is refused and no day ends. */
async function plainRate(places: readonly Place[], rounds: number, count: Count): Promise<number> {
  const before = count.sold
  const started = performance.now()
  await allAtOnce(CLIENTS, async client => {
    const { seller, rings } = places[client % places.length] ?? (places[0] as never)
    for (let i = 0; i < rounds; i += 1) await sellOnce(seller, rings.pop() ?? '', client, count)
  })
  return perSecond(count.sold - before, started)
}

/** Closes the day of every store once, when half of the documents are written. */
async function dayChange(shop: RaceShop, at: number): Promise<(sold: number) => Promise<void>> {
  let isDone = false
  const closings = await Promise.all(
    BRANCHES.map(async toko => {
      const keeper = await shop.as(`SPV-${toko}`)
      return { keeper, body: await closing(keeper, await openDay(keeper)) }
    }),
  )
  return async sold => {
    if (isDone || sold < at) return
    isDone = true
    for (const { keeper, body } of closings) {
      const answer = await keeper.post('tutup-toko', body)
      if (answer.status !== 201) throw new Error(answer.text)
    }
  }
}

/** Stores that did not sell before and after the change of the day. */
async function storesOfOneDay({ admin }: RaceShop, days: readonly string[]): Promise<string[]> {
  const { rows } = await admin.query<{ apa: string }>(
    `select s.toko || ' sold on one day alone' apa
     from unnest($1::text[], $2::date[]) s (toko, hari)
     where (select count(distinct tgl) from dokumen d where d.kode_toko = s.toko
       and d.jenis = 'PENJUALAN' and d.tgl >= s.hari) < 2`,
    [BRANCHES, days],
  )
  return rows.map(row => row.apa)
}

async function holes({ admin }: RaceShop): Promise<string[]> {
  const { rows } = await admin.query<{ apa: string }>(
    `select concat_ws(' ', kode_toko, jenis, tgl, count(*), 'documents, last', max(urut)) apa
     from (select *, substring(nomor from '[0-9]+$')::int urut from dokumen) d
     group by kode_toko, jenis, tgl
     having count(*) <> max(urut) or count(*) <> count(distinct urut) or min(urut) <> 1`,
  )
  return rows.map(row => row.apa)
}

export const NUMBERING_TRIALS = [numbering] as const
