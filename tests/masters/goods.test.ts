import { describe, expect, test } from 'vitest'
import { testShop } from '../sample-shop/test-shop.ts'

interface Row {
  readonly [field: string]: unknown
}
interface Answer {
  readonly code: string
  readonly errors: Record<string, string>
  readonly data: Row
}
const at = { toko: 'JKT' }

const api = await testShop()
const owner = await api.as('OWNER')
const kasir = await api.as('KASIR-JKT')

/** Saves a row and answers what its fields were told; nothing when it was saved. */
async function told(resource: string, values: Row): Promise<Record<string, string> | undefined> {
  const { status, body } = await owner.post<Answer>(resource, values, at)
  if (status === 200) return undefined
  expect([status, body.code]).toEqual([400, 'TIDAK_LENGKAP'])
  return body.errors
}

describe('kadar', () => {
  const base = { nama_kadar: 'Uji', permil: 585, golongan: 'TANGGUNG' }

  test.each([
    [{ permil_min: 580, permil_max: 590, warna_nota: 'BIRU' }, undefined],
    [{ permil_min: 585, permil_max: 585 }, undefined],
    [{ permil_min: 590 }, { permil: 'Permil tidak boleh kurang dari Permil Terendah' }],
    [{ permil_max: 580 }, { permil_max: 'Permil Tertinggi tidak boleh kurang dari Permil' }],
    [{ permil: 916.7, permil_min: 916.6, permil_max: 916.8, golongan: 'TUA' }, undefined],
    [{ permil: 916.67 }, { permil: 'Paling banyak 1 angka di belakang koma' }],
    [
      { permil: 916.7, permil_min: 916.8 },
      { permil: 'Permil tidak boleh kurang dari Permil Terendah' },
    ],
    [{ permil_max: 1001 }, { permil_max: 'Kadar tidak boleh lebih dari 1000' }],
    [{ warna_nota: 'CORAK' }, { warna_nota: 'Harus Diisi' }],
  ])('%o', async (more, errors) => {
    const kode_kadar = `U${Object.values(more).join('')}`.slice(0, 20)
    expect(await told('kadar', { ...base, kode_kadar, ...more })).toEqual(errors)
  })
})

test('of a list that is cut what begins as it was typed is left', async () => {
  const { body } = await kasir.get<{ data: Row[] }>('kondisi-pembelian?q=ut&limit=1')
  expect(body.data.map(row => row.kondisi_barang)).toEqual(['UTUH'])
})

describe('what is taken off', () => {
  const kondisi = {
    nama_kondisi: 'Uji',
    hasil: 'RUSAK',
    jenis_potongan: 'PER_GRAM',
    potongan_rp: 10_000,
    potongan_permil: 0,
    biaya_perbaikan: 25_000,
    bisa_diperbaiki: true,
    perlu_otorisasi: false,
  }
  const above = 'Harus lebih dari 0'

  test.each([
    [{}, undefined],
    [{ potongan_rp: 0 }, { potongan_rp: above }],
    [{ jenis_potongan: 'RUPIAH', potongan_rp: 0 }, { potongan_rp: above }],
    [{ jenis_potongan: 'PERSEN' }, { potongan_permil: above }],
    [{ jenis_potongan: 'PERSEN', potongan_permil: 50 }, undefined],
    [{ jenis_potongan: 'TANPA', potongan_rp: 0 }, undefined],
    [{ bisa_diperbaiki: false }, { hasil: 'Barang rusak yang tidak bisa diperbaiki adalah rosok' }],
    [{ hasil: 'ROSOK' }, { hasil: 'Rosok tidak diperbaiki' }],
    [{ hasil: 'ROSOK', bisa_diperbaiki: false }, undefined],
  ])('by the condition: %o', async (more, errors) => {
    const kondisi_barang = `U${JSON.stringify(more).replace(/\W/g, '').slice(0, 18)}`
    const values = { ...kondisi, kondisi_barang, ...more }
    expect(await told('kondisi-pembelian', values)).toEqual(errors)
  })

  test('by agreement and by category: the figure in use says something', async () => {
    const figures = { potongan_rp: 0, potongan_permil: 0 }
    const agreed = { kode_potongan: 'U1', nama_potongan: 'Uji', ...figures }
    const persen = { ...agreed, jenis_potongan: 'PERSEN' }
    expect(await told('potongan-pembelian', persen)).toEqual({ potongan_permil: above })
    const category = { ...agreed, jenis_potongan: 'RUPIAH', kode_kategori: 'LM' }
    expect(await told('potongan-kategori', category)).toEqual({ potongan_rp: above })
    const range = { potongan_rp: 1, tgl_dari: '2026-12-02', tgl_sampai: '2026-12-01' }
    expect(await told('potongan-kategori', { ...category, ...range })).toEqual({
      tgl_sampai: 'Berlaku Sampai tidak boleh kurang dari Berlaku Dari',
    })
  })
})

