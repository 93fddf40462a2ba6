import type { GolonganKadar } from '../kadar.ts'
import {
  BERAT_MAKS_MG,
  type Milligram,
  type Permil,
  RUPIAH_PER_GRAM_MAX,
  RUPIAH_PER_PIECE_MAX,
  type Rupiah,
} from '../quantity.ts'
import { filled, percentage, type SalahAturan, unless, within } from './salah-isi.ts'

/** What a piece comes back in: a plain purchase, or an exchange for another (04-domain B6, B7). */
export const TRANSAKSI_BELI = ['PEMBELIAN', 'TUKAR_TAMBAH'] as const
export type TransaksiBeli = (typeof TRANSAKSI_BELI)[number]

/** With the shop's own nota, or without (also that of another shop). */
export const ASAL_BELI = ['NOTA', 'TANPA_NOTA'] as const
export type AsalBeli = (typeof ASAL_BELI)[number]

/** What the damage makes of a piece, worse and worse: intact, repairable, only its metal. */
export const HASIL_KONDISI = ['URIPAN', 'RUSAK', 'ROSOK'] as const
export type HasilKondisi = (typeof HASIL_KONDISI)[number]

/** Promise of exchange made at the sale: none, kept in time, or come back late. */
export const JANJI = ['TANPA', 'TEPAT', 'LEWAT'] as const
export type Janji = (typeof JANJI)[number]

/** Groups of purities a rule may name, poorest first. */
export const GOLONGAN_KADAR = ['MUDA', 'TANGGUNG', 'TUA'] as const satisfies GolonganKadar[]

/**
 * What a metal price is taken from. MAL: the board's buying price per gram of the purest kadar;
 * PAPAN: that of the piece's own kadar and group; KODE_HARGA: the chosen Parameter Harga Beli.
 */
export const DASAR_HARGA = ['MAL', 'PAPAN', 'KODE_HARGA'] as const
export type DasarHarga = (typeof DASAR_HARGA)[number]

/** Conditions of a rule; `null` and an empty list are any. All that are stated must hold. */
export interface SyaratBeli {
  readonly transaksi: TransaksiBeli | null
  readonly asal: AsalBeli | null
  readonly janji: Janji | null
  readonly hasil: readonly HasilKondisi[]
  /** Worn since the sale. */
  readonly dipakai: boolean | null
  readonly golongan: GolonganKadar | null
  /** Purity from which it counts; of several steps the purest stands first. */
  readonly permil_dari: Permil | null
  readonly kode_kadar: string | null
  readonly kode_group: string | null
  readonly kelompok_harga: string | null
  /** Whole days since the sale, both ends in it; a piece without nota has none. */
  readonly umur_dari: number | null
  readonly umur_sampai: number | null
}

/**
 * Where the deduction of a nota formula comes from. SEPAKAT: as agreed at the sale; where the line
 * keeps none, the rugi nota of today. RUGI_NOTA: Parameter Rugi Nota by age, kadar and group.
 */
export type PotonganNota =
  | { readonly sumber: 'SEPAKAT' | 'RUGI_NOTA' | 'TANPA' }
  | {
      readonly sumber: 'SENDIRI'
      readonly cara: 'PER_GRAM' | 'PERSEN' | 'RUPIAH'
      /** Rupiah per gram, permil of the nota's price, or rupiah. */
      readonly nilai: number
    }

/** Formula of a rule with its figures (04-domain B6): LOGAM A–C, NOTA D and E, then F and G. */
export type RumusBeli =
  | {
      readonly rumus: 'LOGAM'
      readonly dasar: DasarHarga
      readonly persen_permil: Permil
      /** What is kept back of the percentage at the ceiling. */
      readonly margin_min_permil: Permil
      /** And at the target. */
      readonly margin_max_permil: Permil
    }
  | {
      readonly rumus: 'NOTA'
      readonly potongan: PotonganNota
      /** What is forgiven of the deduction at the target. */
      readonly toleransi_min_rp: Rupiah
      /** And at the ceiling; a loyal customer is given it at once. */
      readonly toleransi_max_rp: Rupiah
    }
  | {
      readonly rumus: 'NOTA_DENDA'
      /** Penalty per gram of a piece lighter than `batas_mg`, and from there on. */
      readonly denda_per_gram_ringan: Rupiah
      readonly denda_per_gram_berat: Rupiah
      readonly batas_mg: Milligram
    }
  | { readonly rumus: 'NOTA_UTUH' }
  | { readonly rumus: 'TOLAK'; readonly alasan: string }

