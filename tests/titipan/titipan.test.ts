import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sql } from '../../apps/server/src/platform/sql.ts'
import { expectStatus, read } from '../hutang/counter.ts'
import { journalOf } from '../hutang/journal.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import {
  ALASAN,
  add,
  cash,
  DEPOSITOR,
  giveBack,
  type Kept,
  openTill,
  refused,
  show,
  stands,
  TODAY,
  take,
  takingBody,
} from './counter.ts'

const api = await testShop()
const { kasir } = await openTill(api)

const post = (body: object, options = {}) => kasir.post<Kept>('titipan', body, options)
const TITIPAN = (rp: number) => ['2111', 'HUTANG_TITIPAN', 0, rp, 0, null]

describe('money taken', () => {
  const card = { cara: 'DEBIT', kode_bank: 'BCA', kartu_akhir: '4021', kode_setuju: 'A77' }
  test.each<[string, object[], number, object, unknown[][]]>([
    ['cash', [cash(500_000)], 0, {}, [['1101', 'KAS', 500_000, 0, 0, 'KASIR']]],
    ['cash, with change', [cash(600_000)], 100_000, {}, [['1101', 'KAS', 500_000, 0, 0, 'KASIR']]],
    [
      'cash, into the drawer named',
      [cash(500_000)],
      0,
      { laci: 'DUA' },
      [['1101', 'KAS', 500_000, 0, 0, 'DUA']],
    ],
    [
      'a card',
      [{ ...card, jumlah: 500_000 }],
      0,
      {},
      [['1121', 'PIUTANG_EDC', 500_000, 0, 0, null]],
    ],
    [
      'QRIS',
      [{ cara: 'QRIS', jumlah: 500_000 }],
      0,
      {},
      [['1122', 'PIUTANG_QRIS', 500_000, 0, 0, null]],
    ],
    [
      'a transfer',
      [{ cara: 'TRANSFER', jumlah: 500_000, kode_bank: 'BCA' }],
      0,
      {},
      [['1111', 'BANK', 500_000, 0, 0, null]],
    ],
    [
      'several ways, change from cash',
      [
        cash(250_000),
        { ...card, kode_setuju: 'A78', jumlah: 100_000 },
        { cara: 'QRIS', jumlah: 200_000 },
      ],
      50_000,
      {},
      [
        ['1101', 'KAS', 200_000, 0, 0, 'KASIR'],
        ['1121', 'PIUTANG_EDC', 100_000, 0, 0, null],
        ['1122', 'PIUTANG_QRIS', 200_000, 0, 0, null],
      ],
    ],
  ])('by %s', async (_, pembayaran, kembali, more, lines) => {
    const done = expectStatus(await post(takingBody(500_000, { pembayaran, ...more })), 201)
    expect(done).toEqual({
      no_titipan: expect.stringMatching(/^FD-JKT-261121-\d{4}$/),
      tgl_system: TODAY,
      saldo: 500_000,
      kembali,
    })
    expect(await journalOf(api, done.no_titipan)).toEqual([...lines, TITIPAN(500_000)])
    const tenders = await read(
      api,
      sql`select cara, jumlah_rp as jumlah, laci from dokumen_bayar
          where nomor = ${done.no_titipan} order by baris`,
    )
    const { laci = 'KASIR' } = more as { laci?: string }
    expect(tenders).toEqual(
      (pembayaran as { cara: string; jumlah: number }[]).map(({ cara, jumlah }) => ({
        cara,
        jumlah,
        laci: cara === 'TUNAI' ? laci : null,
      })),
    )
  })

  test('is kept with whose it is, and shown', async () => {
    const more = { kode_sales: 'DEWI', keterangan: 'Untuk gelang', tgl_system: TODAY }
    const nomor = await take(kasir, 750_000, more)
    expect(await show(kasir, nomor)).toEqual({
      no_titipan: nomor,
      status: 'TERBUKA',
      tgl_system: TODAY,
      customer: { ...DEPOSITOR, kode_member: null },
      kode_sales: 'DEWI',
      masuk: 750_000,
      saldo: 750_000,
      keterangan: 'Untuk gelang',
      riwayat: [
        {
          nomor,
          jenis: 'TITIPAN',
          tgl: TODAY,
          pada: expect.stringMatching(/Z$/),
          user_id: 'KASIR-JKT',
          jumlah: 750_000,
          saldo: 750_000,
          membatalkan: null,
          keterangan: 'Untuk gelang',
          penyetuju: null,
        },
      ],
      validasi: [],
      dicetak: 0,
    })
  })

  test('may be the most there is, and a single coin', async () => {
    const customer = { nama: 'Sinar', telp: '0812 9000 9999', no_identitas: '3171010101010009' }
    expect(await stands(kasir, await take(kasir, 1e13, { customer }))).toEqual(['TERBUKA', 1e13])
    const nomor = await take(kasir, 100, { customer })
    expectStatus(await add(kasir, nomor, 1e13), 201)
    expect(await stands(kasir, nomor)).toEqual(['TERBUKA', 1e13 + 100])
  })

  test.each<[string, object, number, string]>([
    ['too little money', { pembayaran: [cash(400_000)] }, 422, 'PEMBAYARAN_KURANG'],
    [
      'change from a card',
      { pembayaran: [{ cara: 'DEBIT', kode_bank: 'BCA', jumlah: 600_000 }] },
      422,
      'PEMBAYARAN_LEBIH',
    ],
    ['no money', { pembayaran: [] }, 400, 'TIDAK_LENGKAP'],
    ['nothing', { total: 0, pembayaran: [cash(0)] }, 400, 'TIDAK_LENGKAP'],
    ['less than nothing', { total: -5, pembayaran: [cash(-5)] }, 400, 'TIDAK_LENGKAP'],
    ['half a rupiah', { total: 0.5, pembayaran: [cash(0.5)] }, 400, 'TIDAK_LENGKAP'],
    ['too much', { total: 1e13 + 1, pembayaran: [cash(1e13 + 1)] }, 400, 'TIDAK_LENGKAP'],
    ['a nameless customer', { customer: { ...DEPOSITOR, nama: '  ' } }, 400, 'TIDAK_LENGKAP'],
    [
      'a customer without telephone',
      { customer: { ...DEPOSITOR, telp: ' ' } },
      400,
      'TIDAK_LENGKAP',
    ],
    ['a drawer that is not there', { laci: 'TIGA' }, 422, 'RUJUKAN_TIDAK_ADA'],
    ['the drawer of the pawn counter', { laci: 'RR' }, 422, 'RUJUKAN_TIDAK_ADA'],
    ['a sales that is not there', { kode_sales: 'HANTU' }, 422, 'RUJUKAN_TIDAK_ADA'],
    [
      'a bank that is not there',
      { pembayaran: [{ cara: 'DEBIT', kode_bank: 'HANTU', jumlah: 500_000 }] },
      422,
      'RUJUKAN_TIDAK_ADA',
    ],
    ['a card number in the note', { keterangan: 'kartu 4111 1111 1111 1111' }, 422, 'NOMOR_KARTU'],
    [
      'a card number as a name',
      { customer: { ...DEPOSITOR, nama: '4111111111111111' } },
      422,
      'NOMOR_KARTU',
    ],
    ['another day', { tgl_system: '2026-11-20' }, 409, 'TOKO_SUDAH_TUTUP'],
  ])('not with %s', async (_, more, status, code) => {
    const before = await read(api, sql`select count(*)::int as n from dokumen`)
    expect(refused(await post(takingBody(500_000, more)))).toEqual([status, code])
    expect(await read(api, sql`select count(*)::int as n from dokumen`)).toEqual(before)
  })

  test('a sales with money of customers in his name is not deleted', async () => {
    const owner = await api.as('OWNER')
    const at = { toko: 'JKT' }
    const bank = { kode_bank: 'BCA', nama_bank: 'BCA', no_rekening: '77', nama_rekening: 'Uji' }
    const sales = { kode_sales: 'UJI', nama_sales: 'Uji', ...bank }
    expectStatus(await owner.post('sales', sales, at), 200)
    const nomor = await take(kasir, 10_000, { kode_sales: 'UJI' })
    const kept = await owner.del<{ detail: string }>('sales/UJI', at)
    expect([kept.status, kept.body.detail]).toEqual([409, expect.stringContaining(nomor)])
    expectStatus(await giveBack(kasir, nomor, 10_000), 201)
    expectStatus(await owner.del('sales/UJI', at), 200)
  })
})

