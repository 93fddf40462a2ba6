import { NO_NAME } from '@kencana/contract/areas/pelanggan/customer-name'
import { JENIS_SALDO_AWAL } from '@kencana/domain/posting/saldo-awal'
import { describe, expect, test } from 'vitest'
import { ask } from '../database/folders.ts'
import { expectStatus, set } from '../hutang/counter.ts'
import { BCA } from '../kas/money.ts'
import { cashSale, setBoard } from '../penjualan/shop.ts'
import { reportOf } from '../reports/report-shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'
import { deposit, oldLoan, type Row, ring } from './rows.ts'
import { flat, kindOf, kinds, load, TOKO, tryIt, UNDOING, undo } from './sheets.ts'

// What a shop begins with, loaded from sheets: all or nothing, each kind once, before its trade.

const api = await testShop()
const owner = await api.as('OWNER')
await set(owner, { LACI: 'KASIR,RR', ...UNCOUNTED }, TOKO)
await setBoard(owner)

const count = async (table: string): Promise<number> => {
  const [row] = await ask(api.database.adminUrl, `select count(*)::int as n from ${table}`)
  return (row as { n: number }).n
}

const MONEY: readonly Row[] = [
  { laci: 'KASIR', jumlah: '5.000.000' },
  { laci: 'RR', jumlah: 2_000_000 },
  { no_rekening: BCA, jumlah: 'Rp 75,000,000' },
]

test('nothing is there at first, and every kind may come', async () => {
  expect(await kinds(owner)).toEqual(
    JENIS_SALDO_AWAL.map(jenis => ({
      jenis,
      dimuat: null,
      bisa_batal: false,
      terlambat: null,
    })),
  )
})

describe('a sheet that is wrong', () => {
  test.each([
    [
      'BARANG',
      [ring(), ring({ kode_baki: 'ZZ', berat: 'tiga' }), ring({ modal_rp: '', kode_group: 'T1' })],
      {
        '3.berat': 'Bukan angka',
        '3.kode_baki': 'Baki ZZ tidak ada',
        '4.kode_group': 'Group T1 tidak ada',
        '4.modal_rp': 'Harus Diisi',
      },
    ],
    [
      'BARANG',
      [ring({ faktur_no: '010' }), ring({ kode_kadar: '12' })],
      {
        '2.faktur_no': 'Faktur pajak harus lengkap: nomor dan tanggal',
        '3.kode_kadar': 'Kadar 12 tidak ada',
      },
    ],
    [
      'HUTANG',
      [
        oldLoan(1, { tgl_hutang: '2026-11-22' }),
        oldLoan(2, { jumlah_hutang: 2_000_001 }),
        oldLoan(3, { metode: 'BERTINGKAT' }),
        oldLoan(4, { bunga_awal_permil: '1,5' }),
      ],
      {
        '2.tgl_hutang': 'Tanggal sesudah hari bisnis yang buka',
        '3.jumlah_hutang': 'Lebih besar dari taksiran jaminannya',
        '4.bunga_awal_permil': 'Harus diisi untuk metode BERTINGKAT',
        '4.hari_awal': 'Harus diisi untuk metode BERTINGKAT',
        '5.bunga_awal_permil': 'Hanya untuk metode BERTINGKAT',
      },
    ],
    [
      'HUTANG',
      [
        oldLoan(1, { kode_sales: 'TIADA' }),
        oldLoan(1, { nama: 'Orang Lain' }),
        oldLoan(2, { nama: '' }),
      ],
      {
        '2.kode_sales': 'Sales TIADA tidak ada',
        '3.kode_sales': 'Berbeda dari baris 2',
        '3.nama': 'Berbeda dari baris 2',
        '4.nama': 'Harus Diisi',
      },
    ],
    [
      'HUTANG',
      [oldLoan(1, { metode: 'TAHUNAN' })],
      { '2.metode': 'Salah satu dari HARIAN, BLOK_15, BULANAN, BERTINGKAT' },
    ],
    [
      'TITIPAN',
      [
        deposit(1),
        deposit(1, { telp: '' }),
        deposit(3, { jumlah: -5 }),
        deposit(4, { kode_sales: 'X' }),
        deposit(5, { nama: '0812 3456-7890' }),
      ],
      { '3.telp': 'Harus Diisi', '4.jumlah': 'Jumlah harus lebih dari 0', '6.nama': NO_NAME },
    ],
    ['TITIPAN', [deposit(1), deposit(1)], { '3.no_lama': 'Nomor TT-1 sudah ada di baris lain' }],
    [
      'KAS',
      [
        { laci: 'KASIR', jumlah: 1 },
        { laci: 'TIGA', jumlah: 1 },
        { no_rekening: '9', jumlah: 1 },
        { laci: 'KASIR', jumlah: 2 },
      ],
      {
        '3.laci': 'Laci TIGA tidak ada',
        '4.no_rekening': 'Rekening 9 tidak ada',
        '5.laci': 'KASIR sudah ada di baris lain',
      },
    ],
    [
      'KAS',
      [{ jumlah: 1 }, { laci: 'KASIR', no_rekening: BCA, jumlah: 1 }],
      {
        '2.laci': 'Isi laci atau nomor rekening, salah satu',
        '3.laci': 'Isi laci atau nomor rekening, salah satu',
      },
    ],
  ] as const)(
    '%s says each fault by row and column, and leaves nothing',
    async (jenis, rows, errors) => {
      const before = await count('dokumen')
      for (const way of [tryIt, load]) {
        const answer = await way(owner, jenis, rows)
        expect(answer.status, answer.text).toBe(422)
        expect(answer.body.code).toBe('BARIS_SALAH')
        expect(answer.body.errors).toEqual(errors)
      }
      expect(await count('dokumen')).toBe(before)
      expect(await count('barang')).toBe(0)
      expect(await count('hutang')).toBe(0)
      expect(await count('bon')).toBe(0)
    },
  )

  test('shows what stands in a cell beside what was meant', async () => {
    const rows = [oldLoan(1, { jangka_hari: '1.5', bunga_permil: '2,55', tgl_hutang: 'kemarin' })]
    const { body } = await tryIt(owner, 'HUTANG', rows)
    expect(body.errors).toEqual({
      '2.jangka_hari': 'Harus bilangan bulat',
      '2.bunga_permil': 'Paling banyak 1 angka di belakang koma',
      '2.tgl_hutang': 'Tanggal tidak dikenal',
    })
    expect(body.nilai).toEqual({
      ...{ '2.jangka_hari': '1.5', '2.bunga_permil': '2,55', '2.tgl_hutang': 'kemarin' },
    })
  })

  test('without its columns, or empty, is not read', async () => {
    const told = await load(owner, 'KAS', [])
    expect([told.status, told.body.code]).toEqual([422, 'BERKAS_DITOLAK'])
  })
})

