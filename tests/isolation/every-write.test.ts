import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { io, type Socket } from 'socket.io-client'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../../apps/server/src/areas.ts'
import { ask } from '../database/folders.ts'
import type { Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { fillBdg, MARK, partOf, TGL, textOf } from './secret-store.ts'

let jkt: Caller[]
const overheard: unknown[] = []

// T33, the other half: a user of JKT sends every write of the contract with BDG's codes, barcodes,
// notas, grants and keys in its path and in each field of its body. Bodies are made from the
// schemas, so a new route is covered when it is declared. Nothing of BDG may change or be told.

const api = await testShop({ tgl: TGL })
jkt = await Promise.all(['SPV-JKT', 'KASIR-JKT', 'GUDANG-JKT'].map(user => api.as(user)))
const bdg = await api.as('SPV-BDG')
const ear = await listener(jkt[0]?.token ?? '')
const known = await fillBdg(api, bdg)
afterAll(async () => ear?.disconnect())

async function listener(token: string): Promise<Socket> {
  const socket = io(api.origin, { transports: ['websocket'], auth: { token } })
  socket.onAny((...frame: unknown[]) => overheard.push(frame))
  await new Promise<void>(resolve => socket.on('connect', () => resolve()))
  return socket
}

interface Schema {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}

/** A value of a schema, BDG's where the name is one that BDG has something for. */
function sampleOf(schema: Schema, name: string): unknown {
  const some = schema.anyOf?.find(one => one.type !== 'null') ?? schema.allOf?.[0]
  if (some !== undefined) return sampleOf(some, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, one]) => [key, sampleOf(one, key)]),
      )
    case 'array':
      return [sampleOf(schema.items ?? {}, name)]
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1)
    case 'boolean':
      return true
    case 'string':
      return textFor(schema, name)
    default:
      return {}
  }
}

function textFor({ format, pattern }: Schema, name: string): string {
  if (known[name] !== undefined) return known[name]
  if (pattern?.includes('{8}')) return known.kode_barcode ?? ''
  if (format === 'uuid') return known.otorisasi ?? ''
  return format === 'date' ? TGL : 'KBDG'
}

interface Command {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

const PUBLIC = new Set(
  endpoints.flatMap(({ route }) => ('public' in route.right ? [route.path] : [])),
)

/** Every write with BDG's values, in its path alone and in its body too. Logging out comes last. */
function commands(): Command[] {
  const writes = endpoints.filter(({ route }) => route.method !== 'GET' && !route.multipart)
  const made = writes.flatMap(({ route: { method, path: pattern, body } }) => {
    const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => partOf(known, pattern, name))
    if (body === undefined) return [{ method, path, body: {} }]
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema
    const full = sampleOf(schema, '')
    return [
      { method, path, body: full },
      { method, path, body: { ...(full as object), kode_toko: 'BDG' } },
    ]
  })
  const isEnd = ({ path }: Command) => path === 'users/logout' || path === 'users/change-password'
  return [...made.filter(one => !isEnd(one)), ...made.filter(isEnd)]
}