/** A rule of buying back. The order of a list decides: the first that fits is taken. */
export interface AturanBeli {
  readonly kode: string
  readonly nama: string
  readonly syarat: SyaratBeli
  readonly rumus: RumusBeli
}

/** What the conditions ask of a piece. */
export interface FaktaBeli {
  readonly transaksi: TransaksiBeli
  readonly asal: AsalBeli
  readonly janji: Janji
  readonly hasil: HasilKondisi
  readonly dipakai: boolean
  readonly golongan: GolonganKadar
  readonly permil: Permil
  readonly kode_kadar: string
  readonly kode_group: string
  readonly kelompok_harga: string | null
  /** The Parameter Harga Beli that was chosen. */
  readonly kode_harga: string | null
  /** Whole days since the sale; `null` without nota. */
  readonly umur: number | null
}

/**
 * The first rule that fits. A formula on the nota's price never fits a piece without one, nor one
 * on a typed price a piece for which none was chosen.
 */
export function pilihAturan(
  rules: readonly AturanBeli[],
  facts: FaktaBeli,
): AturanBeli | undefined {
  return rules.find(rule => fits(rule, facts))
}

function fits({ syarat, rumus }: AturanBeli, facts: FaktaBeli): boolean {
  if (needsNota(rumus) && facts.asal !== 'NOTA') return false
  if (needsCode(rumus) && facts.kode_harga === null) return false
  if (syarat.hasil.length > 0 && !syarat.hasil.includes(facts.hasil)) return false
  if (facts.permil < (syarat.permil_dari ?? 0)) return false
  return (
    PLAIN.every(key => syarat[key] === null || syarat[key] === facts[key]) && ofAge(syarat, facts)
  )
}

/** Conditions that name one thing. */
const PLAIN = [
  'transaksi',
  'asal',
  'janji',
  'dipakai',
  'golongan',
  'kode_kadar',
  'kode_group',
  'kelompok_harga',
] as const

function ofAge({ umur_dari, umur_sampai }: SyaratBeli, { umur }: FaktaBeli): boolean {
  if (umur_dari === null && umur_sampai === null) return true
  return umur !== null && umur >= (umur_dari ?? umur) && umur <= (umur_sampai ?? umur)
}

const needsNota = ({ rumus }: RumusBeli): boolean => rumus.startsWith('NOTA')

const needsCode = (rumus: RumusBeli): boolean =>
  rumus.rumus === 'LOGAM' && rumus.dasar === 'KODE_HARGA'

/** Whether any rule goes by a price that is chosen by its code. */
export const pakaiKodeHarga = (rules: readonly Pick<AturanBeli, 'rumus'>[]): boolean =>
  rules.some(({ rumus }) => needsCode(rumus))

const PERSEN_MAKS: Permil = 2000
const UMUR_MAKS = 36_500
const KADAR_MURNI: Permil = 1000

/** What is wrong with a rule as typed, field by field; nothing when it will do. */
export function salahAturan({ kode, nama, syarat, rumus }: AturanBeli): SalahAturan[] {
  const { umur_dari, umur_sampai } = syarat
  return [
    ...filled('kode', kode),
    ...filled('nama', nama),
    ...within('syarat.permil_dari', syarat.permil_dari ?? 0, KADAR_MURNI),
    ...within('syarat.umur_dari', umur_dari ?? 0, UMUR_MAKS),
    ...within('syarat.umur_sampai', umur_sampai ?? 0, UMUR_MAKS),
    ...unless((umur_dari ?? 0) <= (umur_sampai ?? UMUR_MAKS), {
      field: 'syarat.umur_dari',
      teks: 'Umur awal melebihi umur akhir',
    }),
    ...unless(syarat.asal !== 'TANPA_NOTA' || !onlyWithNota({ syarat, rumus }), {
      field: 'syarat.asal',
      teks: 'Umur, janji dan harga nota tidak ada pada barang tanpa nota',
    }),
    ...salahRumus(rumus),
  ]
}

