import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectStatus, set } from '../hutang/counter.ts'
import { journalOf, refused, TODAY } from '../kas/money.ts'
import { standing, ticked } from '../non-cash/counter.ts'
import { open, settled, unsettle } from '../pencairan/settle.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import {
  approvedSwipe,
  fillDrawer,
  type Given,
  openSwiping,
  PATH,
  setFee,
  shown,
  swipe,
  swipeBody,
  swiped,
  unswipe,
} from './swipe.ts'

// Cash out of a drawer against a debit card (03-decisions §10): whose card, what is kept, what the
// drawer holds; its receivable is found and paid out as every other card payment.

const api = await testShop()
const { kasir, spv, owner } = await openSwiping(api)

test('the drawer gives the cash, the acquirer owes it, and nothing is kept', async () => {
  const said = { nama_customer: 'Ibu Sri', kartu_akhir: '4021' }
  const given = expectStatus(await swipe(kasir, 750_000, said), 201)
  expect(given).toEqual({
    no_gesek: 'GT-JKT-261121-0001',
    tgl_system: TODAY,
    jumlah: 750_000,
    tunai: 750_000,
    biaya: 0,
  })
  expect(await journalOf(kasir, PATH, given.no_gesek)).toEqual([
    ['PIUTANG_EDC', '1121', 750_000, 0],
    ['KAS', '1101', 0, 750_000],
  ])
  expect(await shown(kasir, given.no_gesek)).toMatchObject({
    ...{
      kode_bank: 'BCA',
      penerbit: '',
      kartu_akhir: '4021',
      kode_setuju: 'A77120',
      laci: 'KASIR',
    },
    ...{ jumlah: 750_000, tunai: 750_000, biaya: 0, usulan: 0, nama_customer: 'Ibu Sri' },
    ...{ status: 'SELESAI', status_kartu: 'BELUM', no_cair: null, no_batal: null },
    ...{ user_id: 'KASIR-JKT', penyetuju: null },
  })
})

test('who issued the card is kept beside the bank of the machine, and found by it', async () => {
  const nomor = await swiped(kasir, 210_000, { penerbit: 'BANK JATENG' })
  expect(await shown(kasir, nomor)).toMatchObject({ kode_bank: 'BCA', penerbit: 'BANK JATENG' })
  const found = await spv.get<Histories>(`${PATH}?q=jateng`)
  expect(found.body.data.map(({ no_gesek }) => no_gesek)).toEqual([nomor])
})

describe('the fee', () => {
  beforeAll(() => setFee(owner, '1.25'))
  afterAll(() => setFee(owner, '0'))

  test("is proposed by the store's rate, rounded up to its multiple, and is income", async () => {
    const terms = expectStatus(await kasir.get('syarat-gesek-tunai'), 200)
    expect(terms).toEqual({ biaya_e2: 125, kelipatan: 500, batas: 5_000_000 })
    // 1.25 % of 1,010,000 is 12,625
    const nomor = await swiped(kasir, 1_010_000, { tunai: 997_000, laci: 'KASIR' })
    expect(await journalOf(kasir, PATH, nomor)).toEqual([
      ['PIUTANG_EDC', '1121', 1_010_000, 0],
      ['KAS', '1101', 0, 997_000],
      ['PENDAPATAN_GESEK', '4129', 0, 13_000],
    ])
    expect(await shown(kasir, nomor)).toMatchObject({ biaya: 13_000, usulan: 13_000 })
  })

  test('may be another one with words, and never less than nothing', async () => {
    const bare = await swipe(kasir, 1_010_000, { tunai: 1_010_000 })
    expect([...refused(bare), bare.body.facts, bare.body.errors]).toEqual([
      422,
      'GESEK_PERLU_CATATAN',
      { biaya: '0', usulan: '13,000' },
      { keterangan: 'Tulis sebab biayanya lain' },
    ])
    const why = { keterangan: 'Pelanggan tetap' }
    const nomor = await swiped(kasir, 1_010_000, { tunai: 1_010_000, ...why })
    expect(await shown(kasir, nomor)).toMatchObject({ biaya: 0, usulan: 13_000, ...why })
    const more = await swipe(kasir, 1_010_000, { tunai: 1_010_001, ...why })
    expect(refused(more)).toEqual([422, 'GESEK_LEBIH'])
  })

  test('is a rate with two digits behind the point, ten percent at most', async () => {
    for (const [persen, fault] of [
      ['1.255', 'Paling banyak 2 angka di belakang koma'],
      ['10.01', 'Maksimal 10'],
      ['-1', 'Bukan angka'],
      ['1,25', 'Bukan angka'],
      ['', 'Harus Diisi'],
    ] as const) {
      const answer = await owner.put<Given>(
        'para-system',
        { nilai: { BIAYA_GESEK: persen }, modul: {} },
        { toko: 'JKT' },
      )
      expect([answer.status, Object.values(answer.body.errors ?? {})]).toEqual([400, [fault]])
    }
  })
})

