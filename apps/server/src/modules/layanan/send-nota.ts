import type {
  receiptByNota,
  receiptsByNota,
  sendMessage as sendRoute,
} from '@kencana/contract/areas/pengaturan/layanan'
import { fillMessage, USUAL_MESSAGE } from '@kencana/contract/areas/pengaturan/message-template'
import type { PenjualanAnswer } from '@kencana/contract/areas/penjualan'
import type { AnswerOf, BodyOf, Route } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { formatTanggal } from '@kencana/domain/calendar'
import { formatGram, formatRupiah, gramToMg } from '@kencana/domain/quantity'
import { phone62 } from '@kencana/domain/receipt'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { recordChange } from '../../platform/http/change.ts'
import { countCall } from '../../platform/session/address-limiter.ts'
import { inStore, readInStore } from '../../platform/transaction.ts'
import { showSale } from '../penjualan/index.ts'
import { answerOfKey } from '../sesi/index.ts'
import { demandTarget, failureOf, faultText, isSent, postMessage } from './call-service.ts'
import { serviceRow, storeName } from './layanan.queries.ts'

/** A busy shop writes a nota every few seconds; who sends more is not a shop. */
const MESSAGES = { most: 30, withinMs: 60_000 }

type Receipt = AnswerOf<typeof receiptByNota>

/** A nota as it is sent to its customer. @throws Refusal TIDAK_DITEMUKAN */
export async function receiptOf(ctx: StoreCtx, nomor: string): Promise<Receipt> {
  const sale = await showSale(ctx, nomor)
  const template = await templateOf(ctx)
  return {
    no_faktur_jual: sale.no_faktur_jual,
    tgl_system: sale.tgl_system,
    nama_customer: sale.customer.nama,
    receiver: phone62(sale.customer.telp ?? ''),
    data: sale.barang.map(({ kode_barcode, nama_barang, berat_nota, harga_jual }) => ({
      kode_barcode,
      nama_barang,
      berat: berat_nota,
      harga_jual,
    })),
    template_wa: fillMessage(template, await factsOf(ctx, sale)),
  }
}

/** Several notas, each with its own message. @throws Refusal TIDAK_DITEMUKAN */
export async function receiptsOf(
  ctx: StoreCtx,
  numbers: readonly string[],
): Promise<AnswerOf<typeof receiptsByNota>> {
  const dataJualGrouped: Receipt[] = []
  for (const nomor of numbers) dataJualGrouped.push(await receiptOf(ctx, nomor))
  return { dataJualGrouped, template_wa: await templateOf(ctx) }
}

/**
 * Sends a message; no connection of the database waits for the other server. A key that was
 * answered before is answered again without sending.
 * @throws Refusal WA_TIDAK_TERDAFTAR, LAYANAN_BELUM, TERLALU_SERING
 */
export async function sendMessage(
  ctx: Ctx,
  route: Route,
  body: BodyOf<typeof sendRoute>,
): Promise<AnswerOf<typeof sendRoute>> {
  const { kode_toko, actor, key } = ctx
  const { pool } = ctx.app
  const record = (work: () => Promise<{ message: string }>) =>
    inStore(pool, kode_toko, db => recordChange({ ...ctx, db }, route, body, work))
  const earlier =
    key &&
    (await readInStore(pool, kode_toko, db => answerOfKey(db, kode_toko, actor.user_id, key.kunci)))
  const done = { message: 'Invoice Berhasil Dikirim' }
  if (earlier !== undefined) return record(async () => done)
  const target = await demandTarget(ctx, 'WHATSAPP')
  await countCall(ctx.app, `kirim ${kode_toko}`, MESSAGES)
  // Whatever the reply is but a success, the sentence is the same (doc2 §8); why stands in the log.
  const answer = await postMessage(ctx, target, body).catch((error: unknown) =>
    unsent(ctx, faultText(error)),
  )
  if (!isSent(answer)) unsent(ctx, failureOf(answer) ?? 'Nomor tidak dikenal server')
  return record(async () => done)
}

function unsent({ app, kode_toko }: Ctx, alasan: string): never {
  app.log.warn({ kode_toko, alasan }, 'pesan WhatsApp tidak terkirim')
  return refuse('WA_TIDAK_TERDAFTAR')
}

async function templateOf(ctx: StoreCtx): Promise<string> {
  const row = await serviceRow(ctx.db, ctx.kode_toko, 'WHATSAPP')
  return row?.templat.PENJUALAN ?? USUAL_MESSAGE
}

async function factsOf(ctx: StoreCtx, sale: PenjualanAnswer) {
  const weight = sale.barang.reduce((sum, line) => sum + gramToMg(line.berat_nota), 0)
  return {
    nama_toko: (await storeName(ctx.db, ctx.kode_toko)) ?? ctx.kode_toko,
    no_faktur: sale.no_faktur_jual,
    tgl: formatTanggal(sale.tgl_system),
    pelanggan: sale.customer.nama ?? 'Bapak/Ibu',
    barang: sale.barang
      .map(line => `- ${line.nama_barang} ${formatGram(gramToMg(line.berat_nota))} g`)
      .join('\n'),
    berat: formatGram(weight),
    total: formatRupiah(sale.total),
    sales: sale.kode_sales ?? '-',
  }
}