function salahRumus(rumus: RumusBeli): SalahAturan[] {
  switch (rumus.rumus) {
    case 'LOGAM':
      return [
        ...percentage('rumus.persen_permil', rumus.persen_permil, PERSEN_MAKS),
        ...percentage('rumus.margin_min_permil', rumus.margin_min_permil, PERSEN_MAKS),
        ...unless(rumus.margin_min_permil <= rumus.margin_max_permil, {
          field: 'rumus.margin_min_permil',
          teks: 'Margin minimum melebihi margin maksimum',
        }),
        ...unless(rumus.margin_max_permil <= rumus.persen_permil, {
          field: 'rumus.margin_max_permil',
          teks: 'Margin maksimum melebihi persennya',
        }),
      ]
    case 'NOTA':
      return [
        ...salahPotongan(rumus.potongan),
        ...within('rumus.toleransi_min_rp', rumus.toleransi_min_rp, RUPIAH_PER_PIECE_MAX),
        ...within('rumus.toleransi_max_rp', rumus.toleransi_max_rp, RUPIAH_PER_PIECE_MAX),
        ...unless(rumus.toleransi_min_rp <= rumus.toleransi_max_rp, {
          field: 'rumus.toleransi_min_rp',
          teks: 'Toleransi minimum melebihi toleransi maksimum',
        }),
      ]
    case 'NOTA_DENDA':
      return [
        ...within('rumus.denda_per_gram_ringan', rumus.denda_per_gram_ringan, RUPIAH_PER_GRAM_MAX),
        ...within('rumus.denda_per_gram_berat', rumus.denda_per_gram_berat, RUPIAH_PER_GRAM_MAX),
        ...within('rumus.batas_mg', rumus.batas_mg, BERAT_MAKS_MG),
        ...unless(rumus.batas_mg !== 0, {
          field: 'rumus.batas_mg',
          teks: 'Berat harus lebih dari 0',
        }),
      ]
    case 'NOTA_UTUH':
      return []
    case 'TOLAK':
      return filled('rumus.alasan', rumus.alasan)
  }
}

function salahPotongan(potongan: PotonganNota): SalahAturan[] {
  if (potongan.sumber !== 'SENDIRI') return []
  const field = 'rumus.potongan.nilai'
  const { cara, nilai } = potongan
  if (cara === 'PERSEN') return percentage(field, nilai, 1000)
  return within(field, nilai, cara === 'PER_GRAM' ? RUPIAH_PER_GRAM_MAX : RUPIAH_PER_PIECE_MAX)
}

/** What is wrong with a list: the place of the later of two rules that get in each other's way. */
export interface SalahDaftar extends SalahAturan {
  readonly urutan: number
}

/**
 * Two rules of one code, and rules that are never reached because one above them fits all they
 * would fit. What several rules above take together is not looked for.
 */
export function salahDaftar(rules: readonly AturanBeli[]): SalahDaftar[] {
  return rules.flatMap((rule, urutan) => {
    const above = rules.slice(0, urutan)
    const twin = above.find(({ kode }) => kode === rule.kode)
    const cover = above.find(other => covers(other, rule))
    const facts = { kode: cover?.kode ?? rule.kode }
    return [
      ...unless(
        !twin,
        { field: 'kode', teks: 'Kode {kode} dipakai dua kali' },
        { kode: rule.kode },
      ),
      ...unless(!cover, { field: 'syarat', teks: 'Tidak pernah terpakai setelah {kode}' }, facts),
    ].map(wrong => ({ ...wrong, urutan }))
  })
}

/** Whether a rule fits every piece that the other one does. */
function covers(wide: AturanBeli, narrow: AturanBeli): boolean {
  const [own, other] = [reach(wide), reach(narrow)]
  return (
    (!needsCode(wide.rumus) || needsCode(narrow.rumus)) &&
    PLAIN.every(key => own[key] === null || own[key] === other[key]) &&
    HASIL_KONDISI.every(hasil => own.hasil.includes(hasil) || !other.hasil.includes(hasil)) &&
    (own.permil_dari ?? 0) <= (other.permil_dari ?? 0) &&
    (own.umur_dari ?? 0) <= (other.umur_dari ?? 0) &&
    (own.umur_sampai ?? UMUR_MAKS) >= (other.umur_sampai ?? UMUR_MAKS)
  )
}

/** The conditions with what they and the formula leave unsaid. */
const reach = ({ syarat, rumus }: AturanBeli): SyaratBeli => ({
  ...syarat,
  asal: onlyWithNota({ syarat, rumus }) ? 'NOTA' : syarat.asal,
  hasil: syarat.hasil.length === 0 ? HASIL_KONDISI : syarat.hasil,
})

/** Age and promise are read from a nota, as some formulas are. */
const onlyWithNota = ({ syarat, rumus }: Pick<AturanBeli, 'syarat' | 'rumus'>): boolean =>
  needsNota(rumus) ||
  syarat.umur_dari !== null ||
  syarat.umur_sampai !== null ||
  (syarat.janji !== null && syarat.janji !== 'TANPA')
