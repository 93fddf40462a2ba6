import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sql } from '../../apps/server/src/platform/sql.ts'
import { wordsOf } from '../kertas/pdf-words.ts'
import type { Answer } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import {
  closeDays,
  expectStatus,
  inCash,
  lend,
  openCounter,
  type Problem,
  read,
  type Written,
} from './counter.ts'
import { journalOf } from './journal.ts'

interface Undone extends Problem {
  no_batal: string
  membatalkan: string
  no_faktur_hutang: string
}
interface Shown {
  status: string
  versi: number
  no_penerus: string | null
  tgl_lunas: string | null
  riwayat: { nomor: string; jenis: string; penyetuju: string | null; keterangan: string | null }[]
}

/** What the worked loan costs on its own day. */
const ONE_DAY = 1_577_000
const ALASAN = 'Salah tulis'

const api = await testShop()
const { kasir } = await openCounter(api)

type What = 'batal' | 'batal-lunas'

const grantFor = (nomor: string, what: What, body: object = { alasan: ALASAN }) =>
  kasir.grant('BATAL_HUTANG_LUNAS', `POST hutang/${nomor}/${what}`, body)
const send = (nomor: string, what: What, otorisasi?: string, options = {}) =>
  kasir.post<Undone>(`hutang/${nomor}/${what}`, { alasan: ALASAN, otorisasi }, options)
const undo = async (nomor: string, what: What = 'batal') =>
  send(nomor, what, await grantFor(nomor, what))
const redeem = async (nomor: string, total = ONE_DAY): Promise<string> =>
  expectStatus(await kasir.post<{ no_tebus: string }>(`hutang/${nomor}/tebus`, inCash(total)), 201)
    .no_tebus
/** Renews with a part payment; answers the new loan. */
const renew = async (nomor: string): Promise<string> => {
  const body = {
    jumlah_hutang: 1_000_000,
    selisih: 577_000,
    pembayaran: [{ cara: 'TUNAI', jumlah: 577_000 }],
  }
  const answer = await kasir.post<Written>(`hutang/${nomor}/perpanjang`, body)
  return expectStatus(answer, 201).no_faktur_hutang
}
const shown = async (nomor: string) => expectStatus(await kasir.get<Shown>(`hutang/${nomor}`), 200)
const refused = ({ status, body }: Answer<Problem>) => [status, body.code, body.facts]

/** A journal with its sides changed, as a reversal books it. */
const turned = (lines: unknown[][]) =>
  lines.map(([akun, jenis, debit, kredit, murni, laci]) => [
    akun,
    jenis,
    kredit,
    debit,
    Number(murni) === 0 ? 0 : -Number(murni),
    laci,
  ])

/** Words of the slip of the last cancellation of a loan. */
const slipOf = async (nomor: string): Promise<string> => {
  const { words } = await wordsOf(await kasir.bytes(`hutang/${nomor}/batal/slip`, { body: {} }))
  return words.map(({ text }) => text).join(' | ')
}

test('what is undone has a slip with the money that goes back, and to whom', async () => {
  const nomor = await lend(kasir)
  expect((await kasir.bytes(`hutang/${nomor}/batal/slip`, { body: {} })).status).toBe(404)
  const no_tebus = await redeem(nomor)
  const back = expectStatus(await undo(nomor, 'batal-lunas'), 201)
  const refunded = await slipOf(nomor)
  for (const text of [
    'PEMBATALAN PENEBUSAN',
    back.no_batal,
    `Membatalkan ${no_tebus}`,
    `Alasan: ${ALASAN}`,
    'Disetujui SPV-JKT',
    'Uang yang dikembalikan | Tunai | 1,577,000',
    'ASLI',
    'TEMBUSAN',
  ]) {
    expect(refunded).toContain(text)
  }
  // The next cancellation has a slip of its own, its first print free as well.
  const gone = expectStatus(await undo(nomor), 201)
  const received = await slipOf(nomor)
  for (const text of [
    'PEMBATALAN PINJAMAN',
    gone.no_batal,
    'Uang yang diterima kembali | Tunai | 1,575,000',
  ]) {
    expect(received).toContain(text)
  }
  const again = await kasir.post<Problem>(`hutang/${nomor}/batal/slip`, {})
  expect(again.body.code).toBe('BUTUH_OTORISASI')
})

