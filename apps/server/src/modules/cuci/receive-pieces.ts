import { STATUS_BARANG } from '@kencana/contract/areas/barang'
import type { terimaCuci, terimaSepuhan } from '@kencana/contract/areas/stok/cuci'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { DI_LUAR, postTerimaCuci, type StatusDiLuar } from '@kencana/domain/posting/stok/cuci'
import { mgToGram } from '@kencana/domain/quantity'
import { doesProses, type ProsesCuci, type TujuanTerima } from '@kencana/domain/stok/cuci'
import { openDay } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { grantsFor } from '../../engines/grants/use-grant.ts'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { bookedJournal } from '../akun/index.ts'
import {
  changedIn,
  checkLaid,
  claimOn,
  demandBuyingTrays,
  lineOn,
  type PieceRow,
  piecesThatAre,
  refuseGone,
} from '../barang/index.ts'
import { demandScales } from '../timbang-baki/index.ts'
import { type BatchRow, findBatch, lastSentWith } from './cuci.queries.ts'
import {
  askFee,
  type Back,
  type Judged,
  judge,
  lossSums,
  neededFor,
  waitingLoss,
} from './judge-reception.ts'
import { demandAsSeen, summed } from './send-pieces.ts'

type Body = BodyOf<typeof terimaCuci>
type Received = AnswerOf<typeof terimaCuci>

/** A kind of reception: what the pieces are while they are away. */
interface Reception {
  readonly jenis: 'TERIMA_CUCI' | 'TERIMA_SEPUHAN'
  readonly awalan: string
  readonly dari: readonly StatusDiLuar[]
  /** The work that is judged, where it is not what they were sent for. */
  readonly proses?: ProsesCuci
}

const WASHED: Reception = { jenis: 'TERIMA_CUCI', awalan: 'TC', dari: ['CUCI', 'TUKANG'] }
const PLATED: Reception = {
  jenis: 'TERIMA_SEPUHAN',
  awalan: 'TS',
  dari: ['SEPUH'],
  proses: 'SEPUH',
}

/**
 * Takes back what a craftsman had, each piece weighed (13 §1): its cost goes with its weight, what
 * is lost beyond what is allowed waits to be judged.
 * @throws Refusal BATCH_SELESAI, BARANG_BUKAN_BATCH, BARIS_SALAH, BUTUH_OTORISASI, …
 */
export const receiveWashed = (ctx: Ctx, body: Body): Promise<Received> => taken(ctx, body, WASHED)

/** The same of what was plated, into the trays it is sold from. */
export const receivePlated = (
  ctx: Ctx,
  body: BodyOf<typeof terimaSepuhan>,
): Promise<AnswerOf<typeof terimaSepuhan>> => taken(ctx, body as Body, PLATED)

const taken = (ctx: Ctx, body: Body, how: Reception): Promise<Received> =>
  runDocument(ctx, {
    isLocking: true,
    otorisasi: body.otorisasi,
    decide: store => decide(store, body, how),
  })

async function decide(ctx: StoreCtx, body: Body, how: Reception): Promise<DecidedDocument> {
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const sent = (await findBatch(ctx.db, ctx.kode_toko, body.no_kirim)) ?? refuse('TIDAK_DITEMUKAN')
  const batch = { ...sent, proses: how.proses ?? sent.proses }
  demandPlater(batch, body)
  const pieces = await awayPieces(ctx, batch, body, how)
  const settings = await storeSettings(ctx.db, ctx.kode_toko)
  const scales = await demandScales(ctx, tgl, body.barang)
  const { dipastikan } = body
  const laid = await checkLaid(ctx, body.barang, pieces, { settings, dipastikan })
  const again = laid.filter(({ row }) => row.tujuan === 'BLN').map(({ piece }) => piece)
  await demandBuyingTrays(ctx, again)
  const { back, judged, kadar, ongkos_rp } = await judge(ctx, batch, laid, body, settings)
  askFee(ongkos_rp, pieces, Number(settings.BATAS_ONGKOS_TUKANG), dipastikan)
  const grant = await grantsFor(ctx, neededFor(back, judged), body.otorisasi)
  const sums = lossSums(judged)
  const still = back.filter(({ row }) => row.tujuan === 'SEPUH').length
  const sisa_pcs = batch.sisa_pcs - (back.length - still)
  const status = sisa_pcs === 0 ? 'KEMBALI' : 'SEBAGIAN'
  const total_rp = back.reduce((sum, { got }) => sum + got.modal_rp, 0)
  const berat_mg = back.reduce((sum, one) => sum + one.berat_mg, 0)
  const { jenis, awalan } = how
  const { no_kirim, kode_tukang } = batch
  return {
    jenis,
    awalan,
    kunci_nomor: 'no_terima',
    tgl,
    dokumen: {
      subtotal_rp: total_rp,
      total_rp,
      berat_mg,
      murni_ug: back.reduce((sum, { got }) => sum + got.murni_ug, 0),
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      keterangan: body.keterangan ?? null,
      isi: {
        ...{ no_kirim, kode_tukang, proses: batch.proses, ongkos_rp, kadar },
        ...{ susut_mg: sums.susut_mg, lebih_mg: sums.lebih_mg },
      },
    },
    barang: back.map((one, i) => {
      const tera_sampai = scales.get(one.row.kode_timbangan ?? '')?.tera_sampai ?? null
      return lineOf(one, i, tera_sampai)
    }),
    klaim: back.map(claimOf),
    klaim_lain: [
      {
        tabel: 'batch_cuci',
        kunci: no_kirim,
        versi: batch.versi,
        dari_status: batch.status,
        ke_status: status,
        ubah: { sisa_pcs },
      },
    ],
    ...(sums.tunggu.ug === 0 && sums.tunggu.rp === 0
      ? {}
      : { baru_lain: [{ tabel: 'susut', baris: waitingLoss(batch, sums) }] }),
    jurnal: await bookedJournal(ctx, 'CUCI', journalOf(back, judged, ongkos_rp)),
    otorisasi: grant.uses,
    jawaban: {
      ...{ no_kirim, pcs: back.length, berat: mgToGram(berat_mg), ongkos: ongkos_rp, status },
      ...{ susut: mgToGram(sums.susut_mg), lebih: mgToGram(sums.lebih_mg) },
      baki: back.flatMap(({ row }) => (row.tujuan === 'BAKI' ? [row.kode_barcode] : [])),
    },
  }
}

