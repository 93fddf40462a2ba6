import { expect, test } from 'vitest'
import { testShop } from '../sample-shop/test-shop.ts'

// Parameter Harga Beli by the calls the specification gives it (doc1 §7), to the letter.

interface Answer {
  message: string
  code: string
  errors: Record<string, string>
  data: Record<string, unknown>
}

const api = await testShop()
const spv = await api.as('SPV-JKT')

const price = async (kode: string) =>
  (await spv.get<Record<string, unknown>[]>('para-harga-beli')).body.find(
    row => row.kode_harga === kode,
  )?.harga_per_gram

test('is made, changed and deleted under its own paths, with its own messages', async () => {
  const body = { kode_harga: 'uji-1', harga_per_gram: 915_000 }
  const made = await spv.post<Answer>('para-harga-beli/create', body)
  expect([made.status, made.body.message]).toEqual([200, 'Berhasil Menyimpan Data'])
  expect(await price('UJI-1')).toBe(915_000)
  const twice = await spv.post<Answer>('para-harga-beli/create', body)
  expect([twice.status, twice.body.code]).toEqual([409, 'SUDAH_ADA'])

  const changed = await spv.put<Answer>('para-harga-beli/update/uji-1', { harga_per_gram: 920_000 })
  expect(changed.body.message).toBe('Berhasil Mengedit Data')
  expect(await price('UJI-1')).toBe(920_000)
  const key = await spv.put<Answer>('para-harga-beli/update/uji-1', body)
  expect(key.status).toBe(400)

  const gone = await spv.del<Answer>('para-harga-beli/delete/uji-1')
  expect(gone.body.message).toBe('Berhasil Menghapus Data')
  expect(await price('UJI-1')).toBeUndefined()
  expect((await spv.post<Answer>('para-harga-beli/create', body)).body.code).toBe('DELETED')
})

test('takes the name of the form, and falls back to 0', async () => {
  await spv.post('para-harga-beli/create', { kode_harga: 'UJI-2', hrg_per_gram: 700_000 })
  expect(await price('UJI-2')).toBe(700_000)
  await spv.put('para-harga-beli/update/UJI-2', { hrg_per_gram: 710_000 })
  expect(await price('UJI-2')).toBe(710_000)
  await spv.post('para-harga-beli/create', { kode_harga: 'UJI-3' })
  expect(await price('UJI-3')).toBe(0)
  const broken = await spv.post<Answer>('para-harga-beli/create', {
    kode_harga: 'UJI-4',
    harga_per_gram: 1.5,
  })
  expect(broken.body.errors).toEqual({ harga_per_gram: 'Harus bilangan bulat' })
})

test('is for those who hold its screen, and of their own store', async () => {
  const kasir = await api.as('KASIR-JKT')
  const body = { kode_harga: 'UJI-5', harga_per_gram: 1 }
  expect((await kasir.post('para-harga-beli/create', body)).status).toBe(403)
  expect((await kasir.put('para-harga-beli/update/UJI-2', { harga_per_gram: 1 })).status).toBe(403)
  expect((await kasir.del('para-harga-beli/delete/UJI-2')).status).toBe(403)
  const bdg = await api.as('SPV-BDG')
  expect((await bdg.put('para-harga-beli/update/UJI-2', { harga_per_gram: 1 })).status).toBe(404)
  expect(await price('UJI-2')).toBe(710_000)
})
