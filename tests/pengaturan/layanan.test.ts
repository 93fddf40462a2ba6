import type { Service, Tried } from '@kencana/contract/areas/pengaturan/layanan'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../apps/server/src/config.ts'
import { startStandIns } from '../../apps/stand-ins/stand-ins.ts'
import { ask } from '../database/folders.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'

const KEY = 'kunci-sangat-rahasia-9'

const api = await testShop()
const others = await startStandIns({ port: 0, key: KEY })
const allow = [others.address.replace('http://', '')]
Object.assign(api.app.config, { outgoingAllow: allow })
const shop = await openShop(api, 1)
const { kasir } = shop
const spv = await api.as('SPV-JKT')
const customer = { nama: 'Ibu Sari', telp: '0812-3456-7890' }
const body = cashSale(shop.rings, RING_PRICE, { customer })
const sold = await kasir.post<{ no_faktur_jual: string }>('penjualan', body)
const nomor = expectStatus(sold, 201).no_faktur_jual
afterAll(() => others.stop())
beforeEach(() => {
  others.got.length = 0
  others.behave({ wait: 0, status: 0 })
})

const set = (path: string, body: object) => spv.put<{ data: Service }>(path, body)
const tried = async (path = 'whatsapp-setting', body = {}) =>
  (await spv.post<Tried>(`${path}/uji`, body)).body

describe('the key of a service', () => {
  test('is kept sealed, never sent back, and opens at its own store alone', async () => {
    const whatsapp = { alamat: `${others.address}/whatsapp/`, kunci: KEY }
    const saved = await set('whatsapp-setting', whatsapp)
    expect(saved.body.data).toMatchObject({ alamat: `${others.address}/whatsapp`, ada_kunci: true })
    const shown = await spv.get('whatsapp-setting')
    expect(saved.text + shown.text).not.toContain(KEY)
    const { adminUrl } = api.database
    const kept = await ask(
      adminUrl,
      `select encode(kunci, 'escape') || (select string_agg(isi::text, '') from audit)
         || (select string_agg(jawaban::text, '') from idem) as semua from layanan`,
    )
    expect(JSON.stringify(kept)).not.toContain(KEY)
    expect(await tried()).toMatchObject({ berhasil: true, keterangan: 'Tersambung dengan server' })
    await ask(
      adminUrl,
      `insert into layanan select 'BDG', kode_layanan, alamat, kunci, templat, diubah_pada,
         diubah_oleh from layanan where kode_toko = 'JKT'`,
    )
    const bdg = await (await api.as('SPV-BDG')).post<Tried>('whatsapp-setting/uji', {})
    expect(bdg.body).toMatchObject({ berhasil: false, keterangan: 'Kunci ditolak' })
  })

  test('stays when it is not given, is replaced and taken away', async () => {
    await set('whatsapp-setting', { alamat: `${others.address}/whatsapp` })
    expect((await tried()).berhasil).toBe(true)
    await set('whatsapp-setting', { alamat: `${others.address}/whatsapp`, kunci: 'lain' })
    expect(await tried()).toMatchObject({ berhasil: false, keterangan: 'Kunci ditolak' })
    await set('whatsapp-setting', { alamat: `${others.address}/whatsapp`, kunci: null })
    expect((await spv.get<Service>('whatsapp-setting')).body.ada_kunci).toBe(false)
    await set('whatsapp-setting', { alamat: `${others.address}/whatsapp`, kunci: KEY })
  })
})

