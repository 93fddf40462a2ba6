import { randomUUID } from 'node:crypto'
import { notaPenjualan } from '@kencana/contract/papers/kinds/nota-penjualan'
import type { PaperElement, Template } from '@kencana/contract/papers/template'
import { describe, expect, test } from 'vitest'
import { inStore } from '../../apps/server/src/platform/transaction.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { MM, type Word, wordsOf } from './pdf-words.ts'

const NOTA = 'setting-nota/nota-penjualan'

const api = await testShop()
const { owner, kasir, rings } = await openShop(api, 14)
const nomor = await sell(2)

const TOKO = { toko: 'JKT' }

interface Problem {
  readonly errors?: Readonly<Record<string, string>>
}

interface InForce {
  versi: number
  templat: Template
  dokumen: { nomor: string; fakta: { values: Record<string, unknown> } } | null
}

async function sell(pieces: number): Promise<string> {
  const sale = cashSale(rings.splice(0, pieces), RING_PRICE * pieces)
  const answer = await kasir.post<{ no_faktur_jual: string }>('penjualan', sale)
  return expectStatus(answer, 201).no_faktur_jual
}

const shown = async (caller = owner, path = NOTA, toko = 'JKT'): Promise<InForce> =>
  expectStatus(await caller.get<InForce>(path, { toko }), 200)

const save = (templat: Template, versi_lama: number, caller = owner, toko = 'JKT') =>
  caller.post<{ versi: number }>(NOTA, { templat, versi_lama }, { toko })

const withElement = (t: Template, id: string, part: Partial<PaperElement>): Template => ({
  ...t,
  elemen: t.elemen.map(one => (one.id === id ? ({ ...one, ...part } as PaperElement) : one)),
})

const printed = async (caller = kasir, of = nomor, body: object = {}) =>
  wordsOf(await caller.bytes(`penjualan/${of}/nota`, { body }))

const preview = (templat: Template, dari = 'TERAKHIR', path = NOTA, caller = owner) =>
  caller.bytes(`${path}/pratinjau`, { body: { templat, dari }, ...TOKO })

test('a moved field is printed where it was put, to the fifth of a millimetre', async () => {
  const before = (await printed()).words
  const { templat, versi } = await shown()
  expect(versi).toBe(0)
  const moved = withElement(templat, 'terima-kasih', { x: 60.5, y: 120, rata: 'KIRI' })
  expect(expectStatus(await save(moved, 0), 201).versi).toBe(1)
  const other = await sell(1)
  const { words, size } = await printed(kasir, other)
  const thanks = words.filter(({ text }) => text.startsWith('Terima kasih'))
  expect(thanks).toHaveLength(2)
  for (const { x, y } of thanks) {
    expect(Math.abs(x - 60.5)).toBeLessThan(0.2)
    expect(Math.abs(y - (120 + 8 * 0.97 * MM))).toBeLessThan(0.2)
  }
  expect(size[0]).toBeCloseTo(241.3, 1)
  expect(size[1]).toBeCloseTo(139.7, 1)
  const title = (all: Word[]) => all.find(({ text }) => text === 'NOTA PENJUALAN')
  expect(title(words)).toEqual(title(before))
})

test('a reprint of an old sale uses the template of today and the facts of then', async () => {
  const otorisasi = await kasir.grant('CETAK_ULANG_NOTA', `POST penjualan/${nomor}/nota`, {})
  const { words } = await printed(kasir, nomor, { otorisasi })
  const texts = words.map(({ text }) => text)
  expect(texts.filter(text => text.startsWith('SALINAN 1'))).toHaveLength(2)
  expect(words.find(({ text }) => text.startsWith('Terima kasih'))?.x).toBeCloseTo(60.5, 0)
  expect(texts).toContain(nomor)
})

