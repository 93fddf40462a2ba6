import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Caller, type TestApi, testApi } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { expectStatus, inCash, lend, openCounter, type Problem } from './counter.ts'

interface Pending {
  count: number
  data: {
    nomor: string
    jenis: string
    no_faktur_hutang: string
    user_id: string
    hasil: string | null
    diperiksa_oleh: string | null
    diperiksa_pada: string | null
    keterangan: string | null
  }[]
}

let api: TestApi
let kasir: Caller
let spv: Caller
let owner: Caller
beforeAll(async () => {
  api = await testApi()
  ;({ kasir, spv, owner } = await openCounter(api))
})
afterAll(async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  await api.stop()
})

const check = (nomor: string, more: object = {}, caller = spv) =>
  caller.post<Problem>('validasi-hutang', { nomor, hasil: 'SESUAI', ...more }, { toko: 'JKT' })
const pending = async (query = '', caller = spv) =>
  expectStatus(await caller.get<Pending>(`validasi-hutang${query}`), 200)
const waits = async (nomor: string) =>
  (await pending(`?q=${nomor}`)).data.map(row => row.nomor).includes(nomor)
const refused = ({ status, body }: Answer<Problem>) => [status, body.code, body.facts]
const redeem = async (nomor: string) =>
  expectStatus(
    await kasir.post<{ no_tebus: string }>(`hutang/${nomor}/tebus`, inCash(1_577_000)),
    201,
  ).no_tebus

describe('what waits to be checked', () => {
  test('loans and redemptions, oldest first, with packet and amounts', async () => {
    const nomor = await lend(kasir, { lokasi: 'B-07' })
    const no_tebus = await redeem(nomor)
    const { count, data } = await pending()
    expect(count).toBe(2)
    expect(data).toMatchObject([
      {
        nomor,
        jenis: 'HUTANG',
        no_faktur_hutang: nomor,
        tgl: '2026-11-21',
        user_id: 'KASIR-JKT',
        nama_customer: 'Siti Aminah',
        lokasi: 'B-07',
        berat: 5,
        total: 1_575_000,
        hasil: null,
        diperiksa_oleh: null,
      },
      { nomor: no_tebus, jenis: 'TEBUS_HUTANG', no_faktur_hutang: nomor, total: 1_577_000 },
    ])
    // The packet's place and the customer find it; a wildcard is a letter like others.
    expect((await pending('?q=b-07')).count).toBe(2)
    expect((await pending('?q=siti')).count).toBe(2)
    expect((await pending(`?q=${encodeURIComponent('%')}`)).count).toBe(0)
    expect((await pending('?limit=1&skip=1')).data).toMatchObject([{ nomor: no_tebus }])
  })

  test('not what was undone, nor what undid it', async () => {
    const nomor = await lend(kasir)
    const alasan = 'Salah tulis'
    const path = `hutang/${nomor}/batal`
    const otorisasi = await kasir.grant('BATAL_HUTANG_LUNAS', `POST ${path}`, { alasan })
    const undone = await kasir.post<{ no_batal: string }>(path, { alasan, otorisasi })
    const { no_batal } = expectStatus(undone, 201)
    expect([await waits(nomor), await waits(no_batal)]).toEqual([false, false])
    for (const gone of [nomor, no_batal, 'FH-JKT-261121-9999']) {
      expect(refused(await check(gone)).slice(0, 2)).toEqual([404, 'TIDAK_DITEMUKAN'])
    }
  })

  test('a renewal is called by the loan it opened', async () => {
    const lama = await lend(kasir)
    const renewed = await kasir.post<{ no_faktur_hutang: string }>(`hutang/${lama}/perpanjang`, {
      jumlah_hutang: 1_575_000,
      selisih: 2_000,
      pembayaran: [{ cara: 'TUNAI', jumlah: 2_000 }],
    })
    const { no_faktur_hutang: baru } = expectStatus(renewed, 201)
    expect((await pending(`?q=${baru}`)).data).toMatchObject([
      { nomor: baru, jenis: 'PERPANJANG_HUTANG', no_faktur_hutang: baru },
    ])
    expectStatus(await check(baru), 201)
  })
})

describe('a check', () => {
  test('is kept once: the second is told who was first', async () => {
    const nomor = await lend(kasir)
    expectStatus(await check(nomor), 201)
    expect(await waits(nomor)).toBe(false)
    const seen = await pending(`?q=${nomor}&status=SESUAI`)
    expect(seen.data).toMatchObject([{ nomor, hasil: 'SESUAI', diperiksa_oleh: 'SPV-JKT' }])
    expect(refused(await check(nomor, {}, owner))).toEqual([
      409,
      'SUDAH_DIPERIKSA',
      { nomor, user_id: 'SPV-JKT' },
    ])
    const loan = await spv.get<{ validasi: object[] }>(`hutang/${nomor}`)
    expect(loan.body.validasi).toMatchObject([{ nomor, hasil: 'SESUAI', user_id: 'SPV-JKT' }])
  })

  test('of two at once one is kept', async () => {
    const nomor = await lend(kasir)
    const both = await Promise.all([
      check(nomor),
      check(nomor, { hasil: 'TIDAK_SESUAI', keterangan: 'Berat kurang 0,2 g' }, owner),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await pending(`?q=${nomor}&status=ALL`)).count).toBe(1)
  })

  test('that finds a fault says which', async () => {
    const nomor = await lend(kasir)
    const silent = await check(nomor, { hasil: 'TIDAK_SESUAI' })
    expect(silent.status).toBe(400)
    expect(Object.keys(silent.body.errors ?? {})).toEqual(['keterangan'])
    const keterangan = 'Segel paket rusak'
    expectStatus(await check(nomor, { hasil: 'TIDAK_SESUAI', keterangan }), 201)
    const found = await pending(`?q=${nomor}&status=TIDAK_SESUAI`)
    expect(found.data).toMatchObject([{ hasil: 'TIDAK_SESUAI', keterangan }])
  })

  test('is by somebody else than the writer, of the same store, with the right', async () => {
    const own = await lend(spv)
    expect(refused(await check(own))).toEqual([422, 'PERIKSA_SENDIRI', { nomor: own }])
    expect(await waits(own)).toBe(true)
    const nomor = await lend(kasir)
    expect((await check(nomor, {}, kasir)).status).toBe(403)
    expect((await kasir.get('validasi-hutang')).status).toBe(403)
    const bdg = await api.as('SPV-BDG')
    const far = await bdg.post('validasi-hutang', { nomor, hasil: 'SESUAI' })
    expect(far.status).toBe(404)
    expect((await pending('', bdg)).count).toBe(0)
  })
})

test('the newest checks stand first, what waits before them', async () => {
  const { data } = await pending('?status=ALL&limit=200')
  const done = data.map(({ hasil }) => hasil !== null)
  expect(done).toEqual([...done].sort())
  const { data: checked } = await pending('?status=SESUAI')
  const times = checked.map(({ diperiksa_pada }) => diperiksa_pada ?? '')
  expect(times.length).toBeGreaterThan(1)
  expect(times).toEqual([...times].sort().reverse())
})
