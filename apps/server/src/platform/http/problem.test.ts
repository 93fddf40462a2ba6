import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { fieldsUnreadable, problemOf } from './problem.ts'

const REQUEST = '01a1fcec-7e14-74d2-95d0-878de8b0c4e7'

const failure = async (config: pg.ClientConfig): Promise<unknown> => {
  const client = new pg.Client(config)
  return client.connect().then(
    () => undefined,
    (error: unknown) => error,
  )
}

const withCode = (code: string): Error => Object.assign(new Error('told by the database'), { code })

describe('a database that cannot be asked is not a bug', () => {
  test.each([
    ['its socket file is not there yet', { host: join(tmpdir(), 'kencana-nowhere') }],
    ['nobody listens', { host: '127.0.0.1', port: 9 }],
  ])('%s', async (_case, config) => {
    expect(problemOf(await failure(config), REQUEST)).toMatchObject({
      status: 503,
      code: 'SEDANG_PENUH',
    })
  })

  test('the connection was closed before it was asked', async () => {
    const client = new pg.Client({ host: '127.0.0.1', port: 9 })
    await client.connect().catch(() => undefined)
    const error = await client.query('select 1').catch((fault: unknown) => fault)
    expect(problemOf(error, REQUEST)?.status).toBe(503)
  })

  test('the server stopped under it', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: 9 })
    await pool.end()
    const error = await pool.query('select 1').catch((fault: unknown) => fault)
    expect(problemOf(error, REQUEST)?.status).toBe(503)
  })

  test.each(['25006', '57P01', '57P03', '53100', '53300', '08006', '58030'])(
    'SQLSTATE %s',
    state => {
      expect(problemOf(withCode(state), REQUEST)?.status).toBe(503)
    },
  )

  test.each(['53100', 'ENOSPC'])('%s is a full disk, which no second try helps', code => {
    expect(problemOf(withCode(code), REQUEST)).toMatchObject({ status: 503, code: 'DISK_PENUH' })
  })

  test.each(['42601', '23505', 'XX000', '22P02', 'ENOENT'])('%s stays a bug', code => {
    expect(problemOf(withCode(code), REQUEST)).toBeUndefined()
  })
})

test.each([
  ['a bell', 'Bu Sri\u0007', false],
  ['an escape', '\u001b[2K', false],
  ['its one sign', '\u009b31m', false],
  ['a separator of groups', '12345678\u001d', false],
  ['a delete', 'a\u007f', false],
  ['nought', '\u0000', false],
  ['half a sign', '\ud800', false],
  ['lines and columns', 'a\r\nb\tc', true],
  ['any language', 'é 金 ﷺ 😀', true],
])('a text with %s', (_, text, isText) => {
  const body = { customer: { nama: text }, barang: ['a'] }
  expect(fieldsUnreadable(body) === undefined).toBe(isText)
  expect(Object.keys(fieldsUnreadable(body) ?? { 'customer.nama': '' })).toEqual(['customer.nama'])
})
