import { addDays } from '@kencana/domain/calendar'
import { expect, test } from 'vitest'
import { expectStatus, setBoard, takeIn } from '../penjualan/shop.ts'
import { reportOf } from '../reports/report-shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { SCALE } from './weigh.ts'

// A weight that came from a scale of the store: its division, its seal, and its line.

const TGL = '2026-11-21'
const api = await testShop({ tgl: TGL })
const owner = await api.as('OWNER')
const spv = await api.as('SPV-JKT')
const kasir = await api.as('KASIR-JKT')
await setBoard(owner)
const JKT = { toko: 'JKT' }
const BAKI = { nama_baki: 'Baki W', kode_gudang: 'ETALASE', berat_baki: 412.35, kode_baki: 'W1' }
expectStatus(await owner.post('baki', BAKI, JKT), 200)
await takeIn(owner, [{ kode_baki: 'W1', berat: 3.237, mode_harga: 'GRAM' }])
const BOOK = 415.837

const scale = async (kode_timbangan: string, more: object) =>
  expectStatus(await owner.post('timbangan', { ...SCALE, kode_timbangan, ...more }, JKT), 200)
await scale('HALUS', { tera_sampai: TGL })
await scale('KASAR', { daya_baca: 0.1, tera_sampai: addDays(TGL, 1) })
await scale('LAMA', { tera_sampai: addDays(TGL, -1) })
await scale('POLOS', {})

interface Told {
  code: string
  detail: string
  errors?: Record<string, string>
  toleransi: number
  status: string
  kode_timbangan: string | null
}

/** W1 on the scale, so much too light. */
async function weighed(short: number, from: object) {
  const body = { kode_gudang: 'ETALASE', kode_toko: 'W1' }
  type List = { data_timbang: { id: string }[] }
  const begun = expectStatus(await kasir.post<List>('timbang-baki/start', body), 201)
  const berat_timbang = Number((BOOK - short).toFixed(3))
  const path = `timbang-baki/${begun.data_timbang.at(-1)?.id}`
  return kasir.put<Told>(path, { berat_timbang, ...from })
}
const from = (kode_timbangan: string) => ({
  sumber: 'TIMBANGAN',
  baris_mentah: 'ST,GS,+0415.837  g',
  kode_timbangan,
})

test('a scale past its seal is said when the day is closed', async () => {
  type Open = { perhatian: { apa: string; rincian: string }[] }
  const { perhatian } = expectStatus(await spv.get<Open>('tutup-toko'), 200)
  expect(perhatian).toContainEqual({ apa: 'Timbangan lewat masa tera', rincian: '1' })
})

test('nothing finer is judged than the scale tells', async () => {
  const fine = expectStatus(await weighed(0.08, from('HALUS')), 200)
  expect(fine).toMatchObject({ toleransi: 0.05, status: 'KURANG', kode_timbangan: 'HALUS' })
  const coarse = expectStatus(await weighed(0.08, from('KASAR')), 200)
  expect(coarse).toMatchObject({ toleransi: 0.1, status: 'COCOK', kode_timbangan: 'KASAR' })
  const typed = expectStatus(await weighed(0, {}), 200)
  expect(typed).toMatchObject({ toleransi: 0.05, kode_timbangan: null })
})

test('one the store does not have is refused, and none weighs what was typed', async () => {
  const strange = await weighed(0, from('X9'))
  expect([strange.status, strange.body.code]).toEqual([422, 'RUJUKAN_TIDAK_ADA'])
  expect(strange.body.detail).toBe('Timbangan X9 tidak ada')
  const typed = await weighed(0, { sumber: 'KETIK', kode_timbangan: 'HALUS' })
  expect([typed.status, typed.body.errors]).toEqual([
    400,
    { kode_timbangan: 'Berat yang diketik bukan dari timbangan' },
  ])
})

test('a seal that has run out is told, and refused where the shop says so', async () => {
  for (const kode of ['LAMA', 'POLOS', 'HALUS']) {
    expectStatus(await weighed(0, from(kode)), 200)
  }
  const { rows } = await reportOf(spv, 'laporan-timbang-baki', { kode_baki: 'W1' })
  const told = rows.filter(row => row.kode_timbangan !== null)
  expect(new Set(told.map(row => `${row.kode_timbangan} ${row.tera ?? '-'}`))).toEqual(
    new Set(['HALUS -', 'KASAR -', 'LAMA Tidak berlaku', 'POLOS Tidak berlaku']),
  )
  const set = { nilai: { TERA_WAJIB: 'YA' }, modul: {}, toko: ['JKT'] }
  expectStatus(await owner.put('para-system', set, JKT), 200)
  const late = await weighed(0, from('LAMA'))
  expect([late.status, late.body.detail]).toEqual([
    422,
    'Tera timbangan LAMA tidak berlaku (Jum, 20 Nov 2026), pakai timbangan lain',
  ])
  const never = await weighed(0, from('POLOS'))
  expect(never.body.detail).toContain('(belum ditera)')
  expectStatus(await weighed(0, from('HALUS')), 200)
})

test('a cashier chooses among them without their screen, and changes none', async () => {
  type Row = { kode_timbangan: string; pola: string; no_seri?: string }
  const rows = expectStatus(await kasir.get<Row[]>('timbangan/get/all'), 200)
  expect(rows.map(row => row.kode_timbangan)).toEqual(['HALUS', 'KASAR', 'LAMA', 'POLOS'])
  expect(rows[0]).not.toHaveProperty('no_seri')
  expect((await kasir.post('timbangan', { ...SCALE, kode_timbangan: 'Z' })).status).toBe(403)
})
