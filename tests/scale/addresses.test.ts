import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../apps/server/src/config.ts'
import { firstStart } from '../../apps/server/src/first-start.ts'
import { appOn, listen, makeLog } from '../../apps/server/src/start-server.ts'
import { ask } from '../database/folders.ts'
import { hold } from '../journeys/intercept.ts'
import { open, logIn as sitDown } from '../journeys/shop.ts'
import { provePortal } from '../pengaturan/prove-portal.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { type Caller, caller, logIn, PASSWORD } from '../sample-shop/api.ts'
import { expectSeen, launchBrowser } from '../sample-shop/browser.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// Where the product lives is configuration: under a path of its own, on several servers, for one
// store alone (03-decisions §2, doc2 §2). Real servers on real ports, looked at in a real browser.

const api = await testShop()
const browser = await launchBrowser()
afterAll(() => browser?.close())

const running: (() => Promise<void>)[] = []
/** Each holds connections of the one pool they share. */
const stopAll = async () => {
  for (const stop of running.splice(0)) await stop()
}

/** Another server of the same shop, with settings of its own. */
async function server(env: Readonly<Record<string, string>>): Promise<string> {
  const config = readConfig({ PORT: '0', DATA_DIR: api.app.config.dataDir, ...env })
  const { app, hub } = appOn(api.database, config, makeLog('silent'), api.app.clock)
  await firstStart(app, config, () => undefined)
  const { address, stop } = await listen(config, app, hub)
  running.push(stop)
  return address
}

describe('under a path of its own', () => {
  afterEach(stopAll)

  test('the page, its files, its calls and its channel are found, at any address', async () => {
    const origin = await server({ BASE_PATH: 'kencana' })
    const page = await browser.newPage({ baseURL: `${origin}/kencana/`, locale: 'id-ID' })
    const lost: string[] = []
    page.on('response', answer => {
      const { pathname } = new URL(answer.url())
      if (answer.status() >= 400 || !pathname.startsWith('/kencana/')) lost.push(answer.url())
    })
    await page.goto(`${origin}/kencana/`)
    await sitDown(page, 'OWNER')
    await expectSeen(page).toHaveURL(`${origin}/kencana/home`)
    await page.goto('./master-baki')
    await expectSeen(page.getByRole('row').nth(1)).toBeVisible()
    await expectSeen(page.getByRole('contentinfo')).toContainText('Tersambung')
    expect(lost).toEqual([])
    const kept = await page.evaluate(() => [localStorage.portal1, localStorage.portalPusat])
    expect(kept).toEqual([`${origin}/kencana/toko/PUSAT`, `${origin}/kencana`])
    await page.close()
  })

  test('a proxy may take the path off before it asks', async () => {
    const origin = await server({ BASE_PATH: '/kencana/' })
    for (const path of ['/kencana/api/v1/health', '/api/v1/health']) {
      expect((await fetch(origin + path)).status).toBe(200)
    }
    const described = await (await fetch(`${origin}/kencana/api/v1/openapi.json`)).json()
    expect(described).toMatchObject({ servers: [{ url: '/kencana/api/v1' }, {}] })
  })

  test.each(['/a b/', '../x', 'https://toko.contoh.id/'])('%s is none', path => {
    expect(() => readConfig({ BASE_PATH: path })).toThrow(/BASE_PATH harus seperti/)
  })
})

