import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask } from '../database/folders.ts'
import { cashSale, expectStatus, openShop, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import { type Answer, type Caller, PASSWORD } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { askFor, cancelBody, forCancel, openEar } from './commands.ts'
import { handMadeDevice, layUntil, run, soon, startAgent } from './devices.ts'

// T30 for fingers: a scan that a device has proved lets one person approve one command, once,
// within a minute. What a browser says of a finger counts for nothing.

interface Problem {
  code: string
  detail: string
  otorisasi: string
  tantangan: string
}
let skew = 0
const start = Date.now()
/** Time runs, for a finger takes some, unless a test holds it. */
let held: number | undefined
const passed = () => (held ?? Date.now() - start) + skew
const clock = { now: () => new Date(Date.UTC(2026, 10, 21, 3) + passed()) }
const later = (ms: number) => {
  skew += ms
}
beforeEach(async () => {
  ear.heard.length = 0
  await sql('delete from otorisasi_gagal')
  await sql('delete from percobaan_sandi')
  await sql('delete from asal_percobaan')
})

const sql = <R extends Record<string, unknown>>(text: string) => ask<R>(api.database.adminUrl, text)

async function sold(): Promise<string> {
  const body = cashSale(await takeIn(owner, [{}]), RING_PRICE)
  const answer = await kasir.post<{ no_faktur_jual: string }>('penjualan', body)
  return expectStatus(answer, 201).no_faktur_jual
}

async function learn(caller: Caller, user_id: string, finger: string): Promise<void> {
  const before = (await fingers()).length
  const body = { user_id, jari: 'Telunjuk kanan', alat: agent.id, password: PASSWORD }
  expectStatus(await caller.post('sidik-jari', body), 200)
  await agent.lay(finger)
  await vi.waitFor(async () => expect((await fingers()).length).toBe(before + 1), 5_000)
}

const fingers = () =>
  sql<{ fp: string; user_id: string }>(
    'select fp::text, user_id from sidik_jari where dihapus_pada is null order by pada',
  )

const api = await testShop({ clock })
const { kasir, owner } = await openShop(api, 1)
const spv = await api.as('SPV-JKT')
const modules = { nilai: {}, modul: { FINGERPRINT_MODULE: true }, toko: ['JKT'] }
expectStatus(await owner.put('para-system', modules), 200)
const agent = await startAgent(api.origin, spv)
const ear = await openEar(api.origin, kasir.token)
await learn(spv, 'SPV-JKT', 'jari spv')
const nomor = await sold()
afterAll(async () => {
  ear?.socket.disconnect()
  await agent?.stop()
})

const SAID = { status: true, auth_for: 'KASIR-JKT', user_id: 'SPV-JKT' }

const askFinger = (no = nomor, caller = kasir, options = {}) =>
  caller.post<Problem>('authorization/fingerprint/tantangan', askFor(no), options)

/** Asks and lays a finger down once the device waits for this question; answers its id. */
async function askAndLay(finger: string, no = nomor, caller = kasir): Promise<string> {
  const waits = () => agent.said().split('Menunggu jari').length
  const before = waits()
  const asked = await askFinger(no, caller)
  const { tantangan } = expectStatus(asked, 200)
  await vi.waitFor(() => expect(waits()).toBeGreaterThan(before), 5_000)
  await agent.lay(finger)
  return tantangan
}

/** The supervisor's finger, until the server believes it. */
async function scan(no = nomor): Promise<void> {
  const id = await askAndLay('jari spv', no)
  const proved = () => sql(`select 1 from tantangan_sidik where id = '${id}' and hasil = 'COCOK'`)
  await soon(proved).toHaveLength(1)
}

const exchange = async (no = nomor, caller = kasir, more: object = {}, options = {}) => {
  const fp = (await fingers()).find(one => one.user_id === 'SPV-JKT')?.fp ?? randomUUID()
  const body = { ...forCancel(no), fp, ...more }
  return caller.post<Problem>('authorization/fingerprint', body, options)
}

const cancel = (no: string, otorisasi: string, caller = kasir) =>
  caller.post<Problem>(`penjualan/${no}/batal`, cancelBody(otorisasi))

async function expectRefused(answer: Answer<Problem>, sebab: string, code = 'SIDIK_TIDAK_SAH') {
  expect([answer.status >= 400, answer.body.code]).toEqual([true, code])
  const kept = await sql('select sebab, cara from otorisasi_gagal')
  expect(kept).toEqual([{ sebab, cara: 'SIDIK_JARI' }])
}

describe('a supervisor approves by finger', () => {
  test('one cancellation: the page hears of the scan, the grant lets it through', async () => {
    const no = await sold()
    await scan(no)
    await soon(() => ear.heard).toHaveLength(1)
    expect(ear.heard).toEqual([['fingerprint-auth', SAID]])
    const { otorisasi } = expectStatus(await exchange(no), 200)
    expectStatus(await cancel(no, otorisasi), 201)
    expect(agent.said()).toContain(`Menunggu jari SPV-JKT: Batal penjualan ${no} (diminta`)
    const [grant] = await sql(`select cara, penyetuju, rincian, dipakai_untuk from otorisasi
      where id = '${otorisasi}'`)
    expect(grant).toMatchObject({ cara: 'SIDIK_JARI', penyetuju: 'SPV-JKT' })
    const report = await owner.get('reports/laporan-otorisasi?toko=JKT')
    expect(report.text).toContain('Sidik Jari')
  })

  test('by the specified fields alone: the grant is bound to the command of the scan', async () => {
    const no = await sold()
    await scan(no)
    const { otorisasi } = expectStatus(await exchange(no, kasir, { perintah: undefined }), 200)
    const other = await cancel(nomor, otorisasi)
    expect(other.body.code).toBe('OTORISASI_TIDAK_SAH')
    expectStatus(await cancel(no, otorisasi), 201)
  })

  test('no more than the reference of a finger ever leaves the device', async () => {
    const kept = await readFile(join(agent.folder, 'jari.json'), 'utf8')
    const templates = kept.match(/"templat":"([^"]+)"/)?.[1] ?? ''
    expect(templates).toHaveLength(44)
    const answer = await kasir.get('user-fingerprint?user_id=SPV-JKT')
    const [told = {}] = answer.body as unknown as object[]
    expect(Object.keys(told)).toEqual(['fp', 'user_id', 'jari'])
    const hex = Buffer.from(templates, 'base64').toString('hex')
    for (const table of ['sidik_jari', 'tantangan_sidik', 'alat_sidik', 'audit', 'idem']) {
      const rows = JSON.stringify(await sql(`select x::text from ${table} x`))
      expect(rows.includes(templates) || rows.includes(hex)).toBe(false)
    }
  })
})

