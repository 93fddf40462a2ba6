import { describe, expect, test } from 'vitest'
import { BRI, journalOf, openMoney } from '../kas/money.ts'
import { BCA as CARD, page, refused, ticked, untick } from '../non-cash/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { undo } from '../titipan/counter.ts'
import {
  deposit,
  found,
  line,
  open,
  PATH,
  type Settled,
  setRates,
  settle,
  settleBody,
  settled,
  shown,
  TODAY,
  unsettle,
} from './settle.ts'

// Card and QRIS receivables that their acquirer pays out (04-domain B12, B18 #4 and #5).

const api = await testShop()
const shop = await openMoney(api)
const { kasir, spv } = shop
await setRates(shop.owner)

const CREDIT = { cara: 'KREDIT' }
const QRIS = { cara: 'QRIS', kode_bank: undefined, kartu_akhir: undefined, kode_setuju: undefined }

test('B18 #5 to the rupiah: 5,232,500 at 1.8 % is 5,138,315 and a fee of 94,185', async () => {
  const nomor = await found(api, 5_232_500, CREDIT)
  expect((await open(spv, `?q=${nomor}`)).data).toMatchObject([
    { nomor, umur: 0, cara: 'KREDIT', kode_bank: 'BCA', jumlah: 5_232_500, status: 'COCOK' },
  ])
  const no_cair = await settled(spv, [nomor], 5_138_315)
  expect(no_cair).toBe('CN-JKT-261121-0001')
  expect(await journalOf(spv, PATH, no_cair)).toEqual([
    ['BANK', '1111', 5_138_315, 0],
    ['BEBAN_MDR', '5121', 94_185, 0],
    ['PIUTANG_EDC', '1121', 0, 5_232_500],
  ])
  expect(await shown(spv, no_cair)).toMatchObject({
    penerbit: 'BCA',
    jumlah: 5_232_500,
    banyak: 1,
    bank: 5_138_315,
    biaya: 94_185,
    usulan: 94_185,
    selisih: 0,
    mdr: { DEBIT: 100, KREDIT: 180, QRIS: 70 },
    tgl_mutasi: TODAY,
    no_referensi: 'CR 0118',
    status: 'SELESAI',
    pembayaran: [{ nomor, baris: 1, cara: 'KREDIT', jumlah: 5_232_500, mutasi: 5_232_500 }],
  })
  expect((await open(spv, `?q=${nomor}`)).count).toBe(0)
  expect((await page(spv, `?q=${nomor}&status=COCOK`)).data).toMatchObject([{ no_cair }])
})

test('several ways have one fee; QRIS without a bank has the one of the account', async () => {
  const [debit, credit] = [await found(api, 1_000_000), await found(api, 2_000_000, CREDIT)]
  const both = await settled(spv, [debit, credit], 2_954_000)
  expect((await shown(spv, both)).biaya).toBe(46_000)
  const qris = await found(api, 777_777, QRIS)
  const owed = (await open(spv)).penerbit.find(one => one.penerbit === '-')
  expect(owed).toMatchObject({ banyak: 1, jumlah: 777_777, belum_cocok: 0, sejak: TODAY })
  const bare = await settled(spv, [qris], 772_333, { penerbit: '-' })
  expect(await journalOf(spv, PATH, bare)).toEqual([
    ['BANK', '1111', 772_333, 0],
    ['BEBAN_MDR', '5121', 5_444, 0],
    ['PIUTANG_QRIS', '1122', 0, 777_777],
  ])
})

test('the statement wins: another fee wants words, kept beside the proposed one', async () => {
  const nomor = await found(api, 1_000_000)
  const silent = await settle(spv, [nomor], 985_000)
  expect([...refused(silent), silent.body.facts]).toEqual([
    422,
    'CAIR_PERLU_CATATAN',
    { biaya: '15,000', usulan: '10,000' },
  ])
  const said = await settled(spv, [nomor], 985_000, { keterangan: 'Sewa mesin' })
  expect(await shown(spv, said)).toMatchObject({ biaya: 15_000, usulan: 10_000, bank: 985_000 })
})

