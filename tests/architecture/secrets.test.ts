import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DEMO_PASSWORD, givenSecrets, ownSecrets, secretForms } from './secret-signs.ts'

// T42: the repository keeps no secret. What is built from it is looked at in bundles.test.ts, what
// a server writes down in tests/rights/traces.test.ts.

const BINARY = /\.(png|jpe?g|webp|ttf|woff2?|pdf|xlsx|ico|cadangan)$/
const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter(name => name !== '')
const texts = names
  .filter(name => !BINARY.test(name))
  .map(name => [name, readIfThere(name)] as const)

/** A file may be deleted and not yet committed. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const where = (found: (text: string) => readonly string[], product = /./): string[] =>
  texts
    .filter(([name]) => product.test(name))
    .flatMap(([name, text]) => found(text).map(one => `${name}: ${one}`))

it('no file looks as if it held a secret, by its name or by what stands in it', () => {
  expect(names.length).toBeGreaterThan(300)
  const telling = /(^|\/)(\.env(\..*)?|id_rsa|secret|[^/]+\.(pem|key|p12|pfx))$/
  expect(names.filter(name => telling.test(name))).toEqual([])
  expect(where(secretForms)).toEqual([])
})

it('no secret of this machine came into a file', () => {
  const own = ownSecrets(process.env)
  expect(where(text => own.filter(one => text.includes(one)).map(() => 'of this machine'))).toEqual(
    [],
  )
})

it('no code gives a password, key or token a value', () => {
  expect(where(givenSecrets, /^(apps|packages|tools|bench)\/|^[^/]+$/)).toEqual([])
})

it('the password of the sample shop stands where it is made, told and tried, nowhere else', () => {
  const holders = texts.filter(([, text]) => text.includes(DEMO_PASSWORD)).map(([name]) => name)
  expect(holders.filter(name => !name.startsWith('tests/')).sort()).toEqual([
    'README.md',
    'apps/server/src/sample/chain-plan.ts',
    'tools/pictures/screenshots.ts',
  ])
})

it.each([
  ['a private key', ['-----BEGIN RSA PRIVATE', ' KEY-----']],
  ['a key of a cloud', ['AKIA', 'ABCDEFGHIJKLMNOP']],
  ['an address with its password', ['postgres://kencana:', 'bS7kq92mXw', '@db/kencana']],
  [
    'a token of a session',
    ['eyJhbGciOiJIUzI1NiIsInR5', '.eyJzdWIiOiIxMjM0NTY3ODkw', '.SflKxwRJSMeK'],
  ],
  ['a stored password', ['$argon2id', '$v=19', '$m=19456,t=2,p=1$']],
  ['a registry that is logged in', ['//registry.npmjs.org/:_auth', 'Token=abc']],
])('the scan would see %s', (_what, parts) => {
  expect(secretForms(`x = "${parts.join('')}"`)).not.toEqual([])
})

it('the scan would see a value given to a secret, and leaves names and texts alone', () => {
  const given = [
    "apiKey: 'sk9s",
    '8dj2kd0\'; const SANDI = "melati-putih',
    '";password:`emas2',
    '424x`',
  ]
  expect(givenSecrets(given.join(''))).toHaveLength(3)
  expect(givenSecrets("password: 'Password lama salah'; SCREEN_TOKEN = '/users/password'")).toEqual(
    [],
  )
  expect(ownSecrets({ METRICS_TOKEN: 'abcdefgh12345678', HOME: '/home/x', GIT_TOKEN: '' })).toEqual(
    ['abcdefgh12345678'],
  )
})
