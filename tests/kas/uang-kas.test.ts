import { expect, test } from 'vitest'
import { expectStatus, type Problem, set } from '../hutang/counter.ts'
import type { Answer } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { notesOf } from '../tutup-toko/shop.ts'
import {
  BCA,
  journalOf,
  type Kept,
  moveCash,
  openMoney,
  refused,
  spend,
  spendBody,
  TODAY,
  undo,
} from './money.ts'

// Money into and out of drawers and accounts by a kode transaksi; what the drawers hold of it.

const api = await testShop()
const { kasir, owner } = await openMoney(api)

test('the account of the kode transaksi is the other side, out and in', async () => {
  const out = expectStatus(await spend(kasir, 62_500), 201)
  expect(out).toEqual({ no_kas: 'UK-JKT-261121-0001', tgl_system: TODAY })
  expect(await journalOf(kasir, 'uang-kas', out.no_kas)).toEqual([
    ['KODE_TRANSAKSI', '5133', 62_500, 0],
    ['KAS', '1101', 0, 62_500],
  ])
  const float = { kode_transaksi: 'MODAL', laci: 'RR', keterangan: 'Modal pagi' }
  const into = expectStatus(await spend(kasir, 2_000_000, float), 201).no_kas
  expect(await journalOf(kasir, 'uang-kas', into)).toEqual([
    ['KAS_GADAI', '1102', 2_000_000, 0],
    ['KODE_TRANSAKSI', '3101', 0, 2_000_000],
  ])
  expect(expectStatus(await kasir.get(`uang-kas/${into}`), 200)).toMatchObject({
    arah: 'MASUK',
    laci: 'RR',
    laci_tujuan: null,
    nama_transaksi: 'Modal Laci',
    jumlah: 2_000_000,
  })
})

test('cash goes from one drawer to another by a kode of mutations', async () => {
  const body = { kode_transaksi: 'PINDAH-DANA', laci: 'RR', laci_tujuan: 'DUA' }
  const nomor = expectStatus(await spend(kasir, 300_000, body), 201).no_kas
  expect(await journalOf(kasir, 'uang-kas', nomor)).toEqual([
    ['KAS', '1101', 300_000, 0],
    ['KAS_GADAI', '1102', 0, 300_000],
  ])
  for (const [more, text] of [
    [{ laci_tujuan: 'RR' }, 'Pilih laci lain'],
    [{ laci_tujuan: undefined }, 'Harus Diisi'],
    [{ kode_transaksi: 'LISTRIK' }, 'Harus kosong'],
  ] as const) {
    const answer = await spend(kasir, 1, { ...body, ...more })
    expect([answer.status, answer.body.errors?.laci_tujuan]).toEqual([400, text])
  }
})

test('an account of the bank pays and takes in alike', async () => {
  const bank = { kode_bank: 'BCA', no_rekening: BCA }
  const post = (more: object) => kasir.post<Kept>('uang-bank', spendBody(15_000, more))
  const nomor = expectStatus(await post(bank), 201).no_kas
  expect(await journalOf(kasir, 'uang-bank', nomor)).toEqual([
    ['KODE_TRANSAKSI', '5133', 15_000, 0],
    ['BANK', '1111', 0, 15_000],
  ])
  const came = expectStatus(await post({ ...bank, kode_transaksi: 'LAIN-MASUK' }), 201).no_kas
  expect(await journalOf(kasir, 'uang-bank', came)).toEqual([
    ['BANK', '1111', 15_000, 0],
    ['KODE_TRANSAKSI', '4129', 0, 15_000],
  ])
  const moved = await post({ ...bank, kode_transaksi: 'PINDAH-DANA' })
  expect(refused(moved)).toEqual([422, 'RUJUKAN_TIDAK_ADA'])
})

test('a kode without an account is refused by name', async () => {
  const kode = { kode_transaksi: 'BELUM', nama_transaksi: 'Belum', jenis: 'BIAYA' }
  const pusat = { toko: 'PUSAT' }
  expectStatus(await owner.post('kode-transaksi', { ...kode, nomor_akun: null }, pusat), 200)
  const answer = await spend(kasir, 1, { kode_transaksi: 'BELUM' })
  expect([...refused(answer), answer.body.facts.kode]).toEqual([422, 'KODE_TANPA_AKUN', 'BELUM'])
})

interface Book {
  readonly laci: readonly object[]
}

