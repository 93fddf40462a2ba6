import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { findAltered } from '../../apps/server/src/engines/document/compare-chain.ts'
import { wordsOf } from '../kertas/pdf-words.ts'
import { takeIn } from '../reports/take-in.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { type Added, csvForm, ok, ring } from './shop.ts'

interface Problem {
  code: string
  detail: string
  errors: Record<string, string>
}
interface Owed extends Added {
  jatuh_tempo: string | null
}

const FAKTUR = { asal_pajak: 'FAKTUR', faktur_no: '010.000-26.00000077', faktur_tgl: '2026-11-20' }
const TANPA = { asal_pajak: 'TANPA' }
const OWED = { sumber: 'HUTANG_SUPPLIER' }

const api = await testShop()
const owner = await api.as('OWNER')
const spv = await api.as('SPV-JKT')
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(async () => {
  expect(await findAltered(admin, 'JKT')).toEqual([])
  await admin.end()
})

const take = (asal: object, door = 'barang') =>
  spv.post<Owed & Problem>(door, { barang: [ring()], ...asal })

const slipText = async (nomor: string): Promise<string[]> =>
  (await wordsOf(await spv.bytes(`slip-barang/${nomor}`))).words.map(({ text }) => text)

test('what is bought on credit is due by the term of its supplier, and shown so', async () => {
  const body = { ...OWED, kode_supplier: 'BINTANG', pajak: FAKTUR }
  const taken = ok(await take(body, 'barang/banyak'), 201)
  expect(taken.jatuh_tempo).toBe('2026-12-21')
  const kept = {
    kode_supplier: 'BINTANG',
    jatuh_tempo: '2026-12-21',
    asal_pemasok: 'PT Bintang Emas Sejahtera',
    asal_pajak: 'FAKTUR',
    asal_faktur_no: FAKTUR.faktur_no,
  }
  expect(ok(await spv.get(`barang/${String(taken.barang[0])}`))).toMatchObject(kept)
  const slip = await slipText(taken.no_tambah)
  expect(slip).toContain('Supplier PT Bintang Emas Sejahtera')
  expect(slip).toContain(`Faktur pajak ${FAKTUR.faktur_no}`)
  expect(
    slip.some(text => /^Jatuh tempo .*21.*2026$/.test(text)),
    slip.join('|'),
  ).toBe(true)

  // its price is in rupiah: no gold is owed for it (decision 0096)
  const booked = await admin.query(
    `select nomor_akun, debit_rp::int, kredit_rp::int, murni_ug::int from jurnal_baris
     where nomor = $1 order by baris`,
    [taken.no_tambah],
  )
  expect(booked.rows.map(row => Object.values(row))).toEqual([
    ['1201', 4_900_000, 0, 2_427_750],
    ['2101', 0, 4_900_000, 0],
    ['5107', 0, 0, -2_427_750],
  ])

  // A term that changes later changes nothing that was agreed.
  const bintang = ok(await owner.get<Record<string, unknown>>('supplier/BINTANG'))
  const { nama_supplier, beri_faktur, versi } = bintang
  const changed = { nama_supplier, beri_faktur, versi, tempo_hari: 7 }
  ok(await owner.put('supplier/BINTANG', changed))
  expect(ok(await spv.get(`barang/${String(taken.barang[0])}`))).toMatchObject(kept)
  expect(ok(await take(body), 201).jatuh_tempo).toBe('2026-11-28')
})

test('pieces paid for are not due, and those without a supplier are the owner’s own', async () => {
  const paid = ok(await take({ kode_supplier: 'PAKWIRYO' }), 201)
  expect(paid.jatuh_tempo).toBeNull()
  const own = ok(await take({}), 201)
  expect(ok(await spv.get(`barang/${String(own.barang[0])}`))).toMatchObject({
    kode_supplier: null,
    jatuh_tempo: null,
    asal_pemasok: null,
    asal_pajak: 'TANPA',
  })
})

