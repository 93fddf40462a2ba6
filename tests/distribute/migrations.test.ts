import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { splitStatements } from '../../apps/server/src/platform/database/split-statements.ts'

const FOLDER = new URL('../../apps/server/migrations/', import.meta.url)
/** Databases are distributed after these, so they never run on several nodes. */
const BEFORE_NODES = 35

/** What a migration must not do on a distributed database, where set_config stays on this node. */
const nodeFaults = (text: string): string[] =>
  splitStatements(text)
    .filter(statement => /^(--[^\n]*\n|\s)*do\b/i.test(statement))
    .filter(statement => /\bset_config\s*\(\s*'app\./i.test(statement))
    .map(() => `fills rows by set_config: "execute format('set local app.kode_toko = %L', …)"`)

test('migrations that fill rows of stores tell every node whose they are', () => {
  const later = readdirSync(FOLDER).filter(name => Number(name.slice(0, 4)) > BEFORE_NODES)
  const faults = later.flatMap(name =>
    nodeFaults(readFileSync(new URL(name, FOLDER), 'utf8')).map(fault => `${name} ${fault}`),
  )
  expect(faults).toEqual([])
})

test('one that does not is told', () => {
  const fill = (scope: string) => `create table a (b int);
    -- What was there before.
    do $$ begin ${scope}; update sales set versi = 1; end $$;`
  expect(nodeFaults(fill(`perform set_config('app.kode_toko', 'JKT', true)`))).toHaveLength(1)
  expect(nodeFaults(fill(`execute format('set local app.kode_toko = %L', 'JKT')`))).toEqual([])
})
