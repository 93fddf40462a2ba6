import type { StoreChange } from '@kencana/contract/areas/pengaturan/para-system'
import { SETTINGS } from '@kencana/contract/settings'
import { describe, expect, test } from 'vitest'
import { testShop } from '../sample-shop/test-shop.ts'

// What belongs to one store is said to one store.

const api = await testShop()
const owner = await api.as('OWNER')

interface Saved {
  code: string
  errors: Record<string, string>
  data: StoreChange[]
}

const OWN: Readonly<Record<string, string>> = {
  LACI: 'KASIR,DUA',
  LANGKAH_AWAL: 'YA',
  IZIN_GADAI_NOMOR: 'KEP-1/2026',
  IZIN_GADAI_LINGKUP: 'Jawa Barat',
  IZIN_GADAI_SAMPAI: '2027-01-01',
  NITKU: '0123456789012345000001',
}

test('each setting of one store alone is known to this test', () => {
  const own = SETTINGS.filter(({ perStore }) => perStore === true).map(({ key }) => key)
  expect(own.sort()).toEqual(Object.keys(OWN).sort())
})

describe.each(Object.entries(OWN))('%s', (key, value) => {
  test.each([[['JKT', 'BDG']], [['ALL']]])('is refused for %j, seen and saved', async toko => {
    const body = { nilai: { [key]: value, PEMBULATAN: '1000' }, toko }
    for (const answer of [
      await owner.post<Saved>('para-system/pratinjau', body),
      await owner.put<Saved>('para-system', body),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([400, 'TIDAK_LENGKAP'])
      expect(answer.body.errors).toEqual({
        [key]: 'Milik tiap toko sendiri, tidak dapat disamakan',
      })
    }
    const kept = await owner.get<{ value: string }>('para-system/key/PEMBULATAN', { toko: 'BDG' })
    expect(kept.body.value, 'nothing of it is saved').toBe('500')
  })

  test('is taken by one store', async () => {
    const answer = await owner.put<Saved>(
      'para-system',
      { nilai: { [key]: value } },
      { toko: 'BDG' },
    )
    expect(answer.status, answer.text).toBe(200)
    const at = (toko: string) => owner.get<{ value: string }>(`para-system/key/${key}`, { toko })
    expect((await at('BDG')).body.value).toBe(value)
    expect((await at('JKT')).body.value).not.toBe(value)
  })
})

test('who leads the chain does so at each portal; nobody of a branch does at another', async () => {
  const mine = { nilai: { BATAS_BERAT_WAJAR: '450' } }
  expect((await owner.put('para-system', mine, { toko: 'SBY' })).status).toBe(200)
  const spv = await api.as('SPV-JKT')
  expect((await spv.put('para-system', mine, { toko: 'SBY' })).status).toBe(403)
  const baris = [{ kode_kadar: '750', harga_jual: 2, harga_beli: 1 }]
  expect((await spv.post('harga-emas', { baris }, { toko: 'SBY' })).status).toBe(403)
  expect((await spv.post('harga-emas/pratinjau', { baris }, { toko: 'SBY' })).status).toBe(403)
  expect((await spv.get('harga-emas/rencana', { toko: 'SBY' })).status).toBe(403)
})
