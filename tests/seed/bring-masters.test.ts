import { expect, test } from 'vitest'
import { bringMasters } from '../../apps/server/src/modules/awal/index.ts'
import { ask } from '../database/folders.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// A chain that began before a release gets what new chains begin with, where it holds nothing yet.

const api = await testShop()
const owner = await api.as('OWNER')

const count = async (path: string, toko = 'JKT') =>
  (await owner.get<unknown[]>(path, { toko })).body.length

test('masters that never held a row get theirs, in every store; what is kept stays', async () => {
  const { adminUrl } = api.database
  const colors = await count('batu-color')
  const bands = await count('para-bunga-hutang', 'BDG')
  expect(colors).toBeGreaterThan(10)
  expect(bands).toBeGreaterThan(2)
  await ask(adminUrl, 'delete from berlian; delete from batu_color; delete from bunga_hutang')
  for (const kode of ['EX', 'VG'])
    expect((await owner.del(`master-batu-polish/${kode}`)).status).toBe(200)
  const grades = await count('batu-polish')
  expect([await count('batu-color'), await count('para-bunga-hutang', 'BDG')]).toEqual([0, 0])

  await bringMasters(api.app)

  expect(await count('batu-color')).toBe(colors)
  expect(await count('para-bunga-hutang', 'BDG')).toBe(bands)
  expect(await count('para-bunga-hutang')).toBe(bands)
  expect(await count('batu-polish')).toBe(grades)
})
