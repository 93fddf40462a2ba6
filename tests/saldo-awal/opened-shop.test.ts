import { randomUUID } from 'node:crypto'
import { addDays } from '@kencana/domain/calendar'
import { fineUg } from '@kencana/domain/quantity'
import { hitungPenebusan } from '@kencana/domain/terms/penebusan'
import { describe, expect, test } from 'vitest'
import { ask } from '../database/folders.ts'
import { closeDays, expectStatus, inCash, set } from '../hutang/counter.ts'
import { BCA } from '../kas/money.ts'
import { cashSale, setBoard } from '../penjualan/shop.ts'
import { reportOf } from '../reports/report-shop.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'
import { deposit, oldLoan, type Row, ring } from './rows.ts'
import { grantToUndo, kindOf, load, TOKO, UNDOING, type Undone, undo } from './sheets.ts'

// A shop that begins with 2,000 pieces, 150 loans, deposits and money, and trades a day on it: what
// reports say is what the sheets said, to the rupiah and the milligram.

const FIRST = '2026-11-21'
const PIECES = Array.from({ length: 2_000 }, (_, i): Row => {
  const isYoung = i % 4 === 0
  return ring({
    kode_group: isYoung ? 'M420' : 'T750',
    kode_baki: `A0${(i % 5) + 1}`,
    berat: ((1_000 + i * 7) / 1000).toFixed(3),
    modal_rp: (isYoung ? 850 : 1_500) * (1_000 + i * 7),
  })
})
const LOANS = Array.from({ length: 150 }, (_, i) => oldLoan(i + 1))
/** A loan on two pieces: a second row of the first letter. */
const SECOND: Row = {
  no_lama: 'SG-0001',
  nama_barang: 'Gelang',
  kode_kadar: '420',
  berat: '2.500',
  kode_kondisi: 'UTUH',
  taksiran: 500_000,
}
const DEPOSITS = Array.from({ length: 40 }, (_, i) => deposit(i + 1))
const MONEY: readonly Row[] = [
  { laci: 'KASIR', jumlah: 10_000_000 },
  { laci: 'RR', jumlah: 20_000_000 },
  { no_rekening: BCA, jumlah: 75_000_000 },
]

/** What books call the load of money. */
const LOADED = 'Saldo awal'

const sum = (rows: readonly Row[], key: string) =>
  rows.reduce((all, row) => all + Number(row[key] ?? 0), 0)
const COST = sum(PIECES, 'modal_rp')
const mg = (row: Row) => Math.round(Number(row.berat) * 1000)
const WEIGHT = PIECES.reduce((all, row) => all + mg(row), 0)
const GOLD = PIECES.reduce(
  (all, row) => all + fineUg(mg(row), row.kode_group === 'M420' ? 420 : 750),
  0,
)
const LENT = sum(LOANS, 'jumlah_hutang')
const OWED = sum(DEPOSITS, 'jumlah')
const HELD = sum(MONEY, 'jumlah')

const api = await testShop({ tgl: FIRST })
const owner = await api.as('OWNER')
const kasir = await api.as('KASIR-JKT')
const spv = await api.as('SPV-JKT')
await set(owner, { LACI: 'KASIR,RR', ...UNCOUNTED }, TOKO)
await setBoard(owner)

test('2,000 pieces, 150 loans, deposits and money are loaded within seconds', async () => {
  const began = performance.now()
  const pieces = expectStatus(await load(owner, 'BARANG', PIECES), 201)
  const seconds = (performance.now() - began) / 1000
  expect(pieces).toMatchObject({
    jumlah: 2_000,
    rupiah: COST,
    berat: WEIGHT / 1000,
    murni_ug: GOLD,
  })
  const loans = expectStatus(await load(owner, 'HUTANG', [...LOANS, SECOND]), 201)
  expect(loans).toMatchObject({ jumlah: 150, rupiah: LENT, berat: (150 * 5_000 + 2_500) / 1000 })
  expect(expectStatus(await load(owner, 'TITIPAN', DEPOSITS), 201).rupiah).toBe(OWED)
  expect(expectStatus(await load(owner, 'KAS', MONEY), 201).rupiah).toBe(HELD)
  // generous: the machine may be busy with others
  expect(seconds).toBeLessThan(30)
  process.stderr.write(`2,000 pieces in ${seconds.toFixed(1)} s\n`)
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
})