test('every save is a version: who, when, why; older ones and the default come back', async () => {
  const { templat, versi } = await shown()
  const renamed = withElement(templat, 'judul', { isi: 'NOTA EMAS' })
  const body = { templat: renamed, versi_lama: versi, catatan: 'Nama baru' }
  const key = randomUUID()
  const first = await owner.post<{ versi: number }>(NOTA, body, { ...TOKO, key })
  expect(expectStatus(first, 201).versi).toBe(versi + 1)
  // The same command again makes no second version.
  expect((await owner.post(NOTA, body, { ...TOKO, key })).body).toEqual(first.body)

  const back = expectStatus(
    await owner.post<{ versi: number; templat: Template }>(
      `${NOTA}/pulihkan`,
      { versi, versi_lama: versi + 1 },
      TOKO,
    ),
    201,
  )
  expect(back.templat).toEqual(templat)
  const reset = { versi: 0, versi_lama: versi + 2 }
  expectStatus(await owner.post(`${NOTA}/pulihkan`, reset, TOKO), 201)
  expect(await shown()).toMatchObject({ versi: versi + 3, templat: notaPenjualan.baku })

  const list = expectStatus(
    await owner.get<Record<string, unknown>[]>(`${NOTA}/versi`, TOKO),
    200,
  ) as unknown as Record<string, unknown>[]
  expect(list.map(row => [row.versi, row.asal, row.dari_versi, row.catatan])).toEqual([
    [versi + 3, 'BAKU', 0, ''],
    [versi + 2, 'PULIH', versi, ''],
    [versi + 1, 'SIMPAN', null, 'Nama baru'],
    [versi, 'SIMPAN', null, ''],
  ])
  expect(list.every(row => row.user_id === 'OWNER' && typeof row.pada === 'string')).toBe(true)
  const old = await owner.get<{ templat: Template }>(`${NOTA}/versi/${versi + 1}`, TOKO)
  expect(expectStatus(old, 200).templat).toEqual(renamed)
  expect((await owner.get(`${NOTA}/versi/99`, TOKO)).status).toBe(404)
})

test('a version no paper ever had does not come back, however large', async () => {
  const { versi } = await shown()
  const restore = (body: object) => owner.post<Problem>(`${NOTA}/pulihkan`, body, TOKO)
  expect((await restore({ versi: 2_147_483_647, versi_lama: versi })).status).toBe(404)
  for (const one of [2_147_483_648, 1e15]) {
    const { status, body } = await restore({ versi: one, versi_lama: versi })
    expect([status, body.errors]).toEqual([400, { versi: 'Maksimal 2,147,483,647' }])
    const seen = await restore({ versi: 0, versi_lama: one })
    expect([seen.status, seen.body.errors]).toEqual([400, { versi_lama: 'Maksimal 2,147,483,647' }])
  }
  expect((await shown()).versi).toBe(versi)
})

test('of ten who change one paper at once one is heard, the others are told', async () => {
  const { templat, versi } = await shown()
  const ways = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      save(withElement(templat, 'judul', { isi: `NOTA ${i}` }), versi),
    ),
  )
  expect(ways.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
  expect((await save(templat, versi)).body).toMatchObject({ code: 'BERUBAH' })
  expectStatus(await save(templat, versi + 1), 201)
})

test('what hides a reprint or leaves the paper is refused with its element', async () => {
  const { templat, versi } = await shown()
  const outside = await save(withElement(templat, 'qr', { x: 240 }), versi)
  expect(outside).toMatchObject({ status: 422, body: { code: 'TEMPLAT_SALAH' } })
  expect(outside.body).toMatchObject({ errors: { 'elemen.qr': 'Elemen keluar dari kertas' } })
  const hidden = await save(withElement(templat, 'tanda', { isi: 'Nota' }), versi)
  expect(hidden.text).toContain('Tanda ASLI, TEMBUSAN atau SALINAN harus terbaca')
  expect((await save({ ...templat, elemen: [] }, versi)).status).toBe(400)
  expect((await preview(withElement(templat, 'qr', { x: 240 }))).status).toBe(422)
  expect((await shown()).versi).toBe(versi)
})

test('the preview is the newest sale on paper, marked as a test and not counted', async () => {
  const { templat, dokumen } = await shown()
  const before = await kasir.get<{ dicetak: number }>(`penjualan/${dokumen?.nomor}`)
  const { words } = await wordsOf(await preview(templat))
  const texts = words.map(({ text }) => text)
  expect(texts.filter(text => text === 'CETAK UJI')).toHaveLength(2)
  expect(texts).toContain(dokumen?.nomor)
  expect((await kasir.get<{ dicetak: number }>(`penjualan/${dokumen?.nomor}`)).body.dicetak).toBe(
    before.body.dicetak,
  )
  const example = await wordsOf(await preview(templat, 'CONTOH'))
  expect(example.words.map(({ text }) => text)).toContain('Ibu Siti Rahmawati')
})

