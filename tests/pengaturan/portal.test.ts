import type { PortalState } from '@kencana/contract/areas/pengaturan/portal'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../apps/server/src/config.ts'
import { appOn, listen, makeLog } from '../../apps/server/src/start-server.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { answerOf, provePortal } from './prove-portal.ts'

// The address of a store at another server is used once it answered for the chain, asked from where
// it will be used; until then the store is served as before, and nobody's token goes there.

let now = new Date('2026-11-21T03:00:00Z')
const api = await testShop({ clock: { now: () => now } })
const owner = await api.as('OWNER')
const running: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of running) await stop()
})

async function server(env: Readonly<Record<string, string>> = {}): Promise<string> {
  const config = readConfig({ PORT: '0', DATA_DIR: api.app.config.dataDir, ...env })
  const { app, hub } = appOn(api.database, config, makeLog('silent'), api.app.clock)
  const { address, stop } = await listen(config, app, hub)
  running.push(stop)
  return address
}

const there = await server()
const NOWHERE = 'http://127.0.0.1:9'

async function setPortal(portal: string | null, kode = 'SBY') {
  const at = { toko: kode }
  const { body } = await owner.get<{ toko: object; versi: number }>('settingtoko', at)
  const sent = { ...body.toko, portal, nilai: {}, versi: body.versi }
  expectStatus(await owner.put('settingtoko', sent, at), 200)
}
const portals = async () => expectStatus(await owner.get<PortalState[]>('settingtoko/portal'), 200)
const stateOf = async (kode = 'SBY') => (await portals()).find(one => one.kode_toko === kode)
interface Store {
  readonly kode_toko: string
  readonly portal: string
}
/** Where calls for the store go. */
const calledAt = async (kode = 'SBY') =>
  (await owner.get<Store[]>('tokos')).body.find(one => one.kode_toko === kode)?.portal
const question = async (kode_toko = 'SBY') =>
  expectStatus(
    await owner.post<{ portal: string; tantangan: string }>('settingtoko/portal/tantangan', {
      kode_toko,
    }),
    200,
  )
const keep = (body: object) => owner.post<{ code: string }>('settingtoko/portal/hasil', body)
const HERE = `${api.origin}/toko/SBY`

/** Origins a page may call, and whose pages are answered. */
async function openTo(origin: string) {
  const headers = { origin, authorization: `Bearer ${owner.token}` }
  const answer = await fetch(`${api.origin}/api/v1/users/session`, { headers })
  return answer.headers.get('access-control-allow-origin') === origin
}

describe('a new address', () => {
  test('is kept, marked as not tried, and not used', async () => {
    expect(await portals()).toEqual([])
    await setPortal(`${there}/toko/SBY`)
    expect(await stateOf()).toEqual({
      ...{ kode_toko: 'SBY', nama_toko: 'Toko Tunjungan', portal: `${there}/toko/SBY` },
      ...{ dipakai: false, hasil: null, pada: null, oleh: null },
    })
    expect([await calledAt(), await openTo(there)]).toEqual([HERE, false])
  })

  test('answered by the chain, is used; its last answer is kept with who and when', async () => {
    const kept = await provePortal(owner, 'SBY')
    const at = now.toISOString()
    expect(kept).toMatchObject({ dipakai: true, hasil: 'TERBUKTI', pada: at, oleh: 'OWNER' })
    expect(await stateOf()).toEqual(kept)
    expect([await calledAt(), await openTo(there)]).toEqual([`${there}/toko/SBY`, true])
  })

  test('that stays silent later, from one browser, goes on being used', async () => {
    const { tantangan } = await question()
    const silent = { kode_toko: 'SBY', tantangan, bukti: null, sebab: 'TAK_TERJANGKAU' }
    expect((await keep(silent)).status).toBe(200)
    expect(await stateOf()).toMatchObject({ dipakai: true, hasil: 'TAK_TERJANGKAU' })
    expect(await calledAt()).toBe(`${there}/toko/SBY`)
  })

  test.each([
    ['nobody answers', () => `${NOWHERE}/toko/SBY`, 'TAK_TERJANGKAU'],
    ['it is that of another store', () => `${there}/toko/JKT`, 'BUKAN_TOKO'],
    ['it names no store', () => there, 'BUKAN_TOKO'],
  ])('where %s is not used', async (_, address, hasil) => {
    await setPortal(address())
    expect(await stateOf()).toMatchObject({ dipakai: false, hasil: null })
    expect(await provePortal(owner, 'SBY')).toMatchObject({ dipakai: false, hasil })
    expect(await calledAt()).toBe(HERE)
  })

  test('taken away leaves nothing to try', async () => {
    await setPortal(null)
    expect(await portals()).toEqual([])
    const none = await owner.post('settingtoko/portal/tantangan', { kode_toko: 'SBY' })
    expect([none.status, await calledAt()]).toEqual([404, HERE])
  })
})

describe('a proof', () => {
  test('is of this question, this address and this hour', async () => {
    await setPortal(`${there}/toko/SBY`)
    const { tantangan } = await question()
    const { bukti } = await answerOf(`${there}/toko/SBY`, tantangan)
    const other = await question()
    const mixed = { kode_toko: 'SBY', tantangan: other.tantangan, bukti, sebab: null }
    expect((await keep(mixed)).status).toBe(200)
    expect(await stateOf()).toMatchObject({ dipakai: false, hasil: 'BUKAN_RANTAI' })
    const body = { kode_toko: 'SBY', tantangan, bukti, sebab: null }
    expect((await keep({ ...body, bukti: tantangan })).status).toBe(200)
    expect(await stateOf()).toMatchObject({ dipakai: false })
    await setPortal(`${there}/lain/toko/SBY`)
    expect((await keep(body)).body.code).toBe('BERUBAH')
    await setPortal(`${there}/toko/SBY`)
    now = new Date(now.getTime() + 121_000)
    expect((await keep(body)).body.code).toBe('BERUBAH')
    expect(await stateOf()).toMatchObject({ dipakai: false })
  })

  test('is not given to a question of nobody, nor by a server of another store', async () => {
    const { tantangan } = await question()
    const foreign = await answerOf(`${there}/toko/SBY`, 'AAAA')
    expect(foreign).toEqual({ bukti: null, sebab: 'BUKAN_RANTAI' })
    const branch = await server({ TIPE: 'CABANG', KODE_TOKO: 'JKT' })
    const wrong = await answerOf(`${branch}/toko/SBY`, tantangan)
    expect(wrong).toEqual({ bukti: null, sebab: 'BUKAN_TOKO' })
  })

  test("is the head office's affair", async () => {
    const spv = await api.as('SPV-JKT')
    expect((await spv.get('settingtoko/portal')).status).toBe(403)
    expect((await spv.post('settingtoko/portal/tantangan', { kode_toko: 'JKT' })).status).toBe(403)
    await setPortal(null)
  })
})
