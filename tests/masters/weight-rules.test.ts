import { STANDARD_BANDS } from '@kencana/domain/rounding'
import { expect, test } from 'vitest'
import { ask } from '../database/folders.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'

interface Row {
  readonly [field: string]: unknown
}
interface Answer {
  readonly code: string
  readonly detail: string
  readonly errors: Record<string, string>
  readonly data: Row
}
interface Sold {
  readonly no_faktur_jual: string
}

const api = await testShop()
const { kasir, owner, rings } = await openShop(api, 3)

const RULE = { nama_aturan: 'Pita 20–60', pita: '20=0, 60=50, 100=100', keterangan: null }
const ring = (index: number): string => rings[index] ?? ''
const shown = async (barcode: string) => (await kasir.get<Row>(`barang/${barcode}`)).body
const sell = (barcode: string, total: number) =>
  kasir.post<Sold & Answer>('penjualan', cashSale([barcode], total))
const notaOf = async (nomor: string) => {
  const { body } = await kasir.get<{ total: number; barang: Row[] }>(`penjualan/${nomor}`)
  return [body.total, body.barang[0]?.berat_nota]
}

test('a new chain begins with the rules of the trade', async () => {
  const rules = (await kasir.get<Row[]>('aturan-berat/get/all')).body
  const kept = rules.map(({ kode_aturan, pita }) => [kode_aturan, pita ?? ''])
  expect(Object.fromEntries(kept)).toEqual(STANDARD_BANDS)
})

test('a sale rounds by the rule as it stands; an old nota stays as it was', async () => {
  expect(await shown(ring(0))).toMatchObject({ berat_nota: 3.25, harga_jual: RING_PRICE })
  const before = expectStatus(await sell(ring(0), RING_PRICE), 201)

  const changed = { ...RULE, pita: '40=0, 80=50, 100=100' }
  expectStatus(await owner.put('aturan-berat/20-60', changed), 200)
  expect(await shown(ring(1))).toMatchObject({ berat_nota: 3.2, harga_jual: 5_152_000 })
  const late = await sell(ring(1), RING_PRICE)
  expect([late.status, late.body.code]).toEqual([422, 'TOTAL_BERUBAH'])
  const after = expectStatus(await sell(ring(1), 5_152_000), 201)

  expect(await notaOf(before.no_faktur_jual)).toEqual([RING_PRICE, 3.25])
  expect(await notaOf(after.no_faktur_jual)).toEqual([5_152_000, 3.2])
  // the rule as it was can be found again by its version
  const lines = await ask<Row>(
    api.database.adminUrl,
    `select kode_barcode, aturan_berat, aturan_versi from dokumen_barang
     where jenis = 'PENJUALAN' and kode_toko = 'JKT' order by aturan_versi`,
  )
  expect(lines).toEqual([
    { kode_barcode: ring(0), aturan_berat: '20-60', aturan_versi: 1 },
    { kode_barcode: ring(1), aturan_berat: '20-60', aturan_versi: 2 },
  ])
  const history = (await owner.get<{ sebelum: Row }[]>('aturan-berat/20-60/history')).body
  expect(history[0]?.sebelum).toMatchObject({ versi: 1, pita: RULE.pita })

  expectStatus(await owner.put('aturan-berat/20-60', RULE), 200)
  expect(await shown(ring(2))).toMatchObject({ berat_nota: 3.25, harga_jual: RING_PRICE })
})

test('pieces taken in are rounded by their group’s own rule', async () => {
  const rule = { kode_aturan: 'UJI', nama_aturan: 'Naik penuh', pita: '0=0, 100=100' }
  expectStatus(await owner.post('aturan-berat', rule), 200)
  const group = { nama_group: 'Uji', kode_kadar: '750', aturan_berat: 'UJI' }
  expectStatus(await owner.post('group', { ...group, kode_group: 'UJI' }), 200)
  const body = {
    barang: [
      {
        nama_barang: 'Cincin Uji',
        kode_dept: 'CINCIN',
        kode_group: 'UJI',
        kode_baki: 'A02',
        berat: 3.201,
        modal_rp: 4_900_000,
      },
    ],
  }
  const added = await owner.post<{ barang: string[] }>('barang', body, { toko: 'JKT' })
  const [barcode = ''] = expectStatus(added, 201).barang
  expect(await shown(barcode)).toMatchObject({
    berat_nota: 3.3,
    aturan_berat: 'UJI',
    aturan_versi: 1,
    aturan_pita: '0=0, 100=100',
  })
  const used = await owner.del<Answer>('aturan-berat/UJI')
  expect([used.status, used.body.detail]).toEqual([409, 'UJI masih dipakai oleh Master Group UJI'])
  const other = await owner.put('group/UJI', { ...group, aturan_berat: 'TANPA' })
  expectStatus(other, 200)
  const worn = await owner.del<Answer>('aturan-berat/UJI')
  expect([worn.status, worn.body.detail]).toEqual([
    409,
    `UJI masih dipakai oleh Barang ${barcode} (JKT)`,
  ])
})

test('refuses bands that are no rule, and a group without one', async () => {
  const save = (pita: string) =>
    owner.post<Answer>('aturan-berat', { kode_aturan: 'SALAH', nama_aturan: 'Salah', pita })
  for (const [pita, text] of [
    ['20', 'Tulis pita seperti 20=0, 60=50, 100=100'],
    ['60=0, 20=50, 100=100', 'Batas pita harus naik'],
    ['20=0, 60=50', 'Pita terakhir harus sampai 100'],
    ['20=50, 100=0', 'Tambahan tidak boleh turun dan paling banyak 100'],
    ['50=50, 100=100', 'Berat yang sudah dibulatkan tidak boleh berubah lagi'],
  ] as const) {
    const { status, body } = await save(pita)
    expect([status, body.code, body.errors.pita]).toEqual([400, 'TIDAK_LENGKAP', text])
  }
  expect((await owner.get('aturan-berat/SALAH')).status).toBe(404)
  const group = { kode_group: 'SALAH', nama_group: 'X', kode_kadar: '750', aturan_berat: '99' }
  const unknown = await owner.post<Answer>('group', group)
  expect([unknown.status, unknown.body.code]).toEqual([422, 'RUJUKAN_TIDAK_ADA'])
})