describe('a scan that does not count', () => {
  test('none, or one that a page made up', async () => {
    const { socket: liar } = await openEar(api.origin, kasir.token)
    expectStatus(await askFinger(), 200)
    const cut = new Promise(done => liar.on('disconnect', done))
    liar.emit('fingerprint-auth', SAID)
    await cut
    expect(ear.heard).toEqual([])
    await expectRefused(await exchange(), 'SIDIK_TIDAK_DIPINDAI')
  })

  test('a finger of somebody else: the page is told to try again', async () => {
    await askAndLay('jari kasir')
    const no = ['fingerprint-auth', { ...SAID, status: false }]
    await soon(() => ear.heard).toEqual([no])
    await expectRefused(await exchange(), 'SIDIK_TIDAK_DIPINDAI')
  })

  test('one that was used', async () => {
    await scan()
    expectStatus(await exchange(), 200)
    await expectRefused(await exchange(), 'SUDAH_DIPAKAI')
  })

  test('one made for another command, kind of command or user', async () => {
    const other = await sold()
    await scan(other)
    await expectRefused(await exchange(nomor), 'PERINTAH_LAIN')
    await sql('delete from otorisasi_gagal')
    const kind = await exchange(other, kasir, { kategori: 'HANCUR_BARANG' })
    await expectRefused(kind, 'KATEGORI_LAIN')
    await sql('delete from otorisasi_gagal')
    const user = await exchange(other, kasir, { user_id: 'OWNER' })
    await expectRefused(user, 'SIDIK_TIDAK_DIPINDAI')
    await sql('delete from otorisasi_gagal')
    const finger = await exchange(other, kasir, { fp: randomUUID() })
    await expectRefused(finger, 'SIDIK_TIDAK_DIKENAL')
  })

  test('one that another cashier asked for', async () => {
    await scan()
    await expectRefused(await exchange(nomor, await api.as('GUDANG-JKT')), 'SIDIK_TIDAK_DIPINDAI')
  })

  test('one of another store', async () => {
    await sql("update modul set aktif = true where kode_toko = 'BDG'")
    await scan()
    const bdg = await api.as('SPV-BDG')
    await expectRefused(await exchange(nomor, bdg), 'BUKAN_PENYETUJU', 'BUKAN_PENYETUJU')
    expect((await bdg.get('user-fingerprint?user_id=SPV-JKT')).status).toBe(404)
    await sql('delete from otorisasi_gagal')
    const there = await exchange(nomor, owner, { user_id: 'OWNER' }, { toko: 'BDG' })
    await expectRefused(there, 'SIDIK_TIDAK_DIPINDAI')
  })

  test('one that is a minute old; a grant that is three', async () => {
    await scan()
    later(60_000)
    await expectRefused(await exchange(), 'KEDALUWARSA')
    await scan()
    const { otorisasi } = expectStatus(await exchange(), 200)
    later(180_000)
    expect((await cancel(nomor, otorisasi)).body.code).toBe('OTORISASI_TIDAK_SAH')
    const reasons = () => sql('select sebab, cara from otorisasi_gagal order by id desc limit 1')
    await soon(reasons).toEqual([{ sebab: 'KEDALUWARSA', cara: 'SIDIK_JARI' }])
  })

  test('one whose supervisor was disabled since, before the grant or after it', async () => {
    const set = (aktif: boolean) =>
      sql(`update users set aktif = ${aktif} where user_id = 'SPV-JKT'`)
    await scan()
    await set(false)
    await expectRefused(await exchange(), 'BUKAN_PENYETUJU', 'BUKAN_PENYETUJU')
    await set(true)
    const { otorisasi } = expectStatus(await exchange(), 200)
    await set(false)
    expect((await cancel(nomor, otorisasi)).body.code).toBe('OTORISASI_TIDAK_SAH')
    await set(true)
    expect(await sql(`select 1 from dokumen where membatalkan = '${nomor}'`)).toEqual([])
  })

  test('one asked for while another screen waits for the same finger', async () => {
    expectStatus(await askFinger(), 200)
    const gudang = await api.as('GUDANG-JKT')
    expect((await askFinger(nomor, gudang)).body.code).toBe('SIDIK_SEDANG_DITUNGGU')
    expectStatus(await askFinger(), 200)
    later(60_000)
    expectStatus(await askFinger(nomor, gudang), 200)
    later(60_000)
  })

  test('many a try: the limiter of the login counts them', async () => {
    held = Date.now() - start
    const codes: string[] = []
    for (let i = 0; i < 6; i += 1) codes.push((await exchange()).body.code)
    expect(codes).toEqual([...Array(5).fill('SIDIK_TIDAK_SAH'), 'TERLALU_SERING'])
    const password = { ...forCancel(nomor), password: PASSWORD }
    const shared = await kasir.post<Problem>('authorization', password)
    expect(shared.body.code).toBe('TERLALU_SERING')
    held = undefined
  })
})

