import type { KeptNews, News } from '@kencana/contract/areas/berita'
import { io } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import { eventually } from '../database/folders.ts'
import type { Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'

interface Problem {
  code: string
  id: string
}
let now = new Date('2026-11-21T16:50:00Z')
const people: Record<string, Caller> = {}

const api = await testShop({ clock: { now: () => now } })
const owner = await api.as('OWNER')
const spv = await api.as('SPV-JKT')
for (const id of ['KASIR-JKT', 'SALES-JKT', 'KASIR-BDG', 'SPV-BDG']) people[id] = await api.as(id)

const news = (facts: object = {}) => ({
  judul: 'Harga naik',
  isi: 'Papan harga berubah pukul dua.',
  prioritas: 'BIASA',
  dari: '2026-11-21',
  sampai: '2026-11-23',
  ...facts,
})
const post = (facts: object, by = owner) => by.post<Problem>('berita', news(facts))
const titles = async (by: Caller | undefined) =>
  ((await by?.get<News[]>('berita'))?.body ?? []).map(one => one.judul)
const whoSees = async (judul: string): Promise<string[]> => {
  const seeing: string[] = []
  for (const [id, by] of Object.entries(people))
    if ((await titles(by)).includes(judul)) seeing.push(id)
  return seeing
}

describe('an announcement reaches', () => {
  test.each([
    ['everybody', {}, ['KASIR-JKT', 'SALES-JKT', 'KASIR-BDG', 'SPV-BDG']],
    ['a store', { untuk_toko: ['JKT'] }, ['KASIR-JKT', 'SALES-JKT']],
    ['a level', { untuk_level: ['KASIR'] }, ['KASIR-JKT', 'KASIR-BDG']],
    ['a level of a store', { untuk_toko: ['BDG'], untuk_level: ['SPV'] }, ['SPV-BDG']],
    ['one person', { untuk_user: ['SALES-JKT'] }, ['SALES-JKT']],
    [
      'a store and one more',
      { untuk_toko: ['BDG'], untuk_user: ['SALES-JKT'] },
      ['SALES-JKT', 'KASIR-BDG', 'SPV-BDG'],
    ],
  ])('%s', async (judul, facts, seeing) => {
    expect((await post({ judul, ...facts })).status).toBe(201)
    expect(await whoSees(judul)).toEqual(seeing)
  })

  test('nobody before its day, after it, or once withdrawn', async () => {
    await post({ judul: 'besok', dari: '2026-11-22', sampai: '2026-11-22' })
    const { body } = await post({ judul: 'ditarik' })
    expect(await titles(people['KASIR-JKT'])).toContain('ditarik')
    await owner.post(`berita/${body.id}/tarik`, { tampil: false })
    expect(await whoSees('ditarik')).toEqual([])
    expect(await whoSees('besok')).toEqual([])
    const before = now
    // past midnight in the shops, still the day before in UTC
    now = new Date('2026-11-21T17:05:00Z')
    expect(await whoSees('besok')).toHaveLength(4)
    now = before
  })
})

describe('reading', () => {
  test('is marked by the reader, counted, and undone by another wording', async () => {
    const { body } = await post({ judul: 'dibaca', untuk_toko: ['JKT'], prioritas: 'MENDESAK' })
    const mine = async () =>
      (await people['KASIR-JKT']?.get<News[]>('berita'))?.body.find(one => one.id === body.id)
    expect((await titles(people['KASIR-JKT']))[0]).toBe('dibaca')
    expect((await mine())?.dibaca_pada).toBeNull()
    expect((await people['KASIR-JKT']?.post(`berita/${body.id}/baca`))?.status).toBe(200)
    expect((await mine())?.dibaca_pada).toBe(now.toISOString())
    expect((await people['KASIR-BDG']?.post(`berita/${body.id}/baca`))?.status).toBe(404)

    const kept = async () =>
      (await owner.get<{ data: KeptNews[] }>('berita/kelola?limit=200')).body.data.find(
        one => one.id === body.id,
      )
    expect(await kept()).toMatchObject({ pembaca: 1, versi: 1 })
    const readers = await owner.get<{ user_id: string; dibaca_pada: string | null }[]>(
      `berita/${body.id}/pembaca`,
    )
    expect(readers.body[0]).toMatchObject({ user_id: 'KASIR-JKT', dibaca_pada: now.toISOString() })
    expect(readers.body).toHaveLength((await kept())?.penerima ?? 0)

    const again = news({ judul: 'dibaca', untuk_toko: ['JKT'], isi: 'Lain.', versi: 1 })
    expect((await owner.put(`berita/${body.id}`, again)).status).toBe(200)
    expect((await mine())?.dibaca_pada).toBeNull()
    expect((await owner.put<Problem>(`berita/${body.id}`, again)).body.code).toBe('BERUBAH')
  })

  test('open pages hear that there is news, and nothing of what it says', async () => {
    const socket = io(api.origin, {
      transports: ['websocket'],
      auth: { token: people['KASIR-BDG']?.token },
    })
    const heard: unknown[] = []
    socket.onAny((...frame: unknown[]) => heard.push(frame))
    await new Promise<void>(resolve => socket.on('connect', () => resolve()))
    await post({ judul: 'rahasia', untuk_toko: ['JKT'] })
    await eventually(async () => expect(heard).toEqual([['berita', {}]]))
    socket.close()
  })
})

describe('a branch', () => {
  test('writes to its own store, and edits what it wrote', async () => {
    const { body } = await post({ judul: 'cabang' }, spv)
    expect(await whoSees('cabang')).toEqual(['KASIR-JKT', 'SALES-JKT'])
    const tries = [
      await post({ untuk_toko: ['BDG'] }, spv),
      await post({ untuk_toko: ['JKT', 'BDG'] }, spv),
      await post({ untuk_user: ['KASIR-BDG'] }, spv),
      await post({}, people['KASIR-JKT']),
      await people['SPV-BDG']?.post<Problem>(`berita/${body.id}/tarik`, { tampil: false }),
      await people['SPV-BDG']?.get<Problem>(`berita/${body.id}/pembaca`),
    ]
    expect(tries.map(one => one?.body.code)).toEqual([
      'TOKO_BUKAN_HAK',
      'TOKO_BUKAN_HAK',
      'RUJUKAN_TIDAK_ADA',
      'TANPA_HAK',
      'TIDAK_DITEMUKAN',
      'TIDAK_DITEMUKAN',
    ])
    const listed = await spv.get<{ data: KeptNews[] }>('berita/kelola')
    expect(listed.body.data.map(one => one.judul)).toEqual(['cabang'])
    expect((await spv.post(`berita/${body.id}/tarik`, { tampil: false })).status).toBe(200)
    expect((await spv.post(`berita/${body.id}/tarik`, { tampil: true })).status).toBe(200)
  })

  test('is told what is wrong with an announcement', async () => {
    const codes: string[] = []
    for (const facts of [
      { judul: '' },
      { sampai: '2026-11-20' },
      { prioritas: 'LAIN' },
      { untuk_toko: ['TIDAK-ADA'] },
      { untuk_user: ['SIAPA'] },
      { isi: 'kartu 4111 1111 1111 1111' },
    ]) {
      codes.push((await post(facts)).body.code)
    }
    expect(codes).toEqual([
      'TIDAK_LENGKAP',
      'TIDAK_LENGKAP',
      'TIDAK_LENGKAP',
      'RUJUKAN_TIDAK_ADA',
      'RUJUKAN_TIDAK_ADA',
      'NOMOR_KARTU',
    ])
  })
})
