import { describe, expect, test } from 'vitest'
import { closeDays, expectStatus, type Problem, set } from '../hutang/counter.ts'
import type { Answer } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import {
  BCA,
  journalOf,
  type Kept,
  openMoney,
  refused,
  spend,
  spendBody,
  TODAY,
  undo,
} from './money.ts'
import {
  type AjuanUang,
  ajuanOf,
  approve,
  submitted,
  turnDown,
  validated,
  withdraw,
} from './validated.ts'

// With the module on, money in and out waits: nothing is booked until another validates it.

const api = await testShop()
const { kasir, owner, spv } = await openMoney(api)
await set(owner, { LACI: 'KASIR,RR' })
await validated(owner)

interface Page {
  readonly count: number
  readonly data: readonly AjuanUang[]
}

const atJkt = { toko: 'JKT' }
type Book = { laci: { laci: string; masuk: number; keluar: number; akhir: number }[] }
const drawer = async (laci = 'KASIR') =>
  expectStatus(await owner.get<Book>('cash/buku', atJkt), 200).laci.find(one => one.laci === laci)
const listed = async (query = '') =>
  expectStatus(await spv.get<Page>(`ajuan-uang?${query}`), 200).data.map(row => row.no_ajuan)

describe('money that is written', () => {
  test('moves no drawer until another validates it; then as it was agreed', async () => {
    const before = await drawer()
    // nobody is asked to approve what no coin pays (decision 0101)
    expect(refused(await spend(kasir, 62_577))).toEqual([422, 'TUNAI_PECAHAN'])
    const sent = expectStatus(await spend(kasir, 62_500), 201)
    expect(sent).toEqual({ no_ajuan: 'UA-JKT-261121-0001', tgl_system: TODAY })
    expect(await ajuanOf(spv, sent.no_ajuan)).toMatchObject({
      ...{ status: 'MENUNGGU', jenis: 'UANG_KAS', arah: 'KELUAR', user_id: 'KASIR-JKT' },
      ...{ jumlah: 62_500, laci: 'KASIR', kode_bank: null, no_kas: null },
      ...{ kode_transaksi: 'LISTRIK', nomor_akun: '5133', penyetuju: null },
    })
    expect(await drawer()).toEqual(before)
    const of = await owner.get<{ count: number }>('uang-kas', atJkt)
    expect(expectStatus(of, 200).count).toBe(0)
    const done = expectStatus(await approve(spv, sent.no_ajuan), 201)
    expect(done).toEqual({
      no_kas: 'UK-JKT-261121-0001',
      no_ajuan: sent.no_ajuan,
      tgl_system: TODAY,
    })
    expect(await journalOf(kasir, 'uang-kas', done.no_kas)).toEqual([
      ['KODE_TRANSAKSI', '5133', 62_500, 0],
      ['KAS', '1101', 0, 62_500],
    ])
    expect((await drawer())?.keluar).toBe((before?.keluar ?? 0) + 62_500)
    expect(expectStatus(await kasir.get(`uang-kas/${done.no_kas}`), 200)).toMatchObject({
      ...{ user_id: 'SPV-JKT', diajukan_oleh: 'KASIR-JKT', no_ajuan: sent.no_ajuan },
      ...{ arah: 'KELUAR', laci: 'KASIR', laci_tujuan: null, keterangan: 'Listrik November' },
    })
    expect(await ajuanOf(kasir, sent.no_ajuan)).toMatchObject({
      ...{ status: 'DISETUJUI', diputus_oleh: 'SPV-JKT', no_kas: done.no_kas },
    })
    expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  })

  test('of a bank and coming in likewise; from drawer to drawer it is neither', async () => {
    const bank = { kode_bank: 'BCA', no_rekening: BCA, kode_transaksi: 'LAIN-MASUK' }
    const sent = await kasir.post<Kept>('uang-bank', spendBody(15_000, bank))
    const { no_ajuan } = expectStatus(sent, 201)
    expect(await ajuanOf(kasir, no_ajuan)).toMatchObject({
      ...{ jenis: 'UANG_BANK', arah: 'MASUK', laci: null, kode_bank: 'BCA', no_rekening: BCA },
    })
    const { no_kas } = expectStatus(await approve(spv, no_ajuan), 201)
    expect(no_kas).toMatch(/^UB-JKT-/)
    expect(await journalOf(kasir, 'uang-bank', no_kas)).toEqual([
      ['BANK', '1111', 15_000, 0],
      ['KODE_TRANSAKSI', '4129', 0, 15_000],
    ])
    const moved = { kode_transaksi: 'PINDAH-DANA', laci: 'KASIR', laci_tujuan: 'RR' }
    expect(expectStatus(await spend(kasir, 1_000, moved), 201).no_kas).toMatch(/^UK-/)
  })

  test('is found by number, writer and words; what waits comes first', async () => {
    const no = await submitted(kasir, 7_000, { keterangan: 'Beli 50% lampu' })
    expect(await listed()).toEqual([no])
    expect((await listed('status=ALL'))[0]).toBe(no)
    for (const q of [no, 'KASIR-JKT', 'lampu', 'LISTRIK', '50%25']) {
      expect(await listed(`q=${q}`), q).toEqual([no])
    }
    expect(await listed('q=_____')).toEqual([])
    expectStatus(await withdraw(kasir, no), 201)
  })

  test('taken back on its day leaves its submission approved', async () => {
    const no = await submitted(kasir, 4_000)
    const { no_kas } = expectStatus(await approve(spv, no), 201)
    expectStatus(await undo(spv, 'uang-kas', no_kas), 201)
    expect((await ajuanOf(kasir, no)).status).toBe('DISETUJUI')
    expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  })
})

