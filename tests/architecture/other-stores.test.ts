import { pembelian } from '@kencana/contract/areas/beli/pembelian'
import { tukarTambah } from '@kencana/contract/areas/beli/tukar-tambah'
import { penjualan } from '@kencana/contract/areas/penjualan'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../apps/server/src/areas.ts'
import { readByNumber } from '../../apps/server/src/engines/document/serve/old-numbers.ts'
import { readTree } from '../../tools/tidy/tree.ts'
import { fieldsOf } from './bodies.ts'
import { raisedByCall } from './raised-by-call.ts'

// Row security keeps a store's documents from every other. Whoever enters another store is named
// here, and what reads its documents by a number that runs is counted (18 D8, decision 0102).

const NO_DOCUMENT = 'reads and writes masters, settings or users, no document'
const HEAD = 'head office alone'
const BY_SYSTEM = 'nobody asks for it: by the clock, at the start, by the courier'
const ITS_OWN = 'the store of the session, by another name'

/** Files of the server that enter a store which is not `ctx.kode_toko`, and why that is right. */
const ENTERING: Readonly<Record<string, string>> = {
  'engines/chain/every-store.ts': `sums of each store, ${HEAD}, and prices`,
  'engines/courier/carry-line.ts': BY_SYSTEM,
  'engines/courier/courier.routes.ts': `messages that are stuck: ${HEAD}, others their own`,
  'engines/courier/courier.ts': BY_SYSTEM,
  'engines/grants/keep-refused.ts': ITS_OWN,
  'engines/master/plan/undone.ts': NO_DOCUMENT,
  'engines/master/references.ts': NO_DOCUMENT,
  'engines/master/send/send-master.ts': NO_DOCUMENT,
  'engines/paper/change-template.ts': NO_DOCUMENT,
  'engines/report/write-report.ts': 'the logo of a store whose report is read',
  'modules/awal/bring-masters.ts': BY_SYSTEM,
  'modules/awal/open-store.ts': NO_DOCUMENT,
  'modules/awal/set-up-chain.ts': BY_SYSTEM,
  'modules/ekspor/export-jobs.ts': ITS_OWN,
  'modules/ekspor/run-export.ts': ITS_OWN,
  'modules/ekspor/sources.ts': NO_DOCUMENT,
  'modules/harga-emas/ring-prices.ts': BY_SYSTEM,
  'modules/kirim-uang/cancel-kirim.ts': 'the end of a sending of this store’s own',
  'modules/kirim-uang/receive-uang.ts': 'a sending that came to this store, by its own list',
  'modules/layanan/send-nota.ts': ITS_OWN,
  'modules/pengaturan/change-settings.ts': NO_DOCUMENT,
  'modules/ringkasan/show-ringkasan.ts': ITS_OWN,
  'modules/sesi/log-in.ts': NO_DOCUMENT,
  'modules/sidik/answer-task.ts': 'the store of the device',
  'modules/sidik/ask-finger.ts': ITS_OWN,
  'modules/sidik/device.ts': 'the store of the device',
  'modules/sidik/grant-by-finger.ts': ITS_OWN,
  'modules/tutup-toko/show-closing.ts': ITS_OWN,
  'modules/users/give-new-screens.ts': NO_DOCUMENT,
  'modules/users/user-akses.ts': NO_DOCUMENT,
  'engines/document/verify-chain.ts': 'the chain of each store, on the machine itself',
  'engines/report/read-rows.ts': `a report of several stores, ${HEAD}`,
  'reports/pusat/position.ts': HEAD,
}

/** Functions of the database that enter another store than the one they are called for. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  baca_nota_jual: 'called by findNota alone, counted by lookAtNotas',
  bagian_terbuku: 'names of parts, no document',
  'do kolam.sql': BY_SYSTEM,
  'do non-cash.sql': BY_SYSTEM,
  'do pelanggan.sql': BY_SYSTEM,
}

/**
 * Calls that are told the number of a nota: of any store, counted; of this store alone. Numbers of
 * this store run as well: of a locked day they are counted (lookAtOld), or nothing is told of it.
 */
const COUNTED: readonly string[] = [
  'GET pembelian/nota/{no_faktur_jual}',
  'POST pembelian/taksir',
  'POST pembelian',
  'POST tukar-tambah',
]
const LOOKED = 'counted where its day is locked'
const TODAY_ALONE = 'refuses a nota of another day, and says no more than that day'
const OF_THIS_STORE: Readonly<Record<string, string>> = {
  'POST aturan-beli/coba': 'tries rules: what the nota says is typed, its number is not read',
  'POST penjualan/get/bynota': LOOKED,
  'POST penjualan/get/bynota/single': LOOKED,
  'POST piutang-penjualan': TODAY_ALONE,
  'GET nota-kurang-bayar/{no_faktur_jual}': TODAY_ALONE,
  'GET penjualan/{no_faktur_jual}': LOOKED,
  'GET penjualan/{no_faktur_jual}/batal': TODAY_ALONE,
  'GET penjualan/{no_faktur_jual}/jurnal': LOOKED,
  'POST penjualan/{no_faktur_jual}/batal': TODAY_ALONE,
  'POST penjualan/{no_faktur_jual}/batal/slip': LOOKED,
  'POST penjualan/{no_faktur_jual}/nota': LOOKED,
}

