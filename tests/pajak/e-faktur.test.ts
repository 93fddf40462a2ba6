import type { showEfaktur } from '@kencana/contract/areas/pajak/e-faktur'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { RETAIL_INVOICE_BULK, TAX_INVOICE_BULK } from '@kencana/domain/efaktur/layout'
import type { Branch } from '@kencana/domain/efaktur/xml'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { theOne } from '../pelanggan/book.ts'
import { expectStatus, takeIn } from '../penjualan/shop.ts'
import { reportOf } from '../reports/report-shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import { allOf, type Element, readXml, textsOf } from './read-xml.ts'
import {
  BAR_PRICE,
  DES,
  HOMELESS,
  MAKER,
  MASA_DES,
  MASA_NOV,
  NOV,
  PPN,
  RING_PRICE,
  sell,
  type TaxedShop,
  TRADER,
  taxedShop,
} from './taxed-shop.ts'

// The files for Coretax, read back by a parser: their layout, their figures against report and
// books, what is missing of a nota, and whose number they carry.

const NITKU = '0123456789012345000001'

let shop: TaxedShop
beforeAll(async () => {
  shop = await taxedShop()
})
afterAll(() => shop?.api.stop())

type Shown = AnswerOf<typeof showEfaktur>
interface Refused {
  readonly code: string
  readonly errors: Record<string, string>
  readonly facts: Record<string, string | number>
}

const asked = (query: object) => new URLSearchParams({ ...query } as Record<string, string>)
const shown = async (query: object = MASA_NOV, who: Caller = shop.spv): Promise<Shown> =>
  expectStatus(await who.get<Shown>(`pajak/e-faktur?${asked(query)}`), 200)
const refused = async (query: object) => {
  const answer = await shop.spv.get<Refused>(`pajak/e-faktur/berkas?${asked(query)}`)
  return [answer.status, answer.body.code]
}
const fetched = async (query: object) => {
  const response = await shop.spv.bytes(`pajak/e-faktur/berkas?${asked(query)}`)
  if (response.status !== 200) throw new Error(await response.text())
  return { response, root: readXml(Buffer.from(await response.arrayBuffer())) }
}
const setStore = async (change: object, nilai: object) => {
  type Store = { toko: object; versi: number }
  const { toko, versi } = expectStatus(await shop.spv.get<Store>('settingtoko'), 200)
  return shop.spv.put<Refused>('settingtoko', { ...toko, ...change, nilai, versi })
}
const FAKTUR = { ...MASA_NOV, bentuk: 'FAKTUR' }
const DIGUNGGUNG = { ...MASA_NOV, bentuk: 'DIGUNGGUNG' }
const sumOf = (root: Element, name: string) =>
  textsOf(root, name).reduce((sum, text) => sum + Number(text), 0)

/** Every element stands where the layout has it, once or as often as it may, in its form. */
function fits(element: Element, layout: Branch): void {
  expect(element.name).toBe(layout.name)
  const names = element.children.map(child => child.name)
  const order = layout.holds.flatMap(one => {
    const times = names.filter(name => name === one.name).length
    const isMany = 'holds' in one && one.many === true
    expect([layout.name, one.name, isMany ? Math.max(times, 1) : 1]).toEqual([
      ...[layout.name, one.name, times],
    ])
    return Array<string>(times).fill(one.name)
  })
  expect(names).toEqual(order)
  for (const child of element.children) {
    const one = layout.holds.find(({ name }) => name === child.name)
    if (one !== undefined && 'holds' in one) fits(child, one)
    else expect(child.text).toMatch(one?.form ?? /never/)
  }
}

describe('the number of the place of business', () => {
  test('is wanted before any file is made', async () => {
    expect((await shown()).penjual).toMatchObject({ nitku: '', kurang: ['NITKU_KOSONG'] })
    expect(await refused(DIGUNGGUNG)).toEqual([422, 'NITKU_KOSONG'])
  })

  test.each(['123', '0'.repeat(22), `${NITKU}1`, 'A123456789012345000001'])(
    '%s is none',
    async text => {
      const answer = await setStore({}, { NITKU: text })
      expect([answer.status, answer.body.code]).toEqual([400, 'TIDAK_LENGKAP'])
      expect(Object.keys(answer.body.errors)).toEqual(['NITKU'])
    },
  )

  test('fits the tax number on the papers, or no file is made', async () => {
    expectStatus(await setStore({ npwp: '99.999.999.9-999.999' }, { NITKU }), 200)
    expect((await shown()).penjual.kurang).toEqual(['NITKU_BEDA'])
    expect(await refused(DIGUNGGUNG)).toEqual([422, 'NITKU_BEDA'])
    expectStatus(await setStore({ npwp: '12.345.678.9-012.345' }, {}), 200)
    expect((await shown()).penjual).toMatchObject({ nitku: NITKU, kurang: [] })
  })
})

