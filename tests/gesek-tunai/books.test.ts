import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectStatus, set } from '../hutang/counter.ts'
import { ticked } from '../non-cash/counter.ts'
import { settled } from '../pencairan/settle.ts'
import { type ReportShop, reportOf, tradedShop } from '../reports/report-shop.ts'
import { pdfText, sameEverywhere } from '../reports/same-everywhere.ts'
import { ledger } from '../reports/take-in.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { notesOf, UNCOUNTED } from '../tutup-toko/shop.ts'
import { fillDrawer, setFee, swiped, unswipe } from './swipe.ts'

// Cash against cards in the report, the day's papers and the closing, against the books.

const ID = 'laporan-gesek-tunai'

let shop: ReportShop
let waits: string
let found: string
let paid: string
let undone: string
let no_cair: string
beforeAll(async () => {
  shop = await tradedShop()
  const { owner, kasir, spv } = shop
  // Where slips are typed at the closing, those of the day are told by nobody before.
  await set(owner, { LACI: 'KASIR,DUA', SLIP_MESIN: 'TIDAK', ...UNCOUNTED }, 'JKT')
  await setFee(owner, '1')
  await fillDrawer(kasir, 2_000_000, 'DUA')
  const one = (jumlah: number, more: object = {}) =>
    swiped(kasir, jumlah, { tunai: jumlah - jumlah / 100, ...more })
  const sri = { nama_customer: 'Ibu Sri', kartu_akhir: '4021' }
  waits = await one(600_000, { ...sri, penerbit: 'MANDIRI' })
  found = await one(500_000, { laci: 'DUA' })
  paid = await one(400_000, { kode_bank: 'BNI' })
  undone = await one(300_000)
  expectStatus(await unswipe(kasir, undone), 201)
  const lines = [found, paid].map(nomor => ({ nomor, baris: 1 }))
  expect((await ticked(spv, lines)).cocok).toBe(2)
  const why = { penerbit: 'BNI', keterangan: 'Menurut mutasi' }
  no_cair = await settled(spv, [paid], 396_000, why)
})
afterAll(async () => {
  expect(await brokenInvariants(shop.api.database.adminUrl)).toEqual([])
  await shop.api.stop()
})

const report = (query: Readonly<Record<string, string>> = {}) => reportOf(shop.spv, ID, query)
const booked = (jenis: string, sum: string) =>
  ledger(
    shop.api,
    'JKT',
    `select coalesce(sum(${sum}), 0) from jurnal_baris
     where jenis in ('GESEK_TUNAI', 'BATAL_GESEK_TUNAI') and jenis_akun in (${jenis})`,
  )

test('its totals are what the ledger booked, and what acquirers owe of it', async () => {
  const { rows, totals } = await report()
  expect(rows).toHaveLength(4)
  expect(totals).toMatchObject({
    jumlah: 1_800_000,
    dibatalkan: 300_000,
    tunai: 1_485_000,
    biaya: 15_000,
    belum: 600_000,
    cocok: 500_000,
    cair: 400_000,
  })
  const [edc] = await booked(`'PIUTANG_EDC'`, 'debit_rp - kredit_rp')
  const [cash] = await booked(`'KAS', 'KAS_GADAI'`, 'kredit_rp - debit_rp')
  const [fee] = await booked(`'PENDAPATAN_GESEK'`, 'kredit_rp - debit_rp')
  expect(Number(totals.jumlah) - Number(totals.dibatalkan)).toBe(edc)
  expect([totals.tunai, totals.biaya]).toEqual([cash, fee])
  const [open] = await ledger(
    shop.api,
    'JKT',
    `select sum(debit_rp - kredit_rp) from jurnal_baris where jenis_akun = 'PIUTANG_EDC'`,
  )
  expect(Number(totals.belum) + Number(totals.cocok)).toBe(open)
})

test('each row says how it stands, and leads to its document and its settlement', async () => {
  const { rows, meta } = await report()
  const by = Object.fromEntries(rows.map(row => [row.no_gesek, row]))
  expect(by[waits]).toMatchObject({ status: 'Selesai', status_kartu: 'Belum dicocokkan', umur: 0 })
  expect(by[waits]).toMatchObject({ nama_customer: 'Ibu Sri', kartu_akhir: '4021' })
  expect(by[waits]).toMatchObject({ kode_bank: 'BCA', penerbit: 'MANDIRI' })
  expect(by[found]).toMatchObject({ status_kartu: 'Cocok', cocok: 500_000, no_cair: null })
  expect(by[paid]).toMatchObject({ cair: 400_000, no_cair, umur: null })
  expect(by[undone]).toMatchObject({ status: 'Batal', dibatalkan: 300_000, tunai: 0, biaya: 0 })
  const leads = meta.columns.filter(({ leadsTo }) => leadsTo !== undefined).map(({ key }) => key)
  expect(leads).toEqual(['no_gesek', 'no_cair'])
})

