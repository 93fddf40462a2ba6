import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { findAltered } from '../../apps/server/src/engines/document/compare-chain.ts'
import { openBuying } from '../pembelian/counter.ts'
import { cashSale, expectStatus, takeIn } from '../penjualan/shop.ts'
import type { Answer, Caller } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { boughtRings, RING, sortAll } from '../sortir/sort.ts'
import { away, back, craftsman, receive, type Stepped, seen, send, sentOff, undo } from './batch.ts'

// Pieces go to a craftsman and come back weighed; what is lost has a name and a value (13 §1).

const api = await testShop()
const { owner, kasir, spv } = await openBuying(api)
const gudang = await api.as('GUDANG-JKT')
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(() => admin.end())
await craftsman(owner)

const said = ({ status, body }: Answer<Stepped>) => [status, body.code]

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
    `select status, kode_baki, tujuan, berat_mg::int, kode_kadar, modal_rp::int
     from barang where kode_toko = 'JKT' and kode_barcode = $1`,
    [kode_barcode],
  )
  return rows[0]
}

const sound = async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  expect(await findAltered(admin, 'JKT')).toEqual([])
}

test('bought pieces and those of a tray go to a craftsman, and are sold by nobody', async () => {
  const [ring = ''] = await boughtRings(owner, kasir, 1)
  const [own = ''] = await takeIn(owner, [{ kode_baki: 'A01' }])
  const sent = expectStatus(await send(gudang, [ring, own]), 201)
  expect(sent).toMatchObject({ pcs: 2, berat: 6.474 })
  const cost = (await piece(own)).modal_rp
  expect(await journal(sent.no_kirim)).toEqual({
    PERSEDIAAN_CUCI: [RING.rp + cost, 2 * RING.ug],
    PERSEDIAAN: [-cost, -RING.ug],
    PERSEDIAAN_BLN: [-RING.rp, -RING.ug],
  })
  expect([(await piece(ring)).status, (await piece(own)).status]).toEqual(['CUCI', 'CUCI'])
  const sale = await kasir.post<Stepped>('penjualan', cashSale([own], 5_232_500))
  expect(said(sale)).toEqual([409, 'BARANG_TIDAK_TERSEDIA'])
  expect(await away(gudang, ring)).toMatchObject({
    nama_tukang: 'Pak TK1',
    hari: 0,
    modal_rp: null,
  })
  expect(said(await gudang.get<Stepped>('antre-tukang/01000000'))).toEqual([
    404,
    'BARANG_TIDAK_ADA',
  ])
  const all = [await back(gudang, ring), await back(gudang, own)]
  expect(expectStatus(await receive(gudang, sent.no_kirim, all), 201)).toMatchObject({
    status: 'KEMBALI',
    susut: 0,
    baki: [ring, own],
  })
  expect(said(await gudang.get<Stepped>(`antre-tukang/${own}`))).toEqual([422, 'TIDAK_DI_TUKANG'])
  await sound()
})

test('who may not do it, and what is not to be done by him, is said', async () => {
  await craftsman(owner, 'TK2', { status: 'TIDAK' })
  await craftsman(owner, 'TK3', { jenis_kerja: 'BATU' })
  const [ring = ''] = await boughtRings(owner, kasir, 1)
  const to = async (kode_tukang: string) => said(await send(gudang, [ring], { kode_tukang }))
  expect(await to('TK2')).toEqual([422, 'TUKANG_TIDAK_AKTIF'])
  expect(await to('TK3')).toEqual([422, 'TUKANG_LAIN_KERJA'])
  expect(await to('TIDAK-ADA')).toEqual([422, 'RUJUKAN_TIDAK_ADA'])
  const late = await send(gudang, [ring], { tgl_janji: '2020-01-01' })
  expect(said(late)).toEqual([422, 'TANGGAL_JANJI'])
  expect(said(await send(gudang, [ring, ring]))).toEqual([422, 'BARCODE_GANDA'])
  const { kode_barcode, versi } = await seen(gudang, ring)
  const old = { barang: [{ kode_barcode, versi: versi - 1 }] }
  expect(said(await send(gudang, [ring], old))).toEqual([409, 'BARANG_BERUBAH'])
  expect((await kasir.post<Stepped>('kirim-cuci', {})).status).toBe(403)
  await sortAll(gudang, [ring], 'BAKI')
})