test('a credit card is refused by the name of the rule that forbids it', async () => {
  const answer = await swipe(kasir, 100_000, { kartu: 'KREDIT' })
  expect([...refused(answer), answer.body.detail]).toEqual([
    422,
    'GESEK_KREDIT',
    'Tarik tunai hanya dengan kartu debit: dengan kartu kredit dilarang Bank Indonesia (PBI 11/11/PBI/2009 dan 14/2/PBI/2012)',
  ])
  expect((await swipe(kasir, 100_000, { kartu: 'QRIS' })).status).toBe(400)
})

test('what is missing is named by its field, and no number of a card is kept', async () => {
  for (const [more, field, text] of [
    [{ kode_bank: '' }, 'kode_bank', 'Harus Diisi'],
    [{ kartu_akhir: '402' }, 'kartu_akhir', '4 angka terakhir kartu'],
    [{ kartu_akhir: '40210' }, 'kartu_akhir', '4 angka terakhir kartu'],
    [{ kode_setuju: ' ' }, 'kode_setuju', 'Harus Diisi'],
    [{ jumlah: 0 }, 'jumlah', 'Harus Diisi'],
    [{ tunai: 0 }, 'tunai', 'Harus Diisi'],
  ] as const) {
    const answer = await swipe(kasir, 100_000, more)
    expect([answer.status, answer.body.errors?.[field]]).toEqual([400, text])
  }
  const CARD = '4111 1111 1111 1111'
  for (const field of ['keterangan', 'nama_customer', 'kode_setuju', 'penerbit']) {
    expect(refused(await swipe(kasir, 100_000, { [field]: CARD }))).toEqual([422, 'NOMOR_KARTU'])
  }
  const bank = await swipe(kasir, 100_000, { kode_bank: 'XYZ' })
  expect([...refused(bank), bank.body.facts.label]).toEqual([422, 'RUJUKAN_TIDAK_ADA', 'Bank'])
})

describe('the drawer', () => {
  beforeAll(() => set(owner, { LACI_MINUS: 'TIDAK' }))

  test('must hold the cash; how much it holds is not told', async () => {
    await fillDrawer(kasir, 300_000, 'RR')
    const more = await swipe(kasir, 300_100, { laci: 'RR' })
    expect([...refused(more), more.body.facts]).toEqual([
      422,
      'LACI_KURANG',
      { laci: 'RR', tunai: '300,100' },
    ])
    const nomor = await swiped(kasir, 300_000, { laci: 'RR' })
    expect(await journalOf(kasir, PATH, nomor)).toContainEqual(['KAS_GADAI', '1102', 0, 300_000])
    expect(refused(await swipe(kasir, 100, { laci: 'RR' }))).toEqual([422, 'LACI_KURANG'])
    expect(refused(await swipe(kasir, 177, { laci: 'RR' }))).toEqual([422, 'TUNAI_PECAHAN'])
    expectStatus(await unswipe(kasir, nomor), 201)
    await swiped(kasir, 300_000, { laci: 'RR' })
    expect(refused(await swipe(kasir, 1, { laci: 'TIGA' }))).toEqual([422, 'RUJUKAN_TIDAK_ADA'])
  })

  test('is emptied once by two at the same time', async () => {
    await fillDrawer(kasir, 400_000, 'DUA')
    const both = await Promise.all(
      [kasir, spv, kasir, spv].map(who => swipe(who, 300_000, { laci: 'DUA' })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422])
  })
})

test('above the limit of the store a supervisor approves this very command', async () => {
  await setFee(owner, '0', { BATAS_GESEK: '2000000' })
  expectStatus(await swipe(kasir, 2_000_000), 201)
  const bare = await swipe(kasir, 2_000_100)
  expect([...refused(bare), bare.body.facts.kategori]).toEqual([
    422,
    'BUTUH_OTORISASI',
    'GESEK_TUNAI',
  ])
  const otorisasi = await kasir.grant('GESEK_TUNAI', `POST ${PATH}`, swipeBody(2_000_100))
  const other = await kasir.post<Given>(PATH, { ...swipeBody(2_500_000), otorisasi })
  expect(refused(other)).toEqual([422, 'OTORISASI_TIDAK_SAH'])
  const { no_gesek } = expectStatus(await approvedSwipe(kasir, 2_000_100), 201)
  expect((await shown(kasir, no_gesek)).penyetuju).toBe('SPV-JKT')
  await setFee(owner, '0', { BATAS_GESEK: '5000000' })
})

