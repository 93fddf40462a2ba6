import { formatRupiah } from '@kencana/domain/quantity'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { verifyChains } from '../../apps/server/src/engines/document/verify-chain.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { closeDay, notesOf, TODAY, UNCOUNTED } from './shop.ts'

const api = await testShop()
const { kasir, owner, rings } = await openShop(api, 14)

/** Texts of each page, as a reader of the file sees them. */
async function pagesOf(answer: Response): Promise<string[][]> {
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/pdf')
  const file = await getDocument({ data: new Uint8Array(await answer.arrayBuffer()) }).promise
  const pages: string[][] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent()
    pages.push(items.flatMap(item => ('str' in item && item.str.trim() !== '' ? [item.str] : [])))
  }
  return pages
}

test('the closing pack: sold, counted, short, and the head of the chain', async () => {
  expectStatus(await kasir.post('penjualan', cashSale(rings.slice(12, 13), RING_PRICE)), 201)
  const catatan = 'Kurang lima ratus rupiah, kembalian'
  expectStatus(await closeDay(kasir, RING_PRICE - 500, TODAY, { catatan }), 201)
  const { rantai } = expectStatus(
    await kasir.get<{ rantai: { urut: number; hash: string } }>(`tutup-toko/${TODAY}`),
    200,
  )
  const [words = [], ...more] = await pagesOf(await kasir.bytes(`tutup-toko/${TODAY}/pdf`))
  expect(more).toEqual([])
  const text = words.join(' ')
  expect(text).toContain('Toko Pasar Baru')
  expect(text).toContain('Sab, 21 Nov 2026')
  expect(text).toContain(catatan)
  expect(text).toMatch(/PENJUALAN 1 3\.237 2\.428 5,232,500/)
  expect(text).toMatch(/KASIR 5,232,500 5,232,000 -500/)
  expect(text).toContain('52 × 100,000')
  expect(text.replaceAll(' ', '')).toContain(rantai.hash)
  expect(text).toContain(`JKT:${rantai.urut}:`)
  const db = await api.database.app.connect()
  const chains = await verifyChains(db, [{ kode_toko: 'JKT', ...rantai }])
  db.release()
  expect(chains.flatMap(chain => chain.findings)).toEqual([])
})

test('a nota of twelve pieces: each once, in order, the total on the last page', async () => {
  const pieces = rings.slice(0, 12)
  const total = 12 * RING_PRICE
  const nama = 'Raden Ayu Kusumawardhani Prawirodirjo Tjokroaminoto Sastroamidjojo'
  const body = cashSale(pieces, total, { customer: { nama, alamat: 'Jl. Braga '.repeat(12) } })
  const { no_faktur_jual } = expectStatus(
    await kasir.post<{ no_faktur_jual: string }>('penjualan', body),
    201,
  )
  const path = `penjualan/${no_faktur_jual}/nota`
  const pages = await pagesOf(await kasir.bytes(path, { body: {} }))
  const printed = pages.map(words => words.filter(word => /^\d{8}$/.test(word)))
  expect(printed.slice(0, 2).flat()).toEqual(pieces)
  expect(pages[0]?.join(' ')).toContain('hal. 1/2')
  expect(pages[0]?.join(' ')).not.toContain('TOTAL')
  expect(pages[1]?.join(' ')).toContain('Rp 62,790,000')
  const slices = ['Raden Ayu Kusumaward', 'hani Prawirodirjo Tj', 'okroaminoto Sastroam']
  expect(pages[0]).toEqual(expect.arrayContaining(slices))
})

test('a pack of many drawers goes on on further pages; no row is lost', async () => {
  const drawers = Array.from({ length: 19 }, (_, i) => `L${i + 1}`)
  const nilai = { LACI: drawers.join(','), ...UNCOUNTED }
  expectStatus(
    await owner.put('para-system', { nilai, modul: {}, toko: ['JKT'] }, { toko: 'JKT' }),
    200,
  )
  const { laci, tgl_system } = expectStatus(
    await kasir.get<{ laci: string[]; tgl_system: string }>('tutup-toko'),
    200,
  )
  await api.goTo(tgl_system)
  const hitungan = laci.map((name, i) => ({ laci: name, pecahan: notesOf(888_800 + i * 1_000) }))
  expectStatus(await kasir.post('tutup-toko', { tgl_system, hitungan }), 201)
  const pages = await pagesOf(await kasir.bytes(`tutup-toko/${tgl_system}/pdf`))
  expect(pages).toHaveLength(3)
  const texts = pages.map(words => words.join(' '))
  expect(texts.map(text => /hal\. (\d\/3)/.exec(text)?.[1])).toEqual([undefined, '2/3', '3/3'])
  expect(texts.map(text => text.includes('Kepala rantai'))).toEqual([false, false, true])
  const all = texts.join(' ')
  for (const { laci: name, pecahan } of hitungan) {
    const sum = Object.entries(pecahan).reduce((rp, [note, n]) => rp + Number(note) * n, 0)
    expect(all).toMatch(new RegExp(`${name} [\\d,]+ ${formatRupiah(sum)}`))
    const largest = Math.max(...Object.keys(pecahan).map(Number))
    expect(all).toContain(`${name} ${pecahan[largest]} × ${formatRupiah(largest)}`)
  }
})
