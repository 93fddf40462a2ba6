import { describe, expect, it } from 'vitest'
import { bentukOf, entriesOf, fakturXml, gunggungXml, type TaxEntry } from './files.ts'
import type { TaxedLine, TaxedNota, TradeBuyer } from './notas.ts'

const SELLER = { nitku: '0123456789012345000002', cara: 'NILAI_LAIN' } as const

const ring: TaxedLine = {
  kode_barcode: '12000010',
  nama_barang: 'Cincin <Bunga> & "Daun"',
  kelas_pajak: 'PERHIASAN',
  ppn_permyriad: 110,
  harga_rp: 5_232_500,
  diskon_rp: 101_100,
}
const bar: TaxedLine = {
  ...ring,
  kode_barcode: '12000029',
  nama_barang: 'Batangan 10 gram',
  kelas_pajak: 'BATANGAN',
  ppn_permyriad: 0,
  harga_rp: 20_000_000,
  diskon_rp: 0,
}
const buyer: TradeBuyer = {
  jenis: 'PEDAGANG',
  npwp: '12.345.678.9-012.345',
  nama: "CV Emas\nJaya's",
  alamat: 'Jl. Pasar Baru 1',
}
const nota = (pembeli: TradeBuyer | null, ...barang: TaxedLine[]): TaxedNota => ({
  no_faktur_jual: 'FJ-JKT-261121-0001',
  tgl: '2026-11-21',
  pembeli,
  barang,
})
const entries = (of: TaxedNota): TaxEntry[] => entriesOf(of, 'NILAI_LAIN')
/** Texts of an element, in the order of the file. */
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?:/>|>([^<]*)</${name}>)`, 'g'))].map(hit => hit[1] ?? '')

/** Every element of a file as it opens, in the order of the file. */
const elements = (xml: string) => [...xml.matchAll(/<([A-Za-z]+)[^<>]*>/g)].map(hit => hit[1])
const words = (text: string) => text.trim().split(/\s+/)

// Typed from the tax office's samples, apart from the layout that files are written by.
const HEAD_OF_INVOICE = words(`
  TaxInvoice TaxInvoiceDate TaxInvoiceOpt TrxCode AddInfo CustomDoc CustomDocMonthYear RefDesc
  FacilityStamp SellerIDTKU BuyerTin BuyerDocument BuyerCountry BuyerDocumentNumber BuyerName
  BuyerAdress BuyerEmail BuyerIDTKU ListOfGoodService`)
const GOODS = words(`
  GoodService Opt Code Name Unit Price Qty TotalDiscount TaxBase OtherTaxBase VATRate VAT
  STLGRate STLG`)
const RETAIL = words(`
  RetailInvoice TrxCode BuyerName BuyerIdOpt BuyerIdNumber GoodServiceOpt SerialNo
  TransactionDate TaxBaseSellingPrice OtherTaxBaseSellingPrice VAT STLG Info`)

describe('the elements of the office', () => {
  it('stand in its order in invoices of their own', () => {
    const xml = fakturXml(SELLER, entries(nota(buyer, ring, bar, ring)))
    expect(elements(xml)).toEqual([
      ...['TaxInvoiceBulk', 'TIN', 'ListOfTaxInvoice'],
      ...[...HEAD_OF_INVOICE, ...GOODS, ...GOODS],
      ...[...HEAD_OF_INVOICE, ...GOODS],
    ])
  })

  it('stand in its order in pooled ones', () => {
    const xml = gunggungXml(SELLER, '2026-11', entries(nota(null, ring, bar)))
    expect(elements(xml)).toEqual([
      ...['RetailInvoiceBulk', 'TIN', 'TaxPeriodMonth', 'TaxPeriodYear', 'ListOfRetailInvoice'],
      ...[...RETAIL, ...RETAIL],
    ])
  })
})

describe('entries', () => {
  it('are one for what bears VAT and one for bars', () => {
    expect(entries(nota(null, ring, bar, ring))).toMatchObject([
      { uncollected: false, barang: [{}, {}], dpp_rp: 10_351_137, ppn_rp: 113_863 },
      { uncollected: true, barang: [{}], dpp_rp: 20_000_000, ppn_rp: 2_200_000 },
    ])
    expect(entries(nota(null, bar))).toHaveLength(1)
    expect(entries(nota(null))).toEqual([])
  })

  it('go into the file of their buyer', () => {
    expect([bentukOf(nota(buyer)), bentukOf(nota(null))]).toEqual(['FAKTUR', 'DIGUNGGUNG'])
  })
})

describe('invoices of their own', () => {
  const made = () => fakturXml(SELLER, entries(nota(buyer, ring, bar)))

  it('name seller and buyer, who gets a 0 in front of an old number', () => {
    const xml = made()
    expect(xml).toContain(
      '<TaxInvoiceBulk xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ' +
        'xsi:noNamespaceSchemaLocation="TaxInvoice.xsd">',
    )
    const of = (name: string) => texts(xml, name)[0]
    expect([of('TIN'), of('SellerIDTKU')]).toEqual(['0123456789012345', SELLER.nitku])
    expect([of('BuyerTin'), of('BuyerIDTKU')]).toEqual([
      '0123456789012345',
      '0123456789012345000000',
    ])
    expect(of('BuyerName')).toBe('CV Emas Jaya&apos;s')
    expect(of('Name')).toBe('Cincin &lt;Bunga&gt; &amp; &quot;Daun&quot; 12000010')
  })

  it('have code 05, bars 07 with the facility that frees them', () => {
    const xml = made()
    expect(texts(xml, 'TrxCode')).toEqual(['05', '07'])
    expect(texts(xml, 'AddInfo')).toEqual(['', 'TD.00525'])
    expect(texts(xml, 'FacilityStamp')).toEqual(['', 'TD.01125'])
  })

  it('have figures that agree line by line', () => {
    const xml = made()
    expect(texts(xml, 'Price')).toEqual(['5275569', '20000000'])
    expect(texts(xml, 'TotalDiscount')).toEqual(['100000', '0'])
    expect(texts(xml, 'TaxBase')).toEqual(['5175569', '20000000'])
    expect(texts(xml, 'OtherTaxBase')).toEqual(['474425', '18333333.33'])
    expect(texts(xml, 'VATRate')).toEqual(['12', '12'])
    expect(texts(xml, 'VAT')).toEqual(['56931', '2200000'])
  })

  it('tell the price as the base where the shop says so', () => {
    const told = nota(buyer, { ...ring, ppn_permyriad: 165 })
    const cara = 'HARGA_JUAL'
    const other = fakturXml({ ...SELLER, cara }, entriesOf(told, cara))
    expect(texts(other, 'VATRate')).toEqual(['1.65'])
    expect(texts(other, 'OtherTaxBase')).toEqual(texts(other, 'TaxBase'))
    expect(texts(other, 'VAT')).toEqual(['84935'])
  })

  it('are refused where somebody forgot to judge', () => {
    const nobody = entries(nota({ ...buyer, npwp: '1' }, ring))
    expect(() => fakturXml(SELLER, nobody)).toThrow(/tax number of FJ-JKT/)
    const nameless = entries(nota({ ...buyer, nama: null }, ring))
    expect(() => fakturXml(SELLER, nameless)).toThrow(/BuyerName/)
    const homeless = entries(nota({ ...buyer, alamat: null }, ring))
    expect(() => fakturXml(SELLER, homeless)).toThrow(/BuyerAdress/)
  })
})

describe('pooled invoices', () => {
  const made = () => gunggungXml(SELLER, '2026-01', entries(nota(null, ring, bar)))

  it('say month, year and nobody', () => {
    const xml = made()
    expect(xml).toContain('xsi:noNamespaceSchemaLocation="schema.xsd"')
    const of = (name: string) => texts(xml, name)[0]
    expect([of('TIN'), of('TaxPeriodMonth'), of('TaxPeriodYear')]).toEqual([
      ...['0123456789012345', '1', '2026'],
    ])
    expect(texts(xml, 'BuyerName')).toEqual(['-', '-'])
    expect(texts(xml, 'BuyerIdNumber')[0]).toBe('0000000000000000')
  })

  it('have a row of a nota for each code', () => {
    const xml = made()
    expect(texts(xml, 'TrxCode')).toEqual(['Normal', '07'])
    expect(texts(xml, 'SerialNo')).toEqual(['FJ-JKT-261121-0001', 'FJ-JKT-261121-0001'])
    expect(texts(xml, 'TaxBaseSellingPrice')).toEqual(['5175569', '20000000'])
    expect(texts(xml, 'OtherTaxBaseSellingPrice')).toEqual(['474425', '18333333'])
    expect(texts(xml, 'VAT')).toEqual(['56931', '2200000'])
  })

  it('have whole rupiah alone, whose rows make the sum of what is exact', () => {
    // VAT 14,884: a base of 124,033.33.
    const odd = { ...ring, harga_rp: 1_367_975, diskon_rp: 0 }
    const rows = Array.from({ length: 6 }, () => nota(null, odd, bar)).flatMap(entries)
    const whole = gunggungXml(SELLER, '2026-01', rows)
    const bases = texts(whole, 'OtherTaxBaseSellingPrice').map(Number)
    const [taxed, bars] = [0, 1].map(code => bases.filter((_, i) => i % 2 === code))
    expect(taxed).toEqual([124_033, 124_033, 124_034, 124_033, 124_033, 124_034])
    expect(bars?.reduce((a, b) => a + b)).toBe(110_000_000)
  })
})