async function sendIt(caller: Caller, { method, path, body }: Command, toko = '') {
  const base = toko === '' ? `${api.origin}/api/v1/` : `${api.origin}/toko/${toko}/api/v1/`
  const response = await fetch(base + path, {
    method,
    headers: {
      authorization: `Bearer ${caller.token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  })
  const text = await textOf(response, Buffer.from(await response.arrayBuffer()))
  return { status: response.status, said: `${[...response.headers].join('\n')}\n${text}` }
}

/** A print of every row that belongs to BDG, table by table. */
async function printOfBdg(): Promise<Record<string, string>> {
  const { adminUrl } = api.database
  const tables = await ask<{ t: string }>(
    adminUrl,
    `select c.relname::text as t from pg_class c join pg_attribute a on a.attrelid = c.oid
     where a.attname = 'kode_toko' and c.relkind in ('r', 'p')
       and c.relnamespace = 'public'::regnamespace order by 1`,
  )
  const prints: Record<string, string> = {}
  for (const { t } of tables) {
    const [row] = await ask<{ sidik: string }>(
      adminUrl,
      `select coalesce(md5(string_agg(x::text, '|' order by x::text)), '-') as sidik
       from ${t} x where kode_toko = 'BDG'`,
    )
    prints[t] = row?.sidik ?? ''
  }
  return prints
}

describe('a user of another store', () => {
  test('changes nothing of BDG and is told nothing, by any write', async () => {
    const before = await printOfBdg()
    expect(Object.values(before).filter(print => print !== '-').length).toBeGreaterThan(12)
    const list = commands()
    expect(list.length).toBeGreaterThan(100)
    const wrong: string[] = []
    let reached = 0
    for (const caller of jkt) {
      for (const command of list) {
        const { status, said } = await sendIt(caller, command)
        if (status !== 400 && status !== 403) reached += 1
        if (said.includes(MARK) || status >= 500) {
          wrong.push(`${command.method} ${command.path} → ${status} ${said}`)
        }
      }
    }
    expect(wrong).toEqual([])
    // The bodies are good enough to be looked at by the rules behind the schemas.
    expect(reached).toBeGreaterThan(50)
    expect(await printOfBdg()).toEqual(before)
  })

  test('does not get in through the portal of BDG with any write', async () => {
    jkt = [await api.as('SPV-SBY')]
    const before = await printOfBdg()
    const open: string[] = []
    for (const command of commands()) {
      const { status, said } = await sendIt(jkt[0] as Caller, command, 'BDG')
      const isPublic = PUBLIC.has(command.path)
      if (said.includes(MARK) || (status !== 403 && !isPublic)) {
        open.push(`${command.method} ${command.path} → ${status}`)
      }
    }
    expect(open).toEqual([])
    expect(await printOfBdg()).toEqual(before)
  })

  test('ends no session of BDG by naming its user', async () => {
    const mine = await api.as('SALES-SBY')
    expect((await mine.post('users/logout', { user_id: 'SPV-BDG' })).status).toBe(200)
    expect((await bdg.get('users/session')).status).toBe(200)
  })

  test('overhears nothing of BDG on the socket, and is not let into its rooms', async () => {
    expect(JSON.stringify(overheard)).not.toMatch(/BDG|RAHASIA/)
    const spy = io(api.origin, {
      transports: ['websocket'],
      auth: { token: (await api.as('KASIR-SBY')).token, kode_toko: 'BDG' },
      reconnection: false,
      forceNew: true,
    })
    const outcome = await new Promise<string>(resolve => {
      spy.on('connect', () => resolve('in'))
      spy.on('connect_error', error => resolve(error.message))
    })
    spy.disconnect()
    expect(outcome).toBe('TOKEN_TIDAK_SAH')
  })
})

describe('what belongs to BDG', () => {
  test('is not forbidden but not there: 404, as if the number had never been', async () => {
    const spv = await api.as('SPV-SBY')
    const nota = known.no_faktur_jual
    const paths = [
      `barang/${known.kode_barcode}`,
      `barang/${known.kode_barcode}/riwayat`,
      `barang/${known.kode_barcode}/gambar`,
      `penjualan/${nota}`,
      `penjualan/${nota}/jurnal`,
      `slip-barang/${known['slip-barang nomor']}`,
      `hutang/${known.no_faktur_hutang}`,
      `tutup-toko/${TGL}`,
      `tutup-toko/${TGL}/pdf`,
      ...['gudang', 'baki', 'bandrol', 'rekening', 'ongkos', 'sales'].map(one => `${one}/KBDG`),
    ]
    for (const path of paths) expect([path, (await spv.get(path)).status]).toEqual([path, 404])
    const alasan = { alasan: 'x' }
    expect((await spv.post(`penjualan/${nota}/batal`, alasan)).status).toBe(404)
    expect((await spv.post(`penjualan/${nota}/nota`, {})).status).toBe(404)
    const form = new FormData()
    form.set('kode_barcode', known.kode_barcode ?? '')
    form.set('image', new Blob([await goldSquare()], { type: 'image/jpeg' }), 'x.jpg')
    expect((await spv.post('barang/upload-image', undefined, { form })).status).toBe(404)
    const held = await spv.del(`penjualan/tertahan/${known.id}`)
    expect([404, 409]).toContain(held.status)
    const fate = await spv.get<{ status: string }>(`perintah/${known.kunci}`)
    expect(fate.body.status).toBe('TIDAK_ADA')
  })

  test('takes no other time to be missing than what never was', async () => {
    const spv = await api.as('SPV-SBY')
    const times = { there: [] as number[], nowhere: [] as number[] }
    const timed = async (into: number[], barcode: string) => {
      const begin = performance.now()
      await spv.get(`barang/${barcode}`)
      into.push(performance.now() - begin)
    }
    for (let i = 0; i < 40; i += 1) {
      await timed(times.there, known.kode_barcode ?? '')
      await timed(times.nowhere, '99999998')
    }
    const ratio = median(times.there) / median(times.nowhere)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  test('is changed and told by the same writes when BDG sends them: the test can see', async () => {
    const before = await printOfBdg()
    const said: string[] = []
    for (const command of commands()) said.push((await sendIt(bdg, command)).said)
    expect(said.some(text => text.includes(MARK))).toBe(true)
    expect(await printOfBdg()).not.toEqual(before)
  })
})

const goldSquare = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const create = { width: 60, height: 60, channels: 3, background: 'gold' } as const
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer())
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
