import { describe, expect, test } from 'vitest'
import { ask } from '../database/folders.ts'
import { expectStatus, set } from '../hutang/counter.ts'
import { pay } from '../kurang-bayar/short.ts'
import { BCA as CARD, ticked } from '../non-cash/counter.ts'
import { scrap as destroyed } from '../pembelian/bought-day.ts'
import { open, setRates, settle } from '../pencairan/settle.ts'
import { setBoard } from '../penjualan/shop.ts'
import { reportOf } from '../reports/report-shop.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { take, takingBody } from '../titipan/counter.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'
import { bought, ring, scrap, slip, unpaid } from './rows.ts'
import { flat, kindOf, load, TOKO, tryIt, undo } from './sheets.ts'

// What a shop has besides pieces, loans, deposits and money: bought pieces that wait, scrap, what
// customers were short of, slips on their way. Each goes on as what is written here would.

const TGL = '2026-11-21'
const api = await testShop({ tgl: TGL })
const owner = await api.as('OWNER')
const kasir = await api.as('KASIR-JKT')
const spv = await api.as('SPV-JKT')
await set(owner, { LACI: 'KASIR,RR', ...UNCOUNTED }, TOKO)
await setBoard(owner)
await setRates(owner)

const sound = async () => expect(await brokenInvariants(api.database.adminUrl)).toEqual([])

test.each([
  [
    'BLN',
    [
      bought({ kode_baki: 'A01' }),
      bought({ kode_baki: '' }),
      bought({ berat: 'x', kode_dept: 'Q' }),
    ],
    {
      '3.kode_baki': 'Mohon Untuk Pilih Kode Baki',
      '4.berat': 'Bukan angka',
      '4.kode_dept': 'Jenis Q tidak ada',
    },
  ],
  [
    'BLN',
    [bought(), bought({ kode_baki: 'A01' })],
    { '3.kode_baki': 'Baki A01 bukan baki barang belian' },
  ],
  ['BARANG', [ring({ kode_baki: 'BLN' })], { '2.kode_baki': 'Baki BLN untuk barang belian' }],
  [
    'ROSOK',
    [scrap(1), scrap(1), scrap(2, { kode_kadar: '12' }), scrap(3, { kode_kadar: '375' })],
    { '3.tempat': 'NAMPAN 1 700 sudah ada di baris lain', '4.kode_kadar': 'Kadar 12 tidak ada' },
  ],
  [
    'ROSOK',
    [scrap(1, { berat: '', modal_rp: 0 })],
    {
      '2.berat': 'Harus Diisi',
      '2.modal_rp': 'Jumlah harus lebih dari 0',
    },
  ],
  [
    'KURANG_BAYAR',
    [
      unpaid(1, { tgl_nota: '2026-11-22' }),
      unpaid(2, { tgl_janji: '2026-10-01' }),
      unpaid(3, { tgl_janji: '2027-11-22' }),
      unpaid(4, { kode_sales: 'TIADA' }),
      unpaid(1, { telp: '081300000000' }),
    ],
    {
      '2.tgl_nota': 'Tanggal sesudah hari bisnis yang buka',
      '3.tgl_janji': 'Tanggal janji sebelum tanggal notanya',
      '4.tgl_janji': 'Tanggal janji paling lama satu tahun lagi',
      '5.kode_sales': 'Sales TIADA tidak ada',
      '6.no_faktur_jual': 'Nota N-1001 sudah ada di baris lain',
    },
  ],
  [
    'NON_CASH',
    [
      slip(1, { kode_bank: 'TIADA' }),
      slip(2, { tgl: TGL }),
      slip(3),
      slip(4, { no_slip: 'apr 45 0003' }),
    ],
    {
      '2.kode_bank': 'Bank TIADA tidak ada',
      '3.tgl': 'Harus sebelum hari bisnis yang buka',
      '5.no_slip': 'Slip apr 45 0003 sudah ada di baris lain',
    },
  ],
  [
    'NON_CASH',
    [
      slip(1, { cara: 'TRANSFER' }),
      slip(2, { no_slip: '' }),
      slip(3, { no_slip: '#1', kartu_akhir: '12' }),
    ],
    {
      '2.cara': 'Salah satu dari DEBIT, KREDIT, QRIS',
      '3.no_slip': 'Harus Diisi',
      '4.no_slip': 'Hanya huruf, angka, spasi, titik dan garis',
      '4.kartu_akhir': '4 angka terakhir kartu',
    },
  ],
] as const)(
  '%s says each fault by row and column, and leaves nothing',
  async (jenis, rows, errors) => {
    for (const way of [tryIt, load]) {
      const answer = await way(owner, jenis, rows)
      expect([answer.status, answer.body.code]).toEqual([422, 'BARIS_SALAH'])
      expect(answer.body.errors).toEqual(errors)
    }
    const [row] = await ask(api.database.adminUrl, 'select count(*)::int n from dokumen')
    expect(row).toEqual({ n: 0 })
  },
)