describe('a device', () => {
  test('is believed what its own key signed, over this challenge, of its own fingers', async () => {
    const forged = await handMadeDevice(api.origin, spv)
    const fp = (await fingers())[0]?.fp ?? ''
    expectStatus(await askFinger(), 200)
    const [task] = expectStatus(await forged.tasks(), 200).tugas
    if (task === undefined) throw new Error('nothing was asked')
    const stranger = generateKeyPairSync('ed25519').privateKey
    const mine = randomUUID()
    const tries = [
      forged.answer(task, fp), // a finger that another device knows
      forged.answer(task, mine), // a finger nobody knows
      forged.answer(task, fp, stranger),
      forged.answer({ ...task, tantangan: randomUUID() }, fp),
    ]
    for (const one of tries) expect((await one).body.code).toBe('SIDIK_TIDAK_SAH')
    await sql(`insert into sidik_jari values ('JKT', '${mine}', 'SPV-JKT', 'x', '${forged.id}',
      'x', now())`)
    const twisted = [
      forged.answer(task, mine, stranger),
      forged.answer(task, mine, undefined, { user_id: 'OWNER' }),
      forged.answer(task, mine, undefined, { sidik: 'ff' }),
      forged.answer(task, mine, undefined, { acak: 'AAAA' }),
      forged.answer(task, mine, undefined, { kode_toko: 'BDG' }),
    ]
    for (const one of twisted) expect((await one).body.code).toBe('SIDIK_TIDAK_SAH')
    await expectRefused(await exchange(), 'SIDIK_TIDAK_DIPINDAI')
    // Signed rightly it is believed, once.
    expectStatus(await askFinger(), 200)
    const [again] = expectStatus(await forged.tasks(), 200).tugas
    if (again === undefined) throw new Error('nothing was asked')
    expect((await forged.answer(again, mine)).status).toBe(200)
    expect((await forged.answer(again, mine)).body.code).toBe('SIDIK_TIDAK_SAH')
    // Revoked between the scan and its use, nothing of it counts.
    expectStatus(await spv.post(`sidik-alat/${forged.id}/cabut`, {}), 200)
    await sql('delete from otorisasi_gagal')
    await expectRefused(await exchange(), 'SIDIK_TIDAK_DIKENAL')
    expect((await forged.tasks()).body).toMatchObject({ code: 'ALAT_DITOLAK' })
    expect((await forged.answer(again, mine)).body.code).toBe('ALAT_DITOLAK')
  })

  test('is paired once, by whom the screen is for, within ten minutes', async () => {
    const used = await handMadeDevice(api.origin, spv)
    const { kode, kunci_publik } = used
    const again = await used.call<Problem>('pasang', { kode, kunci_publik })
    expect(again.body.code).toBe('KODE_PASANG_SALAH')
    const late = await spv.post<{ kode: string }>('sidik-alat', { nama: 'Kasir 3' })
    later(10 * 60_000)
    const old = await used.call<Problem>('pasang', { kode: late.body.kode, kunci_publik })
    expect(old.body.code).toBe('KODE_PASANG_SALAH')
    expect((await kasir.post<Problem>('sidik-alat', { nama: 'x' })).body.code).toBe('TANPA_HAK')
    const bdg = await api.as('SPV-BDG')
    const theirs = await bdg.post<Problem>(`sidik-alat/${used.id}/cabut`, {})
    expect(theirs.body.code).toBe('TIDAK_DITEMUKAN')
    const key = randomUUID()
    const made = async () => (await spv.post('sidik-alat', { nama: 'K4' }, { key })).body.kode
    expect(await made()).toMatch(/^JKT(-[A-Z2-9]{4}){3}$/)
    expect(await made()).toBeNull()
  })

  test('keeps its key and what it knows to its own user', async () => {
    for (const file of await readdir(agent.folder)) {
      expect((await stat(join(agent.folder, file))).mode & 0o077).toBe(0)
    }
  })

  test('does not start with a reader that anybody can imitate, unless that is meant', async () => {
    const env = { ...process.env, AGENT_DIR: agent.folder, AGENT_READER: 'simulated' }
    const { child, said } = run([], { ...env, ALLOW_SIMULATED_READER: '' })
    await new Promise(done => child.on('close', done))
    expect([child.exitCode, said()]).toEqual([1, expect.stringContaining('hanya untuk mencoba')])
  })
})

