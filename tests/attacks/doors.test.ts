import { execFileSync } from 'node:child_process'
import { utimesSync } from 'node:fs'
import { type IncomingMessage, request as plain } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../apps/server/src/config.ts'
import { openLines } from '../../apps/server/src/refuse-unsafe.ts'
import { listen } from '../../apps/server/src/start-server.ts'
import { ask, testFolder } from '../database/folders.ts'
import { expectStatus, openShop, takeIn } from '../penjualan/shop.ts'
import { sender } from '../rights/send.ts'
import { logIn, PASSWORD } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// What may be tried at the doors of the server itself: who comes from where, for how long, by
// which name, and what is read on the way.

const MINUTE = 60_000
let now = new Date('2026-11-21T03:00:00Z')

const api = await testShop({ clock: { now: () => now } })

const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

describe('the sample password', () => {
  const body = { user_id: 'OWNER', password: PASSWORD, akhiri_sesi_lain: true }
  const enter = async (headers: Record<string, string>) => {
    const http = sender(api.origin)
    const sent = { method: 'POST', path: 'users/login', headers, body }
    const heard = await http.send(sent)
    http.close()
    return heard.code === '' ? heard.status : heard.code
  }

  test('opens nothing through a proxy nobody told of, nor by a foreign name', async () => {
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.9' },
      { forwarded: 'for=203.0.113.9' },
      { via: '1.1 proxy' },
      { 'x-real-ip': '203.0.113.9' },
      { host: 'toko.contoh.id' },
      { host: '192.168.1.20:8080' },
    ]) {
      expect([headers, await enter(headers)]).toEqual([headers, 'SANDI_CONTOH'])
      later(20 * MINUTE)
    }
    expect(await enter({})).toBe(200)
  })
})

