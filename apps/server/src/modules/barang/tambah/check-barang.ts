import type { NewBarang } from '@kencana/contract/areas/barang/commands'
import { FIELD_TEXTS } from '@kencana/contract/kit/field-texts'
import { fillText } from '@kencana/contract/refusals'
import { checkPermil } from '@kencana/domain/kadar'
import { fineUg, gramToMg, type Microgram } from '@kencana/domain/quantity'
import { roundWeight, weightRule } from '@kencana/domain/rounding'
import type { Masters, OngkosRow, TrayRow } from '../dokumen.queries.ts'

/** A piece that may be written: columns of the table, but its barcode. */
export interface CheckedPiece {
  readonly nama_barang: string
  readonly kode_intern: string | null
  readonly kode_dept: string
  readonly kode_group: string
  readonly kode_kadar: string
  readonly permil: number
  readonly kode_baki: string
  readonly kode_kondisi: string | null
  readonly berat_mg: number
  readonly berat_nota_mg: number
  readonly murni_ug: Microgram
  readonly aturan_berat: string
  readonly mode_harga: string
  readonly kode_ongkos: string | null
  readonly ongkos_per_gram: number
  readonly ongkos_per_pcs: number
  readonly atribut_rp: number
  readonly kode_bandrol: string | null
  readonly harga_bandrol: number | null
  readonly modal_rp: number
  readonly size: string | null
}

/** Column → what is wrong with it. */
export type RowFaults = Readonly<Record<string, string>>

/** A row checked against the live masters of the store: the piece, or what is wrong with it. */
export function checkPiece(
  row: NewBarang,
  masters: Masters,
  trays: ReadonlyMap<string, TrayRow>,
  kadarMaks: number,
): { piece: CheckedPiece } | { faults: RowFaults } {
  const faults: Record<string, string> = { ...codeFaults(row, masters, trays) }
  const grup = masters.grup.get(row.kode_group)
  const kode_kadar = row.kode_kadar ?? grup?.kode_kadar ?? ''
  const permil = masters.kadar.get(kode_kadar) ?? 0
  const rule = grup === undefined ? undefined : weightRule(grup.aturan)
  if (grup !== undefined) {
    if (!masters.kadar.has(kode_kadar)) faults.kode_kadar = missing('Kadar', kode_kadar)
    else Object.assign(faults, kadarFault(permil, kadarMaks))
  }
  const price = priceOf(row, masters, faults)
  if (Object.keys(faults).length > 0 || rule === undefined) return { faults }
  const berat_mg = gramToMg(row.berat)
  return {
    piece: {
      nama_barang: row.nama_barang,
      kode_intern: row.kode_intern ?? null,
      kode_dept: row.kode_dept,
      kode_group: row.kode_group,
      kode_kadar,
      permil,
      kode_baki: row.kode_baki,
      kode_kondisi: row.kode_kondisi ?? null,
      berat_mg,
      berat_nota_mg: roundWeight(berat_mg, rule),
      murni_ug: fineUg(berat_mg, permil),
      aturan_berat: rule.kode,
      mode_harga: row.mode_harga,
      ...price,
      atribut_rp: row.atribut_rp,
      modal_rp: row.modal_rp,
      size: row.size ?? null,
    },
  }
}

/** What a row that cannot be a piece names wrongly beside: all of it is said at once. */
export function codeFaults(
  row: Readonly<Record<string, unknown>>,
  masters: Masters,
  trays: ReadonlyMap<string, TrayRow>,
): RowFaults {
  const known: readonly (readonly [string, string, ReadonlyMap<string, unknown> | Names])[] = [
    ['kode_dept', 'Jenis', masters.jenis],
    ['kode_group', 'Group', masters.grup],
    ['kode_kadar', 'Kadar', masters.kadar],
    ['kode_baki', 'Baki', trays],
    ['kode_kondisi', 'Kondisi', masters.kondisi],
    ['kode_ongkos', 'Ongkos', masters.ongkos],
    ['kode_bandrol', 'Bandrol', masters.bandrol],
  ]
  const wrong = known.flatMap(([field, label, names]) => {
    const kode = row[field]
    const isUnknown = typeof kode === 'string' && kode !== '' && !names.has(kode)
    return isUnknown ? [[field, missing(label, kode)]] : []
  })
  return Object.fromEntries(wrong)
}

type Names = ReadonlySet<string>

const missing = (label: string, kode: string): string => `${label} ${kode} tidak ada`

function kadarFault(permil: number, maks: number): RowFaults {
  const fault = checkPermil(permil, maks)
  if (fault === null) return {}
  return {
    kode_kadar:
      fault === 'NOL' ? 'Kadar tidak boleh 0' : `Kadar tidak boleh lebih dari ${String(maks)}`,
  }
}

/** What is wrong with a charge of Parameter Ongkos for a piece of this group; null when nothing. */
export function foreignCharge({ kode_ongkos, kode_group }: OngkosRow, of: string): string | null {
  if (kode_group === null || kode_group === of) return null
  return fillText(FIELD_TEXTS.group, { kode: kode_ongkos, group: kode_group })
}

/** Charges and tag price: typed ones go before those of the masters they are picked from. */
function priceOf(
  row: NewBarang,
  masters: Masters,
  faults: Record<string, string>,
): Pick<
  CheckedPiece,
  'kode_ongkos' | 'ongkos_per_gram' | 'ongkos_per_pcs' | 'kode_bandrol' | 'harga_bandrol'
> {
  const ongkos = row.kode_ongkos ? masters.ongkos.get(row.kode_ongkos) : undefined
  const bandrol = row.kode_bandrol ? masters.bandrol.get(row.kode_bandrol) : undefined
  const foreign = ongkos === undefined ? null : foreignCharge(ongkos, row.kode_group)
  if (foreign !== null) faults.kode_ongkos ??= foreign
  const harga_bandrol = row.harga_bandrol ?? bandrol ?? null
  if (row.mode_harga === 'BANDROL' && (harga_bandrol ?? 0) <= 0) {
    faults.harga_bandrol ??= 'Harus Diisi'
  }
  return {
    kode_ongkos: row.kode_ongkos ?? null,
    ongkos_per_gram: row.ongkos_per_gram ?? ongkos?.ongkos_per_gram ?? 0,
    ongkos_per_pcs: row.ongkos_per_pcs ?? ongkos?.ongkos_per_pcs ?? 0,
    kode_bandrol: row.kode_bandrol ?? null,
    harga_bandrol,
  }
}
