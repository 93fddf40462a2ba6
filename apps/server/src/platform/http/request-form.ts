import type { Route } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { FastifyRequest } from 'fastify'
import { fieldsUnreadable } from './problem.ts'

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
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw malformed()
    level = level.flatMap(inside)
  }
  return value
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed()
  }
}

function inside(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value) && Object.keys(value).some(key => FORBIDDEN.has(key))) throw malformed()
  return Object.values(value)
}

const malformed = (): Error => Object.assign(new Error('malformed JSON'), { statusCode: 400 })

/**
 * What no schema of a route says: a form only where one is taken, no body where none is declared
 * (T26), and no path that cannot be a text of the database.
 * @throws Refusal PERMINTAAN_TIDAK_SAH, TIDAK_LENGKAP; an error with status 415
 */
export function checkForm(route: Route, request: FastifyRequest): void {
  if (route.multipart !== true && request.isMultipart()) {
    throw Object.assign(new Error('not a route for forms'), { statusCode: 415 })
  }
  const { body } = request
  if (route.body === undefined && route.multipart !== true && body !== undefined && body !== null) {
    const names = typeof body === 'object' ? Object.keys(body) : ['isi']
    if (names.length > 0) refuse('PERMINTAAN_TIDAK_SAH', { bidang: names.join(', ').slice(0, 80) })
  }
  const fields = fieldsUnreadable(request.params)
  if (fields !== undefined) refuse('TIDAK_LENGKAP', {}, fields)
}
