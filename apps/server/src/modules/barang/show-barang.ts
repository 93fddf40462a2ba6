import type {
  BarangDetail,
  BarangRow,
  listBarang,
  RiwayatRow,
} from '@kencana/contract/areas/barang'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { type PricedLine, priceLine } from '@kencana/domain/price'
import { mgToGram } from '@kencana/domain/quantity'
import { roundWeight, type WeightRule, weightRule } from '@kencana/domain/rounding'
import type { StoreCtx } from '../../platform/context.ts'
import {
  findPieces,
  type PieceRow,
  pieceHistory,
  searchPieces,
  storeSettings,
} from './barang.queries.ts'

type Settings = Readonly<Record<string, string>>

/** One page of a search, each piece with its price by the board now. */
export async function list(
  ctx: StoreCtx,
  query: QueryOf<typeof listBarang>,
): Promise<AnswerOf<typeof listBarang>> {
  const window = pageWindow(query)
  const { q, status, kode_baki, kode_dept, kode_group, kode_kadar } = query
  const wanted = searchPieces(ctx.db, ctx.kode_toko, ctx.now(), {
    saring: filled({
      q: q?.replace(/(\d),(\d)/g, '$1.$2'),
      status,
      kode_baki,
      kode_dept,
      kode_group,
      kode_kadar,
      berat_dari_mg: milligrams(query.berat_dari),
      berat_sampai_mg: milligrams(query.berat_sampai),
    }),
    urut: query.sort,
    skip: window.skip,
    limit: window.limit,
  })
  // Both are on their way before either is waited for.
  const [found, settings] = await Promise.all([wanted, settingsOf(ctx)])
  const data = found.rows.map(piece => rowOf(piece, settings))
  return { count: found.count, lebih: found.lebih, data, ...window }
}

/** Filters that say something; an empty box of a form says nothing. */
const filled = (saring: Record<string, string | number | undefined>) =>
  Object.fromEntries(
    Object.entries(saring).filter(([, value]) => value !== undefined && value !== ''),
  )

const milligrams = (gram: number | undefined): number | undefined =>
  gram === undefined ? undefined : Math.round(gram * 1000)

/** One piece whole. @throws Refusal BARANG_TIDAK_ADA */
export async function show(ctx: StoreCtx, kode_barcode: string): Promise<BarangDetail> {
  const [piece] = await findPieces(ctx.db, ctx.kode_toko, [kode_barcode], ctx.now())
  if (piece === undefined) return refuse('BARANG_TIDAK_ADA', { kode_barcode })
  const settings = await settingsOf(ctx)
  const { papan_id, papan_jual, papan_pada } = piece
  const papan =
    papan_id === null || papan_jual === null || papan_pada === null
      ? null
      : { id: papan_id, harga_jual: papan_jual, berlaku_pada: papan_pada.toISOString() }
  return {
    ...rowOf(piece, settings),
    aturan_berat: piece.aturan_berat,
    aturan_versi: piece.aturan_versi,
    aturan_pita: piece.aturan_pita,
    kode_ongkos: piece.kode_ongkos,
    ongkos_per_gram: piece.ongkos_per_gram,
    ongkos_per_pcs: piece.ongkos_per_pcs,
    atribut_rp: piece.atribut_rp,
    kode_bandrol: piece.kode_bandrol,
    harga_bandrol: piece.harga_bandrol,
    modal_rp: piece.modal_rp,
    asal_pajak: piece.asal_pajak,
    asal_faktur_no: piece.asal_faktur_no,
    asal_faktur_tgl: piece.asal_faktur_tgl,
    asal_pemasok: piece.asal_pemasok,
    no_masuk: piece.no_masuk,
    no_keluar: piece.no_keluar,
    keluar_oleh: piece.keluar_oleh,
    papan,
    kerja: (pricedOf(piece, settings)?.kerja ?? []).map(step => ({ ...step, facts: step.facts })),
  }
}

/** What happened to a piece, oldest first. @throws Refusal BARANG_TIDAK_ADA */
export async function history(ctx: StoreCtx, kode_barcode: string): Promise<RiwayatRow[]> {
  const [piece] = await findPieces(ctx.db, ctx.kode_toko, [kode_barcode], ctx.now())
  if (piece === undefined) return refuse('BARANG_TIDAK_ADA', { kode_barcode })
  const rows = await pieceHistory(ctx.db, ctx.kode_toko, kode_barcode)
  return rows.map(row => ({ ...row, pada: row.pada.toISOString() }))
}

const settingsOf = async (ctx: StoreCtx): Promise<Settings> => ({
  ...DEFAULT_SETTINGS,
  ...(await storeSettings(ctx.db, ctx.kode_toko)),
})

function rowOf(piece: PieceRow, settings: Settings): BarangRow {
  return {
    kode_barcode: piece.kode_barcode,
    nama_barang: piece.nama_barang,
    kode_intern: piece.kode_intern,
    kode_dept: piece.kode_dept,
    nama_dept: piece.nama_dept,
    kode_group: piece.kode_group,
    nama_group: piece.nama_group,
    kode_kadar: piece.kode_kadar,
    nama_kadar: piece.nama_kadar,
    kadar: piece.permil,
    kode_baki: piece.kode_baki,
    kode_kondisi: piece.kode_kondisi,
    berat: mgToGram(piece.berat_mg),
    berat_nota: mgToGram(notaWeight(piece)),
    mode_harga: piece.mode_harga,
    harga_jual: pricedOf(piece, settings)?.harga_jual_rp ?? null,
    size: piece.size,
    ada_gambar: piece.gambar !== null,
    status: piece.status,
    tgl_masuk: piece.tgl_masuk,
    versi: piece.versi,
  }
}

const ruleOf = (piece: PieceRow): WeightRule =>
  weightRule({
    kode: piece.aturan_berat,
    versi: piece.aturan_versi,
    pita: piece.aturan_pita,
  })

/** What the nota would say now; of a piece that is gone, what it was taken in with. */
const notaWeight = (piece: PieceRow): number =>
  piece.status === 'ADA' ? roundWeight(piece.berat_mg, ruleOf(piece)) : piece.berat_nota_mg

/** The price the till would begin with; none for a typed price or while the board is empty. */
function pricedOf(piece: PieceRow, settings: Settings): PricedLine | undefined {
  const { mode_harga: mode } = piece
  if (mode === 'MANUAL' || (mode !== 'BANDROL' && piece.papan_jual === null)) return undefined
  return priceLine({
    berat_mg: piece.berat_mg,
    permil: piece.permil,
    aturan_berat: ruleOf(piece),
    mode,
    harga_per_gram: piece.papan_jual ?? 0,
    ongkos_per_gram: piece.ongkos_per_gram,
    ongkos_per_pcs: piece.ongkos_per_pcs,
    atribut_rp: piece.atribut_rp,
    harga_bandrol: piece.harga_bandrol,
    diskon_rp: 0,
    modal_rp: piece.modal_rp,
    pembulatan: {
      langkah: Number(settings.PEMBULATAN),
      arah: settings.PEMBULATAN_JUAL === 'TURUN' ? 'TURUN' : 'NAIK',
    },
    batas: { naik_harga_rp: Number(settings.BATAS_NAIK_HARGA) },
  })
}
