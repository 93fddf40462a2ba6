import { createHash } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ask } from '../database/folders.ts'
import { allAtOnce } from '../races/race.ts'
import { type Caller, logIn, PASSWORD } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// T31: what a token is, and that whatever ends a session ends it at once, for calls and sockets.

const api = await testShop()

const enter = (user_id: string, password = PASSWORD, akhiri_sesi_lain = false) =>
  api.anonymous.post<{ token: string; code: string }>('users/login', {
    user_id,
    password,
    akhiri_sesi_lain,
  })

const sql = (statement: string) => ask<Record<string, unknown>>(api.database.adminUrl, statement)

async function socketOf(token: string): Promise<Socket> {
  const socket = io(api.origin, {
    path: '/socket.io',
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
  })
  onTestFinished(() => void socket.disconnect())
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

const isLetIn = (token: string): Promise<boolean> =>
  socketOf(token).then(
    () => true,
    () => false,
  )

describe('a token', () => {
  test('is 256 random bits, new at every login, and kept as a hash alone', async () => {
    const tokens = new Set<string>()
    for (let i = 0; i < 5; i += 1) tokens.add((await enter('SALES-JKT', PASSWORD, true)).body.token)
    expect(tokens.size).toBe(5)
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      const hash = createHash('sha256').update(token).digest('hex')
      const kept = await sql(`select 1 from sesi where token_hash = '\\x${hash}'`)
      expect(kept).toHaveLength(1)
    }
    const rows = await sql('select row_to_json(s)::text as baris from sesi s')
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('travels in the header alone: no cookie is set, none is taken', async () => {
    const answer = await enter('SALES-JKT', PASSWORD, true)
    expect(answer.headers.get('set-cookie')).toBeNull()
    const { token } = answer.body
    for (const headers of [{ cookie: `token=${token}` }, { authorization: token }]) {
      const refused = await fetch(`${api.origin}/api/v1/users/session`, { headers })
      expect(refused.status).toBe(401)
    }
    const inUrl = await fetch(`${api.origin}/api/v1/users/session?token=${token}`)
    expect(inUrl.status).toBe(401)
  })

  test('is not believed in another form, and a hash of one is none', async () => {
    const { token } = (await enter('SALES-JKT', PASSWORD, true)).body
    const hash = createHash('sha256').update(token).digest()
    const forged = [
      token.slice(0, -1),
      `${token}A`,
      token.toLowerCase(),
      hash.toString('hex'),
      hash.toString('base64url'),
    ]
    for (const one of forged) {
      const answer = await fetch(`${api.origin}/api/v1/users/session`, {
        headers: { authorization: `Bearer ${one}` },
      })
      expect([one === token, answer.status]).toEqual([false, 401])
    }
  })
})

describe('one user id', () => {
  /** As many as the limiter lets try at once. */
  const RIVALS = 5

  test('has one session, however many log in at once', async () => {
    // Nobody can open a session until all of them have looked whether there is one.
    const holder = await api.app.pool.connect()
    await holder.query('begin')
    await holder.query(`select pg_advisory_xact_lock(1)`)
    await sql(OPENING_WAITS)
    const all = allAtOnce(RIVALS, () => enter('GUDANG-JKT'))
    await expect.poll(() => sql(WAITING), { timeout: 15_000 }).toHaveLength(RIVALS)
    await holder.query('commit')
    holder.release()
    const rivals = await all
    await sql('drop trigger tunggu on sesi')
    expect(rivals.filter(one => one.status === 200)).toHaveLength(1)
    expect(rivals.filter(one => one.body.code === 'SEDANG_DIPAKAI')).toHaveLength(RIVALS - 1)
    const live = await sql(
      `select 1 from sesi where user_id = 'GUDANG-JKT' and dicabut_pada is null`,
    )
    expect(live).toHaveLength(1)
  })

  test('has one session when each rival ends the others', async () => {
    const rivals = await allAtOnce(RIVALS, () => enter('GUDANG-JKT', PASSWORD, true))
    expect(rivals.map(one => one.status)).toEqual(Array(RIVALS).fill(200))
    const alive = await Promise.all(
      rivals.map(({ body }) =>
        fetch(`${api.origin}/api/v1/users/session`, {
          headers: { authorization: `Bearer ${body.token}` },
        }),
      ),
    )
    expect(alive.filter(answer => answer.status === 200)).toHaveLength(1)
  })

  test('is not let in when it is disabled after its password was checked', async () => {
    const holder = await api.app.pool.connect()
    await holder.query('begin')
    await holder.query(`select 1 from users where user_id = 'SALES-BDG' for no key update`)
    await holder.query(`update users set aktif = false where user_id = 'SALES-BDG'`)
    const late = enter('SALES-BDG')
    // Its password is right and was checked; it waits for the row that decides.
    await waitingFor('SALES-BDG')
    await holder.query('commit')
    holder.release()
    expect([(await late).status, (await late).body.code]).toEqual([401, 'LOGIN_SALAH'])
    await sql(`update users set aktif = true where user_id = 'SALES-BDG'`)
  })
})

/** Opening a session waits for the lock that the test holds. */
const OPENING_WAITS = `
  create function tunggu() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(1); return new; end $$;
  create trigger tunggu before insert on sesi for each row execute function tunggu()`

const WAITING = `select 1 from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`

/** Until a login waits for a lock on the row of a user. */
async function waitingFor(user: string): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock'
    and datname = current_database() and query like '%for no key update%'`
  await expect.poll(() => sql(waiting), { timeout: 10_000, message: user }).not.toEqual([])
}

/** What ends the sessions of a user, by the people and doors that do it. */
const ENDS: readonly (readonly [name: string, end: (user: string, caller: Caller) => unknown])[] = [
  ['logout', (user, caller) => caller.post('users/logout', { user_id: user })],
  ['the password, entered elsewhere', user => enter(user, PASSWORD, true)],
  [
    'a user who is disabled',
    user => sql(`update users set aktif = false where user_id = '${user}'`),
  ],
  [
    'ending all sessions',
    user => sql(`update sesi set dicabut_pada = now() where user_id = '${user}'`),
  ],
]

describe('is over within a second, for calls and sockets, after', () => {
  test.each(ENDS)('%s', async (name, end) => {
    const user = `SPV-${['JKT', 'BDG', 'SBY'][ENDS.findIndex(([one]) => one === name) % 3]}`
    await sql(`update users set aktif = true where user_id = '${user}'`)
    const caller = await logIn(api.origin, user)
    const socket = await socketOf(caller.token)
    // Warm: whatever the server remembers of a session, it remembers now.
    for (let i = 0; i < 3; i += 1) expect((await caller.get('users/session')).status).toBe(200)
    const began = performance.now()
    const gone = new Promise<number>(resolve => {
      socket.once('disconnect', () => resolve(performance.now() - began))
    })
    await end(user, caller)
    expect((await caller.get('users/session')).status).toBe(401)
    expect((await caller.get('barang')).status).toBe(401)
    expect((await caller.post('penjualan/tertahan', { nama: 'x', isi: {} })).status).toBe(401)
    expect(await isLetIn(caller.token)).toBe(false)
    expect(await gone).toBeLessThan(2_000)
    await sql(`update users set aktif = true where user_id = '${user}'`)
  })

  test('a level, a store or a right taken away: the next call knows', async () => {
    const caller = await logIn(api.origin, 'SPV-BDG')
    for (let i = 0; i < 3; i += 1) {
      expect((await caller.get('reports/laporan-eod?tanggal_awal=x')).status).toBe(400)
    }
    await sql(`update users set akses = '[]' where user_id = 'SPV-BDG'`)
    expect((await caller.get('reports/laporan-eod?tanggal_awal=x')).status).toBe(403)
    expect((await caller.get('barang')).status).toBe(403)
    await sql(`update users set level = 'OWN' where user_id = 'SPV-BDG'`)
    expect((await caller.get('barang')).status).toBe(200)
    await sql(`update users set level = 'SALES', kode_toko = 'SBY' where user_id = 'SPV-BDG'`)
    expect((await caller.get('barang')).status).toBe(403)
    expect((await caller.get<{ kode_toko: string }>('users/session')).body.kode_toko).toBe('SBY')
    expect((await caller.get('users/session', { toko: 'BDG' })).status).toBe(403)
  })

  test('a store that was closed down is no place to work for', async () => {
    const admin = await logIn(api.origin, 'ADMIN-PUSAT')
    for (let i = 0; i < 3; i += 1) {
      expect((await admin.get('barang', { toko: 'SBY' })).status).toBe(200)
    }
    await sql(`update toko set dihapus_pada = now() where kode_toko = 'SBY'`)
    expect((await admin.get('barang', { toko: 'SBY' })).status).toBe(403)
    await sql(`update toko set dihapus_pada = null where kode_toko = 'SBY'`)
    expect((await admin.get('barang', { toko: 'SBY' })).status).toBe(200)
  })
})

describe('a new password', () => {
  test('ends all that is open of the user; its page goes on by a new token', async () => {
    const caller = await logIn(api.origin, 'KASIR-BDG')
    const stray = await sql(`insert into sesi (token_hash, user_id, dibuat_pada, dipakai_pada)
      select sha256('${'s'.repeat(43)}'), 'KASIR-BDG', now(), now() returning 1`)
    expect(stray).toHaveLength(1)
    expect(await isLetIn('s'.repeat(43))).toBe(true)
    const answer = await caller.put<{ token: string }>('users/change-password', {
      password: PASSWORD,
      new_password: 'emas-murni-24',
    })
    expect(answer.status).toBe(200)
    expect(await isLetIn('s'.repeat(43))).toBe(false)
    expect((await caller.get('users/session')).status).toBe(401)
    expect(await isLetIn(answer.body.token)).toBe(true)
    expect((await enter('KASIR-BDG', PASSWORD, true)).status).toBe(401)
  })

  test('is set once by two who know the old one; who lost the answer logs in with it', async () => {
    const caller = await logIn(api.origin, 'KASIR-SBY')
    const key = crypto.randomUUID()
    const set = (new_password: string, k: string) =>
      caller.put<{ code?: string }>(
        'users/change-password',
        { password: PASSWORD, new_password },
        { key: k },
      )
    const both = await Promise.all([
      set('emas-murni-24', key),
      set('emas-tua-99', crypto.randomUUID()),
    ])
    const codes = both.map(one => one.status)
    expect(codes.filter(status => status === 200)).toHaveLength(1)
    expect(codes.filter(status => status > 422)).toEqual([])
    expect((await set('emas-murni-24', key)).status).toBe(401)
    const chosen = codes[0] === 200 ? 'emas-murni-24' : 'emas-tua-99'
    expect((await enter('KASIR-SBY', chosen, true)).status).toBe(200)
  })

  test('and its guesses hold no connection that a till waits for', async () => {
    const people = await Promise.all(
      ['SALES-SBY', 'GUDANG-SBY', 'GUDANG-BDG', 'SALES-JKT'].map(user => logIn(api.origin, user)),
    )
    const wrong = { password: 'salah', new_password: 'emas-murni-24' }
    const guesses = allAtOnce(
      40,
      i => people[i % 4]?.put('users/change-password', wrong) ?? Promise.reject(),
    )
    const till = await logIn(api.origin, 'KASIR-JKT')
    const sold = await Promise.all(Array.from({ length: 20 }, () => till.get('barang')))
    expect(sold.map(answer => answer.status)).toEqual(Array(20).fill(200))
    const heard = await guesses
    expect(heard.filter(answer => ![422, 429].includes(answer.status))).toEqual([])
  })
})