describe('the reports of its first day', () => {
  const day = { tanggal_awal: FIRST, sampai_tgl: FIRST }

  test('stock is the sheet, by pieces, weight, gold and cost', async () => {
    const { totals } = await reportOf(spv, 'laporan-stock-barang', {})
    expect(totals).toMatchObject({ berat: WEIGHT, murni: GOLD, modal: COST })
  })

  test('the balance sheet has it against the owner, and balances', async () => {
    const { rows, totals } = await reportOf(spv, 'laporan-neraca', { tgl: FIRST })
    const of = (nama: string) => rows.find(row => row.nama_akun === nama)
    expect(of('Persediaan Barang')?.aktiva).toBe(COST)
    expect(of('Piutang Gadai')?.aktiva).toBe(LENT)
    expect(of('Bank')?.aktiva).toBe(75_000_000)
    expect(of('Hutang Titipan')?.pasiva).toBe(OWED)
    expect(of('Saldo Awal')?.pasiva).toBe(COST + LENT + HELD - OWED)
    expect([totals.aktiva, totals.murni]).toEqual([totals.pasiva, 0])
  })

  test('the balance of gold has it in fine grams', async () => {
    const { rows, totals } = await reportOf(spv, 'laporan-neraca-emas', day)
    const of = (nomor_akun: string) => rows.filter(row => row.nomor_akun === nomor_akun)
    const stock = { nama_akun: 'Persediaan Barang', awal: 0, masuk: GOLD, keluar: 0, akhir: GOLD }
    expect(of('1201')).toMatchObject([stock])
    const from = { nama_akun: 'Saldo Awal', awal: 0, masuk: 0, keluar: GOLD, akhir: -GOLD }
    expect(of('3105')).toMatchObject([from])
    expect([totals.awal, totals.akhir]).toEqual([0, 0])
  })

  test('loans and deposits are the sheets', async () => {
    const running = await reportOf(spv, 'laporan-hutang', { ...day, pinjaman: 'JALAN' })
    expect(running.totals.jumlah_hutang).toBe(LENT)
    expect(running.rows).toHaveLength(150)
    const open = await reportOf(spv, 'laporan-titipan', { ...day, titipan: 'SALDO' })
    expect(open.totals).toMatchObject({ saldo: OWED, titip: OWED })
    expect(open.rows).toHaveLength(40)
  })

  test('the cash book and the bank book begin with the money', async () => {
    const book = async (id: string) => {
      const { rows, totals } = await reportOf(spv, id, day)
      const lines = rows.map(row => [row.letak, row.jenis, row.masuk, row.keluar, row.saldo])
      return { rows, lines, totals }
    }
    const cash = await book('laporan-kas')
    expect(cash.lines).toEqual([
      ['KASIR', 'Saldo awal', null, null, 0],
      ['KASIR', LOADED, 10_000_000, 0, 10_000_000],
      ['RR', 'Saldo awal', null, null, 0],
      ['RR', LOADED, 20_000_000, 0, 20_000_000],
    ])
    expect(cash.totals).toEqual({ masuk: 30_000_000, keluar: 0 })
    const bank = await book('laporan-bank')
    expect(bank.lines).toEqual([
      ['BCA', 'Saldo awal', null, null, 0],
      ['BCA', LOADED, 75_000_000, 0, 75_000_000],
    ])
    expect(bank.rows.at(-1)?.no_rekening).toBe(BCA)
    expect(bank.totals).toEqual({ masuk: 75_000_000, keluar: 0 })
  })
})

interface Shown {
  readonly tgl_hutang: string
  readonly pelunasan: { readonly lama_pinjam: number; readonly total_bayar: number }
}
interface Loan {
  readonly no_faktur_hutang: string
  readonly nama_customer: string
}