test('a loss as allowed is a cost; the piece keeps what its weight cost', async () => {
  const [ring = ''] = await boughtRings(owner, kasir, 1)
  const nomor = await sentOff(gudang, [ring])
  const done = await receive(gudang, nomor, [await back(gudang, ring, { berat: 3.221 })])
  expect(expectStatus(done, 201)).toMatchObject({ susut: 0.016, lebih: 0, status: 'KEMBALI' })
  expect(await journal(done.body.no_terima)).toEqual({
    PERSEDIAAN: [3_980_229, 3_221 * 750],
    BEBAN_SUSUT: [19_771, 12_000],
    PERSEDIAAN_CUCI: [-RING.rp, -RING.ug],
  })
  expect(await piece(ring)).toMatchObject({ status: 'ADA', berat_mg: 3_221, modal_rp: 3_980_229 })
  await sound()
})

/** A loss of 37 mg, of which 21 wait to be judged. */
async function lost(who: Caller): Promise<string> {
  const [ring = ''] = await boughtRings(owner, kasir, 1)
  const nomor = await sentOff(who, [ring])
  const done = await receive(who, nomor, [await back(who, ring, { berat: 3.2 })])
  expect(expectStatus(done, 201)).toMatchObject({ susut: 0.037, lebih: 0.021 })
  return done.body.no_terima
}

const judge = (who: Caller, nomor: string, oleh: string, more: object = {}) =>
  who.post<Stepped>(`validasi-susut/${nomor}`, {
    ...{ versi: 1, oleh, keterangan: 'Sudah ditimbang ulang' },
    ...more,
  })

test('beyond that it waits, and another says who bears it', async () => {
  const nomor = await lost(spv)
  const entry = await journal(nomor)
  // 45,721 of the ring's cost is gone: 16 of 37 mg as allowed.
  expect(entry.BEBAN_SUSUT).toEqual([19_771, 12_000])
  expect(entry.SUSUT_TUNGGU).toEqual([25_950, 15_750])
  const list = await owner.get<{ data: { no_susut: string }[] }>('validasi-susut', { toko: 'JKT' })
  expect(list.body.data.map(row => row.no_susut)).toEqual([nomor])
  expect(said(await judge(spv, nomor, 'TOKO'))).toEqual([422, 'PERIKSA_SENDIRI'])
  const boss = (oleh: string, more: object = {}) =>
    owner.post<Stepped>(
      `validasi-susut/${nomor}`,
      { versi: 1, oleh, keterangan: 'Sudah ditimbang ulang', ...more },
      { toko: 'JKT' },
    )
  const unsaid = await boss('USER', { keterangan: 'ya' })
  expect(said(unsaid)).toEqual([422, 'PENANGGUNG_SALAH'])
  expect(Object.keys(unsaid.body.errors ?? {})).toEqual(['user_id', 'keterangan'])
  expect((await boss('USER', { user_id: 'SIAPA' })).body.code).toBe('PENANGGUNG_SALAH')
  const judged = expectStatus(await boss('TUKANG'), 201)
  expect(judged).toMatchObject({ no_susut: nomor, status: 'DIBEBANKAN' })
  expect(await journal(judged.no_validasi)).toEqual({
    HUTANG_TUKANG: [25_950, 15_750],
    SUSUT_TUNGGU: [-25_950, -15_750],
  })
  expect(said(await boss('TOKO'))).toEqual([409, 'SUSUT_BERUBAH'])
  await sound()
})

test('what is charged to somebody of the shop, he owes', async () => {
  const nomor = await lost(gudang)
  const judged = expectStatus(await judge(spv, nomor, 'USER', { user_id: 'GUDANG-JKT' }), 201)
  expect((await journal(judged.no_validasi)).PIUTANG_SUSUT).toEqual([25_950, 15_750])
  await sound()
})

