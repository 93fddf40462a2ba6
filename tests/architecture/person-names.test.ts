import { SALDO_AWAL_ROWS } from '@kencana/contract/areas/akuntansi/rows'
import { NO_NAME } from '@kencana/contract/areas/pelanggan/customer-name'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '../../apps/server/src/areas.ts'
import { isMaster } from './bodies.ts'

// A person is called by a name, not by the telephone that was typed to find him: each text that is
// one goes through `customerName`, at whichever door it comes in. A new field is judged here.

const NAMES = /^(nama|pembeli|penerima|penjual|penitip|peminjam|pemilik|pembawa|pelanggan|customer)/

/** Texts called so that name no person whom the shop trades with. */
const NO_PERSON: Readonly<Record<string, string>> = {
  nama_barang: 'a piece',
  'settingtoko nama_toko': 'the store itself',
  'sidik-alat nama': 'a device',
  'users nama': 'somebody of the house, found by the code he logs in with',
  'users/{user_id} nama': 'the same',
  'penjualan/tertahan nama': 'what a cart that is put aside is called: gone when it is taken up',
  'aturan-beli nama': 'a rule',
  'aturan-beli/coba nama': 'a rule',
}

interface Text {
  readonly at: string
  readonly name: string
  readonly schema: z.ZodType
}

interface Parts {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly out?: z.ZodType
  readonly options?: readonly z.ZodType[]
}

/** The texts that stand in a schema, each by the name of its field. */
function textsOf(at: string, name: string, schema: z.ZodType): Text[] {
  const { type, shape = {}, element, innerType, in: from, out, options = [] } = partsOf(schema)
  if (type === 'string') return [{ at, name, schema }]
  const fields = Object.entries(shape).flatMap(([key, one]) => textsOf(at, key, one))
  const inner = [element, innerType, from, out, ...options].flatMap(one =>
    one === undefined ? [] : textsOf(at, name, one),
  )
  return [...fields, ...inner]
}

const partsOf = (schema: z.ZodType) => schema._zod.def as unknown as Parts

const doors = [
  ...endpoints
    .filter(({ route }) => route.body !== undefined && !isMaster(route.path))
    .flatMap(({ route: { path, body } }) => textsOf(path, '', body as z.ZodType)),
  ...Object.entries(SALDO_AWAL_ROWS).flatMap(([jenis, row]) => textsOf(jenis, '', row)),
].filter(({ name }) => NAMES.test(name))

const judgedBy = ({ at, name }: Text) =>
  [name, `${at} ${name}`].find(key => NO_PERSON[key] !== undefined)

const isHeld = ({ schema }: Text): boolean =>
  schema.safeParse('0812 3456-7890').error?.issues.some(({ message }) => message === NO_NAME) ??
  false

test('whatever names a person is no telephone', () => {
  const open = doors.filter(one => judgedBy(one) === undefined && !isHeld(one))
  expect(open.map(({ at, name }) => `${at} ${name}`)).toEqual([])
})

test('what is judged is there, and not held already', () => {
  const free = new Set(doors.filter(one => !isHeld(one)).map(judgedBy))
  expect(Object.keys(NO_PERSON).filter(key => !free.has(key))).toEqual([])
  expect(doors.filter(isHeld).length).toBeGreaterThan(10)
})
