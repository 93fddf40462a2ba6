import type { ReactElement } from 'react'
import { afterAll, expect, test, vi } from 'vitest'

vi.stubGlobal('document', { documentElement: { dataset: {} } })
vi.stubGlobal('sessionStorage', { getItem: () => null })
vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { origin: 'http://x' } }))
afterAll(() => void vi.unstubAllGlobals())
const { ofClosings } = await import('./closings.tsx')

type Notice = Parameters<typeof ofClosings>[1][number]
const t = ((text: string, facts: Record<string, unknown> = {}) =>
  text.replace(/\{(\w+)\}/g, (_, key) => String(facts[key]))) as unknown as Parameters<
  typeof ofClosings
>[0]

const off = (no_tutup: string, more: Partial<Notice>): Notice =>
  ({
    ...{ kode_toko: 'JKT', nama_toko: 'Jakarta', tgl: '2026-11-21', no_tutup, user_id: 'KASIR' },
    ...{ lebih: 0, kurang: 0, mesin_lebih: 0, mesin_kurang: 0, alasan: '', alasan_mesin: '' },
    ...more,
  }) as unknown as Notice

test('none says nothing; one is a line that leads to its day', () => {
  expect(ofClosings(t, [])).toEqual([])
  const [line, ...more] = ofClosings(t, [off('TT-1', { lebih: 500 })])
  expect(more).toEqual([])
  expect(line).toMatchObject({ tone: 'gold', rank: 45 })
  expect(line?.text).toBe('Selisih saat tutup toko Jakarta 2026-11-21')
  expect(line?.leads[0]?.href).toMatch(/laporan-akhir_hari.*toko=JKT/)
})

test.each([['kurang'], ['mesin_kurang']])('%s is bad', key => {
  expect(ofClosings(t, [off('TT-1', { [key]: 1 })])[0]).toMatchObject({ tone: 'bad', rank: 10 })
})

test('several are one line, as bad as the worst, with the sums of cash and slips', () => {
  const [line, ...more] = ofClosings(t, [
    off('TT-1', { lebih: 500, mesin_lebih: 20 }),
    off('TT-2', { kurang: 3_000 }),
    off('TT-3', { mesin_kurang: 45, lebih: 1 }),
  ])
  expect(more).toEqual([])
  expect(line).toMatchObject({ tone: 'bad', rank: 10, leads: [] })
  expect(line?.text).toBe('Selisih saat tutup toko, 3 kali')
  expect((line?.note as ReactElement | undefined)?.props).toEqual({ lebih: 521, kurang: 3_045 })
  expect(line?.parts?.map(({ key, rank }) => [key, rank])).toEqual([
    ['JKT TT-1', 45],
    ['JKT TT-2', 10],
    ['JKT TT-3', 10],
  ])
})
