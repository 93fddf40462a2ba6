import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sql } from '../../apps/server/src/platform/sql.ts'
import { emptyDrawer } from '../documents/drawers.ts'
import { read, set } from '../hutang/counter.ts'
import { spendBody } from '../kas/money.ts'
import { buying, loose, openBuying } from '../pembelian/counter.ts'
import { exchanging } from '../pembelian/exchange.ts'
import { cashSale, expectStatus, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import { appraisal, lend, openPawn, redemption } from '../races/pawn-shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { take } from '../titipan/counter.ts'

// What cannot be done is told before anybody is asked to approve it (decision 0105): the writer is
// asked first, and what it tried leaves nothing but that cash was to leave a drawer.

const api = await testShop({ tgl: '2026-11-21' })
const { owner, kasir, spv } = await openBuying(api)
await openPawn(owner)
await set(owner, { LACI_MINUS: 'TIDAK' })

interface Answered {
  readonly code: string
  readonly facts: Readonly<Record<string, unknown>>
  readonly no_faktur_jual: string
}
interface Act {
  readonly path: string
  readonly body: object
}

const REASON = { alasan: 'Salah tulis' }
const JKT = { toko: 'JKT' }
const BATAS = '5000000'
const ring = async () => (await takeIn(owner, [{}]))[0] ?? ''
const undoing = (path: string): Act => ({ path: `${path}/batal`, body: REASON })
async function sold(): Promise<string> {
  const body = cashSale([await ring()], RING_PRICE)
  return expectStatus(await kasir.post<Answered>('penjualan', body), 201).no_faktur_jual
}

/** Commands that need an approval and take cash out of a drawer. */
const PAYING: Readonly<Record<string, readonly [laci: string, act: () => Promise<Act>]>> = {
  'cash out beyond the bound': [
    'KASIR',
    async () => ({ path: 'uang-kas', body: spendBody(5_000_100) }),
  ],
  'a purchase above its ceiling': [
    'KASIR',
    async () => ({ path: 'pembelian', body: buying([loose(5_000_000)]) }),
  ],
  'an exchange that pays out': [
    'KASIR',
    async () => ({
      path: 'tukar-tambah',
      body: exchanging([await ring()], [loose(5_000_000), loose(5_000_000)]),
    }),
  ],
  'a deposit given back': [
    'KASIR',
    async () => ({
      path: `titipan/${await take(kasir, 500_000)}/kembali`,
      body: { ...REASON, jumlah: 200_000, pencairan: { cara: 'TUNAI' } },
    }),
  ],
  'a deposit undone': ['KASIR', async () => undoing(`titipan/${await take(kasir, 500_000)}`)],
  'a sale undone': ['KASIR', async () => undoing(`penjualan/${await sold()}`)],
  'a redemption undone': [
    'RR',
    async () => {
      const nomor = await lend(kasir, await appraisal(kasir))
      const paid = await kasir.post(`hutang/${nomor}/tebus`, await redemption(kasir, nomor))
      expectStatus(paid, 201)
      return { path: `hutang/${nomor}/batal-lunas`, body: REASON }
    },
  ],
}

const TRACES = sql`select
  (select coalesce(sum(terakhir), 0) from nomor_urut) as nomor,
  (select coalesce(sum(terakhir), 0) from nomor_barcode) as barcode,
  (select count(*) from idem) as kunci,
  (select count(*) from audit where perintah <> 'LACI_DICOBA') as audit,
  (select count(*)::int from audit where perintah = 'LACI_DICOBA') as dicoba,
  (select count(*) from dokumen) as dokumen, (select count(*) from barang) as barang,
  (select count(*) from otorisasi where dipakai_pada is not null) as izin,
  (select count(*) from otorisasi_gagal) as gagal, (select count(*) from outbox) as pesan`

const traces = async () => (await read(api, TRACES))[0] ?? {}

/** What is told without an approval, which leaves so many tries of cash and nothing else. */
async function asked({ path, body }: Act, tries: number, who = kasir) {
  const before = await traces()
  const { status, body: said } = await who.post<Answered>(path, body)
  expect(await traces()).toEqual({ ...before, dicoba: Number(before.dicoba) + tries })
  return { word: [status, said.code], facts: said.facts }
}

/** The approvals it asks for are given: it goes through. */
async function approved({ path, body }: Act, facts: Answered['facts'], who = kasir) {
  const kinds = String(facts.kategori).split(', ')
  const otorisasi = await Promise.all(kinds.map(one => who.grant(one, `POST ${path}`, body)))
  expectStatus(await who.post(path, { ...body, otorisasi: oneOrAll(otorisasi) }), 201)
}
const oneOrAll = (ids: readonly string[]) => (ids.length === 1 ? ids[0] : ids)

/** Puts money into a drawer, or takes all that is in it. */
async function fill(laci: string): Promise<void> {
  const body = spendBody(20_000_000, { kode_transaksi: 'MODAL', laci })
  expectStatus(await kasir.post('uang-kas', body), 201)
}
async function empty(laci: string): Promise<void> {
  await set(owner, { BATAS_UANG_KELUAR: '999999999999' })
  await emptyDrawer(owner, laci)
  await set(owner, { BATAS_UANG_KELUAR: BATAS })
}

test('who brings a grant for something else, or made up, is told at once; it is kept', async () => {
  await empty('KASIR')
  const { path, body } = { path: 'uang-kas', body: spendBody(5_000_200) }
  const bring = async (otorisasi: string) => {
    const { status, body: said } = await kasir.post<Answered>(path, { ...body, otorisasi })
    return [status, said.code]
  }
  const other = await kasir.grant('BATAL_UANG', `POST ${path}`, body)
  expect(await bring(other)).toEqual([422, 'BUTUH_OTORISASI'])
  const kept = sql`select kategori, sebab from otorisasi_gagal order by sebab`
  const known = { kategori: 'BATAL_UANG', sebab: 'KATEGORI_LAIN' }
  await expect.poll(() => read(api, kept)).toEqual([known])
  expect(await bring(randomUUID())).toEqual([422, 'BUTUH_OTORISASI'])
  const unknown = { kategori: '-', sebab: 'TIDAK_DIKENAL' }
  await expect.poll(() => read(api, kept)).toEqual([known, unknown])
})

// Eight tries of cash a person and day: the two take turns.
const TURNS = Object.keys(PAYING).map((name, i) => [name, i % 2 === 0 ? kasir : spv] as const)
test.each(TURNS)('%s: an empty drawer says no before a supervisor', async (name, who) => {
  const [laci, make] = PAYING[name] ?? ['', async () => undoing('')]
  await fill(laci)
  const act = await make()
  await empty(laci)
  expect((await asked(act, 1, who)).word).toEqual([422, 'LACI_KURANG'])
  await fill(laci)
  const { word, facts } = await asked(act, 1, who)
  expect(word).toEqual([422, 'BUTUH_OTORISASI'])
  await approved(act, facts, who)
})

test('a full tray says no before a supervisor', async () => {
  const baki = { nama_baki: 'Baki Sempit', kode_gudang: 'ETALASE', berat_baki: 350 }
  expectStatus(await owner.post('baki', { kode_baki: 'SEMPIT', ...baki, kapasitas: 1 }, JKT), 200)
  await takeIn(owner, [{ kode_baki: 'SEMPIT' }])
  await fill('KASIR')
  const into = loose(5_000_000, { ke: 'BAKI', kode_baki: 'SEMPIT' })
  const act = { path: 'pembelian', body: buying([into]) }
  expect((await asked(act, 1, spv)).word).toEqual([422, 'BAKI_PENUH'])
  expectStatus(await owner.put('baki/SEMPIT', { ...baki, kapasitas: 2 }, JKT), 200)
  const { word, facts } = await asked(act, 1, spv)
  expect(word).toEqual([422, 'BUTUH_OTORISASI'])
  await approved(act, facts, spv)
})

test('a person whose day asks for a card is asked for it before a supervisor', async () => {
  const [heavy = ''] = await takeIn(owner, [{ berat: 80, modal_rp: 100_000_000 }])
  const total = 125_000_000
  const sale = (customer: object): Act => ({
    path: 'penjualan',
    body: cashSale([], total, { barang: [{ kode_barcode: heavy, harga_jual: total }], customer }),
  })
  const buyer = { nama: 'Hartono', telp: '0813 5555 0001' }
  expect((await asked(sale(buyer), 0)).word).toEqual([422, 'IDENTITAS_JUMLAH'])
  const known = sale({ ...buyer, no_identitas: '3171010101010001' })
  const { word, facts } = await asked(known, 0)
  expect(word).toEqual([422, 'BUTUH_OTORISASI'])
  await approved(known, facts)
})
