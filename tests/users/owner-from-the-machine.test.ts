import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ask } from '../database/folders.ts'
import { caller, PASSWORD } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// An owner whose password nobody knows is let in by whoever has the machine (npm run owner).

const api = await testShop()

/** The command as a technician starts it, beside the open shop. */
function owner(...args: readonly string[]) {
  const env = { ...process.env, DATABASE_URL: api.database.adminUrl }
  const program = ['node_modules/tsx/dist/cli.mjs', 'apps/server/src/operate.ts', 'owner', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { env })
  return { status, said: `${stdout}${stderr}` }
}

const logIn = (password: string) =>
  caller(api.origin, '').post<{ token: string; ganti_sandi: boolean }>('users/login', {
    user_id: 'OWNER',
    password,
  })

test('an owner gets a password for once, old sessions end, and the history tells', async () => {
  const before = await api.as('OWNER')
  const { status, said } = owner()
  const password = /User OWNER, password (\S+)/.exec(said)?.[1] ?? ''
  expect([status, password]).toEqual([0, expect.stringMatching(/^(\w{4}-){2}\w{4}$/)])
  expect((await before.get('users/session')).status).toBe(401)
  expect((await logIn(PASSWORD)).status).toBe(401)
  expect((await logIn(password)).body).toMatchObject({ ganti_sandi: true })
  const told = 'select aksi, oleh from riwayat_user where user_id = $$OWNER$$'
  expect(await ask(api.database.adminUrl, told)).toEqual([{ aksi: 'RESET_SANDI', oleh: 'MESIN' }])
})

test('nobody else does: the way in is for owners', () => {
  const { status, said } = owner('KASIR-JKT')
  expect([status, said.trim()]).toEqual([
    1,
    'Tidak berhasil: Sebutkan pemiliknya: npm run owner -- USER. Yang ada: OWNER',
  ])
})