test.each<[what: string, query: Readonly<Record<string, string>>, numbers: () => string[]]>([
  ['drawer', { laci: 'dua' }, () => [found]],
  ['bank', { kode_bank: 'BNI' }, () => [paid]],
  ['what was undone', { status: 'BATAL' }, () => [undone]],
  ['what stands', { status: 'SELESAI' }, () => [waits, found, paid]],
  ['what waits', { kartu: 'BELUM' }, () => [waits]],
  ['what was found', { kartu: 'COCOK' }, () => [found]],
  ['what was paid out', { kartu: 'CAIR' }, () => [paid]],
  ['other days', { tanggal_awal: '2026-11-01', sampai_tgl: '2026-11-20' }, () => []],
])('it is narrowed by %s', async (_, query, numbers) => {
  const { rows } = await report(query)
  expect(rows.map(row => row.no_gesek)).toEqual(numbers())
})

test('it is the same on screen, paper, sheet and CSV', async () => {
  expect(await sameEverywhere(shop.spv, ID)).toContain('Laporan Gesek Tunai')
})

test('the report of all card payments leads to it, too', async () => {
  const { rows } = await reportOf(shop.spv, 'laporan-non-cash', { cara: 'DEBIT' })
  expect(rows.map(row => [row.nomor, row.no_gesek])).toEqual(
    [waits, found, paid, undone].map(nomor => [nomor, nomor]),
  )
})

test("the day's papers tell what came by card and what cash went", async () => {
  for (const id of ['laporan-eod', 'laporan-akhir_hari']) {
    const { rows } = await reportOf(shop.spv, id)
    const part = rows.filter(row => row.bagian === 'Gesek Tunai')
    expect(part.map(row => [row.uraian, row.masuk, row.keluar, row.saldo])).toEqual([
      ['Kartu debit', 1_800_000, 300_000, 1_500_000],
      ['Tunai', 297_000, 1_782_000, -1_485_000],
      ['Biaya gesek tunai', null, null, 15_000],
    ])
    expect(part[0]?.keterangan).toBe('5 dokumen')
  }
  const { rows } = await reportOf(shop.spv, 'laporan-akhir_hari')
  const each = rows.filter(row => row.bagian === 'Gesek tunai')
  expect(each.map(row => [row.uraian, row.masuk, row.keluar]).slice(0, 4)).toEqual([
    [waits, null, 594_000],
    [found, null, 495_000],
    [paid, null, 396_000],
    [undone, null, 297_000],
  ])
  expect(each[4]).toMatchObject({ masuk: 297_000, keluar: null })
})

test('its slip says what was swiped, kept and handed over; a copy says so', async () => {
  const print = (body: object) =>
    shop.kasir.bytes(`gesek-tunai/${waits}/slip`, { body }).then(async answer => {
      expect(answer.status).toBe(200)
      return pdfText(Buffer.from(await answer.arrayBuffer()))
    })
  const text = await print({})
  for (const one of [
    ...['SLIP GESEK TUNAI', waits, 'Ibu Sri', 'MANDIRI', '4021', 'A77120', 'ASLI', 'TEMBUSAN'],
    ...['Rp 600,000', 'Rp 6,000', 'Rp 594,000'],
  ]) {
    expect(text).toContain(one)
  }
  const path = `gesek-tunai/${waits}/slip`
  const otorisasi = await shop.kasir.grant('CETAK_ULANG_NOTA', `POST ${path}`, {})
  expect(await print({ otorisasi })).toContain('SALINAN 1')
  const gone = await shop.kasir.bytes(`gesek-tunai/${undone}/slip`, { body: {} })
  expect(await pdfText(Buffer.from(await gone.arrayBuffer()))).toContain('DIBATALKAN')
})

interface Closed {
  readonly laci: readonly { laci: string; buku: number }[]
  readonly perhatian: readonly { apa: string; jumlah: number }[]
}

test('closing names what waits and counts the cash that is left', async () => {
  const { perhatian } = expectStatus(await shop.kasir.get<Closed>('tutup-toko'), 200)
  expect(perhatian).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ apa: 'Kartu debit belum dicocokkan', jumlah: 600_000 }),
      expect.objectContaining({ apa: 'Sudah cocok, belum dicairkan', jumlah: 500_000 }),
    ]),
  )
  const cash = 3 * 4_000_000 - 594_000 - 396_000
  const held = { KASIR: cash, DUA: 2_000_000 - 495_000 }
  const closed = expectStatus(
    await shop.kasir.post<Closed>('tutup-toko', {
      tgl_system: '2026-11-21',
      tetap_tutup: true,
      hitungan: Object.entries(held).map(([laci, rp]) => ({ laci, pecahan: notesOf(rp) })),
    }),
    201,
  )
  expect(closed.laci.map(({ laci, buku }) => [laci, buku])).toEqual(Object.entries(held))
  // What the closing keeps of money that came by debit card and of cash that was paid out.
  const told = (list: string, cara: string) =>
    `(select (e->>'total_rp')::bigint from jsonb_array_elements(isi->'${list}') e
      where e->>'cara' = '${cara}')`
  const kept = await ledger(
    shop.api,
    'JKT',
    `select ${told('bayar', 'DEBIT')}, ${told('keluar', 'TUNAI')} from dokumen
     where jenis = 'TUTUP_TOKO' order by pada desc limit 1`,
  )
  expect(kept).toEqual([1_500_000, 1_485_000])
})