describe('before export', () => {
  test('files, books and what is missing of which nota are told', async () => {
    const { berkas, buku, kurang, jumlah_kurang, npwp_lama } = await shown()
    expect(berkas).toEqual([
      {
        bentuk: 'FAKTUR',
        nota: 2,
        bagian: 1,
        dpp: 3 * RING_PRICE - PPN.two + BAR_PRICE,
        ppn: PPN.two,
        tidak_dipungut: 2_200_000,
        belum: { nota: 1, ppn: PPN.faktur },
      },
      {
        bentuk: 'DIGUNGGUNG',
        nota: 3,
        bagian: 1,
        dpp: 4 * RING_PRICE - 2 * PPN.faktur - 2 * PPN.tanpa + BAR_PRICE,
        ppn: 2 * PPN.faktur + 2 * PPN.tanpa,
        tidak_dipungut: 2_200_000,
        belum: { nota: 0, ppn: 0 },
      },
    ])
    const { totals } = await reportOf(shop.spv, 'laporan-ppn-keluaran', {
      tanggal_awal: NOV,
      sampai_tgl: NOV,
    })
    expect(buku).toEqual({ ppn: totals.ppn, di_luar_nota: 0 })
    expect(kurang).toEqual([
      {
        no_faktur_jual: shop.nota.homeless,
        tgl: NOV,
        bentuk: 'FAKTUR',
        nama: HOMELESS.nama,
        ppn: PPN.faktur,
        kurang: ['ALAMAT_KOSONG'],
      },
    ])
    expect([jumlah_kurang, npwp_lama]).toEqual([1, [shop.nota.homeless]])
  })

  test('nothing is left out silently: it is refused, or said to be left out', async () => {
    expect(await refused(FAKTUR)).toEqual([422, 'EFAKTUR_BELUM_LENGKAP'])
    const { root } = await fetched({ ...FAKTUR, tanpa_kurang: 'YA' })
    expect(textsOf(root, 'RefDesc')).not.toContain(shop.nota.homeless)
    expect(sumOf(root, 'VAT')).toBe(PPN.two + 2_200_000)
  })

  test('what the nota does not say is completed in the book of customers', async () => {
    const { id, versi, nama, telp } = await theOne(shop.kasir, HOMELESS.telp)
    const body = { id, versi, nama, telp, alamat: 'Jl. Kenanga 3' }
    expectStatus(await shop.kasir.put('pelanggan', body), 200)
    expect((await shown()).jumlah_kurang).toBe(0)
  })
})

