import { describe, expect, test } from 'vitest'
import { sql } from '../../apps/server/src/platform/sql.ts'
import { closeDays, expectStatus, read, set } from '../hutang/counter.ts'
import { journalOf } from '../hutang/journal.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import {
  ALASAN,
  add,
  giveBack,
  type Kept,
  move,
  openTill,
  refused,
  show,
  stands,
  TODAY,
  take,
  undo,
} from './counter.ts'

const api = await testShop()
const { kasir } = await openTill(api)

/** A journal with its sides changed, as a reversal books it. */
const turned = (lines: unknown[][]) =>
  lines.map(([akun, jenis, debit, kredit, murni, laci]) => [
    akun,
    jenis,
    kredit,
    debit,
    murni,
    laci,
  ])

describe('a deposit undone', () => {
  test('never was: its journal is turned round, its money out of the drawer', async () => {
    const nomor = await take(kasir, 500_000, { laci: 'DUA' })
    const done = expectStatus(await undo(kasir, nomor, { dokumen: nomor }), 201)
    expect(done).toEqual({
      no_batal: expect.stringMatching(/^BD-JKT-261121-\d{4}$/),
      membatalkan: nomor,
      tgl_system: TODAY,
    })
    expect(await journalOf(api, done.no_batal)).toEqual(turned(await journalOf(api, nomor)))
    const shown = await show(kasir, nomor)
    expect(shown).toMatchObject({ status: 'BATAL', saldo: 0, masuk: 0 })
    expect(shown.riwayat.at(-1)).toMatchObject({
      nomor: done.no_batal,
      jenis: 'BATAL_TITIPAN',
      jumlah: -500_000,
      saldo: 0,
      membatalkan: nomor,
      keterangan: ALASAN,
    })
    const again = await undo(kasir, nomor)
    expect(refused(again)).toEqual([409, 'SUDAH_BATAL'])
    expect(again.body.facts).toEqual({ nomor })
    expect(refused(await undo(kasir, nomor, { dokumen: nomor }))).toEqual([409, 'SUDAH_BATAL'])
    expect(refused(await add(kasir, nomor, 1_000))).toEqual([409, 'BON_SELESAI'])
    expect(refused(await giveBack(kasir, nomor, 1_000))).toEqual([409, 'BON_SELESAI'])
  })

  test('document by document, the last first, each as before it', async () => {
    const nomor = await take(kasir, 500_000)
    const more = expectStatus(await add(kasir, nomor, 200_000), 201).nomor
    const part = expectStatus(await giveBack(kasir, nomor, 300_000), 201).nomor
    const rest = expectStatus(await giveBack(kasir, nomor, 400_000), 201).nomor
    const seen: [string, string, number][] = [
      [rest, 'TERBUKA', 400_000],
      [part, 'TERBUKA', 700_000],
      [more, 'TERBUKA', 500_000],
      [nomor, 'BATAL', 0],
    ]
    expect(await stands(kasir, nomor)).toEqual(['KEMBALI', 0])
    for (const [dokumen, status, saldo] of seen) {
      const done = expectStatus(await undo(kasir, nomor, { dokumen }), 201)
      expect(done.membatalkan).toBe(dokumen)
      expect(await journalOf(api, done.no_batal)).toEqual(turned(await journalOf(api, dokumen)))
      expect(await stands(kasir, nomor)).toEqual([status, saldo])
    }
    const again = await undo(kasir, nomor)
    expect(refused(again)).toEqual([409, 'SUDAH_BATAL'])
    const { riwayat, masuk } = await show(kasir, nomor)
    expect([riwayat.length, masuk]).toEqual([8, 0])
  })

  test('is the one that was meant: another is the last by now', async () => {
    const nomor = await take(kasir, 500_000)
    const more = expectStatus(await add(kasir, nomor, 200_000), 201).nomor
    const early = await undo(kasir, nomor, { dokumen: nomor })
    expect(refused(early)).toEqual([409, 'BON_TERPAKAI'])
    expect(early.body.detail).toBe(`Sesudah ${nomor} ada ${more}, batalkan ${more} dahulu`)
    expectStatus(await undo(kasir, nomor, { dokumen: more }), 201)
    // The second till saw the same document last: nothing else is undone instead.
    expect(refused(await undo(kasir, nomor, { dokumen: more }))).toEqual([409, 'SUDAH_BATAL'])
    expect(refused(await undo(kasir, nomor, { dokumen: 'FA-X' }))).toEqual([
      422,
      'TIDAK_BISA_BATAL',
    ])
    expect(await stands(kasir, nomor)).toEqual(['TERBUKA', 500_000])
  })

  test('by two at once: one is late', async () => {
    const nomor = await take(kasir, 500_000)
    const spv = await api.as('SPV-JKT')
    const both = await Promise.all([undo(kasir, nomor), undo(spv, nomor)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const late = both.find(({ status }) => status === 409)
    expect(late?.body.code).toMatch(/^(SUDAH_BATAL|BON_BERUBAH)$/)
    expect(await stands(kasir, nomor)).toEqual(['BATAL', 0])
  })

  test('needs a grant for this very command', async () => {
    const nomor = await take(kasir, 500_000)
    const path = `titipan/${nomor}/batal`
    const send = (otorisasi?: string) => kasir.post<Kept>(path, { alasan: ALASAN, otorisasi })
    expect(refused(await send())).toEqual([422, 'BUTUH_OTORISASI'])
    const route = `POST ${path}`
    const wrong = await kasir.grant('BATAL_TITIPAN', route, { alasan: 'Alasan lain' })
    expect(refused(await send(wrong))).toEqual([422, 'OTORISASI_TIDAK_SAH'])
    const sale = await kasir.grant('BATAL_PENJUALAN', route, { alasan: ALASAN })
    expect(refused(await send(sale))).toEqual([422, 'BUTUH_OTORISASI'])
    const bdg = await api.as('SPV-BDG')
    expect(refused(await bdg.post<Kept>(path, { alasan: ALASAN }))).toEqual([
      404,
      'TIDAK_DITEMUKAN',
    ])
    const gudang = await api.as('GUDANG-JKT')
    expect(refused(await gudang.post<Kept>(path, { alasan: ALASAN }))).toEqual([403, 'TANPA_HAK'])
    expect(await stands(kasir, nomor)).toEqual(['TERBUKA', 500_000])
  })
})

describe('money moved from one deposit to another', () => {
  test('is two linked entries', async () => {
    const [dari, ke] = [await take(kasir, 500_000), await take(kasir, 100_000)]
    const done = expectStatus(await move(kasir, dari, ke, 200_000), 201)
    expect(done).toEqual({
      no_pengalihan: expect.stringMatching(/^FS-JKT-261121-\d{4}$/),
      tgl_system: TODAY,
      saldo_dari: 300_000,
      saldo_ke: 300_000,
    })
    const lines = await read(
      api,
      sql`select nomor_akun, debit_rp, kredit_rp, keterangan from jurnal_baris
          where nomor = ${done.no_pengalihan} order by baris`,
    )
    expect(lines).toEqual([
      { nomor_akun: '2111', debit_rp: 200_000, kredit_rp: 0, keterangan: dari },
      { nomor_akun: '2111', debit_rp: 0, kredit_rp: 200_000, keterangan: ke },
    ])
    expect(await show(kasir, dari)).toMatchObject({ masuk: 500_000, saldo: 300_000 })
    expect(await show(kasir, ke)).toMatchObject({ masuk: 100_000, saldo: 300_000 })
    expectStatus(await move(kasir, dari, ke, 300_000), 201)
    expect(await stands(kasir, dari)).toEqual(['HABIS', 0])
    expect(refused(await move(kasir, dari, ke, 1))).toEqual([409, 'BON_SELESAI'])
    expect(refused(await move(kasir, ke, dari, 1))).toEqual([409, 'BON_SELESAI'])
  })

  test('not to itself, not more than there is, not without a grant', async () => {
    const [dari, ke] = [await take(kasir, 500_000), await take(kasir, 100_000)]
    const self = await move(kasir, dari, dari, 1_000)
    expect(refused(self)).toEqual([400, 'TIDAK_LENGKAP'])
    expect(self.body.errors).toEqual({ ke: 'Pilih titipan lain' })
    expect(refused(await move(kasir, dari, ke, 500_001))).toEqual([422, 'SALDO_KURANG'])
    expect(refused(await move(kasir, dari, 'FD-X', 1))).toEqual([404, 'TIDAK_DITEMUKAN'])
    const asked = await kasir.post<Kept>('pengalihan-saldo', { dari, ke, jumlah: 1, alasan: 'x' })
    expect(refused(asked)).toEqual([422, 'BUTUH_OTORISASI'])
    const bdg = await take(await api.as('KASIR-BDG'), 1_000)
    expect(refused(await move(kasir, dari, bdg, 1))).toEqual([404, 'TIDAK_DITEMUKAN'])
    expect([await stands(kasir, dari), await stands(kasir, ke)]).toEqual([
      ['TERBUKA', 500_000],
      ['TERBUKA', 100_000],
    ])
  })

  test.each(['dari', 'ke'] as const)('is undone from the deposit it went %s', async side => {
    const two = { dari: await take(kasir, 500_000), ke: await take(kasir, 100_000) }
    const moved = expectStatus(await move(kasir, two.dari, two.ke, 500_000), 201).no_pengalihan
    const done = expectStatus(await undo(kasir, two[side], { dokumen: moved }), 201)
    expect(done.membatalkan).toBe(moved)
    expect(await stands(kasir, two.dari)).toEqual(['TERBUKA', 500_000])
    expect(await stands(kasir, two.ke)).toEqual(['TERBUKA', 100_000])
    const other = side === 'dari' ? two.ke : two.dari
    expect(refused(await undo(kasir, other, { dokumen: moved }))).toEqual([409, 'SUDAH_BATAL'])
  })

  test('is not undone when it was used: the money would be missing there', async () => {
    const [dari, ke] = [await take(kasir, 500_000), await take(kasir, 100_000)]
    const moved = expectStatus(await move(kasir, dari, ke, 500_000), 201).no_pengalihan
    const back = expectStatus(await giveBack(kasir, ke, 250_000), 201).nomor
    const spent = await undo(kasir, dari, { dokumen: moved })
    expect(refused(spent)).toEqual([422, 'SALDO_KURANG'])
    expect(spent.body.detail).toBe(`Saldo ${ke} tinggal 350,000, kurang 150,000`)
    const later = await undo(kasir, ke, { dokumen: moved })
    expect(refused(later)).toEqual([409, 'BON_TERPAKAI'])
    expect(later.body.facts).toEqual({ nomor: moved, oleh_nomor: back })
    expect(await stands(kasir, dari)).toEqual(['HABIS', 0])
  })

  test('is undone by its amount when the rest covers it, to nothing left', async () => {
    const [dari, ke] = [await take(kasir, 500_000), await take(kasir, 100_000)]
    const moved = expectStatus(await move(kasir, dari, ke, 500_000), 201).no_pengalihan
    expectStatus(await giveBack(kasir, ke, 40_000), 201)
    expectStatus(await add(kasir, ke, 10_000), 201)
    expectStatus(await undo(kasir, dari, { dokumen: moved }), 201)
    expect(await stands(kasir, dari)).toEqual(['TERBUKA', 500_000])
    expect(await stands(kasir, ke)).toEqual(['TERBUKA', 70_000])
    // Nothing is left where all that was not moved went out.
    const again = expectStatus(await move(kasir, dari, ke, 500_000), 201).no_pengalihan
    expectStatus(await giveBack(kasir, ke, 70_000), 201)
    expectStatus(await undo(kasir, dari, { dokumen: again }), 201)
    expect(await stands(kasir, ke)).toEqual(['HABIS', 0])
  })
})

test('a day later nothing is undone, though money still goes back', async () => {
  const nomor = await take(kasir, 500_000)
  const ended = await take(kasir, 70_000)
  const back = expectStatus(await giveBack(kasir, ended, 70_000), 201).nomor
  const third = await take(kasir, 1_000)
  await set(await api.as('OWNER'), { LACI: 'KASIR,RR' })
  await closeDays(api, await api.as('SPV-JKT'), 1)
  const late = await undo(kasir, nomor)
  expect(refused(late)).toEqual([422, 'DOKUMEN_BUKAN_HARI_INI'])
  expect(late.body.facts).toEqual({ nomor, tgl: TODAY })
  expect((await undo(kasir, ended)).body.facts).toEqual({ nomor: back, tgl: TODAY })
  expectStatus(await giveBack(kasir, nomor, 500_000), 201)
  expect(await stands(kasir, nomor)).toEqual(['KEMBALI', 0])
  // A counter that still shows yesterday hears who closed it, and writes nothing today.
  const seen = { tgl_system: TODAY }
  for (const old of [await add(kasir, third, 1, seen), await giveBack(kasir, third, 1, seen)]) {
    expect(refused(old)).toEqual([409, 'TOKO_SUDAH_TUTUP'])
    expect(old.body.facts).toEqual({ user_id: 'SPV-JKT', tgl: TODAY })
  }
})