test('two losses never stand for the same piece and age', async () => {
  const loss = (kode_rugi: string, more: object) => ({
    kode_rugi,
    nama_rugi: 'Uji',
    kode_kadar: '916',
    cara: 'PER_GRAM',
    rugi_per_gram: 20_000,
    rugi_permil: 0,
    umur_sampai: null,
    ...more,
  })
  const save = (kode: string, more: object) => told('rugi-nota', loss(kode, more))
  const clash = (kode: string) => {
    const text = `Rentang ini bertumpuk dengan ${kode}`
    return { umur_dari: text, umur_sampai: text }
  }
  expect(await save('A', { umur_dari: 0, umur_sampai: 30 })).toBeUndefined()
  expect(await save('B', { umur_dari: 30, umur_sampai: 60 })).toEqual(clash('A'))
  expect(await save('B', { umur_dari: 31 })).toBeUndefined()
  expect(await save('C', { umur_dari: 400, umur_sampai: 500 })).toEqual(clash('B'))
  expect(await save('C', { umur_dari: 0, kode_group: 'T916' })).toBeUndefined()
  expect(await save('D', { umur_dari: 9, umur_sampai: 8 })).toEqual({
    umur_sampai: 'Umur Sampai tidak boleh kurang dari Umur Dari',
  })
  expect(await save('D', { umur_dari: 0, cara: 'PERSEN' })).toEqual({
    rugi_permil: 'Harus lebih dari 0',
  })
  // a row does not stand in its own way
  const { kode_rugi: _, ...own } = loss('A', { umur_dari: 0, umur_sampai: 29 })
  expect((await owner.put('rugi-nota/A', own, at)).status).toBe(200)
  // what came instead of a deleted row keeps it from coming back
  expect((await owner.del('rugi-nota/A', at)).status).toBe(200)
  expect(await save('D', { umur_dari: 20, umur_sampai: 25 })).toBeUndefined()
  const back = await owner.post<Answer>('rugi-nota/A/reactivate', undefined, at)
  expect([back.status, back.body.errors]).toEqual([400, clash('D')])
  // of two at once one is told
  const both = await Promise.all(
    ['E', 'F'].map(kode =>
      owner.post('rugi-nota', loss(kode, { kode_kadar: '999', umur_dari: 1 }), at),
    ),
  )
  expect(both.map(answer => answer.status).sort()).toEqual([200, 400])
})

test('prices of stones do not overlap, and no stone is above 100 carats', async () => {
  const stone = (kode_berlian: string, karat_dari: number, karat_sampai: number, more = {}) => ({
    kode_berlian,
    nama_berlian: 'Uji',
    kode_shape: 'OVAL',
    kode_color: 'D',
    kode_clarity: 'IF',
    karat_dari,
    karat_sampai,
    harga_per_karat: 50_000_000,
    ...more,
  })
  const save = (...of: Parameters<typeof stone>) => told('master-berlian', stone(...of))
  expect(await save('A', 0.3, 0.49)).toBeUndefined()
  expect((await owner.get<Row>('master-berlian/A', at)).body).toMatchObject({
    karat_dari: 0.3,
    karat_sampai: 0.49,
  })
  expect(await save('B', 0.49, 0.6)).toMatchObject({
    karat_dari: 'Rentang ini bertumpuk dengan A',
  })
  expect(await save('B', 0.5, 0.69)).toBeUndefined()
  expect(await save('C', 0.3, 0.49, { kode_clarity: 'FL' })).toBeUndefined()
  expect(await save('D', 0.7, 100.01)).toEqual({ karat_sampai: 'Karat tidak boleh lebih dari 100' })
  expect(await save('D', 0.705, 1)).toEqual({
    karat_dari: 'Paling banyak 2 angka di belakang koma',
  })
  expect(await save('D', 2, 1)).toEqual({
    karat_sampai: 'Karat Sampai tidak boleh kurang dari Karat Dari',
  })
})

test('the scales stones are graded by are there, best first', async () => {
  for (const [call, key, first, last, count] of [
    ['batu-shape', 'kode_shape', 'ROUND', 'BAGUETTE', 11],
    ['batu-color', 'kode_color', 'D', 'Z', 23],
    ['batu-clarity', 'kode_clarity', 'FL', 'I3', 11],
    ['batu-cutgrade', 'kode_cutgrade', 'EX', 'PR', 5],
    ['batu-polish', 'kode_polish', 'EX', 'PR', 5],
    ['batu-symmetry', 'kode_symmetry', 'EX', 'PR', 5],
    ['batu-fluorescence', 'kode_fluorescence', 'NON', 'VST', 5],
  ] as const) {
    const rows = (await owner.get<Row[]>(call)).body
    const codes = rows.map(row => row[key])
    expect([call, codes[0], codes.at(-1), codes.length]).toEqual([call, first, last, count])
  }
})
