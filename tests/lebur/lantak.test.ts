import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { findAltered } from '../../apps/server/src/engines/document/compare-chain.ts'
import { openBuying } from '../pembelian/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Answer } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { RING } from '../sortir/sort.ts'
import { supplierOf } from './doors.ts'
import { type Gone, melting, priced } from './melt.ts'

// A bar is sold with its taxes, or pays a supplier; either is taken back on its day (13 §8 #109f).

const api = await testShop()
await openBuying(api)
const { owner, spv, bar, sell } = await melting(api)
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin.end())

const said = ({ status, body }: Answer<Gone>) => [status, body.code]

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

const UG = RING.ug

test('sold to a trader: VAT in its price, PPh 22 on top, its cost an outlay', async () => {
  const nomor = await bar()
  // 5,000,000 at 165: 81,161 in it; 0.25 % of 4,918,839.
  const done = expectStatus(await sell(nomor, priced(5_000_000, 5_012_297)), 201)
  expect(done).toMatchObject({ ppn: 81_161, pph22: 12_297, kembali: 0 })
  expect(await journal(done.no_jual)).toEqual({
    BANK: [5_012_297, 0],
    HPP_CIOK: [RING.rp, UG],
    PENJUALAN_CIOK: [-4_918_839, 0],
    PPN_KELUARAN: [-81_161, 0],
    HUTANG_PPH22: [-12_297, 0],
    PERSEDIAAN_LANTAK: [-RING.rp, -UG],
  })
  expect(said(await sell(nomor, priced(5_000_000, 5_012_297)))).toEqual([409, 'LANTAK_KELUAR'])
  await sound()
})

test('below its cost somebody else sees it, and it is taken back on its day', async () => {
  const nomor = await bar()
  const body = priced(3_000_000, 3_007_378)
  const asked = await sell(nomor, body)
  expect([...said(asked), asked.body.facts.kategori]).toEqual([
    ...[422, 'BUTUH_OTORISASI', 'JUAL_DIBAWAH_MODAL'],
  ])
  const path = `lebur/${nomor}/jual`
  const otorisasi = await spv.grant('JUAL_DIBAWAH_MODAL', `POST ${path}`, body, 'OWNER')
  const { no_jual } = expectStatus(await spv.post<Gone>(path, { ...body, otorisasi }), 201)
  const undo = { alasan: 'Pembeli batal', dokumen: no_jual }
  const grant = await spv.grant('BATAL_STOK', `POST lebur/${nomor}/batal`, undo, 'OWNER')
  expectStatus(await spv.post(`lebur/${nomor}/batal`, { ...undo, otorisasi: grant }), 201)
  expect(await spv.get(`lebur/${nomor}`)).toMatchObject({ body: { status: 'ADA' } })
  await sound()
})

test.each([
  ['a trader without tax number', { npwp: undefined }, 'TIDAK_LENGKAP', 'npwp'],
  [
    'an exemption without its day',
    { dokumen_bebas: 'SKB', nomor_bebas: '1' },
    'TIDAK_LENGKAP',
    'tgl_bebas',
  ],
  ['another total than it is', { total: 5_000_000 }, 'TOTAL_BERUBAH', undefined],
])('%s is refused, and nothing is sold', async (_, more, code, field) => {
  const nomor = await bar()
  const body = priced(5_000_000, 5_012_297, more)
  const refused = await sell(nomor, body)
  expect(refused.body.code).toBe(code)
  if (field !== undefined) expect(Object.keys(refused.body.errors ?? {})).toEqual([field])
  expect(await spv.get(`lebur/${nomor}`)).toMatchObject({ body: { status: 'ADA' } })
})

test('a supplier takes it: he is owed its fine gold and its value less', async () => {
  const nomor = await bar()
  const kode_supplier = await supplierOf(owner)
  const body = { kode_supplier, kurs: 1_700_000, no_bukti: 'TT-1' }
  const path = `lebur/${nomor}/serah`
  expect(said(await spv.post<Gone>(path, body))).toEqual([422, 'BUTUH_OTORISASI'])
  const otorisasi = await spv.grant('LEBUR', `POST ${path}`, body, 'OWNER')
  const done = expectStatus(await spv.post<Gone>(path, { ...body, otorisasi }), 201)
  // 2,427,750 µg at Rp 1,700,000 a gram.
  expect(done.nilai).toBe(4_127_175)
  expect(await journal(done.no_serah)).toEqual({
    // Nothing is owed in gold: it goes back where deliveries took it from (0096).
    HUTANG_SUPPLIER: [4_127_175, 0],
    EMAS_DIBELI: [0, UG],
    PENDAPATAN_KURS: [-127_175, 0],
    PERSEDIAAN_LANTAK: [-RING.rp, -UG],
  })
  await sound()
})

test('sold and given at once, one of the two holds', async () => {
  const nomor = await bar()
  const body = priced(5_000_000, 5_012_297)
  const both = await Promise.all([sell(nomor, body), sell(nomor, body)])
  expect(both.filter(({ status }) => status === 201)).toHaveLength(1)
  await sound()
})
