import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { code128, qrCode } from '../pdf/codes.ts'
import { barcodeFit } from './code-fit.ts'
import { labelSheetPdf } from './label-pdf.ts'
import type { LabelTemplate } from './template.ts'
import { tspl } from './tspl.ts'
import { zpl } from './zpl.ts'

/** A jewellery tag: two flags of 27 mm joined by a tail of 18 mm. */
const DUMBBELL: LabelTemplate = {
  lebar_mm: 72,
  tinggi_mm: 12,
  kolom: 1,
  jarak_mm: 3,
  dpi: 203,
  fields: [
    { kind: 'barcode', x: 0, y: 1, width: 27, height: 7, text: '{kode_barcode}' },
    { kind: 'text', x: 0, y: 8.4, width: 27, height: 2.8, text: '{kode_barcode}', align: 'center' },
    { kind: 'text', x: 46, y: 0.9, width: 25, height: 3.6, text: '{berat} gr', bold: true },
    { kind: 'text', x: 46, y: 4.8, width: 13, height: 2.8, text: '{kadar}' },
    { kind: 'text', x: 59, y: 4.8, width: 12, height: 2.8, text: '{size}', align: 'right' },
    { kind: 'text', x: 46, y: 8.2, width: 25, height: 2.8, text: '{kode_group} {kode_baki}' },
  ],
}

const ITEM = {
  kode_barcode: '10002345',
  berat: '3.237',
  kadar: '17K 700',
  size: '16',
  kode_group: 'CCN',
  kode_baki: 'A12',
}

describe('width of a code', () => {
  it('fits 8 digits at 2 dots a module into a flag of 27 mm, as the trade reckons', () => {
    expect(code128('12345678').modules).toBe(79)
    expect(((79 + 20) * 2) / 8).toBe(24.75)
    expect(barcodeFit('12345678', 27 * 8)).toEqual({ module: 2, shift: 29 })
  })

  it('does not fit 10 digits', () => {
    expect(code128('1234567890').modules + 20).toBe(110)
    expect(barcodeFit('1234567890', 27 * 8).module).toBe(1)
  })

  it('makes QR codes of level M', () => {
    expect(qrCode('12345678901234').modules).toBe(21)
    expect(qrCode('abcdefghijklmno').modules).toBe(25)
  })
})

describe('zpl', () => {
  it('writes the tag', () => {
    expect(zpl(DUMBBELL, [ITEM])).toBe(
      [
        '^XA',
        '^CI28',
        '^PW576',
        '^LL96',
        '^LH0,0',
        '^FO29,8^BY2^BCN,56,N,N,N,N^FH_^FD>;10002345^FS',
        '^FO0,67^A0N,22,19^FB216,1,0,C^FH_^FD10002345^FS',
        '^FO368,7^A0N,29,29^FB200,1,0,L^FH_^FD3.237 gr^FS',
        '^FO368,38^A0N,22,19^FB104,1,0,L^FH_^FD17K 700^FS',
        '^FO472,38^A0N,22,19^FB96,1,0,R^FH_^FD16^FS',
        '^FO368,66^A0N,22,19^FB200,1,0,L^FH_^FDCCN A12^FS',
        '^XZ',
        '',
      ].join('\n'),
    )
  })

  it('lets no text become a command', () => {
    const text = zpl(DUMBBELL, [{ ...ITEM, size: '^XZ~JA_5E\n\\&', kadar: '\0' }])
    expect(text).toContain('^FD_5EXZ_7EJA_5F5E /&^FS')
    expect(text.match(/\^XZ/g)).toHaveLength(1)
    expect(text).not.toContain('~')
  })
})

describe('tspl', () => {
  it('writes the tag', () => {
    expect(tspl(DUMBBELL, [ITEM])).toBe(
      [
        'SIZE 72 mm,12 mm',
        'GAP 3 mm,0 mm',
        'DIRECTION 1',
        'REFERENCE 0,0',
        'CODEPAGE UTF-8',
        'CLS',
        'BARCODE 29,8,"128",56,0,0,2,2,"10002345"',
        'TEXT 60,67,"2",0,1,1,"10002345"',
        'TEXT 368,7,"3",0,1,1,"3.237 gr"',
        'TEXT 368,38,"2",0,1,1,"17K 700"',
        'TEXT 544,38,"2",0,1,1,"16"',
        'TEXT 368,66,"2",0,1,1,"CCN A12"',
        'PRINT 1,1',
        '',
      ].join('\r\n'),
    )
  })

  it('lets no text become a command', () => {
    const text = tspl(DUMBBELL, [{ ...ITEM, size: '"\r\nCLS\\["' }])
    expect(text.split('\r\n').filter(line => line.startsWith('CLS'))).toHaveLength(1)
    expect(text).toContain('"\\["] CLS/[\\["]"')
  })
})

describe('rolls and sheets', () => {
  const two: LabelTemplate = {
    ...DUMBBELL,
    lebar_mm: 35,
    kolom: 2,
    fields: DUMBBELL.fields.slice(0, 2),
  }

  it('places labels side by side', () => {
    const text = zpl(two, [ITEM, { kode_barcode: '20002345' }, { kode_barcode: '30002345' }])
    expect(text.match(/\^XA/g)).toHaveLength(2)
    expect(text).toContain('^PW584')
    expect(text).toContain('^FO333,8^BY2^BCN,56,N,N,N,N^FH_^FD>;20002345^FS')
  })

  it('draws a page per row of a roll, and fills sheets', async () => {
    const items = Array.from({ length: 40 }, (_, i) => ({
      ...ITEM,
      kode_barcode: `${10000000 + i}`,
    }))
    const options = { title: 'Label', at: '2026-01-31T01:00:00Z' }
    const roll = await labelSheetPdf(DUMBBELL, items.slice(0, 3), options)
    const sheet = { lebar_mm: 210, tinggi_mm: 297, margin_mm: 8 }
    const sheets = await labelSheetPdf(DUMBBELL, items, { ...options, sheet })
    const read = await getDocument({ data: new Uint8Array(roll) }).promise
    expect(read.numPages).toBe(3)
    const [, , width = 0, height = 0] = (await read.getPage(1)).view
    expect([width / 72, height / 72].map(inch => Math.round(inch * 254) / 10)).toEqual([72, 12])
    expect((await getDocument({ data: new Uint8Array(sheets) }).promise).numPages).toBe(2)
  })
})
