import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { commandHash } from './command-hash.ts'
import { findGrants } from './grants.queries.ts'

/** A grant to be burnt, with the hash of the command it must be bound to. */
export interface GrantUse {
  readonly id: string
  readonly kategori: string
  readonly sidik: string
}

/** A grant as the reading statement of a command found it. */
export interface FoundGrant {
  readonly id: string
  readonly kategori: string
  readonly penyetuju: string
}

/**
 * The grants a command's writer must burn: one for each category asked for, bound to the hash of
 * this very command. Validity is decided by the writer in its own transaction (R9).
 * @throws Refusal BUTUH_OTORISASI naming every category without a grant
 */
export function grantsToBurn(
  ctx: Pick<Ctx, 'command'>,
  needed: readonly KategoriOtorisasi[],
  found: readonly FoundGrant[],
): { uses: GrantUse[]; penyetuju: string | null; id: string | null } {
  if (needed.length === 0) return { uses: [], penyetuju: null, id: null }
  const missing = needed.filter(kategori => !found.some(g => g.kategori === kategori))
  if (missing.length > 0) refuse('BUTUH_OTORISASI', { kategori: missing.join(', ') })
  const sidik = commandHash(ctx.command).toString('hex')
  const used = needed.flatMap(kategori => found.filter(g => g.kategori === kategori).slice(0, 1))
  return {
    uses: used.map(({ id, kategori }) => ({ id, kategori, sidik })),
    penyetuju: used[0]?.penyetuju ?? null,
    id: used[0]?.id ?? null,
  }
}

/** The same with the grants a body carries, read where nothing read them ahead. */
export const grantsFor = async (
  ctx: StoreCtx,
  needed: readonly KategoriOtorisasi[],
  otorisasi: string | readonly string[] | undefined,
): Promise<ReturnType<typeof grantsToBurn>> =>
  grantsToBurn(ctx, needed, await findGrants(ctx.db, ctx.kode_toko, grantIds(otorisasi)))

/** The ids of a body's `otorisasi`: none, one or several. */
export const grantIds = (otorisasi: string | readonly string[] | undefined): readonly string[] =>
  otorisasi === undefined ? [] : typeof otorisasi === 'string' ? [otorisasi] : otorisasi
