import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testShop } from '../sample-shop/test-shop.ts'
import { add, ok, priceBoard } from './shop.ts'

interface Detail {
  tawaran: { kode_marketplace: string; nama_kurir: string; deskripsi: string; versi: number } | null
  errors: Record<string, string>
  code: string
}

const module = (on: boolean) =>
  owner.put('para-system', { nilai: {}, modul: { MARKETPLACE_MODULE: on } }, { toko: 'JKT' })

const api = await testShop()
const owner = await api.as('OWNER')
const spv = await api.as('SPV-JKT')
await priceBoard(api)
await module(true)
for (const [kode_kurir, jenis_kurir, status] of [
  ['JNE', 'EKSPEDISI', 'AKTIF'],
  ['SENDIRI', 'INTERNAL', 'AKTIF'],
  ['LAMA', 'EKSPEDISI', 'TIDAK'],
]) {
  const row = { kode_kurir, nama_kurir: `Kurir ${kode_kurir}`, jenis_kurir, status }
  ok(await owner.post('kurir', row))
}
for (const [kode_marketplace, status] of [
  ['TOKOKU', 'AKTIF'],
  ['TUTUP', 'TIDAK'],
]) {
  const row = { kode_marketplace, nama_marketplace: `Pasar ${kode_marketplace}`, status }
  ok(await owner.post('master-marketplace', { ...row, biaya_permil: 25 }))
}
const code = await pictured()

/** A new piece with a picture. */
async function pictured(): Promise<string> {
  const [kode = ''] = await add(spv)
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#d4af37' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('kode_barcode', kode)
  form.set('image', new Blob([new Uint8Array(image)]), 'x.jpg')
  ok(await spv.post('barang/upload-image', undefined, { form }))
  return kode
}

const OFFER = {
  kode_marketplace: 'TOKOKU',
  kode_kurir: 'JNE',
  deskripsi: 'Cincin polos 18 karat',
  versi: 0,
}
const offer = (more: Record<string, unknown> = {}, kode = code, caller = spv) =>
  caller.put<Detail>(`barang/${kode}/marketplace`, { ...OFFER, ...more })

describe('a piece on a marketplace', () => {
  test.each([
    ['a description of 19 letters', { deskripsi: ' 1234567890123456789 ' }, 'deskripsi'],
    ['no carrier', { kode_kurir: '' }, 'kode_kurir'],
    ['no platform', { kode_marketplace: '' }, 'kode_marketplace'],
  ])('is refused with %s, at its field', async (_, more, field) => {
    const { status, body } = await offer(more)
    expect(status).toBe(400)
    expect(body.errors[field]).toBe(
      {
        deskripsi: 'Deskripsi tidak boleh kurang dari 20 huruf',
        kode_kurir: 'Pilih kurir dahulu',
        kode_marketplace: 'Pilih marketplace dahulu',
      }[field],
    )
  })

  test.each([
    ['a carrier between stores', { kode_kurir: 'SENDIRI' }],
    ['a carrier that is off', { kode_kurir: 'LAMA' }],
    ['a platform that is off', { kode_marketplace: 'TUTUP' }],
    ['a platform that nobody knows', { kode_marketplace: 'ENTAH' }],
  ])('is refused with %s', async (_, more) => {
    expect((await offer(more)).body.code).toBe('RUJUKAN_TIDAK_ADA')
  })

  test('needs a picture, its module and a right', async () => {
    const [bare = ''] = await add(spv)
    expect((await offer({}, bare)).body.code).toBe('GAMBAR_WAJIB')
    expect((await offer({}, code, await api.as('SALES-JKT'))).status).toBe(403)
    expect((await offer({}, code, await api.as('SPV-BDG'))).status).toBe(404)
    await module(false)
    expect((await offer()).body.code).toBe('MODULE_OFF')
    await module(true)
  })

  test('is offered once by two at the same time, and changed by who read it last', async () => {
    const both = await Promise.all([offer(), offer({ deskripsi: 'Yang lain, sama panjangnya' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await offer({ versi: 7 })).body.code).toBe('BERUBAH')
    ok(await offer({ versi: 1, deskripsi: 'Cincin polos\n18 karat, 3,2 g' }))
    const { tawaran } = ok(await spv.get<Detail>(`barang/${code}`))
    expect(tawaran).toMatchObject({
      kode_marketplace: 'TOKOKU',
      nama_kurir: 'Kurir JNE',
      deskripsi: 'Cincin polos\n18 karat, 3,2 g',
      versi: 2,
    })
    const history = ok(await spv.get<{ rincian: unknown }[]>(`barang/${code}/riwayat`))
    const sesudah = 'Cincin polos\n18 karat, 3,2 g'
    expect(history.at(-1)?.rincian).toMatchObject({ deskripsi: { sesudah } })
    const using = await owner.del<Detail>('kurir/JNE')
    expect([using.status, using.text]).toEqual([409, expect.stringContaining(code)])
  })

  test('is told apart in the report of the stock', async () => {
    const path = 'reports/laporan-stock-barang'
    const all = ok(await spv.get<{ rows: unknown[] }>(path)).rows
    const offered = ok(await spv.get<{ rows: unknown[] }>(`${path}?tawaran=ADA`)).rows
    expect(all.length).toBeGreaterThan(1)
    const row = { kode_barcode: code, kode_marketplace: 'TOKOKU', kode_kurir: 'JNE' }
    expect(offered).toMatchObject([row])
  })

  test('that left stock is offered no more, and can still be taken down', async () => {
    const kode = await pictured()
    ok(await offer({}, kode))
    const scrap = { barang: [kode], alasan: 'patah' }
    const otorisasi = await spv.grant('HANCUR_BARANG', 'POST barang/hancur', scrap)
    ok(await spv.post('barang/hancur', { ...scrap, otorisasi }), 201)
    const path = 'reports/laporan-stock-barang?tawaran=ADA'
    const offered = ok(await spv.get<{ rows: { kode_barcode: string }[] }>(path)).rows
    expect(offered.map(row => row.kode_barcode)).not.toContain(kode)
    expect((await offer({ versi: 1 }, kode)).body.code).toBe('BARANG_TIDAK_TERSEDIA')
    const taken = await spv.del<{ data: Detail }>(`barang/${kode}/marketplace?versi=1`)
    expect(ok(taken).data.tawaran).toBeNull()
    expect((await spv.del<Detail>(`barang/${kode}/marketplace?versi=1`)).status).toBe(409)
  })
})