test('a try shows sums and journal and writes nothing', async () => {
  const before = await count('dokumen')
  const pieces = [ring(), ring({ kode_group: 'M420', berat: '10,001', modal_rp: '8.000.000' })]
  const tried = expectStatus(await tryIt(owner, 'BARANG', pieces), 200)
  const ug = 3_237 * 750 + 10_001 * 420
  expect(tried).toMatchObject({
    baris: 2,
    jumlah: 2,
    rupiah: 12_900_000,
    berat: 13.238,
    murni_ug: ug,
  })
  expect(tried.rincian.map(one => [one.nama, one.berat, one.murni_ug])).toEqual([
    ['750', 3.237, 3_237 * 750],
    ['420', 10.001, 10_001 * 420],
  ])
  expect(flat(tried.jurnal)).toEqual([
    ['PERSEDIAAN', 12_900_000, 0, ug],
    ['SALDO_AWAL', 0, 12_900_000, -ug],
  ])
  expect(await count('dokumen')).toBe(before)
})

test('a weight or a cost that a comma made is told, and does not stop', async () => {
  const rows = [ring(), ring({ berat: '3237', modal_rp: 4_900_000 })]
  const { janggal, peringatan } = expectStatus(await tryIt(owner, 'BARANG', rows), 200)
  expect(janggal).toBe(2)
  expect(peringatan.map(({ baris, facts }) => [baris, facts])).toEqual([
    [3, { berat: '3,237.000', batas: 500 }],
    [3, { modal: '1,513', papan: '1,550,000' }],
  ])
})