describe('money added', () => {
  test('comes to the deposit by a document of its own', async () => {
    const nomor = await take(kasir, 300_000)
    const done = expectStatus(
      await add(kasir, nomor, 200_000, { pembayaran: [cash(250_000)], keterangan: 'Lagi' }),
      201,
    )
    expect(done).toEqual({
      nomor: expect.stringMatching(/^FA-JKT-261121-\d{4}$/),
      no_titipan: nomor,
      tgl_system: TODAY,
      saldo: 500_000,
      kembali: 50_000,
    })
    expect(await journalOf(api, done.nomor)).toEqual([
      ['1101', 'KAS', 200_000, 0, 0, 'KASIR'],
      TITIPAN(200_000),
    ])
    const shown = await show(kasir, nomor)
    expect(shown).toMatchObject({ status: 'TERBUKA', masuk: 500_000, saldo: 500_000 })
    expect(shown.riwayat.map(step => [step.jenis, step.jumlah, step.saldo])).toEqual([
      ['TITIPAN', 300_000, 300_000],
      ['TAMBAH_TITIPAN', 200_000, 500_000],
    ])
  })

  test('not to one that has ended, is not there, or is of another store', async () => {
    const nomor = await take(kasir, 300_000)
    expectStatus(await giveBack(kasir, nomor, 300_000), 201)
    const ended = await add(kasir, nomor, 1_000)
    expect(refused(ended)).toEqual([409, 'BON_SELESAI'])
    expect(ended.body.detail).toBe(`${nomor} sudah dikembalikan, saldonya tidak dapat dipakai`)
    expect(refused(await add(kasir, 'FD-JKT-261121-9999', 1))).toEqual([404, 'TIDAK_DITEMUKAN'])
    const bdg = await api.as('KASIR-BDG')
    const other = await take(kasir, 1_000)
    expect(refused(await add(bdg, other, 1_000))).toEqual([404, 'TIDAK_DITEMUKAN'])
    expect(refused(await bdg.get<Kept>(`titipan/${other}`))).toEqual([404, 'TIDAK_DITEMUKAN'])
  })
})