describe('a loan undone', () => {
  test('never was: its journal is turned round, its pledge given back', async () => {
    const nomor = await lend(kasir)
    const key = randomUUID()
    const otorisasi = await grantFor(nomor, 'batal')
    const done = expectStatus(await send(nomor, 'batal', otorisasi, { key }), 201)
    expect(done).toEqual({
      no_batal: expect.stringMatching(/^BH-JKT-261121-\d{4}$/),
      membatalkan: nomor,
      no_faktur_hutang: nomor,
      tgl_system: '2026-11-21',
    })
    expect(expectStatus(await send(nomor, 'batal', otorisasi, { key }), 201)).toEqual(done)
    expect(await journalOf(api, done.no_batal)).toEqual(turned(await journalOf(api, nomor)))
    const loan = await shown(nomor)
    expect(loan).toMatchObject({ status: 'BATAL', versi: 2, tgl_lunas: null })
    expect(loan.riwayat.at(-1)).toMatchObject({
      nomor: done.no_batal,
      jenis: 'BATAL_HUTANG',
      penyetuju: 'SPV-JKT',
      keterangan: ALASAN,
    })
    const document = await read(
      api,
      sql`select total_rp, berat_mg, murni_ug, membatalkan, isi->>'laci' as laci
          from dokumen where nomor = ${done.no_batal}`,
    )
    expect(document).toEqual([
      { total_rp: 1_575_000, berat_mg: 5_000, murni_ug: 3_500_000, membatalkan: nomor, laci: 'RR' },
    ])
    expect(refused(await undo(nomor))).toEqual([409, 'SUDAH_BATAL', { nomor }])
  })

  test('of two who undo it at once one is late', async () => {
    const nomor = await lend(kasir)
    const spv = await api.as('SPV-JKT')
    const own = await spv.grant('BATAL_HUTANG_LUNAS', `POST hutang/${nomor}/batal`, {
      alasan: ALASAN,
    })
    const first = await grantFor(nomor, 'batal')
    const both = await Promise.all([
      send(nomor, 'batal', first),
      spv.post<Undone>(`hutang/${nomor}/batal`, { alasan: ALASAN, otorisasi: own }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const late = both.find(({ status }) => status === 409)
    expect(late?.body.code).toBe('SUDAH_BATAL')
  })

  test('needs a grant for this very command', async () => {
    const [nomor, other] = [await lend(kasir), await lend(kasir)]
    expect(refused(await send(nomor, 'batal'))).toEqual([
      422,
      'BUTUH_OTORISASI',
      { kategori: 'BATAL_HUTANG_LUNAS', disetujui: expect.any(String) },
    ])
    const wrong = [
      await grantFor(other, 'batal'),
      await grantFor(nomor, 'batal', { alasan: 'Alasan lain' }),
      await grantFor(nomor, 'batal-lunas'),
    ]
    for (const otorisasi of wrong) {
      const [status, code] = refused(await send(nomor, 'batal', otorisasi))
      expect([status, code]).toEqual([422, 'OTORISASI_TIDAK_SAH'])
    }
    const sale = await kasir.grant('BATAL_PENJUALAN', `POST hutang/${nomor}/batal`, {
      alasan: ALASAN,
    })
    expect(refused(await send(nomor, 'batal', sale)).slice(0, 2)).toEqual([422, 'BUTUH_OTORISASI'])
    expect((await shown(nomor)).status).toBe('AKTIF')
  })

  test('is undone by its own store', async () => {
    const nomor = await lend(kasir)
    const bdg = await api.as('SPV-BDG')
    const answer = await bdg.post(`hutang/${nomor}/batal`, { alasan: ALASAN })
    expect(answer.status).toBe(404)
  })
})

describe('a redemption undone', () => {
  test('the pledge is back, the loan stands and can be redeemed again', async () => {
    const nomor = await lend(kasir)
    const no_tebus = await redeem(nomor)
    // Not here: a redemption has a screen of its own.
    expect(refused(await undo(nomor))).toEqual([422, 'TIDAK_BISA_BATAL', { nomor }])
    const done = expectStatus(await undo(nomor, 'batal-lunas'), 201)
    expect(done).toMatchObject({
      no_batal: expect.stringMatching(/^BL-JKT-261121-\d{4}$/),
      membatalkan: no_tebus,
    })
    expect(await journalOf(api, done.no_batal)).toEqual(turned(await journalOf(api, no_tebus)))
    expect(await shown(nomor)).toMatchObject({ status: 'AKTIF', versi: 3, tgl_lunas: null })
    expect(refused(await undo(nomor, 'batal-lunas'))).toEqual([
      409,
      'SUDAH_BATAL',
      { nomor: no_tebus },
    ])
    const again = await redeem(nomor)
    expect(again).not.toBe(no_tebus)
    expect(await shown(nomor)).toMatchObject({ status: 'LUNAS', versi: 4 })
  })

  test('gives the loan itself back to who wrote it by mistake', async () => {
    const nomor = await lend(kasir)
    await redeem(nomor)
    expectStatus(await undo(nomor, 'batal-lunas'), 201)
    expect(expectStatus(await undo(nomor), 201).membatalkan).toBe(nomor)
    expect(refused(await undo(nomor, 'batal-lunas'))).toEqual([422, 'TIDAK_BISA_BATAL', { nomor }])
  })

  test('of a loan that was not redeemed', async () => {
    const nomor = await lend(kasir)
    expect(refused(await undo(nomor, 'batal-lunas'))).toEqual([422, 'TIDAK_BISA_BATAL', { nomor }])
  })
})

describe('a renewal undone', () => {
  test('both loans are as before, in one document', async () => {
    const lama = await lend(kasir)
    const baru = await renew(lama)
    expect(await shown(lama)).toMatchObject({ status: 'DIPERPANJANG', no_penerus: baru })
    // It is undone at the loan it opened.
    expect(refused(await undo(lama))).toEqual([422, 'TIDAK_BISA_BATAL', { nomor: lama }])
    const done = expectStatus(await undo(baru), 201)
    expect(done.membatalkan).toBe(baru)
    expect(await journalOf(api, done.no_batal)).toEqual(turned(await journalOf(api, baru)))
    expect(await shown(baru)).toMatchObject({ status: 'BATAL' })
    expect(await shown(lama)).toMatchObject({
      status: 'AKTIF',
      no_penerus: null,
      tgl_lunas: null,
    })
    await redeem(lama)
  })

  test('not when the new loan has moved on', async () => {
    const lama = await lend(kasir)
    const baru = await renew(lama)
    await redeem(baru, 1_001_000)
    expect(refused(await undo(baru))).toEqual([422, 'TIDAK_BISA_BATAL', { nomor: baru }])
    expect(await shown(lama)).toMatchObject({ status: 'DIPERPANJANG' })
  })
})

test('a day later nothing is undone', async () => {
  const [tetap, lunas] = [await lend(kasir), await lend(kasir)]
  const no_tebus = await redeem(lunas)
  const spv = await api.as('SPV-JKT')
  await closeDays(api, spv, 1)
  const tgl = '2026-11-21'
  expect(refused(await undo(tetap))).toEqual([422, 'DOKUMEN_BUKAN_HARI_INI', { nomor: tetap, tgl }])
  expect(refused(await undo(lunas, 'batal-lunas'))).toEqual([
    422,
    'DOKUMEN_BUKAN_HARI_INI',
    { nomor: no_tebus, tgl },
  ])
})
