import pg from 'pg'
import { expect, test } from 'vitest'
import { testApi } from '../sample-shop/api.ts'
import {
  ajuanOf,
  approve,
  openCheckedShop,
  type Problem,
  refused,
  submit,
  turnDown,
  withdraw,
} from './ajuan-shop.ts'
import { expectStatus } from './shop.ts'

// A server of the version before, beside this one, knows no submissions and closes the day.

test('a submission that outlived its day is sold no more, but lets its pieces go', async () => {
  const api = await testApi()
  const { kasir, spv, rings } = await openCheckedShop(api, 2)
  const [one = '', other = ''] = rings
  const numbers = [await submit(kasir, one), await submit(kasir, other)] as const
  const admin = new pg.Client({ connectionString: api.database.adminUrl })
  await admin.connect()
  await admin.query(
    `update hari_bisnis set status = 'TUTUP', ditutup_pada = now() where kode_toko = 'JKT'`,
  )
  await admin.query(
    `insert into hari_bisnis (kode_toko, tgl, status, dibuka_pada, dibuka_oleh)
     select kode_toko, tgl + 1, 'BUKA', now(), 'LAMA' from hari_bisnis where kode_toko = 'JKT'`,
  )
  await admin.end()

  expect(refused(await approve<Problem>(spv, numbers[0]))).toEqual([409, 'TOKO_SUDAH_TUTUP'])
  expectStatus(await turnDown(spv, numbers[0]), 201)
  expectStatus(await withdraw(kasir, numbers[1]), 201)
  expect((await ajuanOf(kasir, numbers[0])).status).toBe('DITOLAK')
  for (const code of [one, other]) {
    const piece = await kasir.get<{ status: string }>(`barang/${code}`)
    expect(expectStatus(piece, 200).status).toBe('ADA')
  }
  await api.stop()
})
