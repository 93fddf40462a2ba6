import { z } from 'zod'
import { withoutCard } from '../kit/card-number.ts'
import { defineRoute } from '../kit/route.ts'
import type { KategoriOtorisasi } from '../permissions.ts'
import { OF_THE_LEDGER } from '../refusals.ts'

/** Text of at most so many letters, without blanks around it. */
export const short = (max: number) => z.string().trim().max(max)

/** Who approved, and why: what a command that asks for a grant carries. */
export const reasoned = z.strictObject({
  alasan: withoutCard(short(200).min(1, { error: 'Harus Diisi' })),
  otorisasi: z.uuid().optional(),
})

/** The same for what has several documents: another one may be the last by now. */
const undoing = reasoned.extend({
  /** Number of the document that is meant; none: whichever is the last. */
  dokumen: short(40).min(1).optional(),
})

/** How documents of a kind are taken back. */
export interface CancelKind {
  /** What the call does, in English; without it, what all of them do. */
  readonly summary?: string
  readonly screens: readonly string[]
  readonly grant: KategoriOtorisasi
  /** What it may be refused with, unless it is what all of them may. */
  readonly refusals?: readonly string[]
  /** The caller may say which of several documents is meant. */
  readonly isOneOfSeveral?: true
  /** What the answer names beside the reversal and its day, the document undone unless said. */
  readonly names?: readonly ('membatalkan' | 'nomor')[]
}

const REFUSED = [
  ...OF_THE_LEDGER,
  'TIDAK_DITEMUKAN',
  'TOKO_BELUM_BUKA',
  'TIDAK_BISA_BATAL',
  'DOKUMEN_BUKAN_HARI_INI',
  'BUTUH_OTORISASI',
] as const

/** Parameters of the calls about one document: its number, as its area calls it. */
export const numberOf = <const Number extends string>(nomor: Number) =>
  z.strictObject({ [nomor]: short(40).min(1) } as { [N in Number]: z.ZodString })

type Body<C> = C extends { readonly isOneOfSeveral: true } ? typeof undoing : typeof reasoned
type Named<Number extends string, C> = C extends {
  readonly names: readonly (infer One)[]
}
  ? { [N in One as N extends 'nomor' ? Number : N & string]: z.ZodString }
  : { membatalkan: z.ZodString }

/**
 * The call that says whether a document may be undone now, before a reason and an approval are
 * asked for: what would refuse it refuses here.
 */
export function defineAhead<const Number extends string>(
  of: { readonly name: string; readonly what: string; readonly nomor: Number },
  cancel: CancelKind,
  part = 'batal',
) {
  const { name, what, nomor } = of
  return defineRoute({
    method: 'GET',
    path: `${name}/{${nomor}}/${part}`,
    summary: `Whether a document of a ${what} may be undone now; refuses as undoing it would.`,
    right: { screens: cancel.screens },
    params: numberOf(nomor),
    query: z.strictObject({ dokumen: undoing.shape.dokumen }),
    /** The document that would be undone, and what is to be approved (`ApprovedThings`). */
    answer: z.object({ dokumen: z.string(), disetujui: z.string() }),
    refusals: [...(cancel.refusals ?? REFUSED), 'SUDAH_BATAL'].filter(
      code => code !== 'BUTUH_OTORISASI',
    ),
  })
}

/** The call that undoes a document on the day it was written, with a grant. */
export function defineCancel<const Number extends string, const C extends CancelKind>(
  of: { readonly name: string; readonly what: string; readonly nomor: Number },
  cancel: C,
  part = 'batal',
) {
  const { name, what, nomor } = of
  const named = cancel.names ?? ['membatalkan']
  return defineRoute({
    method: 'POST',
    path: `${name}/{${nomor}}/${part}`,
    summary:
      cancel.summary ??
      `Undoes the last document of a ${what} on the day it was written, with a grant.`,
    right: { screens: cancel.screens },
    keyed: true,
    params: numberOf(nomor),
    body: (cancel.isOneOfSeveral ? undoing : reasoned) as Body<C>,
    answer: z.object({
      no_batal: z.string(),
      ...(Object.fromEntries(
        named.map(one => [one === 'nomor' ? nomor : one, z.string()]),
      ) as Named<Number, C>),
      tgl_system: z.string(),
    }),
    refusals: [...(cancel.refusals ?? REFUSED)],
  })
}
