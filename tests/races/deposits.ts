import type { Caller } from '../sample-shop/api.ts'
import { type Kept, moving, paying, returning, stands, take, undoing } from '../titipan/counter.ts'
import type { Trial } from '../trial/verdict.ts'
import type { RaceShop } from './race.ts'

/** What each deposit of a race holds at its beginning. */
const HELD = 100_000

interface Tills {
  readonly kasir: Caller
  readonly spv: Caller
}

/** A command that is ready to be sent. */
type Ready = () => ReturnType<typeof send>

/** Two deposits and who wants what of them at once; how it may end, told in one line. */
interface Race {
  readonly name: string
  readonly asked: (tills: Tills, a: string, b: string) => Promise<Ready[]>
  /** Answers and both deposits afterwards. */
  readonly ends: readonly string[]
}

const send = async (who: Caller, path: string, body: object) => {
  const answer = await who.post<Kept>(path, body)
  return answer.status === 201 ? '201' : (answer.body.code ?? String(answer.status))
}

const ready = (who: Caller, { path, body }: Awaited<ReturnType<typeof undoing>>): Ready => {
  return () => send(who, path, body)
}

const RACES: readonly Race[] = [
  {
    name: 'added and given back',
    asked: async ({ kasir, spv }, a) => [
      () => send(kasir, `titipan/${a}/tambah`, paying(30_000)),
      ready(spv, await returning(spv, a, HELD)),
    ],
    ends: ['201 201: TERBUKA 30000, TERBUKA 100000', 'BON_SELESAI 201: KEMBALI 0, TERBUKA 100000'],
  },
  {
    name: 'given back twice',
    asked: async ({ kasir, spv }, a) => [
      ready(kasir, await returning(kasir, a, 70_000)),
      ready(spv, await returning(spv, a, 70_000)),
    ],
    ends: [
      '201 SALDO_KURANG: TERBUKA 30000, TERBUKA 100000',
      'SALDO_KURANG 201: TERBUKA 30000, TERBUKA 100000',
    ],
  },
  {
    name: 'moved both ways',
    asked: async ({ kasir, spv }, a, b) => [
      ready(kasir, await moving(kasir, a, b, 60_000)),
      ready(spv, await moving(spv, b, a, 60_000)),
    ],
    ends: ['201 201: TERBUKA 100000, TERBUKA 100000'],
  },
  {
    name: 'all of it moved both ways',
    asked: async ({ kasir, spv }, a, b) => [
      ready(kasir, await moving(kasir, a, b, HELD)),
      ready(spv, await moving(spv, b, a, HELD)),
    ],
    ends: ['201 BON_SELESAI: HABIS 0, TERBUKA 200000', 'BON_SELESAI 201: TERBUKA 200000, HABIS 0'],
  },
  {
    name: 'undone and given back',
    asked: async ({ kasir, spv }, a) => [
      ready(kasir, await undoing(kasir, a, { dokumen: a })),
      ready(spv, await returning(spv, a, 40_000)),
    ],
    ends: [
      '201 BON_SELESAI: BATAL 0, TERBUKA 100000',
      'BON_TERPAKAI 201: TERBUKA 60000, TERBUKA 100000',
    ],
  },
  {
    name: 'added at five tills',
    asked: async ({ kasir, spv }, a) =>
      Array.from(
        { length: 5 },
        (_, till) => () => send(till % 2 ? spv : kasir, `titipan/${a}/tambah`, paying(1_000)),
      ),
    ends: ['201 201 201 201 201: TERBUKA 105000, TERBUKA 100000'],
  },
]

async function run({ name, asked, ends }: Race, tills: Tills, isLate: boolean): Promise<string[]> {
  const [a, b] = [await take(tills.kasir, HELD), await take(tills.kasir, HELD)]
  const commands = await asked(tills, a, b)
  // Who is sent first wins more often: each gets its turn.
  const order = isLate ? commands.toReversed() : commands
  const answers = await Promise.all(order.map(command => command()))
  const said = (isLate ? answers.reverse() : answers).join(' ')
  const [left, right] = [await stands(tills.kasir, a), await stands(tills.kasir, b)]
  const end = `${said}: ${left.join(' ')}, ${right.join(' ')}`
  return ends.includes(end) ? [] : [`${name}, ${a} and ${b}: ${end}`]
}

/** Deposits whose movements do not add up, or miss a version. */
async function brokenChains({ admin }: RaceShop): Promise<string[]> {
  const { rows } = await admin.query<{ said: string }>(
    `select b.no_bon || ' holds ' || b.uang_rp || ', by its movements ' || g.rp as said
     from bon b cross join lateral (select count(*) n,
       sum((m.sesudah->>'uang_rp')::bigint - coalesce((m.sebelum->>'uang_rp')::bigint, 0)) rp
       from gerak_bon m where m.kode_toko = b.kode_toko and m.no_bon = b.no_bon) g
     where g.rp <> b.uang_rp or g.n <> b.versi`,
  )
  return rows.map(row => row.said)
}

const deposits: Trial<RaceShop> = {
  test: 'T7',
  name: 'deposits',
  target: 'no rupiah given twice or lost, no deadlock, each told why',
  rounds: { short: 18, full: 300 },
  run: async (shop, { rounds, random }) => {
    const tills = { kasir: await shop.as('KASIR-JKT'), spv: await shop.as('SPV-JKT') }
    const faults: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const race = RACES[round % RACES.length] as Race
      faults.push(...(await run(race, tills, random() < 0.5)))
    }
    const once = `${rounds - faults.length} of ${rounds} races ended as promised`
    return { figure: once, faults: [...faults, ...(await brokenChains(shop))] }
  },
}

export const DEPOSIT_TRIALS = [deposits] as const