describe('the connection test', () => {
  test('says what is wrong in words', async () => {
    others.behave({ status: 500 })
    expect((await tried()).keterangan).toBe('Server menjawab dengan kesalahan')
    others.behave({ status: 302 })
    expect((await tried()).keterangan).toBe('Server mengalihkan ke alamat lain')
    const { address } = others
    await set('marketplace-setting', { alamat: address.replace('127.0.0.1', 'localhost') })
    expect((await tried('marketplace-setting')).keterangan).toBe(
      'Alamat ini tidak boleh dipanggil oleh server',
    )
    await set('marketplace-setting', { alamat: 'http://169.254.169.254/latest' })
    expect((await tried('marketplace-setting')).keterangan).toBe(
      'Alamat ini tidak boleh dipanggil oleh server',
    )
    expect((await tried('redirect-to-grosir')).keterangan).toBe('Alamat belum diisi')
    expect(others.got).toEqual([])
  })

  test('sends one message to a number', async () => {
    expect((await tried('whatsapp-setting', { nomor: '0812 1111 2222' })).berhasil).toBe(true)
    expect(others.got).toEqual([
      {
        service: 'whatsapp',
        method: 'POST',
        path: 'chat/send',
        body: { receiver: '6281211112222', message: 'Pesan percobaan dari Kencana.', type: 'text' },
      },
    ])
    const unknown = await tried('whatsapp-setting', { nomor: '62000123456789' })
    expect(unknown).toMatchObject({ berhasil: false, keterangan: 'No Wa Tidak Terdaftar' })
  })

  test.each(['file:///etc/passwd', 'ftp://x', 'http://a:b@x.id', 'http://x.id/?q=1', 'x'])(
    '%s is no address',
    async alamat => {
      const answer = await spv.put<{ errors: object }>('whatsapp-setting', { alamat })
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['alamat']])
    },
  )
})

describe('a server that the process names', () => {
  const servers = { MARKETPLACE_SERVER: `${others.address}/marketplace`, GROSIR_SERVER: '' }
  const shown = async () => (await spv.get<Service>('marketplace-setting')).body

  test('is used while the store names none; a key does not go from one to the other', async () => {
    Object.assign(api.app.config, { servers })
    await set('marketplace-setting', { alamat: 'https://lain.contoh.id', kunci: KEY })
    await set('marketplace-setting', { alamat: '' })
    const usual = { alamat: '', alamat_bawaan: servers.MARKETPLACE_SERVER, ada_kunci: false }
    expect(await shown()).toMatchObject(usual)
    expect(await tried('marketplace-setting')).toMatchObject({ keterangan: 'Kunci ditolak' })
    await set('marketplace-setting', { alamat: '', kunci: KEY })
    expect((await tried('marketplace-setting')).berhasil).toBe(true)
    await set('marketplace-setting', { alamat: `${others.address}/x` })
    expect(await shown()).toMatchObject({ alamat: `${others.address}/x`, ada_kunci: true })
  })

  test('of wholesale leads to its domain, and a store has a way of its own', async () => {
    const way = async () => (await spv.get<{ alamat: string }>('redirect-to-grosir/alamat')).body
    const servers = { GROSIR_SERVER: others.address, GROSIR_DOMAIN: 'https://grosir.contoh.id' }
    Object.assign(api.app.config, { servers })
    expect((await way()).alamat).toBe(servers.GROSIR_DOMAIN)
    Object.assign(api.app.config, { servers: { ...servers, GROSIR_DOMAIN: '' } })
    expect((await way()).alamat).toBe(servers.GROSIR_SERVER)
    await set('redirect-to-grosir', { alamat: 'https://toko.contoh.id' })
    expect((await way()).alamat).toBe('https://toko.contoh.id')
    await set('redirect-to-grosir', { alamat: '' })
    Object.assign(api.app.config, { servers: {} })
  })
})

test.each([
  ['WHATSAPP_SERVER', 'server.contoh.id'],
  ['MARKETPLACE_SERVER', 'https://a:b@server.contoh.id'],
  ['GROSIR_SERVER', 'ftp://server.contoh.id'],
  ['GROSIR_DOMAIN', 'https://server.contoh.id/?q=1'],
  ['AUTH_TYPE', 'JARI'],
])('%s=%s stops the start', (name, text) => {
  expect(() => readConfig({ [name]: text })).toThrow(
    new RegExp(`^Error: ${name} harus|^${name} harus`),
  )
})

test.each(['localhost', 'http://127.0.0.1:8090', '127.0.0.1:8090,x'])(
  'OUTGOING_ALLOW=%s stops the start',
  hosts => {
    expect(() => readConfig({ OUTGOING_ALLOW: hosts })).toThrow(/OUTGOING_ALLOW harus seperti/)
  },
)

