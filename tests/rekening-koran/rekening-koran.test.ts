import { describe, expect, test } from 'vitest'
import { ask } from '../database/folders.ts'
import { BCA, BRI, openMoney } from '../kas/money.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import {
  bcaFile,
  briFile,
  linesOf,
  loadFile,
  type Move,
  mandiriFile,
  PATH,
  TOKO,
  tryFile,
} from './statements.ts'

// Statements of banks as files: read by layouts that are known or mapped, loaded whole or not at
// all, and never twice.

const api = await testShop()
const { owner, kasir, spv } = await openMoney(api)

const MOVES: readonly Move[] = [
  ['02', 'TRSF E-BANKING CR SITI', 2_500_000],
  ['03', 'BIAYA ADM', -12_500],
  ['03', 'BIAYA ADM', -12_500],
  ['05', 'SETORAN TUNAI', 1_000_000],
]
const count = async (rekening: string) => (await linesOf(spv, '', rekening)).count

describe('the three layouts, each to the rupiah', () => {
  test.each([
    ['BCA', bcaFile],
    ['MANDIRI', mandiriFile],
    ['BRI', briFile],
  ] as const)('%s', async (bentuk, file) => {
    const tried = expectStatus(await tryFile(spv, file(10_000_000, MOVES)), 200)
    expect(tried).toMatchObject({
      bentuk,
      peta_salah: null,
      salah: [],
      baris: 4,
      baru: 4,
      tgl_dari: '2026-11-02',
      tgl_sampai: '2026-11-05',
      masuk_sen: 350_000_000,
      keluar_sen: 2_500_000,
      saldo_awal_sen: 1_000_000_000,
      saldo_akhir_sen: 1_347_500_000,
      celah: [],
    })
    expect(tried.contoh.map(({ jumlah }) => jumlah)).toEqual(MOVES.map(([, , rp]) => rp))
  })
})

test('a file is loaded once, and overlapping files make one line', async () => {
  const file = bcaFile(10_000_000, MOVES)
  expect(expectStatus(await loadFile(spv, file), 201)).toMatchObject({ baris: 4, baru: 4 })
  expect(expectStatus(await loadFile(spv, file), 201)).toMatchObject({ baris: 4, baru: 0 })
  expect(expectStatus(await tryFile(spv, file), 200)).toMatchObject({ baris: 4, baru: 0 })
  const more: readonly Move[] = [...MOVES, ['06', 'BUNGA', 40_000]]
  expect(expectStatus(await loadFile(spv, bcaFile(10_000_000, more)), 201).baru).toBe(1)
  const late = bcaFile(13_475_000, more.slice(4))
  expect(expectStatus(await loadFile(spv, late), 201)).toMatchObject({ baris: 1, baru: 0 })
  const { data } = await linesOf(spv)
  expect(data.map(({ tgl, jumlah, saldo }) => [tgl, jumlah, saldo])).toEqual([
    ['2026-11-02', 2_500_000, 12_500_000],
    ['2026-11-03', -12_500, 12_487_500],
    ['2026-11-03', -12_500, 12_475_000],
    ['2026-11-05', 1_000_000, 13_475_000],
    ['2026-11-06', 40_000, 13_515_000],
  ])
})

test('the same at the same moment by two people is loaded once', async () => {
  const file = briFile(5_000_000, MOVES)
  const both = await Promise.all([
    loadFile(spv, file, { rekening: BRI }),
    loadFile(owner, file, { rekening: BRI }),
  ])
  expect(both.map(({ body }) => body.baru).sort()).toEqual([0, 4])
  expect(await count(BRI)).toBe(4)
})

test('one key is one load, and other bytes under it are refused', async () => {
  const key = crypto.randomUUID()
  const file = briFile(8_475_000, [['07', 'PAJAK', -500]])
  const first = await loadFile(spv, file, { rekening: BRI, key })
  const again = await loadFile(spv, file, { rekening: BRI, key })
  expect(again.body).toEqual(expectStatus(first, 201))
  const other = await loadFile(spv, `${file}\n`, { rekening: BRI, key })
  expect([other.status, other.body.code]).toEqual([422, 'KUNCI_BEDA'])
})

