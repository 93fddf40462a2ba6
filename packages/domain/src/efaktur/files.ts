import { type Rupiah, scale, split } from '../quantity.ts'
import { MOST, RETAIL_INVOICE_BULK, TAX_INVOICE_BULK } from './layout.ts'
import { taxNumber } from './nitku.ts'
import {
  type CaraDpp,
  isUncollected,
  type TaxedLine,
  type TaxedNota,
  type TaxFigures,
  type TradeBuyer,
  taxFigures,
} from './notas.ts'
import { type Filled, oneLine, writeXml } from './xml.ts'

/** What a file says of the shop. */
export interface Seller {
  /** 22 digits: the tax number and the place of business. */
  readonly nitku: string
  readonly cara: CaraDpp
}

/** The two files of a month. */
export const BENTUK = ['FAKTUR', 'DIGUNGGUNG'] as const
export type Bentuk = (typeof BENTUK)[number]

/** The file a nota belongs in. */
export const bentukOf = ({ pembeli }: Pick<TaxedNota, 'pembeli'>): Bentuk =>
  pembeli === null ? 'DIGUNGGUNG' : 'FAKTUR'

/** What one nota adds to its file under one code. */
export interface TaxEntry {
  readonly nota: TaxedNota
  /** Bars, whose VAT is not collected. */
  readonly uncollected: boolean
  readonly barang: readonly (TaxedLine & TaxFigures)[]
  readonly dpp_rp: number
  readonly ppn_rp: number
}

/** The entries of a nota: what bears VAT, and its bars apart, for they have a code of their own. */
export function entriesOf(nota: TaxedNota, cara: CaraDpp): TaxEntry[] {
  return [false, true].flatMap(uncollected => {
    const lines = nota.barang.filter(line => isUncollected(line) === uncollected)
    if (lines.length === 0) return []
    const figures = taxFigures(lines, cara)
    const barang = figures.map((figure, i) => ({ ...(lines[i] as TaxedLine), ...figure }))
    const sum = (of: (line: TaxFigures) => number) =>
      figures.reduce((all, line) => all + of(line), 0)
    const dpp_rp = sum(line => line.dpp_rp)
    return [{ nota, uncollected, barang, dpp_rp, ppn_rp: sum(line => line.ppn_rp) }]
  })
}

const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation'

/** Bars: 'PPN tidak dipungut berdasarkan PP Nomor 49 Tahun 2022', as the tax office numbers it. */
const FACILITY = { AddInfo: 'TD.00525', FacilityStamp: 'TD.01125' }
const NO_FACILITY = { AddInfo: '', FacilityStamp: '' }

/** Piece, of the tax office's list of units; goods of no code. */
const PIECE = { Opt: 'A', Code: '000000', Unit: 'UM.0021', Qty: '1' }

/** Most invoices that Coretax takes in one file. */
export const MOST_INVOICES = 1000

/** The file of invoices of their own. Throws RangeError for a nota with a fault. */
export function fakturXml(seller: Seller, entries: readonly TaxEntry[]): string {
  const invoices = entries.map(entry => invoice(seller, entry))
  return writeXml(TAX_INVOICE_BULK, `${XSI}="TaxInvoice.xsd"`, {
    TIN: seller.nitku.slice(0, 16),
    ListOfTaxInvoice: { TaxInvoice: invoices },
  })
}

function invoice({ nitku }: Seller, { nota, uncollected, barang }: TaxEntry): Filled {
  const buyer = nota.pembeli as TradeBuyer
  const number = taxNumber(buyer.npwp)
  if (number === null) throw new RangeError(`tax number of ${nota.no_faktur_jual}`)
  return {
    TaxInvoiceDate: nota.tgl,
    TaxInvoiceOpt: 'Normal',
    TrxCode: uncollected ? '07' : '05',
    ...(uncollected ? FACILITY : NO_FACILITY),
    CustomDoc: '',
    CustomDocMonthYear: '',
    RefDesc: oneLine(nota.no_faktur_jual, MOST.reference),
    SellerIDTKU: nitku,
    BuyerTin: number.tin,
    BuyerDocument: 'TIN',
    BuyerCountry: 'IDN',
    BuyerDocumentNumber: '-',
    BuyerName: oneLine(buyer.nama ?? '', MOST.name),
    BuyerAdress: oneLine(buyer.alamat ?? '', MOST.address),
    BuyerEmail: '',
    BuyerIDTKU: number.idtku,
    ListOfGoodService: { GoodService: barang.map(goodOf) },
  }
}

