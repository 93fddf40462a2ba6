import { afterAll, expect, test, vi } from 'vitest'

vi.stubGlobal('document', { documentElement: { dataset: {} } })
vi.stubGlobal('sessionStorage', { getItem: () => null })
vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { origin: 'http://x' } }))
afterAll(() => void vi.unstubAllGlobals())
const { startTexts } = await import('../../../lib/i18n.ts')
await startTexts()
const { ofStores, ofTasks } = await import('./items.ts')

const t = ((text: string, facts?: { tgl?: string }) =>
  text.replace('{tgl}', facts?.tgl ?? '')) as unknown as Parameters<typeof ofStores>[0]

type Waiting = Parameters<typeof ofStores>[1][number]
const left = (kode_toko: string, sejak = '') =>
  ({
    kode_toko,
    tugas: [{ kode: 'BELUM_TUTUP', jumlah: 1, rp: null, sejak }],
  }) as unknown as Waiting

test.each([
  ['one day', ['2026-11-21', '2026-11-21'], ['JKT', 'BDG']],
  ['another day', ['2026-11-21', '2026-11-23'], ['JKT', 'BDG Sen, 23 Nov 2026']],
])('a day left open in several stores is said of each: %s', (_, [jkt, bdg], labels) => {
  const [line] = ofStores(t, [left('JKT', jkt), left('BDG', bdg)], 'PUSAT')
  expect(line?.text).toBe('Hari 2026-11-21 belum ditutup')
  expect(line?.leads.map(({ label }) => label)).toEqual(labels)
})

test('gold owed to suppliers for rupiah is said in grams, with what is to be done', () => {
  const say = ((text: string, facts?: { berat?: string }) =>
    text.replace('{berat}', facts?.berat ?? '')) as unknown as typeof t
  const owed = (kode_toko: string, jumlah: number) =>
    ({
      kode_toko,
      tugas: [{ kode: 'EMAS_SUPPLIER', jumlah, rp: null, sejak: null }],
    }) as unknown as Waiting
  const [line] = ofStores(say, [owed('JKT', 4_855_500), owed('BDG', 1_000_000)], 'PUSAT')
  expect(line?.text).toContain('Emas 5.856 g')
  expect(line?.hint).toContain('Jurnal Umum')
  expect(line?.leads.map(({ label }) => label)).toEqual(['JKT 4.856', 'BDG 1.000'])
})

test('wrong accounts are named by their codes', () => {
  const apa = ['HUTANG UMUM BARANG_JAMINAN', 'PENJUALAN UMUM KAS']
  const [line] = ofTasks(t, [{ kode: 'AKUN_SALAH', jumlah: 2, rp: null, sejak: null, apa }])
  expect(line?.hint).toBe(apa.join(', '))
  expect(line?.leads).toEqual([{ href: expect.stringContaining('parameter-akun') }])
})

/** Every kind, so that a new one is named here. */
const KINDS: Readonly<Record<Parameters<typeof ofTasks>[1][number]['kode'], true>> = {
  ...{ BELUM_TUTUP: true, HARGA_LAMA: true, AJUAN: true, AJUAN_UANG: true, EMAS_SUPPLIER: true },
  ...{ AKUN_SALAH: true, KODE_AKUN: true },
  ...{ NON_CASH: true, JATUH_TEMPO: true, UANG_DATANG: true, BLN: true },
  ...{ BATCH_LEWAT: true, SUSUT: true },
}

test('each kind of task has a place of its own: the list never stands in two orders', () => {
  const tasks = Object.keys(KINDS).map(kode => ({ kode, jumlah: 1, rp: null, sejak: null }))
  const ranks = ofTasks(t, tasks as unknown as Parameters<typeof ofTasks>[1]).map(one => one.rank)
  expect(ranks).toHaveLength(13)
  expect(new Set(ranks).size).toBe(ranks.length)
})
