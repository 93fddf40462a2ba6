import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testShop } from '../sample-shop/test-shop.ts'
import { add, ok } from './shop.ts'

interface Problem {
  code: string
}

const api = await testShop()
const spv = await api.as('SPV-JKT')
const code = (await add(spv))[0] ?? ''

const photo = () =>
  sharp({ create: { width: 2000, height: 3000, channels: 3, background: '#d4af37' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer()

function form(bytes: Buffer, kode_barcode = code, name = 'x.jpg', field = 'image'): FormData {
  const parts = new FormData()
  parts.set('kode_barcode', kode_barcode)
  parts.set(field, new Blob([new Uint8Array(bytes)]), name)
  return parts
}
const upload = (parts: FormData) =>
  spv.post<Problem>('barang/upload-image', undefined, { form: parts })

describe('a picture', () => {
  test('is made small, loses its metadata, and only its store can fetch it', async () => {
    expect((await spv.get(`barang/${code}/gambar`)).status).toBe(404)
    ok(await upload(form(await photo())))
    const answer = await spv.bytes(`barang/${code}/gambar`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    const { width = 0, height = 0, exif } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([720, 1080])
    expect(exif).toBeUndefined()
    const thumb = await spv.bytes(`barang/${code}/gambar?kecil=ya`)
    expect((await sharp(Buffer.from(await thumb.arrayBuffer())).metadata()).height).toBe(96)
    expect(ok(await spv.get(`barang/${code}`))).toMatchObject({ ada_gambar: true })
    expect((await (await api.as('SPV-BDG')).bytes(`barang/${code}/gambar`)).status).toBe(404)
    ok(await upload(form(await photo())))
    expect((await spv.bytes(`barang/${code}/gambar`)).status).toBe(200)
  })

  test.each([
    ['nothing', Buffer.alloc(0), 'x.jpg'],
    ['HTML', Buffer.from('<html><script>1</script></html>'), 'x.jpg'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg'],
    ['half a JPEG', Buffer.from('ffd8ffe000104a4649460001', 'hex'), 'x.jpg'],
    ['a text with a NUL in its name', Buffer.from('abc'), 'x\0.jpg'],
  ])('that is %s is refused', async (_, bytes, name) => {
    const refused = await upload(form(bytes, code, name))
    expect(refused.status, refused.text).toBeGreaterThanOrEqual(400)
    expect(refused.status).toBeLessThan(500)
  })

  test('of hostile size, place or form is refused, and the server lives on', async () => {
    const flood = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer()
    expect((await upload(form(flood))).body.code).toBe('BERKAS_DITOLAK')
    expect((await upload(form(await photo(), '../../etc'))).status).toBe(400)
    expect((await upload(form(await photo(), '99999999'))).status).toBe(404)
    expect((await upload(form(await photo(), code, 'x.jpg', 'other'))).status).toBe(422)
    expect((await upload(form(Buffer.alloc(9_000_000, 1)))).status).toBe(413)
    const headers = { authorization: `Bearer ${spv.token}` }
    const cut = await fetch(`${api.origin}/api/v1/barang/upload-image`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nabc',
    })
    expect(cut.status).toBeGreaterThanOrEqual(400)
    expect(cut.status).toBeLessThan(500)
    const many = new FormData()
    for (let i = 0; i < 1000; i += 1) many.append(`f${String(i)}`, 'x')
    const parts = await upload(many)
    expect(parts.status).toBeGreaterThanOrEqual(400)
    expect(parts.status).toBeLessThan(500)
    expect(ok(await spv.get(`barang/${code}`))).toMatchObject({ kode_barcode: code })
  })
})

describe('labels', () => {
  const print = (bentuk: string, barang = [code]) =>
    spv.bytes('barang/cetak-barcode', { body: { barang, bentuk } })

  test('come as PDF, ZPL and TSPL, and the history counts them', async () => {
    const pdf = await print('PDF')
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const zpl = await (await print('ZPL')).text()
    expect(zpl).toContain(`>;${code}`)
    expect(zpl).toContain('3.237 gr')
    expect(await (await print('TSPL')).text()).toContain('SIZE 72 mm,12 mm')
    const history = ok(
      await spv.get<{ aksi: string; rincian: unknown }[]>(`barang/${code}/riwayat`),
    ).filter(row => row.aksi === 'CETAK')
    expect(history.map(row => row.rincian)).toEqual([
      { bentuk: 'PDF', ke: 1 },
      { bentuk: 'ZPL', ke: 2 },
      { bentuk: 'TSPL', ke: 3 },
    ])
  })

  test('of pieces that are not here are refused whole', async () => {
    expect((await print('ZPL', [code, '99999999'])).status).toBe(404)
    expect((await print('ZPL', [code, code])).status).toBe(422)
    expect((await print('DOC')).status).toBe(400)
  })
})
