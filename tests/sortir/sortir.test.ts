import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { findAltered } from '../../apps/server/src/engines/document/compare-chain.ts'
import { openBuying } from '../pembelian/counter.ts'
import { cashSale, expectStatus } from '../penjualan/shop.ts'
import type { Answer, Caller } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { boughtRings, RING, type Sorting, sort, sortAll, sorted, waiting } from './sort.ts'

// Bought pieces wait until they are sorted: into a tray, a bin or to scrap (13 §1).

const api = await testShop()
const { owner, kasir, spv } = await openBuying(api)
const gudang = await api.as('GUDANG-JKT')
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin.end())

const said = ({ status, body }: Answer<Sorting>) => [status, body.code]

/** A journal by its accounts: rupiah, fine gold. */
async function journal(nomor: string): Promise<Record<string, readonly number[]>> {
  const { rows } = await admin.query<{ akun: string; isi: number[] }>(
    `select jenis_akun akun, array[debit_rp - kredit_rp, murni_ug]::float8[] isi
     from jurnal_baris where kode_toko = 'JKT' and nomor = $1`,
    [nomor],
  )
  return Object.fromEntries(rows.map(({ akun, isi }) => [akun, isi]))
}

async function piece(kode_barcode: string) {
  const { rows } = await admin.query(
    `select status, kode_baki, tujuan, berat_mg::int, kode_kadar, modal_rp::int, versi::int,
       kode_group, kode_ongkos
     from barang where kode_toko = 'JKT' and kode_barcode = $1`,
    [kode_barcode],
  )
  return rows[0]
}

const sound = async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  expect(await findAltered(admin, 'JKT')).toEqual([])
}

test('what was bought waits, with what its purchase says of it', async () => {
  const [one = '', two = ''] = await boughtRings(owner, kasir, 2)
  const { data } = expectStatus(
    await spv.get<{ data: Record<string, unknown>[] }>('antre-sortir?tujuan=BELUM'),
    200,
  )
  expect(data.map(row => row.kode_barcode)).toEqual([one, two])
  expect(data[0]).toMatchObject({
    kondisi: 'Utuh, layak jual',
    usulan: 'BAKI',
    tujuan: null,
    hari: 0,
    berat: 3.237,
    modal_rp: RING.rp,
    kadar: 750,
  })
  expect(await waiting(gudang, one)).toMatchObject({ kode_barcode: one, modal_rp: null })
  await sortAll(gudang, [one, two], 'BAKI')
})

test('into a tray it goes at what was paid for it, and is sold from there', async () => {
  const [ring = ''] = await boughtRings(owner, kasir, 1)
  const done = expectStatus(await sort(gudang, [await sorted(gudang, ring)]), 201)
  expect(done).toMatchObject({ pcs: 1, berat: 3.237, tujuan: { BAKI: 1, CUCI: 0 }, baki: [ring] })
  expect(await piece(ring)).toMatchObject({ status: 'ADA', kode_baki: 'A01', modal_rp: RING.rp })
  expect(await journal(done.no_sortir)).toEqual({
    PERSEDIAAN: [RING.rp, RING.ug],
    PERSEDIAAN_BLN: [-RING.rp, -RING.ug],
  })
  expectStatus(await kasir.post('penjualan', cashSale([ring], 5_232_500)), 201)
  await sound()
})

test('in a bin it stays a bought piece, and may be moved to another one', async () => {
  const [ring = '', other = ''] = await boughtRings(owner, kasir, 2)
  const no_sortir = await sortAll(gudang, [ring], 'CUCI')
  expect(await journal(no_sortir)).toEqual({})
  expect(await waiting(gudang, ring)).toMatchObject({ tujuan: 'CUCI' })
  const move = (barang: readonly string[], tujuan: string) =>
    gudang.post<Sorting>('pindah-sortir', { barang, tujuan })
  expect(said(await move([ring], 'CUCI'))).toEqual([422, 'TEMPAT_SAMA'])
  expect(said(await move([other], 'SEPUH'))).toEqual([422, 'BELUM_DISORTIR'])
  expectStatus(await move([ring], 'SEPUH'), 201)
  expect(await piece(ring)).toMatchObject({ status: 'BLN', tujuan: 'SEPUH' })
  // Sorted again it may still go into a tray.
  expectStatus(await sort(gudang, [await sorted(gudang, ring), await sorted(gudang, other)]), 201)
  expect(await piece(ring)).toMatchObject({ status: 'ADA', tujuan: null })
  await sound()
})

