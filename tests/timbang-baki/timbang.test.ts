import { randomUUID } from 'node:crypto'
import type { Timbang } from '@kencana/contract/areas/barang/timbang'
import { describe, expect, test } from 'vitest'
import { cashSale, expectStatus, RING_PRICE, setBoard, takeIn } from '../penjualan/shop.ts'
import { reportOf } from '../reports/report-shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { weighTray } from './weigh.ts'

// Trays on the scale (13 §2): what lies in one by the books, a label on each piece and the tray.

const api = await testShop()
const owner = await api.as('OWNER')
const spv = await api.as('SPV-JKT')
const kasir = await api.as('KASIR-JKT')
await setBoard(owner)
const JKT = { toko: 'JKT' }

type List = { data_timbang: Timbang[]; belum_ditimbang: string[] }
type Closing = { tgl_system: string; terbuka: object[]; perhatian: object[] }
interface Problem {
  code: string
  detail: string
  errors?: Record<string, string>
}

let trays = 0
/** A new tray of 412.350 g with pieces of these weights in grams. */
async function trayOf(...weights: readonly number[]) {
  const kode_baki = `T${++trays}`
  const baki = { nama_baki: `Baki ${kode_baki}`, kode_gudang: 'ETALASE', berat_baki: 412.35 }
  expectStatus(await owner.post('baki', { kode_baki, ...baki }, JKT), 200)
  const barcodes =
    weights.length === 0
      ? []
      : await takeIn(
          owner,
          weights.map(berat => ({ kode_baki, berat, mode_harga: 'GRAM' })),
        )
  return { kode_baki, barcodes }
}

/** 24 rings of 78.432 g together, one of them 3.237 g (vectors 1 and 2). */
const rings = () =>
  trayOf(3.237, ...Array.from({ length: 22 }, (_, n) => (n % 2 === 0 ? 4 : 2.6)), 2.595)

const start = (who: Caller, kode_toko: string, kode_gudang = 'ETALASE') =>
  who.post<List & Problem>('timbang-baki/start', { kode_gudang, kode_toko })
async function begun(who: Caller, kode_baki: string): Promise<Timbang> {
  const { data_timbang } = expectStatus(await start(who, kode_baki), 201)
  const row = data_timbang.at(-1)
  if (row === undefined) throw new Error('nothing was begun')
  return row
}
const tell = (who: Caller, { id }: { id: string }, body: object) =>
  who.put<Timbang & Problem>(`timbang-baki/${id}`, body)
const weighed = (who: Caller, kode_baki: string, berat_timbang: number) =>
  weighTray(who, { kode_baki, berat_timbang })
const listOf = async (who: Caller) =>
  expectStatus(await who.get<List>('timbang-baki'), 200).data_timbang
/** What the report tells of a tray. */
const reported = async (kode_baki: string) =>
  (await reportOf(spv, 'laporan-timbang-baki', { kode_baki })).rows

describe('a tray is weighed', () => {
  test('and agrees within a tolerance for each piece (vector 1)', async () => {
    const { kode_baki } = await rings()
    expect(await weighed(kasir, kode_baki, 496.78)).toMatchObject({
      kode_gudang: 'ETALASE',
      jumlah: 24,
      berat_barang: 78.432,
      berat_label: 0.25,
      berat_baki: 412.35,
      berat_buku: 496.782,
      selisih: -0.002,
      toleransi: 0.12,
      status: 'COCOK',
      mungkin_hilang: [],
      isi_berubah: false,
      user_id: 'KASIR-JKT',
    })
  })

  test('too light, and the piece that explains it is named (vector 2)', async () => {
    const { kode_baki, barcodes } = await rings()
    const row = await weighed(kasir, kode_baki, 493.295)
    expect(row).toMatchObject({ selisih: -3.487, status: 'KURANG', alasan: null })
    expect(row.mungkin_hilang).toMatchObject([{ kode_barcode: barcodes[0], berat: 3.237 }])
    const told = { alasan: 'Cincin dipinjam etalase depan' }
    expect(expectStatus(await tell(kasir, row, told), 200)).toMatchObject(told)
    expect(await reported(kode_baki)).toMatchObject([
      { status: 'KURANG', selisih: -3487, user_id: 'KASIR-JKT', ...told },
    ])
  })

  test('by the books of that moment: what was sold meanwhile is no difference', async () => {
    const { kode_baki, barcodes } = await trayOf(3.237, 3.237)
    const row = await begun(kasir, kode_baki)
    expectStatus(await kasir.post('penjualan', cashSale(barcodes.slice(0, 1), RING_PRICE)), 201)
    const told = expectStatus(await tell(kasir, row, { berat_timbang: 415.837 }), 200)
    expect(told).toMatchObject({ jumlah: 1, selisih: 0, status: 'COCOK', isi_berubah: true })
  })

  test('by settings of the store', async () => {
    const { kode_baki } = await trayOf(3.237)
    const set = (nilai: object) =>
      owner.put('para-system', { nilai, modul: {}, toko: ['JKT'] }, JKT)
    expectStatus(await set({ BERAT_LABEL_MG: '0', TIMBANG_TOLERANSI_MG: '0' }), 200)
    expect(await weighed(kasir, kode_baki, 415.592)).toMatchObject({
      berat_buku: 415.587,
      toleransi: 0.005,
      status: 'COCOK',
    })
    expect(await weighed(kasir, kode_baki, 415.593)).toMatchObject({ status: 'LEBIH' })
    expectStatus(await set({ BERAT_LABEL_MG: '250', TIMBANG_TOLERANSI_MG: '50' }), 200)
  })

  test('blind: only those above the counter know what it should weigh before', async () => {
    const { kode_baki } = await trayOf(3.237)
    const hidden = { jumlah: null, berat_barang: null, berat_buku: null }
    expect(await begun(kasir, kode_baki)).toMatchObject(hidden)
    expect((await listOf(kasir)).at(-1)).toMatchObject(hidden)
    expect((await listOf(spv)).at(-1)).toMatchObject({ jumlah: 1, berat_buku: 415.837 })
    expect(await weighed(kasir, kode_baki, 415.837)).toMatchObject({ berat_buku: 415.837 })
  })
})