test('what is wrong is told by row, and nothing of the file is kept', async () => {
  const before = await count(BRI)
  const rows = [
    'TGL;JAM;URAIAN TRANSAKSI;DEBET;KREDIT;SALDO',
    '08/11/2026;09:00;BAIK;;1000.00;8475500.00',
    '31/02/2026;09:00;TANGGAL;;1000.00;',
    '09/11/2026;09:00;HALUS;;0.125;',
    '22/11/2026;09:00;BESOK;;1000;',
  ].join('\n')
  const tried = expectStatus(await tryFile(spv, rows, { rekening: BRI }), 200)
  expect(tried.salah).toEqual([
    { baris: 3, kolom: 'TANGGAL', teks: 'Tanggal tidak dapat dibaca', nilai: '31/02/2026' },
    { baris: 4, kolom: 'KREDIT', teks: 'Ada pecahan yang lebih halus dari sen', nilai: '0.125' },
    { baris: 5, kolom: 'TANGGAL', teks: 'Tanggal belum tiba', nilai: '22/11/2026' },
  ])
  const refused = await loadFile(spv, rows, { rekening: BRI })
  expect([refused.status, refused.body.code]).toEqual([422, 'BARIS_SALAH'])
  expect(refused.body.errors).toEqual({
    '3.TANGGAL': 'Tanggal tidak dapat dibaca',
    '4.KREDIT': 'Ada pecahan yang lebih halus dari sen',
    '5.TANGGAL': 'Tanggal belum tiba',
  })
  expect(await count(BRI)).toBe(before)
})

test('a file that is none, or too large', async () => {
  const code = async (text: string, more: object = {}) =>
    (await loadFile(spv, text, more)).body.code
  expect(await code('')).toBe('BERKAS_DITOLAK')
  expect(await code('<html><table></table></html>')).toBe('BERKAS_DITOLAK')
  expect(await code('x', { name: 'koran.pdf' })).toBe('BERKAS_DITOLAK')
  expect(await code('apa, saja, ini')).toBe('BERKAS_DITOLAK')
  expect(await code('Tanggal,Keterangan,Debit,Kredit\n')).toBe('BERKAS_DITOLAK')
  const long = Array.from({ length: 5_001 }, (_, i) => ['02', `T${i}`, 1] as const)
  expect(await code(mandiriFile(0, long))).toBe('BERKAS_DITOLAK')
  expect(await code(`Tanggal,Keterangan,Debit,Kredit\n${'x'.repeat(4_300_000)}`)).toBe(
    'BERKAS_DITOLAK',
  )
})

test('a gap in the balance is named, in a file and between two', async () => {
  const torn = bcaFile(13_515_000, [['10', 'ADA', 1_000]]).replace('13,516,000.00', '13,600,000.00')
  const tried = expectStatus(await tryFile(spv, torn), 200)
  expect(tried.celah).toEqual([{ baris: 6, seharusnya_sen: 1_351_600_000, ada_sen: 1_360_000_000 }])
})

test('columns that no name tells are mapped, and remembered for the account', async () => {
  const account = { no_rekening: '900100', nama_rekening: 'Kas kecil', kode_bank: 'BRI' }
  expectStatus(await owner.post('rekening', account, TOKO), 200)
  const rekening = account.no_rekening
  const file = '2026-11-11|a\nx,2026-11-12,K,5000,Gaji\nx,2026-11-13,D,2000,Air\n'.slice(13)
  const blind = expectStatus(await tryFile(spv, file, { rekening }), 200)
  expect(blind).toMatchObject({ bentuk: 'LAIN', peta_salah: 'Pilih satu kolom Tanggal', baris: 0 })
  expect(blind.cuplikan).toHaveLength(2)
  const unread = await loadFile(spv, file, { rekening })
  expect([unread.status, unread.body.errors]).toEqual([400, { peta: 'Pilih satu kolom Tanggal' }])
  const peta = 'ABAIKAN,TANGGAL,ARAH,JUMLAH,KETERANGAN'
  const mapped = expectStatus(await tryFile(spv, file, { rekening, peta }), 200)
  expect(mapped).toMatchObject({ peta_salah: null, masuk_sen: 500_000, keluar_sen: 200_000 })
  expectStatus(await loadFile(spv, file, { rekening, peta }), 201)
  const known = await spv.get<{ no_rekening: string; peta: string[] }[]>(`${PATH}/rekening`)
  const kept = known.body.find(one => one.no_rekening === rekening)
  expect(kept?.peta.join(',')).toBe(peta)
  const next = 'x,2026-11-14,D,700,Parkir\n'
  expect(expectStatus(await loadFile(spv, next, { rekening }), 201).baru).toBe(1)
  const unknown = await loadFile(spv, next, { rekening, peta: 'TANGGAL,EMAS' })
  expect([unknown.status, unknown.body.errors]).toEqual([400, { peta: 'Kolom tidak dikenal' }])
})

