import { z } from 'zod'
import { ACTS_FOR_STORES } from '../../permissions.ts'
import type { Field } from '../field.ts'
import { dipastikan } from '../figures/dipastikan.ts'
import type { ListCall, MasterDefinition } from '../master.ts'
import { pageOf, pageQuery } from '../page.ts'
import { defineRoute } from '../route.ts'
import { masterImported, masterPlan, sendAsked, sendBody, sendPlan, sent } from './plan.ts'
import { readRight, readRow, screenRight } from './reading.ts'
import { createSchema, rowSchema, updateSchema } from './schema.ts'

/** Fields a list can be narrowed by: what is one of few values. */
export const filterFields = (master: MasterDefinition): string[] =>
  Object.entries(master.fields).flatMap(([name, f]) =>
    f.kind === 'ref' || f.kind === 'choice' ? [name] : [],
  )

/** Fields a list can be sorted by. */
const sortFields = (master: MasterDefinition): string[] =>
  Object.entries(master.fields).flatMap(([name, f]) => (f.list === false ? [] : [name]))

/**
 * The routes of a master. Its rows are read by its screen, and by those that pick from it as far as
 * they need; everything else needs the master's screen.
 */
export function masterRoutes(master: MasterDefinition) {
  const row = rowSchema(master)
  const read = readRow(master)
  return {
    ...readRoutes(master, read),
    ...writeRoutes(master, row),
    ...bulkRoutes(master),
    calls: master.calls.map(call => callRoute(master, call, read)),
    verbs: verbRoutes(master, row),
  }
}

export type MasterRoutes = ReturnType<typeof masterRoutes>

function readRoutes(master: MasterDefinition, row: z.ZodObject) {
  const { resource, title } = master
  const right = screenRight(master)
  return {
    list: defineRoute({
      method: 'GET',
      path: resource,
      summary: `${title}: a page of live rows. \`q\` searches every text field.`,
      right: readRight(master),
      query: z.object({ ...pageQuery, ...listQuery(master) }),
      answer: pageOf(row),
    }),
    csv: defineRoute({
      method: 'GET',
      path: `${resource}/csv`,
      summary: `${title}: every live row as CSV, narrowed like the list.`,
      right,
      query: z.object(listQuery(master)),
      answer: z.string(),
      file: true,
    }),
    xlsx: defineRoute({
      method: 'GET',
      path: `${resource}/xlsx`,
      summary:
        `${title}: every live row in an Excel sheet that reads back equal, narrowed as the list; ` +
        'a second sheet says what each column takes.',
      right,
      query: z.object(listQuery(master)),
      answer: z.unknown(),
      file: true,
    }),
    get: defineRoute({
      method: 'GET',
      path: `${resource}/{kode}`,
      summary: `${title}: one live row.`,
      right: readRight(master),
      params: keyParams,
      answer: row,
      refusals: ['TIDAK_DITEMUKAN'],
    }),
    history: defineRoute({
      method: 'GET',
      path: `${resource}/{kode}/history`,
      summary: `${title}: who changed this row when, before and after, newest first.`,
      right,
      params: keyParams,
      answer: z.array(change),
    }),
    changes: defineRoute({
      method: 'GET',
      path: `${resource}/history`,
      summary: `${title}: every change of any row, newest first, a page of them.`,
      right,
      query: z.object({
        ...pageQuery,
        kode: z.string().trim().max(60).optional(),
        user_id: z.string().trim().max(60).optional(),
      }),
      answer: pageOf(change.extend({ kode: z.string() })),
    }),
  }
}

/** Another hand may be at the same rows meanwhile. */
const WRITING_MANY = ['TIDAK_DITEMUKAN', 'SUDAH_ADA', 'BERUBAH'] as const

/** Many rows at once: from a file, or to other stores; first what it would do, then the same. */
function bulkRoutes(master: MasterDefinition) {
  const { resource, title } = master
  const right = screenRight(master)
  const far = { ...right, levels: ACTS_FOR_STORES }
  return {
    planImport: defineRoute({
      method: 'POST',
      path: `${resource}/import/pratinjau`,
      summary:
        `${title}: what an Excel or CSV file (part \`file\`) would make new, change, bring back ` +
        'or leave, and what is wrong with it by row and field. Nothing is written.',
      right,
      multipart: true,
      answer: masterPlan,
      refusals: WRITING_MANY,
    }),
    import: defineRoute({
      method: 'POST',
      path: `${resource}/import`,
      summary:
        `${title}: writes the file (part \`file\`) as its preview said (part \`sidik\`), all ` +
        'rows or none. Errors are keyed by row and field of the sheet.',
      right,
      keyed: true,
      multipart: true,
      answer: masterImported,
      refusals: [...WRITING_MANY, 'BARIS_SALAH'],
    }),
    planSend: defineRoute({
      method: 'POST',
      path: `${resource}/kirim/pratinjau`,
      summary:
        `${title}: what sending rows of this store to others would change in each of them. For ` +
        'the head office; nothing is written.',
      right: far,
      body: sendAsked,
      answer: sendPlan,
      refusals: WRITING_MANY,
    }),
    send: defineRoute({
      method: 'POST',
      path: `${resource}/kirim`,
      summary:
        `${title}: sends rows to other stores as each store's preview said (\`sidik\`), each ` +
        'store whole or not at all; a row that its preview refused is left out.',
      right: far,
      keyed: true,
      body: sendBody,
      answer: sent,
      refusals: WRITING_MANY,
    }),
  }
}

