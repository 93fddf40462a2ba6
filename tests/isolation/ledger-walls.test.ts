import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { tradeOneDay } from '../database/traded-day.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'

const api = await testShop()
await tradeOneDay(api)
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
afterAll(async () => {
  await admin.end()
  const broken = await brokenInvariants(api.database.adminUrl)
  expect(broken).toEqual([])
})

const LEDGER = [
  'dokumen',
  'dokumen_barang',
  'dokumen_bayar',
  'gerak_barang',
  'jurnal_baris',
  'audit',
  'harga_emas',
  'riwayat_barang',
]
const FORBIDDEN = { code: '42501' }
const APPEND_ONLY = { code: 'KC009' }

/** Runs one statement as the application, scoped to a store, and takes it back. */
async function asApp(statement: string, toko = 'JKT', role: 'app' | 'read' = 'app') {
  const client = await api.database[role].connect()
  try {
    await client.query('begin read write')
    await client.query(`set local app.kode_toko = '${toko}'`)
    return await client.query(statement)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Runs statements as the administrator, perhaps as another role, and takes them back. */
async function asAdmin(...statements: string[]): Promise<pg.QueryResult | undefined> {
  await admin.query('begin')
  try {
    let last: pg.QueryResult | undefined
    for (const statement of statements) last = await admin.query(statement)
    return last
  } finally {
    await admin.query('rollback')
  }
}

describe.each(LEDGER)('the ledger table %s', table => {
  it.each([
    `update ${table} set kode_toko = kode_toko`,
    `delete from ${table}`,
    `truncate ${table}`,
    `alter table ${table} disable trigger abadi`,
    `alter table ${table} disable row level security`,
    `drop policy milik_toko on ${table}`,
  ])('refuses the application: %s', async statement => {
    await expect(asApp(statement)).rejects.toMatchObject(FORBIDDEN)
  })

  it.each([
    `update ${table} set kode_toko = kode_toko`,
    `delete from ${table}`,
    `truncate ${table}`,
  ])('refuses its owner and a superuser: %s', async statement => {
    await expect(asAdmin(statement)).rejects.toMatchObject(APPEND_ONLY)
    await expect(asAdmin('set local role kencana_owner', statement)).rejects.toMatchObject(
      APPEND_ONLY,
    )
  })
})

describe('rows that did not go through the writer', () => {
  it.each([
    `insert into dokumen (kode_toko, nomor, jenis, tgl, pada, user_id)
      values ('JKT', 'FJ-JKT-1', 'PENJUALAN', '2026-11-21', now(), 'KASIR-JKT')`,
    `insert into jurnal_baris select * from jurnal_baris limit 1`,
    `insert into gerak_barang select * from gerak_barang limit 1`,
    `insert into dokumen_bayar select * from dokumen_bayar limit 1`,
    `insert into audit select * from audit limit 1`,
    `update audit_kepala set urut = 0`,
    `update nomor_urut set terakhir = terakhir + 1`,
    `insert into barang (kode_toko, kode_barcode) values ('JKT', '11999999')`,
    `update barang set status = 'ADA', no_keluar = null`,
    `update barang set berat_mg = berat_mg + 1`,
    `update barang set modal_rp = 1`,
    `update barang set kode_baki = 'A03'`,
    `update hari_bisnis set status = 'BUKA'`,
    `update outbox set isi = '{}'`,
    `update otorisasi set berlaku_sampai = 'infinity'`,
    `delete from otorisasi`,
    `delete from idem`,
    `select catat_audit('JKT', 'KASIR-JKT', now(), 'x', null, '{}')`,
    `select tambah_barang_baru('JKT', 'x', 'x', current_date, now(), 'x', '[]')`,
    `set local session_replication_role = replica`,
  ])('are refused: %s', async statement => {
    await expect(asApp(statement)).rejects.toMatchObject(FORBIDDEN)
  })

  it('are refused by the balance even to a superuser', async () => {
    const line = `insert into jurnal_baris (kode_toko, nomor, baris, jenis, tgl, pada, nomor_akun,
      jenis_akun, debit_rp, kredit_rp, murni_ug)
      values ('JKT', 'X-1', 1, 'X', '2026-11-21', now(), '1111', 'KAS', 500, 0, 0)`
    await expect(asAdmin(line, 'set constraints all immediate')).rejects.toMatchObject({
      code: 'KC004',
    })
  })
})

describe('another store', () => {
  const CART = (toko: string) =>
    `insert into keranjang values ('${toko}', '${randomUUID()}', 'x', 'KASIR-JKT', now(), '{}')`

  it('takes no row from a transaction of this one', async () => {
    expect((await asApp(CART('JKT'))).rowCount).toBe(1)
    await expect(asApp(CART('BDG'))).rejects.toMatchObject(FORBIDDEN)
    await expect(
      asApp(`insert into sales (kode_toko, kode_sales, nama_sales, kode_bank, nama_bank,
        no_rekening, nama_rekening) values ('BDG', 'X', 'X', 'BCA', 'X', '1', 'X')`),
    ).rejects.toMatchObject(FORBIDDEN)
    await expect(
      asApp(`update baki set kode_toko = 'BDG' where kode_baki = 'A01'`),
    ).rejects.toMatchObject(FORBIDDEN)
  })

  it('shows no row, and none at all without a store', async () => {
    const tables = await admin.query<{ t: string }>(`select c.relname::text as t from pg_class c
      where c.relforcerowsecurity and c.relnamespace = 'public'::regnamespace`)
    for (const { t } of tables.rows) {
      const other = await asApp(`select count(*) as n from ${t} where kode_toko <> 'JKT'`)
      expect({ t, n: other.rows[0].n }).toEqual({ t, n: 0 })
      const none = await api.database.app.query(`select count(*) as n from ${t}`)
      expect({ t, n: none.rows[0].n }).toEqual({ t, n: 0 })
    }
  })

  it('is not written by the writer for a session of this one', async () => {
    const { rows } = await admin.query(
      `select token_hash from sesi where user_id = 'KASIR-JKT' and dicabut_pada is null`,
    )
    const lists = ['dokumen', 'barang', 'bayar', 'klaim', 'barang_baru', 'jurnal', 'otorisasi']
    const doc = Object.fromEntries([...lists, 'outbox', 'jawaban'].map(list => [list, []]))
    await expect(
      api.database.app.query('select * from post($1, $2, $3, $4, $5)', [
        rows[0].token_hash,
        'BDG',
        randomUUID(),
        Buffer.from('x'),
        JSON.stringify(doc),
      ]),
    ).rejects.toMatchObject({ code: 'KC005' })
  })
})

describe('the writer', () => {
  const LINES = [
    { baris: 1, nomor_akun: '6101', jenis_akun: 'X', debit_rp: 5, kredit_rp: 0, murni_ug: 0 },
    { baris: 2, nomor_akun: '6102', jenis_akun: 'X', debit_rp: 0, kredit_rp: 5, murni_ug: 0 },
  ]

  /** Posts two journal lines for JKT, the second with `more` said of itself, and takes it back. */
  async function writeLines(more: object) {
    const { rows } = await admin.query(
      `select s.token_hash, h.tgl::text from sesi s, hari_bisnis h where h.kode_toko = 'JKT'
        and h.status = 'BUKA' and s.user_id = 'KASIR-JKT' and s.dicabut_pada is null`,
    )
    const { token_hash, tgl } = rows[0]
    const jurnal = [LINES[0], { ...LINES[1], ...more }]
    const empty = { barang: [], bayar: [], klaim: [], barang_baru: [], otorisasi: [], outbox: [] }
    const pada = api.app.clock.now()
    const head = { jenis: 'COBA', awalan: 'CB', kunci_nomor: 'nomor', tgl, pada }
    const document = { ...empty, ...head, dokumen: {}, jurnal, jawaban: {} }
    const client = await api.database.app.connect()
    try {
      await client.query('begin')
      await client.query('select * from post($1, $2, $3, $4, $5)', [
        token_hash,
        'JKT',
        randomUUID(),
        Buffer.from('x'),
        JSON.stringify(document),
      ])
      const written = await client.query(`select nomor, jenis from jurnal_baris
        where kode_toko = 'JKT' and jenis = 'COBA'`)
      return written.rows
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  it('writes rows under the document they came with', async () => {
    const rows = await writeLines({})
    expect(rows).toHaveLength(2)
    expect(rows[0].nomor).toMatch(/^CB-JKT-/)
    expect(await writeLines({ jenis: 'COBA' })).toEqual(rows)
  })

  it.each([
    { nomor: 'FJ-JKT-261121-0001' },
    { jenis: 'PENJUALAN' },
    { tgl: '2020-01-01' },
    { kode_toko: 'BDG' },
    { pada: '2020-01-01T00:00:00Z' },
  ])('refuses a row that says %o', async more => {
    await expect(writeLines(more)).rejects.toMatchObject({ code: '22023' })
  })
})

describe('the role of reports', () => {
  it.each([
    ...LEDGER.map(table => `insert into ${table} select * from ${table} limit 1`),
    `update para_system set nilai = nilai`,
    `delete from keranjang`,
    `insert into keranjang select * from keranjang`,
    `select sandi from users`,
    `select token_hash from sesi`,
    `select subjek from percobaan_sandi`,
    `select subjek from asal_percobaan`,
    `select * from post('\\x00', 'JKT', '${randomUUID()}', '\\x00', '{}')`,
    `select catat_perintah('\\x00', 'JKT', now(), 'x', '{}')`,
    `select ambil_barcode('\\x00', 'JKT', 1)`,
    `select buka_kembali('\\x00', 'JKT', now())`,
    `select nextval('socket_io_lampiran_id_seq')`,
  ])('is refused: %s', async statement => {
    await expect(asApp(statement, 'JKT', 'read')).rejects.toMatchObject(FORBIDDEN)
  })
})
