import { labelBarang } from '@kencana/contract/papers/kinds/label-barang'
import { slipPindahBarang } from '@kencana/contract/papers/kinds/slip-stok'
import type { PaperElement, Template } from '@kencana/contract/papers/template'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Ctx } from '../../apps/server/src/platform/context.ts'
import { keepLogo } from '../../apps/server/src/platform/files/store-logo.ts'
import { expectStatus, openShop, takeIn } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { wordsOf } from './pdf-words.ts'

const TOKO = { toko: 'JKT' }
const LABEL = 'setting-nota-slip/label-barang'

const api = await testShop()
const { owner, rings } = await openShop(api, 30)
const spv = await api.as('SPV-JKT')

const changed = (t: Template, id: string, part: Partial<PaperElement>): Template => ({
  ...t,
  elemen: t.elemen.map(one => (one.id === id ? ({ ...one, ...part } as PaperElement) : one)),
})

test('a move has a slip with its pieces, on as many pages as they need', async () => {
  const move = { ke_baki: 'A02', barang: rings.slice(0, 25), keterangan: 'Etalase baru' }
  const { no_pindah } = expectStatus(
    await spv.post<{ no_pindah: string }>('barang/pindah', move),
    201,
  )
  const { words, size } = await wordsOf(await spv.bytes(`slip-barang/${no_pindah}`))
  const texts = words.map(({ text }) => text)
  expect(size.map(Math.round)).toEqual([297, 210])
  expect(texts).toContain('SLIP PINDAH BARANG')
  expect(texts).toContain('Dipindah ke baki A02')
  expect(texts).toContain('hal. 1/2')
  expect(texts).toContain('hal. 2/2')
  for (const kode of move.barang) expect(texts).toContain(kode)
  expect(texts).toContain('25 barang · 80.925 g · emas murni 60.694 g')
  expect(texts).toContain('Keterangan: Etalase baru')
  // Head office has no screen less; a branch sees its own slips only.
  expect((await spv.bytes(`slip-barang/${no_pindah}`, { toko: 'BDG' })).status).toBe(403)
  const bdg = await api.as('SPV-BDG')
  expect((await bdg.get(`slip-barang/${no_pindah}`)).status).toBe(404)
})

test('a slip on a roll of 80 mm is as long as its rows', async () => {
  const { baku } = slipPindahBarang
  const roll: Template = {
    halaman: {
      lebar_mm: 80,
      tinggi_mm: 100,
      gulungan: true,
      margin: { kiri: 4, atas: 4, kanan: 4, bawah: 4 },
    },
    elemen: [
      ...baku.elemen
        .filter(({ id }) => ['nomor', 'barang', 'jumlah'].includes(id))
        .map(one => ({
          ...one,
          x: 4,
          w: 72,
          y: { nomor: 4, barang: 12, jumlah: 60 }[one.id] ?? 4,
        })),
    ].map(one =>
      one.jenis === 'TABEL'
        ? { ...one, h: 40, kolom: one.kolom.slice(1, 3).map(k => ({ ...k, lebar: 36 })) }
        : one,
    ),
  }
  const path = 'setting-nota-slip/slip-pindah-barang'
  const { versi } = expectStatus(await owner.get<{ versi: number }>(path, TOKO), 200)
  expectStatus(await owner.post(path, { templat: roll, versi_lama: versi }, TOKO), 201)
  const lengths: number[] = []
  for (const count of [2, 5]) {
    const barang = await takeIn(
      owner,
      Array.from({ length: count }, () => ({})),
    )
    const moved = await spv.post<{ no_pindah: string }>('barang/pindah', { ke_baki: 'A03', barang })
    const { no_pindah } = expectStatus(moved, 201)
    const { size, words } = await wordsOf(await spv.bytes(`slip-barang/${no_pindah}`))
    expect(new Set(words.map(({ page }) => page))).toEqual(new Set([1]))
    expect(size[0]).toBeCloseTo(80, 1)
    lengths.push(size[1] ?? 0)
  }
  const row = (9.5 * 1.25 + 4.2) * (25.4 / 72)
  expect((lengths[1] ?? 0) - (lengths[0] ?? 0)).toBeCloseTo(3 * row, 1)
})

test('labels come as before, until the store moves what stands on them', async () => {
  const [code = ''] = rings
  const print = async (bentuk: string) => {
    const body = { barang: [code], bentuk }
    return Buffer.from(await (await spv.bytes('barang/cetak-barcode', { body })).arrayBuffer())
  }
  // To the letter what the first release sent to the printer.
  expect((await print('TSPL')).toString().split('\r\n').slice(6, 11)).toEqual([
    `BARCODE 29,8,"128",56,0,0,2,2,"${code}"`,
    `TEXT 60,67,"2",0,1,1,"${code}"`,
    'TEXT 368,7,"3",0,1,1,"3.237 gr"',
    'TEXT 368,38,"2",0,1,1,"18 K"',
    'TEXT 368,66,"2",0,1,1,"T750 A02"',
  ])
  const { templat, versi } = expectStatus(
    await owner.get<{ templat: Template; versi: number }>(LABEL, TOKO),
    200,
  )
  expect(templat).toEqual(labelBarang.baku)
  const moved = changed(templat, 'berat', { x: 50, w: 22 })
  expectStatus(await owner.post(LABEL, { templat: moved, versi_lama: versi }, TOKO), 201)
  expect((await print('ZPL')).toString()).toContain(`^FO${50 * 8},7`)
  const { words, size } = await wordsOf(
    new Response(new Uint8Array(await print('PDF')), { status: 200 }),
  )
  expect(size[0]).toBeCloseTo(72, 1)
  const weight = words.find(({ text }) => text === '3.237 gr')
  expect(Math.abs((weight?.x ?? 0) - 50)).toBeLessThan(0.2)
})

test('the logo of the store stands where the template has a place for it', async () => {
  const path = 'setting-nota-slip/slip-tambah-barang'
  const { templat } = expectStatus(await owner.get<{ templat: Template }>(path, TOKO), 200)
  const place = { x: 14, y: 10, w: 20, h: 20, lembar: 'SEMUA', halaman: 'SEMUA' } as const
  const withLogo: Template = {
    ...templat,
    elemen: [...templat.elemen, { jenis: 'LOGO', id: 'logo', ...place }],
  }
  const images = async () => {
    const body = { templat: withLogo, dari: 'CONTOH' }
    const answer = await owner.bytes(`${path}/pratinjau`, { body, ...TOKO })
    return Buffer.from(await answer.arrayBuffer())
      .toString('latin1')
      .split('/Subtype /Image').length
  }
  const without = await images()
  const picture = await sharp({
    create: { width: 60, height: 60, channels: 3, background: '#aa7722' },
  })
    .png()
    .toBuffer()
  const { app } = api
  const ctx = { app, kode_toko: 'JKT', actor: { user_id: 'OWNER' }, now: app.clock.now }
  await keepLogo(ctx as unknown as Ctx, picture, async () => undefined)
  expect(await images()).toBeGreaterThan(without)
})