describe('ends once', () => {
  test('never by who wrote it, whatever his level, except that he takes it back', async () => {
    const own = expectStatus(await spend(spv, 3_000), 201).no_ajuan
    expect(refused(await approve(spv, own))).toEqual([422, 'AJUAN_SENDIRI'])
    expect(refused(await turnDown(spv, own))).toEqual([422, 'AJUAN_SENDIRI'])
    expect(refused(await withdraw(kasir, own))).toEqual([422, 'AJUAN_ORANG_LAIN'])
    expectStatus(await withdraw(spv, own), 201)
    const late = await approve(await api.as('OWNER'), own, atJkt)
    expect(refused(late)).toEqual([409, 'AJUAN_SELESAI'])
    expect(late.body.facts).toMatchObject({ status: 'ditarik', user_id: 'SPV-JKT' })
  })

  test('refused with words, which its writer reads; nothing is booked', async () => {
    const before = await drawer()
    const no = await submitted(kasir, 3_000)
    expect((await turnDown(spv, no, '')).status).toBe(400)
    const { nomor } = expectStatus(await turnDown(spv, no, 'Notanya tidak ada'), 201)
    expect(nomor).toMatch(/^UT-JKT-/)
    expect(await ajuanOf(kasir, no)).toMatchObject({
      ...{ status: 'DITOLAK', alasan: 'Notanya tidak ada', no_kas: null },
    })
    expect(await drawer()).toEqual(before)
    expect(refused(await approve(spv, no))).toEqual([409, 'AJUAN_SELESAI'])
  })

  test('not by a cashier, whose tree lacks it, nor from another store', async () => {
    const no = await submitted(spv, 3_000)
    expect(refused(await approve(kasir, no))).toEqual([403, 'TANPA_HAK'])
    expect(refused(await turnDown(kasir, no))).toEqual([403, 'TANPA_HAK'])
    expect(refused(await approve(await api.as('SPV-BDG'), no))[0]).toBe(404)
    expect(refused(await approve(owner, 'UA-JKT-261121-9999', atJkt))[0]).toBe(404)
    expectStatus(await approve(owner, no, atJkt), 201)
  })
})

test('approved twice by one key it is booked once', async () => {
  const no = await submitted(kasir, 9_000)
  const key = { key: crypto.randomUUID() }
  const first = expectStatus(await approve(spv, no, key), 201)
  expect(expectStatus(await approve(spv, no, key), 201)).toEqual(first)
})

test('a page of before is told to load anew, and nothing is kept of what it sent', async () => {
  const waiting = await listed()
  const old = { accept: 'application/json;paham=ajuan' }
  expect(refused(await kasir.post<Problem>('uang-kas', spendBody(5_000), old))).toEqual([
    409,
    'LAYAR_LAMA',
  ])
  expect(await listed()).toEqual(waiting)
  const now = { accept: 'application/json;paham=ajuan+uang' }
  const sent = await kasir.post<Kept>('uang-kas', spendBody(5_000), now)
  expectStatus(await withdraw(kasir, expectStatus(sent, 201).no_ajuan), 201)
})

test('what it needs is looked at again: its drawer, its account, its other side', async () => {
  const account = async (nomor_akun: string) => {
    const kode = { kode_transaksi: 'PARKIR', nama_transaksi: 'Parkir', jenis: 'BIAYA' }
    expectStatus(await owner.post('kode-transaksi', { ...kode, nomor_akun }), 200)
  }
  await account('1134')
  const no = await submitted(kasir, 2_000, { kode_transaksi: 'PARKIR' })
  const map = (nomor_akun: string) =>
    owner.put('para-akun-transaksi/MUTASI_UANG/UMUM', {
      detail_akun: [{ kode_akun: 'D3', jenis_akun: 'BANK', nomor_akun }],
    })
  expectStatus(await map('1134'), 200)
  expect(refused(await approve(spv, no))).toEqual([400, 'TIDAK_LENGKAP'])
  expectStatus(await map('1111'), 200)
  expectStatus(await approve(spv, no), 201)
  await set(owner, { LACI: 'KASIR,RR,BAWAH' })
  const below = await submitted(kasir, 2_000, { laci: 'BAWAH' })
  await set(owner, { LACI: 'KASIR,RR' })
  expect(refused(await approve(spv, below))).toEqual([422, 'RUJUKAN_TIDAK_ADA'])
  expectStatus(await turnDown(spv, below), 201)
})

