import type { BarangDetail, RiwayatRow } from '@kencana/contract/areas/barang'
import { seesCost } from '@kencana/contract/cost'
import { refuse } from '@kencana/contract/refusals'
import { taxClass } from '@kencana/domain/pajak'
import { priceLine } from '@kencana/domain/price'
import { weightRule } from '@kencana/domain/rounding'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { findPieces, pieceHistory } from './barang.queries.ts'
import { priceInputOf, rowOf, type Settings } from './daftar/piece-row.ts'

/** One piece whole. @throws Refusal BARANG_TIDAK_ADA */
export async function show(ctx: StoreCtx, kode_barcode: string): Promise<BarangDetail> {
  // Both are on their way before either is waited for.
  const [[piece], settings] = await Promise.all([
    findPieces(ctx.db, ctx.kode_toko, [kode_barcode], ctx.now()),
    settingsOf(ctx),
  ])
  if (piece === undefined) return refuse('BARANG_TIDAK_ADA', { kode_barcode })
  const { papan_id, papan_jual, papan_pada } = piece
  const papan =
    papan_id === null || papan_jual === null || papan_pada === null
      ? null
      : { id: papan_id, harga_jual: papan_jual, berlaku_pada: papan_pada.toISOString() }
  const { aturan_berat: kode, aturan_versi: versi, aturan_pita: pita } = piece
  const shown = { ...piece, aturan: weightRule({ kode, versi, pita }) }
  const price = priceInputOf(shown, settings)
  const kelas = taxClass(piece.kelas_pajak, piece.permil, {
    kadar_batangan: Number(settings.KADAR_BATANGAN),
    bersertifikat: piece.bersertifikat,
  })
  return {
    ...rowOf(shown, settings),
    aturan_berat: piece.aturan_berat,
    aturan_versi: piece.aturan_versi,
    aturan_pita: piece.aturan_pita,
    kode_ongkos: piece.kode_ongkos,
    ongkos_per_gram: piece.ongkos_per_gram,
    ongkos_per_pcs: piece.ongkos_per_pcs,
    atribut_rp: piece.atribut_rp,
    kode_bandrol: piece.kode_bandrol,
    harga_bandrol: piece.harga_bandrol,
    modal_rp: seesCost(ctx.actor.level) ? piece.modal_rp : null,
    asal_pajak: piece.asal_pajak,
    pajak: piece.pajak?.[kelas] ?? null,
    potongan_kategori: piece.potongan_kategori,
    berlian: piece.berlian,
    asal_barcode: piece.asal_barcode,
    asal_di_toko: piece.asal_di_toko,
    asal_faktur_no: piece.asal_faktur_no,
    asal_faktur_tgl: piece.asal_faktur_tgl,
    asal_pemasok: piece.asal_pemasok,
    kode_supplier: piece.kode_supplier,
    jatuh_tempo: piece.jatuh_tempo,
    no_masuk: piece.no_masuk,
    no_keluar: piece.no_keluar,
    keluar_oleh: piece.keluar_oleh,
    tawaran: piece.tawaran,
    papan,
    kerja: price === undefined ? [] : priceLine(price).kerja.map(step => ({ ...step })),
  }
}

/** What happened to a piece, oldest first. @throws Refusal BARANG_TIDAK_ADA */
export async function history(ctx: StoreCtx, kode_barcode: string): Promise<RiwayatRow[]> {
  const [piece] = await findPieces(ctx.db, ctx.kode_toko, [kode_barcode], ctx.now())
  if (piece === undefined) return refuse('BARANG_TIDAK_ADA', { kode_barcode })
  const rows = await pieceHistory(ctx.db, ctx.kode_toko, kode_barcode)
  return rows.map(row => ({ ...row, pada: row.pada.toISOString() }))
}

const settingsOf = (ctx: StoreCtx): Promise<Settings> => storeSettings(ctx.db, ctx.kode_toko)
