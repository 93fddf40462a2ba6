import { refuse } from '@kencana/contract/refusals'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { type ApprovedFacts, factsOf, type Needed, neededOnce, thingsSaid } from './approved.ts'
import { commandHash } from './command-hash.ts'
import { burnGrant, findGrants } from './grants.queries.ts'

/** A grant to be burnt: the hash of the command it must be bound to, and what it lets through. */
interface GrantBurnt {
  readonly id: string
  readonly kategori: string
  readonly sidik: string
  readonly fakta: ApprovedFacts
}

/** Stands where grants are missing: they are asked for once nothing else is against the command. */
export interface GrantMissing {
  /** @throws Refusal BUTUH_OTORISASI */
  readonly ask: () => never
}

export type GrantUse = GrantBurnt | GrantMissing

export const isMissing = (use: GrantUse): use is GrantMissing => 'ask' in use

/** The grants of a command: what its writer burns, and who approved. */
export interface Granted {
  readonly uses: GrantUse[]
  readonly penyetuju: string | null
  readonly id: string | null
}

/** A grant as the reading statement of a command found it. */
export interface FoundGrant {
  readonly id: string
  readonly kategori: string
  readonly penyetuju: string
}

/**
 * The grants a command's writer must burn: one for each category asked for, bound to the hash of
 * this very command, with what it lets through in words and figures. Validity is decided by the
 * writer in its own transaction (R9). Where grants are missing, whoever brings none (`brought`) is
 * asked for them by the writer, once it would write the rest (decision 0105). Who brings others, or
 * ids that nobody gave, is asked at once, so that the try is kept with its reason (T30).
 * @throws Refusal BUTUH_OTORISASI naming every category without a grant, and what is to be approved
 */
export function grantsToBurn(
  ctx: Pick<Ctx, 'command'>,
  asked: readonly Needed[],
  found: readonly FoundGrant[],
  brought: string | readonly string[] | undefined,
): Granted {
  const needed = neededOnce(asked)
  if (needed.length === 0) return { uses: [], penyetuju: null, id: null }
  const missing = needed.filter(({ kategori }) => !found.some(g => g.kategori === kategori))
  if (missing.length > 0) {
    const kategori = missing.map(one => one.kategori).join(', ')
    const disetujui = thingsSaid(missing)
    const ask = (): never => refuse('BUTUH_OTORISASI', { kategori, disetujui })
    if (grantIds(brought).length > 0) return ask()
    return { uses: [{ ask }], penyetuju: null, id: null }
  }
  const sidik = commandHash(ctx.command).toString('hex')
  const used = needed.flatMap(one =>
    found
      .filter(g => g.kategori === one.kategori)
      .slice(0, 1)
      .map(grant => ({ grant, fakta: factsOf(one) })),
  )
  return {
    uses: used.map(({ grant: { id, kategori }, fakta }) => ({ id, kategori, sidik, fakta })),
    penyetuju: used[0]?.grant.penyetuju ?? null,
    id: used[0]?.grant.id ?? null,
  }
}

/** The same with the grants a body carries, read where nothing read them ahead. */
export const grantsFor = async (
  ctx: StoreCtx,
  needed: readonly Needed[],
  otorisasi: string | readonly string[] | undefined,
): Promise<Granted> => {
  const found = await findGrants(ctx.db, ctx.kode_toko, grantIds(otorisasi))
  return grantsToBurn(ctx, needed, found, otorisasi)
}

/**
 * Burns the grants of a command that writes no document of its own, in its transaction; `nomor` is
 * the document it is about, null where it is about none.
 * @throws Refusal BUTUH_OTORISASI, OTORISASI_TIDAK_SAH
 */
export async function burnGrants(
  { db, kode_toko, actor, now }: StoreCtx,
  { uses }: Granted,
  nomor: string | null,
): Promise<void> {
  for (const use of uses) {
    if (isMissing(use)) return use.ask()
    const burnt = await burnGrant(db, kode_toko, actor.user_id, { ...use, nomor }, now())
    if (!burnt) refuse('OTORISASI_TIDAK_SAH')
  }
}

/** The ids of a body's `otorisasi`: none, one or several. */
export const grantIds = (otorisasi: string | readonly string[] | undefined): readonly string[] =>
  otorisasi === undefined ? [] : typeof otorisasi === 'string' ? [otorisasi] : otorisasi