test('a fee far off the rates is approved; who takes the cards does not settle them', async () => {
  const nomor = await found(api, 1_000_000)
  const said = settleBody([nomor], 1, { keterangan: 'Biaya EDC' })
  const asked = await spv.post<Settled>(PATH, said)
  expect([...refused(asked), asked.body.facts]).toEqual([
    422,
    'BUTUH_OTORISASI',
    { kategori: 'BIAYA_NON_CASH', disetujui: expect.any(String) },
  ])
  expect(refused(await kasir.post<Settled>(PATH, said))).toEqual([403, 'TANPA_HAK'])
  const otorisasi = await spv.grant('BIAYA_NON_CASH', `POST ${PATH}`, said)
  const { no_cair } = expectStatus(await spv.post<Settled>(PATH, { ...said, otorisasi }), 201)
  expect(await shown(spv, no_cair)).toMatchObject({ biaya: 999_999, usulan: 10_000 })
})

test('a slip with another amount is told apart from the fee', async () => {
  const nomor = await deposit(kasir, 500_000)
  await ticked(spv, [{ ...line(nomor), jumlah: 400_000, keterangan: 'Tergesek kurang' }])
  const over = await settle(spv, [nomor], 400_001, { keterangan: 'Salah' })
  expect(refused(over)).toEqual([422, 'CAIR_LEBIH'])
  const no_cair = await settled(spv, [nomor], 396_000)
  expect(await journalOf(spv, PATH, no_cair)).toEqual([
    ['BANK', '1111', 396_000, 0],
    ['BEBAN_MDR', '5121', 4_000, 0],
    ['SLIP_KURANG', '5139', 100_000, 0],
    ['PIUTANG_EDC', '1121', 0, 500_000],
  ])
})

describe('what is not paid out', () => {
  test('a payment nobody found, of another acquirer, by transfer, undone, unknown', async () => {
    const waits = await deposit(kasir, 100_000)
    expect(refused(await settle(spv, [waits], 99_000))).toEqual([422, 'BELUM_COCOK'])
    const other = await found(api, 100_000, { kode_bank: 'BNI' })
    const transfer = await found(api, 100_000, { cara: 'TRANSFER' })
    const undone = await found(api, 100_000)
    await undo(kasir, undone)
    for (const nomor of [other, transfer, undone, 'FA-X']) {
      const answer = await settle(spv, [nomor], 99_000)
      expect([nomor, ...refused(answer)]).toEqual([nomor, 422, 'PIUTANG_TIDAK_TERBUKA'])
    }
    const shownOnes = (await open(spv, '?limit=200')).data.map(row => row.nomor)
    expect([waits, other].every(nomor => shownOnes.includes(nomor))).toBe(true)
    expect([transfer, undone].some(nomor => shownOnes.includes(nomor))).toBe(false)
    const ready = (await open(spv, '?status=SIAP&limit=200')).data.map(row => row.nomor)
    expect([ready.includes(waits), ready.includes(other)]).toEqual([false, true])
  })

  test('one that was paid out; nor is its document undone or its tick taken back', async () => {
    const nomor = await found(api, 200_000)
    const no_cair = await settled(spv, [nomor], 198_000)
    const again = await settle(spv, [nomor], 198_000)
    expect([...refused(again), again.body.facts]).toEqual([409, 'SUDAH_CAIR', { nomor, no_cair }])
    const deposited = await undo(kasir, nomor)
    expect([...refused(deposited), deposited.body.facts]).toEqual([
      409,
      'SUDAH_CAIR',
      { nomor, no_cair },
    ])
    expect(refused(await untick(spv, nomor))).toEqual([409, 'SUDAH_CAIR'])
  })

  test('by an account of another bank, on a day to come, twice in one', async () => {
    const nomor = await found(api, 100_000)
    const account = await settle(spv, [nomor], 99_000, { ke: 'BCA', ke_rekening: BRI })
    expect(account.body.errors).toHaveProperty('ke_rekening')
    const late = await settle(spv, [nomor], 99_000, { tgl_mutasi: '2026-11-22' })
    expect(refused(late)).toEqual([422, 'TGL_MUTASI_BELUM'])
    expect(refused(await settle(spv, [nomor, nomor], 198_000))).toEqual([400, 'TIDAK_LENGKAP'])
    expect((await settle(spv, [], 1)).status).toBe(400)
    const drawer = await settle(spv, [nomor], 99_000, { ke: 'CASH', ke_rekening: '1' })
    expect(drawer.body.errors).toHaveProperty('ke')
    await settled(spv, [nomor], 99_000, { ke: 'BRI', ke_rekening: BRI })
  })
})