describe('a store whose portal is another server', () => {
  let here: string
  let there: string
  let owner: Caller
  afterAll(stopAll)
  beforeAll(async () => {
    here = api.origin
    there = await server({ CHAIN_ORIGINS: here })
    owner = await api.as('OWNER')
    const { body: store } = await owner.get('toko/SBY')
    const fixed = /^(kode_toko|nomor|tipe|di(buat|ubah)_(pada|oleh))$/
    const form = Object.entries(store).filter(([field]) => !fixed.test(field))
    const portal = `${there}/toko/SBY`
    expectStatus(await owner.put('toko/SBY', { ...Object.fromEntries(form), portal }), 200)
    expect(await provePortal(owner, 'SBY')).toMatchObject({ dipakai: true })
  })

  test('gets the calls and the channel of whoever works for it', async () => {
    const page = await browser.newPage({ baseURL: here, locale: 'id-ID' })
    const asked = new Set<string>()
    page.on('request', request => asked.add(new URL(request.url()).origin))
    const channels: string[] = []
    page.on('websocket', channel => channels.push(channel.url()))
    await sitDown(page, 'ADMIN-PUSAT')
    const broken: string[] = []
    page.on('console', line => {
      if (line.type() === 'error') broken.push(line.text())
    })
    expect(asked).toEqual(new Set([here]))
    await page.getByRole('button', { name: /PUSAT/ }).first().click()
    await page.getByRole('dialog').getByRole('row', { name: /SBY/ }).click()
    await expectSeen(page.getByRole('banner')).toContainText('SBY')
    const ofSby = there.replace('http', 'ws')
    await expect.poll(() => channels.at(-1), { timeout: 20_000 }).toContain(ofSby)
    // What hears the channel may come late: it opens then, so that nothing it tells is lost.
    const hear = await hold(page, /\/ahead-/)
    channels.length = 0
    await open(page, '/master-baki')
    await expectSeen(page.getByRole('row').nth(1)).toBeVisible()
    await page.waitForFunction(() => performance.now() > 2_000)
    expect(channels).toEqual([])
    hear()
    await expectSeen(page.getByRole('contentinfo')).toContainText('Tersambung')
    expect(asked).toContain(there)
    expect(channels.at(-1)).toContain(ofSby)
    api.app.hub.send({ event: 'settings-changed', to: { kode_toko: 'SBY' }, body: {} })
    await expectSeen(page.getByText('Terjadi perubahan pada setting system')).toBeVisible()
    expect(broken).toEqual([])
    await page.close()
  })

  test('is tried from the browser as it is saved, and says what it answered', async () => {
    const page = await browser.newPage({ baseURL: here, locale: 'id-ID' })
    await sitDown(page, 'ADMIN-PUSAT')
    await open(page, '/settingtoko?atas_nama=JKT')
    const save = async (portal: string) => {
      await page.getByRole('textbox', { name: 'Portal' }).fill(portal)
      const loaded = page.waitForEvent('load')
      await page.getByRole('button', { name: /^Simpan/ }).click()
      await loaded
    }
    const row = page.getByRole('listitem').filter({ hasText: /^JKT/ })
    await save('http://127.0.0.1:9/toko/JKT')
    await expectSeen(row).toContainText('Tidak ada jawaban dari alamat itu')
    await expectSeen(row).toContainText('Tidak dipakai')
    await save(`${there}/toko/JKT`)
    await expectSeen(row).toContainText('Dijawab oleh server rantai ini')
    await expectSeen(row.getByText('Dipakai', { exact: true })).toBeVisible()
    await page.close()
  })

  test('that a page may not call yet is asked once it is loaded anew', async () => {
    const moved = async (portal: string) => {
      const at = { toko: 'JKT' }
      const { body } = await owner.get<{ toko: object; versi: number }>('settingtoko', at)
      const sent = { ...body.toko, portal, nilai: {}, versi: body.versi }
      expectStatus(await owner.put('settingtoko', sent, at), 200)
    }
    await moved(`${there}/toko/JKT`)
    const page = await browser.newPage({ baseURL: here, locale: 'id-ID' })
    await sitDown(page, 'ADMIN-PUSAT')
    // At work for another store: whoever works for this one is told that it changed.
    await open(page, '/settingtoko')
    const blocked: string[] = []
    page.on('console', line => {
      if (line.text().includes('Content Security Policy')) blocked.push(line.text())
    })
    const row = page.getByRole('listitem').filter({ hasText: /^JKT/ })
    const check = async (portal: string, answer: string) => {
      await expectSeen(row).toContainText('Periksa')
      await moved(portal)
      const loaded = page.waitForEvent('load')
      await row.getByRole('button', { name: 'Periksa alamat JKT' }).click()
      await loaded
      await expectSeen(row).toContainText(portal)
      await expectSeen(row).toContainText(answer)
      await expectSeen(page.getByRole('button', { name: 'Periksa alamat JKT' })).toBeEnabled()
    }
    const third = await server({ CHAIN_ORIGINS: here })
    await check(`${third}/toko/JKT`, 'Dijawab oleh server rantai ini')
    await expectSeen(row.getByText('Dipakai', { exact: true })).toBeVisible()
    await check('http://127.0.0.1:9/toko/JKT', 'Tidak ada jawaban dari alamat itu')
    await expectSeen(row.getByText('Tidak dipakai', { exact: true })).toBeVisible()
    expect(blocked.some(text => text.includes(third))).toBe(true)
    // One that it may call by now is asked where it stands.
    await page.evaluate(() => Object.assign(window, { stood: true }))
    await row.getByRole('button', { name: 'Periksa alamat JKT' }).click()
    await expectSeen(page.getByText('Tidak ada jawaban dari alamat itu')).toHaveCount(2)
    expect(await page.evaluate(() => 'stood' in window)).toBe(true)
    await page.close()
  })

  test('answers pages of the chain and no others, and pages may call no others', async () => {
    const read = async (origin: string) => {
      const headers = { origin, authorization: `Bearer ${owner.token}` }
      return (await fetch(`${there}/toko/SBY/api/v1/users/session`, { headers })).headers
    }
    expect((await read(here)).get('access-control-allow-origin')).toBe(here)
    expect((await read('https://jahat.example')).get('access-control-allow-origin')).toBeNull()
    const policy = (await fetch(here)).headers.get('content-security-policy') ?? ''
    const reached = /connect-src ([^;]*)/.exec(policy)?.[1] ?? ''
    expect(reached).toContain(there)
    expect(reached).toContain(there.replace('http', 'ws'))
    expect(reached).not.toMatch(/\*|example/)
  })
})