test('scrap asks for a grant, and fills its pool', async () => {
  const [ring = ''] = await boughtRings(owner, kasir, 1)
  const body = [await sorted(gudang, ring, { tujuan: 'ROSOK' })]
  const refused = await sort(gudang, body)
  expect([...said(refused), refused.body.facts.kategori]).toEqual([
    422,
    'BUTUH_OTORISASI',
    'HANCUR_BARANG',
  ])
  const { no_sortir } = expectStatus(await sort(gudang, body, ['HANCUR_BARANG']), 201)
  expect(await journal(no_sortir)).toEqual({
    PERSEDIAAN_ROSOK: [RING.rp, RING.ug],
    PERSEDIAAN_BLN: [-RING.rp, -RING.ug],
  })
  expect((await piece(ring)).status).toBe('HANCUR')
  await sound()
})

test('a weight that two scales explain goes through, else somebody else sees it', async () => {
  const [light = '', lighter = '', heavy = ''] = await boughtRings(owner, kasir, 3)
  const small = await sort(gudang, [await sorted(gudang, light, { berat: 3.227 })])
  expect(await journal(expectStatus(small, 201).no_sortir)).toEqual({
    PERSEDIAAN: [RING.rp, RING.ug - 7_500],
    BEBAN_SUSUT: [0, 7_500],
    PERSEDIAAN_BLN: [-RING.rp, -RING.ug],
  })
  const odd = [
    await sorted(gudang, lighter, { berat: 3.2 }),
    await sorted(gudang, heavy, { berat: 3.3, tujuan: 'SEPUH' }),
  ]
  const asked = await sort(gudang, odd)
  expect(asked.body.facts.kategori).toBe('SUSUT_TUKANG')
  expect(asked.body.facts.disetujui).toContain('3.237')
  const { no_sortir } = expectStatus(await sort(gudang, odd, ['SUSUT_TUKANG']), 201)
  expect(await journal(no_sortir)).toEqual({
    PERSEDIAAN: [RING.rp, 2_400_000],
    BEBAN_SUSUT: [0, 27_750],
    PERSEDIAAN_BLN: [-RING.rp, -RING.ug + 47_250],
    STOK_LEBIH: [0, -47_250],
  })
  expect(await piece(heavy)).toMatchObject({ berat_mg: 3_300, tujuan: 'SEPUH' })
  await sound()
})

test('tested as another kadar it becomes that, with a grant', async () => {
  const [ring = ''] = await boughtRings(owner, kasir, 1)
  const body = [await sorted(gudang, ring, { kode_kadar: '700', kode_group: 'T750' })]
  expect((await sort(gudang, body)).body.facts.kategori).toBe('SUSUT_TUKANG')
  const { no_sortir } = expectStatus(await sort(gudang, body, ['SUSUT_TUKANG']), 201)
  expect(await piece(ring)).toMatchObject({ kode_kadar: '700', modal_rp: RING.rp })
  expect((await journal(no_sortir)).BEBAN_SUSUT).toEqual([0, 3_237 * 50])
  await sound()
})

const undo = async (who: Caller, nomor: string) => {
  const body = { alasan: 'Salah baki' }
  const path = `sortir/${nomor}/batal`
  const otorisasi = await who.grant('BATAL_STOK', `POST ${path}`, body)
  return who.post<Sorting>(path, { ...body, otorisasi })
}

test('taken back, everything is as it was; not once a piece moved on', async () => {
  const [one = '', two = '', three = ''] = await boughtRings(owner, kasir, 3)
  const was = [await piece(one), await piece(two)]
  const barang = [
    await sorted(gudang, one, { kode_kadar: '700', berat: 3.1 }),
    await sorted(gudang, two, { tujuan: 'ROSOK' }),
  ]
  const done = expectStatus(await sort(gudang, barang, ['SUSUT_TUKANG', 'HANCUR_BARANG']), 201)
  expectStatus(await undo(gudang, done.no_sortir), 201)
  const is = [await piece(one), await piece(two)]
  expect(is.map(({ versi: _, ...now }) => now)).toEqual(was.map(({ versi: _, ...then }) => then))
  await sound()
  const nomor = await sortAll(gudang, [three], 'CUCI')
  expectStatus(await gudang.post('pindah-sortir', { barang: [three], tujuan: 'SEPUH' }), 201)
  const late = await undo(gudang, nomor)
  expect([...said(late), late.body.facts]).toMatchObject([
    409,
    'DOKUMEN_BERGERAK',
    { kode_barcode: three, nomor },
  ])
  await sortAll(gudang, [one, two, three], 'BAKI')
})