describe('invoices of their own', () => {
  test('stand in the layout of the tax office', async () => {
    const { root, response } = await fetched(FAKTUR)
    fits(root, TAX_INVOICE_BULK)
    expect(root.attributes).toContain('xsi:noNamespaceSchemaLocation="TaxInvoice.xsd"')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="e-faktur_faktur_JKT_${NOV}_${NOV}.xml"`,
    )
  })

  test('say seller, buyer and pieces; a cancelled sale is in none', async () => {
    const { root } = await fetched(FAKTUR)
    const { trader, homeless, maker } = shop.nota
    expect(textsOf(root, 'RefDesc')).toEqual([trader, trader, homeless, maker])
    expect(textsOf(root, 'TrxCode')).toEqual(['05', '07', '05', '05'])
    expect(textsOf(root, 'TIN')).toEqual([NITKU.slice(0, 16)])
    expect(new Set(textsOf(root, 'SellerIDTKU'))).toEqual(new Set([NITKU]))
    expect(textsOf(root, 'BuyerTin')).toEqual([
      ...['1234567890123456', '1234567890123456', '0123456789012345', MAKER.pajak.npwp],
    ])
    expect(textsOf(root, 'BuyerIDTKU')).toEqual([
      ...['1234567890123456000003', '1234567890123456000003'],
      ...['0123456789012345000000', `${MAKER.pajak.npwp}000000`],
    ])
    expect(textsOf(root, 'BuyerName')[0]).toBe(TRADER.nama)
    expect(textsOf(root, 'BuyerAdress')[2]).toBe('Jl. Kenanga 3')
    expect(allOf(root, 'GoodService')).toHaveLength(5)
    expect(textsOf(root, 'Name')[0]).toMatch(/^Cincin Belah Rotan \d{8}$/)
  })

  test('have figures that agree line by line, and the VAT of report and books', async () => {
    const { root } = await fetched(FAKTUR)
    for (const line of allOf(root, 'GoodService')) {
      const of = (name: string) => Number(textsOf(line, name)[0])
      expect(of('Price') * of('Qty') - of('TotalDiscount')).toBe(of('TaxBase'))
      const vat = (of('OtherTaxBase') * of('VATRate')) / 100
      expect(Math.abs(vat - of('VAT'))).toBeLessThan(0.01)
    }
    const pooled = (await fetched(DIGUNGGUNG)).root
    const collected = (list: Element[], inside: string) =>
      list
        .filter(one => textsOf(one, 'TrxCode')[0] !== '07')
        .reduce((sum, one) => sum + sumOf(one, inside), 0)
    const all =
      collected(allOf(root, 'TaxInvoice'), 'VAT') + collected(allOf(pooled, 'RetailInvoice'), 'VAT')
    const days = { tanggal_awal: NOV, sampai_tgl: NOV }
    const { totals } = await reportOf(shop.spv, 'laporan-ppn-keluaran', days)
    expect(all).toBe(totals.ppn)
    expect(sumOf(root, 'VAT') + sumOf(pooled, 'VAT') - all).toBe(totals.bebas)
  })

  test('tell the base as the price where the store says so', async () => {
    expectStatus(await setStore({}, { EFAKTUR_DPP: 'HARGA_JUAL' }), 200)
    const { root } = await fetched(FAKTUR)
    fits(root, TAX_INVOICE_BULK)
    expect(textsOf(root, 'VATRate')).toEqual(['1.1', '1.1', '12', '1.1', '0'])
    expect(textsOf(root, 'OtherTaxBase')[0]).toBe(textsOf(root, 'TaxBase')[0])
    expectStatus(await setStore({}, { EFAKTUR_DPP: 'NILAI_LAIN' }), 200)
  })
})

describe('pooled invoices', () => {
  test('stand in their layout, name nobody, and are of one period', async () => {
    const { root } = await fetched(DIGUNGGUNG)
    fits(root, RETAIL_INVOICE_BULK)
    const { faktur, tanpa, mixed, des } = shop.nota
    expect(textsOf(root, 'SerialNo')).toEqual([faktur, tanpa, mixed, mixed])
    expect(textsOf(root, 'TrxCode')).toEqual(['Normal', 'Normal', 'Normal', '07'])
    expect(textsOf(root, 'VAT').map(Number)).toEqual([
      ...[PPN.faktur, PPN.tanpa, PPN.faktur + PPN.tanpa, 2_200_000],
    ])
    expect(new Set(textsOf(root, 'BuyerName'))).toEqual(new Set(['-']))
    expect([textsOf(root, 'TaxPeriodMonth'), textsOf(root, 'TaxPeriodYear')]).toEqual([
      ...[['11'], ['2026']],
    ])
    const next = (await fetched({ ...MASA_DES, bentuk: 'DIGUNGGUNG' })).root
    expect(textsOf(next, 'SerialNo')).toEqual([des])
  })

  test('bought without VAT, a nota is told and kept out', async () => {
    const set = (nilai: object) => shop.owner.put('para-system', { nilai, toko: ['BDG'] })
    expectStatus(await set({ PPN_AKTIF: 'TIDAK' }), 200)
    const bdg = await shop.api.as('KASIR-BDG')
    const rings = await takeIn(shop.owner, [{}], 'BDG')
    const nomor = await sell(bdg, rings, { kode_sales: 'NENG' })
    const { kurang } = await shown(MASA_NOV, await shop.api.as('SPV-BDG'))
    expect(kurang.map(one => [one.no_faktur_jual, one.kurang])).toEqual([[nomor, ['TANPA_PPN']]])
  })
})

describe('what is asked for', () => {
  test('is of one month, and of nothing there is no file', async () => {
    const two = await shop.spv.get<Refused>(
      `pajak/e-faktur?${asked({ tgl_from: NOV, tgl_to: DES })}`,
    )
    expect([two.status, two.body.code, two.body.errors.tgl_to]).toEqual([
      ...[400, 'TIDAK_LENGKAP', 'Pilih tanggal dalam satu bulan'],
    ])
    expect(await refused({ ...MASA_DES, bentuk: 'FAKTUR' })).toEqual([422, 'EFAKTUR_KOSONG'])
    expect(await refused({ ...FAKTUR, bagian: '2' })).toEqual([422, 'EFAKTUR_KOSONG'])
    expect(await refused({ ...DIGUNGGUNG, bagian: '2' })).toEqual([422, 'EFAKTUR_KOSONG'])
  })

  test('is the open day where none is named', async () => {
    const { tgl_from, tgl_to, berkas } = await shown({})
    expect([tgl_from, tgl_to, berkas.map(one => one.nota)]).toEqual([DES, DES, [0, 1]])
    expect((await shown({ tgl_to: NOV })).tgl_from).toBe(NOV)
    expect((await shown({ tgl_from: NOV })).tgl_to).toBe(NOV)
  })

  test('is refused to who has no such screen, and where the books are off', async () => {
    const sales = await shop.api.as('SALES-JKT')
    for (const path of ['pajak/e-faktur', 'pajak/e-faktur/berkas']) {
      expect((await sales.get<Refused>(path)).body.code).toBe('TANPA_HAK')
    }
    const off = { modul: { AKUNTANSI_MODULE: false }, nilai: {}, toko: ['JKT'] }
    expectStatus(await shop.owner.put('para-system', off), 200)
    expect((await shop.spv.get<Refused>('pajak/e-faktur')).body.code).toBe('MODULE_OFF')
  })
})
