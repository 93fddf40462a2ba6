import type { Setting, StoreChange } from '@kencana/contract/areas/pengaturan/para-system'
import { MODULES } from '@kencana/contract/modules'
import { DEFAULT_SETTINGS, SETTINGS } from '@kencana/contract/settings'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../apps/server/src/config.ts'
import { appOn, listen, makeLog } from '../../apps/server/src/start-server.ts'
import { ask } from '../database/folders.ts'
import { cashSale, openShop, RING_PRICE } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { heardBy } from './listener.ts'

const api = await testShop()
const owner = await api.as('OWNER')

interface Saved {
  readonly message: string
  readonly code: string
  readonly errors: Record<string, string>
  readonly data: StoreChange[]
}

const kept = async (key: string, toko: string): Promise<string> =>
  (await owner.get<Setting>(`para-system/key/${key}`, { toko })).body.value

const save = (body: object, toko?: string) =>
  owner.put<Saved>('para-system', body, toko === undefined ? {} : { toko })

describe('the specified loads', () => {
  test('every setting with its value, and one by its key', async () => {
    const all = (await owner.get<Setting[]>('para-system', { toko: 'JKT' })).body
    expect(all.map(({ key }) => key)).toEqual(SETTINGS.map(({ key }) => key))
    expect(Object.fromEntries(all.map(({ key, value }) => [key, value]))).toEqual({
      ...DEFAULT_SETTINGS,
      // The sample chain has begun.
      LANGKAH_AWAL: 'TIDAK',
    })
    const kasir = await api.as('KASIR-JKT')
    expect((await kasir.get('para-system/key/pembulatan')).body).toEqual({
      key: 'PEMBULATAN',
      value: '500',
      diubah_pada: null,
      diubah_oleh: null,
    })
    expect((await kasir.get('para-system/key/TIDAK_ADA')).status).toBe(404)
    expect((await kasir.get('para-system/key/TOKO_CONTOH')).status).toBe(404)
  })
})

