import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyChains } from '../../apps/server/src/engines/document/verify-chain.ts'
import { set } from '../hutang/counter.ts'
import { submit, turnDown } from '../penjualan/ajuan-shop.ts'
import { cashSale, expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import { appraisal, lend, loanOf, redemption } from '../races/pawn-shop.ts'
import { closeDay, openDay } from '../races/race.ts'
import { pdfText } from '../reports/same-everywhere.ts'
import type { Caller } from '../sample-shop/api.ts'
import { brokenOn } from '../sample-shop/invariants.ts'
import { asWritten, type OlderShop, openOlderShop, standingRows } from './older-shop.ts'

// A shop of before purity by tenths, classes of VAT and agreed deductions, served by this version.

interface Line {
  readonly kode_barcode: string
  readonly kadar: number
  readonly pajak: Record<string, unknown> | null
  readonly potongan_beli: Record<string, unknown> | null
}
interface Shown {
  readonly total: number
  readonly ppn: number
  readonly barang: readonly Line[]
}

interface Booked {
  readonly jenis_akun: string
  readonly nomor_akun: string
  readonly kredit: number
}

interface Checked {
  readonly nomor: string
  readonly hasil: string | null
  readonly diperiksa_oleh: string | null
  readonly keterangan: string | null
}

let shop: OlderShop
let kasir: Caller
let owner: Caller
beforeAll(async () => {
  shop = await openOlderShop()
  kasir = await shop.as('KASIR-JKT')
  owner = await shop.as('OWNER')
})
afterAll(() => shop?.stop())

const shown = async (nomor: string) =>
  expectStatus(await kasir.get<Shown>(`penjualan/${nomor}`), 200)
const tables = (name: string) => shop.tables.find(({ table }) => table === name)
/** Cells of a table as they were kept. */
function cells(name: string, ...wanted: readonly string[]): unknown[][] {
  const { columns = [], rows = [] } = tables(name) ?? {}
  return rows.map(row => wanted.map(column => row[columns.indexOf(column)]))
}
/** Barcodes that were for sale, by group. */
const forSale = (group: string) =>
  cells('barang', 'kode_barcode', 'kode_group', 'status').flatMap(([code, of, status]) =>
    of === group && status === 'ADA' ? [String(code)] : [],
  )
const oldSales = () =>
  cells('dokumen', 'nomor', 'jenis').flatMap(([nomor, jenis]) =>
    jenis === 'PENJUALAN' ? [String(nomor)] : [],
  )

/** New screens are given, logging in is noted; of exports that were left running, see below. */
const CHANGE_BY_THEMSELVES = ['users', 'ekspor']

/** Where penalties go was never said there: they stand apart from interest from now on. */
const MOVED = 'para_akun_transaksi ["HUTANG", "UMUM", "K5", "PENDAPATAN_DENDA", "4112", null, null]'

test('every row stands as it was written', async () => {
  const lost: string[] = []
  for (const kept of shop.tables.filter(({ table }) => !CHANGE_BY_THEMSELVES.includes(table))) {
    const standing = await standingRows(shop.admin, kept)
    const written = await asWritten(shop.admin, kept)
    lost.push(...written.filter(row => !standing.has(row)).map(row => `${kept.table} ${row}`))
  }
  expect(lost).toEqual([MOVED])
  expect(await brokenOn(shop.admin)).toEqual([])
  const chains = await verifyChains(shop.admin, [])
  expect(chains.flatMap(({ findings }) => findings)).toEqual([])
  expect(chains.length).toBeGreaterThan(0)
})

test('of exports a killed server left running the newest alone still is', async () => {
  const { rows } = await shop.admin.query('select status from ekspor order by dibuat_pada')
  expect(rows).toEqual([{ status: 'GAGAL' }, { status: 'JALAN' }])
})

describe('purity', () => {
  test('of masters, pieces and lines is what it was, nothing beyond whole permil', async () => {
    for (const [kode, permil] of cells('kadar', 'kode_kadar', 'permil')) {
      const { body } = await owner.get(`kadar/${String(kode)}`, { toko: 'JKT' })
      expect(body).toMatchObject({ permil })
    }
    for (const [kode, permil] of cells('barang', 'kode_barcode', 'permil')) {
      const { body } = await kasir.get(`barang/${String(kode)}`)
      expect(body).toMatchObject({ kadar: permil })
    }
    for (const nomor of oldSales()) {
      const kept = cells('dokumen_barang', 'nomor', 'permil').find(([of]) => of === nomor)
      expect((await shown(nomor)).barang[0]?.kadar).toBe(kept?.[1])
    }
  })

  test('may be told to a tenth from now on; a piece of before stays as stamped', async () => {
    const [stamped = ''] = forSale('T916')
    const kadar = { kode_kadar: '9167', nama_kadar: '22 K', permil: 916.7, golongan: 'TUA' }
    expectStatus(await owner.post('kadar', kadar), 200)
    expect((await kasir.get(`barang/${stamped}`)).body).toMatchObject({ kadar: 916 })
  })
})

describe('a nota of before', () => {
  test('keeps its amounts, and says that no deduction was written down', async () => {
    expect(oldSales().length).toBe(4)
    for (const [nomor, total, ppn] of cells('dokumen', 'nomor', 'total_rp', 'ppn_rp')) {
      if (!oldSales().includes(String(nomor))) continue
      const sold = await shown(String(nomor))
      expect(sold).toMatchObject({ total, ppn })
      expect(sold.ppn).toBeGreaterThan(0)
      expect(sold.barang.map(line => [line.pajak, line.potongan_beli])).toEqual([[null, null]])
    }
    const [nomor = ''] = oldSales()
    const path = `penjualan/${nomor}/nota`
    const otorisasi = await kasir.grant('CETAK_ULANG_NOTA', `POST ${path}`, {})
    const nota = await kasir.bytes(path, { body: { otorisasi } })
    expect(nota.status).toBe(200)
    const text = await pdfText(Buffer.from(await nota.arrayBuffer()))
    expect(text).toContain('tidak dicatat')
  })

  test('of the open day is cancelled as it was sold', async () => {
    const [open] = cells('hari_bisnis', 'status', 'tgl', 'kode_toko').filter(
      ([status, , toko]) => status === 'BUKA' && toko === 'JKT',
    )
    const [nomor] = cells('dokumen', 'nomor', 'tgl', 'jenis').find(
      ([, tgl, jenis]) => tgl === open?.[1] && jenis === 'PENJUALAN',
    ) ?? ['']
    const path = `penjualan/${String(nomor)}/batal`
    const alasan = 'Pembeli batal'
    const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, { alasan })
    expectStatus(await kasir.post(path, { alasan, otorisasi }), 201)
  })
})