describe('bought pieces', () => {
  const pieces = [bought({ kode_intern: 'B-7' }), bought({ kode_group: 'M420', berat: '10.001' })]
  const ug = 3_237 * 750 + 10_001 * 420
  let codes: string[] = []

  test('wait in their tray at what was paid for them, of no tax invoice', async () => {
    const tried = expectStatus(await tryIt(owner, 'BLN', pieces), 200)
    expect(flat(tried.jurnal)).toEqual([
      ['PERSEDIAAN_BLN', 8_600_000, 0, ug],
      ['SALDO_AWAL', 0, 8_600_000, -ug],
    ])
    const done = expectStatus(await load(owner, 'BLN', pieces), 201)
    expect(done).toMatchObject({ jumlah: 2, rupiah: 8_600_000, berat: 13.238, murni_ug: ug })
    const path = `saldo-awal/${done.no_saldo_awal}/barcode`
    codes = expectStatus(await owner.get<string[]>(path, { toko: TOKO }), 200)
    const piece = expectStatus(await spv.get(`barang/${codes[0]}`), 200)
    expect(piece).toMatchObject({ status: 'BLN', kode_baki: 'BLN', asal_pajak: 'TANPA' })
    await sound()
  })

  test('are taken back whole, and loaded anew', async () => {
    const { dimuat } = (await kindOf(owner, 'BLN')) ?? {}
    expectStatus(await undo(owner, dimuat?.no_saldo_awal ?? ''), 201)
    const { no_saldo_awal } = expectStatus(await load(owner, 'BLN', pieces), 201)
    const path = `saldo-awal/${no_saldo_awal}/barcode`
    codes = expectStatus(await owner.get<string[]>(path, { toko: TOKO }), 200)
    await sound()
  })

  test('go to scrap as any that was bought, and then stay loaded', async () => {
    const no_hancur = await destroyed(spv, codes.slice(0, 1))
    const { nomor = '' } = { nomor: (await kindOf(owner, 'BLN'))?.dimuat?.no_saldo_awal }
    expect(await kindOf(owner, 'BLN')).toMatchObject({ bisa_batal: false, terlambat: no_hancur })
    expect((await undo(owner, nomor)).body.code).toBe('SALDO_AWAL_TERPAKAI')
    await sound()
  })
})

describe('scrap', () => {
  const rows = [scrap(1), scrap(2), scrap(2, { kode_kadar: '375', modal_rp: 4_000_000 })]
  const ug = 20_000 * 700 + 10_000 * 375

  test('lies in the books by its weight and purity, before any was made here', async () => {
    // what was destroyed above is scrap made here: another store begins with its own
    const late = await load(owner, 'ROSOK', rows)
    expect([late.status, late.body.code]).toEqual([409, 'SALDO_AWAL_TERLAMBAT'])
    const there = { toko: 'BDG' }
    const tried = expectStatus(await tryIt(owner, 'ROSOK', rows, there), 200)
    expect(tried.rincian.map(one => [one.nama, one.berat, one.rupiah])).toEqual([
      ['700', 20, 18_000_000],
      ['375', 10, 4_000_000],
    ])
    const done = expectStatus(await load(owner, 'ROSOK', rows, there), 201)
    expect(done).toMatchObject({ jumlah: 3, rupiah: 22_000_000, berat: 30, murni_ug: ug })
    const days = { tanggal_awal: TGL, sampai_tgl: TGL, ...there }
    const { rows: gold } = await reportOf(owner, 'laporan-neraca-emas', days)
    expect(gold.find(({ nomor_akun }) => nomor_akun === '1205')?.akhir).toBe(ug)
    await sound()
    expectStatus(await undo(owner, done.no_saldo_awal, 'BDG'), 201)
    await sound()
  })
})

interface Debt {
  readonly no_kurang_bayar: string
  readonly no_faktur_jual: string
}
const debts = async () =>
  expectStatus(await kasir.get<{ data: Debt[] }>('piutang-penjualan?status=BUKA'), 200).data