const { files } = readTree(process.cwd())
const ENTERS = /\b(?:inStore|readInStore|inSnapshot|enterStore)\(\s*([\w.]+),\s*([\w.']+)/g
const isOwn = (store: string) => store === 'ctx.kode_toko'

function entering(): string[] {
  return [...files.values()].flatMap(({ path, text }) => {
    const [, place] = /^apps\/server\/src\/((?:modules|engines|reports)\/.*)$/.exec(path) ?? []
    if (place === undefined || path.endsWith('.test.ts')) return []
    const calls = [...text.matchAll(ENTERS)].some(([, , store = '']) => !isOwn(store))
    return calls || text.includes('app.kode_toko') ? [place] : []
  })
}

/** A function enters the store it is called for, its first argument; `do` is an upgrade. */
function functionsEntering(): string[] {
  return [...files.values()].flatMap(({ path, text }) => {
    const [, name] = /^apps\/server\/functions\/(.*\.sql)$/.exec(path) ?? []
    if (name === undefined) return []
    return text.split(/^(?=create or replace function |do \$\$)/m).flatMap(part => {
      const enters = /set_config\('app\.kode_toko', (\w+)|set local app\.kode_toko = %L', (\w+)/g
      const others = [...part.matchAll(enters)].some(
        ([, store, local]) => (store ?? local) !== 'p_toko',
      )
      const [, called = `do ${name}`] = /^create or replace function (\w+)/.exec(part) ?? []
      return others ? [called] : []
    })
  })
}

describe('another store is entered', () => {
  test('by files that are judged here', () => {
    expect(entering().sort()).toEqual(Object.keys(ENTERING).sort())
  })

  test('by functions that are judged here', () => {
    expect([...new Set(functionsEntering())].sort()).toEqual(Object.keys(FUNCTIONS).sort())
  })

  test('for its notas by one place, which counts first', () => {
    const code = [...files.values()].filter(({ path }) => /^apps\/server\/src\//.test(path))
    const naming = (word: RegExp) =>
      code.filter(({ text }) => word.test(text)).map(({ path }) => path.split('/').at(-1))
    expect(naming(/baca_nota_jual/)).toEqual(['facts.queries.ts'])
    const importing = /import \{[^}]*\bfindNota\b[^}]*\} from '[^']*facts\.queries\.ts'/
    expect(naming(importing)).toEqual(['look-at-notas.ts'])
  })
})

test('every call that names a nota is counted, or reads this store alone', async () => {
  const naming = endpoints.filter(({ route: { path, body } }) => {
    const fields = body === undefined ? [] : fieldsOf(body).map(({ name }) => name)
    const named = fields.some(name => name.split('.').at(-1) === 'no_faktur_jual')
    return named || path.includes('{no_faktur_jual}')
  })
  const calls = naming.map(({ route: { method, path } }) => `${method} ${path}`)
  expect([...new Set(calls)].sort()).toEqual([...COUNTED, ...Object.keys(OF_THIS_STORE)].sort())
  const held = endpoints.filter(({ route }) => route.refusals?.includes('NOTA_LAIN_HABIS'))
  expect(held.map(({ route: { method, path } }) => `${method} ${path}`).sort()).toEqual(
    [...COUNTED].sort(),
  )
  const raised = await raisedByCall()
  expect(COUNTED.filter(call => !raised(call)?.has('NOTA_LAIN_HABIS'))).toEqual([])
})

test('every call that reads by a number on a locked day counts it, of each kind', () => {
  const kinds = [penjualan, pembelian, tukarTambah].map(({ kind }) => kind)
  expect(kinds.map(readByNumber).every(one => one !== undefined)).toBe(true)
  const held = endpoints
    .filter(({ route }) => route.refusals?.includes('CARI_LAMA_HABIS'))
    .map(({ route: { method, path } }) => `${method} ${path}`)
  for (const [call, why] of Object.entries(OF_THIS_STORE)) {
    expect([call, held.includes(call)]).toEqual([call, why === LOOKED])
  }
  expect(COUNTED.filter(call => !held.includes(call))).toEqual([])
  // A kind whose whole number is read on any day is one of these.
  const locked = endpoints.filter(
    ({ route }) => route.dateLock && route.dateLock.unless !== undefined,
  )
  expect(locked.map(({ route }) => route.path).sort()).toEqual(kinds.map(({ name }) => name).sort())
  expect(locked.every(({ route }) => route.refusals?.includes('CARI_LAMA_HABIS'))).toBe(true)
})
