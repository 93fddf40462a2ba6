import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueFaults, planSteps } from '../../tools/distribute/catalogue.ts'
import { TABLES } from '../../tools/distribute/registry.ts'
import { type TestDatabase, testDatabase } from '../sample-shop/database.ts'
import { judge, type Known, planNodes, planOf, prepareJudge } from './judge.ts'
import { copyFaults, transitionFaults, withinFaults } from './node-rules.ts'

// A check that cannot turn red is none: each rule of 06-performance §3 broken once.

let db: TestDatabase
let admin: pg.Client
let known: Known
beforeAll(async () => {
  db = await testDatabase(2)
  admin = new pg.Client({ connectionString: db.adminUrl })
  await admin.connect()
  known = await prepareJudge(admin)
})
afterAll(async () => {
  await admin.end()
  await db.close()
})

const HELD: readonly (readonly [what: string, text: string])[] = [
  ['a piece', 'select * from barang where kode_toko = $1 and kode_barcode = $2'],
  [
    'a join that carries the store',
    `select * from dokumen d left join dokumen_barang b on b.kode_toko = d.kode_toko
       and b.nomor = d.nomor where d.kode_toko = $1`,
  ],
  [
    'a subquery of its row',
    `select (select count(*) from gerak_barang g where g.kode_toko = b.kode_toko
       and g.kode_barcode = b.kode_barcode) from barang b where b.kode_toko = $1`,
  ],
  ['a shared master', 'select * from kadar order by kode_kadar'],
  ['a new row', `insert into modul (kode_toko, kunci, aktif) values ($1, $2, true)`],
]

const LOOSE: readonly (readonly [what: string, text: string, says: string])[] = [
  ['no store', 'select * from barang where kode_barcode = $1', 'barang without kode_toko'],
  ['every store', 'select sum(total_rp) from dokumen', 'dokumen without kode_toko'],
  ['a store by name', `select 1 from barang where kode_toko = 'JKT'`, 'barang without kode_toko'],
  [
    'several stores',
    'select 1 from dokumen where kode_toko = any ($1)',
    'dokumen without kode_toko',
  ],
  [
    'a join by number alone',
    `select 1 from dokumen d join dokumen_barang b on b.nomor = d.nomor where d.kode_toko = $1`,
    'dokumen_barang without kode_toko',
  ],
  [
    'a subquery over all stores',
    `select 1 from dokumen d where d.kode_toko = $1
       and exists (select from audit a where a.nomor = d.nomor)`,
    'audit without kode_toko',
  ],
  [
    'a calendar joined straight to a store table',
    `select t.d, count(*) from generate_series('2026-01-01'::date, '2026-01-31', '1 day') t(d)
       left join dokumen k on k.tgl = t.d group by 1`,
    'dokumen without kode_toko',
  ],
  [
    'an update of every store',
    'update barang set versi = versi + 1 where kode_barcode = $1',
    'barang without kode_toko',
  ],
  ['a delete by id', 'delete from keranjang where id = $1', 'keranjang without kode_toko'],
  [
    'a volatile update',
    'update keranjang set id = gen_random_uuid() where kode_toko = $1',
    'volatile gen_random_uuid',
  ],
  [
    'a volatile delete',
    'delete from keranjang where kode_toko = $1 and pada < clock_timestamp()',
    'volatile clock_timestamp',
  ],
  [
    'a merge',
    `merge into modul m using (select $1::text t) s on m.kode_toko = s.t
       when matched then delete`,
    'MERGE',
  ],
  [
    'a row whose store stands in a document',
    `insert into modul select * from jsonb_populate_recordset(null::modul, $1::jsonb)`,
    'modul gets kode_toko from',
  ],
  [
    'rows of another table',
    `insert into modul (kode_toko, kunci, aktif) select kode_toko, $1, true from toko`,
    'modul gets kode_toko from',
  ],
  [
    'a function that reads stores, called for each row',
    `select cari_barang(kode_toko, $1::jsonb, $2, 0, 10, 10, now()) from toko`,
    'cari_barang is called beside toko',
  ],
  [
    'a scope that the nodes do not hear of',
    `select set_config('app.kode_toko', $1, true)`,
    'set_config',
  ],
]

describe('a statement', () => {
  test.each(HELD)('over %s passes', async (_, text) => {
    expect(await judge(admin, text, known)).toEqual([])
  })

  test.each(LOOSE)('with %s is told', async (_, text, says) => {
    expect((await judge(admin, text, known)).join('; ')).toContain(says)
  })
})