test.each([
  ['owed to nobody', OWED, { kode_supplier: 'Pilih supplier yang memberi hutang' }],
  [
    'an invoice of nobody',
    { pajak: FAKTUR },
    { kode_supplier: 'Pilih supplier yang memberi faktur pajak' },
  ],
  [
    'no invoice of who gives one',
    { kode_supplier: 'MEKAR', pajak: TANPA },
    { pajak: 'Supplier ini memberi faktur pajak, isi nomor dan tanggalnya' },
  ],
  [
    'an invoice of who gives none',
    { kode_supplier: 'PAKWIRYO', pajak: FAKTUR },
    { pajak: 'Supplier ini tidak memberi faktur pajak' },
  ],
])('%s is refused at its field', async (_, asal, errors) => {
  for (const door of ['barang', 'barang/banyak']) {
    const refused = await take(asal, door)
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      400,
      'TIDAK_LENGKAP',
      errors,
    ])
  }
})

test('a supplier that the master does not have is refused by its code', async () => {
  const refused = await take({ kode_supplier: 'ENTAH' })
  expect([refused.status, refused.body.detail]).toEqual([422, 'Supplier ENTAH tidak ada'])
  const typed = await take({ pajak: { ...FAKTUR, pemasok: 'PT Entah' } })
  expect(typed.status).toBe(400)
})

test('a sheet reads its supplier as the grid does', async () => {
  const rows = [
    ['Nama Barang', 'Jenis', 'Group', 'Baki', 'Berat', 'Modal'],
    ['Cincin Polos Mawar', 'CINCIN', 'T750', 'A01', '3,237', '4900000'],
  ]
  const send = (asal: object) => {
    const form = csvForm(rows)
    form.set('asal', JSON.stringify(asal))
    return spv.post<Owed & Problem>('barang/upload-banyak', undefined, { form })
  }
  const taken = ok(await send({ ...OWED, kode_supplier: 'PAKWIRYO', pajak: TANPA }), 201)
  expect(taken.jatuh_tempo).toBe('2026-11-21')
  const refused = await send(OWED)
  expect(refused.body.errors).toEqual({ kode_supplier: 'Pilih supplier yang memberi hutang' })
})

test('a supplier that is owed, or whose pieces are there, is not deleted', async () => {
  const supplier = { nama_supplier: 'Uji', tempo_hari: 0, beri_faktur: false }
  for (const [kode_supplier, asal] of [
    ['UJI-A', OWED],
    ['UJI-B', {}],
  ] as const) {
    ok(await owner.post('supplier', { ...supplier, kode_supplier }))
    const { no_tambah } = ok(await take({ ...asal, kode_supplier }), 201)
    const used = await owner.del<Problem>(`supplier/${kode_supplier}`)
    expect([used.status, used.body.detail]).toEqual([
      409,
      `${kode_supplier} masih dipakai oleh Tambah barang ${no_tambah} (JKT)`,
    ])
  }
  ok(await owner.post('supplier', { ...supplier, kode_supplier: 'UJI-C' }))
  ok(await owner.del('supplier/UJI-C'))
})

test('documents of before keep the supplier that was typed', async () => {
  const isi = { sumber: 'HUTANG_SUPPLIER', pajak: { ...FAKTUR, pemasok: 'PT Lama Sekali' } }
  const [code] = await takeIn(api, spv, { toko: 'JKT', nomor: 11, count: 1, from: 90_001, isi })
  const piece = ok(await spv.get<{ no_masuk: string }>(`barang/${String(code)}`))
  expect(piece).toMatchObject({ kode_supplier: null, jatuh_tempo: null })
  const slip = await slipText(piece.no_masuk)
  expect(slip).toContain('Supplier PT Lama Sekali')
  expect(slip.some(text => text.startsWith('Jatuh tempo'))).toBe(false)
})

test('a store without the module of suppliers takes in what its owner brings', async () => {
  const at = { toko: 'JKT' }
  ok(await owner.put('para-system', { modul: { SUPPLIER_BARANG_MODULE: false } }, at))
  const refused = await take({ kode_supplier: 'PAKWIRYO' })
  expect([refused.status, refused.body.code]).toEqual([403, 'MODULE_OFF'])
  ok(await take({}), 201)
  ok(await owner.put('para-system', { modul: { SUPPLIER_BARANG_MODULE: true } }, at))
})