describe('what does not go', () => {
  test('says what lacks, as it is specified', async () => {
    const empty = await kasir.post<Problem>('timbang-baki/start', {
      kode_gudang: '',
      kode_toko: '',
    })
    expect([empty.status, empty.body.errors]).toEqual([
      400,
      {
        kode_gudang: 'Mohon Untuk Pilih Kode Gudang',
        kode_toko: 'Mohon Untuk Pilih Kode Baki',
      },
    ])
    const { kode_baki } = await trayOf()
    for (const answer of [
      await start(kasir, kode_baki),
      await start(kasir, 'A01', 'BRANKAS'),
      await start(kasir, 'ENTAH'),
    ]) {
      expect([answer.status, answer.body.detail]).toEqual([404, 'Data Tidak Tersedia'])
    }
  })

  test('a weight of nothing, a weight twice, a reason twice or for nothing', async () => {
    const { kode_baki } = await trayOf(3.237)
    const row = await begun(kasir, kode_baki)
    for (const body of [{}, { berat_timbang: 0 }, { berat_timbang: 1.2345 }, { alasan: 'a' }]) {
      expect((await tell(kasir, row, body)).status).toBe(400)
    }
    const again = `Baki ${kode_baki} sudah ditimbang oleh KASIR-JKT, mulai timbang lagi bila perlu`
    const early = await tell(kasir, row, { alasan: 'Belum ditimbang' })
    expect([early.status, early.body.detail]).toEqual([409, again])
    expectStatus(await tell(kasir, row, { berat_timbang: 400 }), 200)
    const twice = await tell(spv, row, { berat_timbang: 415.837 })
    expect([twice.status, twice.body.detail]).toEqual([409, again])
    expectStatus(await tell(kasir, row, { alasan: 'Label dilepas' }), 200)
    expect((await tell(spv, row, { alasan: 'Bukan itu' })).status).toBe(409)
    const strange = await tell(kasir, { id: randomUUID() }, { berat_timbang: 400 })
    expect(strange.status).toBe(404)
  })
})

test('two people weigh one tray: both are kept; a cleared list stays reported', async () => {
  const { kode_baki } = await trayOf(3.237)
  const [one, two] = [await begun(kasir, kode_baki), await begun(spv, kode_baki)]
  await Promise.all([
    tell(kasir, one, { berat_timbang: 415.837 }),
    tell(spv, two, { berat_timbang: 413 }),
  ])
  expect(await reported(kode_baki)).toHaveLength(2)
  const others = (await listOf(spv)).filter(row => row.kode_baki !== kode_baki)
  const cleared = await kasir.post<List>('timbang-baki/reset', { kode_baki })
  expect(expectStatus(cleared, 201).data_timbang.map(({ id }) => id)).toEqual(
    others.map(({ id }) => id),
  )
  expectStatus(await kasir.post('timbang-baki/reset', {}), 201)
  expect(await listOf(spv)).toEqual([])
  expect(await reported(kode_baki)).toHaveLength(2)
})

test('one row is weighed by one of ten at once', async () => {
  const { kode_baki } = await trayOf(3.237)
  const row = await begun(kasir, kode_baki)
  const tries = await Promise.all(
    Array.from({ length: 10 }, (_, n) => tell(spv, row, { berat_timbang: 400 + n })),
  )
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(tries.filter(({ status }) => status === 409)).toHaveLength(9)
})

test('a day that ends names the trays nobody has weighed, or keeps them open', async () => {
  const state = async () => expectStatus(await kasir.get<Closing>('tutup-toko'), 200)
  const named = { apa: 'Baki belum ditimbang' }
  const { kode_baki } = await trayOf(3.237)
  const { belum_ditimbang } = expectStatus(await kasir.get<List>('timbang-baki'), 200)
  const rincian = String(belum_ditimbang.length)
  expect(belum_ditimbang).toContain(kode_baki)
  expect((await state()).perhatian).toContainEqual({ ...named, rincian })
  const set = (TIMBANG_TUTUP: string) =>
    owner.put('para-system', { nilai: { TIMBANG_TUTUP }, modul: {}, toko: ['JKT'] }, JKT)
  expectStatus(await set('WAJIB'), 200)
  expect((await state()).terbuka).toContainEqual({ ...named, rincian })
  const tgl_system = (await state()).tgl_system
  const hitungan = [{ laci: 'KASIR', pecahan: {} }]
  const closed = await kasir.post<Problem>('tutup-toko', { tgl_system, hitungan })
  expect([closed.body.code, closed.body.detail]).toEqual([
    'MASIH_ADA_YANG_TERBUKA',
    expect.stringContaining(`${rincian} baki belum ditimbang`),
  ])
  expectStatus(await set('TIDAK'), 200)
  expect(JSON.stringify(await state())).not.toContain(named.apa)
})
