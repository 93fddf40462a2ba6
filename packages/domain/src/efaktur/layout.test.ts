import { expect, test } from 'vitest'
import { MOST, RETAIL_INVOICE_BULK, TAX_INVOICE_BULK } from './layout.ts'
import type { Branch, Leaf } from './xml.ts'

/** A layout as an outline: elements in their order, `*` where there may be several. */
function outline(of: Leaf | Branch, depth = 0): string[] {
  const line = `${'  '.repeat(depth)}${of.name}${'many' in of && of.many ? '*' : ''}`
  const held = 'holds' in of ? of.holds.flatMap(one => outline(one, depth + 1)) : []
  return [line, ...held]
}

test('invoices, element by element as in the sample of the tax office', () => {
  expect(outline(TAX_INVOICE_BULK).join('\n')).toBe(`TaxInvoiceBulk
  TIN
  ListOfTaxInvoice
    TaxInvoice*
      TaxInvoiceDate
      TaxInvoiceOpt
      TrxCode
      AddInfo
      CustomDoc
      CustomDocMonthYear
      RefDesc
      FacilityStamp
      SellerIDTKU
      BuyerTin
      BuyerDocument
      BuyerCountry
      BuyerDocumentNumber
      BuyerName
      BuyerAdress
      BuyerEmail
      BuyerIDTKU
      ListOfGoodService
        GoodService*
          Opt
          Code
          Name
          Unit
          Price
          Qty
          TotalDiscount
          TaxBase
          OtherTaxBase
          VATRate
          VAT
          STLGRate
          STLG`)
})

test('pooled invoices, element by element', () => {
  expect(outline(RETAIL_INVOICE_BULK).join('\n')).toBe(`RetailInvoiceBulk
  TIN
  TaxPeriodMonth
  TaxPeriodYear
  ListOfRetailInvoice
    RetailInvoice*
      TrxCode
      BuyerName
      BuyerIdOpt
      BuyerIdNumber
      GoodServiceOpt
      SerialNo
      TransactionDate
      TaxBaseSellingPrice
      OtherTaxBaseSellingPrice
      VAT
      STLG
      Info`)
})

const digits = (count: number) => '9'.repeat(count)
const TIN = [[digits(16)], [digits(15), digits(17), `a${digits(16)}`, '']] as const
const IDTKU = [[digits(22)], [digits(21), digits(23), '']] as const
const DAY = [
  ['2026-11-20'],
  ['20-11-2026', '2026-11-2', '2026-1-20', '2026-11-201', '12026-11-20', '2026/11/20'],
] as const
const AMOUNT = [
  ['0', '124033.33', digits(15)],
  ['1.5', '1.555', '1.', '-1', digits(16), 'x1', '1.50 ', ''],
] as const
const WHOLE = [
  ['0', digits(15)],
  ['124033.33', '-1', digits(16), 'x1', ''],
] as const
const RATE = [
  ['0', '12', '1.1', '11.25'],
  ['123', '1.255', '1.', 'x1', '1x', ''],
] as const
const NOTHING = [[''], ['a', ' ']] as const
const GOODS = [
  ['A', 'B'],
  ['C', 'AB', ''],
] as const
const text = (most: number) =>
  [
    ['a', '𠮷'.repeat(most), 'PT "A" & B'],
    ['', 'a\nb', 'a\rb', 'a'.repeat(most + 1)],
  ] as const

/** What each element may say and may not, by its name; the name stands for the same everywhere. */
const SAID: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  TIN,
  TaxInvoiceDate: DAY,
  TaxInvoiceOpt: [['Normal'], ['normal', 'Normals', 'aNormal', '']],
  AddInfo: [
    ['', 'TD.00501', 'TD.00599'],
    ['TD.00601', 'TD.0050', 'TD.005012', 'xTD.00501', 'TD500501'],
  ],
  CustomDoc: NOTHING,
  CustomDocMonthYear: NOTHING,
  RefDesc: text(100),
  FacilityStamp: [
    ['', 'TD.01101'],
    ['TD.01201', 'TD.0110', 'TD.011012', 'xTD.01101', 'TDx01101'],
  ],
  SellerIDTKU: IDTKU,
  BuyerTin: TIN,
  BuyerDocument: [['TIN'], ['NIK', 'TINx', 'xTIN', '']],
  BuyerCountry: [['IDN'], ['ID', 'idn', 'IDNX', '']],
  BuyerDocumentNumber: [['-'], ['', '--', '1']],
  BuyerAdress: text(255),
  BuyerEmail: NOTHING,
  BuyerIDTKU: IDTKU,
  Opt: GOODS,
  Code: [['711319'], ['71131', '7113190', 'x711319', '']],
  Name: text(255),
  Unit: [
    ['UM.0018', 'UM.0039'],
    ['UM.0040', 'UM.00', 'UM.00180', 'xUM.0018', 'UMx0018', ''],
  ],
  Price: AMOUNT,
  Qty: AMOUNT,
  TotalDiscount: AMOUNT,
  TaxBase: AMOUNT,
  OtherTaxBase: AMOUNT,
  VATRate: RATE,
  STLGRate: RATE,
  TaxPeriodMonth: [
    ['1', '9', '10', '12'],
    ['0', '01', '13', '20', '112', ''],
  ],
  TaxPeriodYear: [['2026'], ['26', '20261', 'x2026', '']],
  BuyerName: text(255),
  BuyerIdOpt: [
    ['NPWP', 'NIK'],
    ['TIN', 'NIKx', 'xNPWP', ''],
  ],
  BuyerIdNumber: TIN,
  GoodServiceOpt: GOODS,
  SerialNo: text(100),
  TransactionDate: DAY,
  TaxBaseSellingPrice: WHOLE,
  OtherTaxBaseSellingPrice: WHOLE,
  Info: NOTHING,
}

/** Elements that say another thing in each file: cents in invoices of their own, none pooled. */
const OF_EACH: Readonly<Record<string, typeof SAID>> = {
  TaxInvoiceBulk: {
    TrxCode: [
      ['05', '07'],
      ['06', '057', '105', 'Normal', ''],
    ],
    VAT: AMOUNT,
    STLG: AMOUNT,
  },
  RetailInvoiceBulk: {
    TrxCode: [
      ['Normal', '07'],
      ['05', 'Normals', 'aNormal', '107', ''],
    ],
    VAT: WHOLE,
    STLG: WHOLE,
  },
}

const leaves = (of: Leaf | Branch): Leaf[] => ('holds' in of ? of.holds.flatMap(leaves) : [of])

test.each([
  ['TaxInvoiceBulk', () => TAX_INVOICE_BULK],
  ['RetailInvoiceBulk', () => RETAIL_INVOICE_BULK],
])('what each element of %s may say', (root, layout) => {
  for (const { name, form } of leaves(layout())) {
    const [good, bad] = OF_EACH[root]?.[name] ?? SAID[name] ?? [[], []]
    expect(good.length * bad.length, name).toBeGreaterThan(0)
    expect(
      good.filter(said => !form.test(said)),
      name,
    ).toEqual([])
    expect(
      bad.filter(said => form.test(said)),
      name,
    ).toEqual([])
  }
})

test('longest texts of a file', () => {
  expect(MOST).toEqual({ name: 255, address: 255, reference: 100 })
})
