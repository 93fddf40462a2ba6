import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testShop } from '../sample-shop/test-shop.ts'

// What a client asks after its page or its network was lost before the answer came.

interface Fate {
  status: string
  nomor: string | null
  jawaban: unknown
}

const api = await testShop()

test('a key tells what became of its command, to its sender and store only', async () => {
  const owner = await api.as('OWNER')
  const key = randomUUID()
  const before = await owner.get<Fate>(`perintah/${key}`)
  expect(before.body).toEqual({ status: 'TIDAK_ADA', nomor: null, jawaban: null })

  const baris = [{ kode_kadar: '750', harga_jual: 1_500_000, harga_beli: 1_400_000 }]
  const set = await owner.post<{ message: string }>('harga-emas', { baris }, { key })
  expect(set.status).toBe(201)
  const after = await owner.get<Fate>(`perintah/${key}`)
  expect(after.body).toMatchObject({ status: 'TERSIMPAN', jawaban: { message: set.body.message } })

  const other = await (await api.as('SPV-JKT')).get<Fate>(`perintah/${key}`)
  expect(other.body.status).toBe('TIDAK_ADA')
})

test('a refused command leaves nothing under its key', async () => {
  const owner = await api.as('OWNER')
  const key = randomUUID()
  const baris = [{ kode_kadar: 'TIDAK-ADA', harga_jual: 1_500_000, harga_beli: 1_400_000 }]
  expect((await owner.post('harga-emas', { baris }, { key })).status).toBeGreaterThanOrEqual(400)
  expect((await owner.get<Fate>(`perintah/${key}`)).body.status).toBe('TIDAK_ADA')
})
