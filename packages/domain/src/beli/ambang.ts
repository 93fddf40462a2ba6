import type { Milligram, Rupiah } from '../quantity.ts'
import type { AsalBeli } from './aturan-beli.ts'
import type { Kerusakan } from './kerusakan.ts'

/** Whether a piece without a nota of ours asks for approval (setting BELI_TANPA_NOTA). */
export type BeliTanpaNota = 'BOLEH' | 'OTORISASI'

/** Why a supervisor is asked, by the category of the grant. */
export type ButuhPembelian =
  | {
      readonly kategori: 'PEMBELIAN'
      readonly sebab: 'DIATAS_TERTINGGI' | 'TANPA_NOTA' | 'SIFAT_BEDA' | 'KERUSAKAN'
    }
  | { readonly kategori: 'TOLERANSI_BERAT_PEMBELIAN'; readonly sebab: 'BERAT_BEDA' }

/** What the approvals of a bought piece hang on. */
export interface BarisBeli {
  readonly asal: AsalBeli
  /** As typed, after bargaining. */
  readonly harga_rp: Rupiah
  readonly tertinggi_rp: Rupiah
  /** On the scale, and on the nota: `null` without one. */
  readonly berat_mg: Milligram
  readonly berat_nota_mg: Milligram | null
  /** It is said to be of another kadar, group or jenis than its nota says. */
  readonly sifat_beda: boolean
  readonly kerusakan: readonly Pick<Kerusakan, 'perlu_otorisasi'>[]
}

export interface PengaturanAmbang {
  readonly tanpa_nota: BeliTanpaNota
  /** TOLERANSI_BERAT_MG. */
  readonly toleransi_berat_mg: Milligram
}

/**
 * Approvals a bought piece needs, none where it needs none (04-domain B6): a price above the
 * ceiling, no nota where the shop asks for it, another kadar, group or jenis than the nota's, for
 * that is what its gold is reckoned by, damage that asks for it, and a weight too far from the
 * nota's, either way.
 */
export function butuhPembelian(line: BarisBeli, setting: PengaturanAmbang): ButuhPembelian[] {
  const { asal, berat_mg, berat_nota_mg } = line
  const off = berat_nota_mg === null ? 0 : Math.abs(berat_mg - berat_nota_mg)
  const asked: readonly (ButuhPembelian | false)[] = [
    line.harga_rp > line.tertinggi_rp && { kategori: 'PEMBELIAN', sebab: 'DIATAS_TERTINGGI' },
    asal === 'TANPA_NOTA' &&
      setting.tanpa_nota === 'OTORISASI' && { kategori: 'PEMBELIAN', sebab: 'TANPA_NOTA' },
    line.sifat_beda && { kategori: 'PEMBELIAN', sebab: 'SIFAT_BEDA' },
    line.kerusakan.some(({ perlu_otorisasi }) => perlu_otorisasi) && {
      kategori: 'PEMBELIAN',
      sebab: 'KERUSAKAN',
    },
    off > setting.toleransi_berat_mg && {
      kategori: 'TOLERANSI_BERAT_PEMBELIAN',
      sebab: 'BERAT_BEDA',
    },
  ]
  return asked.filter(one => one !== false)
}

/**
 * Sums of one person and day, over all stores, from which a card is asked for, an owner is warned,
 * and the day is reported (04-domain C4); `hitung_orang` of the database counts by them.
 */
export const AMBANG_IDENTITAS_RP: Rupiah = 100_000_000
export const AMBANG_PERINGATAN_RP: Rupiah = 400_000_000
export const AMBANG_TUGAS_RP: Rupiah = 500_000_000

const SAPAAN = /^(?:(?:BAPAK|BPK|PAK|IBU|BU|SDRI?|TN|NY|NN|HAJI|HJ?)[\s.]+)+/

/**
 * The name a person is counted by who says neither a card nor a telephone: the same one however it
 * is written, with or without what he is addressed by.
 */
export const namaDihitung = (nama: string): string =>
  nama
    .normalize('NFKD')
    .toUpperCase()
    .trim()
    .replace(SAPAAN, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