describe('a session', () => {
  test('ends after twelve hours, however much it is used', async () => {
    const kasir = await logIn(api.origin, 'KASIR-JKT')
    for (let i = 0; i < 12 * 3; i += 1) {
      expect((await kasir.get('users/session')).status).toBe(200)
      later(20 * MINUTE)
    }
    later(1)
    expect((await kasir.get('users/session')).status).toBe(401)
  })

  test('is not kept alive by what a page asks while nobody is there', async () => {
    const { token } = await logIn(api.origin, 'KASIR-JKT')
    const http = sender(api.origin)
    const look = (method = 'GET', path = 'users/session') =>
      http.send({ method, path, token, headers: { 'x-latar': '1' } })
    for (let i = 0; i < 4; i += 1) {
      expect((await look()).status).toBe(i < 4 ? 200 : 401)
      later(7 * MINUTE)
    }
    later(3 * MINUTE)
    expect((await look()).status).toBe(401)
    http.close()
  })

  test('goes on under a new token after a change of password, and no answer keeps it', async () => {
    const one = await logIn(api.origin, 'SPV-SBY')
    const body = { password: PASSWORD, new_password: 'tiga-gelang-tua' }
    const changed = await one.put<{ token: string }>('users/change-password', body)
    const { token } = expectStatus(changed, 200)
    expect((await one.get('users/session')).status).toBe(401)
    const http = sender(api.origin)
    expect((await http.send({ method: 'GET', path: 'users/session', token })).status).toBe(200)
    http.close()
    const kept = await ask(
      api.database.adminUrl,
      'select jawaban::text, isi::text from idem, audit',
    )
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  test('takes no password that everybody tries', async () => {
    const gudang = await logIn(api.origin, 'GUDANG-JKT')
    for (const new_password of ['trustno1', 'Superman1', 'PASSWORD123', 'Bismillah1!']) {
      const body = { password: PASSWORD, new_password }
      const answer = await gudang.put<{ code: string }>('users/change-password', body)
      expect([new_password, answer.body.code]).toEqual([new_password, 'SANDI_LEMAH'])
      later(20 * MINUTE)
      await gudang.get('users/session')
    }
  })
})

test('figures are for this machine by a name of its own', async () => {
  const read = (headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const heard = (answer: IncomingMessage) => resolve(answer.resume().statusCode ?? 0)
      plain(`${api.origin}/metrics`, { headers }, heard).on('error', reject).end()
    })
  expect(await read({})).toBe(200)
  expect(await read({ host: 'jahat.contoh.id' })).toBe(403)
  expect(await read({ via: '1.1 x' })).toBe(403)
})

describe('of the shop', () => {
  test('one export of a user runs, which the database itself holds', async () => {
    const admin = await logIn(api.origin, 'ADMIN-PUSAT')
    const begin = () =>
      ask(
        api.database.adminUrl,
        `insert into ekspor (kode_toko, id, user_id, judul, isi, status, jumlah, dibuat_pada,
           denyut_pada) values ('PUSAT', gen_random_uuid(), 'ADMIN-PUSAT', 'x', '{}', 'JALAN', 1,
           '${now.toISOString()}', '${now.toISOString()}')`,
      )
    await begin()
    await expect(begin()).rejects.toThrow(/ekspor_satu_jalan/)
    const body = { sumber: [{ kode: 'master:bank' }] }
    expect((await admin.post<{ code: string }>('export-csv', body)).body.code).toBe(
      'EKSPOR_BERJALAN',
    )
    later(2 * MINUTE)
    expect((await admin.post('export-csv', body)).status).toBeLessThan(300)
  })

  test('a cashier adds a picture that is missing, and replaces none', async () => {
    const { kasir } = await openShop(api, 1)
    const [kode_barcode = ''] = await takeIn(await logIn(api.origin, 'OWNER'), [{}])
    const send = (by = kasir) => {
      const form = new FormData()
      const pixel =
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
      form.set('kode_barcode', kode_barcode)
      form.set('image', new Blob([Buffer.from(pixel, 'base64')]), 'a.png')
      return by.post<{ code: string }>('barang/upload-image', undefined, { form })
    }
    expect((await send()).status).toBeLessThan(300)
    expect((await send()).body.code).toBe('TANPA_HAK')
    expect((await send(await logIn(api.origin, 'SPV-JKT'))).status).toBeLessThan(300)
  })
})

describe('proxies', () => {
  const config = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy
  test('are this machine or those named; nobody else is believed', async () => {
    expect(config('1')).toEqual(['127.0.0.0/8', '::1/128'])
    expect(config('10.0.0.5, 192.168.1.0/24')).toEqual(['10.0.0.5', '192.168.1.0/24'])
    for (const wrong of ['ya', '10.0.0', '10.0.0.0/33', 'a,b', '::1/200']) {
      expect(() => config(wrong)).toThrow(/TRUST_PROXY harus/)
    }
    const { trustOf } = await import('../../apps/server/src/platform/wire/peer.ts')
    const trust = trustOf(config('10.0.0.0/24'))
    if (trust === false) throw new Error('no proxy is believed')
    const seen = ['10.0.0.7', '::ffff:10.0.0.7', '10.0.1.7', '127.0.0.1', '::1'].map(one =>
      trust(one, 0),
    )
    expect(seen).toEqual([true, true, false, false, false])
    expect(trust('10.0.0.7', 1)).toBe(false)
  })
})

describe('https', () => {
  test('is spoken with a certificate of ours, says so for a year, and renews it', async () => {
    const folder = await testFolder()
    const files = { cert: join(folder, 'a.crt'), key: join(folder, 'a.key') }
    const make = (name: string) =>
      execFileSync('openssl', [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-days', '2', '-subj', `/CN=${name}`, '-keyout', files.key, '-out', files.cert],
      ])
    make('pertama.contoh.id')
    const tls = readConfig({ TLS_CERT: files.cert, TLS_KEY: files.key }).tls
    const config = { ...readConfig({ PORT: '0' }), port: 0, tls }
    const running = await listen(config, api.app, { current: api.app.hub })
    const { port } = new URL(running.address)
    expect(running.address).toMatch(/^https:/)
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      const to = { host: '127.0.0.1', port, path: '/api/v1/health', rejectUnauthorized: false }
      request(to, answer => resolve(answer.resume().headers))
        .on('error', reject)
        .end()
    })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    const nameAt = () =>
      new Promise<string>((resolve, reject) => {
        const to = { host: '127.0.0.1', port: Number(port), rejectUnauthorized: false }
        const line = connect(to, () => {
          resolve(String(line.getPeerCertificate().subject.CN))
          line.end()
        }).on('error', reject)
      })
    expect(await nameAt()).toBe('pertama.contoh.id')
    const { followTls } = await import('../../apps/server/src/platform/wire/tls.ts')
    const stop = followTls(running.server.server as never, files, api.app.log, 20)
    make('kedua.contoh.id')
    utimesSync(files.cert, new Date(), new Date(Date.now() + 5_000))
    await expect.poll(nameAt, { timeout: 5_000 }).toBe('kedua.contoh.id')
    stop()
    await running.stop()
  })

  test('its absence in a network is said', () => {
    const at = (env: Record<string, string>) => openLines(readConfig(env))
    expect(at({ HOST: '0.0.0.0' })[0]).toContain('http tanpa enkripsi')
    expect(at({})).toEqual([])
    expect(at({ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://toko.contoh.id' })).toEqual([])
    expect(() => readConfig({ TLS_CERT: 'x' })).toThrow(/diisi keduanya/)
    expect(() => readConfig({ TLS_CERT: 'tidak-ada', TLS_KEY: 'x' })).toThrow(/tidak ada/)
  })
})
