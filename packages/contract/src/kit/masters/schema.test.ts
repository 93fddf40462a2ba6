import { expect, expectTypeOf, test } from 'vitest'
import {
  choice,
  code,
  date,
  decimal,
  flag,
  integer,
  money,
  percent,
  permil,
  phone,
  ref,
  text,
  weight,
} from '../field.ts'
import { fieldTextOf } from '../field-texts.ts'
import { defineMaster, type RowOf } from '../master.ts'
import { createSchema, ownNames, updateSchema } from './schema.ts'

const uji = defineMaster({
  name: 'uji',
  key: 'kode',
  path: '/master-uji',
  title: 'Master Uji',
  group: 'master-umum',
  kept: 'store',
  fields: {
    kode: code({ label: 'Kode' }),
    nama: text({ label: 'Nama', max: 10, empty: '{field} Tidak Boleh Kosong' }),
    catatan: text({ label: 'Catatan', required: false }),
    kadar: permil({ label: 'Kadar' }),
    potongan: percent({ label: 'Potongan', min: 1 }),
    berat: weight({ label: 'Berat' }),
    urutan: integer({ label: 'Urutan', required: false, min: 1 }),
    aktif: flag({ label: 'Aktif' }),
    sejak: date({ label: 'Sejak' }),
    jenis: choice({ label: 'Jenis', options: { A: 'Satu', B: 'Dua' } }),
    kode_bank: ref('bank', { label: 'Bank', required: false }),
    karat: decimal({ label: 'Karat', max: 100, required: false }),
    telepon: phone({ label: 'Telepon', required: false }),
    sampai: date({ label: 'Sampai', required: false }),
  },
  rules: [{ least: 'sejak', most: 'sampai' }],
})

const valid = {
  kode: ' a-1 ',
  nama: 'Nama',
  kadar: 750,
  potongan: 25,
  berat: 3.237,
  sejak: '2026-11-21',
  jenis: 'A',
}

const faultsOf = (values: object): Record<string, string> => {
  const result = createSchema(uji).safeParse({ ...valid, ...values })
  const issues = result.success ? [] : result.error.issues
  return Object.fromEntries(issues.map(issue => [issue.path.join('.'), issue.message]))
}

test('codes become capitals, what is optional becomes null, a flag is off', () => {
  expect(createSchema(uji).parse(valid)).toEqual({
    ...valid,
    kode: 'A-1',
    catatan: null,
    urutan: null,
    aktif: false,
    kode_bank: null,
    karat: null,
    telepon: null,
    sampai: null,
  })
})

test.each([
  [{ kode: '' }, { kode: 'Harus Diisi' }],
  [{ kode: 'A B' }, { kode: 'Hanya huruf, angka, titik, garis' }],
  [{ nama: '  ' }, { nama: 'Nama Tidak Boleh Kosong' }],
  [{ nama: 'Sebelas huruf' }, { nama: 'Paling banyak 10 huruf' }],
  [{ catatan: 'a\u0000b' }, { catatan: 'Ada huruf yang tidak boleh dipakai' }],
  [{ kadar: 0 }, { kadar: 'Minimal 1' }],
  [{ kadar: '916,7' }, { kadar: 'Bukan angka' }],
  [{ berat: null }, { berat: 'Harus Diisi' }],
  [{ kadar: 1001 }, { kadar: 'Kadar tidak boleh lebih dari 1000' }],
  [{ kadar: 37.55 }, { kadar: 'Paling banyak 1 angka di belakang koma' }],
  [{ potongan: 0 }, { potongan: 'Minimal 0.1' }],
  [{ potongan: 1001 }, { potongan: 'Persen tidak boleh lebih dari 100' }],
  [{ berat: 1.0005 }, { berat: 'Paling banyak 3 angka di belakang koma' }],
  [{ berat: 200_000 }, { berat: 'Maksimal 100,000' }],
  [{ kode_bank: 'Bank Kita' }, { kode_bank: 'Pilih dari daftar' }],
  [{ berat: -1 }, { berat: 'Minimal 0' }],
  [{ urutan: 0 }, { urutan: 'Minimal 1' }],
  [{ sejak: '21-11-2026' }, { sejak: 'Harus Diisi' }],
  [{ jenis: 'C' }, { jenis: 'Harus Diisi' }],
  [{ karat: 0.125 }, { karat: 'Paling banyak 2 angka di belakang koma' }],
  [{ karat: 100.01 }, { karat: 'Maksimal 100' }],
  [{ telepon: '0812' }, { telepon: 'Nomor telepon terdiri dari 8 sampai 15 angka' }],
  [{ sampai: '2026-11-20' }, { sampai: 'Sampai tidak boleh kurang dari Sejak' }],
  [{ sampai: '2026-11-21', karat: 0.29, telepon: '62 812-3456-7890' }, {}],
])('%j is refused at its field', (values, faults) => {
  expect(faultsOf(values)).toEqual(faults)
})

