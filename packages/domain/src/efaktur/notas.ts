import { ppnShares, type TaxedPrice, uncollectedPpn } from '../pajak.ts'
import { type Rupiah, scale, split } from '../quantity.ts'
import { taxNumber } from './nitku.ts'

/** A line of a sale as its tax is told: what was paid for it, and what was taken off before. */
export interface TaxedLine extends TaxedPrice {
  readonly kode_barcode: string
  readonly nama_barang: string
  readonly diskon_rp: Rupiah
}

/** A buyer who is no end user. */
export interface TradeBuyer {
  readonly jenis: 'PEDAGANG' | 'PABRIKAN'
  readonly npwp: string
  readonly nama: string | null
  readonly alamat: string | null
}

/** A sale that stands. */
export interface TaxedNota {
  readonly no_faktur_jual: string
  readonly tgl: string
  /** `null`: an end user, whose notas are pooled. */
  readonly pembeli: TradeBuyer | null
  readonly barang: readonly TaxedLine[]
}

/** What keeps a nota out of a file. */
export const FAULTS = ['NAMA_KOSONG', 'ALAMAT_KOSONG', 'NPWP_SALAH', 'TANPA_PPN'] as const
export type NotaFault = (typeof FAULTS)[number]

/**
 * What is missing of a nota: name, address and number of a buyer who gets an invoice of his own,
 * and the VAT of a piece that is no bar and goes to no maker: both alone bear none (04-domain C1).
 */
export function faultsOf({ pembeli, barang }: TaxedNota): NotaFault[] {
  const isMaker = pembeli?.jenis === 'PABRIKAN'
  const bare = barang.some(line => line.ppn_permyriad === 0 && !isUncollected(line) && !isMaker)
  const found: Record<NotaFault, boolean> = {
    NAMA_KOSONG: pembeli !== null && isBlank(pembeli.nama),
    ALAMAT_KOSONG: pembeli !== null && isBlank(pembeli.alamat),
    NPWP_SALAH: pembeli !== null && taxNumber(pembeli.npwp) === null,
    TANPA_PPN: bare,
  }
  return FAULTS.filter(fault => found[fault])
}

const isBlank = (text: string | null): boolean => (text ?? '').trim() === ''

/** A bar without VAT: it is told with a code of its own. */
export const isUncollected = ({ kelas_pajak, ppn_permyriad }: TaxedPrice): boolean =>
  kelas_pajak === 'BATANGAN' && ppn_permyriad === 0

/** Whether the base of a special rate is told as another value, or as the price (decision 0070). */
export const CARA_DPP = ['NILAI_LAIN', 'HARGA_JUAL'] as const
export type CaraDpp = (typeof CARA_DPP)[number]

/** The rate of the law, in parts per 10,000. */
const LEGAL_PERMYRIAD = 1200

/** Figures of a line as the file has them; `_e2` are hundredths of a rupiah. */
export interface TaxFigures {
  /** Price before VAT and before what was taken off. */
  readonly harga_rp: Rupiah
  readonly diskon_rp: Rupiah
  readonly dpp_rp: Rupiah
  readonly dpp_lain_e2: number
  readonly tarif_permyriad: number
  readonly ppn_rp: Rupiah
}

type Priced = TaxedPrice & { readonly diskon_rp?: Rupiah }

/** Figures of the lines of a nota that bear VAT, or of its bars: one code each. */
export function taxFigures(lines: readonly Priced[], cara: CaraDpp): TaxFigures[] {
  const uncollected = lines.every(isUncollected)
  const taxes = uncollected ? uncollectedShares(lines) : ppnShares(lines)
  return lines.map((line, i) => {
    const ppn_rp = taxes[i] ?? 0
    const dpp_rp = line.harga_rp - (uncollected ? 0 : ppn_rp)
    const rate = line.ppn_permyriad
    const diskon_rp = scale(line.diskon_rp ?? 0, 10_000, 10_000 + rate, 'TERDEKAT')
    const asPrice = cara === 'HARGA_JUAL' && !uncollected
    return {
      harga_rp: dpp_rp + diskon_rp,
      diskon_rp,
      dpp_rp,
      dpp_lain_e2: asPrice ? dpp_rp * 100 : scale(ppn_rp, 1_000_000, LEGAL_PERMYRIAD, 'TERDEKAT'),
      tarif_permyriad: asPrice ? rate : LEGAL_PERMYRIAD,
      ppn_rp,
    }
  })
}

const uncollectedShares = (lines: readonly TaxedPrice[]): Rupiah[] => {
  const prices = lines.map(line => line.harga_rp)
  const total = prices.reduce((sum, price) => sum + price, 0)
  return split(uncollectedPpn(total), prices)
}