describe('head office and branches', () => {
  test('a branch keeps its own papers; the head office copies to the stores it names', async () => {
    const spv = await api.as('SPV-BDG')
    expect((await shown(spv, NOTA, 'BDG')).versi).toBe(0)
    const { templat, versi } = await shown()
    const toko = ['BDG', 'SBY']
    const sent = await owner.post<{ toko: unknown }>(
      `${NOTA}/sebar`,
      { toko, versi_lama: versi, catatan: 'Seragam' },
      TOKO,
    )
    expect(expectStatus(sent, 201).toko).toEqual([
      { kode_toko: 'BDG', versi: 1 },
      { kode_toko: 'SBY', versi: 1 },
    ])
    expect(await shown(spv, NOTA, 'BDG')).toMatchObject({ versi: 1, templat })
    // The store that asked has its audit row, and no new version.
    expect((await shown()).versi).toBe(versi)
    const gone = { toko: ['BDG', 'TIDAK-ADA'], versi_lama: versi }
    expect((await owner.post(`${NOTA}/sebar`, gone, TOKO)).status).toBe(404)
    expect((await shown(spv, NOTA, 'BDG')).versi).toBe(1)
  })

  test('a branch copies nowhere, and sees and changes no other store', async () => {
    const spv = await api.as('SPV-JKT')
    const { templat, versi } = await shown(spv)
    const spread = await spv.post(`${NOTA}/sebar`, { toko: ['BDG'], versi_lama: versi })
    expect(spread).toMatchObject({ status: 403, body: { code: 'TANPA_HAK' } })
    expect((await spv.get(NOTA, { toko: 'BDG' })).body).toMatchObject({ code: 'TOKO_BUKAN_HAK' })
    const there = await spv.post(NOTA, { templat, versi_lama: 1 }, { toko: 'BDG' })
    expect(there.body).toMatchObject({ code: 'TOKO_BUKAN_HAK' })
  })

  test('papers of one designer are unknown to the other', async () => {
    for (const path of ['setting-nota-slip/nota-penjualan', 'setting-nota/label-barang']) {
      expect((await owner.get(path, TOKO)).status, path).toBe(404)
      expect((await preview(notaPenjualan.baku, 'CONTOH', path)).status, path).toBe(404)
    }
  })
})

test('where the store keeps papers to its owner, others are refused at once', async () => {
  const spv = await api.as('SPV-JKT')
  expect((await spv.get(NOTA)).status).toBe(200)
  await inStore(api.app.pool, 'JKT', db =>
    db.query(
      `insert into para_system (kode_toko, kunci, nilai)
       values ('JKT', 'NOTA_KHUSUS_PEMILIK', 'YA')
       on conflict (kode_toko, kunci) do update set nilai = 'YA'`,
    ),
  )
  for (const path of [NOTA, 'setting-nota', 'setting-nota-slip/label-barang']) {
    expect((await spv.get(path)).body, path).toMatchObject({ code: 'TANPA_HAK' })
  }
  expect((await save(notaPenjualan.baku, 0, spv)).body).toMatchObject({ code: 'TANPA_HAK' })
  expect((await owner.get(NOTA, TOKO)).status).toBe(200)
})

test('who may not see sales designs with the example', async () => {
  await api.as('GUDANG-BDG')
  await inStore(api.app.pool, 'BDG', db =>
    db.query(`update users set akses = '["setting-nota"]' where user_id = 'GUDANG-BDG'`),
  )
  const gudang = await api.as('GUDANG-BDG')
  const inForce = await shown(gudang, NOTA, 'BDG')
  expect(inForce.dokumen).toBeNull()
  const { words } = await wordsOf(
    await gudang.bytes(`${NOTA}/pratinjau`, {
      body: { templat: inForce.templat, dari: 'TERAKHIR' },
    }),
  )
  expect(words.map(({ text }) => text)).toContain('Ibu Siti Rahmawati')
  expect((await gudang.get('setting-nota-slip')).body).toMatchObject({ code: 'TANPA_HAK' })
})
