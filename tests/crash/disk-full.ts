import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome, Trial } from '../trial/verdict.ts'
import {
  ANSWERED_WITHIN_MS,
  type Asked,
  ask,
  BACK_WITHIN_MS,
  health,
  isClear,
  soldOf,
} from './asked.ts'
import { type CrashShop, crashShop, faultsOf, lossesOf } from './crash-shop.ts'
import { smallDisk } from './small-disk.ts'
import { type Sold, until, wireTo } from './storm.ts'

const DISK_MB = 320
/** The log of the database has some room left when the disk is full. */
const SALES_UNTIL_FULL = 1_500
const SALES_AFTER = 8

function fillDisk(path: string): void {
  for (const size of [1_048_576, 4_096, 64]) {
    const block = Buffer.alloc(size)
    try {
      for (;;) writeFileSync(path, block, { flag: 'a' })
    } catch {
      // full for blocks of this size
    }
  }
}

/** Sells until the first no, then some more; answers all that was said. */
async function sellIntoFull(shop: CrashShop): Promise<Asked[]> {
  const wire = wireTo(shop.server.origin, shop.owner.token)
  const answers: Asked[] = []
  let refused = 0
  while (refused < SALES_AFTER && answers.length < SALES_UNTIL_FULL) {
    const answer = await ask(wire, shop.rings.pop() ?? '', crypto.randomUUID())
    answers.push(answer)
    if (answer.status !== 201) refused += 1
  }
  return answers
}

async function fillAndMend(shop: CrashShop, folder: string, known: Sold[]): Promise<Outcome> {
  const ballast = join(folder, 'ballast')
  const wire = wireTo(shop.server.origin, shop.owner.token)
  fillDisk(ballast)
  const answers = await sellIntoFull(shop)
  const told = await health(shop.server.origin)
  rmSync(ballast)
  const mended = performance.now()
  await until('ready again', async () => (await health(shop.server.origin)).siap, BACK_WITHIN_MS)
  const again = await Promise.all(answers.map(({ ring, key }) => ask(wire, ring, key)))
  const backMs = Math.round(performance.now() - mended)
  known.push(...again.filter(answer => answer.status === 201).map(soldOf))
  const losses = await shop.books(admin => lossesOf(admin, known))
  const refused = answers.filter(answer => answer.status !== 201)
  const slowest = Math.round(Math.max(0, ...refused.map(answer => answer.ms)))
  const changed = answers.filter(({ status, text }, i) => status === 201 && again[i]?.text !== text)
  return {
    figure:
      `${refused.length} refused of ${answers.length}, slowest no ${slowest} ms, ` +
      `whole again after ${backMs} ms`,
    faults: [
      ...(refused.length > 0 ? [] : ['the disk was never full']),
      ...refused.filter(answer => !isClear(answer)).map(({ status, text }) => `${status} ${text}`),
      ...again.filter(answer => answer.status !== 201).map(({ text }) => `afterwards: ${text}`),
      ...(slowest <= ANSWERED_WITHIN_MS ? [] : [`an answer took ${slowest} ms`]),
      ...(told.siap ? ['health said siap on a full disk'] : []),
      ...changed.map(({ text }) => `acknowledged and changed: ${text}`),
      ...faultsOf(losses, [], shop.server.bugs),
    ],
  }
}

/** The disk of the database is filled to the last byte, and freed again. */
export const diskFull: Trial<void> = {
  test: 'T18',
  name: 'disk-full',
  target: 'clear 503 within 6 s, no partial write, whole again by itself',
  rounds: { short: 1, full: 3 },
  run: async (_, { rounds }) => {
    const disk = await smallDisk(DISK_MB)
    if (disk === undefined) return { figure: 'waits: no small disk can be mounted', faults: [] }
    try {
      const shop = await crashShop(rounds * SALES_UNTIL_FULL, join(disk.folder, 'data'))
      const known: Sold[] = []
      try {
        return await repeated(rounds, () => fillAndMend(shop, disk.folder, known))
      } finally {
        rmSync(join(disk.folder, 'ballast'), { force: true })
        await shop.stop()
      }
    } finally {
      await disk.remove()
    }
  },
}

/** The last figure and the faults of all rounds. */
async function repeated(rounds: number, once: () => Promise<Outcome>): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (let round = 0; round < rounds; round += 1) outcomes.push(await once())
  return {
    figure: outcomes.at(-1)?.figure ?? '',
    faults: outcomes.flatMap(({ faults }) => faults),
  }
}
