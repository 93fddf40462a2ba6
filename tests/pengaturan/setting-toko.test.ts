import type { StoreSettings } from '@kencana/contract/areas/pengaturan/setting-toko'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { heardBy } from './listener.ts'

const api = await testShop()
const spv = await api.as('SPV-JKT')
const owner = await api.as('OWNER')

interface Saved {
  readonly code: string
  readonly errors: Record<string, string>
  readonly data: StoreSettings
}

const shown = async (who = spv, toko = 'JKT') =>
  (await who.get<StoreSettings>('settingtoko', { toko })).body

const save = async (change: object, who = spv, nilai = {}) => {
  const { toko, versi } = await shown(who)
  return who.put<Saved>('settingtoko', { ...toko, ...change, nilai, versi }, { toko: 'JKT' })
}

/** The same store by the master of stores. */
const saveRow = async (change: object, who = spv) => {
  const { body } = await owner.get<Record<string, unknown>>('toko/JKT')
  const fixed = /^(kode_toko|nomor|tipe|di(buat|ubah)_(pada|oleh))$/
  const row = Object.entries(body).filter(([field]) => !fixed.test(field))
  return who.put<Saved>('toko/JKT', { ...Object.fromEntries(row), ...change })
}

describe('facts of the store', () => {
  test('its supervisor changes them; papers, session and Master Toko know', async () => {
    const kasir = await heardBy(api.origin, (await api.as('KASIR-JKT')).token)
    const nilai = { JAM_BUKA: 'Senin–Sabtu 09.00–17.00', IZIN_GADAI_SAMPAI: '2029-12-31' }
    const { status, body } = await save({ nama_toko: 'Kencana Baru', telepon: '' }, spv, nilai)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ toko: { nama_toko: 'Kencana Baru', telepon: null }, nilai })
    const session = await spv.get<{ nama_toko: string }>('users/session')
    expect(session.body.nama_toko).toBe('Kencana Baru')
    const history = await owner.get<{ sesudah: { nama_toko: string } }[]>('toko/JKT/history')
    expect(history.body[0]?.sesudah.nama_toko).toBe('Kencana Baru')
    const own = await spv.get<{ data: { key: string }[] }>('para-system/riwayat')
    expect(own.body.data.map(row => row.key).sort()).toEqual([
      'IZIN_GADAI_SAMPAI',
      'JAM_BUKA',
      'nama_toko',
      'telepon',
    ])
    await expect.poll(() => kasir.frames.length).toBe(2)
    kasir.close()
  })

  test('two who change it at once: the second reads it again', async () => {
    const { toko, versi } = await shown()
    const put = (telepon: string) => spv.put<Saved>('settingtoko', { ...toko, telepon, versi })
    const answers = await Promise.all([put('1'), put('2')])
    expect(answers.map(one => one.status).sort()).toEqual([200, 409])
    expect(answers.find(one => one.status === 409)?.body.code).toBe('BERUBAH')
  })

  test.each([
    ['Setting Toko', (portal: string | null, who: Caller) => save({ portal }, who)],
    ['Master Toko', (portal: string | null, who: Caller) => saveRow({ portal }, who)],
  ])("the portal is the head office's, and an address, by %s", async (_, set) => {
    expect((await set('https://lain.example', spv)).status).toBe(403)
    for (const wrong of ['javascript:alert(1)', 'https://a:b@x.id', 'https://x.id/?q=1', 'x']) {
      const bad = await set(wrong, owner)
      expect([wrong, bad.status, Object.keys(bad.body.errors)]).toEqual([wrong, 400, ['portal']])
    }
    expect((await set('https://jkt.example', owner)).status).toBe(200)
    expect((await shown()).toko.portal).toBe('https://jkt.example')
    expect((await set('https://jkt.example/a//', owner)).status).toBe(200)
    expect((await shown()).toko.portal, 'no slash behind it').toBe('https://jkt.example/a')
    for (const none of [null, '', ' ']) {
      expect((await set(none, owner)).status).toBe(200)
      expect((await shown()).toko.portal).toBe(null)
    }
  })

  test('the same portal with a slash behind it is no other one', async () => {
    expect((await save({ portal: 'https://jkt.example' }, owner)).status).toBe(200)
    expect((await save({ portal: 'https://jkt.example/' }, spv)).status).toBe(200)
    expect((await shown()).toko.portal).toBe('https://jkt.example')
    expect((await save({ portal: null }, owner)).status).toBe(200)
  })

  test('what belongs to another screen or to nobody is refused', async () => {
    expect((await save({}, spv, { PEMBULATAN: '1' })).status).toBe(422)
    expect((await save({ nama_toko: ' ' })).status).toBe(400)
    expect((await save({}, spv, { IZIN_GADAI_SAMPAI: 'besok' })).status).toBe(400)
    expect((await (await api.as('KASIR-JKT')).get('settingtoko')).status).toBe(403)
    expect((await spv.get('settingtoko', { toko: 'BDG' })).status).toBe(403)
  })
})

