import { createHash } from 'node:crypto'
import { naskahSaldo, type SaldoAkun } from '@kencana/domain/posting/buku/periode'
import { describe, expect, test } from 'vitest'
import { closeDays, expectStatus, set } from '../hutang/counter.ts'
import { spend } from '../kas/money.ts'
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
  refused,
  reopen,
  submit,
  submitted,
  undo,
  withdraw,
} from './books.ts'

// Months of the books: closed with a balance that is kept, opened again by the owner alone.

const api = await testShop({ tgl: '2026-10-30' })
const { owner, spv } = await openBooks(api)
await set(await api.as('OWNER'), { LACI: 'KASIR,RR', ...UNCOUNTED })

interface Months {
  readonly hari_buka: string
  readonly berikut: {
    bulan: string
    halangan: string[]
    menunggu: string[]
    terbuka: { apa: string; jumlah: number; rp: number | null; sejak: string }[]
  }
  readonly data: { no_tutup: string; bulan: string; status: string; alasan: string | null }[]
}
interface Row {
  readonly nomor_akun: string
  readonly awal: number
  readonly debit: number
  readonly kredit: number
  readonly akhir: number
  readonly awal_ug: number
  readonly murni_ug: number
}

const months = async () => expectStatus(await owner.get<Months>('periode'), 200)
const shown = async (nomor: string) =>
  expectStatus(await owner.get<{ hash: string; saldo: Row[] }>(`periode/${nomor}`), 200)

describe('a month', () => {
  test('is not closed while a day of it is open, or a journal of it waits', async () => {
    const no = await submitted(spv, plain(2_500))
    expect(await months()).toMatchObject({
      hari_buka: '2026-10-30',
      berikut: { bulan: '2026-10', halangan: ['HARI_BUKA', 'JURNAL_MENUNGGU'], menunggu: [no] },
      data: [],
    })
    const { terbuka } = (await months()).berikut
    expect(terbuka.map(({ apa, jumlah, rp, sejak }) => [apa, jumlah, rp, sejak])).toEqual([
      ['HARI', 1, null, '2026-10-30'],
      ['JURNAL', 1, 2_500, '2026-10-30'],
    ])
    const early = await close(owner, '2026-10')
    expect(refused(early)).toEqual([422, 'PERIODE_BELUM_BOLEH'])
    expect(early.body.facts.sebab).toBe('hari bisnisnya belum semua ditutup')
    await posted(spv, owner)
    expectStatus(await spend(spv, 62_500), 201)
    expect(await closeDays(api, spv, 2)).toBe('2026-11-01')
    const waiting = await close(owner, '2026-10')
    expect(waiting.body.facts.sebab).toBe('masih ada jurnal yang menunggu persetujuan')
    expectStatus(await withdraw(spv, no), 201)
  })

  test('that is none, or was before the books, or has a hole before it, is refused', async () => {
    for (const bulan of ['2026-13', '2026-1', 'x', '', '0000-01', '99999-01', null, 7]) {
      const answer = await owner.post<Kept>('periode', { bulan })
      expect([bulan, answer.status]).toEqual([bulan, 400])
    }
    const before = await close(owner, '2026-09')
    expect(before.body.facts.sebab).toBe('pembukuan toko ini belum mulai')
    const future = await close(owner, '2026-12')
    expect(refused(future)).toEqual([422, 'PERIODE_BELUM_BOLEH'])
  })

  test('keeps its trial balance with a hash; the report of the month says the same', async () => {
    const key = { key: crypto.randomUUID() }
    const done = expectStatus(await close(owner, '2026-10', key), 201)
    expect(done).toMatchObject({ no_tutup: 'TP-JKT-261101-0001', bulan: '2026-10' })
    expect(expectStatus(await close(owner, '2026-10', key), 201)).toEqual(done)
    const again = await close(owner, '2026-10')
    expect(refused(again)).toEqual([409, 'PERIODE_SUDAH_TUTUP'])
    expect(again.body.facts).toEqual({ bulan: '2026-10', user_id: 'OWNER' })

    const kept = await shown(done.no_tutup)
    const text = naskahSaldo('JKT', '2026-10', kept.saldo.map(asKept))
    expect(kept.hash).toBe(createHash('sha256').update(text).digest('hex'))
    expect(kept.saldo).toContainEqual(
      expect.objectContaining({ nomor_akun: '5131', awal: 0, debit: 4_000_000, akhir: 4_000_000 }),
    )
    const asked = 'tanggal_awal=2026-10-01&sampai_tgl=2026-10-31'
    const report = await owner.get<{ rows: Record<string, string | number>[] }>(
      `reports/laporan-neraca-saldo?toko=JKT&${asked}`,
    )
    const rows = expectStatus(report, 200).rows
    expect(rows.map(one => [one.nomor_akun, Number(one.debit), Number(one.kredit)])).toEqual(
      kept.saldo.map(one => [one.nomor_akun, one.debit, one.kredit]),
    )
    expect(await months()).toMatchObject({
      berikut: { bulan: '2026-11', halangan: ['HARI_BUKA'] },
      data: [{ no_tutup: done.no_tutup, status: 'TUTUP' }],
    })
    expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  })

  test('keeps its days: none is opened again, nothing is dated there', async () => {
    const back = await owner.post<Kept>('tutup-toko/buka', { alasan: 'Lupa' })
    expect(refused(back)).toEqual([409, 'PERIODE_SUDAH_TUTUP'])
    const no = await submitted(spv, plain(1_000))
    // By hand as by everything else: a document carries the open day.
    expect(expectStatus(await approve(owner, no), 201).tgl_system).toBe('2026-11-01')
    const past = await spv.post<Kept>('ajuan-jurnal', { ...plain(5), tgl_system: '2026-10-31' })
    expect(refused(past)).toEqual([409, 'TOKO_SUDAH_TUTUP'])
    const booked = await submit(spv, { ...plain(5), tgl_buku: '2026-10-31' })
    expect(refused(booked)).toEqual([409, 'PERIODE_SUDAH_TUTUP'])
    expect(booked.body.facts).toEqual({ bulan: '2026-10', user_id: 'OWNER' })
  })

  test('is opened again by the owner alone, with a reason, and closed anew beside it', async () => {
    const [last] = (await months()).data
    const no = last?.no_tutup ?? ''
    expect((await reopen(owner, no, '')).status).toBe(400)
    expect(refused(await reopen(owner, 'TP-X'))).toEqual([404, 'TIDAK_DITEMUKAN'])
    expect(expectStatus(await reopen(owner, no), 201)).toMatchObject({ bulan: '2026-10' })
    const twice = await reopen(owner, no)
    expect(refused(twice)).toEqual([409, 'PERIODE_SUDAH_BUKA'])
    await bookOctober(no)
    const anew = expectStatus(await close(owner, '2026-10'), 201)
    expect((await months()).data).toMatchObject([
      { no_tutup: anew.no_tutup, status: 'TUTUP', alasan: null },
      { status: 'DIBUKA' },
      { no_tutup: no, status: 'DIBUKA', alasan: 'Hari terakhir salah hitung' },
    ])
  })

  test('is opened from the last one: those before it stay closed', async () => {
    await closeDays(api, spv, 30)
    const [october] = (await months()).data
    expectStatus(await close(owner, '2026-11'), 201)
    const first = await reopen(owner, october?.no_tutup ?? '')
    expect(refused(first)).toEqual([422, 'PERIODE_BUKAN_TERAKHIR'])
    expect(first.body.facts).toEqual({ bulan: '2026-11' })
  })
})

