import { z } from 'zod'
import type { MessageCode } from '../areas/pengaturan/message-template.ts'
import { defineRoute } from '../kit/route.ts'
import { short } from './define-cancel.ts'

/**
 * How doc2 §7 calls the lines of a receipt: what the customer pays the shop for, and what the shop
 * pays the customer for. An exchange has both.
 */
export type ReceiptGroup = 'dataJualGrouped' | 'dataPembelianGrouped'
const GROUPS = ['dataJualGrouped', 'dataPembelianGrouped'] as const

/** What a kind of document sends to its customer. */
export interface ReceiptKind {
  /** Screens on which such a document is looked at, and sent. */
  readonly screens: readonly string[]
  /** Its messages; which of them is told is the document's own. */
  readonly messages: readonly [MessageCode, ...MessageCode[]]
  /** Fields of its lines. */
  readonly groups: { readonly [G in ReceiptGroup]?: z.ZodRawShape }
}

/** Lines of a receipt as its definition has them. */
export type LinesOf<R extends ReceiptKind> = {
  readonly [G in keyof R['groups'] & ReceiptGroup]: readonly z.output<
    z.ZodObject<NonNullable<R['groups'][G]>>
  >[]
}

/** A piece on a receipt; its weight in grams. */
export const receiptPiece = {
  kode_barcode: z.string(),
  nama_barang: z.string(),
  berat: z.number(),
}

/** Groups a receipt has, in their order. */
export const groupsOf = ({ groups }: ReceiptKind): readonly ReceiptGroup[] =>
  GROUPS.filter(group => groups[group] !== undefined)

/** Most notas of one call: a day's customers are sent to by hand. */
const MOST = 20

const number = short(40).min(1)

/** What every receipt says beside its number and its lines. */
const known = {
  tgl_system: z.string(),
  nama_customer: z.string().nullable(),
  /** Where it is sent: figures alone, 62 before them; empty where no telephone was kept. */
  receiver: z.string(),
  /** The message, filled in. */
  template_wa: z.string(),
}

/**
 * The calls that fetch a receipt to send, one and several: `data` has its lines, `template_wa` the
 * message, and the group of doc2 §7 one entry for each document. `more`: what else they refuse
 * with.
 */
export function defineReceipt(
  of: { readonly name: string; readonly what: string; readonly nomor: string },
  kind: ReceiptKind,
  more: readonly string[] = [],
) {
  const { name, what, nomor } = of
  const shapes = groupsOf(kind).map(group => z.object(kind.groups[group] ?? {}))
  const numbered: z.ZodRawShape = { [nomor]: z.string() }
  const grouped: z.ZodRawShape = Object.fromEntries(
    groupsOf(kind).map((group, i) => [
      group,
      z.array(z.object({ ...numbered, ...known, data: z.array(shapes[i] ?? z.never()) })),
    ]),
  )
  const data = z.array(z.union(shapes))
  const right = { screens: kind.screens, module: 'WHATSAPP_MODULE' } as const
  return {
    kind,
    single: defineRoute({
      method: 'POST',
      path: `${name}/get/bynota/single`,
      summary: `A ${what} as it is sent to the customer: its lines, and the message to send.`,
      right,
      body: z.strictObject({ [nomor]: number }),
      answer: z.object({ ...numbered, ...grouped, ...known, data }),
      refusals: ['TIDAK_DITEMUKAN', 'SUDAH_BATAL', ...more],
    }),
    many: defineRoute({
      method: 'POST',
      path: `${name}/get/bynota`,
      summary: `The same for several, at most ${MOST}, each with its message; a ${what} an entry.`,
      right,
      body: z.strictObject({ [nomor]: z.array(number).min(1).max(MOST) }),
      // The template as the store keeps it: each entry has its own message.
      answer: z.object({ ...grouped, data, template_wa: z.string() }),
      refusals: ['TIDAK_DITEMUKAN', 'SUDAH_BATAL', ...more],
    }),
  }
}
