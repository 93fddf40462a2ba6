import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Anchor, verifyChains } from '../../apps/server/src/engines/document/verify-chain.ts'
import { type TestApi, testApi } from '../sample-shop/api.ts'
import { type TradedDay, tradeOneDay } from './traded-day.ts'

let api: TestApi
let day: TradedDay
let admin: pg.Client

beforeAll(async () => {
  api = await testApi()
  day = await tradeOneDay(api)
})
beforeAll(async () => {
  admin = new pg.Client({ connectionString: api.database.adminUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin?.end()
  await api?.stop()
})

/** What the verifier says of JKT after a break that is taken back again. */
async function saidAfter(statements: string, anchors: Anchor[] = []): Promise<string[]> {
  await admin.query(`begin; set local session_replication_role = replica; ${statements}; commit`)
  try {
    const chains = await verifyChains(admin, anchors)
    return chains.flatMap(chain => chain.findings.map(({ apa }) => apa))
  } finally {
    await admin.query('begin; set local session_replication_role = replica')
    for (const table of TABLES) {
      await admin.query(`delete from ${table}; insert into ${table} select * from asli_${table}`)
    }
    await admin.query('commit')
  }
}

const TABLES = ['audit', 'audit_kepala', 'dokumen', 'dokumen_bayar', 'jurnal_baris', 'gerak_barang']

beforeAll(async () => {
  for (const table of TABLES) await admin.query(`create table asli_${table} as table ${table}`)
})

const rowOf = async (nomor: string): Promise<number> =>
  (await admin.query<{ urut: number }>('select urut::int from audit where nomor = $1', [nomor]))
    .rows[0]?.urut ?? 0

/** Rewrites the chain of JKT from a row on, as one who knows how it is made would. */
const REWRITE = `do $$ declare r record; v bytea; n bigint := 0; begin
  v := sha256('JKT'); for r in select * from audit where kode_toko = 'JKT' order by urut loop
    n := n + 1; update audit set urut = -n, sebelum = v, hash = sha256(v || convert_to(
      concat_ws('|', n, extract(epoch from r.pada), r.user_id, r.perintah, coalesce(r.nomor, ''),
        r.isi::text), 'UTF8'))
      where kode_toko = 'JKT' and urut = r.urut returning hash into v; end loop;
  update audit set urut = -urut where kode_toko = 'JKT';
  update audit_kepala set urut = n, hash = v where kode_toko = 'JKT'; end $$`

test('books as they were written are whole', async () => {
  const chains = await verifyChains(admin)
  expect(chains.map(chain => chain.kode_toko)).toEqual(['BDG', 'JKT', 'PUSAT', 'SBY'])
  expect(chains.flatMap(chain => chain.findings)).toEqual([])
  const head = await admin.query(
    "select encode(hash, 'hex') h from audit_kepala where kode_toko = 'JKT'",
  )
  expect(chains[1]?.head).toBe(head.rows[0].h)
})

test('every row of the chain names its request, by which the log is found (R11)', async () => {
  const { rows } = await admin.query<{ n: number; requests: number; unnamed: number }>(
    `select count(*)::int as n, count(distinct isi->>'permintaan')::int as requests,
       count(*) filter (where coalesce(isi->>'permintaan', '') !~ '^[0-9a-f-]{36}$')::int as unnamed
     from audit where kode_toko = 'JKT'`,
  )
  expect(rows[0]?.n).toBeGreaterThan(8)
  expect(rows[0]).toMatchObject({ unnamed: 0, requests: rows[0]?.n })
})

describe('the first bad row is named (T42c)', () => {
  test('an old row changed', async () => {
    const said = await saidAfter(
      `update audit set isi = jsonb_set(isi, '{dokumen,total_rp}', '1') where nomor = '${day.jual}'`,
    )
    expect(said[0]).toMatch(
      new RegExp(`^baris ${await rowOf(day.jual)} \\(PENJUALAN ${day.jual}, .* bukan seperti saat`),
    )
  })

  test('a row deleted', async () => {
    const row = await rowOf(day.jual)
    const said = await saidAfter(`delete from audit where nomor = '${day.jual}'`)
    expect(said[0]).toContain(`baris ${row} hilang; berikutnya baris ${row + 1}`)
    expect(said.join('\n')).toContain(`${day.jual}: dokumen tidak ada di rantai`)
  })

  test('a row put in between, the later ones moved on', async () => {
    const row = await rowOf(day.jual)
    const said = await saidAfter(
      `update audit set urut = -urut - 1 where kode_toko = 'JKT' and urut >= ${row};
       update audit set urut = -urut where urut < 0;
       insert into audit select kode_toko, ${row}, pada, user_id, perintah, 'FJ-X', isi, sebelum,
         sha256(sebelum) from audit where nomor = '${day.batal}';
       update audit_kepala set urut = urut + 1 where kode_toko = 'JKT'`,
    )
    expect(said[0]).toMatch(new RegExp(`^baris ${row} \\(PENJUALAN FJ-X`))
  })

  test('two rows swapped', async () => {
    const [a, b] = [await rowOf(day.jual), await rowOf(day.batal)]
    const said = await saidAfter(
      `update audit set urut = -urut where kode_toko = 'JKT' and urut in (${a}, ${b});
       update audit set urut = ${a} + ${b} + urut where urut < 0`,
    )
    expect(said[0]).toMatch(new RegExp(`^baris ${Math.min(a, b)} \\(PENJUALAN ${day.batal}`))
  })

  test('the tail cut off: by the kept head; by the printed one when that was mended', async () => {
    const row = await rowOf(day.besok)
    const cut = `delete from audit where kode_toko = 'JKT' and urut >= ${row}`
    expect((await saidAfter(cut))[0]).toContain(`rantai berakhir di baris ${row - 1}`)
    const { body } = await day.kasir.get<{ rantai: { urut: number; hash: string } }>(
      'tutup-toko/2026-11-21',
    )
    const printed = { kode_toko: 'JKT', ...body.rantai }
    const mended = `delete from dokumen where nomor in ('${day.besok}', '${day.tutup}');
      delete from dokumen_bayar where nomor = '${day.besok}';
      delete from audit where kode_toko = 'JKT' and urut >= ${body.rantai.urut}; ${REWRITE}`
    const said = await saidAfter(mended, [printed])
    expect(said[0]).toContain(`padahal baris ${body.rantai.urut} pernah dicetak`)
    const bare = await saidAfter(mended, [{ hash: body.rantai.hash }])
    expect(bare.at(-1)).toContain('tidak ada di rantai toko mana pun')
    expect(await saidAfter('select 1', [printed, { hash: body.rantai.hash }])).toEqual([])
  })

  test('the whole chain written anew around a changed row', async () => {
    const { body } = await day.kasir.get<{ rantai: { urut: number; hash: string } }>(
      'tutup-toko/2026-11-21',
    )
    const said = await saidAfter(
      `update audit set isi = isi || '{"x": 1}' where nomor = '${day.jual}'; ${REWRITE}`,
      [{ kode_toko: 'JKT', ...body.rantai }],
    )
    expect(said).toEqual([
      expect.stringContaining(`baris ${body.rantai.urut} bukan lagi baris yang dicetak`),
    ])
  })
})

test.each([
  ['the head of a document', `update dokumen set keterangan = 'x' where nomor = '$'`, 'dokumen'],
  [
    'a document made up',
    `insert into dokumen select (d).* from (select jsonb_populate_record(d, '{"nomor": "FJ-Y"}') d from dokumen d where nomor = '$') x`,
    'FJ-Y: dokumen tidak ada di rantai',
  ],
  ['a tender', `update dokumen_bayar set cara = 'QRIS' where nomor = '$'`, 'pembayaran'],
  [
    'a journal',
    `update jurnal_baris set keterangan = 'x' where nomor = '$' and baris = 1`,
    'jurnal',
  ],
  ['a journal line deleted', `delete from jurnal_baris where nomor = '$' and baris = 2`, 'jurnal'],
  ['a movement', `update gerak_barang set user_id = 'OWNER' where nomor = '$'`, 'gerak barang'],
])('%s that is not what the chain says is named', async (_what, statement, apa) => {
  const said = await saidAfter(statement.replaceAll('$', day.jual))
  expect(said[0]).toContain(apa)
})

test('as a program: exit code 0 and 1, while the server runs', async () => {
  expect(await program([])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/JKT +utuh +\d+ baris/),
  })
  const lost = await program(['--kepala', 'a'.repeat(64)])
  expect(lost).toMatchObject({
    code: 1,
    out: expect.stringContaining('tidak ada di rantai toko mana'),
  })
  expect(await program(['--kepala', 'bukan'])).toMatchObject({ code: 2 })
})

async function program(args: string[]): Promise<{ code: number; out: string }> {
  const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))
  const tsx = path('node_modules/tsx/dist/cli.mjs')
  const child = spawn(process.execPath, [tsx, path('apps/server/src/audit-verify.ts'), ...args], {
    env: { ...process.env, DATABASE_URL: api.database.adminUrl },
  })
  let out = ''
  child.stdout.on('data', (part: Buffer) => {
    out += part.toString()
  })
  const [code] = (await once(child, 'close')) as [number]
  return { code, out }
}
