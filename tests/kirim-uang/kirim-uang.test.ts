import type { StoreSettings } from '@kencana/contract/areas/pengaturan/setting-toko'
import { describe, expect, test } from 'vitest'
import { closeDays, expectStatus, set } from '../hutang/counter.ts'
import { BCA, journalOf, refused, TODAY, undo } from '../kas/money.ts'
import { wordsOf } from '../kertas/pdf-words.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { openTransit, receive, type Sent, send, sendBody, show, stands } from './transit.ts'

// Money from a branch to head office (doc2 §2, 03-decisions §10): sent, on its way, received once.

const api = await testShop()
const { kasir, spv, pusat, bring } = await openTransit(api)

test('is on its way from a drawer of the branch to one of head office', async () => {
  const answer = await kasir.post<Sent>('kirim-uang', sendBody(25_000_000, { laci: 'RR' }))
  const { no_reff, nota_kirim } = expectStatus(answer, 201)
  expect(nota_kirim).toEqual({
    no_reff: 'KU-JKT-261121-0001',
    tgl_system: TODAY,
    input_by: 'KASIR-JKT',
    jumlah_rp: 25_000_000,
    tujuan: 'PUSAT',
    keterangan: 'Setoran sore',
  })
  expect(await journalOf(kasir, 'kirim-uang', no_reff)).toEqual([
    ['KAS_PERJALANAN', '1103', 25_000_000, 0],
    ['KAS_GADAI', '1102', 0, 25_000_000],
  ])
  expect(await stands(kasir, no_reff)).toEqual(['OPEN', null, 0])
  // Before the courier came head office knows of nothing.
  expect(refused(await receive(pusat, no_reff))).toEqual([404, 'UANG_TIDAK_ADA'])
  expect(await bring()).toBe(1)
  expect(await show(pusat, no_reff)).toMatchObject({ dari: 'JKT', untuk_toko_ini: true })

  const taken = expectStatus(await receive(pusat, no_reff), 201)
  expect(taken).toEqual({
    no_terima: 'TU-PUSAT-261121-0001',
    tgl_system: TODAY,
    jumlah_rp: 25_000_000,
  })
  expect(await journalOf(pusat, 'kirim-uang', no_reff)).toEqual([
    ['KAS', '1101', 25_000_000, 0],
    ['KAS_PERJALANAN', '1103', 0, 25_000_000],
  ])
  expect(await stands(pusat, no_reff)).toEqual(['DONE', 'OWNER', null])
  expect(await stands(kasir, no_reff)).toEqual(['OPEN', null, 0])
  expect(await bring()).toBe(1)
  expect(await stands(kasir, no_reff)).toEqual(['DONE', 'OWNER', null])
})

test('is received by PUT as by POST, once by either', async () => {
  const no_reff = await send(kasir, 250_000)
  await bring()
  const path = `kirim-uang/${no_reff}/reception`
  const missing = await pusat.put<Sent>('kirim-uang/KU-JKT-261121-9999/reception', {})
  expect(refused(missing)).toEqual([404, 'UANG_TIDAK_ADA'])
  const taken = expectStatus(await pusat.put<Sent>(path, {}), 200)
  expect(taken).toMatchObject({ tgl_system: TODAY, jumlah_rp: 250_000 })
  expect(taken.no_terima).toMatch(/^TU-PUSAT-261121-\d{4}$/)
  expect(await stands(pusat, no_reff)).toEqual(['DONE', 'OWNER', null])
  for (const again of [await pusat.put<Sent>(path, {}), await receive(pusat, no_reff)]) {
    expect(refused(again)).toEqual([409, 'UANG_SUDAH_DITERIMA'])
  }
  type Described = { paths: Record<string, Record<string, { summary: string }>> }
  const { paths } = expectStatus(await pusat.get<Described>('openapi.json'), 200)
  const { post, put } = paths['/kirim-uang/{no_reff}/reception'] ?? {}
  expect(put?.summary).toBe(post?.summary)
})

test('goes out of an account and comes into one', async () => {
  const no_reff = await send(kasir, 4_000_000, { asal: 'BCA', asal_rekening: BCA })
  expect(await journalOf(kasir, 'kirim-uang', no_reff)).toContainEqual([
    ...['BANK', '1111'],
    ...[0, 4_000_000],
  ])
  await bring()
  const bank = { ke: 'BCA', ke_rekening: '8800100210' }
  expectStatus(await receive(pusat, no_reff, bank), 201)
  expect(await journalOf(pusat, 'kirim-uang', no_reff)).toContainEqual([
    ...['BANK', '1111'],
    ...[4_000_000, 0],
  ])
})

test('is received once, however often and by whomever it is tried', async () => {
  const no_reff = await send(kasir, 1_500_000)
  await bring()
  const other = await api.as('ADMIN-PUSAT')
  const tries = await Promise.all([pusat, other, pusat, other].map(who => receive(who, no_reff)))
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  const won = tries.find(({ status }) => status === 201)?.body.no_terima
  for (const late of tries.filter(({ status }) => status !== 201)) {
    expect([...refused(late), late.body.facts.oleh_nomor]).toEqual([
      ...[409, 'UANG_SUDAH_DITERIMA'],
      won,
    ])
  }
  // No other store receives it, and its sender neither.
  const bdg = await api.as('SPV-BDG')
  for (const who of [bdg, spv]) {
    expect(refused(await receive(who, no_reff))).toEqual([404, 'UANG_TIDAK_ADA'])
  }
  const missing = await receive(pusat, 'KU-JKT-261121-9999')
  expect([missing.status, missing.body.detail]).toEqual([404, 'No Terima Tidak Ditemukan'])
})