const goodOf = (line: TaxedLine & TaxFigures): Filled => ({
  ...PIECE,
  Name: oneLine(`${line.nama_barang} ${line.kode_barcode}`, MOST.name),
  Price: String(line.harga_rp),
  TotalDiscount: String(line.diskon_rp),
  TaxBase: String(line.dpp_rp),
  OtherTaxBase: hundredths(line.dpp_lain_e2),
  VATRate: rateText(line.tarif_permyriad),
  VAT: String(line.ppn_rp),
  STLGRate: '0',
  STLG: '0',
})

/** Nobody is named: a pooled invoice needs no buyer, and a file is no place to keep customers. */
const NOBODY = { BuyerName: '-', BuyerIdOpt: 'NIK', BuyerIdNumber: '0'.repeat(16) }

/** The file of pooled invoices of a month, `YYYY-MM`. */
export function gunggungXml(seller: Seller, masa: string, entries: readonly TaxEntry[]): string {
  const bases = wholeBases(entries)
  return writeXml(RETAIL_INVOICE_BULK, `${XSI}="schema.xsd"`, {
    TIN: seller.nitku.slice(0, 16),
    TaxPeriodMonth: String(Number(masa.slice(5, 7))),
    TaxPeriodYear: masa.slice(0, 4),
    ListOfRetailInvoice: { RetailInvoice: entries.map((entry, i) => pooled(entry, bases[i] ?? 0)) },
  })
}

/**
 * The other base of each row in whole rupiah, as pooled invoices are asked for: rounded once for
 * all rows of a code and shared over them, so that the rows make the sum.
 */
function wholeBases(entries: readonly TaxEntry[]): Rupiah[] {
  const bases: Rupiah[] = []
  for (const code of [false, true]) {
    const of = entries.flatMap(({ uncollected }, at) => (uncollected === code ? [at] : []))
    const exact = of.map(at => otherBase(entries[at] as TaxEntry))
    const total = exact.reduce((sum, e2) => sum + e2, 0)
    split(scale(total, 1, 100, 'TERDEKAT'), exact).forEach((base, i) => {
      bases[of[i] ?? 0] = base
    })
  }
  return bases
}

/** Hundredths of a rupiah. */
const otherBase = ({ barang }: TaxEntry): number =>
  barang.reduce((sum, line) => sum + line.dpp_lain_e2, 0)

const pooled = ({ nota, uncollected, dpp_rp, ppn_rp }: TaxEntry, base: Rupiah): Filled => ({
  TrxCode: uncollected ? '07' : 'Normal',
  ...NOBODY,
  GoodServiceOpt: 'A',
  SerialNo: oneLine(nota.no_faktur_jual, MOST.reference),
  TransactionDate: nota.tgl,
  TaxBaseSellingPrice: String(dpp_rp),
  OtherTaxBaseSellingPrice: String(base),
  VAT: String(ppn_rp),
  STLG: '0',
  Info: '',
})

/** Hundredths as a figure: 47454900 -> '474549', 47454917 -> '474549.17'. */
const hundredths = (e2: number): string => {
  const cents = e2 % 100
  const whole = String((e2 - cents) / 100)
  return cents === 0 ? whole : `${whole}.${String(cents).padStart(2, '0')}`
}

/** 1200 -> '12', 165 -> '1.65', 110 -> '1.1'. */
const rateText = (permyriad: number): string => String(permyriad / 100)