test('one that is taken back leaves its receivables open, to be paid out anew', async () => {
  const nomor = await found(api, 300_000)
  const first = await settled(spv, [nomor], 297_000)
  expectStatus(await unsettle(spv, first), 201)
  expect((await open(spv, `?q=${nomor}`)).count).toBe(1)
  expect((await shown(spv, first)).status).toBe('BATAL')
  const second = await settled(spv, [nomor], 297_000)
  expect((await page(spv, `?q=${nomor}&status=COCOK`)).data).toMatchObject([{ no_cair: second }])
  expect(refused(await unsettle(spv, first))).toEqual([409, 'SUDAH_BATAL'])
  const list = await spv.get<{ count: number; data: object[] }>(`${PATH}?q=${nomor}`)
  expect(expectStatus(list, 200).data).toMatchObject([
    { no_cair: second, status: 'SELESAI', jumlah: 300_000, bank: 297_000, biaya: 3_000 },
    { no_cair: first, status: 'BATAL' },
  ])
})

test('once it is undone, so is the document of its payment', async () => {
  const nomor = await found(api, 100_000)
  const no_cair = await settled(spv, [nomor], 99_000)
  expectStatus(await unsettle(spv, no_cair), 201)
  expectStatus(await untick(spv, nomor), 201)
  expectStatus(await undo(kasir, nomor), 201)
})

test('the rates are those of the bank; one that is not known is named', async () => {
  const rates = await spv.get('piutang-non-cash/mdr?kode_bank=BCA')
  expect(expectStatus(rates, 200)).toEqual({ DEBIT: 100, KREDIT: 180, QRIS: 70 })
  expect((await spv.get('piutang-non-cash/mdr?kode_bank=XXX')).status).toBe(422)
})

test('the search of receivables finds what is on the slip', async () => {
  const nomor = await deposit(kasir, 123_500, { kode_setuju: 'ZQ7712' })
  for (const q of [nomor, 'ZQ7712', '123.500']) {
    expect((await open(spv, `?q=${q}`)).data.map(row => row.nomor)).toContain(nomor)
  }
  expect((await open(spv, `?q=${CARD.kartu_akhir}&cara=QRIS`)).count).toBe(0)
})

describe('two at once', () => {
  test('of two who pay the same out one does, and the other reads by which', async () => {
    for (let round = 0; round < 8; round += 1) {
      const nomor = await found(api, 100_000)
      const both = await Promise.all([
        settle(spv, [nomor], 99_000),
        settle(await api.as('OWNER'), [nomor], 99_000),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
      const [won, lost] = both[0].status === 201 ? both : [both[1], both[0]]
      expect(lost.body).toMatchObject({
        code: 'SUDAH_CAIR',
        facts: { nomor, no_cair: won.body.no_cair },
      })
    }
  })

  test('of a payment paid out and its document undone either stands, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const nomor = await found(api, 100_000)
      const [paid, undone] = await Promise.all([settle(spv, [nomor], 99_000), undo(kasir, nomor)])
      const said = [paid.status, undone.status]
      expect([
        [201, 409],
        [409, 201],
        [422, 201],
      ]).toContainEqual(said)
    }
  })
})