describe('a finger is learnt', () => {
  const body = (more: object = {}) => ({
    user_id: 'SPV-JKT',
    jari: 'Ibu jari kanan',
    alat: agent.id,
    password: PASSWORD,
    ...more,
  })
  const refusedFor = async (caller: Caller, more: object) =>
    (await caller.post<Problem>('sidik-jari', body(more))).body.code

  test('by the own password, of whom one may look after, who may approve', async () => {
    expect(await refusedFor(spv, { password: 'salah' })).toBe('SANDI_SALAH')
    expect(await refusedFor(spv, { user_id: 'OWNER' })).toBe('USER_DI_ATAS')
    expect(await refusedFor(spv, { user_id: 'KASIR-JKT' })).toBe('BUKAN_PENYETUJU')
    expect(await refusedFor(spv, { alat: randomUUID() })).toBe('SIDIK_TANPA_ALAT')
    expect(await refusedFor(kasir, {})).toBe('TANPA_HAK')
    const none = await kasir.get<Problem>('user-fingerprint?user_id=OWNER')
    expect([none.status, none.body.detail]).toEqual([404, 'Username Tidak Tidak Terdaftar'])
    expect((await kasir.get('user-fingerprint?user_id=TIDAK-ADA')).status).toBe(404)
  })

  test('not twice for two people, and forgotten at the device too', async () => {
    const ask = async () =>
      expectStatus(await owner.post('sidik-jari', body({ user_id: 'OWNER' }), { toko: 'JKT' }), 200)
    const { tantangan } = await ask()
    const failed = `select 1 from tantangan_sidik where id = '${tantangan}' and hasil = 'GAGAL'`
    await layUntil(agent, 'jari spv', async () => (await sql(failed)).length === 1)
    expect((await fingers()).map(one => one.user_id)).not.toContain('OWNER')
    await ask()
    const theirs = async () => (await fingers()).find(one => one.user_id === 'OWNER')?.fp
    await layUntil(agent, 'jari owner', async () => (await theirs()) !== undefined)
    const fp = (await theirs()) ?? ''
    expectStatus(await spv.post(`sidik-jari/${fp}/hapus`, {}), 200)
    const atDevice = () => readFile(join(agent.folder, 'jari.json'), 'utf8')
    await soon(atDevice).not.toContain(fp)
    expect((await kasir.get('user-fingerprint?user_id=OWNER')).status).toBe(404)
  })
})

test('a module that is off closes every call of it', async () => {
  const gudang = await api.as('SPV-SBY')
  const answers = await Promise.all([
    gudang.get<Problem>('user-fingerprint?user_id=SPV-SBY'),
    gudang.post<Problem>('authorization/fingerprint/tantangan', forCancel('X')),
    exchange('X', gudang),
    gudang.get<Problem>('sidik-alat'),
    gudang.get<Problem>('sidik-jari'),
    gudang.post<Problem>('sidik-alat', { nama: 'x' }),
  ])
  expect(answers.map(one => [one.status, one.body.code])).toEqual(
    answers.map(() => [403, 'MODULE_OFF']),
  )
})

test('a revoked device ends by itself and says why', async () => {
  expectStatus(await spv.post(`sidik-alat/${agent.id}/cabut`, {}), 200)
  expect(await agent.ended()).toBe(1)
  expect(agent.said()).toContain('tidak dikenal')
  expect((await kasir.get('user-fingerprint?user_id=SPV-JKT')).status).toBe(404)
})
