import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { faultsOf, lossesOf, openShop } from '../crash/crash-shop.ts'
import { replayAll, type Storm, startStorm, until } from '../crash/storm.ts'
import { type Caller, caller } from '../sample-shop/api.ts'
import { brokenOn } from '../sample-shop/invariants.ts'
import type { Effort, Outcome, Trial } from '../trial/verdict.ts'
import { everyRead } from './every-read.ts'
import { watchLocks } from './lock-watch.ts'
import { openSite, type Site } from './site.ts'
import { type Pair, withBefore, withNext } from './versions.ts'

const TILLS = 4
/** A customer stands between one nota and the next of a till. */
const PAUSE_MS = 150
const NOTAS_WITHIN_MS = 180_000
/** T22: nobody waits longer for a table a migration keeps. */
const HELD_UP_MS = 2_000

/** Touches what every sale reads and writes, as a migration may. */
const NEXT = `alter table barang add uji_naik integer not null default 0;
alter table dokumen add uji_naik text;
create table uji_naik (id integer, constraint uji_naik_pk primary key (id));
create index dokumen_uji_naik_idx on dokumen (uji_naik);
`

/** The same with a table held for longer than anybody should wait. */
const HOLDS_UP = `alter table dokumen add uji_naik text;
select pg_sleep(2.5);
`

interface Wait {
  readonly at: number
  readonly ms: number
}

/** A till that notes how long each answer took. */
const timed = (of: Caller, waits: Wait[]): Caller => ({
  ...of,
  post: async (path, body, options) => {
    await sleep(PAUSE_MS)
    const at = performance.now()
    try {
      return await of.post(path, body, options)
    } finally {
      waits.push({ at, ms: performance.now() - at })
    }
  },
})

/**
 * Two servers of the version before sell; a new one migrates beside them, goes away again, comes
 * back, and replaces them one after the other. Tills go on all the while.
 */
async function upgrade({ before, after }: Pair, { rounds }: Effort): Promise<Outcome> {
  const site = await openSite()
  try {
    const old = [await site.start(before), await site.start(before)] as const
    site.inService(old)
    const { owner, rings } = await openShop(old[0], 2_000 + 20 * rounds)
    // The tables of the version before are judged by what it asked of them itself.
    const unwell = await brokenOn(site.admin, invariantsOf(before.program))
    const waits: Wait[] = []
    const storm = startStorm(timed(caller(site.address, owner.token), waits), rings, TILLS)
    const notas = (what: string) => moreNotas(storm, what, rounds)

    await notas('with the version before alone')
    const watch = await watchLocks(site.adminUrl)
    const migrates = performance.now()
    const fresh = await site.start(after)
    const migrated = performance.now()
    const heldUp = await watch.end()
    site.inService([...old, fresh])
    await notas('with both side by side')
    const reads = await everyRead(old[1].origin, owner.token)
    site.inService(old)
    await fresh.stop()
    await notas('with the version before on the new tables')
    await fresh.start()
    const second = await site.start(after)
    site.inService([fresh, second])
    for (const server of old) await server.stop()
    await notas('with the new version alone')
    const refusal = await old[0].start().then(
      () => 'the version before started on newer tables',
      (error: Error) => (/Kencana yang lebih baru/.test(error.message) ? '' : error.message),
    )
    await storm.end()

    const slow = waits.filter(({ at, ms }) => at + ms > migrates && at < migrated).map(w => w.ms)
    const slowest = Math.round(Math.max(0, ...slow))
    const asked = storm.sold.filter(nota => nota.attempts > 1).length
    return {
      figure:
        `${before.name} → ${after.name}: ${storm.sold.length} notas, ${asked} asked again; ` +
        `${slow.length} asked while migrating, slowest ${slowest} ms, of it for tables ` +
        `${heldUp} ms; ${reads.count} reads`,
      faults: [
        ...unwell.map(({ invarian, rincian }) => `before: ${invarian} ${rincian}`),
        ...(await afterwards(site, caller(site.address, owner.token), storm)),
        ...(slow.length > 0 ? [] : ['nobody sold while it migrated']),
        ...(heldUp < HELD_UP_MS ? [] : [`a till waited ${heldUp} ms for a table`]),
        ...(refusal === '' ? [] : [refusal]),
        ...reads.faults,
      ],
    }
  } finally {
    await site.stop()
  }
}

const invariantsOf = (program: string): string => join(dirname(program), '../checks/invariants.sql')

/** Waits for so many more notas, or for the first answer that should not have been. */
function moreNotas({ sold, odd }: Storm, what: string, count: number): Promise<void> {
  const aim = sold.length + count
  return until(`notas ${what}`, () => odd.length > 0 || sold.length >= aim, NOTAS_WITHIN_MS)
}

async function afterwards(site: Site, till: Caller, storm: Storm): Promise<string[]> {
  const different = await replayAll(till, storm.sold)
  const losses = await lossesOf(site.admin, storm.sold)
  const bugs = site.servers.flatMap(server => server.bugs)
  return [
    ...faultsOf(losses, storm.odd, bugs),
    ...(different === 0 ? [] : [`${different} notas replayed differently`]),
    ...(storm.busy() === 0 ? [] : [`${storm.busy()} answers 503`]),
  ]
}

/**
 * What an older version beside this one meets: tables, their functions, messages between stores.
 */
const CAUSES = [
  'apps/server/migrations/',
  'apps/server/functions/',
  'apps/server/src/engines/courier/',
  'apps/server/src/platform/database/',
  'tests/upgrade/',
]

const trial = (name: string, pairOf: () => Promise<Pair | undefined>): Trial<void> => ({
  test: 'T22',
  name,
  target: `0 failed, invariants before = after, held up < ${HELD_UP_MS / 1_000} s`,
  rounds: { short: 10, full: 1_000 },
  run: async (_, effort) => {
    const pair = await pairOf()
    if (pair === undefined) return { figure: NO_HISTORY, faults: [] }
    try {
      return await upgrade(pair, effort)
    } finally {
      await pair.remove()
    }
  },
})

const NO_HISTORY = 'menunggu: without the history of the sources there is no version before'

/** Tables change under tills that sell, and programs of two versions sell side by side (T22). */
export const UPGRADES: readonly Trial<void>[] = [
  { ...trial('upgrade-before', withBefore), causes: CAUSES },
  trial('upgrade-next', () => withNext(NEXT)),
  {
    ...trial('naive-migration', () => withNext(HOLDS_UP)),
    test: 'T13',
    isControl: true,
    causes: CAUSES,
  },
]
