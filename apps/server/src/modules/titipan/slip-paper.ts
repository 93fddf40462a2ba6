import type { StatusTitipan } from '@kencana/contract/areas/uang/titipan'
import type { PaperFacts, Row } from '@kencana/contract/papers/kind'
import { DEPOSIT_TERMS, slipTitipan } from '@kencana/contract/papers/kinds/slip-titipan'
import { storeValues } from '@kencana/contract/papers/kinds/toko'
import { refuse } from '@kencana/contract/refusals'
import { storeCopies } from '../../engines/paper/draw-paper.ts'
import type { PaperDocument, PaperSource } from '../../engines/paper/paper-endpoints.ts'
import { paperFile } from '../../engines/paper/paper-file.ts'
import { type StoreFrame, storeFrame } from '../../engines/paper/store-frame.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { jakartaMinute } from '../../platform/format.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import { countPrint } from '../cetak/index.ts'
import { type BonRow, type BonStep, bonSteps, findBon, latestBon } from './bon.queries.ts'

/** Documents by which the customer gets a slip: each of them has a first print of its own. */
const WITH_SLIP = ['TITIPAN', 'TAMBAH_TITIPAN', 'KEMBALI_TITIPAN']

/** What a document did, as the customer reads it. */
const STEPS: Readonly<Record<string, string>> = {
  TITIPAN: 'Titipan diterima',
  TAMBAH_TITIPAN: 'Ditambah',
  KEMBALI_TITIPAN: 'Dikembalikan',
  PENGALIHAN_SALDO: 'Dialihkan',
  BATAL_TITIPAN: 'Pembatalan',
  PEMBELIAN: 'Dari pembelian',
  BATAL_PEMBELIAN: 'Pembelian dibatalkan',
  PENJUALAN: 'Dipakai belanja',
  BATAL_PENJUALAN: 'Belanja dibatalkan',
}

/** A slip that is printed later must not pass for one that still pays. */
const NO_LONGER: Readonly<Record<StatusTitipan, string | null>> = {
  TERBUKA: null,
  HABIS: 'SUDAH HABIS DIPAKAI',
  KEMBALI: 'SUDAH DIKEMBALIKAN',
  BATAL: 'DIBATALKAN',
}

/**
 * Prints the slip of a deposit. Its prints are counted by the last document at the counter, so that
 * an addition has a slip of its own; a further print of the same needs a grant and says SALINAN n.
 * @throws Refusal TIDAK_DITEMUKAN, BUTUH_OTORISASI, OTORISASI_TIDAK_SAH
 */
export async function printSlip(
  ctx: StoreCtx,
  nomor: string,
  otorisasi: string | undefined,
): Promise<FileAnswer> {
  const bon = (await findBon(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const steps = await bonSteps(ctx.db, ctx.kode_toko, nomor)
  const salinan = await countPrint(ctx, countedBy(steps, nomor), otorisasi)
  const paper = await slipDocument(ctx, bon, steps, salinan)
  return paperFile(ctx, slipTitipan, paper, lastOf(steps).pada)
}

/** The newest deposit of the store, for the designer's preview. */
export const slipSource: PaperSource = {
  kind: slipTitipan,
  async latest(ctx) {
    const bon = await latestBon(ctx.db, ctx.kode_toko)
    if (bon === undefined) return undefined
    return slipDocument(ctx, bon, await bonSteps(ctx.db, ctx.kode_toko, bon.no_bon), 0)
  },
}

/** Number by which the prints of a deposit's slip are counted now. */
export const countedBy = (steps: readonly BonStep[], nomor: string): string =>
  steps.findLast(({ jenis }) => WITH_SLIP.includes(jenis))?.nomor ?? nomor

async function slipDocument(
  ctx: StoreCtx,
  bon: BonRow,
  steps: readonly BonStep[],
  salinan: number,
): Promise<PaperDocument> {
  const frame =
    (await storeFrame(ctx.db, ctx.kode_toko, bon.kode_sales)) ?? refuse('TIDAK_DITEMUKAN')
  return {
    nomor: bon.no_bon,
    facts: slipFacts(bon, steps, frame),
    tanda: await storeCopies(ctx, slipTitipan.ganda, salinan),
  }
}

const lastOf = (steps: readonly BonStep[]): BonStep => steps.at(-1) ?? refuse('TIDAK_DITEMUKAN')

function slipFacts(bon: BonRow, steps: readonly BonStep[], frame: StoreFrame): PaperFacts {
  const last = lastOf(steps)
  const riwayat = steps.map(rowOf)
  return {
    values: {
      ...storeValues(frame),
      judul: 'SLIP TITIPAN',
      nomor: bon.no_bon,
      tgl_system: last.tgl,
      jam: jakartaMinute(last.pada.toISOString()).slice(-5),
      tgl_titipan: bon.tgl,
      no_dokumen: last.nomor,
      status_slip: NO_LONGER[bon.status],
      customer: bon.nama,
      alamat_customer: bon.alamat,
      telp_customer: bon.telp,
      nama_sales: frame.nama_sales,
      user_id: last.user_id,
      keterangan: bon.keterangan,
      masuk: sumOf(riwayat, 'masuk'),
      keluar: sumOf(riwayat, 'keluar'),
      saldo: bon.uang_rp,
    },
    lists: { riwayat },
    ketentuan: DEPOSIT_TERMS,
  }
}

function rowOf({ tgl, nomor, jenis, sebelum_rp, saldo_rp }: BonStep): Row {
  const change = saldo_rp - sebelum_rp
  return {
    tgl,
    nomor,
    apa: STEPS[jenis] ?? jenis,
    masuk: change > 0 ? change : null,
    keluar: change < 0 ? -change : null,
    saldo: saldo_rp,
  }
}

const sumOf = (rows: readonly Row[], key: string): number =>
  rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0)