describe('a day traded on it', () => {
  test('a loan is redeemed with its interest since the day it was written', async () => {
    const found = await kasir.get<{ data: Loan[] }>('hutang?q=Nasabah 7&limit=100')
    const [loan] = expectStatus(found, 200).data.filter(one => one.nama_customer === 'Nasabah 7')
    const nomor = loan?.no_faktur_hutang ?? ''
    const shown = await kasir.get<Shown>(`hutang/${nomor}`)
    const { tgl_hutang, pelunasan: owed } = expectStatus(shown, 200)
    expect(tgl_hutang).toBe('2026-09-22')
    const terms = {
      metode: 'HARIAN' as const,
      bunga_permil: 30,
      langkah: 500,
      hitung_hari_pertama: false,
      hari_minimal: 1,
      jangka_hari: 120,
      hari_tenggang: 0,
      denda_permil: 0,
    }
    const due = hitungPenebusan(1_007_000, '2026-09-22', FIRST, terms)
    expect([owed.lama_pinjam, owed.total_bayar]).toEqual([60, due.total_bayar])
    expect(owed.total_bayar).toBe(1_007_000 + 60_500)
    expectStatus(await kasir.post(`hutang/${nomor}/tebus`, inCash(owed.total_bayar)), 201)
  })

  test('a deposit pays a piece', async () => {
    const [piece] = await ask(
      api.database.adminUrl,
      `select kode_barcode from barang where kode_baki = 'A02' order by kode_barcode limit 1`,
    )
    const code = String((piece as { kode_barcode: string }).kode_barcode)
    const [bon] = await ask(
      api.database.adminUrl,
      `select no_bon from bon where nama = 'Penitip 3' and kode_toko = 'JKT'`,
    )
    const { no_bon } = bon as { no_bon: string }
    const price = await priceOf(code)
    const body = cashSale([code], price, {
      customer: { nama: 'Penitip 3', telp: '081380000003' },
      pembayaran: [
        { cara: 'SALDO', no_bon, jumlah: 501_500 },
        { cara: 'TUNAI', jumlah: price - 501_500 },
      ],
    })
    expectStatus(await kasir.post('penjualan', body), 201)
    const shown = await kasir.get<{ status: string; saldo: number }>(`titipan/${no_bon}`)
    expect(shown.body).toMatchObject({ status: 'HABIS', saldo: 0 })
    expect(await kindOf(owner, 'TITIPAN')).toMatchObject({ bisa_batal: false, terlambat: null })
  })

  test('the load is no longer taken back, its parts never alone', async () => {
    const loaded = (await kindOf(owner, 'HUTANG'))?.dimuat?.no_saldo_awal ?? ''
    expect((await undo(owner, loaded)).body.code).toBe('SALDO_AWAL_TERPAKAI')
    const [row] = await ask(
      api.database.adminUrl,
      `select no_faktur_hutang from hutang where status = 'AKTIF' limit 1`,
    )
    const { no_faktur_hutang } = row as { no_faktur_hutang: string }
    const path = `hutang/${no_faktur_hutang}/batal`
    const body = { alasan: 'Salah' }
    const otorisasi = await kasir.grant('BATAL_HUTANG_LUNAS', `POST ${path}`, body)
    const alone = await kasir.post<{ code: string }>(path, { ...body, otorisasi })
    expect(alone.body.code).toBe('TIDAK_BISA_BATAL')
  })

  test('the day closes, the next one goes on, nothing is out of order', async () => {
    expect(await closeDays(api, kasir, 1)).toBe(addDays(FIRST, 1))
    const { rows, totals } = await reportOf(spv, 'laporan-neraca', { tgl: addDays(FIRST, 1) })
    expect(rows.find(row => row.nama_akun === 'Saldo Awal')?.pasiva).toBe(COST + LENT + HELD - OWED)
    expect(totals.aktiva).toBe(totals.pasiva)
    expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  })
})

/** What the till asks for a piece. */
async function priceOf(kode_barcode: string): Promise<number> {
  const body = cashSale([kode_barcode], 1)
  const told = await kasir.post<{ facts: { total_sekarang?: string } }>('penjualan', body)
  return Number(String(told.body.facts.total_sekarang).replaceAll(',', ''))
}

describe('two people at once, and one command twice', () => {
  const rows = [{ laci: 'KASIR', jumlah: 1_000 }]
  const bdg = { toko: 'BDG' }

  test('load a kind once; the other is told who was first', async () => {
    const other = await api.as('ADMIN-PUSAT')
    const both = await Promise.all([load(owner, 'KAS', rows, bdg), load(other, 'KAS', rows, bdg)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const lost = both.find(({ status }) => status === 409)
    expect(lost?.body.code).toBe('SALDO_AWAL_SUDAH_ADA')
  })

  test('the same key is one load, whether sent together or later', async () => {
    const key = randomUUID()
    const more = { ...bdg, key }
    const two = [deposit(1), deposit(2)]
    const sent = await Promise.all([
      load(owner, 'TITIPAN', two, more),
      load(owner, 'TITIPAN', two, more),
    ])
    const again = await load(owner, 'TITIPAN', two, more)
    const numbers = [...sent, again].map(answer => expectStatus(answer, 201).no_saldo_awal)
    expect(new Set(numbers).size).toBe(1)
    const other = await load(owner, 'TITIPAN', [deposit(3)], more)
    expect(other.body.code).toBe('KUNCI_BEDA')
    expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  })

  test('is taken back once, by two at once and by one key', async () => {
    const { dimuat } = (await kindOf(owner, 'TITIPAN', 'BDG')) ?? {}
    const path = `saldo-awal/${dimuat?.no_saldo_awal}/batal`
    const other = await api.as('ADMIN-PUSAT')
    const mine = { ...UNDOING, otorisasi: await grantToUndo(owner, path, 'BDG') }
    const theirs = { ...UNDOING, otorisasi: await grantToUndo(other, path, 'BDG') }
    const more = { ...bdg, key: randomUUID() }
    const sent = await Promise.all([
      owner.post<Undone>(path, mine, more),
      owner.post<Undone>(path, mine, more),
      other.post<Undone>(path, theirs, bdg),
    ])
    const undone = sent.filter(({ status }) => status === 201).map(answer => answer.body.no_batal)
    expect(new Set(undone).size).toBe(1)
    expect(sent.filter(({ status }) => status !== 201).map(({ body: no }) => no.code)).toEqual(
      undone.length === 2 ? ['SUDAH_BATAL'] : ['SUDAH_BATAL', 'SUDAH_BATAL'],
    )
    expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  })
})