describe('the logo', () => {
  const send = (bytes: Buffer, name = 'logo.png') => {
    const form = new FormData()
    form.set('image', new Blob([new Uint8Array(bytes)]), name)
    return spv.post<{ code: string }>('settingtoko/logo', undefined, { form })
  }
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#14463c' } })
      .png()
      .toBuffer()

  test('is made smaller, kept for the store alone, replaced and taken away', async () => {
    expect((await spv.get('settingtoko/logo')).status).toBe(404)
    expectStatus(await send(await picture(2000, 500)), 200)
    expect((await shown()).ada_logo).toBe(true)
    const kept = Buffer.from(await (await spv.bytes('settingtoko/logo')).arrayBuffer())
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', width: 480, height: 120 })
    expect((await (await api.as('SPV-BDG')).get('settingtoko/logo')).status).toBe(404)
    expectStatus(await send(await picture(100, 100)), 200)
    const second = Buffer.from(await (await spv.bytes('settingtoko/logo')).arrayBuffer())
    expect(await sharp(second).metadata()).toMatchObject({ width: 100, height: 100 })
  })

  test('stands on a report of this store, and on none of another', async () => {
    const images = async (toko: string) => {
      const file = await owner.bytes('reports/laporan-stock-per-baki/pdf', { toko })
      return imagesOf(Buffer.from(await file.arrayBuffer()))
    }
    expect(await images('JKT')).toBe(1)
    expect(await images('BDG')).toBe(0)
    expectStatus(await spv.del('settingtoko/logo'), 200)
    expect(await images('JKT')).toBe(0)
    expect((await shown()).ada_logo).toBe(false)
  })

  test.each([
    ['no picture', Buffer.from('<svg onload="x"/>')],
    ['nothing', Buffer.alloc(0)],
    ['half a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('%s is refused', async (_what, bytes) => {
    const answer = await send(bytes)
    expect([answer.status, answer.body.code]).toEqual([422, 'BERKAS_DITOLAK'])
  })
})

test('the opening hours stand on a nota', async () => {
  await save({}, spv, { JAM_BUKA: 'Senin–Sabtu 09.00–17.00' })
  const { kasir, rings } = await openShop(api, 1)
  const sold = await kasir.post<{ no_faktur_jual: string }>(
    'penjualan',
    cashSale(rings, RING_PRICE),
  )
  const { no_faktur_jual } = expectStatus(sold, 201)
  const nota = await kasir.bytes(`penjualan/${no_faktur_jual}/nota`, { body: {} })
  const data = new Uint8Array(await nota.arrayBuffer())
  const { items } = await (
    await (await getDocument({ data, verbosity: 0 }).promise).getPage(1)
  ).getTextContent()
  const words = items.map(item => ('str' in item ? item.str : '')).join(' ')
  expect(words).toContain('Senin–Sabtu 09.00–17.00')
})

async function imagesOf(bytes: Buffer): Promise<number> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { fnArray } = await (await pdf.getPage(1)).getOperatorList()
  // paintImageXObject
  return fnArray.filter(fn => fn === 85).length
}