/** A journal of November is booked on the last of October while that is open, and undone there. */
async function bookOctober(no_tutup: string) {
  const on = (tgl_buku: string) => submit(spv, { ...plain(7_000), tgl_buku })
  for (const [day, text] of [
    ['2026-11-02', 'Tanggal itu belum tiba'],
    ['2026-10-15', 'Pembukuan toko ini belum mulai'],
  ] as const) {
    const answer = await on(day)
    expect([day, ...refused(answer)]).toEqual([day, 400, 'TIDAK_LENGKAP'])
    expect(answer.body.errors).toEqual({ tgl_buku: text })
  }
  const before = (await shown(no_tutup)).saldo.find(one => one.nomor_akun === '5139')
  const { no_ajuan } = expectStatus(await on('2026-10-31'), 201)
  // It keeps October open while it waits.
  const waiting = await close(owner, '2026-10')
  expect(waiting.body.facts.sebab).toBe('masih ada jurnal yang menunggu persetujuan')
  const done = expectStatus(await approve(owner, no_ajuan), 201)
  expect(done.tgl_system).toBe('2026-11-01')
  const asked = 'tanggal_awal=2026-10-31&sampai_tgl=2026-10-31&nomor_akun=5139'
  const report = await owner.get<{ rows: { nomor: string; tgl: string; debit: string }[] }>(
    `reports/laporan-jurnal?toko=JKT&${asked}`,
  )
  expect(expectStatus(report, 200).rows).toContainEqual(
    expect.objectContaining({ nomor: done.no_jurnal, tgl: '2026-10-31' }),
  )
  const undone = expectStatus(
    await approve(owner, expectStatus(await on('2026-10-31'), 201).no_ajuan),
    201,
  )
  expectStatus(await undo(spv, undone.no_jurnal), 201)
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  const anew = expectStatus(await close(owner, '2026-10'), 201)
  const after = (await shown(anew.no_tutup)).saldo.find(one => one.nomor_akun === '5139')
  expect((after?.akhir ?? 0) - (before?.akhir ?? 0)).toBe(7_000)
  // On its day it is taken back no more once its month is closed.
  expect(refused(await undo(spv, done.no_jurnal))).toEqual([409, 'TOKO_SUDAH_TUTUP'])
  expectStatus(await reopen(owner, anew.no_tutup), 201)
}

test('is for levels that may: a supervisor neither closes nor sees it', async () => {
  expect(refused(await close(spv, '2026-12'))).toEqual([403, 'TANPA_HAK'])
  expect(refused(await spv.get<Kept>('periode'))).toEqual([403, 'TANPA_HAK'])
})

const asKept = ({ nomor_akun, awal, debit, kredit, awal_ug, murni_ug }: Row): SaldoAkun => ({
  nomor_akun,
  awal_rp: awal,
  debit_rp: debit,
  kredit_rp: kredit,
  awal_ug,
  murni_ug,
})
