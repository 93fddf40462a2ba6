import type { JournalParameter } from '@kencana/contract/areas/akun'
import { afterAll, expect, test } from 'vitest'
import { asAdmin, expectStatus } from '../hutang/counter.ts'
import type { Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// E2: what an earlier version let be mapped wrong is named at the upgrade and marked on its screen.

const api = await testShop()
const [owner, spv, kasir] = [
  await api.as('OWNER'),
  await api.as('SPV-JKT'),
  await api.as('KASIR-JKT'),
]

interface Task {
  readonly kode: string
  readonly jumlah: number
  readonly apa?: string[]
}
const KINDS = ['AKUN_SALAH', 'KODE_AKUN']
const named = (tugas: readonly Task[]) =>
  tugas.filter(({ kode }) => KINDS.includes(kode)).map(({ kode, apa }) => [kode, apa])
const told = async (who: Caller) =>
  named(expectStatus(await who.get<{ tugas: Task[] }>('ringkasan'), 200).tugas)
const journals = async () =>
  expectStatus(await owner.get<JournalParameter[]>('para-akun-transaksi'), 200)
const marked = async () =>
  (await journals()).flatMap(({ trx, detail_akun }) =>
    detail_akun.flatMap(({ jenis_akun, salah }) =>
      salah === null ? [] : [`${trx} ${jenis_akun}: ${salah}`],
    ),
  )

const mapped = (trx: string, part: string, nomor: string) =>
  asAdmin(
    api,
    `update para_akun_transaksi set nomor_akun = '${nomor}'
      where trx = '${trx}' and jenis_akun = '${part}'`,
  )
const kodeAt = (kode: string, nomor: string) =>
  asAdmin(api, `update kode_transaksi set nomor_akun = '${nomor}' where kode_transaksi = '${kode}'`)
const accountOf = async (trx: string, part: string) =>
  (await journals())
    .find(one => one.trx === trx)
    ?.detail_akun.find(({ jenis_akun }) => jenis_akun === part)?.nomor_akun ?? ''

const [pledge, cash] = [
  await accountOf('HUTANG', 'BARANG_JAMINAN'),
  await accountOf('PENJUALAN', 'KAS'),
]
afterAll(async () => {
  await mapped('HUTANG', 'BARANG_JAMINAN', pledge)
  await kodeAt('LISTRIK', '5133')
})

test('a chart as it is delivered names nothing', async () => {
  expect([await told(owner), await marked()]).toEqual([[], []])
})

test('wrong accounts are named to those who set them, until they are mended', async () => {
  await mapped('HUTANG', 'BARANG_JAMINAN', '1201')
  await mapped('PENJUALAN', 'KAS', '1111')
  await kodeAt('LISTRIK', '1101')
  const parts = ['HUTANG UMUM BARANG_JAMINAN', 'PENJUALAN UMUM KAS']
  const wrong = [
    ['AKUN_SALAH', parts],
    ['KODE_AKUN', ['LISTRIK']],
  ]
  expect(await told(owner)).toEqual(wrong)
  expect(await told(kasir)).toEqual([])
  expect((await told(spv)).map(([kode]) => kode)).not.toContain('AKUN_SALAH')
  const { toko } = expectStatus(
    await owner.get<{ toko: { kode_toko: string; tugas: Task[] }[] }>('ringkasan/perhatian'),
    200,
  )
  const everywhere = toko.flatMap(({ kode_toko, tugas }) => named(tugas).map(() => kode_toko))
  expect(new Set(everywhere).size).toBe(1)
  // Who stands at its usual account is not blamed for another that was sent there.
  expect(await marked()).toEqual([
    'HUTANG BARANG_JAMINAN: Bagian ini memakai akun memo',
    'PENJUALAN KAS: Akun ini sudah dipakai bagian lain yang mengikuti daftar lain',
  ])
  const save = (trx: string, jenis_akun: string, nomor_akun: string) =>
    owner.put(`para-akun-transaksi/${trx}/UMUM`, {
      detail_akun: [{ kode_akun: 'D1', jenis_akun, nomor_akun }],
    })
  expectStatus(await save('HUTANG', 'BARANG_JAMINAN', pledge), 200)
  expectStatus(await save('PENJUALAN', 'KAS', cash), 200)
  await kodeAt('LISTRIK', '5133')
  expect([await told(owner), await marked()]).toEqual([[], []])
})