test('the same lines by another map are refused: they would stand there twice', async () => {
  const file = mandiriFile(10_000_000, MOVES)
  const other = await loadFile(spv, file)
  // the texts are the same: it is the same statement, from another bank's file
  expect(expectStatus(other, 201).baru).toBe(0)
  const peta = 'KETERANGAN,TANGGAL,ABAIKAN,KETERANGAN,REFERENSI,DEBIT,KREDIT,SALDO'
  const twice = await loadFile(spv, file, { peta })
  expect(twice.body.code).toBe('BARIS_SALAH')
  expect(Object.values(twice.body.errors ?? {})[0]).toMatch(/dengan keterangan lain/)
  const bare = 'ABAIKAN,TANGGAL,ABAIKAN,KETERANGAN,REFERENSI,DEBIT,KREDIT,ABAIKAN'
  const without = await loadFile(spv, file, { peta: bare })
  expect(Object.values(without.body.errors ?? {})[0]).toMatch(/kolom saldo yang lain/)
})

test("a card's number in the text of a bank is masked before it is kept", async () => {
  const text = 'KARTU 4111111111111111 DEBIT'
  expectStatus(await loadFile(spv, bcaFile(13_515_000, [['12', text, 9_000]])), 201)
  const { data } = await linesOf(spv, '&q=kartu')
  expect(data.map(({ keterangan }) => keterangan)).toEqual(['KARTU ************1111 DEBIT'])
  const [kept] = await ask<{ n: number }>(
    api.database.adminUrl,
    `select count(*)::int as n from audit where isi::text like '%4111111111111111%'`,
  )
  expect(kept?.n).toBe(0)
})

test('a name and a text of anything are kept as far as they can be', async () => {
  const name = `ru\u0007sak-4111111111111111-${'x'.repeat(200)}.csv`
  const odd = `\u{1f4b0}`.repeat(200)
  const file = bcaFile(13_524_000, [['13', `A\u0001B ${odd}`, 3_000]])
  const { no_unggah } = expectStatus(await loadFile(spv, file, { name }), 201)
  const [kept] = await ask<{ nama_berkas: string }>(
    api.database.adminUrl,
    `select nama_berkas from koran_unggah where no_unggah = '${no_unggah}'`,
  )
  expect(kept?.nama_berkas).toHaveLength(120)
  expect(kept?.nama_berkas).toContain('************1111')
})

test('a wrong file is taken out with a reason, once', async () => {
  const before = await count(BCA)
  const file = bcaFile(13_527_000, [['14', 'SALAH REKENING', 77_000]])
  const { no_unggah } = expectStatus(await loadFile(spv, file), 201)
  const path = `${PATH}/unggah/${no_unggah}/hapus`
  const drop = (body: object) => spv.post<{ code: string; baris: number }>(path, body, TOKO)
  expect((await drop({ alasan: ' ' })).status).toBe(400)
  expect(expectStatus(await drop({ alasan: 'Rekening lain' }), 201)).toEqual({ baris: 1 })
  expect(await count(BCA)).toBe(before)
  expect((await drop({ alasan: 'Rekening lain' })).body.code).toBe('BERUBAH')
  const files = await spv.get<{ hapus_oleh: string | null; alasan: string | null }[]>(
    `${PATH}/unggah?no_rekening=${BCA}`,
    TOKO,
  )
  expect(files.body[0]).toMatchObject({ hapus_oleh: 'SPV-JKT', alasan: 'Rekening lain' })
  expect(expectStatus(await loadFile(spv, file), 201).baru).toBe(1)
})

test("another store's account is not there, and a cashier has no such screen", async () => {
  const bdg = await api.as('SPV-BDG')
  const own = await loadFile(bdg, bcaFile(0, MOVES), { toko: 'BDG', rekening: BRI })
  expect([own.status, own.body.code]).toEqual([404, 'TIDAK_DITEMUKAN'])
  const away = await loadFile(bdg, bcaFile(0, MOVES), { rekening: BCA })
  expect(away.status).toBe(403)
  for (const part of ['baris', 'buku', 'ringkas']) {
    const answer = await bdg.get(`${PATH}/${part}?no_rekening=${BCA}`)
    expect(answer.status).toBe(404)
  }
  expect((await kasir.get(`${PATH}/rekening`)).status).toBe(403)
  expect((await loadFile(kasir, bcaFile(0, MOVES))).status).toBe(403)
})

test('an account whose lines are open is not deleted', async () => {
  const answer = await owner.del<{ code: string }>(`rekening/${BRI}`, TOKO)
  expect([answer.status, answer.body.code]).toEqual([409, 'MASIH_DIPAKAI'])
})
