import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { findAltered } from '../../apps/server/src/engines/document/compare-chain.ts'
import { openBuying } from '../pembelian/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Answer } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { RING } from '../sortir/sort.ts'
import { type Step, type Weighed, washing } from './by-weight.ts'

// Gold without barcodes is washed by weight, in the shop and at craftsmen (13 §1, #102 to #105).

const api = await testShop()
await openBuying(api)
const { owner, gudang, scrap, step, kode_tukang } = await washing(api)
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin.end())

const said = ({ status, body }: Answer<Weighed>) => [status, body.code]

interface Held {
  readonly tempat: string
  readonly berat: number
  readonly murni_ug: number
}
const held = async () => {
  const all = expectStatus(await gudang.get<Held[]>('stock-cuci-manual'), 200)
  return Object.fromEntries(all.map(({ tempat, berat, murni_ug }) => [tempat, [berat, murni_ug]]))
}

/** A journal by its accounts: rupiah, fine gold. */
async function journal(nomor: string): Promise<Record<string, readonly number[]>> {
  const { rows } = await admin.query<{ akun: string; isi: number[] }>(
    `select jenis_akun akun, array[sum(debit_rp - kredit_rp), sum(murni_ug)]::float8[] isi
     from jurnal_baris where kode_toko = 'JKT' and nomor = $1 group by 1`,
    [nomor],
  )
  return Object.fromEntries(rows.map(({ akun, isi }) => [akun, isi]))
}

const sound = async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  expect(await findAltered(admin, 'JKT')).toEqual([])
}

test('scrap goes to a craftsman by weight, comes back lighter and is scrap again', async () => {
  await scrap()
  const { rp, ug } = RING
  const taken = expectStatus(await step('masuk', 3.237), 201)
  expect(taken.sisa).toBe(0)
  expect(await journal(taken.no_cuci_manual)).toEqual({
    PERSEDIAAN_CUCI: [rp, ug],
    PERSEDIAAN_ROSOK: [-rp, -ug],
  })
  const given = expectStatus(await step('kirim', 3.237), 201)
  expect(await journal(given.no_cuci_manual)).toEqual({})
  expect(await held()).toEqual({ [kode_tukang]: [3.237, ug] })
  // 16 mg may be lost of 3.237 g; the fee goes into its cost.
  const back = { kirim: 3.237, berat: 3.2, ongkos: 10_000 }
  const done = expectStatus(await step('terima', 3.2, back), 201)
  expect(done).toMatchObject({ sisa: 0, susut: 0.037, lebih: 0.021 })
  const lines = await journal(done.no_cuci_manual)
  const [lostRp = 0, lostUg = 0] = lines.BEBAN_SUSUT ?? []
  const [waitsRp = 0, waitsUg = 0] = lines.SUSUT_TUNGGU ?? []
  expect([lostUg, waitsUg]).toEqual([12_000, 15_750])
  expect(lines).toMatchObject({
    PERSEDIAAN_CUCI: [10_000 - lostRp - waitsRp, -27_750],
    HUTANG_TUKANG: [-10_000, 0],
  })
  expect(await held()).toEqual({ '*': [3.2, ug - 27_750] })
  const judged = { versi: 1, oleh: 'TUKANG', keterangan: 'Diakui tukang' }
  const path = `validasi-susut/${done.no_cuci_manual}`
  expectStatus(await owner.post(path, judged, { toko: 'JKT' }), 201)
  expectStatus(await step('keluar', 3.2), 201)
  expect(await held()).toEqual({})
  await sound()
})

test.each<[string, Step, number, object, string]>([
  ['more scrap than there is', 'masuk', 99, {}, 'KOLAM_KURANG'],
  ['more than the shop holds', 'kirim', 99, {}, 'KOLAM_KURANG'],
  ['more than he has', 'terima', 99, {}, 'KOLAM_KURANG'],
  ['more than was washed', 'keluar', 99, {}, 'KOLAM_KURANG'],
  ['to nobody', 'kirim', 0.1, { kode_tukang: 'TAK-ADA' }, 'RUJUKAN_TIDAK_ADA'],
  ['of no kadar', 'masuk', 0.1, { kode_kadar: 'TAK-ADA' }, 'RUJUKAN_TIDAK_ADA'],
  ['nothing', 'masuk', 0, {}, 'TIDAK_LENGKAP'],
])('%s is not moved (%s)', async (_, name, berat, more, code) => {
  const before = await held()
  expect((await step(name, berat, more)).body.code).toBe(code)
  expect(await held()).toEqual(before)
})

test('gold on top beyond what is allowed is another person’s word', async () => {
  await scrap()
  expectStatus(await step('masuk', 3.237), 201)
  expectStatus(await step('kirim', 3.237), 201)
  const refused = await step('terima', 3.3, { kirim: 3.237 })
  expect([...said(refused), refused.body.facts.kategori]).toEqual([
    ...[422, 'BUTUH_OTORISASI', 'SUSUT_TUKANG'],
  ])
  await sound()
})

test('of two who take the same weight, one does', async () => {
  await scrap()
  const both = await Promise.all([step('masuk', 3.237), step('masuk', 3.237)])
  // The other one read before or after the first one wrote.
  const [done, other] = both.map(said).toSorted()
  expect(done).toEqual([201, undefined])
  expect(['KOLAM_KURANG', 'KOLAM_BERUBAH']).toContain(other?.[1])
  await sound()
})
