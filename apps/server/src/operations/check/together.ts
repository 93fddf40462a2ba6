import type pg from 'pg'
import {
  comparisons,
  type Finding,
  type StoreChain,
  walkChain,
  withFindings,
} from '../../engines/document/verify-chain.ts'
import { type BookCheck, type BrokenInvariant, seesAll } from './found.ts'

type Job = (db: pg.ClientBase) => Promise<unknown>

/** The checks of `checkBooks` shared out over several connections, which all see one moment. */
export async function checkTogether(
  clients: readonly pg.ClientBase[],
  invariants: string,
): Promise<BookCheck> {
  const [first] = clients
  if (first === undefined) throw new Error('no connection')
  try {
    await beginAtOneMoment(first, clients.slice(1))
    const stores = await storesOf(first)
    const scopes = (await seesAll(first)) ? [undefined] : stores
    const invarian: BrokenInvariant[] = []
    const chains: StoreChain[] = []
    const altered: Finding[] = []
    await shareOut(clients, [
      // The longest is begun first, so that nobody waits for it at the end.
      ...statementsOf(invariants).flatMap(text =>
        scopes.map(toko =>
          inStore(toko, async db => invarian.push(...(await db.query<BrokenInvariant>(text)).rows)),
        ),
      ),
      ...stores.flatMap(toko => [
        inStore(toko, async db => chains.push(await walkChain(db, toko))),
        ...comparisons().map(compare =>
          inStore(toko, async db => altered.push(...(await compare(db, toko)))),
        ),
      ]),
    ])
    const of = (toko: string) => altered.filter(finding => finding.kode_toko === toko)
    return {
      invarian,
      rantai: chains
        .sort((a, b) => stores.indexOf(a.kode_toko) - stores.indexOf(b.kode_toko))
        .map(chain => withFindings(chain, of(chain.kode_toko))),
    }
  } finally {
    await Promise.all(clients.map(client => client.query('rollback').catch(() => undefined)))
  }
}

async function beginAtOneMoment(
  first: pg.ClientBase,
  others: readonly pg.ClientBase[],
): Promise<void> {
  await begin(first)
  const { rows } = await first.query<{ saat: string }>('select pg_export_snapshot() as saat')
  for (const other of others) {
    await begin(other, `set transaction snapshot '${rows[0]?.saat}'`)
  }
}

async function begin(client: pg.ClientBase, ...more: string[]): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  for (const one of [...more, ...CALM]) await client.query(one)
}

/** Compiling the invariants takes a server many times what running them does. */
const CALM = [
  'set local search_path = public',
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  'set local jit = off',
]

async function storesOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ kode_toko: string }>(
    'select kode_toko from toko order by 1',
  )
  return rows.map(row => row.kode_toko)
}

const inStore =
  (toko: string | undefined, job: Job): Job =>
  async db => {
    if (toko !== undefined) await db.query("select set_config('app.kode_toko', $1, true)", [toko])
    return job(db)
  }

/** Each connection takes the next job that nobody has; the first fault ends them all. */
export async function shareOut<Client>(
  clients: readonly Client[],
  jobs: readonly ((client: Client) => Promise<unknown>)[],
): Promise<void> {
  const left = [...jobs]
  const done = await Promise.allSettled(
    clients.map(async client => {
      for (let job = left.shift(); job !== undefined; job = left.shift()) {
        await job(client).catch((error: unknown) => {
          left.length = 0
          throw error
        })
      }
    }),
  )
  const failed = done.find(one => one.status === 'rejected')
  if (failed) throw failed.reason
}

const HEADING = /^(?=-- [A-Z0-9]+: )/m

/**
 * The one statement of checks/invariants.sql as one for each of its headings, with the queries they
 * share in front.
 * @throws Error when it is not made of headings: then nothing may be left out in silence
 */
export function statementsOf(invariants: string): string[] {
  const start = invariants.search(HEADING)
  const shared = invariants.slice(0, start)
  const rest = invariants.slice(start).replace(/;\s*$/, '')
  if (start < 0 || /^union all$/m.test(shared)) throw new Error('invariants without headings')
  return rest.split(HEADING).map((part, i) => {
    if (i > 0 && !/^(--.*\n)+union all\n/.test(part)) throw new Error(`not a heading: ${part}`)
    const body = i === 0 ? part : part.replace(/^union all$/m, '')
    return `select * from (${shared}\n${body}\n) as x (invarian, kode_toko, rincian)`
  })
}