describe('what a real cluster refuses', () => {
  const rows = `select kode_toko, status, 1 from baru`

  test('rows of a trigger read beside a table', () => {
    expect(transitionFaults(rows)).toEqual([])
    expect(transitionFaults(`insert into barang_jumlah ${rows}`).join()).toContain('barang_jumlah')
  })

  test.each([
    [
      'stores read beside what is shared',
      `select 1 where exists (select from dokumen where kode_toko = $1)
         or exists (select from users where user_id = $2)`,
      'dokumen beside shared users',
    ],
    [
      'a table of stores filled from another',
      `insert into rekap_gerak select $1, tgl, jenis, 1, 1, 1, 1 from gerak_barang
         where kode_toko = $1`,
      'rekap_gerak is filled from gerak_barang',
    ],
  ])('%s within a transaction', async (_, text, says) => {
    expect(withinFaults(planNodes(await planOf(admin, text))).join()).toContain(says)
  })

  test('selected rows that are not asked back', async () => {
    const text = `insert into modul (kode_toko, kunci, aktif) select $1, k, true
      from unnest($2::text[]) k`
    const plan = planNodes(await planOf(admin, text))
    expect(copyFaults(text, plan)).toEqual([
      'selected rows are sent by COPY: give them a RETURNING',
    ])
    expect(copyFaults(`${text} returning 1`, plan)).toEqual([])
  })
})

const BAD_TABLES: readonly (readonly [what: string, ddl: string, says: string])[] = [
  ['not in the registry', 'create table baru_sekali (a int)', 'no entry in the registry'],
  [
    'with a key that begins elsewhere',
    'alter table bandrol drop constraint bandrol_pk, ' +
      'add constraint bandrol_pk primary key (kode_bandrol, kode_toko)',
    'key of a store table',
  ],
  [
    'with a unique index over all stores',
    'create unique index sales_nama on sales (nama_sales)',
    'unique index of a store table',
  ],
  [
    'whose shared master refers to a store',
    'alter table bank add kode_toko text, add kode_gudang text, add constraint bank_gudang_fk ' +
      'foreign key (kode_toko, kode_gudang) references gudang (kode_toko, kode_gudang)',
    'foreign key from reference to store',
  ],
  [
    'whose constraint the machine named',
    'alter table kadar add check (permil > 0)',
    'constraint named by the machine',
  ],
  [
    'that empties a part of a key',
    'alter table baki drop constraint baki_gudang_fk, add constraint baki_gudang_fk foreign key ' +
      '(kode_toko, kode_gudang) references gudang (kode_toko, kode_gudang) on delete set null',
    'sets a part of a key to null',
  ],
  [
    'whose policy looks further',
    `create policy longgar on modul using (kode_toko in (select kode_toko from toko))`,
    'policy that compares more',
  ],
  [
    'outside row security',
    'alter table modul no force row level security',
    'without forced row security',
  ],
  ['that counts by a sequence', 'alter table outbox add n bigserial', 'counts by a sequence'],
  [
    'whose key is deferrable',
    'alter table modul drop constraint modul_pk, ' +
      'add constraint modul_pk primary key (kode_toko, kunci) deferrable',
    'cannot be distributed',
  ],
  [
    'with a trigger that asks for its name',
    `create function tanya() returns trigger language plpgsql as
       $$ begin if tg_table_name = 'modul' then return null; end if; return new; end $$`,
    'asks for its table',
  ],
]

describe('the catalogue', () => {
  test('has nothing that stands in the way', async () => {
    expect(await catalogueFaults(admin)).toEqual([])
  })

  test('lays every table of the registry out, parents before children', async () => {
    const steps = await planSteps(admin)
    const laid = steps.flatMap(step => (step.table === undefined ? [] : [step.table]))
    const wanted = Object.keys(TABLES).filter(table => TABLES[table] !== 'local')
    expect([...laid].sort()).toEqual(wanted.sort())
    for (const [child, parent] of [
      ['barang', 'baki'],
      ['baki', 'gudang'],
      ['gudang', 'toko'],
      ['grup', 'kadar'],
      ['sesi', 'users'],
    ]) {
      expect(laid.indexOf(child ?? '')).toBeGreaterThan(laid.indexOf(parent ?? ''))
    }
    expect(steps.map(step => step.sql)).toContain(
      "select create_distributed_table('barang', 'kode_toko', colocate_with => 'hari_bisnis')",
    )
  })

  test.each(BAD_TABLES)('is told of a table %s', async (_, ddl, says) => {
    await admin.query('begin')
    try {
      await admin.query(ddl)
      expect((await catalogueFaults(admin)).join('; ')).toContain(says)
    } finally {
      await admin.query('rollback')
    }
  })

  test('is told of an entry without a table', async () => {
    const faults = await catalogueFaults(admin, { ...TABLES, hantu: 'store' })
    expect(faults).toEqual(['in the registry, not in the database: hantu'])
  })
})