describe('a server for one store', () => {
  afterEach(stopAll)

  const entering = (origin: string, user_id: string) =>
    caller(origin, '').post<{ code?: string; detail?: string }>('users/login', {
      user_id,
      password: PASSWORD,
      akhiri_sesi_lain: true,
    })

  test('a branch: its people, and head office at work for it', async () => {
    const origin = await server({ TIPE: 'CABANG', KODE_TOKO: 'bdg' })
    expect((await entering(origin, 'KASIR-BDG')).status).toBe(200)
    for (const stranger of ['KASIR-JKT', 'OWNER']) {
      const { status, body } = await entering(origin, stranger)
      expect([status, body.code]).toEqual([403, 'SERVER_TOKO_LAIN'])
      expect(body.detail).toContain('BDG')
    }
    const owner = caller(origin, (await api.as('OWNER')).token)
    expect((await owner.get('users/session', { toko: 'BDG' })).status).toBe(200)
    expect((await owner.get('users/session', { toko: 'JKT' })).status).toBe(403)
    const health = await (await fetch(`${origin}/api/v1/health`)).json()
    expect(health).toMatchObject({ kode_toko: 'BDG' })
  })

  test('head office: its people only, for any store', async () => {
    const origin = await server({ TIPE: 'PUSAT' })
    expect((await entering(origin, 'KASIR-JKT')).status).toBe(403)
    const owner = await logIn(origin, 'ADMIN-PUSAT')
    expect((await owner.get('users/session', { toko: 'JKT' })).status).toBe(200)
  })

  test('its login page names it', async () => {
    const origin = await server({ TIPE: 'CABANG', KODE_TOKO: 'SBY' })
    const page = await browser.newPage({ baseURL: origin, locale: 'id-ID' })
    await page.goto('/')
    await expectSeen(page.getByRole('definition').last()).toHaveText('SBY')
    await page.close()
  })

  test('says at the start what it cannot be', async () => {
    expect(() => readConfig({ TIPE: 'CABANG' })).toThrow(/CABANG.*dengan KODE_TOKO/)
    expect(() => readConfig({ TIPE: 'GUDANG', KODE_TOKO: 'JKT' })).toThrow(/TIPE="GUDANG"/)
    expect(() => readConfig({ KODE_TOKO: 'JKT' })).toThrow(/TIPE=""/)
    await expect(server({ TIPE: 'CABANG', KODE_TOKO: 'XYZ' })).rejects.toThrow(/tidak ada toko XYZ/)
    const rows = await ask(api.database.adminUrl, `select 1 from toko where kode_toko = 'XYZ'`)
    expect(rows).toEqual([])
  })
})
