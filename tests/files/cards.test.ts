import pg from 'pg'
import { expect, test } from 'vitest'
import { chance } from '../fuzz/chance.ts'
import { openShops } from '../fuzz/dictionary.ts'
import { operationsOf } from '../fuzz/run.ts'
import { type Schema, uuidOf, valueFor } from '../fuzz/shape.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// T36: no free text of any write keeps a payment card's number. The fields come from the contract.

const CARD = '4111 1111 1111 1111'

/**
 * Texts that are no free words: codes people choose, numbers of accounts and papers, who somebody
 * is, what is only compared.
 */
const CODES = new RegExp(
  '^(kode$|kode_|ke_baki$|dari_baki$|no_|nomor|dokumen$|dari$|ke$|faktur_no$|user_id$|laci$|' +
    'route$|jenis_akun$|kelompok_harga$|kondisi$|(asal|tujuan|ke)_rekening$)',
)

const api = await testShop()
const known = await openShops(api.origin)
const owner = await api.as('OWNER')
const mu = await api.as('ADMIN-PUSAT')
const writes = (await operationsOf(api.origin)).filter(one => one.body !== undefined)

const luck = chance(36)

interface Place {
  readonly name: string
  set(body: Record<string, unknown>, text: string): void
}

/** Every free text of a body, however deep, with a way to write into it. */
function freeTexts(schema: Schema, name = '', into = (b: unknown) => b): Place[] {
  const one = schema.anyOf?.[0] ?? schema
  if (one.type === 'array' && one.items !== undefined) {
    return freeTexts(one.items, name, body => {
      const list = into(body)
      return Array.isArray(list) ? list[0] : undefined
    })
  }
  return Object.entries(one.properties ?? {}).flatMap(([key, inner]) => {
    const text = inner.anyOf?.[0] ?? inner
    const isFree = text.type === 'string' && text.enum === undefined && text.format === undefined
    const deeper = freeTexts(inner, key, body => holderOf(into(body), key))
    if (!isFree || CODES.test(key) || /password/.test(key)) return deeper
    if ((text.maxLength ?? 99) < CARD.length || /\\d/.test(text.pattern ?? '')) return deeper
    const set = (body: Record<string, unknown>, words: string) => {
      const holder = into(body)
      if (typeof holder === 'object' && holder !== null) Object.assign(holder, { [key]: words })
    }
    return [...deeper, { name: `${name}.${key}`, set }]
  })
}

/** The object below a key; made where the request left it out. */
function holderOf(holder: unknown, key: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined
  const held = holder as Record<string, unknown>
  held[key] ??= {}
  return held[key]
}

test('every free text of every write refuses a card, and nothing of it is kept', async () => {
  let asked = 0
  const taken: string[] = []
  for (const operation of writes) {
    for (const place of freeTexts(operation.body ?? {})) {
      const body = valueFor(luck, '', operation.body ?? {}, known) as Record<string, unknown>
      place.set(body, `Ibu Sri ${CARD}`.slice(-Math.max(CARD.length, 20)))
      if (!JSON.stringify(body).includes(CARD)) continue
      asked += 1
      const path = operation.path
        .slice(1)
        .replace(/\{(\w+)\}/g, (_, inPath: string) =>
          encodeURIComponent(String(valueFor(luck, inPath, operation.inPath[inPath] ?? {}, known))),
        )
      // /export-csv is closed to the owner's level.
      const who = operation.path.startsWith('/export-csv') ? mu : owner
      const call = operation.method === 'PUT' ? who.put : who.post
      const { status, text } = await call(path, body, { toko: 'JKT', key: uuidOf(luck) })
      if (status !== 422 || !text.includes('NOMOR_KARTU')) {
        taken.push(`${operation.method} ${operation.path} ${place.name}: ${status} ${text}`)
      }
    }
  }
  expect(taken.filter(line => !/: 400 .*"errors"/.test(line))).toEqual([])
  expect(asked).toBeGreaterThan(60)
  expect(await kept(CARD)).toEqual([])
})

test('a cart put aside and a command sent for approval keep none either', async () => {
  const cart = { nama: 'Ibu', isi: { customer: { nama: CARD } } }
  expect((await owner.post('penjualan/tertahan', cart, { toko: 'JKT' })).body.code).toBe(
    'NOMOR_KARTU',
  )
  const asking = {
    user_id: 'SPV-JKT',
    password: 'x',
    kategori: 'BATAL_PENJUALAN',
    keterangan: 'Percobaan',
    perintah: { route: 'POST penjualan', body: { keterangan: CARD } },
  }
  const refused = await owner.post('authorization', asking, { toko: 'JKT' })
  expect(refused.body.code).toBe('NOMOR_KARTU')
  expect(await kept(CARD)).toEqual([])
})

test('the search below finds what is kept', async () => {
  await owner.post('gudang', {
    kode_gudang: 'UJI',
    nama_gudang: 'Lemari 77',
    jenis_gudang: 'ETALASE',
  })
  expect(await kept('Lemari 77')).toEqual(expect.arrayContaining(['gudang', 'audit']))
})

/** Tables that hold these words anywhere. */
async function kept(words: string): Promise<string[]> {
  const admin = new pg.Client({ connectionString: api.database.adminUrl })
  await admin.connect()
  const { rows: tables } = await admin.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await admin.query(
      `select 1 from ${name} t where t::text like $1 limit 1`,
      [`%${words}%`],
    )
    if (rowCount === 1) found.push(name)
  }
  await admin.end()
  return found
}