/** The same writes under the paths a specification gives them. */
function verbRoutes(master: MasterDefinition, row: z.ZodObject) {
  const { create, update, remove } = writeRoutes(master, row)
  const { verbs, key } = master
  const params = z.object({ [key]: z.string().min(1).max(60) })
  return {
    ...(verbs.create === undefined ? {} : { create: { ...create, path: verbs.create } }),
    ...(verbs.update === undefined ? {} : { update: { ...update, path: verbs.update, params } }),
    ...(verbs.remove === undefined ? {} : { remove: { ...remove, path: verbs.remove, params } }),
  }
}

function writeRoutes(master: MasterDefinition, row: z.ZodObject) {
  const { resource, title } = master
  const right = screenRight(master)
  const one = z.object({ message: z.string(), data: row })
  return {
    create: defineRoute({
      method: 'POST',
      path: resource,
      summary: `${title}: a new row. DELETED when the code was deleted earlier.`,
      right,
      body: sure(master, createSchema(master)),
      answer: one,
      refusals: ['SUDAH_ADA', 'DELETED', 'RUJUKAN_TIDAK_ADA', ...ownRefusals(master)],
    }),
    update: defineRoute({
      method: 'PUT',
      path: `${resource}/{kode}`,
      summary: `${title}: change a row.`,
      right,
      params: keyParams,
      body: sure(master, updateSchema(master)),
      answer: one,
      refusals: [
        'TIDAK_DITEMUKAN',
        'BERUBAH',
        'SUDAH_ADA',
        'RUJUKAN_TIDAK_ADA',
        ...ownRefusals(master),
      ],
    }),
    remove: defineRoute({
      method: 'DELETE',
      path: `${resource}/{kode}`,
      summary: `${title}: delete a row that nothing uses; it can be reactivated.`,
      right,
      params: keyParams,
      answer: z.object({ message: z.string() }),
      refusals: ['TIDAK_DITEMUKAN', 'SUDAH_ADA', 'MASIH_DIPAKAI'],
    }),
    reactivate: defineRoute({
      method: 'POST',
      path: `${resource}/{kode}/reactivate`,
      summary: `${title}: bring a deleted row back.`,
      right,
      params: keyParams,
      answer: one,
      refusals: ['TIDAK_DITEMUKAN', 'SUDAH_ADA', 'RUJUKAN_TIDAK_ADA'],
    }),
  }
}

/** Fields that are asked about when they are unusual. */
export const askedFields = (master: MasterDefinition): string[] =>
  Object.entries(master.fields).flatMap(([name, field]) =>
    field.kind === 'weight' || ('price' in field && field.price !== undefined) ? [name] : [],
  )

const ASKING = ['BERAT_TIDAK_WAJAR', 'HARGA_BERUBAH_JAUH', 'PER_GRAM_TIDAK_WAJAR'] as const

/** What a row may be refused or asked for beyond what every master's is. */
const ownRefusals = (master: MasterDefinition) =>
  askedFields(master).length === 0 ? master.refusals : [...master.refusals, ...ASKING]

/** The body, with the marks of what was asked about it. */
const sure = (master: MasterDefinition, body: z.ZodObject): z.ZodObject =>
  askedFields(master).length === 0 ? body : body.safeExtend({ dipastikan })

const keyParams = z.object({ kode: z.string().min(1).max(60) })

const change = z.object({
  id: z.string(),
  aksi: z.enum(['TAMBAH', 'UBAH', 'HAPUS', 'AKTIFKAN']),
  user_id: z.string(),
  pada: z.string(),
  sebelum: z.record(z.string(), z.unknown()).nullable(),
  sesudah: z.record(z.string(), z.unknown()).nullable(),
})
export type MasterChange = z.output<typeof change>
/** A change with the record it happened to. */
export type MasterChanged = MasterChange & { readonly kode: string }

function callRoute(master: MasterDefinition, call: ListCall, row: z.ZodObject) {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(hit => hit[1] ?? '')
  const value = z.string().max(60)
  const every = (names: readonly string[], schema: z.ZodType) =>
    z.object(Object.fromEntries(names.map(name => [name, schema])))
  return {
    call,
    route: defineRoute({
      method: 'GET',
      path: call.path,
      summary: `${master.title}: live rows for pickers.`,
      right: readRight(master),
      ...(inPath.length > 0 ? { params: every(inPath, value) } : {}),
      ...(call.query === undefined ? {} : { query: every(call.query, value.optional()) }),
      answer: z.array(row),
    }),
  }
}

function listQuery(master: MasterDefinition) {
  const sorts = sortFields(master).flatMap(name => [name, `-${name}`])
  const filters = filterFields(master).map(name => [name, filterSchema(master.fields[name])])
  return {
    q: z.string().trim().max(100).optional(),
    sort: z.enum(sorts as [string, ...string[]]).optional(),
    ...(Object.fromEntries(filters) as Record<string, z.ZodType<string | undefined>>),
  }
}

const filterSchema = (field: Field | undefined): z.ZodType<string | undefined> =>
  field?.kind === 'choice'
    ? z.enum(Object.keys(field.options) as [string, ...string[]]).optional()
    : z.string().max(60).optional()
