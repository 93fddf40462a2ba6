import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TABLES } from '../../tools/distribute/registry.ts'
import { ask } from '../database/folders.ts'
import { type TestDatabase, testDatabase } from '../sample-shop/database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase(1)
})
afterAll(() => db.close())

/** `npm run db:distribute`, with what stands behind its `--`. */
const distribute = (...args: string[]) =>
  spawnSync('node_modules/.bin/tsx', ['tools/distribute/lay-out.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: db.adminUrl },
  })

test('prints its steps without Citus', () => {
  const { status, stdout, stderr } = distribute('--plan')
  expect([status, stderr]).toEqual([0, ''])
  const laid = [...stdout.matchAll(/create_(?:reference|distributed)_table\('(\w+)'/g)]
  const wanted = Object.keys(TABLES).filter(table => TABLES[table] !== 'local')
  expect(laid.map(match => match[1]).sort()).toEqual(wanted.sort())
  expect(stdout).toContain("select create_distributed_function('post(bytea, text, uuid")
})

test('takes none of them where Citus is not, and says what is missing', () => {
  const { status, stderr } = distribute()
  expect(status).toBe(2)
  expect(stderr).toContain('Citus belum terpasang')
})

test('refuses a schema with a table nobody decided about', async () => {
  await ask(db.adminUrl, 'create table entah (a int)')
  const { status, stdout } = distribute('--plan')
  await ask(db.adminUrl, 'drop table entah')
  expect([status, stdout]).toEqual([1, '✗ no entry in the registry: entah\n'])
})
