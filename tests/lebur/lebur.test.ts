import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { findAltered } from '../../apps/server/src/engines/document/compare-chain.ts'
import { back, craftsman, receive, sentOff } from '../cuci/batch.ts'
import { openBuying } from '../pembelian/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { type Answer, PASSWORD } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { boughtRings, RING, sort, sorted } from '../sortir/sort.ts'
import { type Melted, melt, meltBody } from './melt.ts'

// Scrap is melted into a bar: its assay says what it holds, what is lost has a name (13 §1).

const api = await testShop()
const { owner, kasir, spv } = await openBuying(api)
const gudang = await api.as('GUDANG-JKT')
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin.end())

const said = ({ status, body }: Answer<Melted>) => [status, body.code]

/** A journal by its accounts: rupiah, fine gold. */
async function journal(nomor: string): Promise<Record<string, readonly number[]>> {
  const { rows } = await admin.query<{ akun: string; isi: number[] }>(
    `select jenis_akun akun, array[debit_rp - kredit_rp, murni_ug]::float8[] isi
     from jurnal_baris where kode_toko = 'JKT' and nomor = $1`,
    [nomor],
  )
  return Object.fromEntries(rows.map(({ akun, isi }) => [akun, isi]))
}

const sound = async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  expect(await findAltered(admin, 'JKT')).toEqual([])
}

/** Two rings of 3.237 g of 750 become scrap. */
async function scrap(): Promise<string> {
  const rings = await boughtRings(owner, kasir, 2)
  const barang = await Promise.all(rings.map(ring => sorted(gudang, ring, { tujuan: 'ROSOK' })))
  return expectStatus(await sort(gudang, barang, ['HANCUR_BARANG']), 201).no_sortir
}

const GRAMS = 6.474
const IN = { rp: 2 * RING.rp, ug: 2 * RING.ug }

const pools = async () =>
  expectStatus(await spv.get<{ jenis: string; berat: number }[]>('kolam-lebur'), 200)

test('scrap becomes a bar with a number, always seen by another', async () => {
  await scrap()
  expect(await pools()).toEqual([
    {
      ...{ jenis: 'ROSOK', kode_kadar: '750', nama_kadar: expect.any(String) },
      ...{ berat: GRAMS, murni_ug: IN.ug, modal_rp: IN.rp },
    },
  ])
  const body = meltBody(GRAMS, 6.45, 752, { no_uji: 'LAB-17' })
  expect(said(await gudang.post<Melted>('lebur', body))).toEqual([403, 'TANPA_HAK'])
  const asked = await spv.post<Melted>('lebur', body)
  expect([...said(asked), asked.body.facts.kategori]).toEqual([422, 'BUTUH_OTORISASI', 'LEBUR'])
  const done = expectStatus(await melt(spv, body), 201)
  // 4,850,400 of 4,855,500 µg: 5,100 lost, 24,277 may be.
  expect(done).toMatchObject({ murni_ug: 4_850_400, susut_ug: 5_100, lebih_ug: 0, naik_ug: 0 })
  expect(await journal(done.no_lebur)).toEqual({
    PERSEDIAAN_LANTAK: [7_991_597, 4_850_400],
    BEBAN_LEBUR: [8_403, 5_100],
    PERSEDIAAN_ROSOK: [-IN.rp, -IN.ug],
  })
  expect(await pools()).toEqual([])
  const shown = expectStatus(await spv.get<Record<string, unknown>>(`lebur/${done.no_lebur}`), 200)
  expect(shown).toMatchObject({
    ...{ status: 'ADA', berat: 6.45, kadar_uji: 752, no_uji: 'LAB-17', modal_rp: 7_991_597 },
    ...{ bahan: [{ kode_kadar: '750', berat: GRAMS, modal_rp: IN.rp }], izin_ug: 24_277 },
  })
  await sound()
})

test('a loss beyond what is allowed waits; the shop bears it as one of melting', async () => {
  await scrap()
  // 4,800,000 µg: 55,500 lost, 24,277 may be.
  const done = expectStatus(await melt(spv, meltBody(GRAMS, 6.4, 750)), 201)
  expect(done).toMatchObject({ susut_ug: 55_500, lebih_ug: 31_223 })
  const lines = await journal(done.no_lebur)
  expect(lines.BEBAN_LEBUR?.[1]).toBe(24_277)
  expect(lines.SUSUT_TUNGGU?.[1]).toBe(31_223)
  const judge = (oleh: string) =>
    owner.post<Melted>(
      `validasi-susut/${done.no_lebur}`,
      { versi: 1, oleh, keterangan: 'Terak ditimbang ulang' },
      { toko: 'JKT' },
    )
  const none = await judge('TUKANG')
  expect([...said(none), none.body.errors?.oleh]).toEqual([
    ...[422, 'PENANGGUNG_SALAH', 'Susut lebur tidak ada tukangnya'],
  ])
  const judged = expectStatus(await judge('TOKO'), 201) as unknown as { no_validasi: string }
  expect(Object.keys(await journal(judged.no_validasi)).toSorted()).toEqual([
    'BEBAN_LEBUR',
    'SUSUT_TUNGGU',
  ])
  await sound()
})

