// How statements are sent (platform/database: statement.ts, flight.ts): what comes back is what the
// driver alone would read, whichever connection knows the statement already.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inOneFlight } from '../../apps/server/src/platform/database/flight.ts'
import { first, rows, run, sql } from '../../apps/server/src/platform/sql.ts'
import { type TestDatabase, testDatabase } from '../sample-shop/database.ts'

let database: TestDatabase
let admin: pg.Client

beforeAll(async () => {
  database = await testDatabase(3)
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await admin.query(`create table contoh (kode text primary key, jumlah bigint, tgl date);
    grant select, insert, update, delete on contoh to kencana_app`)
})

afterAll(async () => {
  await admin.end()
  await database.close()
})

const MANY = `select $1::bigint as besar, $2::date as tgl, $3::jsonb as isi, null::text as kosong,
  true as ya, array[1, 2]::bigint[] as daftar, $4::timestamptz as pada,
  decode('00ff', 'hex') as bita, 0.1::float8 as pecahan, '' as teks`
const VALUES = [9_007_199_254_740_991, '2026-11-22', '{"a": [1]}', new Date('2026-11-22T01:02:03Z')]

test('rows are read as the driver reads them, the first time and later', async () => {
  const [expected] = (await database.app.query(MANY, VALUES)).rows
  const [besar, tgl, isi, pada] = VALUES
  const ask = () =>
    first(
      database.app,
      sql`select ${besar}::bigint as besar, ${tgl}::date as tgl, ${isi}::jsonb as isi,
            null::text as kosong, true as ya, array[1, 2]::bigint[] as daftar,
            ${pada}::timestamptz as pada, decode('00ff', 'hex') as bita, 0.1::float8 as pecahan,
            '' as teks`,
    )
  for (let i = 0; i < 3; i += 1) expect(await ask()).toStrictEqual(expected)
  // on connections that know it and on such that do not
  expect(await Promise.all([ask(), ask(), ask(), ask()])).toStrictEqual(Array(4).fill(expected))
})

test('statements that are sent at once answer each for itself', async () => {
  const db = await database.app.connect()
  const twice = (n: number) => first(db, sql`select ${n}::int * 2 as dua`)
  const plain = () => first(db, sql`select 'a' as satu, 'b' as dua`)
  const answers = await Promise.all([twice(1), plain(), twice(2), plain(), twice(3)])
  const letters = { satu: 'a', dua: 'b' }
  expect(answers).toEqual([{ dua: 2 }, letters, { dua: 4 }, letters, { dua: 6 }])
  db.release()
})

test('counts what was touched, and no rows are no rows', async () => {
  const put = (kode: string) => run(database.app, sql`insert into contoh values (${kode}, 1, null)`)
  expect([await put('A'), await put('B')]).toEqual([1, 1])
  const more = () => run(database.app, sql`update contoh set jumlah = jumlah + 1`)
  expect([await more(), await more()]).toEqual([2, 2])
  const none = () => rows(database.app, sql`select kode from contoh where kode = ${'?'}`)
  expect([await none(), await none()]).toEqual([[], []])
  expect(await run(database.app, sql`delete from contoh where kode = ${'?'}`)).toBe(0)
})

test('a refusal is of its own statement, and says where it was asked for', async () => {
  const db = await database.app.connect()
  const part = (n: number) => first(db, sql`select 6 / ${n}::int as hasil`)
  const nothing = () => first(db, sql`select * from tidak_ada`)
  const huge = () => first(db, sql`select 9007199254740993::bigint as besar`)
  for (let i = 0; i < 2; i += 1) {
    const asked = [part(3), part(0), nothing(), huge(), part(2)]
    const [two, zero, lost, beyond, three] = await Promise.allSettled(asked)
    expect([two, three]).toEqual([
      { status: 'fulfilled', value: { hasil: 2 } },
      { status: 'fulfilled', value: { hasil: 3 } },
    ])
    expect(zero).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
    expect(lost).toMatchObject({ status: 'rejected', reason: { code: '42P01' } })
    expect(beyond).toMatchObject({ status: 'rejected', reason: expect.any(RangeError) })
    expect((zero as PromiseRejectedResult).reason.stack).toContain('sql.ts')
  }
  db.release()
})

test('rows that would look different are refused, never misread', async () => {
  const ask = () => first(database.app, sql`select * from contoh where kode = ${'A'}`)
  for (let i = 0; i < 6; i += 1) expect(Object.keys((await ask()) ?? {})).toHaveLength(3)
  await admin.query('alter table contoh drop column jumlah; alter table contoh add harga text')
  await expect(ask()).rejects.toMatchObject({ code: '0A000' })
})

test('a flight is one transaction, and each of its statements is answered for itself', async () => {
  const db = await database.app.connect()
  for (let i = 0; i < 3; i += 1) {
    const [one, many, none] = inOneFlight(db, flight => [
      first(flight, sql`select now()::text as pada, ${i}::int as i`),
      rows(flight, sql`select now()::text as pada, n from generate_series(1, ${i}::int) n`),
      rows(flight, sql`select ${i}::int where false`),
    ])
    const at = (await one)?.pada
    const numbers = Array.from({ length: i }, (_, n) => ({ pada: at, n: n + 1 }))
    expect([await one, await many, await none]).toEqual([{ pada: at, i }, numbers, []])
    // who asks behind it is in no transaction of its
    expect(await first(db, sql`select now() > ${at}::timestamptz as later`)).toEqual({
      later: true,
    })
  }
  db.release()
})

test('in a flight what stands before a refusal is answered, what is behind is not', async () => {
  const db = await database.app.connect()
  const flight = (n: number) =>
    Promise.allSettled(
      inOneFlight(db, flight => [
        first(flight, sql`select 'dulu' as kata`),
        first(flight, sql`select 6 / ${n}::int as bagi`),
        first(flight, sql`select 'nanti' as kata_lain, ${n}::int as n`),
      ]),
    )
  const refused = { status: 'rejected', reason: expect.objectContaining({ code: '22012' }) }
  const before = { status: 'fulfilled', value: { kata: 'dulu' } }
  // the third is not known to the server, for it was passed over
  for (let i = 0; i < 2; i += 1) expect(await flight(0)).toEqual([before, refused, refused])
  for (let i = 0; i < 2; i += 1) {
    const [, six, last] = await flight(1)
    expect(six).toEqual({ status: 'fulfilled', value: { bagi: 6 } })
    expect(last).toEqual({ status: 'fulfilled', value: { kata_lain: 'nanti', n: 1 } })
  }
  db.release()
})

test('a flight with what cannot be sent is refused and leaves the line free', async () => {
  const db = await database.app.connect()
  const circle: { self?: object } = {}
  circle.self = circle
  const parts = inOneFlight(db, flight => [
    first(flight, sql`select 'baru' as satu`),
    first(flight, sql`select ${circle}::jsonb as dua`),
  ])
  for (const { status } of await Promise.allSettled(parts)) expect(status).toBe('rejected')
  const again = inOneFlight(db, flight => [first(flight, sql`select 'baru' as satu`)])
  expect(await Promise.all(again)).toEqual([{ satu: 'baru' }])
  const late = inOneFlight(db, flight => [Promise.resolve(flight)])
  await expect(late[0]?.then(flight => first(flight, sql`select 1`))).rejects.toThrow('has left')
  db.release()
})
