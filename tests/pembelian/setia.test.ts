import { beforeAll, expect, test } from 'vitest'
import { asAdmin, set } from '../hutang/counter.ts'
import { cashSale, expectStatus, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { ofNota, openBuying } from './counter.ts'

// Formula E forgives a loyal customer the most at once (04-domain B6, decision 0097).

const api = await testShop()
const { owner, kasir, spv } = await openBuying(api)
await openBuying(api, 'BDG')
const RINI = { nama: 'Rini', telp: '0812 7000 1111' }
const ANDI = { nama: 'Andi', telp: '0812 7000 2222' }

async function sold(customer: object | null) {
  const barcodes = await takeIn(owner, [{}])
  const body = cashSale(barcodes, RING_PRICE, customer === null ? {} : { customer })
  const sale = await kasir.post<{ no_faktur_jual: string }>('penjualan', body)
  return { no_faktur_jual: expectStatus(sale, 201).no_faktur_jual, barcodes }
}
type Nota = Awaited<ReturnType<typeof sold>>
interface Valued {
  readonly target: number
  readonly tertinggi: number
  readonly kerja: readonly { readonly teks: string }[]
}

async function valued(nota: Nota, transaksi = 'TUKAR_TAMBAH', caller = kasir): Promise<Valued> {
  const { harga_beli: _, nama_barang: __, ke: ___, ...barang } = ofNota(nota, 1)
  const asked = { transaksi, barang: [barang] }
  const answer = await caller.post<{ barang: Valued[] }>('pembelian/taksir', asked)
  const [piece] = expectStatus(answer, 200).barang
  if (piece === undefined) throw new Error(answer.text)
  return piece
}

// 2 % of 5,232,500 was agreed; 10,000 to 25,000 of it are forgiven, and the rest goes down to 500.
const USUAL = { target: 5_137_500, tertinggi: 5_152_500 }
const LOYAL = { target: 5_152_500, tertinggi: 5_152_500 }
const said = (piece: Valued) => piece.kerja.map(({ teks }) => teks)

let first: Nota
let last: Nota
beforeAll(async () => {
  await set(owner, { SETIA_NOTA: '3', SETIA_HARI: '90' })
  first = await sold(RINI)
  await sold(RINI)
})

test('who has fewer notas than it takes bargains as others do', async () => {
  const piece = await valued(first)
  expect(piece).toMatchObject(USUAL)
  expect(said(piece)).toContain('Keringanan potongan')
})

test('with the last of them he is given the most at once, and the working says why', async () => {
  last = await sold({ ...RINI, telp: '+62 812-7000-1111' })
  const piece = await valued(first)
  expect(piece).toMatchObject(LOYAL)
  expect(said(piece)).toContain('Keringanan potongan, pelanggan setia')
  expect(await valued(await sold(ANDI))).toMatchObject(USUAL)
  expect(await valued(await sold(null))).toMatchObject(USUAL)
})

test('a plain purchase by its nota forgives nobody', async () => {
  const plain = await valued(first, 'PEMBELIAN')
  expect(plain.target).toBe(plain.tertinggi)
  expect(said(plain).join()).not.toContain('Keringanan')
})

test('a nota that is cancelled is none', async () => {
  const path = `penjualan/${last.no_faktur_jual}/batal`
  const body = { alasan: 'Salah barang' }
  const otorisasi = await spv.grant('BATAL_PENJUALAN', `POST ${path}`, body)
  expectStatus(await spv.post(path, { ...body, otorisasi }), 201)
  expect(await valued(first)).toMatchObject(USUAL)
  last = await sold(RINI)
  expect(await valued(first)).toMatchObject(LOYAL)
})

test('another store goes by its own numbers, and is not told who he is', async () => {
  const bdg = await api.as('KASIR-BDG')
  expect(await valued(first, 'TUKAR_TAMBAH', bdg)).toMatchObject({ tertinggi: LOYAL.tertinggi })
  await set(owner, { SETIA_NOTA: '3' }, 'BDG')
  const seen = await bdg.get<{ customer: object }>(`pembelian/nota/${first.no_faktur_jual}`)
  expect(expectStatus(seen, 200).customer).toMatchObject({ nama: null })
  expect(seen.text).not.toContain('belanja')
  expect(await valued(first, 'TUKAR_TAMBAH', bdg)).toMatchObject(LOYAL)
})

test('notas of before the period are none, and 0 is nobody', async () => {
  await set(owner, { SETIA_NOTA: '0' })
  expect(await valued(first)).toMatchObject(USUAL)
  await set(owner, { SETIA_NOTA: '3' })
  await asAdmin(
    api,
    `update jejak_pelanggan set tgl = tgl - 91 where nomor = '${last.no_faktur_jual}'`,
  )
  expect(await valued(first)).toMatchObject(USUAL)
  await set(owner, { SETIA_HARI: '91' })
  expect(await valued(first)).toMatchObject(LOYAL)
})