describe('money', () => {
  test('stands in its drawers and accounts, and is loaded once', async () => {
    const tried = expectStatus(await tryIt(owner, 'KAS', MONEY), 200)
    const done = expectStatus(await load(owner, 'KAS', MONEY), 201)
    expect(done).toMatchObject({
      no_saldo_awal: 'SA-JKT-261121-0001',
      jumlah: 3,
      rupiah: 82_000_000,
    })
    const path = `saldo-awal/${done.no_saldo_awal}/jurnal`
    const journal = expectStatus(await owner.get<never>(path, { toko: TOKO }), 200)
    expect(journal).toEqual(tried.jurnal)
    const again = await load(owner, 'KAS', MONEY)
    expect([again.status, again.body.code, again.body.facts]).toEqual([
      409,
      'SALDO_AWAL_SUDAH_ADA',
      { nomor: done.no_saldo_awal, user_id: 'OWNER' },
    ])
    expect((await tryIt(owner, 'KAS', MONEY)).status).toBe(409)
  })

  test('is taken back, loaded anew, and stays once it has moved', async () => {
    const first = (await kindOf(owner, 'KAS'))?.dimuat?.no_saldo_awal ?? ''
    expect(await kindOf(owner, 'KAS')).toMatchObject({ bisa_batal: true, terlambat: null })
    const denied = await owner.post<{ code: string }>(
      `saldo-awal/${first}/batal`,
      { alasan: 'x' },
      { toko: TOKO },
    )
    expect(denied.body.code).toBe('BUTUH_OTORISASI')
    expect(expectStatus(await undo(owner, first), 201)).toMatchObject({ membatalkan: first })
    expect((await undo(owner, first)).body.code).toBe('SUDAH_BATAL')
    const second = expectStatus(await load(owner, 'KAS', MONEY.slice(0, 1)), 201)
    expect(second).toMatchObject({ rupiah: 5_000_000 })
    const kasir = await api.as('KASIR-JKT')
    const spent = { kode_transaksi: 'MODAL', laci: 'KASIR', jumlah: 1_000, keterangan: 'Modal' }
    const { no_kas } = expectStatus(await kasir.post<{ no_kas: string }>('uang-kas', spent), 201)
    expect(await kindOf(owner, 'KAS')).toMatchObject({ bisa_batal: false, terlambat: no_kas })
    const refused = await undo(owner, second.no_saldo_awal)
    expect([refused.status, refused.body.code]).toEqual([409, 'SALDO_AWAL_TERPAKAI'])
  })
})

describe('pieces', () => {
  const rows = [
    ring({
      kode_intern: 'K-1',
      faktur_no: '010.1',
      faktur_tgl: '1/11/2026',
      pemasok: 'PT Bintang',
    }),
    ring({ kode_group: 'M420', berat: '10,001', modal_rp: '8.000.000', kode_baki: 'A02' }),
  ]
  let nomor: string

  test('lie in their trays with barcode, cost and the origin of their tax', async () => {
    nomor = expectStatus(await load(owner, 'BARANG', rows), 201).no_saldo_awal
    const codes = expectStatus(
      await owner.get<string[]>(`saldo-awal/${nomor}/barcode`, { toko: TOKO }),
      200,
    )
    expect(codes).toHaveLength(2)
    const [row] = await ask(
      api.database.adminUrl,
      `select kode_intern, asal_pajak, asal_faktur_no, asal_faktur_tgl::text, asal_pemasok,
         modal_rp, kode_baki, status from barang where kode_barcode = '${codes[0]}'`,
    )
    expect(row).toEqual({
      kode_intern: 'K-1',
      asal_pajak: 'FAKTUR',
      asal_faktur_no: '010.1',
      asal_faktur_tgl: '2026-11-01',
      asal_pemasok: 'PT Bintang',
      modal_rp: '4900000',
      kode_baki: 'A01',
      status: 'ADA',
    })
    const labels = await owner.bytes('barang/cetak-barcode', {
      toko: TOKO,
      body: { barang: codes },
    })
    expect(labels.headers.get('content-type')).toBe('application/pdf')
  })

  test('are gone when the load is taken back, and come anew under other barcodes', async () => {
    expectStatus(await undo(owner, nomor), 201)
    expect(await count(`barang where status = 'BATAL'`)).toBe(2)
    const told = { toko: TOKO, jenis: 'BATAL_SALDO_AWAL' }
    const { rows: gone, totals } = await reportOf(owner, 'laporan-barang-batal', told)
    expect(gone).toMatchObject([
      { jenis: 'Batal saldo awal', no_faktur: nomor, alasan: UNDOING.alasan },
      { jenis: 'Batal saldo awal', no_faktur: nomor },
    ])
    expect(totals.jumlah).toBe(2)
    nomor = expectStatus(await load(owner, 'BARANG', rows), 201).no_saldo_awal
    expect(await count(`barang where status = 'ADA'`)).toBe(2)
  })

  test('of which one was moved are not taken back any more', async () => {
    const kasir = await api.as('KASIR-JKT')
    const codes = (await owner.get<string[]>(`saldo-awal/${nomor}/barcode`, { toko: TOKO })).body
    const moved = { barang: codes.slice(0, 1), ke_baki: 'A03' }
    expectStatus(await kasir.post('barang/pindah', moved), 201)
    const refused = await undo(owner, nomor)
    expect([refused.body.code, refused.body.facts]).toEqual([
      'SALDO_AWAL_TERPAKAI',
      { nomor: codes[0] },
    ])
    expect(await kindOf(owner, 'BARANG')).toMatchObject({ bisa_batal: false, terlambat: null })
    const bill = cashSale(codes.slice(0, 1), 5_232_500)
    const { no_faktur_jual } = expectStatus(
      await kasir.post<{ no_faktur_jual: string }>('penjualan', bill),
      201,
    )
    expect((await kindOf(owner, 'BARANG'))?.terlambat).toBe(no_faktur_jual)
  })
})
