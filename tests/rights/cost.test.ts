import { seesCost } from '@kencana/contract/cost'
import { menuNodes } from '@kencana/contract/menu'
import { LEVELS } from '@kencana/contract/permissions'
import { expect, test } from 'vitest'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { ask } from '../database/folders.ts'
import { cashSale, expectStatus, setBoard, takeIn } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// What a piece cost is known to some levels alone. Two pieces here cost a figure that nothing else
// in the shop comes to: wherever it is read, it was told.

const COST = 4_321_987
const PRICE = 5_232_500
const TODAY = '2026-11-21'
/** Books of the shop: who is given one of these sees what it cost to sell. */
const BOOKS = [
  ...['laporan-jurnal', 'laporan-buku-besar', 'laporan-neraca-saldo', 'laporan-laba-rugi'],
  ...['laporan-neraca', 'laporan-akhir_hari'],
]

const by = (level: string): Caller => {
  const caller = people.get(level)
  if (caller === undefined) throw new Error(`nobody is ${level}`)
  return caller
}

const api = await testShop()
const owner = await api.as('OWNER')
await setBoard(owner)
const pieces = await takeIn(owner, [{ modal_rp: COST }, { modal_rp: COST }])
const everything = JSON.stringify(menuNodes().map(node => node.kode))
const people = new Map()
for (const level of LEVELS) {
  await ask(
    api.database.adminUrl,
    `insert into users (user_id, nama, level, kode_toko, sandi, akses)
       select 'UJI-${level}', 'Uji', '${level}', 'JKT', sandi, '${everything}'
       from users where user_id = 'OWNER'`,
  )
  people.set(level, await api.as(`UJI-${level}`))
}
const sale = cashSale([pieces[0] ?? ''], PRICE)
const sold = await by('KASIR').post<{ no_faktur_jual: string }>('penjualan', sale)
const nota = expectStatus(sold, 201).no_faktur_jual

/** Whether a text tells the cost, of one of the pieces or of both, written in any way. */
const tells = (text: string): boolean =>
  [COST, 2 * COST].some(sum => text.replace(/[,.]/g, '').includes(String(sum)))

test('OWN, SU, MU and SPV know it, nobody else', () => {
  expect(LEVELS.filter(seesCost)).toEqual(['OWN', 'SU', 'MU', 'SPV'])
})

test('every answer about pieces, sales and the day, at every level', async () => {
  const wrong: string[] = []
  const told = new Set<string>()
  for (const [level, caller] of people) {
    const answers = {
      piece: await caller.get(`barang/${pieces[1]}`),
      pieces: await caller.get('barang'),
      history: await caller.get(`barang/${pieces[1]}/riwayat`),
      sale: await caller.get(`penjualan/${nota}`),
      journal: await caller.get(`penjualan/${nota}/jurnal`),
      preview: await caller.post('penjualan/pratinjau', cashSale([pieces[1] ?? ''], PRICE)),
      closing: await caller.get('tutup-toko'),
      day: await caller.get('ringkasan'),
    }
    for (const [what, { status, text }] of Object.entries(answers)) {
      if (status !== 200) wrong.push(`${level} ${what}: ${status} ${text}`)
      if (!tells(text)) continue
      told.add(what)
      if (!seesCost(level as never)) wrong.push(`${level} is told by ${what}`)
    }
  }
  expect(wrong).toEqual([])
  expect([...told].sort()).toEqual(['journal', 'piece', 'preview'])
})

test('the journal without its cost still balances', async () => {
  const path = `penjualan/${nota}/jurnal`
  interface Line {
    jenis_akun: string
    debit: number
    kredit: number
    murni_ug: number
  }
  const whole = (await by('SPV').get<Line[]>(path)).body
  const seen = (await by('KASIR').get<Line[]>(path)).body
  const kinds = (lines: Line[]) => lines.map(line => line.jenis_akun)
  expect(kinds(whole).filter(kind => !kinds(seen).includes(kind))).toEqual(['HPP', 'PERSEDIAAN'])
  const sum = (pick: (line: Line) => number) => seen.reduce((all, line) => all + pick(line), 0)
  expect(sum(line => line.debit - line.kredit)).toBe(0)
  expect(sum(line => line.murni_ug)).toBe(0)
  expect(sum(line => line.debit)).toBe(PRICE)
})

test('every report, on the screen and as a file, but the books of the shop', async () => {
  const told = new Set<string>()
  const wrong: string[] = []
  for (const level of ['SPV', 'GUDANG']) {
    const faces = (await by(level).get<{ id: string; columns: object[] }[]>('reports')).body
    for (const { face } of REPORTS) {
      const shown = faces.find(({ id }) => id === face.id)?.columns ?? []
      const query = face.filters.some(filter => filter.kind === 'date-range')
        ? `?tanggal_awal=${TODAY}&sampai_tgl=${TODAY}`
        : ''
      const { status, text } = await by(level).get(`reports/${face.id}${query}`)
      const file = await (await by(level).bytes(`reports/${face.id}/csv${query}`)).text()
      if (status !== 200) wrong.push(`${level} ${face.id}: ${status} ${text}`)
      if (!tells(text + file)) continue
      told.add(`${level} ${face.id}`)
      if (level === 'GUDANG' && JSON.stringify(shown).includes('Modal')) wrong.push(face.id)
    }
  }
  expect(wrong).toEqual([])
  const goods = [
    'laporan-kelompok-barang',
    'laporan-margin',
    'laporan-stock-barang',
    'laporan-stock-per-kadar',
    'laporan-tambah-barang',
    'laporan-umur-barang',
  ]
  expect([...told].filter(one => !BOOKS.includes(one.split(' ')[1] ?? '')).sort()).toEqual(
    goods.map(id => `SPV ${id}`),
  )
})

test('a price below it is refused to who does not know it, and needs a grant', async () => {
  const kasir = by('KASIR')
  const body = {
    ...cashSale([], COST - 1),
    barang: [{ kode_barcode: pieces[1], harga_jual: COST - 1 }],
  }
  const { status, body: no } = await kasir.post('penjualan', body)
  expect([status, no.code, no.facts]).toEqual([
    422,
    'BUTUH_OTORISASI',
    { kategori: 'JUAL_DIBAWAH_MODAL', disetujui: expect.any(String) },
  ])
  expect(tells(JSON.stringify(no.facts))).toBe(false)
  const otorisasi = await kasir.grant('JUAL_DIBAWAH_MODAL', 'POST penjualan', body)
  expectStatus(await kasir.post('penjualan', { ...body, otorisasi }), 201)
})

test('what is destroyed tells its cost to who may know it', async () => {
  for (const [level, modal_rp] of [
    ['GUDANG', null],
    ['SPV', COST],
  ] as const) {
    const [piece] = await takeIn(by('SPV'), [{ modal_rp: COST }])
    const body = { barang: [piece], alasan: 'Patah' }
    const otorisasi = await by(level).grant('HANCUR_BARANG', 'POST barang/hancur', body)
    const done = await by(level).post('barang/hancur', { ...body, otorisasi })
    expect(expectStatus(done, 201)).toMatchObject({ pcs: 1, modal_rp })
  }
})