test('the limit is of a card and day; a slip pays once, however it is written', async () => {
  const card = (kode_setuju: string, more: object = {}) => ({
    ...{ kartu_akhir: '4023', kode_setuju, ...more },
  })
  const first = await swiped(kasir, 3_000_000, card('B1'))
  const again = await swipe(kasir, 50_000, card('b1'))
  expect([...refused(again), again.body.facts]).toEqual([409, 'SLIP_SUDAH', { nomor: first }])
  expect(refused(await swipe(kasir, 2_000_100, card('B2')))).toEqual([422, 'BUTUH_OTORISASI'])
  await fillDrawer(kasir, 1_500_000, 'DUA')
  const both = await Promise.all([
    swipe(kasir, 1_500_000, card('B3')),
    swipe(kasir, 1_500_000, card('B4', { laci: 'DUA' })),
  ])
  expect(both.filter(({ status }) => status === 201)).toHaveLength(1)
  expectStatus(await unswipe(kasir, first), 201)
  await swiped(kasir, 50_000, card('B1'))
})

describe('the receivable', () => {
  test('waits, is found by another, is paid out with its fee, and leads back', async () => {
    const nomor = await swiped(kasir, 500_000)
    expect(await standing(spv, nomor)).toEqual([[1, 'BELUM']])
    const own = await ticked(kasir, [{ nomor, baris: 1 }]).catch(() => undefined)
    expect(own?.cocok ?? 0).toBe(0)
    expect((await ticked(spv, [{ nomor, baris: 1 }])).cocok).toBe(1)
    expect((await open(spv, `?q=${nomor}&status=SIAP`)).jumlah).toBe(500_000)
    const no_cair = await settled(spv, [nomor], 495_000, { keterangan: 'Menurut mutasi' })
    expect(await shown(kasir, nomor)).toMatchObject({ status_kartu: 'COCOK', no_cair })
    const paid = await unswipe(kasir, nomor)
    expect([...refused(paid), paid.body.facts.no_cair]).toEqual([409, 'SUDAH_CAIR', no_cair])
    expectStatus(await unsettle(spv, no_cair), 201)
    expectStatus(await unswipe(kasir, nomor), 201)
    expect(await standing(spv, nomor)).toEqual([[1, 'BATAL_COCOK']])
    expect(await shown(kasir, nomor)).toMatchObject({
      status: 'BATAL',
      status_kartu: 'BATAL_COCOK',
    })
  })

  test('of one that is taken back waits no more, and the drawer has its cash again', async () => {
    const nomor = await swiped(kasir, 260_000)
    const { no_batal } = expectStatus(await unswipe(kasir, nomor), 201)
    expect(no_batal).toMatch(/^GX-JKT-/)
    expect(await standing(spv, nomor)).toEqual([[1, 'BATAL']])
    const book = await kasir.get<{ data: { nomor: string; masuk: number; tempat: string }[] }>(
      'cash/paginated?limit=5',
    )
    expect(book.body.data.find(line => line.nomor === no_batal)).toMatchObject({
      masuk: 260_000,
      tempat: 'KASIR',
    })
    expect(refused(await unswipe(kasir, nomor))).toEqual([409, 'SUDAH_BATAL'])
  })
})

interface Histories {
  readonly count: number
  readonly data: readonly { no_gesek: string; status: string; status_kartu: string }[]
}

test('gesek-histories tells all of the day, newest first, as each card stands', async () => {
  const [first, second] = [
    await swiped(kasir, 41_000, { kartu_akhir: '4022' }),
    await swiped(kasir, 42_000),
  ]
  expectStatus(await unswipe(kasir, first), 201)
  const { count, data } = expectStatus(await kasir.get<Histories>('non-cash/gesek-histories'), 200)
  expect(data.slice(0, 2)).toMatchObject([
    { no_gesek: second, jumlah: 42_000, tunai: 42_000, status: 'SELESAI', status_kartu: 'BELUM' },
    {
      no_gesek: first,
      jumlah: 41_000,
      kartu_akhir: '4022',
      status: 'BATAL',
      status_kartu: 'BATAL',
    },
  ])
  const page = await kasir.get<Histories>('non-cash/gesek-histories?skip=1&limit=1')
  expect(page.body).toMatchObject({ count, data: [{ no_gesek: first }] })
  const before = 'non-cash/gesek-histories?tgl_from=2026-11-01&tgl_to=2026-11-20'
  expect(expectStatus(await spv.get<Histories>(before), 200).count).toBe(0)
  const sales = await api.as('SALES-JKT')
  expect((await sales.get('non-cash/gesek-histories')).status).toBe(403)
  const found = await spv.get<Histories>(`${PATH}?q=4022&status=BATAL`)
  expect(found.body.data.map(({ no_gesek }) => no_gesek)).toContain(first)
})