test.each([
  ['more than the pool has', { bahan: [{ kode_kadar: '750', berat: 99 }] }, 'KOLAM_KURANG'],
  ['a kadar that has none', { bahan: [{ kode_kadar: '375', berat: 1 }] }, 'KOLAM_KURANG'],
  ['no kadar', { bahan: [{ kode_kadar: 'TAK-ADA', berat: 1 }] }, 'RUJUKAN_TIDAK_ADA'],
  ['one kadar twice', { bahan: Array(2).fill({ kode_kadar: '750', berat: 1 }) }, 'BAHAN_GANDA'],
  ['no scrap', { bahan: [] }, 'TIDAK_LENGKAP'],
  ['a bar without weight', { berat: 0 }, 'TIDAK_LENGKAP'],
  ['an assay of nothing', { kadar_uji: 0 }, 'TIDAK_LENGKAP'],
  ['dust where there is none', { jenis: 'ABU' }, 'KOLAM_KURANG'],
  ['more metal than goes in', { berat: 1.001 }, 'LANTAK_LEBIH'],
])('of %s no bar is melted, and nothing is lost', async (_, more, code) => {
  await scrap()
  const before = await pools()
  const body = { ...meltBody(1, 0.99, 750), ...more }
  expect((await spv.post<Melted>('lebur', body)).body.code).toBe(code)
  expect(await pools()).toEqual(before)
})

test('nobody melts by his own word', async () => {
  await scrap()
  const body = meltBody(1, 1, 750)
  const asked = await spv.post<Melted>('authorization', {
    ...{ user_id: 'SPV-JKT', password: PASSWORD, kategori: 'LEBUR', keterangan: 'Sendiri' },
    perintah: { route: 'POST lebur', body },
  })
  expect(said(asked)).toEqual([422, 'IZIN_ORANG_LAIN'])
})

test('a part of a pool leaves at its average, a melt is taken back on its day', async () => {
  const was = await pools()
  const total = was[0]?.berat ?? 0
  const body = meltBody(1, 0.998, 750)
  const { no_lebur } = expectStatus(await melt(spv, body), 201)
  expect((await pools())[0]?.berat).toBeCloseTo(total - 1, 3)
  const path = `lebur/${no_lebur}/batal`
  const undo = { alasan: 'Salah timbang', dokumen: no_lebur }
  const otorisasi = await spv.grant('BATAL_STOK', `POST ${path}`, undo, 'OWNER')
  expectStatus(await spv.post<Melted>(path, { ...undo, otorisasi }), 201)
  expect(await pools()).toEqual(was)
  expect(await spv.get(`lebur/${no_lebur}`)).toMatchObject({ body: { status: 'BATAL' } })
  await sound()
})

test('a sorting whose scrap was melted is not taken back', async () => {
  const no_sortir = await scrap()
  const berat = (await pools())[0]?.berat ?? 0
  expectStatus(await melt(spv, meltBody(berat, berat, 750)), 201)
  const path = `sortir/${no_sortir}/batal`
  const undo = { alasan: 'Salah tujuan' }
  const otorisasi = await spv.grant('BATAL_STOK', `POST ${path}`, undo, 'OWNER')
  const refused = await spv.post<Melted>(path, { ...undo, otorisasi })
  expect(said(refused)).toEqual([409, 'KOLAM_BERUBAH'])
  await sound()
})

test('dust waits without a cost, and its bar is worth what gold costs today', async () => {
  await craftsman(owner)
  const [ring = ''] = await boughtRings(owner, kasir, 1)
  const no_kirim = await sentOff(gudang, [ring])
  expectStatus(await receive(gudang, no_kirim, [await back(gudang, ring)]), 201)
  const close = (abu: number) => spv.post<Melted>('wasting-sepuhan', { no_kirim, sisa_pcs: 0, abu })
  expect(said(await close(4))).toEqual([422, 'ABU_LEBIH'])
  expectStatus(await close(0.2), 201)
  expect((await pools()).filter(({ jenis }) => jenis === 'ABU')).toMatchObject([
    { kode_kadar: '750', berat: 0.2, murni_ug: 0, modal_rp: 0 },
  ])
  const body = { ...meltBody(0.2, 0.1, 700), jenis: 'ABU' }
  const { no_lebur } = expectStatus(await melt(spv, body), 201)
  const lines = await journal(no_lebur)
  const worth = lines.PERSEDIAAN_LANTAK?.[0] ?? 0
  expect(worth).toBeGreaterThan(0)
  expect(lines).toEqual({
    PERSEDIAAN_LANTAK: [worth, 70_000],
    BEBAN_SUSUT: [-worth, -70_000],
  })
  await sound()
})

test('of two who melt the same scrap, one does', async () => {
  await scrap()
  const berat = (await pools()).find(({ jenis }) => jenis === 'ROSOK')?.berat ?? 0
  const body = meltBody(berat, berat, 750)
  const one = await spv.grant('LEBUR', 'POST lebur', body, 'OWNER')
  const other = await spv.grant('LEBUR', 'POST lebur', body, 'OWNER')
  const both = await Promise.all(
    [one, other].map(otorisasi => spv.post<Melted>('lebur', { ...body, otorisasi })),
  )
  expect(both.map(({ status }) => status).toSorted()[0]).toBe(201)
  expect(both.filter(({ status }) => status === 201)).toHaveLength(1)
  await sound()
})