test('the drawer is asked when it is booked, not when it is written', async () => {
  await set(owner, { LACI_MINUS: 'TIDAK', BATAS_UANG_KELUAR: '999999999' })
  const held = (await drawer())?.akhir ?? 0
  const more = Math.max(0, held) + 1_000
  const no = await submitted(kasir, more)
  expect(refused(await approve(spv, no))).toEqual([422, 'LACI_KURANG'])
  expect((await ajuanOf(kasir, no)).status).toBe('MENUNGGU')
  const filled = await submitted(kasir, more - held, { kode_transaksi: 'MODAL' })
  expectStatus(await approve(spv, filled), 201)
  expectStatus(await approve(spv, no), 201)
  expect((await drawer())?.akhir).toBe(0)
  await set(owner, { LACI_MINUS: 'YA' })
})

test('what one person writes on a day has its bound, and drawings their owner', async () => {
  const asked = ({ status, body }: Answer<Problem>) => [status, body.facts?.kategori]
  const gone = expectStatus(await kasir.get<Page>('ajuan-uang?status=ALL&limit=200'), 200)
    .data.filter(({ user_id, arah, status }) => {
      const isOut = arah === 'KELUAR' && ['MENUNGGU', 'DISETUJUI'].includes(status)
      return user_id === 'KASIR-JKT' && isOut
    })
    .reduce((sum, row) => sum + row.jumlah, 0)
  // one of them was taken back on its day
  await set(owner, { BATAS_UANG_KELUAR: String(gone - 4_000 + 100_000) })
  const no = await submitted(kasir, 60_000)
  expect(asked(await spend(kasir, 40_100))).toEqual([422, 'UANG_KELUAR'])
  // Whoever validates pays nothing alone, and it stays the writer's.
  expectStatus(await approve(spv, no), 201)
  expect(asked(await spend(kasir, 40_100))).toEqual([422, 'UANG_KELUAR'])
  const more = spendBody(40_100)
  const granted = { ...more, otorisasi: await kasir.grant('UANG_KELUAR', 'POST uang-kas', more) }
  const beyond = expectStatus(await kasir.post<Kept>('uang-kas', granted), 201).no_ajuan
  expect(await ajuanOf(kasir, beyond)).toMatchObject({ penyetuju: 'SPV-JKT' })
  expectStatus(await approve(spv, beyond), 201)
  const drawn = spendBody(25_000, { kode_transaksi: 'PRIVE' })
  expect(asked(await kasir.post<Problem>('uang-kas', drawn))).toEqual([422, 'PRIVE'])
  const otorisasi = await kasir.grant('PRIVE', 'POST uang-kas', drawn, 'OWNER')
  const own = expectStatus(await kasir.post<Kept>('uang-kas', { ...drawn, otorisasi }), 201)
  const { no_kas } = expectStatus(await approve(spv, own.no_ajuan), 201)
  expect(expectStatus(await spv.get(`uang-kas/${no_kas}`), 200)).toMatchObject({
    penyetuju: 'OWNER',
  })
  // Refused or taken back it was never paid.
  const back = await submitted(kasir, 40_000)
  expectStatus(await withdraw(kasir, back), 201)
  expectStatus(await turnDown(spv, await submitted(kasir, 40_000)), 201)
  expectStatus(await withdraw(kasir, await submitted(kasir, 40_000)), 201)
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
})

test('the closing names what is open; over the night it is booked on the day it is', async () => {
  interface State {
    readonly terbuka: readonly { readonly apa: string; readonly rincian: string }[]
    readonly penghalang: readonly object[]
  }
  interface Today {
    readonly tugas: readonly { readonly kode: string; readonly jumlah: number }[]
  }
  await set(owner, { BATAS_UANG_KELUAR: '999999999' })
  const no = await submitted(kasir, 12_000)
  const state = expectStatus(await kasir.get<State>('tutup-toko'), 200)
  expect(state.penghalang).toEqual([])
  expect(state.terbuka).toContainEqual({ apa: 'Uang belum divalidasi', rincian: '1' })
  const tasks = expectStatus(await spv.get<Today>('ringkasan'), 200).tugas
  expect(tasks).toContainEqual(expect.objectContaining({ kode: 'AJUAN_UANG', jumlah: 1 }))
  expect((await kasir.get<Today>('ringkasan')).body.tugas.map(one => one.kode)).not.toContain(
    'AJUAN_UANG',
  )
  const next = await closeDays(api, kasir, 1)
  const done = expectStatus(await approve(spv, no), 201)
  expect(done.tgl_system).toBe(next)
  const after = expectStatus(await kasir.get<State>('tutup-toko'), 200)
  expect(after.terbuka.map(one => one.apa)).not.toContain('Uang belum divalidasi')
})

test('with the module off money is booked at once, and what waits still ends', async () => {
  const no = await submitted(kasir, 6_000)
  const other = await submitted(kasir, 6_500)
  await validated(owner, false)
  expect(expectStatus(await spend(kasir, 1_000), 201).no_kas).toMatch(/^UK-/)
  expectStatus(await approve(spv, no), 201)
  expectStatus(await withdraw(kasir, other), 201)
  expect(await listed()).toEqual([])
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
})
