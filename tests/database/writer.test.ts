import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { IN_TRAY, PIECE_STATUS } from '@kencana/contract/areas/barang/status'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { findAltered } from '../../apps/server/src/engines/document/compare-chain.ts'
import {
  type DecidedDocument,
  type JournalRow,
  postDocument,
} from '../../apps/server/src/engines/document/post-document.ts'
import { stateTables } from '../../apps/server/src/engines/document/states.ts'
import { reversedPieces } from '../../apps/server/src/engines/document/undo/reverse-claims.ts'
import { reversedJournal } from '../../apps/server/src/engines/document/undo/reverse-journal.ts'
import type { Ctx } from '../../apps/server/src/platform/context.ts'
import { inStore } from '../../apps/server/src/platform/transaction.ts'
import { cashSale, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// What the writer does with claims that no screen makes yet: pieces that become something else, and
// lists that it must not overlook.

const api = await testShop()
const { kasir, rings } = await openShop(api, 4)
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
const { rows } = await admin.query(
  "select token_hash from sesi where user_id = 'KASIR-JKT' and dicabut_pada is null limit 1",
)
const sesi = rows[0].token_hash
afterAll(() => admin.end())
afterEach(async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  expect(await findAltered(admin, 'JKT')).toEqual([])
})

/** A request of the cashier, as far as the writer looks at it. */
const request = (): Ctx =>
  ({
    app: api.app,
    kode_toko: 'JKT',
    actor: { user_id: 'KASIR-JKT', sesi },
    requestId: randomUUID(),
    key: { kunci: randomUUID(), sidik: randomBytes(32) },
    now: () => api.app.clock.now(),
  }) as unknown as Ctx

const write = (document: DecidedDocument, ctx = request()) => postDocument(ctx, document)

const trial = (more: Partial<DecidedDocument>): DecidedDocument => ({
  jenis: 'UJI',
  awalan: 'UJ',
  kunci_nomor: 'no_uji',
  tgl: '2026-11-21',
  dokumen: {},
  jawaban: {},
  tanpa_jurnal: true,
  ...more,
})

const pieceRow = async (kode: string | undefined) =>
  (
    await admin.query<Record<string, never>>(
      `select to_jsonb(b) - 'versi' as isi, versi::int, berat_mg::int, modal_rp::int, permil
       from barang b where kode_barcode = $1`,
      [kode],
    )
  ).rows[0] as unknown as {
    isi: Record<string, unknown>
    versi: number
    berat_mg: number
    modal_rp: number
    permil: number
  }

const ACCOUNTS: Readonly<Record<string, string>> = {
  PERSEDIAAN: '1201',
  PERSEDIAAN_BLN: '1202',
  SUSUT: '5111',
}

const line = (baris: number, jenis_akun: string, rp: number, murni_ug: number): JournalRow => ({
  baris,
  nomor_akun: ACCOUNTS[jenis_akun] ?? '',
  jenis_akun,
  debit_rp: Math.max(rp, 0),
  kredit_rp: Math.max(-rp, 0),
  murni_ug,
})

/** Cost and fine gold go from one account to another. */
const booked = (dari: string, ke: string, rp: number, ug: number): Partial<DecidedDocument> => ({
  tanpa_jurnal: false,
  jurnal: [line(1, ke, rp, ug), line(2, dari, -rp, -ug)],
})

const undo = async (nomor: string) =>
  inStore(api.app.pool, 'JKT', async db =>
    trial({
      tanpa_jurnal: false,
      dokumen: { membatalkan: nomor },
      klaim: await reversedPieces(db, 'JKT', nomor),
      jurnal: await reversedJournal(db, 'JKT', nomor),
    }),
  )