describe('money given back', () => {
  test('in part, then all of it', async () => {
    const nomor = await take(kasir, 1_000_000)
    const part = expectStatus(await giveBack(kasir, nomor, 400_000, { laci: 'DUA' }), 201)
    expect(part).toEqual({
      nomor: expect.stringMatching(/^FR-JKT-261121-\d{4}$/),
      no_titipan: nomor,
      tgl_system: TODAY,
      saldo: 600_000,
    })
    expect(await journalOf(api, part.nomor)).toEqual([
      ['2111', 'HUTANG_TITIPAN', 400_000, 0, 0, null],
      ['1101', 'KAS', 0, 400_000, 0, 'DUA'],
    ])
    expect(await stands(kasir, nomor)).toEqual(['TERBUKA', 600_000])
    const bank = { pencairan: { cara: 'TRANSFER', kode_bank: 'BCA', no_rekening: '5270123456' } }
    const rest = expectStatus(await giveBack(kasir, nomor, 600_000, bank), 201)
    expect(await journalOf(api, rest.nomor)).toEqual([
      ['2111', 'HUTANG_TITIPAN', 600_000, 0, 0, null],
      ['1111', 'BANK', 0, 600_000, 0, null],
    ])
    expect(await stands(kasir, nomor)).toEqual(['KEMBALI', 0])
    const document = await read(
      api,
      sql`select total_rp, penyetuju, keterangan, nama_customer, isi->'pencairan' as pencairan
          from dokumen where nomor = ${rest.nomor}`,
    )
    expect(document).toEqual([
      {
        total_rp: 600_000,
        penyetuju: 'SPV-JKT',
        keterangan: ALASAN,
        nama_customer: DEPOSITOR.nama,
        pencairan: { ...bank.pencairan, jumlah: 600_000 },
      },
    ])
  })

  test.each<[string, object, number, string]>([
    ['more than there is', { jumlah: 500_001 }, 422, 'SALDO_KURANG'],
    ['nothing', { jumlah: 0 }, 400, 'TIDAK_LENGKAP'],
    ['less than nothing', { jumlah: -1 }, 400, 'TIDAK_LENGKAP'],
    ['too much', { jumlah: 1e13 + 1 }, 400, 'TIDAK_LENGKAP'],
    ['no reason', { alasan: ' ' }, 400, 'TIDAK_LENGKAP'],
    ['a card number as reason', { alasan: '4111 1111 1111 1111' }, 422, 'NOMOR_KARTU'],
    [
      'a bank that is not there',
      { pencairan: { cara: 'TRANSFER', kode_bank: 'X' } },
      422,
      'RUJUKAN_TIDAK_ADA',
    ],
    ['a drawer that is not there', { laci: 'TIGA' }, 422, 'RUJUKAN_TIDAK_ADA'],
    ['another day', { tgl_system: '2026-11-20' }, 409, 'TOKO_SUDAH_TUTUP'],
    ['cash that no coin makes', { jumlah: 1_077 }, 422, 'TUNAI_PECAHAN'],
    ['no grant', {}, 422, 'BUTUH_OTORISASI'],
  ])('not with %s', async (_, more, status, code) => {
    const nomor = await take(kasir, 500_000)
    const body = { alasan: ALASAN, jumlah: 1_000, pencairan: { cara: 'TUNAI' }, ...more }
    const answer = await kasir.post<Kept>(`titipan/${nomor}/kembali`, body)
    expect(refused(answer)).toEqual([status, code])
    expect(await stands(kasir, nomor)).toEqual(['TERBUKA', 500_000])
  })

  test('says what is missing, to the rupiah', async () => {
    const nomor = await take(kasir, 500_000)
    const { body } = await giveBack(kasir, nomor, 600_000)
    expect(body.detail).toBe(`Saldo ${nomor} tinggal 500,000, kurang 100,000`)
  })

  test('by a grant for this command alone, once', async () => {
    const [nomor, other] = [await take(kasir, 500_000), await take(kasir, 500_000)]
    const path = `titipan/${nomor}/kembali`
    const body = { alasan: ALASAN, jumlah: 100_000, pencairan: { cara: 'TUNAI' } }
    const send = (otorisasi: string, more: object = {}) =>
      kasir.post<Kept>(path, { ...body, ...more, otorisasi })
    const ask = (route: string, of: object) => kasir.grant('BATAL_TITIPAN', `POST ${route}`, of)
    const wrong = [
      await ask(`titipan/${other}/kembali`, body),
      await ask(path, { ...body, jumlah: 100_001 }),
      await ask(`titipan/${nomor}/batal`, { alasan: ALASAN }),
    ]
    for (const otorisasi of wrong) {
      expect(refused(await send(otorisasi))).toEqual([422, 'OTORISASI_TIDAK_SAH'])
    }
    const sale = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, body)
    expect(refused(await send(sale))).toEqual([422, 'BUTUH_OTORISASI'])
    const right = await ask(path, body)
    expectStatus(await send(right), 201)
    expect(refused(await send(right))).toEqual([422, 'OTORISASI_TIDAK_SAH'])
    // Of another person's grant nobody makes use.
    const spv = await api.as('SPV-JKT')
    const own = await spv.grant('BATAL_TITIPAN', `POST ${path}`, body)
    expect(refused(await send(own))).toEqual([422, 'OTORISASI_TIDAK_SAH'])
    expect(await stands(kasir, nomor)).toEqual(['TERBUKA', 400_000])
  })
})

