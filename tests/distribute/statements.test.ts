import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testShop } from '../sample-shop/test-shop.ts'
import { TODAY } from '../tutup-toko/shop.ts'
import { judge, planNodes, planOf, prepareJudge } from './judge.ts'
import { copyFaults } from './node-rules.ts'
import { recordStatements, statementsOf } from './recorder.ts'
import { plain, sourceStatements } from './source-statements.ts'
import { tour } from './tour.ts'

const recorder = recordStatements(/^kencana_(app|read|replica)$/)
let now = new Date('2026-11-21T03:00:00Z')
// 06-performance §3 from the statements themselves: everything the server sends while it is led
// through every statement of its code, judged one by one.

const api = await testShop({ clock: { now: () => now }, tgl: TODAY, rowsByHand: true })
await tour(api, () => {
  now = new Date(now.getTime() + 2 * 60_000)
})
recorder.stop()
/** The texts as they went out. */
const sent = [...recorder.texts].map(plain)
const statements = statementsOf(recorder.texts)
const judging = new pg.Client({ connectionString: api.database.adminUrl })
await judging.connect()
const known = await prepareJudge(judging)
afterAll(() => judging?.end())

test('the tour sends every statement that stands in the code', () => {
  const unsent = sourceStatements().filter(({ piece }) => !sent.some(text => text.includes(piece)))
  expect(unsent.map(({ place, piece }) => `${place} ${piece.slice(0, 60)}`)).toEqual([])
})

test('each statement names one store by a parameter, or reads what every node has', async () => {
  const faults: string[] = []
  for (const text of statements) {
    for (const fault of await judge(judging, text, known).catch(error => [String(error)])) {
      faults.push(`${fault} | ${plain(text).slice(0, 160)}`)
    }
  }
  expect(statements.length).toBeGreaterThan(100)
  expect(faults).toEqual([])
})

test('no rows that are selected go to the node by COPY', async () => {
  const faults: string[] = []
  for (const text of statements.filter(one => /^\s*insert/i.test(one))) {
    const plan = planNodes(await planOf(judging, text))
    faults.push(...copyFaults(text, plan).map(fault => `${fault} | ${plain(text).slice(0, 160)}`))
  }
  expect(faults).toEqual([])
})