test('a telephone number is kept with its country', () => {
  const telepon = '0812-3456 7890'
  expect(createSchema(uji).parse({ ...valid, telepon }).telepon).toBe('6281234567890')
})

test('an edit carries neither the key nor anything unknown', () => {
  const { kode, ...rest } = valid
  expect(updateSchema(uji).safeParse(rest).success).toBe(true)
  expect(updateSchema(uji).safeParse({ ...rest, versi: 3 }).success).toBe(true)
  expect(updateSchema(uji).safeParse({ ...rest, kode }).success).toBe(false)
  expect(updateSchema(uji).safeParse({ ...rest, kode_toko: 'BDG' }).success).toBe(false)
})

test('a field may have another name in its form, and a figure to fall back to', () => {
  const harga = defineMaster({
    name: 'harga',
    key: 'kode',
    path: '/master-harga',
    title: 'Master Harga',
    group: 'master-umum',
    kept: 'store',
    fields: {
      kode: code({ label: 'Kode' }),
      harga_per_gram: money({ label: 'Harga', formName: 'hrg_per_gram', fallback: 0 }),
    },
  })
  const own = (body: object) => ownNames(harga, createSchema(harga).parse(body))
  expect(own({ kode: 'A', hrg_per_gram: 5 })).toEqual({ kode: 'A', harga_per_gram: 5 })
  expect(own({ kode: 'A', harga_per_gram: 7 })).toEqual({ kode: 'A', harga_per_gram: 7 })
  expect(own({ kode: 'A' })).toEqual({ kode: 'A', harga_per_gram: 0 })
  expect(own({ kode: 'A', harga_per_gram: null })).toEqual({ kode: 'A', harga_per_gram: 0 })
  expect(createSchema(harga).safeParse({ kode: 'A', hrg_per_gram: 1.5 }).success).toBe(false)
})

test('a sentence leads back to its template, to be said in another language', () => {
  expect(fieldTextOf('Nama Tidak Boleh Kosong')).toEqual({
    template: '{field} Tidak Boleh Kosong',
    facts: { field: 'Nama' },
  })
  expect(fieldTextOf('Minimal 1')?.facts).toEqual({ batas: '1' })
  expect(fieldTextOf('Kalimat lain')).toBeUndefined()
})

test('the row type says where nothing may stand', () => {
  expectTypeOf<RowOf<typeof uji>['nama']>().toEqualTypeOf<string>()
  expectTypeOf<RowOf<typeof uji>['catatan']>().toEqualTypeOf<string | null>()
  expectTypeOf<RowOf<typeof uji>['urutan']>().toEqualTypeOf<number | null>()
  expectTypeOf<RowOf<typeof uji>['aktif']>().toEqualTypeOf<boolean>()
  expectTypeOf<RowOf<typeof uji>['jenis']>().toEqualTypeOf<'A' | 'B'>()
})
