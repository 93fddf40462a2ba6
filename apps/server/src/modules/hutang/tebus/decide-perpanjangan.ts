import type { Payoff } from '@kencana/contract/areas/hutang'
import type { previewRenewal } from '@kencana/contract/areas/hutang/commands'
import type { BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { addDays } from '@kencana/domain/calendar'
import { payoffOn } from '../daftar/payoff-of.ts'
import type { GoodsRow, LoanRow } from '../hutang.queries.ts'
import {
  type Appraisal,
  appraised,
  demandWithin,
  findPrice,
  gramPrice,
  lendsByParameter,
  type Terms,
  termsFor,
  termsToWrite,
  totalOf,
} from '../pinjam/decide-taksiran.ts'
import type { AppraisalFacts } from '../pinjam/taksir.queries.ts'
import { demandLicence, licenceOn } from '../tulis/licence.ts'

/** A renewal as it would be written; money in rupiah. */
export interface Renewal {
  readonly owed: Payoff
  readonly pledge: Appraisal
  /** Most that may stay lent: goods that all stay bear what is lent on them already. */
  readonly plafond: number
  readonly syarat: Terms
  readonly tgl_jatuh_tempo: string
  readonly figures: {
    readonly pokok_lama: number
    readonly pokok_baru: number
    readonly bunga_pinjam: number
    readonly denda: number
    readonly selisih: number
  }
}

/** What a renewal is decided from, besides what is asked. */
export interface RenewalFacts {
  readonly loan: LoanRow
  /** Its pledge, and what such goods are worth today. */
  readonly goods: readonly GoodsRow[]
  readonly worth: AppraisalFacts
  readonly tgl: string
  readonly setting: Readonly<Record<string, string>>
}

/**
 * Decides a renewal on a day: the old loan is settled, what stays is appraised anew, and the new
 * principal must be within its ceiling. Whoever leaves all of it and borrows no more is always
 * served, with a licence or without: the shop holds the goods and must be able to let go of them.
 * @throws Refusal IZIN_GADAI_*, MELEBIHI_PLAFOND, PINJAMAN_*, HARGA_BELUM_ADA, RUJUKAN_TIDAK_ADA
 */
export function decideRenewal(
  body: BodyOf<typeof previewRenewal>,
  { loan, goods, worth, tgl, setting }: RenewalFacts,
): Renewal {
  const pokok_baru = body.jumlah_hutang
  if (pokok_baru > loan.jumlah_hutang_rp) demandLicence(licenceOn(setting, tgl))
  const staying = goodsThatStay(goods, body.barang_diambil)
  const byParameter = lendsByParameter(setting)
  const always = staying.length === goods.length && pokok_baru <= loan.jumlah_hutang_rp
  const pledge = always
    ? keepOrAppraise(goods, worth, byParameter)
    : appraiseAgain(staying, worth, byParameter)
  if (!always) demandWithin(pokok_baru, pledge)
  const wanted = body.metode ?? termsFor(worth.bunga, pokok_baru, loan.syarat.metode)[0]?.metode
  const syarat = termsToWrite(worth.bunga, pokok_baru, wanted)
  const owed = payoffOn(loan, tgl)
  return {
    owed,
    pledge,
    plafond: always ? Math.max(loan.jumlah_hutang_rp, pledge.plafond_rp) : pledge.plafond_rp,
    syarat,
    tgl_jatuh_tempo: addDays(tgl, syarat.jangka_hari),
    figures: {
      pokok_lama: loan.jumlah_hutang_rp,
      pokok_baru,
      bunga_pinjam: owed.bunga_pinjam,
      denda: owed.denda,
      selisih: owed.total_bayar - pokok_baru,
    },
  }
}

function goodsThatStay(goods: readonly GoodsRow[], taken: readonly number[]): GoodsRow[] {
  const unknown = taken.find(baris => !goods.some(line => line.baris === baris))
  if (unknown !== undefined) {
    refuse('TIDAK_LENGKAP', {}, { barang_diambil: 'Barang jaminan itu tidak ada' })
  }
  const staying = goods.filter(line => !taken.includes(line.baris))
  if (staying.length > 0) return staying
  return refuse('TIDAK_LENGKAP', {}, { barang_diambil: 'Sedikitnya satu barang tetap dijaminkan' })
}

function appraiseAgain(
  goods: readonly GoodsRow[],
  facts: AppraisalFacts,
  byParameter: boolean,
): Appraisal {
  const priced = goods.map((line, index) => {
    const price = gramPrice(line, facts, byParameter)
    return { price, line: appraised(line, index, price, discountOf(line, facts)) }
  })
  return totalOf(
    priced.map(({ line }) => line),
    priced.map(({ price }) => price.terms),
  )
}

/** What the condition takes off today; goods in the vault are not turned away any more. */
const discountOf = ({ kode_kondisi, potongan_permil }: GoodsRow, facts: AppraisalFacts): number =>
  facts.kondisi.get(kode_kondisi)?.potongan_permil ?? potongan_permil

/** As appraised today; where today has no price for a line, all stays as it was pledged. */
const keepOrAppraise = (
  goods: readonly GoodsRow[],
  facts: AppraisalFacts,
  byParameter: boolean,
): Appraisal =>
  goods.every(line => typeof findPrice(line, facts, byParameter) !== 'string')
    ? appraiseAgain(goods, facts, byParameter)
    : totalOf(goods, [])
