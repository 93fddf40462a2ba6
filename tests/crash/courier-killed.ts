import type pg from 'pg'
import { say, TOLD } from '../kurir/carry.ts'
import type { Trial } from '../trial/verdict.ts'
import { crashShop } from './crash-shop.ts'
import type { ServerProcess } from './server-process.ts'
import { until } from './storm.ts'

const BRANCHES = ['CAB1', 'CAB2'] as const
/** Said by each branch in each round. */
const MESSAGES = 400

/** The server is killed while it brings closings to head office; a new one goes on. */
export const courierKilled: Trial<void> = {
  test: 'T14',
  name: 'courier-killed',
  target: 'each message taken in once and in its order, none lost',
  rounds: { short: 6, full: 60 },
  run: async (_, { rounds, random }) => {
    const shop = await crashShop(0)
    const { server, books } = shop
    const said = rounds * MESSAGES
    const faults: string[] = []
    try {
      await books(async admin => {
        await addBranches(admin, BRANCHES)
        await server.kill9()
        for (let round = 0; round < rounds; round += 1) {
          const isCut = await killed(server, admin, Math.floor(random() * MESSAGES))
          if (!isCut) faults.push(`kill ${round} did not come in the midst of it`)
        }
        await server.start()
        await until('all of it', async () => (await waiting(admin)) === 0, 60_000)
        for (const asal of BRANCHES) faults.push(...(await faultsIn(admin, asal, said)))
      })
      return {
        figure: `${said * BRANCHES.length} messages, ${rounds} kills in their midst`,
        faults: [...faults, ...server.bugs],
      }
    } finally {
      await shop.stop()
    }
  },
}

/**
 * Says more and lets a new process bring it as far as one message, whose key somebody holds: it is
 * killed while it waits there. Answers whether all that lay behind it was still there.
 */
async function killed(server: ServerProcess, admin: pg.Client, far: number): Promise<boolean> {
  for (const dari of BRANCHES) {
    await say(admin, MESSAGES, { dari, saluran: 'TUTUP_TOKO', isi: TOLD })
  }
  await admin.query('begin')
  const { rowCount } = await admin.query(HELD, [BRANCHES[0], far])
  await server.start()
  await until('a courier that waits', async () => (await waitingLocks(admin)) > 0, 30_000)
  await server.kill9()
  await admin.query('rollback')
  return rowCount === 1 && (await waiting(admin)) >= MESSAGES - far
}

const waitingLocks = async (admin: pg.ClientBase): Promise<number> =>
  (await admin.query('select 1 from pg_locks where not granted')).rowCount ?? 0

/** The key of a message that was not taken in is, and not yet committed. */
const HELD = `
  insert into pesan_masuk (kode_toko, asal, id, saluran, urut, diterima_pada)
  select ke, kode_toko, id, saluran, urut, now() from outbox o
  where kode_toko = $1 and terkirim_pada is null and not exists (select from pesan_masuk m
    where m.kode_toko = o.ke and m.asal = o.kode_toko and m.id = o.id)
  order by urut offset $2 limit 1`

/** Branches that only talk: nobody works there. */
export const addBranches = async (admin: pg.ClientBase | pg.Pool, names: readonly string[]) => {
  await admin.query(
    `insert into toko (kode_toko, nomor, nama_toko)
     select k, 90 + n, k from unnest($1::text[]) with ordinality t(k, n)`,
    [names],
  )
}

const waiting = async (admin: pg.ClientBase): Promise<number> =>
  (await admin.query('select 1 from outbox where terkirim_pada is null')).rowCount ?? 0

/** Messages of a branch that are not taken in once each, in the order they were said. */
export async function faultsIn(
  admin: pg.ClientBase | pg.Pool,
  asal: string,
  said: number,
): Promise<string[]> {
  const { rows } = await admin.query<Record<string, number>>(WRONG, [asal, said])
  return Object.entries(rows[0] ?? { nothing: 1 })
    .filter(([, count]) => count !== 0)
    .map(([what, count]) => `${asal} ${what}: ${count}`)
}

const WRONG = `
  with kabar as (select no_tutup, count(*) n from kabar_tutup where asal = $1 group by 1)
  select
    $2 - (select count(*)::int from outbox where kode_toko = $1) said,
    $2 - (select count(*)::int from kabar) lost,
    (select coalesce(sum(n - 1), 0)::int from kabar) twice,
    (select count(*)::int from outbox where kode_toko = $1 and terkirim_pada is null) unmarked,
    (select count(*)::int from pesan_masuk m where m.asal = $1 and exists (select from pesan_masuk n
      where n.asal = $1 and n.urut < m.urut and n.diterima_pada > m.diterima_pada)) disordered`
