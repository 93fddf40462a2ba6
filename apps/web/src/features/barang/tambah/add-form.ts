import { amountRounding } from '@kencana/contract/amount-rounding'
import type { NewBarangInput } from '@kencana/contract/areas/barang/commands'
import type { BoardRow } from '@kencana/contract/areas/harga-emas'
import { type PricedLine, priceLine } from '@kencana/domain/price'
import { mgToGram } from '@kencana/domain/quantity'
import { type KeptWeightRule, roundWeight, weightRule } from '@kencana/domain/rounding'
import { amountFault } from '../amount-limits.ts'

/** The form of one piece; weights in milligrams, empty texts are nothing. */
export interface AddForm {
  readonly nama_barang: string
  readonly kode_dept: string | null
  readonly kode_group: string | null
  readonly kode_baki: string | null
  readonly berat_mg: number | null
  readonly modal_rp: number
  readonly mode_harga: 'GRAM' | 'BANDROL' | 'MANUAL'
  readonly kode_ongkos: string | null
  readonly ongkos_per_gram: number
  readonly ongkos_per_pcs: number
  readonly atribut_rp: number
  readonly kode_bandrol: string | null
  readonly harga_bandrol: number
  readonly kode_kondisi: string | null
  readonly kode_intern: string
  readonly size: string
}

export const EMPTY_FORM: AddForm = {
  nama_barang: '',
  kode_dept: null,
  kode_group: null,
  kode_baki: null,
  berat_mg: null,
  modal_rp: 0,
  mode_harga: 'GRAM',
  kode_ongkos: null,
  ongkos_per_gram: 0,
  ongkos_per_pcs: 0,
  atribut_rp: 0,
  kode_bandrol: null,
  harga_bandrol: 0,
  kode_kondisi: null,
  kode_intern: '',
  size: '',
}

/** The form after a piece was saved: the next one mostly differs in weight, cost and size only. */
export const nextForm = (form: AddForm): AddForm => ({
  ...form,
  berat_mg: null,
  modal_rp: 0,
  kode_intern: '',
})

/** The piece as the call wants it. */
export function bodyOf(form: AddForm): NewBarangInput {
  const { berat_mg, harga_bandrol, ...rest } = form
  return {
    ...rest,
    kode_dept: form.kode_dept ?? '',
    kode_group: form.kode_group ?? '',
    kode_baki: form.kode_baki ?? '',
    berat: mgToGram(berat_mg ?? 0),
    harga_bandrol: form.mode_harga === 'BANDROL' ? harga_bandrol : null,
  }
}

export interface Preview {
  readonly berat_nota_mg: number
  readonly aturan: string
  readonly priced: PricedLine | undefined
}

interface PriceFacts {
  readonly aturan: KeptWeightRule
  readonly permil: number
  readonly kode_kadar: string
  readonly board: readonly BoardRow[]
  readonly setting: Readonly<Record<string, string>>
}

/** Nota weight and price as the server will reckon them, by the same rules. */
export function previewOf(form: AddForm, facts: PriceFacts): Preview | undefined {
  if (form.berat_mg === null || form.berat_mg <= 0) return undefined
  const rule = weightRule(facts.aturan)
  const berat_nota_mg = roundWeight(form.berat_mg, rule)
  const perGram = boardPrice(facts.board, facts.kode_kadar, form.kode_group)
  const amounts = ['ongkos_per_gram', 'ongkos_per_pcs', 'atribut_rp', 'harga_bandrol'] as const
  const isTooMuch = amounts.some(field => amountFault(field, form[field]) !== undefined)
  const known = form.mode_harga === 'BANDROL' ? form.harga_bandrol > 0 : perGram !== null
  if (form.mode_harga === 'MANUAL' || !known || isTooMuch) {
    return { berat_nota_mg, aturan: rule.kode, priced: undefined }
  }
  const priced = priceLine({
    berat_mg: form.berat_mg,
    permil: facts.permil,
    aturan_berat: rule,
    mode: form.mode_harga,
    harga_per_gram: perGram ?? 0,
    ongkos_per_gram: form.ongkos_per_gram,
    ongkos_per_pcs: form.ongkos_per_pcs,
    atribut_rp: form.atribut_rp,
    harga_bandrol: form.harga_bandrol,
    diskon_rp: 0,
    modal_rp: form.modal_rp,
    pembulatan: amountRounding('JUAL', facts.setting),
    batas: { naik_harga_rp: Number(facts.setting.BATAS_NAIK_HARGA ?? 0) },
  })
  return { berat_nota_mg, aturan: rule.kode, priced }
}

/** The group's own price goes before the kadar's. */
function boardPrice(
  board: readonly BoardRow[],
  kode_kadar: string,
  kode_group: string | null,
): number | null {
  const rows = board.filter(row => row.kode_kadar === kode_kadar && row.harga_jual !== null)
  const own = rows.find(row => row.kode_group === kode_group)
  return (own ?? rows.find(row => row.kode_group === null))?.harga_jual ?? null
}