describe('a change', () => {
  test('stands for the store it was made in, with who and when', async () => {
    const { status, body } = await save({ nilai: { PEMBULATAN: '1000' } }, 'JKT')
    expect([status, body.message]).toEqual([200, 'Berhasil Menyimpan Data'])
    expect(body.data).toEqual([
      {
        kode_toko: 'JKT',
        nama_toko: expect.any(String),
        perubahan: [{ jenis: 'SETTING', key: 'PEMBULATAN', lama: '500', baru: '1000' }],
      },
    ])
    expect(await kept('PEMBULATAN', 'JKT')).toBe('1000')
    expect(await kept('PEMBULATAN', 'BDG')).toBe('500')
    const session = await (await api.as('KASIR-JKT')).get<{ pembulatan: number }>('users/session')
    expect(session.body.pembulatan).toBe(1000)
    const history = await owner.get<{ count: number; data: object[] }>('para-system/riwayat', {
      toko: 'JKT',
    })
    expect(history.body).toMatchObject({
      count: 1,
      data: [{ key: 'PEMBULATAN', lama: '500', baru: '1000', user_id: 'OWNER' }],
    })
    await save({ nilai: { PEMBULATAN: '500' } }, 'JKT')
  })

  test('is seen before it is made, and only what really differs', async () => {
    const body = { nilai: { NOTA_GANDA: 'TIDAK', PPN_AKTIF: 'YA' }, modul: {}, toko: ['ALL'] }
    const seen = await owner.post<StoreChange[]>('para-system/pratinjau', body)
    expect(seen.body.map(store => [store.kode_toko, store.perubahan.length])).toEqual([
      ['PUSAT', 1],
      ['JKT', 1],
      ['BDG', 1],
      ['SBY', 1],
    ])
    expect(await kept('NOTA_GANDA', 'BDG')).toBe('YA')
  })

  test('of several stores is made whole, with history and audit in each', async () => {
    const body = { nilai: { BATAS_NAIK_HARGA: '250000' }, toko: ['BDG', 'SBY'] }
    expect((await save(body)).body.data.map(store => store.kode_toko)).toEqual(['BDG', 'SBY'])
    expect(await kept('BATAS_NAIK_HARGA', 'BDG')).toBe('250000')
    expect(await kept('BATAS_NAIK_HARGA', 'JKT')).toBe('1000000')
    const { adminUrl } = api.database
    const audits = await ask<{ kode_toko: string }>(
      adminUrl,
      `select kode_toko from audit where perintah = 'PUT para-system'
       and isi::text like '%BATAS_NAIK_HARGA%' order by 1`,
    )
    expect(audits.map(row => row.kode_toko)).toEqual(['BDG', 'PUSAT', 'SBY'])
    const broken = await save({ nilai: { PEMBULATAN: '250' }, toko: ['BDG', 'TIDAK-ADA'] })
    expect([broken.status, broken.body.code]).toEqual([422, 'RUJUKAN_TIDAK_ADA'])
    expect(await kept('PEMBULATAN', 'BDG')).toBe('500')
  })

  test('sent twice with one key is made once', async () => {
    const key = '0193aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa'
    const body = { nilai: { KADAR_MAKS: '999' } }
    const [first, second] = await Promise.all([
      owner.put<Saved>('para-system', body, { key, toko: 'SBY' }),
      owner.put<Saved>('para-system', body, { key, toko: 'SBY' }),
    ])
    expect(second.body).toEqual(first.body)
    const history = await owner.get<{ count: number }>('para-system/riwayat?key=KADAR_MAKS', {
      toko: 'SBY',
    })
    expect(history.body.count).toBe(1)
  })

  test.each([
    ['PEMBULATAN', '0', 'Minimal 1'],
    ['PEMBULATAN', '12.5', 'Harus bilangan bulat'],
    ['PEMBULATAN', '', 'Harus Diisi'],
    ['KADAR_MAKS', '1001', 'Maksimal 1000'],
    ['PPN_AKTIF', 'MUNGKIN', 'Harus Diisi'],
    ['PEMBULATAN_JUAL', 'SAMPING', 'Harus Diisi'],
    ['LACI', 'KASIR,,B', 'Harus Diisi'],
    ['LACI', 'x'.repeat(130), 'Harus Diisi'],
    ['IZIN_GADAI_SAMPAI', '2026-02-30', 'Tanggal tidak dikenal'],
  ])('%s = %j is refused with a sentence', async (key, value, sentence) => {
    const { status, body } = await save({ nilai: { [key]: value } }, 'JKT')
    expect([status, body.errors]).toEqual([400, { [key]: sentence }])
  })

  test('of what does not exist is refused', async () => {
    expect((await save({ nilai: { TOKO_CONTOH: 'X' } })).status).toBe(422)
    expect((await save({ modul: { ENTAH_MODULE: true } })).status).toBe(422)
    expect((await save({ nilai: { __proto__x: 'X' } })).status).toBe(400)
    expect((await save({})).status).toBe(400)
  })

  test('drawers are kept as the till reads them', async () => {
    await save({ nilai: { LACI: ' kasir , Laci 2 ,kasir' } }, 'SBY')
    expect(await kept('LACI', 'SBY')).toBe('KASIR,LACI 2')
    const closing = await (await api.as('SPV-SBY')).get<{ laci: string[] }>('tutup-toko')
    expect(closing.body.laci).toEqual(['KASIR', 'LACI 2'])
  })
})

describe('what a setting does', () => {
  test('the stock summary is hidden from everybody but OWN', async () => {
    const stockOf = async (who: Caller, toko: string) =>
      (await who.get<{ stok: object | null }>('ringkasan', { toko })).body.stok
    const spv = await api.as('SPV-BDG')
    expect(await stockOf(spv, 'BDG')).toMatchObject({ pcs: 0 })
    await save({ nilai: { SEMBUNYIKAN_STOK: 'YA' } }, 'BDG')
    expect(await stockOf(spv, 'BDG')).toBeNull()
    expect(await stockOf(owner, 'BDG')).toMatchObject({ pcs: 0 })
    const all = await owner.get<{ toko: { stok: object | null }[] }>('ringkasan/pusat')
    expect(all.body.toko.every(store => store.stok !== null)).toBe(true)
    await save({ nilai: { SEMBUNYIKAN_STOK: 'TIDAK' } }, 'BDG')
    expect(await stockOf(spv, 'BDG')).not.toBeNull()
  })

  test('the till decides by the new rounding at the next sale', async () => {
    const { kasir, rings } = await openShop(api, 1)
    const price = RING_PRICE
    await save({ nilai: { PEMBULATAN: '10000' } }, 'JKT')
    const old = await kasir.post<{ code: string }>('penjualan', cashSale([rings[0] ?? ''], price))
    expect([old.status, old.body.code]).toEqual([422, 'TOTAL_BERUBAH'])
    await save({ nilai: { PEMBULATAN: '500' } }, 'JKT')
    expect((await kasir.post('penjualan', cashSale([rings[0] ?? ''], price))).status).toBe(201)
  })
})

