import { keepsPast, mayLookBack } from '@kencana/contract/date-lock'
import type { DocumentKind } from '@kencana/contract/documents/define-document'
import { nodeOf, opens } from '@kencana/contract/menu/gates'
import { refuse } from '@kencana/contract/refusals'
import { calendarDay } from '../../../platform/clock.ts'
import type { Ctx, StoreCtx } from '../../../platform/context.ts'
import { inStore } from '../../../platform/transaction.ts'
import { storeSettings } from '../../settings/store-settings.ts'
import { toCheckAmong } from '../checks/checks.queries.ts'
import { openDay } from '../open-day.ts'
import { keepOldLook, looksOfToday } from './old-numbers.queries.ts'

/** A kind of document whose list keeps locked days, but not from whoever knows a whole number. */
interface Numbered {
  readonly name: string
  /** What its numbers look like, where its list finds them as well. */
  readonly form?: RegExp | undefined
  /** So many a person and day in any case, whatever the store's bound is. */
  readonly atLeast?: number | undefined
  /** What of it another checks. */
  readonly check?: DocumentKind['check'] | undefined
}

/** What a kind of document is then; undefined where its list shows what is past. */
export const readByNumber = ({
  name,
  dateLock,
  check,
}: Pick<DocumentKind, 'name' | 'dateLock' | 'check'>): Numbered | undefined =>
  dateLock !== false && keepsPast(dateLock)
    ? { name: name.split('/').at(-1) ?? name, form: dateLock.unless?.form, check }
    : undefined

const NUMBERED = /^[A-Z]+-(.+)-(\d{6})-\d+$/

/** The store's own whole numbers, each once, with the day they say: 261121. */
const ownOf = ({ form }: Numbered, numbers: readonly string[], kode_toko: string) =>
  [...new Set(numbers)].flatMap(nomor => {
    const [, toko, day = ''] = NUMBERED.exec(nomor) ?? []
    const isOne = form?.test(nomor) ?? true
    return isOne && toko === kode_toko ? [{ nomor, day }] : []
  })

/**
 * Lets documents of locked days be read by their numbers. Numbers run, so who counts them down
 * reads the whole past: each is written down, found or not, and a person opens so many a day, those
 * found by a customer's name among them (CARI_NOTA_LAMA). The same again costs nothing, nor does
 * what is of the open day, nor what its reader is to check, nor does it cost anything who may look
 * back. Asked outside any transaction, before what reads them: it writes, and stands whatever
 * becomes of the rest.
 * @throws Refusal CARI_LAMA_HABIS
 */
export async function lookAtOld(
  ctx: Ctx,
  kind: Numbered,
  numbers: readonly string[],
): Promise<void> {
  const typed = numbers.map(nomor => nomor.trim().toUpperCase())
  if (ownOf(kind, typed, ctx.kode_toko).length === 0) return
  await inStore(ctx.app.pool, ctx.kode_toko, db => countOld({ ...ctx, db }, kind, typed))
}

async function countOld(ctx: StoreCtx, kind: Numbered, numbers: readonly string[]): Promise<void> {
  const { db, kode_toko, actor } = ctx
  const own = ownOf(kind, numbers, kode_toko)
  if (own.length === 0) return
  const open = ((await openDay(db, kode_toko)) ?? calendarDay(ctx.now())).slice(2)
  const old = own.filter(({ day }) => day < open.replaceAll('-', ''))
  if (old.length === 0) return
  const settings = await storeSettings(db, kode_toko)
  if (mayLookBack(actor.level, flag => settings[flag])) return
  const { all, counted } = await looksOfToday(ctx)
  const unseen = old.map(({ nomor }) => nomor).filter(nomor => !all.has(nomor.toLowerCase()))
  const toCheck = await toBeChecked(ctx, kind, unseen)
  const fresh = unseen.filter(nomor => !toCheck.has(nomor))
  const batas = Math.max(Number(settings.CARI_NOTA_LAMA), kind.atLeast ?? 0)
  if (fresh.length > 0 && counted.size + fresh.length > batas) {
    refuse('CARI_LAMA_HABIS', { batas: String(batas) })
  }
  for (const nomor of fresh) await keepOldLook(ctx, kind.name, nomor)
}

/** What is on the queue of a person who checks, and what that person has checked. */
async function toBeChecked(
  { db, kode_toko, actor }: StoreCtx,
  { check }: Numbered,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  if (check === undefined || numbers.length === 0 || !opens(nodeOf(check.screen), actor)) {
    return new Set()
  }
  const found = await toCheckAmong(db, kode_toko, check.jenis, numbers, actor.user_id)
  return new Set(found.map(({ nomor }) => nomor))
}
