import type { postPembelian } from '@kencana/contract/areas/beli/pembelian'
import type { BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { fineUg } from '@kencana/domain/quantity'
import { roundWeight, type WeightRule, weightRule } from '@kencana/domain/rounding'
import type { OwnNota, ValuedPiece } from './appraise.ts'
import type { BuyingFacts, TrayFacts } from './facts.queries.ts'

export type BoughtBody = BodyOf<typeof postPembelian>['barang'][number]

/** A piece that is bought: how it was valued, what is paid, the tray it goes into. */
export interface Bought {
  readonly line: BoughtBody
  readonly valued: ValuedPiece
  readonly kode_baki: string
  readonly kode_barcode: string
}

/** A piece that has no barcode yet. */
export type Placed = Omit<Bought, 'kode_barcode'>

/**
 * The tray of a bought piece: intact ones may go straight into a sales tray where the store has it
 * so, all others wait in a tray of a gudang BLN, unless one is named the first with room beside
 * what was `laid` before it. Where none has, the ledger refuses by name.
 * @throws Refusal BUKAN_URIPAN, MODULE_OFF, BUKAN_BAKI_BELI, BAKI_BLN_BELUM_ADA
 */
export function trayOf(
  { ke, kode_baki, nama_barang }: BoughtBody,
  { taksiran }: Pick<ValuedPiece, 'taksiran'>,
  { baki, modul_hidup }: BuyingFacts,
  laid: readonly string[] = [],
): string {
  const bln = baki.filter(tray => tray.jenis_gudang === 'BLN')
  if (ke === 'BLN') {
    if (kode_baki === undefined) {
      const free = bln.find(tray => hasRoom(tray, laid)) ?? bln[0]
      return free?.kode_baki ?? refuse('BAKI_BLN_BELUM_ADA')
    }
    const fits = bln.some(tray => tray.kode_baki === kode_baki)
    return fits ? kode_baki : refuse('BUKAN_BAKI_BELI', { kode_baki, tujuan: 'BLN' })
  }
  if (!modul_hidup) refuse('MODULE_OFF', { modul: 'HIDUP_FEATURE_MODULE' })
  if (taksiran.hasil !== 'URIPAN') refuse('BUKAN_URIPAN', { nama_barang })
  const tray = baki.find(one => one.kode_baki === kode_baki)
  if (tray?.jenis_gudang === 'ETALASE' || tray?.jenis_gudang === 'BRANKAS') return tray.kode_baki
  return refuse('BUKAN_BAKI_BELI', { kode_baki: kode_baki ?? '-', tujuan: 'barang jual' })
}

const hasRoom = ({ kode_baki, sisa }: TrayFacts, laid: readonly string[]): boolean =>
  sisa === null || laid.filter(kode => kode === kode_baki).length < sisa

const statusOf = ({ ke }: BoughtBody): 'ADA' | 'BLN' => (ke === 'BAKI' ? 'ADA' : 'BLN')

/**
 * The new piece: a barcode of its own that names the old, cost as paid, no tax invoice behind it
 * (04-domain C1: it was bought of a consumer). What it was sold with comes back from its nota.
 */
export function newPiece(bought: Bought, facts: BuyingFacts) {
  const { line, valued, kode_baki, kode_barcode } = bought
  return {
    kode_barcode,
    ...figuresOf(line, valued, facts),
    kode_baki,
    status: statusOf(line),
    ...pricedAs(valued.own),
    modal_rp: line.harga_beli,
    asal_pajak: 'TANPA',
    asal_barcode: valued.own === null ? null : (line.kode_barcode ?? null),
  }
}

function figuresOf(line: BoughtBody, { piece, permil }: ValuedPiece, facts: BuyingFacts) {
  const { berat_mg } = piece
  const rule = ruleOf(line.kode_group, facts)
  return {
    nama_barang: line.nama_barang,
    kode_dept: line.kode_dept,
    kode_group: line.kode_group,
    kode_kadar: line.kode_kadar,
    permil,
    berat_mg,
    berat_nota_mg: roundWeight(berat_mg, rule),
    aturan_berat: rule.kode,
  }
}

function ruleOf(kode_group: string, { grup }: BuyingFacts): WeightRule {
  const group = grup[kode_group]
  return group === undefined
    ? refuse('RUJUKAN_TIDAK_ADA', { label: 'Group', kode: kode_group })
    : weightRule(group.aturan)
}

/** How it is sold again: as it was, or by the gram. */
const pricedAs = (own: OwnNota | null) =>
  own === null
    ? { mode_harga: 'GRAM', ongkos_per_gram: 0, ongkos_per_pcs: 0, atribut_rp: 0 }
    : {
        kode_intern: own.line.kode_intern,
        mode_harga: own.line.mode_harga,
        kode_ongkos: own.line.kode_ongkos,
        ongkos_per_gram: own.line.ongkos_per_gram,
        ongkos_per_pcs: own.line.ongkos_per_pcs ?? 0,
        atribut_rp: own.line.atribut_rp,
        kode_bandrol: own.line.kode_bandrol,
        harga_bandrol: own.line.harga_bandrol,
        size: own.line.size,
        gambar: own.line.gambar,
      }

/** The line of a purchase: all its price hung on, never recomputed. */
export function boughtRow(bought: Bought, index: number, facts: BuyingFacts) {
  const { line, valued, kode_baki, kode_barcode } = bought
  const { taksiran, own, versi } = valued
  const figures = figuresOf(line, valued, facts)
  return {
    baris: index + 1,
    kode_barcode,
    ...figures,
    murni_ug: fineUg(figures.berat_mg, figures.permil),
    kode_baki,
    aturan_versi: ruleOf(line.kode_group, facts).versi,
    harga_hitung_rp: taksiran.target_rp,
    harga_rp: line.harga_beli,
    modal_rp: line.harga_beli,
    kerja: taksiran.kerja,
    beli: {
      no_faktur_jual: own?.nota.no_faktur_jual ?? null,
      asal_barcode: own === null ? null : line.kode_barcode,
      harga_nota_rp: own?.line.harga_rp ?? null,
      berat_nota_jual_mg: own?.line.berat_nota_mg ?? null,
      tgl_nota: own?.nota.tgl ?? null,
      kode_kondisi: line.kode_kondisi,
      kerusakan: line.kerusakan ?? [],
      hasil: taksiran.hasil,
      kelompok_harga: line.kelompok_harga ?? null,
      kode_harga: line.kode_harga ?? null,
      aturan: { ...taksiran.aturan, versi },
      target_rp: taksiran.target_rp,
      tertinggi_rp: taksiran.tertinggi_rp,
      ke: line.ke,
    },
  }
}

/** What `boughtRow` keeps of a bought line, as the table has it. */
export type KeptPurchase = ReturnType<typeof boughtRow>['beli']