test('a batch comes back in parts; the fee is part of what each cost', async () => {
  const rings = await boughtRings(owner, kasir, 3)
  const [one = '', two = '', three = ''] = rings
  const nomor = await sentOff(gudang, rings, { keterangan: 'Cuci pagi' })
  const first = await receive(gudang, nomor, [await back(gudang, one)], { ongkos_per_pcs: 15_000 })
  expect(expectStatus(first, 201)).toMatchObject({ status: 'SEBAGIAN', ongkos: 15_000 })
  expect(await journal(first.body.no_terima)).toEqual({
    PERSEDIAAN: [RING.rp + 15_000, RING.ug],
    PERSEDIAAN_CUCI: [-RING.rp, -RING.ug],
    HUTANG_TUKANG: [-15_000, 0],
  })
  const dear = { ongkos_per_gram: 200_000 }
  const fee = await receive(gudang, nomor, [await back(gudang, two)], dear)
  expect([...said(fee), fee.body.facts.ongkos]).toEqual([422, 'ONGKOS_TUKANG', '647,400'])
  const other = await sentOff(gudang, [one])
  const mixed = await receive(gudang, nomor, [await back(gudang, one)])
  expect(said(mixed)).toEqual([422, 'BARANG_BUKAN_BATCH'])
  const rest = [
    await back(gudang, two, { tujuan: 'SEPUH' }),
    await back(gudang, three, { tujuan: 'BLN' }),
  ]
  expect(expectStatus(await receive(gudang, nomor, rest), 201).status).toBe('SEBAGIAN')
  expect([(await piece(two)).status, (await piece(three)).status]).toEqual(['SEPUH', 'BLN'])
  const plated = [await back(gudang, two, { berat: 3.24 })]
  const wrong = await receive(gudang, nomor, plated)
  expect(wrong.status).toBeGreaterThanOrEqual(400)
  const done = await receive(gudang, nomor, plated, { path: 'terima-sepuhan' })
  expect(expectStatus(done, 201).status).toBe('KEMBALI')
  expect(await journal(done.body.no_terima)).toEqual({
    PERSEDIAAN: [RING.rp, 3_240 * 750],
    PERSEDIAAN_SEPUHAN: [-RING.rp, -RING.ug],
    STOK_LEBIH: [0, -2_250],
  })
  expectStatus(await receive(gudang, other, [await back(gudang, one)]), 201)
  await sortAll(gudang, [three], 'BAKI')
  await sound()
})

test('far more gold than was sent, or another kadar, somebody else sees', async () => {
  const [ring = ''] = await boughtRings(owner, kasir, 1)
  const nomor = await sentOff(gudang, [ring])
  const heavy = [await back(gudang, ring, { berat: 3.3 })]
  const asked = await receive(gudang, nomor, heavy)
  expect([...said(asked), asked.body.facts.kategori]).toEqual([
    422,
    'BUTUH_OTORISASI',
    'SUSUT_TUKANG',
  ])
  const done = await receive(gudang, nomor, heavy, { grants: ['SUSUT_TUKANG'] })
  expect(await journal(expectStatus(done, 201).no_terima)).toMatchObject({
    STOK_LEBIH: [0, -63 * 750],
  })
  await sound()
})

test('a batch is closed by another than who sent it; what lacks is lost', async () => {
  const [one = '', two = '', own = ''] = await boughtRings(owner, kasir, 3)
  const close = (who: Caller, no_kirim: string, more: object = {}) =>
    who.post<Stepped>('wasting-sepuhan', { no_kirim, sisa_pcs: 1, ...more })
  const mine = await sentOff(spv, [own])
  expect(said(await close(spv, mine))).toEqual([422, 'PERIKSA_SENDIRI'])
  expectStatus(await receive(spv, mine, [await back(spv, own)]), 201)
  const no_kirim = await sentOff(gudang, [one, two], { proses: 'REPARASI' })
  expectStatus(await receive(gudang, no_kirim, [await back(gudang, one)]), 201)
  expect(said(await close(gudang, no_kirim))).toEqual([403, 'TANPA_HAK'])
  expect(said(await close(spv, no_kirim, { sisa_pcs: 2 }))).toEqual([409, 'BATCH_BERUBAH'])
  expect((await close(spv, no_kirim)).body.facts.kategori).toBe('SUSUT_TUKANG')
  const body = { no_kirim, sisa_pcs: 1 }
  const otorisasi = await spv.grant('SUSUT_TUKANG', 'POST wasting-sepuhan', body, 'OWNER')
  const closed = expectStatus(await close(spv, no_kirim, { otorisasi }), 201)
  expect(closed.hilang).toEqual([two])
  expect((await piece(two)).status).toBe('HILANG')
  expect(await journal(closed.no_wasting)).toEqual({
    SUSUT_TUNGGU: [RING.rp, RING.ug],
    PERSEDIAAN_TUKANG: [-RING.rp, -RING.ug],
  })
  expect(said(await close(spv, no_kirim))).toEqual([422, 'BATCH_SELESAI'])
  expect(said(await judge(spv, closed.no_wasting, 'TUKANG'))).toEqual([422, 'PERIKSA_SENDIRI'])
  const judged = await owner.post<Stepped>(
    `validasi-susut/${closed.no_wasting}`,
    { versi: 1, oleh: 'TUKANG', keterangan: 'Diakui tukang' },
    { toko: 'JKT' },
  )
  expectStatus(judged, 201)
  await sound()
})

