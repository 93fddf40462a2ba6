import type { AccountRow, JournalParameter } from '@kencana/contract/areas/akun'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, type TestApi, testApi } from '../sample-shop/api.ts'

let api: TestApi
let owner: Caller

beforeAll(async () => {
  api = await testApi()
  owner = await api.as('OWNER')
})
afterAll(() => api.stop())

interface Answer {
  message: string
  code: string
  data: JournalParameter
}

const journal = async (trx: string): Promise<JournalParameter | undefined> =>
  (await owner.get<JournalParameter[]>('para-akun-transaksi')).body.find(j => j.trx === trx)

const detail = (nomor_akun: string) => ({
  detail_akun: [{ kode_akun: 'D1', jenis_akun: 'KAS', nomor_akun }],
})

test('accounts and journals are listed as specified', async () => {
  const accounts = (await owner.get<AccountRow[]>('akuns')).body
  expect(accounts.map(account => account.nomor_akun)).toContain('1101')
  const sale = await journal('PENJUALAN')
  expect(sale?.detail_akun[0]).toMatchObject({
    _id: expect.any(String),
    kode_akun: expect.any(String),
    jenis_akun: expect.any(String),
    nomor_akun: expect.any(String),
  })
})

test('an account number is changed, by those who may, to an account that exists', async () => {
  const path = 'para-akun-transaksi/PENJUALAN/UMUM'
  const done = await owner.put<Answer>(path, detail('1102'))
  expect(done.body.message).toBe('Data Berhasil Diedit')
  const kas = (await journal('PENJUALAN'))?.detail_akun.find(d => d.jenis_akun === 'KAS')
  expect(kas).toMatchObject({ nomor_akun: '1102', nama_akun: 'Kas Gadai (RR)' })
  const lines = (await journal('PENJUALAN'))?.detail_akun.length
  expect(done.body.data.detail_akun).toHaveLength(lines ?? 0)

  const unknown = await owner.put<Answer>(path, detail('9999'))
  expect([unknown.status, unknown.body.code]).toEqual([422, 'RUJUKAN_TIDAK_ADA'])
  const line = { kode_akun: 'D9', jenis_akun: 'ENTAH', nomor_akun: '1101' }
  expect((await owner.put<Answer>(path, { detail_akun: [line] })).status).toBe(422)
  expect((await owner.put('para-akun-transaksi/ENTAH/UMUM', detail('1101'))).status).toBe(404)
  const spv = await api.as('SPV-JKT')
  expect((await spv.put(path, detail('1101'))).status).toBe(403)
  const kasir = await api.as('KASIR-JKT')
  expect((await kasir.get('para-akun-transaksi')).status).toBe(403)
})