describe('a nota by WhatsApp', () => {
  interface Receipt {
    receiver: string
    template_wa: string
    data: object[]
  }
  const receipt = async () =>
    (await kasir.post<Receipt>('penjualan/get/bynota/single', { no_faktur_jual: nomor })).body

  test('is fetched with its message filled in, by the template of the store', async () => {
    const usual = await receipt()
    expect(usual.receiver).toBe('6281234567890')
    expect(usual.data).toHaveLength(1)
    expect(usual.template_wa).toContain(`Nota ${nomor} tanggal`)
    expect(usual.template_wa).toContain('Rp 5,232,500')
    const templat = { PENJUALAN: 'Halo {pelanggan}, {no_faktur} {entah}' }
    await set('whatsapp-setting', { alamat: `${others.address}/whatsapp`, templat })
    expect((await receipt()).template_wa).toBe(`Halo Ibu Sari, ${nomor} {entah}`)
    const many = await kasir.post<{ dataJualGrouped: Receipt[]; template_wa: string }>(
      'penjualan/get/bynota',
      { no_faktur_jual: [nomor] },
    )
    expect(many.body.dataJualGrouped).toHaveLength(1)
    expect(many.body.template_wa).toBe(templat.PENJUALAN)
    const gone = await kasir.post('penjualan/get/bynota/single', { no_faktur_jual: 'FJ-X' })
    expect(gone.status).toBe(404)
  })

  test('is sent once for one key, and the answer is as specified', async () => {
    const { receiver, template_wa: message } = await receipt()
    const key = '0193bbbb-bbbb-7bbb-8bbb-bbbbbbbbbbbb'
    const body = { receiver, message, type: 'text' }
    const first = await kasir.post<{ message: string }>('chat/send', body, { key })
    const second = await kasir.post<{ message: string }>('chat/send', body, { key })
    expect([first.status, second.status]).toEqual([200, 200])
    expect([first.body.message, second.body.message]).toEqual(
      Array(2).fill('Invoice Berhasil Dikirim'),
    )
    expect(others.got.map(one => one.body)).toEqual([body])
  })

  test.each([
    ['a number nobody has', 'NOMOR', { status: 0 }, 422, 'WA_TIDAK_TERDAFTAR'],
    ['a server that fails', '', { status: 503 }, 422, 'WA_TIDAK_TERDAFTAR'],
    ['a server that asks for another key', '', { status: 401 }, 422, 'WA_TIDAK_TERDAFTAR'],
    ['a server that knows no such call', '', { status: 404 }, 422, 'WA_TIDAK_TERDAFTAR'],
  ] as const)('%s is told as it is', async (_what, kind, mode, status, code) => {
    others.behave(mode)
    const receiver = kind === 'NOMOR' ? '62000999999999' : '081234567890'
    const answer = await kasir.post<{ code: string }>('chat/send', { receiver, message: 'Halo' })
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('without an address, or with the module off, says so', async () => {
    const bdg = await api.as('KASIR-SBY')
    const body = { receiver: '0812345678', message: 'Halo' }
    const unset = await bdg.post<{ code: string; detail: string }>('chat/send', body)
    expect([unset.status, unset.body.detail]).toEqual([422, 'Server WhatsApp belum di setting'])
    const owner = await api.as('OWNER')
    await owner.put('para-system', { modul: { WHATSAPP_MODULE: false } }, { toko: 'SBY' })
    expect((await bdg.post<{ code: string }>('chat/send', body)).body.code).toBe('MODULE_OFF')
    const wholesale = await (await api.as('SPV-SBY')).get<{ detail: string }>(
      'redirect-to-grosir/alamat',
    )
    expect([wholesale.status, wholesale.body.detail]).toEqual([
      422,
      'Server Bacnkend grosir belum di setting',
    ])
  })

  test('nobody but the keepers sees where a service is', async () => {
    for (const path of ['whatsapp-setting', 'marketplace-setting', 'redirect-to-grosir']) {
      expect((await kasir.get(path)).status).toBe(403)
      expect((await kasir.put(path, { alamat: 'https://x.id' })).status).toBe(403)
      expect((await kasir.post(`${path}/uji`, {})).status).toBe(403)
    }
  })
})
