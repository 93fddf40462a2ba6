import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts'
import { hashPassword } from '../../apps/server/src/platform/session/password.ts'
import { ask, log, migrationsDir, testFolder, usedFolder } from '../database/folders.ts'
import { type TestApi, testApi } from '../sample-shop/api.ts'
import { startServer } from './source-process.ts'

// T42: a server that could lose or give away what it keeps does not start, and says why in words
// that name the remedy. Every case is a real process.

const expectRefused = async (env: Record<string, string>, words: RegExp): Promise<void> => {
  const start = await startServer(env)
  const said = await start.stop()
  expect([said, start.code]).toEqual([expect.stringMatching(words), 1])
  expect(said).not.toMatch(/Kencana siap|\n\s+at /)
}

describe('settings that are not what they seem', () => {
  test.each([
    ['SESSION_IDLE_MINUTES', 'selamanya', /SESSION_IDLE_MINUTES harus angka/],
    ['TRUST_PROXY', 'ya', /TRUST_PROXY harus "1"/],
    ['PUBLIC_ORIGIN', 'javascript:alert(1)', /PUBLIC_ORIGIN harus seperti/],
    ['SECRET_KEY', 'pendek', /terlalu pendek/],
    ['LOG_LEVEL', 'semua', /LOG_LEVEL harus salah satu/],
  ])('%s=%s', async (name, value, words) => {
    await expectRefused({ DATA_DIR: await testFolder(), [name]: value }, words)
  })
})

test('a secret that other users of the machine can read', async () => {
  const folder = await testFolder()
  const path = join(folder, 'secret')
  await writeFile(path, 'k'.repeat(43))
  await chmod(path, 0o644)
  await expectRefused({ DATA_DIR: folder }, /dapat dibaca pengguna lain.*chmod 600/)
})

test('roles that could do more than sell', async () => {
  const folder = await usedFolder()
  const first = await openDatabase({ dataDir: folder, migrationsDir, log, poolSize: 1 })
  await ask(first.adminUrl, 'alter role kencana_app bypassrls createdb')
  await ask(first.adminUrl, 'grant kencana_owner to kencana_read')
  await first.close()
  await expectRefused(
    { DATA_DIR: folder },
    /terlihat toko lain: kencana_app bypassrls.*kencana_app createdb.*kencana_read member/,
  )
})

describe('a shop whose passwords everybody knows', () => {
  let api: TestApi
  let shop: Record<string, string>
  beforeAll(async () => {
    api = await testApi()
    const { secret } = inject('server')
    shop = { DATABASE_URL: api.database.adminUrl, SECRET_KEY: secret }
  })
  afterAll(() => api.stop())

  test('is not opened on a database that would forget what it was told', async () => {
    await expectRefused({ ...shop, DATA_DIR: await testFolder() }, /tidak aman.*fsync = off \(on\)/)
  })

  test.each([
    ['PUBLIC_ORIGIN', 'https://toko.contoh.id'],
    ['TRUST_PROXY', '1'],
  ])('is not opened to everybody by %s=%s', async (name, value) => {
    const env = { ...shop, ALLOW_UNSAFE_DATABASE: '1', DATA_DIR: await testFolder() }
    await expectRefused({ ...env, [name]: value }, /user contoh.*tidak boleh terbuka.*SEED=empty/)
  })

  test('is not even made for everybody', async () => {
    const env = { DATA_DIR: await usedFolder(), TRUST_PROXY: '1', SEED: 'demo' }
    await expectRefused(env, /user contoh.*tidak boleh terbuka/)
  })

  test.each([
    ['the network of the shop', { HOST: '0.0.0.0' }, /hanya dapat masuk dari komputer ini/],
    ['who insists', { TRUST_PROXY: '1', ALLOW_SAMPLE_USERS: '1' }, /PERHATIAN: .*DIKETAHUI UMUM/],
  ])('is opened to %s, and says to whom', async (_whom, open, words) => {
    const env = { ...shop, ALLOW_UNSAFE_DATABASE: '1', DATA_DIR: await testFolder(), ...open }
    const loud = await startServer(env)
    expect((await loud.stop()).split('Kencana siap')[1]).toMatch(words)
  })

  test('is opened quietly once the passwords are changed', async () => {
    const env = { ...shop, ALLOW_UNSAFE_DATABASE: '1', DATA_DIR: await testFolder() }
    const fresh = await hashPassword('bukan-yang-di-readme')
    await ask(api.database.adminUrl, `update users set sandi = '${fresh}'`)
    const quiet = await startServer({ ...env, TRUST_PROXY: '1' })
    expect(quiet.code).toBeUndefined()
    expect(await quiet.stop()).not.toMatch(/DIKETAHUI UMUM/)
  })
})