describe('short payments', () => {
  test('are owed by their customers, and paid as any other', async () => {
    const rows = [unpaid(1), unpaid(2, { tgl_janji: '2026-11-30', keterangan: 'Anak pak RT' })]
    const tried = expectStatus(await tryIt(owner, 'KURANG_BAYAR', rows), 200)
    expect(flat(tried.jurnal)).toEqual([
      ['PIUTANG_PENJUALAN', 503_000, 0, 0],
      ['SALDO_AWAL', 0, 503_000, 0],
    ])
    const done = expectStatus(await load(owner, 'KURANG_BAYAR', rows), 201)
    expectStatus(await undo(owner, done.no_saldo_awal), 201)
    const { no_saldo_awal } = expectStatus(await load(owner, 'KURANG_BAYAR', rows), 201)
    await sound()
    const open = await debts()
    expect(open.map(({ no_faktur_jual }) => no_faktur_jual).sort()).toEqual(['N-1001', 'N-1002'])
    const nomor = open.find(one => one.no_faktur_jual === 'N-1002')?.no_kurang_bayar ?? ''
    const shown = expectStatus(await kasir.get(`piutang-penjualan/${nomor}`), 200)
    expect(shown).toMatchObject({
      status: 'BUKA',
      nama_customer: 'Pembeli 2',
      jumlah: 252_000,
      sisa: 252_000,
      tgl_janji: '2026-11-30',
      keterangan: 'Nota lama N-1002 tanggal 2026-10-02, Anak pak RT',
    })
    const path = `piutang-penjualan/${nomor}/batal`
    const body = { alasan: 'Salah' }
    const otorisasi = await kasir.grant('KURANG_BAYAR', `POST ${path}`, body)
    const alone = await kasir.post<{ code: string }>(path, { ...body, otorisasi })
    expect(alone.body.code).toBe('TIDAK_BISA_BATAL')
    expect(expectStatus(await pay(kasir, nomor, 100_000), 201).sisa).toBe(152_000)
    expect(expectStatus(await pay(kasir, nomor, 152_000), 201).sisa).toBe(0)
    expect((await undo(owner, no_saldo_awal)).body.code).toBe('SALDO_AWAL_TERPAKAI')
    const { totals } = await reportOf(spv, 'laporan-piutang-penjualan', {
      ...{ tanggal_awal: TGL, sampai_tgl: TGL, piutang: 'DICATAT' },
    })
    expect(totals).toMatchObject({ dibayar: 252_000, sisa: 251_000 })
    await sound()
  })
})

describe('card and QRIS money', () => {
  const rows = [
    slip(1, { kartu_akhir: '4021' }),
    slip(2),
    slip(3, { cara: 'QRIS', no_slip: 'Q 77' }),
  ]
  let nomor = ''

  test('waits from the day of its slip, and is owed by its acquirer', async () => {
    const tried = expectStatus(await tryIt(owner, 'NON_CASH', rows), 200)
    expect(flat(tried.jurnal)).toEqual([
      ['PIUTANG_EDC', 3_000_000, 0, 0],
      ['PIUTANG_QRIS', 3_000_000, 0, 0],
      ['SALDO_AWAL', 0, 6_000_000, 0],
    ])
    const first = expectStatus(await load(owner, 'NON_CASH', rows), 201).no_saldo_awal
    expectStatus(await undo(owner, first), 201)
    nomor = expectStatus(await load(owner, 'NON_CASH', rows), 201).no_saldo_awal
    const waiting = await open(spv, '?penerbit=BCA')
    expect(waiting.data.map(row => [row.tgl, row.cara, row.kode_setuju, row.jumlah])).toEqual([
      ['2026-11-19', 'DEBIT', 'APR-450001', 1_000_000],
      ['2026-11-19', 'DEBIT', 'APR-450002', 2_000_000],
      ['2026-11-19', 'QRIS', 'Q 77', 3_000_000],
    ])
    const found = await spv.get<{ data: { baris: number }[] }>('validasi-non-cash?q=450002')
    expect(expectStatus(found, 200).data.map(({ baris }) => baris)).toEqual([2])
    await sound()
  })

  test('its slip pays nothing else', async () => {
    const kode_setuju = 'apr 450001'
    const tender = { cara: 'DEBIT', kode_bank: 'BCA', kartu_akhir: '4021', kode_setuju }
    const body = takingBody(500_000, { pembayaran: [{ ...tender, jumlah: 500_000 }] })
    const again = await kasir.post<{ code: string; facts: object }>('titipan', body)
    expect([again.body.code, again.body.facts]).toEqual(['SLIP_SUDAH', { nomor }])
  })

  test('is found by another, paid out, and then stays loaded', async () => {
    const lines = [1, 2].map(baris => ({ nomor, baris }))
    expect((await ticked(spv, lines)).cocok).toBe(2)
    expect((await undo(owner, nomor)).body.code).toBe('SALDO_AWAL_TERPAKAI')
    const paid = await settle(spv, [], 2_970_000, { pembayaran: lines })
    const { no_cair } = expectStatus(paid, 201)
    expect(no_cair).toMatch(/^CN-/)
    expect((await open(spv)).data.map(row => [row.nomor, row.baris])).toEqual([[nomor, 3]])
    await sound()
  })

  test('is not loaded once a card was taken here', async () => {
    const there = await api.as('KASIR-BDG')
    const titipan = await take(there, 500_000, { pembayaran: [{ ...CARD, jumlah: 500_000 }] })
    expect((await kindOf(owner, 'NON_CASH', 'BDG'))?.terlambat).toBe(titipan)
    const late = await load(owner, 'NON_CASH', rows, { toko: 'BDG' })
    expect([late.status, late.body.code]).toEqual([409, 'SALDO_AWAL_TERLAMBAT'])
  })
})
