import type { AccountRow, JournalParameter } from '@kencana/contract/areas/akun'
import { expect, test } from 'vitest'
import { approve, openBooks, plain, submit, submitted } from '../akuntansi/books.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'

const api = await testShop()
const owner = await api.as('OWNER')

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
  await owner.put<Answer>(path, detail('1101'))
  const spv = await api.as('SPV-JKT')
  expect((await spv.put(path, detail('1101'))).status).toBe(403)
  const kasir = await api.as('KASIR-JKT')
  expect((await kasir.get('para-akun-transaksi')).status).toBe(403)
})

test.each([
  ['PENJUALAN', 'KAS', '9101', 'Bagian ini memakai akun aset'],
  ['PENJUALAN', 'KAS', '1201', 'Bagian ini memakai akun tanpa emas'],
  ['PENJUALAN', 'KAS', '1111', 'Akun ini sudah dipakai bagian lain yang mengikuti daftar lain'],
  ['HUTANG', 'BARANG_JAMINAN', '1201', 'Bagian ini memakai akun memo'],
  ['PENJUALAN', 'HUTANG_TITIPAN', '4129', 'Bagian ini memakai akun kewajiban'],
  ['PENJUALAN', 'PERSEDIAAN', '1101', 'Bagian ini memakai akun yang menyimpan emas'],
  ['PENJUALAN', 'PENJUALAN', '2111', 'Bagian ini memakai akun pendapatan atau beban'],
  [
    'PENJUALAN',
    'PPN_KELUARAN',
    '2111',
    'Akun ini sudah dipakai bagian lain yang mengikuti daftar lain',
  ],
])('%s %s takes no account %s', async (trx, jenis_akun, nomor_akun, teks) => {
  const before = await journal(trx)
  const detail_akun = [{ kode_akun: 'D1', jenis_akun, nomor_akun }]
  const answer = await owner.put<Answer & { errors: object }>(`para-akun-transaksi/${trx}/UMUM`, {
    detail_akun,
  })
  expect([answer.status, answer.body.errors]).toEqual([400, { [jenis_akun]: teks }])
  expect(await journal(trx)).toEqual(before)
})

test('a kode transaksi names no account that a list keeps', async () => {
  const path = 'kode-transaksi'
  for (const [nomor_akun, teks] of [
    ['9101', 'Akun gadai mengikuti pinjamannya: pakai layar Hutang'],
    ['9103', 'Akun memo mengikuti barang orang lain, tidak dijurnal dengan tangan'],
    ['2111', 'Titipan mengikuti saldo pelanggan: pakai Titipan'],
    ['1201', 'Persediaan mengikuti barangnya: pakai layar Barang'],
    ['2117', 'Perantara tukar tambah selalu nol: hanya Tukar Tambah yang memakainya'],
  ]) {
    const body = { kode_transaksi: 'AKAL', nama_transaksi: 'Akal', jenis: 'BIAYA', nomor_akun }
    const answer = await owner.post<{ errors: object }>(path, body)
    expect([answer.status, answer.body.errors]).toEqual([400, { nomor_akun: teks }])
  }
})

// A list is asked of a number: an account that kept one part and then another's would be neither.
test('an account that was booked for one list is left to it', async () => {
  const { owner: atStore, spv } = await openBooks(api)
  const kas = (nomor_akun: string) =>
    owner.put<Answer & { errors: object }>('para-akun-transaksi/PENJUALAN/UMUM', {
      detail_akun: [{ kode_akun: 'D1', jenis_akun: 'KAS', nomor_akun }],
    })
  expectStatus(await approve(atStore, await submitted(spv, plain(1_000, '5139', '1132'))), 201)
  const taken = await kas('1132')
  expect([taken.status, taken.body.errors]).toEqual([
    400,
    { KAS: 'Akun ini sudah berisi jurnal bagian lain: buat akun baru untuk bagian ini' },
  ])

  // free while nothing is booked there, the drawers' for good once something is
  const kept = async () =>
    (await owner.get<{ nomor_akun: string; dipegang: string | null }[]>('akun-jurnal')).body.find(
      one => one.nomor_akun === '1134',
    )?.dipegang
  expectStatus(await kas('1134'), 200)
  expect(await kept()).toBe('LACI')
  expectStatus(await kas('1101'), 200)
  expect(await kept()).toBeNull()
  expectStatus(await kas('1134'), 200)
  const { kasir, rings } = await openShop(api, 1)
  expectStatus(await kasir.post('penjualan', cashSale(rings, RING_PRICE)), 201)
  expectStatus(await kas('1101'), 200)
  expect(await kept()).toBe('LACI')
  const refused = await submit(spv, plain(1_000, '5139', '1134'))
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { 'baris.1.nomor_akun': 'Kas mengikuti laci: pakai Uang Kas atau Mutasi Uang' },
  ])
})
