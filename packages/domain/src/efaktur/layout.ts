import type { Branch, Leaf } from './xml.ts'

// What Coretax imports, as the tax office's own samples have it: element by element, in this
// order. It publishes no XSD, so this table is the schema: files are written by it, and checked.

const leaf = (name: string, form: RegExp): Leaf => ({ name, form })
const branch = (name: string, holds: Branch['holds']): Branch => ({ name, holds })
const many = (name: string, holds: Branch['holds']): Branch => ({ name, many: true, holds })

const TIN = /^\d{16}$/
const IDTKU = /^\d{22}$/
const DAY = /^\d{4}-\d\d-\d\d$/
const AMOUNT = /^\d{1,15}(\.\d\d)?$/
const WHOLE = /^\d{1,15}$/
const RATE = /^\d{1,2}(\.\d{1,2})?$/
const NOTHING = /^$/

/** Longest texts of a file. */
export const MOST = { name: 255, address: 255, reference: 100 } as const
const text = (most: number) => new RegExp(`^[^\\n\\r]{1,${most}}$`, 'u')

const goodService = many('GoodService', [
  leaf('Opt', /^[AB]$/),
  leaf('Code', /^\d{6}$/),
  leaf('Name', text(MOST.name)),
  leaf('Unit', /^UM\.00[0-3]\d$/),
  leaf('Price', AMOUNT),
  leaf('Qty', AMOUNT),
  leaf('TotalDiscount', AMOUNT),
  leaf('TaxBase', AMOUNT),
  leaf('OtherTaxBase', AMOUNT),
  leaf('VATRate', RATE),
  leaf('VAT', AMOUNT),
  leaf('STLGRate', RATE),
  leaf('STLG', AMOUNT),
])

/** Invoices of their own; 'BuyerAdress' is the tax office's spelling. */
export const TAX_INVOICE_BULK = branch('TaxInvoiceBulk', [
  leaf('TIN', TIN),
  branch('ListOfTaxInvoice', [
    many('TaxInvoice', [
      leaf('TaxInvoiceDate', DAY),
      leaf('TaxInvoiceOpt', /^Normal$/),
      leaf('TrxCode', /^(05|07)$/),
      leaf('AddInfo', /^(TD\.005\d\d)?$/),
      leaf('CustomDoc', NOTHING),
      leaf('CustomDocMonthYear', NOTHING),
      leaf('RefDesc', text(MOST.reference)),
      leaf('FacilityStamp', /^(TD\.011\d\d)?$/),
      leaf('SellerIDTKU', IDTKU),
      leaf('BuyerTin', TIN),
      leaf('BuyerDocument', /^TIN$/),
      leaf('BuyerCountry', /^[A-Z]{3}$/),
      leaf('BuyerDocumentNumber', /^-$/),
      leaf('BuyerName', text(MOST.name)),
      leaf('BuyerAdress', text(MOST.address)),
      leaf('BuyerEmail', NOTHING),
      leaf('BuyerIDTKU', IDTKU),
      branch('ListOfGoodService', [goodService]),
    ]),
  ]),
])

/** Invoices to end users, pooled: attachments I.A.5 and I.A.9 of the monthly return. */
export const RETAIL_INVOICE_BULK = branch('RetailInvoiceBulk', [
  leaf('TIN', TIN),
  leaf('TaxPeriodMonth', /^([1-9]|1[0-2])$/),
  leaf('TaxPeriodYear', /^\d{4}$/),
  branch('ListOfRetailInvoice', [
    many('RetailInvoice', [
      leaf('TrxCode', /^(Normal|07)$/),
      leaf('BuyerName', text(MOST.name)),
      leaf('BuyerIdOpt', /^(NPWP|NIK)$/),
      leaf('BuyerIdNumber', TIN),
      leaf('GoodServiceOpt', /^[AB]$/),
      leaf('SerialNo', text(MOST.reference)),
      leaf('TransactionDate', DAY),
      leaf('TaxBaseSellingPrice', WHOLE),
      leaf('OtherTaxBaseSellingPrice', WHOLE),
      leaf('VAT', WHOLE),
      leaf('STLG', WHOLE),
      leaf('Info', NOTHING),
    ]),
  ]),
])