test('a loan of before is redeemed', async () => {
  const open = cells('hutang', 'no_faktur_hutang', 'status').find(
    ([, status]) => status === 'AKTIF',
  )
  const nomor = String(open?.[0])
  expectStatus(await kasir.post(`hutang/${nomor}/tebus`, await redemption(kasir, nomor)), 201)
  expect((await loanOf(kasir, nomor)).status).toBe('LUNAS')
})

test('what was checked before is checked, and no other documents are', async () => {
  const spv = await shop.as('SPV-JKT')
  const checks = cells('validasi_hutang', 'nomor', 'hasil', 'user_id', 'keterangan')
  expect(checks.length).toBe(2)
  const queue = async (status: string) =>
    expectStatus(await spv.get<{ data: Checked[] }>(`validasi-hutang?status=${status}`), 200).data
  const done = [...(await queue('SESUAI')), ...(await queue('TIDAK_SESUAI'))]
  expect(done.map(row => [row.nomor, row.hasil, row.diperiksa_oleh, row.keterangan])).toEqual(
    checks,
  )
  const [[of = ''] = []] = checks.filter(([, hasil]) => hasil === 'TIDAK_SESUAI')
  const { validasi } = expectStatus(
    await kasir.get<{ validasi: unknown[] }>(`hutang/${String(of)}`),
    200,
  )
  expect(validasi.length).toBe(2)
  const waiting = (await queue('BELUM')).map(({ nomor }) => nomor)
  expect(waiting.filter(nomor => checks.some(([one]) => one === nomor))).toEqual([])
  expect(waiting.length).toBeGreaterThan(0)
})