describe('who may', () => {
  test.each([
    ['GUDANG-JKT', 403],
    ['KASIR-JKT', 201],
    ['SPV-JKT', 201],
  ])('%s take a deposit: %i', async (user, status) => {
    expect((await (await api.as(user)).post('titipan', takingBody(1_000))).status).toBe(status)
  })
})

test('a key is answered once, whatever it is asked for', async () => {
  const nomor = await take(kasir, 900_000)
  const other = await take(kasir, 1_000)
  const spoken: [string, object, object][] = [
    ['titipan', takingBody(5_000), takingBody(6_000)],
    [
      `titipan/${nomor}/tambah`,
      { pembayaran: [cash(1_000)], total: 1_000 },
      {
        pembayaran: [cash(2_000)],
        total: 2_000,
      },
    ],
    [
      `titipan/${nomor}/kembali`,
      { alasan: ALASAN, jumlah: 1_000, pencairan: { cara: 'TUNAI' } },
      { alasan: ALASAN, jumlah: 2_000, pencairan: { cara: 'TUNAI' } },
    ],
    [
      'pengalihan-saldo',
      { alasan: ALASAN, dari: nomor, ke: other, jumlah: 1_000 },
      { alasan: ALASAN, dari: nomor, ke: other, jumlah: 2_000 },
    ],
    [`titipan/${nomor}/batal`, { alasan: ALASAN }, { alasan: 'Lain' }],
  ]
  const count = () => read(api, sql`select count(*)::int as n from dokumen`)
  for (const [path, body, another] of spoken) {
    const key = randomUUID()
    const needs = 'alasan' in body
    const otorisasi = needs ? await kasir.grant('BATAL_TITIPAN', `POST ${path}`, body) : undefined
    const send = (of: object) => kasir.post<Kept>(path, { ...of, otorisasi }, { key })
    const both = await Promise.all([send(body), send(body)])
    const done = both.map(answer => expectStatus(answer, 201))
    const before = await count()
    const later = expectStatus(await send(body), 201)
    expect([done[1], later], path).toEqual([done[0], done[0]])
    expect(refused(await send(another)), path).toEqual([422, 'KUNCI_BEDA'])
    expect(await count(), path).toEqual(before)
  }
})