describe('a module', () => {
  test('switched off closes its calls at the next request, and opens them again', async () => {
    const [module] = MODULES.filter(one => one.key === 'AKUNTANSI_MODULE')
    const spv = await api.as('SPV-BDG')
    expect((await spv.get('para-akun-transaksi')).status).toBe(200)
    await save({ modul: { [module?.key ?? '']: false } }, 'BDG')
    const closed = await spv.get<{ code: string }>('para-akun-transaksi')
    expect([closed.status, closed.body.code]).toEqual([403, 'MODULE_OFF'])
    expect((await (await api.as('SPV-SBY')).get('para-akun-transaksi')).status).toBe(200)
    await save({ modul: { [module?.key ?? '']: true } }, 'BDG')
    expect((await spv.get('para-akun-transaksi')).status).toBe(200)
  })
})

describe('who may', () => {
  test.each(['SPV-JKT', 'KASIR-JKT', 'GUDANG-JKT'])('%s may not', async user => {
    const me = await api.as(user)
    const body = { nilai: { PEMBULATAN: '100' } }
    expect((await me.put('para-system', body)).status).toBe(403)
    expect((await me.post('para-system/pratinjau', body)).status).toBe(403)
    expect((await me.get('para-system/modul')).status).toBe(403)
    expect(await kept('PEMBULATAN', 'JKT')).toBe('500')
  })

  test('what belongs to the owner is changed by OWN and SU alone', async () => {
    const { adminUrl } = api.database
    await ask(adminUrl, "update users set level = 'DEV' where user_id = 'SPV-BDG'")
    const dev = await api.as('SPV-BDG')
    expect((await dev.put('para-system', { nilai: { PEMBULATAN: '100' } })).status).toBe(200)
    expect((await dev.put('para-system', { nilai: { NOTA_KHUSUS_PEMILIK: 'YA' } })).status).toBe(
      403,
    )
    const other = { nilai: { PEMBULATAN: '100' }, toko: ['JKT'] }
    const refused = await dev.put<Saved>('para-system', other)
    expect([refused.status, refused.body.code]).toEqual([403, 'TOKO_BUKAN_HAK'])
    await save({ nilai: { PEMBULATAN: '500' } }, 'BDG')
    await ask(adminUrl, "update users set level = 'SPV' where user_id = 'SPV-BDG'")
  })
})

describe('others hear of it', () => {
  test('the stores that changed, by name of who did it; nobody else', async () => {
    const kasir = await api.as('KASIR-JKT')
    const jkt = await heardBy(api.origin, kasir.token)
    const bdg = await heardBy(api.origin, (await api.as('KASIR-BDG')).token)
    await save({ nilai: { NOTA_GANDA: 'TIDAK' }, toko: ['JKT'] })
    await expect.poll(() => jkt.frames.length).toBe(1)
    expect(jkt.frames).toEqual([['settings-changed', { key: 'NOTA_GANDA', user_id: 'OWNER' }]])
    await save({ nilai: { NOTA_GANDA: 'TIDAK' }, toko: ['JKT'] })
    await save({ nilai: { NOTA_GANDA: 'YA' }, toko: ['JKT'] })
    await expect.poll(() => jkt.frames.length).toBe(2)
    expect(bdg.frames).toEqual([])
    jkt.close()
    bdg.close()
  })

  test('browsers of another server process too, and its next answer is the new one', async () => {
    const config = readConfig({ PORT: '0', DATA_DIR: api.app.config.dataDir })
    const { app, hub } = appOn(api.database, config, makeLog('silent'), api.app.clock)
    const other = await listen(config, app, hub)
    const kasir = await api.as('KASIR-JKT')
    const there = await heardBy(other.address, kasir.token)
    await save({ nilai: { PEMBULATAN: '250' } }, 'JKT')
    await expect.poll(() => there.frames.length).toBe(1)
    const said = await fetch(`${other.address}/api/v1/para-system/key/PEMBULATAN`, {
      headers: { authorization: `Bearer ${kasir.token}` },
    })
    expect(await said.json()).toMatchObject({ value: '250', diubah_oleh: 'OWNER' })
    await save({ nilai: { PEMBULATAN: '500' } }, 'JKT')
    there.close()
    await other.stop()
  })
})
