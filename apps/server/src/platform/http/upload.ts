import { createHash } from 'node:crypto'
import { Refusal, refuse } from '@kencana/contract/refusals'
import type { FastifyRequest } from 'fastify'
import { fingerprint } from '../canonical.ts'
import type { Ctx } from '../context.ts'
import { isFileProblem } from '../file-problem.ts'
import { fieldsUnreadable } from './problem.ts'

/** A multipart request, read whole: one file at most, texts by the names of their parts. */
export interface Upload {
  readonly file: { readonly name: string; readonly bytes: Buffer } | undefined
  readonly texts: Readonly<Record<string, string>>
}

const UNREADABLE = 'isi berkas rusak atau tidak lengkap'

/**
 * Reads the parts of a multipart request: the file called `wanted` and the texts called `known`.
 * Sizes and numbers of parts are bounded by the server.
 * @throws Refusal BERKAS_DITOLAK when the form is malformed, PERMINTAAN_TIDAK_SAH on a text that
 * nobody asked for (T26)
 */
export async function readUpload(
  request: FastifyRequest,
  wanted: string,
  known: readonly string[],
): Promise<Upload> {
  if (!request.isMultipart()) return refuse('BERKAS_DITOLAK', { alasan: 'bukan formulir berkas' })
  const { file, texts } = await Promise.race([readParts(request, wanted), stuck(request)])
  const unknown = [...texts.keys()].filter(name => !known.includes(name))
  if (unknown.length > 0) {
    refuse('PERMINTAAN_TIDAK_SAH', { bidang: unknown.join(', ').slice(0, 80) })
  }
  const fields = fieldsUnreadable(Object.fromEntries(texts))
  if (fields !== undefined) refuse('TIDAK_LENGKAP', {}, fields)
  return { file, texts: Object.fromEntries(texts) }
}

async function readParts(request: FastifyRequest, wanted: string) {
  const texts = new Map<string, string>()
  let file: Upload['file']
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') texts.set(part.fieldname, String(part.value))
      else {
        const bytes = await part.toBuffer()
        if (part.fieldname === wanted) file ??= { name: part.filename, bytes }
      }
    }
  } catch (error) {
    // what the form reader says without a status is a form cut short or garbled
    if (typeof error === 'object' && error !== null && 'statusCode' in error) throw error
    return refuse('BERKAS_DITOLAK', { alasan: UNREADABLE })
  }
  return { file, texts }
}

/** A part without a head leaves the reader waiting for ever, long after the form has come. */
const STUCK_MS = 300

function stuck(request: FastifyRequest): Promise<never> {
  const refusal = new Refusal('BERKAS_DITOLAK', { alasan: UNREADABLE })
  return new Promise((_, reject) => {
    request.raw.once('end', () => setTimeout(reject, STUCK_MS, refusal).unref())
  })
}

/** Runs work on a file from outside. @throws Refusal BERKAS_DITOLAK saying what is wrong with it */
export async function judgeFile<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isFileProblem(error)) return refuse('BERKAS_DITOLAK', { alasan: error.message })
    throw error
  }
}

/** The key stands for the very file: other bytes under the same key are another command. */
export function keyedByFile<C extends Ctx>(
  ctx: C,
  bytes: Buffer,
  texts: Readonly<Record<string, string>>,
): C {
  if (ctx.key === undefined) return ctx
  const file = createHash('sha256').update(bytes).digest('hex')
  const sidik = fingerprint(`upload ${ctx.command.route}`, { file, texts })
  return { ...ctx, key: { kunci: ctx.key.kunci, sidik } }
}

export type Progress = (done: number, total: number) => void

/** Progress goes out at once, to the one who asked; the dialog closes when it is whole. */
export const progressOf =
  (ctx: Ctx, label: string): Progress =>
  (progress, total) =>
    ctx.app.hub.send({
      event: 'progress',
      to: { user_id: ctx.actor.user_id },
      body: { id: ctx.key?.kunci ?? ctx.requestId, label, progress, total },
    })

/** Lets other requests in between, and does something of its own then. */
export function breathe(then: () => void = () => undefined): Promise<void> {
  return new Promise(resolve =>
    setImmediate(() => {
      then()
      resolve()
    }),
  )
}