describe('a piece becomes what a claim says', () => {
  test('weight, purity and cost change in its tray, and come back with the reversal', async () => {
    const before = await pieceRow(rings[0])
    const gone = { mg: 200, rp: 100_000 }
    const berat_mg = before.berat_mg - gone.mg
    const ug = gone.mg * 750
    const claim = {
      kode_barcode: rings[0] ?? '',
      versi: before.versi,
      dari_status: 'ADA',
      ke_status: 'ADA',
      dari_baki: 'A01',
      ke_baki: null,
      ubah: { berat_mg, berat_nota_mg: berat_mg, modal_rp: before.modal_rp - gone.rp },
    }
    const posted = await write(
      trial({ klaim: [claim], ...booked('PERSEDIAAN', 'SUSUT', gone.rp, ug) }),
    )
    const after = await pieceRow(rings[0])
    expect(after).toMatchObject({ berat_mg, modal_rp: before.modal_rp - gone.rp })
    const { rows } = await admin.query(
      `select berat_mg::int, dari_berat_mg::int, dari_murni_ug::int, dari_kode_kadar, sebelum
       from gerak_barang where nomor = $1`,
      [posted.nomor],
    )
    expect(rows).toEqual([
      {
        berat_mg,
        dari_berat_mg: before.berat_mg,
        dari_murni_ug: before.berat_mg * 750,
        dari_kode_kadar: '750',
        sebelum: expect.objectContaining({ berat_mg: before.berat_mg, modal_rp: before.modal_rp }),
      },
    ])
    await write(await undo(posted.nomor))
    expect((await pieceRow(rings[0])).isi).toEqual(before.isi)
  })

  test('a piece that leaves for another account is no longer sold, and comes back', async () => {
    const { versi, berat_mg, modal_rp } = await pieceRow(rings[1])
    const claim = {
      kode_barcode: rings[1] ?? '',
      versi,
      dari_status: 'ADA',
      ke_status: 'BLN',
      dari_baki: 'A01',
      ke_baki: 'A02',
    }
    const money = booked('PERSEDIAAN', 'PERSEDIAAN_BLN', modal_rp, berat_mg * 750)
    const posted = await write(trial({ klaim: [claim], ...money }))
    expect((await pieceRow(rings[1])).isi).toMatchObject({
      status: 'BLN',
      kode_baki: 'A02',
      no_keluar: null,
    })
    const sale = await kasir.post('penjualan', cashSale([rings[1] ?? ''], RING_PRICE))
    expect(sale.body).toMatchObject({ code: 'BARANG_TIDAK_TERSEDIA', facts: { status: 'BLN' } })
    await write(await undo(posted.nomor))
    expect((await pieceRow(rings[1])).isi).toMatchObject({ status: 'ADA', kode_baki: 'A01' })
  })

  test('a claim on a version of before changes nothing', async () => {
    const { versi, isi } = await pieceRow(rings[2])
    const claim = {
      kode_barcode: rings[2] ?? '',
      versi: versi - 1,
      dari_status: 'ADA',
      ke_status: 'ADA',
      dari_baki: 'A01',
      ke_baki: null,
      ubah: { berat_mg: 1 },
    }
    await expect(write(trial({ klaim: [claim] }))).rejects.toMatchObject({ code: 'BARANG_BERUBAH' })
    expect((await pieceRow(rings[2])).isi).toEqual(isi)
  })
})

describe('what the writer does not know it refuses', () => {
  const REFUSED = { code: '22023' }
  const claim = { kunci: 'FH-1', versi: 1, dari_status: 'AKTIF', ke_status: 'LUNAS' }

  test.each([
    ['a list', { klaim_kolam: [] }],
    ['a table without a state', { klaim_lain: [{ ...claim, tabel: 'sales' }] }],
    ['a new row of such a table', { baru_lain: [{ tabel: 'users', baris: {} }] }],
    [
      'a column that no document changes',
      { klaim_lain: [{ ...claim, tabel: 'hutang', ubah: { jumlah_hutang_rp: 1 } }] },
    ],
    [
      'a column of a piece that none changes',
      { klaim: [{ kode_barcode: '1', versi: 1, ubah: { status: 'ADA' } }] },
    ],
  ])('%s', async (_what, more) => {
    await expect(write(trial(more as Partial<DecidedDocument>))).rejects.toMatchObject(REFUSED)
  })

  test('a claim that no row answers names its table', async () => {
    const klaim_lain = [{ ...claim, tabel: 'hutang' as const }]
    await expect(write(trial({ klaim_lain }))).rejects.toMatchObject({
      code: 'HUTANG_BERUBAH',
      facts: { nomor: 'FH-1' },
    })
  })
})

describe('the database and the server say the same', () => {
  test('of the statuses of a piece', async () => {
    const { rows } = await admin.query<Record<string, unknown>>(
      `select s as status, akun_barang(s) as jenis_akun, di_baki(s) as di_baki
       from unnest($1::text[]) s`,
      [Object.keys(PIECE_STATUS)],
    )
    const known = Object.entries(PIECE_STATUS).map(([status, { jenis_akun, di_baki }]) => ({
      status,
      jenis_akun,
      di_baki,
    }))
    expect(rows).toEqual(known)
    // The checks ask no function that somebody could have changed: they bring a list of their own.
    const checks = await readFile('apps/server/checks/invariants.sql', 'utf8')
    const listed = [...checks.matchAll(/\('([A-Z]+)', (?:'(\w+)'|null), (true|false)\)/g)]
    expect(
      listed.map(([, status, jenis_akun = null, di_baki]) => ({
        status,
        jenis_akun,
        di_baki: di_baki === 'true',
      })),
    ).toEqual(known)
    expect(IN_TRAY).toContain('ADA')
  })

  test('of the tables with a state, in the order they are locked in', async () => {
    const { rows } = await admin.query('select tabel_berkeadaan() as tabel')
    const [first, pools, ...rest] = rows[0].tabel
    // A pool has no status: what it holds is counted.
    expect(pools).toBe('kolam')
    expect([first, ...rest]).toEqual(stateTables.map(([tabel]) => tabel))
  })
})
