import { randomUUID } from 'node:crypto'
import type { Service } from '@kencana/contract/areas/pengaturan/layanan'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StandIns, startStandIns } from '../../apps/stand-ins/stand-ins.ts'
import { ask } from '../database/folders.ts'
import { expectStatus, openShop } from '../penjualan/shop.ts'
import { type Answer, PASSWORD } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// What somebody with a session of the shop may try.

interface Problem {
  code: string
}
let now = new Date('2026-11-21T03:00:00Z')
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

const api = await testShop({ clock: { now: () => now } })
const { kasir } = await openShop(api, 1)
const spv = await api.as('SPV-JKT')

const sql = <R extends Record<string, unknown>>(text: string) => ask<R>(api.database.adminUrl, text)

describe('the key of a service', () => {
  const KEY = 'kunci-yang-hanya-ditulis'
  const save = async (body: object) => {
    const answer = await spv.put<{ data: Service; message: string }>('whatsapp-setting', body)
    return expectStatus(answer, 200)
  }

  test('is not sent to a server it was not typed for', async () => {
    await save({ alamat: 'https://wa.contoh.id/api', kunci: KEY })
    const same = await save({ alamat: 'https://wa.contoh.id/api/v2' })
    expect(same.data.ada_kunci).toBe(true)
    for (const alamat of [
      'http://wa.contoh.id/api',
      'https://wa.contoh.id:8443/api',
      'https://jahat.contoh.id/api',
      '',
    ]) {
      await save({ alamat: 'https://wa.contoh.id/api', kunci: KEY })
      const { data, message } = await save({ alamat })
      expect([alamat, data.ada_kunci]).toEqual([alamat, false])
      expect(message).toContain('kuncinya dihapus')
      expect((await save({ alamat: 'https://wa.contoh.id/api' })).data.ada_kunci).toBe(false)
    }
    const typed = await save({ alamat: 'https://lain.contoh.id', kunci: KEY })
    expect(typed.data.ada_kunci).toBe(true)
  })
})

describe('carts put aside', () => {
  const hold = (isi: object, nama = ''): Promise<Answer<Problem>> =>
    kasir.post<Problem>('penjualan/tertahan', { nama, isi })

  test('are at most 32 kB, fifty of a store, and stand in the chain as a hash', async () => {
    expect((await hold({ a: 'x'.repeat(33_000) })).body.code).toBe('TIDAK_LENGKAP')
    expect((await hold({ a: '金'.repeat(11_000) })).body.code).toBe('TIDAK_LENGKAP')
    const mark = 'tanda-di-dalam-keranjang'
    expect((await hold({ a: mark, b: 'x'.repeat(31_000) }, 'IBU SARI')).status).toBe(200)
    const [row] = await sql<{ isi: string }>(
      "select isi::text from audit where perintah = 'POST penjualan/tertahan' order by urut desc",
    )
    expect(row?.isi).not.toContain(mark)
    expect(row?.isi).toMatch(/"isi": \{"sha256": "[0-9a-f]{64}"\}/)
    expect(row?.isi).toContain('IBU SARI')
    const many = await Promise.all(Array.from({ length: 56 }, () => hold({})))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(49)
    expect(new Set(many.map(({ body }) => body.code))).toContain('NOTA_TERTAHAN_PENUH')
    const kept = await kasir.get<{ id: string }[]>('penjualan/tertahan')
    expect(kept.body).toHaveLength(50)
    for (const { id } of kept.body) await kasir.del(`penjualan/tertahan/${id}`)
  })
})

describe('a grant', () => {
  const who = { user_id: 'SPV-JKT', password: PASSWORD }
  const asked = { ...who, kategori: 'BATAL_PENJUALAN', keterangan: 'Percobaan' }
  const perintah = { route: 'POST penjualan/X/batal', body: {} }

  test('is asked for one command, in words without control characters', async () => {
    const bad = [
      {},
      { perintah: { route: 'POST penjualan/X/batal (hanya cetak ulang)', body: {} } },
      { perintah, description: 'Batal\u001b[2K\rCetak ulang' },
      { perintah, keterangan: 'a\u0007' },
      { perintah, keterangan: 'a\u009b31m' },
    ]
    for (const more of bad) {
      const answer = await kasir.post<Problem>('authorization', { ...asked, ...more })
      expect([more, answer.body.code]).toEqual([more, 'TIDAK_LENGKAP'])
      later(60_000)
    }
    const plain = { ...asked, perintah, keterangan: 'dua baris\nini' }
    expect((await kasir.post('authorization', plain)).status).toBe(200)
  })
})

describe('messages of a store', () => {
  let others: StandIns
  beforeAll(async () => {
    others = await startStandIns({ port: 0, key: 'kunci' })
    Object.assign(api.app.config, { outgoingAllow: [others.address.replace('http://', '')] })
  })
  afterAll(() => others.stop())

  const send = (by = kasir, key?: string) =>
    by.post<Problem & { facts: { detik: number } }>(
      'chat/send',
      { receiver: '081234567890', message: 'Halo' },
      key === undefined ? {} : { key },
    )

  test('are thirty a minute, of that store alone; nothing beyond leaves the shop', async () => {
    const bdg = await api.as('KASIR-BDG')
    for (const who of [spv, await api.as('SPV-BDG')]) {
      const body = { alamat: `${others.address}/whatsapp`, kunci: 'kunci' }
      expectStatus(await who.put('whatsapp-setting', body), 200)
    }
    const key = randomUUID()
    expect((await send(kasir, key)).status).toBe(200)
    for (let n = 1; n < 30; n += 1) {
      expect([n, (await send(n % 2 === 0 ? kasir : spv)).status]).toEqual([n, 200])
      later(1_000)
    }
    const { status, body } = await send()
    expect([status, body.code, body.facts.detik]).toEqual([429, 'TERLALU_SERING', 31])
    // What was answered before is answered again: it sends nothing.
    expect((await send(kasir, key)).status).toBe(200)
    expect((await send(bdg)).status).toBe(200)
    expect(others.got).toHaveLength(31)
    later(61_000)
    const burst = await Promise.all(Array.from({ length: 40 }, () => send()))
    const sent = burst.filter(one => one.status === 200).length
    expect(sent).toBeLessThanOrEqual(30)
    expect(others.got).toHaveLength(31 + sent)
  })
})
