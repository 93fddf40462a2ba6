import {
  fillMessage,
  MESSAGES,
  type MessageCode,
  receiverOf,
  type Told,
} from '@kencana/contract/areas/pengaturan/message-template'
import type { DocumentKind } from '@kencana/contract/documents/define-document'
import type { LinesOf, ReceiptKind } from '@kencana/contract/documents/define-receipt'
import { indonesianDay } from '@kencana/contract/kit/days/indonesian-day'
import { refuse } from '@kencana/contract/refusals'
import { formatGram, gramToMg } from '@kencana/domain/quantity'
import type { StoreCtx } from '../../../platform/context.ts'
import { first, sql } from '../../../platform/sql.ts'
import { storeFrame } from '../../paper/store-frame.ts'

/** What an area says of a document that is sent to its customer. */
export interface ReceiptFacts<R extends ReceiptKind> {
  /** Business day it was written on. */
  readonly tgl: string
  readonly nama: string | null
  readonly telp: string | null
  readonly kode_sales: string | null
  readonly lines: LinesOf<R>
  readonly told: Told<R['messages'][number]>
}

/** Reads a document and says what is sent of it. @throws Refusal TIDAK_DITEMUKAN */
export type Telling = (
  ctx: StoreCtx,
  nomor: string,
) => Promise<ReceiptFacts<ReceiptKind> & { readonly isCancelled: boolean }>

/**
 * A receipt as it is sent to its customer; what was cancelled is not.
 * @throws Refusal TIDAK_DITEMUKAN, SUDAH_BATAL
 */
export async function receiptOf(ctx: StoreCtx, kind: DocumentKind, tell: Telling, nomor: string) {
  const { lines, groups, receipt } = await receiptIn(ctx, kind, tell, nomor)
  return { ...receipt, ...groups, data: lines }
}

/** Several of them, each with its own message. @throws Refusal TIDAK_DITEMUKAN, SUDAH_BATAL */
export async function receiptsOf(
  ctx: StoreCtx,
  kind: DocumentKind,
  tell: Telling,
  numbers: readonly string[],
) {
  const data: object[] = []
  const grouped: Record<string, object[]> = {}
  for (const nomor of numbers) {
    const { lines, groups } = await receiptIn(ctx, kind, tell, nomor)
    data.push(...lines)
    for (const [group, entries] of Object.entries(groups)) {
      grouped[group] = [...(grouped[group] ?? []), ...entries]
    }
  }
  const [kode = 'PENJUALAN'] = kind.receipt === false ? [] : kind.receipt.messages
  return { ...grouped, data, template_wa: await templateOf(ctx, kode) }
}

async function receiptIn(ctx: StoreCtx, kind: DocumentKind, tell: Telling, nomor: string) {
  const facts = await tell(ctx, nomor)
  if (facts.isCancelled) return refuse('SUDAH_BATAL', { nomor })
  const { tgl, nama, telp, kode_sales, told } = facts
  const frame = await storeFrame(ctx, kode_sales)
  const receipt = {
    [kind.nomor]: nomor,
    tgl_system: tgl,
    nama_customer: nama,
    receiver: receiverOf(telp),
    template_wa: fillMessage(await templateOf(ctx, told.kode), {
      ...told.facts,
      nama_toko: frame.nama_toko,
      no_faktur: nomor,
      tgl: indonesianDay(tgl),
      pelanggan: nama === null || nama === '' ? 'Bapak/Ibu' : nama,
      sales: frame.nama_sales ?? '-',
    }),
  }
  const byGroup = Object.entries(facts.lines as Readonly<Record<string, readonly object[]>>)
  const groups = Object.fromEntries(
    byGroup.map(([group, data]) => [group, [{ ...receipt, data }]] as const),
  )
  return { receipt, groups, lines: byGroup.flatMap(([, data]) => data) }
}

/** The message as the store has it; the usual one where it has none. */
async function templateOf({ db, kode_toko }: StoreCtx, kode: MessageCode): Promise<string> {
  const row = await first<{ templat: string | null }>(
    db,
    sql`select templat->>${kode} as templat from layanan
        where kode_toko = ${kode_toko} and kode_layanan = 'WHATSAPP'`,
  )
  return row?.templat ?? MESSAGES[kode].usual
}

/** Pieces as a message lists them, and what they weigh together; weights in grams. */
export function piecesTold(pieces: readonly { nama_barang: string; berat: number }[]) {
  const weight = pieces.reduce((sum, { berat }) => sum + gramToMg(berat), 0)
  return {
    barang: pieces
      .map(({ nama_barang, berat }) => `- ${nama_barang} ${formatGram(gramToMg(berat))} g`)
      .join('\n'),
    berat: formatGram(weight),
  }
}
