import type { Route } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { fingerprint } from '../canonical.ts'
import type { StoreCtx } from '../context.ts'
import { first, run, sql } from '../sql.ts'
import { beginNoting, takeNoted } from '../trail/changed.ts'

/** Words of a request body that never reach the audit trail. */
const SECRET = new Set(['password', 'new_password', 'sandi', 'kunci', 'token', 'otorisasi'])

/**
 * Wraps a change that posts no document (masters, settings, users): its key and answer stand in the
 * same transaction as its effect (R2), and one audit row ends it (R11), with what was noted of the
 * records it changed. `alamat`: what the path of the command names, where its body does not say
 * which record is meant.
 */
export async function recordChange<T>(
  ctx: StoreCtx,
  route: Route,
  body: unknown,
  work: () => Promise<T>,
  alamat?: unknown,
): Promise<T> {
  beginNoting(ctx.db)
  const { answer, isNew } = await onceByKey(ctx, work)
  const noted = withoutSecrets(takeNoted(ctx.db)) as object
  if (!isNew) return answer
  const perintah = `${route.method} ${route.path}`
  const kept = digested(withoutSecrets(body), route.digest ?? [])
  const isi = JSON.stringify({ body: kept, alamat, permintaan: ctx.requestId, ...noted })
  await first(
    ctx.db,
    sql`select catat_perintah(${ctx.actor.sesi}, ${ctx.kode_toko}, ${ctx.now()}, ${perintah},
          ${isi}::jsonb)`,
  )
  return answer
}

/**
 * Does the work once for the key of the command, in the caller's transaction, and keeps the answer;
 * the same command asked again gets that answer. Without a key it is done each time.
 * @throws Refusal KUNCI_BEDA when somebody else or another command has used the key
 */
export async function onceByKey<T>(
  ctx: StoreCtx,
  work: () => Promise<T>,
): Promise<{ answer: T; isNew: boolean }> {
  const earlier = await takeKey(ctx)
  if (earlier !== undefined) return { answer: earlier.jawaban as T, isNew: false }
  return { answer: await keep(ctx, await work()), isNew: true }
}

/** Keeps the answer with its key, and gives it as a replay will: the same to the letter. */
async function keep<T>(ctx: StoreCtx, answer: T): Promise<T> {
  if (ctx.key === undefined) return answer
  const kept = await first<{ jawaban: T }>(
    ctx.db,
    sql`update idem set jawaban = ${JSON.stringify(answer)}::jsonb
        where kode_toko = ${ctx.kode_toko} and kunci = ${ctx.key.kunci} returning jawaban`,
  )
  return kept === undefined ? answer : kept.jawaban
}

/** Takes the key; answers the stored row when the same command was done before. */
async function takeKey(ctx: StoreCtx): Promise<{ jawaban: unknown } | undefined> {
  if (ctx.key === undefined) return undefined
  const { kunci, sidik } = ctx.key
  const taken = await run(
    ctx.db,
    sql`insert into idem (kode_toko, kunci, user_id, sidik, dibuat_pada)
        values (${ctx.kode_toko}, ${kunci}, ${ctx.actor.user_id}, ${sidik}, ${ctx.now()})
        on conflict do nothing`,
  )
  if (taken === 1) return undefined
  const row = await first<{ user_id: string; sidik: Buffer; jawaban: unknown }>(
    ctx.db,
    sql`select user_id, sidik, jawaban from idem
        where kode_toko = ${ctx.kode_toko} and kunci = ${kunci}`,
  )
  if (row === undefined || !row.sidik.equals(sidik) || row.user_id !== ctx.actor.user_id) {
    return refuse('KUNCI_BEDA')
  }
  return row
}

/** A copy in which these fields stand as the hash of their content. */
function digested(body: unknown, fields: readonly string[]): unknown {
  if (typeof body !== 'object' || body === null || fields.length === 0) return body
  const hashes = fields.map(field => {
    const value = (body as Record<string, unknown>)[field]
    return [field, { sha256: fingerprint(field, value).toString('hex') }]
  })
  return { ...body, ...Object.fromEntries(hashes) }
}

/** A copy without passwords and tokens, at any depth. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !SECRET.has(name))
      .map(([name, inner]) => [name, withoutSecrets(inner)]),
  )
}
