import { readFileSync } from 'node:fs'
import { IN_TRAY } from '@kencana/contract/areas/barang/status'
import { DOCUMENTS } from '@kencana/contract/names/documents'
import { expect, test } from 'vitest'
import { BACK, HELD, NONE } from '../barang/laying-kinds.ts'

// How many pieces a tray holds is asked by the ledger's writer of whatever lays one on it (decision
// 0097): a new kind of document is judged here, or this is red.

test('every kind of document is judged: held, gone back, or laying nothing', () => {
  const judged = [...HELD, ...BACK, ...Object.keys(NONE)]
  expect(judged.toSorted()).toEqual(Object.keys(DOCUMENTS).toSorted())
})

const server = (path: string) =>
  readFileSync(new URL(`../../apps/server/${path}`, import.meta.url), 'utf8')

test('a tray is full of the same statuses wherever that is asked', () => {
  const places = [
    'functions/barang.sql',
    'functions/pembelian.sql',
    'src/modules/barang/dokumen.queries.ts',
  ]
  for (const place of places) {
    const lists = server(place).match(/\((\w\.status = '[A-Z]+'\s+or\s+)+\w\.status = '[A-Z]+'\)/g)
    expect(lists, place).toHaveLength(1)
    const named = [...(lists?.[0] ?? '').matchAll(/'([A-Z]+)'/g)].map(([, status]) => status)
    expect(named.toSorted(), place).toEqual(IN_TRAY.toSorted())
  }
  const [, inSql = ''] =
    /di_baki[\s\S]*?p_status in \(([^)]*)\)/.exec(server(places[0] ?? '')) ?? []
  expect(inSql.match(/[A-Z]+/g)?.toSorted()).toEqual(IN_TRAY.toSorted())
})