/** Who washed may not be who plates. @throws Refusal TUKANG_LAIN_KERJA */
function demandPlater({ kode_tukang, jenis_kerja }: BatchRow, { barang }: Body): void {
  const isOnward = barang.some(({ tujuan }) => tujuan === 'SEPUH')
  if (isOnward && !doesProses(jenis_kerja, 'SEPUH')) {
    refuse('TUKANG_LAIN_KERJA', { kode_tukang, proses: 'SEPUH' })
  }
}

/** @throws Refusal BATCH_SELESAI, BARANG_BUKAN_BATCH, BARANG_BERUBAH and those of a piece gone */
async function awayPieces(
  ctx: StoreCtx,
  { no_kirim, status }: BatchRow,
  { barang }: Body,
  { dari }: Reception,
): Promise<PieceRow[]> {
  const codes = barang.map(({ kode_barcode }) => kode_barcode)
  const pieces = await piecesThatAre(ctx, ctx.db, codes, STATUS_BARANG)
  // Whoever was slower is told of that before of what the piece is now.
  demandAsSeen(pieces, barang)
  if (status !== 'DIKIRIM' && status !== 'SEBAGIAN') refuse('BATCH_SELESAI', { no_kirim })
  const gone = pieces.find(piece => !dari.includes(piece.status as StatusDiLuar))
  if (gone !== undefined) refuseGone(gone)
  const away = await lastSentWith(ctx.db, ctx.kode_toko, no_kirim, codes)
  const other = codes.find(kode => !away.has(kode))
  if (other !== undefined) refuse('BARANG_BUKAN_BATCH', { kode_barcode: other, no_kirim })
  return pieces
}

const BECOMES = { BAKI: 'ADA', SEPUH: 'SEPUH', BLN: 'BLN' } as const
const becomes = ({ row }: Back) => BECOMES[row.tujuan as TujuanTerima]

/** The tray it lies in now; what is sorted again lies where it lay as it was bought. */
function trayOf({ piece, row }: Back): string | null {
  if (row.tujuan === 'BLN') return piece.kode_baki
  return row.tujuan === 'BAKI' ? (row.kode_baki ?? null) : null
}

function claimOf(one: Back) {
  const { piece, now, got } = one
  const ubah = changedIn(piece, { ...now, modal_rp: got.modal_rp, tujuan: null })
  return {
    ...claimOn(piece, { ke_status: becomes(one), ke_baki: trayOf(one) }),
    dari_permil: piece.permil,
    ...(Object.keys(ubah).length === 0 ? {} : { ubah }),
  }
}

function lineOf(one: Back, i: number, tera_sampai: string | null) {
  const { piece, row, now, got } = one
  return {
    ...lineOn({ ...piece, ...now, modal_rp: got.modal_rp } as PieceRow, i, trayOf(one)),
    murni_ug: got.murni_ug,
    ongkos_rp: got.ongkos_rp,
    proses: {
      tujuan: row.tujuan,
      dari_status: piece.status,
      dari_berat_mg: piece.berat_mg,
      dari_kadar: piece.kode_kadar,
      dari_modal_rp: piece.modal_rp,
      sumber: row.sumber,
      baris_mentah: row.baris_mentah ?? null,
      kode_timbangan: row.kode_timbangan ?? null,
      tera_sampai,
    },
  }
}

function journalOf(back: readonly Back[], judged: Judged, ongkos_rp: number) {
  const { wajar, tunggu, naik_ug } = lossSums(judged)
  const into = (status: 'ADA' | 'SEPUH' | 'BLN') => {
    const own = back.filter(one => becomes(one) === status)
    return {
      modal_rp: own.reduce((sum, { got }) => sum + got.modal_rp, 0),
      murni_ug: own.reduce((sum, { got }) => sum + got.murni_ug, 0),
    }
  }
  const from = (status: StatusDiLuar) =>
    summed(back.map(({ piece }) => piece).filter(piece => piece.status === status))
  return postTerimaCuci({
    dari: Object.fromEntries(
      (Object.keys(DI_LUAR) as StatusDiLuar[]).map(status => [status, from(status)]),
    ),
    ke: { ADA: into('ADA'), SEPUH: into('SEPUH'), BLN: into('BLN') },
    wajar,
    tunggu,
    lebih_ug: naik_ug + judged.uji_lebih_ug,
    kurang_ug: judged.uji_kurang_ug,
    ongkos_rp,
  })
}