test('of two who sort one piece, one does, and the other is told who', async () => {
  const [ring = ''] = await boughtRings(owner, kasir, 1)
  const body = [await sorted(gudang, ring)]
  const both = await Promise.all([sort(gudang, body), sort(spv, body)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const lost = both.find(({ status }) => status === 409)
  expect(lost?.body).toMatchObject({ code: 'SUDAH_DISORTIR' })
  expect(['GUDANG-JKT', 'SPV-JKT']).toContain(lost?.body.facts.user_id)
  const again = await gudang.get<Sorting>(`antre-sortir/${ring}`)
  expect(again.body).toMatchObject({ code: 'SUDAH_DISORTIR' })
  await sound()
})

test('a charge of another group does not go along, and may be taken away', async () => {
  const [ring = ''] = await boughtRings(owner, kasir, 1)
  const wrong = await sort(gudang, [await sorted(gudang, ring, { kode_ongkos: 'TIDAK-ADA' })])
  expect(wrong.body.errors).toMatchObject({ 'barang.0.kode_ongkos': 'Ongkos TIDAK-ADA tidak ada' })
  const charge = { kode_ongkos: 'T7', nama_ongkos: 'Rantai', kode_group: 'T750' }
  const rates = { ongkos_per_gram: 70_000, ongkos_per_pcs: 0 }
  const jkt = { toko: 'JKT' }
  expectStatus(await owner.post('ongkos', { ...charge, ...rates }, jkt), 200)
  const body = await sorted(gudang, ring, { kode_ongkos: 'T7' })
  const foreign = await sort(gudang, [{ ...body, kode_group: 'T700' }])
  expect(foreign.body.errors).toHaveProperty('barang.0.kode_ongkos')
  expectStatus(await sort(gudang, [{ ...body, kode_group: 'T700', kode_ongkos: null }]), 201)
  expect(await piece(ring)).toMatchObject({ kode_group: 'T700', kode_ongkos: null })
})

test('what cannot be is said where it stands, and nothing is written', async () => {
  const [ring = ''] = await boughtRings(owner, kasir, 1)
  const base = await sorted(gudang, ring)
  const { kode_baki: _, ...nowhere } = base
  const cases: [object[], string][] = [
    [[nowhere], 'Mohon Untuk Pilih Kode Baki'],
    [[{ ...base, tujuan: 'CUCI' }], 'Hanya untuk barang ke baki'],
    [[{ ...base, berat: 0 }], 'Berat harus lebih dari 0'],
    [[{ ...base, kode_timbangan: 'T1' }], 'Berat yang diketik bukan dari timbangan'],
    [[], 'Belum ada barang'],
  ]
  for (const [barang, text] of cases) {
    const answer = await sort(gudang, barang)
    expect(answer.status).toBe(400)
    expect(Object.values(answer.body.errors ?? {})).toContain(text)
  }
  expect(said(await sort(gudang, [base, base]))).toEqual([422, 'BARCODE_GANDA'])
  expect(said(await sort(gudang, [{ ...base, versi: 99 }]))).toEqual([409, 'BARANG_BERUBAH'])
  expect(said(await sort(kasir, [base]))).toEqual([403, 'TANPA_HAK'])
  const bought = await piece(ring)
  const back = await sort(gudang, [{ ...base, kode_baki: bought.kode_baki }])
  expect(said(back)).toEqual([422, 'BUKAN_BAKI_BELI'])
  expect(await piece(ring)).toEqual(bought)
})

test('what nobody sorted for more than a week is said when the day is closed', async () => {
  const days = (back: number) =>
    admin.query(`update barang set tgl_masuk = '2026-11-21'::date - $1::int where status = 'BLN'`, [
      back,
    ])
  const said = async () => {
    const { perhatian } = expectStatus(
      await spv.get<{ perhatian: { apa: string; rincian: string }[] }>('tutup-toko'),
      200,
    )
    return perhatian.find(({ apa }) => apa.startsWith('Barang beli belum disortir'))?.rincian
  }
  await days(7)
  expect(await said()).toBeUndefined()
  await days(8)
  expect(await said()).toBe('1')
  await days(0)
})
