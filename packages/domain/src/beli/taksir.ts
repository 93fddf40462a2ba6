import type { GolonganKadar } from '../kadar.ts'
import type { WorkStep } from '../price.ts'
import { formatRupiah, type Milligram, type Permil, type Rupiah } from '../quantity.ts'
import { type AmountRounding, roundAmount, roundingStep } from '../rounding.ts'
import type { RugiNota } from '../terms/buy-back.ts'
import type {
  AsalBeli,
  AturanBeli,
  DasarHarga,
  HasilKondisi,
  TransaksiBeli,
} from './aturan-beli.ts'
import { pilihAturan } from './aturan-beli.ts'
import { hasilKerusakan, type Kerusakan } from './kerusakan.ts'
import {
  berjumlah,
  jumlahKerja,
  kurangKerusakan,
  langkahDenda,
  langkahPotongan,
  type NotaBarang,
  nilaiLogam,
  nilaiNota,
  type Ujung,
} from './rumus.ts'

/** Everything the price of a piece that comes back hangs on. */
export interface BarangDitaksir {
  readonly transaksi: TransaksiBeli
  readonly asal: AsalBeli
  readonly kode_kadar: string
  readonly golongan: GolonganKadar
  readonly permil: Permil
  readonly kode_group: string
  readonly kelompok_harga: string | null
  /** On the scale, today. */
  readonly berat_mg: Milligram
  readonly nota: NotaBarang | null
  readonly dipakai: boolean
  /** A loyal customer. */
  readonly setia: boolean
  readonly kerusakan: readonly Kerusakan[]
  /** Prices per gram of the day; `null` where there is none. */
  readonly harga: {
    readonly mal_per_gram: Rupiah | null
    readonly papan_per_gram: Rupiah | null
    readonly kode_harga: { readonly kode: string; readonly per_gram: Rupiah } | null
  }
}

export interface PengaturanTaksir {
  readonly rugi: readonly RugiNota[]
  /** Step, and direction of PEMBULATAN_BELI. */
  readonly pembulatan: AmountRounding
}

/** Between target and ceiling the clerk may bargain; the steps of each add up to it. */
export interface Taksiran {
  readonly hasil: HasilKondisi
  readonly aturan: { readonly kode: string; readonly nama: string }
  readonly target_rp: Rupiah
  readonly tertinggi_rp: Rupiah
  readonly kerja: readonly WorkStep[]
  readonly kerja_tertinggi: readonly WorkStep[]
}

export type HasilTaksir =
  | { readonly taksiran: Taksiran }
  | {
      readonly tolak: 'ATURAN_BELI_BELUM_ADA' | 'DITOLAK_ATURAN' | 'HARGA_BELI_BELUM_ADA'
      readonly facts: Readonly<Record<string, string>>
    }

/**
 * What a piece that comes back is worth by the rules (04-domain B6). The first rule that fits its
 * class has the price. More damage never pays more: a repairable piece pays no less than its scrap,
 * and neither of them more than the piece would intact. A class that has no rule, is refused or
 * lacks its price is no bound for another. Throws RangeError on a weight that is negative or not
 * whole, and when there is a nota of a piece without one, or none of a piece that has it.
 */
export function taksir(
  piece: BarangDitaksir,
  rules: readonly AturanBeli[],
  setting: PengaturanTaksir,
): HasilTaksir {
  if (!Number.isSafeInteger(piece.berat_mg) || piece.berat_mg < 0) {
    throw new RangeError(`not a weight: ${piece.berat_mg} mg`)
  }
  if ((piece.asal === 'NOTA') !== (piece.nota !== null)) throw new RangeError('nota and origin')
  const hasil = hasilKerusakan(piece.kerusakan, piece.asal)
  const found = ruleOf(piece, rules, hasil)
  if ('tolak' in found) return found
  const { kode, nama } = found.aturan
  const of = (ujung: Ujung): readonly WorkStep[] => {
    const worth = (one: HasilKondisi) => worthOf(piece, rules, setting, { hasil: one, ujung })
    const steps = bounded(hasil, worth)
    const { selisih } = roundAmount(jumlahKerja(steps), setting.pembulatan)
    return [...steps, ...berjumlah(roundingStep(setting.pembulatan, selisih))]
  }
  const [kerja, kerja_tertinggi] = [of('TARGET'), of('TERTINGGI')]
  const [target_rp, tertinggi_rp] = [jumlahKerja(kerja), jumlahKerja(kerja_tertinggi)]
  const aturan = { kode, nama }
  return { taksiran: { hasil, aturan, target_rp, tertinggi_rp, kerja, kerja_tertinggi } }
}