describe('a sale from now on', () => {
  const sell = async (code: string, total: number) => {
    const body = cashSale([code], total)
    const sold = await kasir.post<{ no_faktur_jual: string }>('penjualan', body)
    return shown(expectStatus(sold, 201).no_faktur_jual)
  }

  test('is taxed by the class of its kategori, by rows the chain was brought', async () => {
    for (const [kelas_pajak, ppn_faktur] of [
      ['PERHIASAN', 1.1],
      ['BATU', 1.1],
      ['BATANGAN', 0],
    ]) {
      const { body } = await owner.get(`para-pajak/${String(kelas_pajak)}`)
      expect(body).toMatchObject({ kelas_pajak, ppn_faktur })
    }
    for (const [kode, kelas] of [
      ['LM', 'BATANGAN'],
      ['PERHIASAN', 'PERHIASAN'],
      ['BERLIAN', 'PERHIASAN'],
    ]) {
      expect((await owner.get(`kategori/${kode}`)).body).toMatchObject({ kelas_pajak: kelas })
    }
    // its bars come with a certificate, but are of 999 permil
    expect((await owner.get('kategori/LM')).body).toMatchObject({ bersertifikat: true })
    const [code = ''] = forSale('LM999')
    const till = await kasir.get(`barang/${code}`)
    expect(till.body).toMatchObject({ pajak: { kode_pajak: 'PERHIASAN' } })
    await set(owner, { KADAR_BATANGAN: '999' })
    const bar = await sell(code, 20_000_000)
    expect(bar.ppn).toBe(0)
    expect(bar.barang[0]?.pajak).toMatchObject({ kode_pajak: 'BATANGAN', ppn_permyriad: 0 })
  })

  test('may wait for another, with a piece that was there before', async () => {
    const [code = ''] = forSale('T750').slice(-1)
    await set(owner, { VALIDASI_PENJUALAN: 'YA' })
    const nomor = await submit(kasir, code)
    await set(owner, { VALIDASI_PENJUALAN: 'TIDAK' })
    expect((await kasir.get(`barang/${code}`)).body).toMatchObject({ status: 'DIPERIKSA' })
    expectStatus(await turnDown(await shop.as('SPV-JKT'), nomor), 201)
    expect((await kasir.get(`barang/${code}`)).body).toMatchObject({ status: 'ADA' })
    expect(await brokenOn(shop.admin)).toEqual([])
  })

  test('keeps the deduction that was agreed on before', async () => {
    const sold = await sell(forSale('T750')[0] ?? '', RING_PRICE)
    expect(sold.barang[0]?.pajak).toMatchObject({ kode_pajak: 'PERHIASAN', ppn_permyriad: 110 })
    expect(sold.barang[0]?.potongan_beli).toMatchObject({
      kode_potongan: 'P2',
      jenis_potongan: 'PERSEN',
      potongan_permil: 20,
    })
  })

  test('leaves the books and the chain whole', async () => {
    expect(await brokenOn(shop.admin)).toEqual([])
    const chains = await verifyChains(shop.admin, [])
    expect(chains.flatMap(({ findings }) => findings)).toEqual([])
  })
})

// 2,000,000 for two days: a block of 15 days at half of 3 %; a day late at 3 % a month.
test('a loan that is late from now on pays its penalty to an account of its own', async () => {
  await set(owner, { LACI_MINUS: 'YA' })
  const plafond = { kode_plafond: 'UMUM', nama_plafond: 'Umum', plafond_permil: 900 }
  const from = { tgl_berlaku: '2026-11-01' }
  const bounds = { pinjaman_minimal: 50_000, pinjaman_maksimal: 100_000_000 }
  const ceiling = { ...plafond, ...from, ...bounds }
  expectStatus(await owner.post('parameter-plafond-hutang', ceiling, { toko: 'JKT' }), 200)
  const nomor = await lend(kasir, await appraisal(kasir), { metode: 'BLOK_15' })
  for (let day = 0; day < 2; day += 1) {
    expectStatus(await closeDay(kasir, await openDay(kasir)), 201)
  }
  expectStatus(await kasir.post(`hutang/${nomor}/tebus`, await redemption(kasir, nomor)), 201)
  const { body } = await kasir.get<Booked[]>(`hutang/${nomor}/jurnal`)
  const earned = body.filter(({ jenis_akun }) => jenis_akun.startsWith('PENDAPATAN_'))
  expect(earned.map(line => [line.nomor_akun, line.jenis_akun, line.kredit])).toEqual([
    ['4112', 'PENDAPATAN_BUNGA', 30_000],
    ['4114', 'PENDAPATAN_DENDA', 2_000],
  ])
  expect(await brokenOn(shop.admin)).toEqual([])
})
