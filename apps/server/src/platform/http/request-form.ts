import type { Route } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { FastifyRequest } from 'fastify'
import { portalOf } from '../wire/portal.ts'
import { fieldsUnreadable } from './problem.ts'

/** Largest file of a form, bytes. */
export const UPLOAD_MAX = 8_388_608
/** What a form is longer than its file: heads of parts, and a few texts. */
const FORM_MORE = 65_536

/** A cart put aside is six levels deep; nobody types more. */
const DEEPEST = 32
/** Keys that mean something else to JavaScript than to the one who sent them. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * The JSON of a body. @throws Error with status 400 when it is none, too deep for what walks
 * through it later, or holds a key no schema of ours has
 */
export function parseBody(text: string): unknown {
  const value = readJson(text)
  walk(value, 0)
  return value
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed()
  }
}

/** Goes no deeper than allowed, so it needs no list of its own. */
function walk(value: unknown, depth: number): void {
  if (depth > DEEPEST) throw malformed()
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const inner of value) walk(inner, depth + 1)
    return
  }
  for (const key of Object.keys(value)) {
    if (FORBIDDEN.has(key)) throw malformed()
    walk((value as Record<string, unknown>)[key], depth + 1)
  }
}

const malformed = (): Error => Object.assign(new Error('malformed JSON'), { statusCode: 400 })

/**
 * What no schema of a route says: a form only where one is taken, no body where none is declared
 * (T26), and no path that cannot be a text of the database.
 * @throws Refusal PERMINTAAN_TIDAK_SAH, TIDAK_LENGKAP; an error with status 411, 413 or 415
 */
export function checkForm(route: Route, request: FastifyRequest): void {
  if (request.isMultipart()) checkLength(route, request)
  const { body } = request
  if (route.body === undefined && route.multipart !== true && body !== undefined && body !== null) {
    const names = typeof body === 'object' ? Object.keys(body) : ['isi']
    if (names.length > 0) refuse('PERMINTAAN_TIDAK_SAH', { bidang: names.join(', ').slice(0, 80) })
  }
  const portal = { toko: portalOf(request.raw) }
  const fields = fieldsUnreadable(request.params) ?? fieldsUnreadable(portal)
  if (fields !== undefined) refuse('TIDAK_LENGKAP', {}, fields)
}

/** A form says how long it is before it is read, so that none is read without end. */
function checkLength(route: Route, request: FastifyRequest): void {
  const length = Number(request.headers['content-length'] ?? Number.NaN)
  const refused = (statusCode: number) =>
    Object.assign(new Error('a form that is not read'), { statusCode })
  if (route.multipart !== true) throw refused(415)
  if (Number.isNaN(length)) throw refused(411)
  if (length > UPLOAD_MAX + FORM_MORE) throw refused(413)
}
