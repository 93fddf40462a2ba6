import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DELEGATED, TABLES } from '../../tools/distribute/registry.ts'
import { type TestDatabase, testDatabase } from '../sample-shop/database.ts'
import { bodiesOf, bodyStatements, dynamicTexts, tablesIn } from './function-statements.ts'
import { judge, type Known, planNodes, planOf, prepareJudge } from './judge.ts'
import { transitionFaults, withinFaults } from './node-rules.ts'
import { plain } from './source-statements.ts'

let db: TestDatabase
let judging: pg.Client
let known: Known
beforeAll(async () => {
  db = await testDatabase(2)
  judging = new pg.Client({ connectionString: db.adminUrl })
  await judging.connect()
  known = await prepareJudge(judging)
})
afterAll(async () => {
  await judging.end()
  await db.close()
})

async function faultsOf(nama: string, text: string, types: readonly string[]): Promise<string[]> {
  const faults = [...(await judge(judging, text, known, types)), ...transitionFaults(text)]
  if (ALONE.includes(nama)) return faults
  return [...faults, ...withinFaults(planNodes(await planOf(judging, text, types)))]
}

/** Called outside transactions, with what they alone call; the others may be within one. */
const ALONE = [...Object.keys(DELEGATED).filter(f => DELEGATED[f] === 'alone'), 'syarat_barang']

/**
 * Rows a writer makes from the whole document: `kode_toko` stands in the record, put there from
 * `p_toko` last of all (post), or in the rows of the statement that fired the trigger.
 */
const STAMPED = [
  'post: dokumen gets kode_toko from jsonb_populate_record.kode_toko',
  'post: dokumen_barang gets kode_toko from r.kode_toko',
  'post: dokumen_bayar gets kode_toko from r.kode_toko',
  'post: jurnal_baris gets kode_toko from r.kode_toko',
  'baru_batch_cuci: batch_cuci gets kode_toko from jsonb_populate_record.kode_toko',
  'baru_bon: bon gets kode_toko from jsonb_populate_record.kode_toko',
  'baru_hutang: hutang gets kode_toko from jsonb_populate_record.kode_toko',
  'baru_lantak: lantak gets kode_toko from jsonb_populate_record.kode_toko',
  'baru_pakai_kupon: pakai_kupon gets kode_toko from jsonb_populate_record.kode_toko',
  'baru_periode: periode gets kode_toko from jsonb_populate_record.kode_toko',
  'baru_susut: susut gets kode_toko from jsonb_populate_record.kode_toko',
  'baru_hutang: hutang_barang gets kode_toko from r.kode_toko',
]

test('each statement of each function names one store by a parameter', async () => {
  const faults: string[] = []
  for (const body of await bodiesOf(judging)) {
    await judging.query('begin')
    if (body.tabel !== null) {
      await judging.query(`create temp table baru as table ${body.tabel} with no data;
        create temp table lama as table ${body.tabel} with no data`)
    }
    const statements = bodyStatements(body)
    expect(tablesIn(statements.map(one => one.text).join(';')), body.nama).toEqual(
      tablesIn(body.isi),
    )
    for (const { of, text, types } of statements) {
      await judging.query('savepoint satu')
      const found = await faultsOf(body.nama, text, types).catch(error => [String(error)])
      await judging.query('rollback to satu')
      faults.push(...found.map(fault => `${of}: ${fault} | ${plain(text).slice(0, 200)}`))
    }
    await judging.query('rollback')
  }
  expect(faults.filter(fault => !STAMPED.some(one => fault.startsWith(one)))).toEqual([])
})

test('a text that is put together names the store by its first parameter', async () => {
  const stores = Object.keys(TABLES).filter(table => TABLES[table] === 'store')
  const bodies = await bodiesOf(judging)
  const texts = bodies.flatMap(body => dynamicTexts(body))
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) {
    const scans = [...text.matchAll(/\bfrom (\w+) (\w)\b/g)].filter(([, t]) =>
      stores.includes(t ?? ''),
    )
    for (const [, , alias] of scans) expect(text).toContain(`${alias}.kode_toko = $1`)
  }
  const executes = bodies.flatMap(body => [...body.isi.matchAll(/\bexecute\b/gi)])
  expect(executes).toHaveLength(texts.length)
})

describe('functions that run on the node of a store', () => {
  test('exist, and take the store by name', async () => {
    const { rows } = await judging.query<{ nama: string }>(
      `select proname::text as nama from pg_proc
       where pronamespace = 'public'::regnamespace and 'p_toko' = any (proargnames)
         and proname = any ($1) order by 1`,
      [Object.keys(DELEGATED)],
    )
    expect(rows.map(row => row.nama)).toEqual(Object.keys(DELEGATED).sort())
  })
})