/** Steps of a class, held between what its scrap and the intact piece would pay. */
function bounded(
  hasil: HasilKondisi,
  worth: (hasil: HasilKondisi) => readonly WorkStep[] | null,
): readonly WorkStep[] {
  const steps = worth(hasil) ?? []
  if (hasil === 'URIPAN') return steps
  const own = jumlahKerja(steps)
  const [scrap, intact] = [worth('ROSOK'), worth('URIPAN')]
  const least = scrap === null ? own : Math.max(own, jumlahKerja(scrap))
  const paid = intact === null ? least : Math.min(least, jumlahKerja(intact))
  return [
    ...steps,
    ...berjumlah(
      {
        teks: 'Tidak kurang dari harga rosok {harga}',
        facts: { harga: formatRupiah(least) },
        jumlah_rp: least - own,
      },
      {
        teks: 'Tidak lebih dari harga barang utuh {harga}',
        facts: { harga: formatRupiah(paid) },
        jumlah_rp: paid - least,
      },
    ),
  ]
}

function ruleOf(
  piece: BarangDitaksir,
  rules: readonly AturanBeli[],
  hasil: HasilKondisi,
): { readonly aturan: AturanBeli } | Extract<HasilTaksir, { tolak: string }> {
  const { nota, kode_kadar, kode_group } = piece
  const facts = {
    ...piece,
    hasil,
    kode_harga: piece.harga.kode_harga?.kode ?? null,
    umur: nota?.umur ?? null,
    janji: nota?.janji ?? 'TANPA',
  }
  const aturan = pilihAturan(rules, facts)
  if (aturan === undefined) {
    return { tolak: 'ATURAN_BELI_BELUM_ADA', facts: { hasil, kode_kadar, kode_group } }
  }
  const { rumus, nama } = aturan
  if (rumus.rumus === 'TOLAK') {
    return { tolak: 'DITOLAK_ATURAN', facts: { aturan: nama, alasan: rumus.alasan } }
  }
  if (rumus.rumus === 'LOGAM' && pricePerGram(rumus.dasar, piece.harga) == null) {
    const lacking = { aturan: nama, dasar: rumus.dasar }
    return { tolak: 'HARGA_BELI_BELUM_ADA', facts: { ...lacking, kode_kadar, kode_group } }
  }
  return { aturan }
}

function pricePerGram(dasar: DasarHarga, harga: BarangDitaksir['harga']): Rupiah | null {
  switch (dasar) {
    case 'MAL':
      return harga.mal_per_gram
    case 'PAPAN':
      return harga.papan_per_gram
    case 'KODE_HARGA':
      return harga.kode_harga?.per_gram ?? null
  }
}

/** Steps of a piece as if it were of a class, unrounded; `null` where that class has no price. */
function worthOf(
  piece: BarangDitaksir,
  rules: readonly AturanBeli[],
  { rugi, pembulatan }: PengaturanTaksir,
  { hasil, ujung }: { readonly hasil: HasilKondisi; readonly ujung: Ujung },
): WorkStep[] | null {
  const found = ruleOf(piece, rules, hasil)
  if ('tolak' in found) return null
  const { rumus } = found.aturan
  const cuts = kurangKerusakan(piece.kerusakan, hasil === 'RUSAK')
  if (rumus.rumus === 'LOGAM') {
    const margin = ujung === 'TARGET' ? rumus.margin_max_permil : rumus.margin_min_permil
    const permil = Math.max(0, rumus.persen_permil - margin)
    const per_gram = pricePerGram(rumus.dasar, piece.harga) ?? 0
    return nilaiLogam(piece.berat_mg, { per_gram, permil }, cuts, pembulatan.arah)
  }
  const { nota } = piece
  if (nota === null) return null
  const first =
    rumus.rumus === 'NOTA'
      ? langkahPotongan(rumus, { ...piece, nota }, rugi, ujung)
      : rumus.rumus === 'NOTA_DENDA'
        ? langkahDenda(rumus, nota)
        : []
  return nilaiNota(nota, first, cuts)
}
