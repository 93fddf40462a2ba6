import { describe, expect, test } from 'vitest'
import { logIn, PASSWORD } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'

interface Session {
  token: string
  user_id: string
  level: string
  kode_toko: string
  tgl_system: string
  portal1: string
  akses: { kode: string; is_show: boolean; children: Session['akses'] }[]
}
interface Problem {
  code: string
  detail: string
  errors?: Record<string, string>
  facts: Record<string, number>
}
let now = new Date('2026-11-21T03:00:00Z')

const api = await testShop({ clock: { now: () => now } })

const enter = (user_id: string, password = PASSWORD, akhiri_sesi_lain = false) =>
  api.anonymous.post<Session & Problem>('users/login', { user_id, password, akhiri_sesi_lain })

describe('login', () => {
  test('answers what the client keeps of its session', async () => {
    const { status, body } = await enter('kasir-jkt')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      user_id: 'KASIR-JKT',
      level: 'KASIR',
      kode_toko: 'JKT',
      nama_toko: 'Toko Pasar Baru',
      tgl_system: '2026-11-21',
      pembulatan: 500,
      portal1: `${api.origin}/toko/JKT`,
      portalPusat: api.origin,
    })
    expect(body.token.length).toBeGreaterThanOrEqual(43)
    const shown = body.akses.filter(node => node.is_show).map(node => node.kode)
    expect(shown).toContain('penjualan')
    expect(shown).not.toContain('master')
  })

  test('unknown user and wrong password are told the same way', async () => {
    const wrong = await enter('SALES-JKT', 'salah')
    const unknown = await enter('SIAPA', 'salah')
    expect([wrong.status, wrong.body.detail]).toEqual([
      401,
      'User id atau Password yang anda masukan salah',
    ])
    expect([unknown.status, unknown.body.detail]).toEqual([wrong.status, wrong.body.detail])
  })

  test('a user id works in one place; the password ends the other session', async () => {
    const first = await enter('SPV-BDG')
    const second = await enter('SPV-BDG')
    expect([second.status, second.body.detail]).toEqual([409, 'User ID ini sedang dipakai'])
    const taken = await enter('SPV-BDG', PASSWORD, true)
    expect(taken.status).toBe(200)
    const old = await fetch(`${api.origin}/api/v1/users/session`, {
      headers: { authorization: `Bearer ${first.body.token}` },
    })
    expect(old.status).toBe(401)
  })

  test('an idle session ends by itself, and no longer blocks the next login', async () => {
    const caller = await logIn(api.origin, 'SALES-SBY')
    expect((await caller.get('users/session')).status).toBe(200)
    now = new Date(now.getTime() + 31 * 60_000)
    expect((await caller.get('users/session')).status).toBe(401)
    expect((await enter('SALES-SBY')).status).toBe(200)
  })

  test('logout ends the session at once', async () => {
    const caller = await logIn(api.origin, 'GUDANG-SBY')
    expect((await caller.post('users/logout', { user_id: 'GUDANG-SBY' })).status).toBe(200)
    expect((await caller.get('users/session')).status).toBe(401)
  })
})

describe('guessing', () => {
  test('ten tries in a quarter of an hour over all doors, then a wait, never a lock', async () => {
    const cashier = await logIn(api.origin, 'KASIR-SBY')
    const codes: string[] = []
    for (let i = 0; i < 10; i += 1) {
      const door = i % 2 === 0 ? enter('SPV-SBY', 'tebak') : askGrant('tebak')
      codes.push((await door).body.code)
      now = new Date(now.getTime() + 40_000)
    }
    expect(codes).not.toContain('TERLALU_SERING')
    const eleventh = await enter('SPV-SBY')
    expect([eleventh.status, eleventh.body.code]).toEqual([429, 'TERLALU_SERING'])
    expect((await askGrant(PASSWORD)).body.code).toBe('TERLALU_SERING')
    now = new Date(now.getTime() + 15 * 60_000)
    expect((await enter('SPV-SBY')).status).toBe(200)

    function askGrant(password: string) {
      return cashier.post<Problem>('authorization', {
        user_id: 'SPV-SBY',
        password,
        kategori: 'BATAL_PENJUALAN',
        keterangan: 'Percobaan',
        perintah: { route: 'POST penjualan/X/batal', body: {} },
      })
    }
  })

  test('parallel guesses are counted one by one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => enter('GUDANG-BDG', 'tebak')),
    )
    // Five are free; the sixth waits, and whoever comes beside it sees that it would.
    expect(answers.filter(answer => answer.status === 401)).toHaveLength(5)
  })
})

describe('change of password', () => {
  test('needs the old one, refuses weak ones, ends other sessions', async () => {
    const caller = await logIn(api.origin, 'SALES-BDG')
    const change = (password: string, new_password: string) =>
      caller.put<Problem & { message: string }>('users/change-password', { password, new_password })
    expect((await change('salah', 'emas-murni-24')).body.errors?.password).toBe(
      'Password lama salah',
    )
    expect((await change(PASSWORD, '12345678')).body.code).toBe('SANDI_LEMAH')
    expect((await change(PASSWORD, 'emas-murni-24')).body.message).toBe('Update password berhasil')
    expect((await caller.get('users/session')).status).toBe(401)
    expect((await enter('SALES-BDG', PASSWORD, true)).status).toBe(401)
    expect((await enter('SALES-BDG', 'emas-murni-24', true)).status).toBe(200)
  })
})

describe('the boundary', () => {
  test.each([
    ['no token', '', 401],
    ['a made-up token', 'x'.repeat(43), 401],
  ])('%s opens nothing', async (_name, token, status) => {
    const answer = await fetch(`${api.origin}/api/v1/penjualan`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(status)
  })

  test('a branch user never works for another store, head office does', async () => {
    const cashier = await logIn(api.origin, 'KASIR-BDG')
    expect((await cashier.get('users/session', { toko: 'JKT' })).status).toBe(403)
    const admin = await logIn(api.origin, 'ADMIN-PUSAT')
    const acting = await admin.get('users/session', { toko: 'JKT' })
    expect(acting.body).toMatchObject({ kode_toko: 'JKT', user_id: 'ADMIN-PUSAT' })
    expect((await admin.get('users/session', { toko: 'XYZ' })).status).toBe(403)
  })

  test('unknown fields, broken JSON and prototype keys are refused without a stack', async () => {
    const send = (body: string) =>
      fetch(`${api.origin}/api/v1/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    for (const body of [
      '{',
      '{"__proto__":{"a":1}}',
      '[]',
      '{"user_id":"A","password":"b","level":"OWN"}',
    ]) {
      const answer = await send(body)
      const text = await answer.text()
      expect(answer.status).toBe(400)
      expect(answer.headers.get('content-type')).toContain('application/problem+json')
      expect(text).not.toMatch(/at .*\.ts|node_modules|select /)
    }
  })

  test('security headers stand on every answer', async () => {
    const answer = await fetch(`${api.origin}/api/v1/health`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })
})
