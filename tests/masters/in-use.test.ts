import { expect, test } from 'vitest'
import { add, ring } from '../barang/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'

interface Answer {
  message: string
  code: string
  detail: string
  data: Record<string, unknown>
}

const api = await testShop()
const owner = await api.as('OWNER')
const spv = await api.as('SPV-JKT')

test('a gudang with trays is not deleted, and the answer says by what it is used', async () => {
  const answer = await spv.del<Answer>('gudang/ETALASE')
  expect([answer.status, answer.body.code]).toEqual([409, 'MASIH_DIPAKAI'])
  expect(answer.body.detail).toMatch(/^ETALASE masih dipakai oleh Master Baki A01 \+\d+$/)
})

test('a piece that is there keeps its tray and its jenis from being deleted', async () => {
  await owner.post('jenis', { kode_dept: 'UJI', nama_dept: 'Uji' })
  const [barcode] = await add(spv, ring({ kode_baki: 'C03', kode_dept: 'UJI' }))
  const tray = await spv.del<Answer>('baki/C03')
  expect([tray.status, tray.body.detail]).toEqual([409, `C03 masih dipakai oleh Barang ${barcode}`])
  const jenis = await owner.del<Answer>('jenis/UJI')
  expect([jenis.status, jenis.body.detail]).toEqual([
    409,
    `UJI masih dipakai oleh Barang ${barcode} (JKT)`,
  ])
})

test('a record of the chain is in use when any store uses it', async () => {
  const group = { nama_group: 'Uji', kode_kadar: '750', aturan_berat: 'TANPA' }
  await owner.post('group', { ...group, kode_group: 'UJI' })
  const ongkos = { nama_ongkos: 'Uji', kode_group: 'UJI', ongkos_per_gram: 1, ongkos_per_pcs: 0 }
  await owner.post('ongkos', { ...ongkos, kode_ongkos: 'UJI' }, { toko: 'SBY' })
  const used = await owner.del<Answer>('group/UJI')
  expect([used.status, used.body.detail]).toEqual([
    409,
    'UJI masih dipakai oleh Parameter Ongkos UJI (SBY)',
  ])
  await owner.del('ongkos/UJI', { toko: 'SBY' })
  expect((await owner.del('group/UJI')).status).toBe(200)
  // A record that refers to what was deleted meanwhile cannot come back before it.
  const back = await owner.post<Answer>('ongkos/UJI/reactivate', undefined, { toko: 'SBY' })
  expect([back.status, back.body.code]).toEqual([422, 'RUJUKAN_TIDAK_ADA'])
})

test('deleting and beginning to use the same record never both succeed', async () => {
  for (let round = 0; round < 20; round += 1) {
    const kode_gudang = `RACE${round}`
    await spv.post('gudang', { kode_gudang, nama_gudang: 'Uji', jenis_gudang: 'ETALASE' })
    const tray = { kode_baki: kode_gudang, nama_baki: 'Uji', kode_gudang, berat_baki: 0 }
    const [deleted, used] = await Promise.all([
      spv.del(`gudang/${kode_gudang}`),
      spv.post('baki', tray),
    ])
    expect([deleted.status, used.status].sort()).not.toEqual([200, 200])
    expect([200, 409]).toContain(deleted.status)
    expect([200, 422]).toContain(used.status)
  }
})

test('a jenis is never deleted in the moment a piece begins to be one', async () => {
  for (let round = 0; round < 12; round += 1) {
    const kode_dept = `MOMEN${round}`
    await owner.post('jenis', { kode_dept, nama_dept: 'Uji' })
    const piece = ring({ kode_dept })
    const [deleted, added] = await Promise.all([
      owner.del(`jenis/${kode_dept}`),
      spv.post('barang', { barang: [piece] }),
    ])
    const both = [deleted.status, added.status]
    expect([round, both.filter(status => status < 300)]).toEqual([round, [expect.any(Number)]])
  }
})

test('the same new code from two tills is made once', async () => {
  const body = { nama_bandrol: 'Uji', harga_bandrol: 1000 }
  for (let round = 0; round < 10; round += 1) {
    const kode_bandrol = `KEMBAR${round}`
    const answers = await Promise.all(
      [1, 2, 3].map(() => spv.post('bandrol', { ...body, kode_bandrol })),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409])
  }
})

test('the branch does not change what all stores share, whatever screens it holds', async () => {
  const answer = await spv.put<Answer>('kategori/LM', {
    kelas_pajak: 'BATANGAN',
    nama_kategori: 'Lain',
  })
  expect([answer.status, answer.body.code]).toEqual([403, 'TANPA_HAK'])
})

test('a store with people in it stays, and its number is never given twice', async () => {
  expect((await owner.del<Answer>('toko/BDG')).body.detail).toContain('GUDANG-BDG')
  const toko = { nama_toko: 'X', alamat_toko: 'Jl. X', tipe: 'CABANG' }
  const taken = await owner.post<Answer>('toko', { ...toko, kode_toko: 'MDN', nomor: 11 })
  expect([taken.status, taken.body.detail]).toEqual([409, 'Kode Nomor 11 sudah dipakai'])
  const odd = await owner.post<Answer>('toko', { ...toko, kode_toko: 'M.DN', nomor: 44 })
  expect(odd.status).toBe(400)
})

test('tokos tells the portal of every store', async () => {
  const stores = (await spv.get<Record<string, unknown>[]>('tokos')).body
  expect(stores.map(store => store.kode_toko)).toEqual(['BDG', 'JKT', 'PUSAT', 'SBY'])
  expect(stores[1]?.portal).toBe(`${api.origin}/toko/JKT`)
})

test('specified variants answer their part of the list', async () => {
  const kinds = async (path: string) =>
    (await spv.get<Record<string, unknown>[]>(path)).body.map(row => row.jenis_gudang)
  expect(new Set(await kinds('gudang/get/hancur-barang'))).toEqual(new Set())
  expect(await kinds('gudang/get/master')).not.toContain('HANCUR')
  const trays = await spv.get<Record<string, unknown>[]>('baki/get/by-kode-gudang/BRANKAS')
  expect(new Set(trays.body.map(row => row.kode_gudang))).toEqual(new Set(['BRANKAS']))
  for (const path of ['get-by-kode-bank?kode_bank=BCA', 'get-by-kode-bank/BCA']) {
    const accounts = await spv.get<Record<string, unknown>[]>(`rekenings/${path}`)
    expect(accounts.body.map(row => row.kode_bank)).toEqual(['BCA'])
  }
})
