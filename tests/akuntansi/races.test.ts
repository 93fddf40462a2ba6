import { describe, expect, test } from 'vitest'
import { closeDays, expectStatus, set } from '../hutang/counter.ts'
import type { Answer } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'
import {
  approve,
  close,
  type Kept,
  openBooks,
  plain,
  posted,
  reopen,
  submitted,
  turnDown,
  turnRound,
  withdraw,
} from './books.ts'

// Two at the same journal or month: one is kept, the other reads who was faster.

const api = await testShop({ tgl: '2026-10-30' })
const { owner, spv } = await openBooks(api)
await set(await api.as('OWNER'), { LACI: 'KASIR,RR', ...UNCOUNTED })

const ROUNDS = 8
const AT_ONCE = 8
const COUNT = { hitungan: ['KASIR', 'RR'].map(laci => ({ laci, pecahan: {} })) }
const word = ({ status, body }: Answer<Kept>) => (status === 201 ? '201' : body.code)

/** Sends them in this order or the other: each gets its turn to be first. */
async function race(round: number, sends: readonly (() => Promise<Answer<Kept>>)[]) {
  const order = round % 2 === 0 ? sends : sends.toReversed()
  const said = (await Promise.all(order.map(send => send()))).map(word)
  return round % 2 === 0 ? said : said.reverse()
}

describe('a journal that waits', () => {
  test('is posted once by two who approve it, and the other reads that it has ended', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const no = await submitted(spv, plain(1_000 + round))
      const said = await race(round, [
        () => approve(owner, no),
        () => approve(owner, no),
        () => turnDown(owner, no),
        () => withdraw(spv, no),
      ])
      expect(said.toSorted()).toEqual(['201', 'AJUAN_SELESAI', 'AJUAN_SELESAI', 'AJUAN_SELESAI'])
    }
  })

  test('is approved, or refused, or taken back: never two of them', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const no = await submitted(spv, plain(2_000 + round))
      const said = await race(round, [() => approve(owner, no), () => turnDown(owner, no)])
      expect(said.toSorted()).toEqual(['201', 'AJUAN_SELESAI'])
      const { status } = expectStatus(await spv.get<{ status: string }>(`ajuan-jurnal/${no}`), 200)
      expect(status).toBe(said[0] === '201' ? 'DISETUJUI' : 'DITOLAK')
      ends.add(status)
    }
    expect(ends.size).toBeGreaterThan(0)
  })

  test('with one key many times at once is one document, whatever is sent', async () => {
    const waiting = () => submitted(spv, plain(3_000))
    const [a, b, c] = [await waiting(), await waiting(), await waiting()]
    const sends: ((key: object) => Promise<Answer<Kept>>)[] = [
      key => spv.post('ajuan-jurnal', plain(3_500), key),
      key => owner.post(`ajuan-jurnal/${a}/setuju`, {}, key),
      key => owner.post(`ajuan-jurnal/${b}/tolak`, { alasan: 'Salah' }, key),
      key => spv.post(`ajuan-jurnal/${c}/tarik`, {}, key),
    ]
    for (const send of sends) {
      const key = { key: crypto.randomUUID() }
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(key)))
      const texts = new Set(answers.map(({ text }) => text))
      expect([answers.map(word), texts.size]).toEqual([Array(AT_ONCE).fill('201'), 1])
    }
  })
})

test('a journal is turned round once by two at once, and by one key', async () => {
  const numbers: string[] = []
  for (let n = 0; n <= ROUNDS; n += 1) numbers.push(await posted(spv, owner, plain(5_000 + n)))
  await closeDays(api, spv, 1)
  const [last = '', ...rest] = numbers
  for (const [round, no] of rest.entries()) {
    const said = await race(round, [() => turnRound(spv, no), () => turnRound(owner, no)])
    expect(said.toSorted()).toEqual(['201', 'JURNAL_DIBALIK'])
  }
  const key = { key: crypto.randomUUID() }
  const turn = () => spv.post<Kept>(`jurnal/${last}/balik`, { keterangan: 'Salah akun' }, key)
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, turn))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  // Each mirror that waits ends, so that the month can be closed.
  const waiting = await spv.get<{ data: { no_ajuan: string; user_id: string }[] }>(
    'ajuan-jurnal?limit=200',
  )
  for (const { no_ajuan, user_id } of waiting.body.data) {
    const who = user_id === 'SPV-JKT' ? owner : spv
    expectStatus(await approve(who, no_ajuan), 201)
  }
})

describe('a month', () => {
  test('is closed once by two at once; a journal posted meanwhile is of the open day', async () => {
    expect(await closeDays(api, spv, 1)).toBe('2026-11-01')
    for (let round = 0; round < ROUNDS; round += 1) {
      const no = await submitted(spv, plain(7_000 + round))
      const [one, two, post] = await race(round, [
        () => close(owner, '2026-10'),
        () => close(owner, '2026-10'),
        () => approve(owner, no),
      ])
      expect([one, two].toSorted()).toEqual(['201', 'PERIODE_SUDAH_TUTUP'])
      expect(post).toBe('201')
      expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
      const { data } = (await owner.get<{ data: Kept[] }>('periode')).body
      const closed = data[0]?.no_tutup ?? ''
      const opened = await race(round, [() => reopen(owner, closed), () => reopen(owner, closed)])
      expect(opened.toSorted()).toEqual(['201', 'PERIODE_SUDAH_BUKA'])
    }
  })

  test('with one key many times at once is closed once, and opened once', async () => {
    const key = { key: crypto.randomUUID() }
    const closings = await Promise.all(
      Array.from({ length: AT_ONCE }, () => close(owner, '2026-10', key)),
    )
    expect(new Set(closings.map(({ text }) => text)).size).toBe(1)
    const no = closings[0]?.body.no_tutup ?? ''
    const again = { key: crypto.randomUUID() }
    const openings = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        owner.post<Kept>(`periode/${no}/buka`, { alasan: 'Koreksi' }, again),
      ),
    )
    expect(openings.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(201))
    expect(new Set(openings.map(({ text }) => text)).size).toBe(1)
  })

  test('and the day before it: one opens again, or the other closes for good', async () => {
    const ends = new Set<string>()
    await closeDays(api, spv, 29)
    for (let round = 0; round < ROUNDS; round += 1) {
      expectStatus(await spv.post('tutup-toko', { tgl_system: '2026-11-30', ...COUNT }), 201)
      if (round === 0) expectStatus(await close(owner, '2026-10'), 201)
      const said = await race(round, [
        () => close(owner, '2026-11'),
        () => owner.post<Kept>('tutup-toko/buka', { alasan: 'Lupa' }),
      ])
      ends.add(said.join(' '))
      expect(said.join(' ')).toMatch(
        /^(201 (PERIODE_SUDAH_TUTUP|TIDAK_BISA_BUKA)|(PERIODE_BELUM_BOLEH|TOKO_SUDAH_TUTUP) 200)$/,
      )
      expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
      if (said[0] === '201') break
    }
    expect(ends.size).toBeGreaterThan(0)
  })
})