test('drawers hold what the documents moved, and closing expects just that', async () => {
  expectStatus(await spend(kasir, 5_000_000, { kode_transaksi: 'MODAL' }), 201)
  expectStatus(await moveCash(kasir, 1_250_000), 201)
  const undone = expectStatus(await spend(kasir, 999_000), 201).no_kas
  expectStatus(await undo(kasir, 'uang-kas', undone), 201)
  const book = expectStatus(await owner.get<Book>('cash/buku', { toko: 'JKT' }), 200)
  const held = { KASIR: 5_000_000 - 1_250_000 - 62_500, DUA: 300_000, RR: 1_700_000 }
  expect(book.laci).toEqual([
    { laci: 'KASIR', awal: 0, masuk: 5_999_000, keluar: 2_311_500, akhir: held.KASIR },
    { laci: 'DUA', awal: 0, masuk: 300_000, keluar: 0, akhir: held.DUA },
    { laci: 'RR', awal: 0, masuk: 2_000_000, keluar: 300_000, akhir: held.RR },
  ])
  // Whoever counts a drawer is not told what it should hold.
  const blind = expectStatus(await kasir.get<Book>('cash/buku'), 200)
  expect(blind.laci[0]).toEqual({
    ...{ laci: 'KASIR', masuk: 5_999_000, keluar: 2_311_500 },
    ...{ awal: null, akhir: null },
  })
  const closed = await kasir.post<Book>('tutup-toko', {
    tgl_system: TODAY,
    tetap_tutup: true,
    hitungan: Object.entries(held).map(([laci, rp]) => ({ laci, pecahan: notesOf(rp) })),
  })
  expect(expectStatus(closed, 201).laci).toEqual(
    Object.entries(held).map(([laci, rp]) => ({ laci, buku: rp, hitung: rp, selisih: 0 })),
  )
  const after = expectStatus(await owner.get<Book>('cash/buku', { toko: 'JKT' }), 200)
  expect(after.laci[0]).toEqual({
    ...{ laci: 'KASIR', awal: held.KASIR, masuk: 0, keluar: 0, akhir: held.KASIR },
  })
  const before = await owner.get<Book>(`cash/buku?tgl=${TODAY}`, { toko: 'JKT' })
  expect(expectStatus(before, 200).laci[1]).toEqual({
    ...{ laci: 'DUA', awal: 0, masuk: 300_000, keluar: 0, akhir: 300_000 },
  })
})

test('an account that a list has taken since is posted to no more', async () => {
  const kode = { kode_transaksi: 'SEWA-LAMA', nama_transaksi: 'Sewa', jenis: 'BIAYA' }
  expectStatus(await owner.post('kode-transaksi', { ...kode, nomor_akun: '1134' }), 200)
  const map = (nomor_akun: string) =>
    owner.put('para-akun-transaksi/MUTASI_UANG/UMUM', {
      detail_akun: [{ kode_akun: 'D3', jenis_akun: 'BANK', nomor_akun }],
    })
  expectStatus(await map('1134'), 200)
  const { status, body } = await spend(kasir, 5_000, { kode_transaksi: 'SEWA-LAMA' })
  const teks = 'Bank mengikuti rekening: pakai Uang Bank atau Mutasi Uang'
  expect([status, body.errors]).toEqual([400, { kode_transaksi: teks }])
  expectStatus(await map('1111'), 200)
  expectStatus(await spend(kasir, 5_000, { kode_transaksi: 'SEWA-LAMA' }), 201)
})

test('of two who would empty a drawer at once one is told', async () => {
  await set(owner, { LACI_MINUS: 'TIDAK' })
  type Held = { laci: { laci: string; akhir: number }[] }
  const held = async () =>
    expectStatus(await owner.get<Held>('cash/buku', { toko: 'JKT' }), 200).laci.find(
      ({ laci }) => laci === 'DUA',
    )?.akhir
  const rest = await held()
  expect(rest).toBe(300_000)
  const both = await Promise.all([200_000, 200_000].map(rp => spend(kasir, rp, { laci: 'DUA' })))
  expect(both.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [201, undefined],
    [422, 'LACI_KURANG'],
  ])
  expect(both.find(({ status }) => status === 422)?.body.facts).toEqual({
    ...{ laci: 'DUA', tunai: '200,000' },
  })
  expectStatus(await spend(kasir, 100_000, { laci: 'DUA' }), 201)
  expect(await held()).toBe(0)
  await set(owner, { LACI_MINUS: 'YA' })
  expectStatus(await spend(kasir, 100, { laci: 'DUA' }), 201)
})

test('what one person pays out alone on a day has a bound; drawings are for an owner', async () => {
  const spv = await api.as('SPV-JKT')
  await set(owner, { BATAS_UANG_KELUAR: '1000000' })
  const asked = ({ status, body }: Answer<Problem>) => [status, body.facts?.kategori]
  expectStatus(await spend(spv, 600_000), 201)
  expect(asked(await spend(spv, 400_100))).toEqual([422, 'UANG_KELUAR'])
  const more = spendBody(400_100)
  const granted = { ...more, otorisasi: await spv.grant('UANG_KELUAR', 'POST uang-kas', more) }
  expectStatus(await spv.post('uang-kas', granted), 201)
  // What was approved counts no more; of two at once the second sees the first.
  const both = await Promise.all([spend(spv, 300_000), spend(spv, 300_000)])
  expect(both.map(asked).sort()).toEqual([
    [201, undefined],
    [422, 'UANG_KELUAR'],
  ])
  const drawn = spendBody(25_000, { kode_transaksi: 'PRIVE' })
  expect(asked(await spv.post<Problem>('uang-kas', drawn))).toEqual([422, 'PRIVE'])
  const grant = (who: string) => spv.grant('PRIVE', 'POST uang-kas', drawn, who)
  await expect(grant('SPV-JKT')).rejects.toThrow('BUKAN_PEMILIK')
  expectStatus(await spv.post('uang-kas', { ...drawn, otorisasi: await grant('OWNER') }), 201)
})