describe('taken back', () => {
  test('nobody receives it, whether its message came before or after', async () => {
    const early = await send(kasir, 100_000)
    expectStatus(await undo(spv, 'kirim-uang', early), 201)
    const late = await send(kasir, 200_000)
    await bring()
    expectStatus(await undo(spv, 'kirim-uang', late), 201)
    for (const no_reff of [early, late]) {
      expect(await stands(kasir, no_reff)).toEqual(['BATAL', null, null])
      expect(await stands(pusat, no_reff)).toEqual(['BATAL', null, null])
      expect(refused(await receive(pusat, no_reff))).toEqual([409, 'UANG_DIBATALKAN'])
    }
  })

  test('not once it was received, although its sender has not heard of it', async () => {
    const no_reff = await send(kasir, 300_000)
    await bring()
    const { no_terima } = expectStatus(await receive(pusat, no_reff), 201)
    for (const heard of [false, true]) {
      if (heard) await bring()
      const answer = await undo(spv, 'kirim-uang', no_reff)
      expect([...refused(answer), answer.body.facts.oleh_nomor]).toEqual([
        ...[409, 'UANG_SUDAH_DITERIMA'],
        no_terima,
      ])
    }
  })

  test('by two at once, received and taken back: one of them', async () => {
    for (let round = 0; round < 4; round += 1) {
      const no_reff = await send(kasir, 50_000 + 100 * round)
      await bring()
      const both = await Promise.all([receive(pusat, no_reff), undo(spv, 'kirim-uang', no_reff)])
      const [came, back] = both.map(({ status }) => status)
      expect([came, back].sort()).toEqual([201, 409])
      await bring()
      const end = came === 201 ? 'DONE' : 'BATAL'
      expect((await stands(kasir, no_reff))[0]).toBe(end)
      expect((await stands(pusat, no_reff))[0]).toBe(end)
    }
  })
})

test('its slip lies down on 297 × 210, the address cut at 48 and 90', async () => {
  const address = [
    'Jl. Melawai Raya No. 21, Blok M Square Lantai 2',
    'Blok D Nomor 17, Kel. Melawai, Kebayoran',
    'Baru, Kota Jakarta Selatan, DKI Jakarta 12160',
  ]
  const { toko, versi } = expectStatus(await spv.get<StoreSettings>('settingtoko'), 200)
  const named = { ...toko, alamat_toko: address.join(' '), nilai: {}, versi }
  expectStatus(await spv.put('settingtoko', named), 200)
  const no_reff = await send(kasir, 1_250_000)
  const { words, size } = await wordsOf(
    await kasir.bytes(`kirim-uang/${no_reff}/slip`, { body: {} }),
  )
  expect(size.map(Math.round)).toEqual([297, 210])
  const texts = words.filter(({ page }) => page === 1).map(({ text }) => text)
  for (const text of [
    ...['SLIP KIRIM UANG', no_reff, 'Rp 1,250,000', 'Kepada PUSAT Kencana Pusat'],
    ...['Dari CASH KASIR', 'Keterangan: Setoran sore'],
  ]) {
    expect(texts).toContain(text)
  }
  const head = texts.indexOf('Jl. Melawai Raya No. 21, Blok M Square Lantai 2')
  expect(texts.slice(head, head + 3)).toEqual(address)
})

interface Listed {
  readonly count: number
  readonly data: readonly { no_reff: string; arah: string; umur_hari: number | null }[]
}

test('lists are narrowed by state; history knows both ways; age counts business days', async () => {
  const no_reff = await send(kasir, 777_000)
  const open = await spv.get<Listed>('kirim-uang?status=OPEN')
  expect(expectStatus(open, 200).data.map(one => one.no_reff)).toContain(no_reff)
  const done = expectStatus(await spv.get<Listed>('kirim-uang?status=DONE'), 200)
  expect(done.data.map(one => one.no_reff)).not.toContain(no_reff)
  const waiting = expectStatus(await spv.get<{ perhatian: object[] }>('tutup-toko'), 200)
  expect(waiting.perhatian).toContainEqual({
    apa: 'Uang di jalan belum diterima',
    rincian: '2',
    jumlah: 777_000 + 1_250_000,
    sejak: TODAY,
    umur_hari: 0,
  })
  await set(pusat, { LACI: 'KASIR,RR' })
  await closeDays(api, spv, 2)
  expect((await stands(spv, no_reff))[2]).toBe(2)
  await bring()
  const sent = expectStatus(await spv.get<Listed>(`kirim-uang-history?q=${no_reff}`), 200)
  expect(sent.data).toMatchObject([{ no_reff, arah: 'KELUAR', umur_hari: 2, status: 'OPEN' }])
  const came = expectStatus(
    await pusat.get<Listed>('kirim-uang-history?arah=MASUK&status=OPEN'),
    200,
  )
  expect(came.data.map(one => one.no_reff)).toContain(no_reff)
  expect(refused(await undo(spv, 'kirim-uang', no_reff))).toEqual([422, 'DOKUMEN_BUKAN_HARI_INI'])
})

test('goes to another store, never to the own one', async () => {
  const own = await kasir.post<Sent>('kirim-uang', sendBody(1, { tujuan: 'JKT' }))
  expect(refused(own)).toEqual([422, 'TUJUAN_TOKO_INI'])
  const none = await kasir.post<Sent>('kirim-uang', sendBody(1, { tujuan: 'XYZ' }))
  expect(refused(none)).toEqual([422, 'RUJUKAN_TIDAK_ADA'])
})