test('a batch past its promise and a loss that waits are said at home and at closing', async () => {
  type Said = { tugas: { kode: string; jumlah: number }[]; perhatian: Record<string, string>[] }
  const ask = async (path: string) => expectStatus(await spv.get<Said>(path), 200)
  const told = async () => {
    const { tugas } = await ask('ringkasan')
    const { perhatian } = await ask('tutup-toko')
    const task = (kode: string) => tugas.find(one => one.kode === kode)?.jumlah ?? 0
    const open = (apa: string) => Number(perhatian.find(one => one.apa === apa)?.rincian ?? 0)
    return {
      late: [task('BATCH_LEWAT'), open('Kiriman ke tukang lewat janji')],
      lost: [task('SUSUT'), open('Susut menunggu validasi')],
    }
  }
  const [ring = ''] = await boughtRings(owner, kasir, 1)
  const nomor = await sentOff(gudang, [ring], { tgl_janji: '2099-12-31' })
  const promised = (tgl: string) =>
    admin.query(`update batch_cuci set tgl_janji = $2 where kode_toko = 'JKT' and no_kirim = $1`, [
      nomor,
      tgl,
    ])
  expect(await told()).toEqual({ late: [0, 0], lost: [0, 0] })
  await promised('2020-01-01')
  expect(await told()).toEqual({ late: [1, 1], lost: [0, 0] })
  await promised('2099-12-31')
  const light = [await back(gudang, ring, { berat: 3.1 })]
  expectStatus(await receive(gudang, nomor, light), 201)
  await sound()
  expect(await told()).toEqual({ late: [0, 0], lost: [1, 1] })
})

test('the last document of a batch is taken back on its day, until it never was', async () => {
  const [ring = ''] = await boughtRings(owner, kasir, 1)
  const was = await piece(ring)
  const no_kirim = await sentOff(gudang, [ring])
  const sent = await piece(ring)
  const row = await back(gudang, ring, { berat: 3.1 })
  const { no_terima } = expectStatus(await receive(gudang, no_kirim, [row]), 201)
  expect(said(await undo(gudang, no_kirim, no_kirim))).toEqual([422, 'TIDAK_BISA_BATAL'])
  expectStatus(await undo(gudang, no_kirim, no_terima), 201)
  expect(await piece(ring)).toEqual(sent)
  await sound()
  expectStatus(await undo(gudang, no_kirim, no_kirim), 201)
  expect(await piece(ring)).toEqual(was)
  await sound()
})

test('of two who receive one piece, one does; nor is it received and closed', async () => {
  const [one = '', two = ''] = await boughtRings(owner, kasir, 2)
  const first = await sentOff(gudang, [one])
  const row = [await back(gudang, one)]
  const both = await Promise.all([receive(gudang, first, row), receive(spv, first, row)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const second = await sentOff(gudang, [two])
  const body = { no_kirim: second, sisa_pcs: 1 }
  const otorisasi = await spv.grant('SUSUT_TUKANG', 'POST wasting-sepuhan', body, 'OWNER')
  const rest = [await back(gudang, two)]
  const race = await Promise.all([
    receive(gudang, second, rest),
    spv.post<Stepped>('wasting-sepuhan', { ...body, otorisasi }),
  ])
  expect(race.filter(({ status }) => status === 201)).toHaveLength(1)
  await sound()
})
