import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { phone62, telpBaku } from '@kencana/domain/teks/telepon'
import { isSameCustomer } from '@kencana/domain/terms/titipan'
import { expect, test } from 'vitest'

// One telephone is compared in one way, whoever writes it how: a second way is a second customer.

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = ['packages', 'apps'].flatMap(workspace =>
  readdirSync(join(root, workspace), { recursive: true, encoding: 'utf8' })
    .filter(
      path =>
        /\.(tsx?|sql)$/.test(path) && !/node_modules|migrations|\.test\.|^stand-ins/.test(path),
    )
    .map(path => ({ path, text: readFileSync(join(root, workspace, path), 'utf8') })),
)

test('only the rule and its function in the database take a nought or 62 off a number', () => {
  const own = sources.filter(({ text }) =>
    /\(0062\|62\|0\)|['/^]\^?\+?0\/?,? ?'62'|\^62/.test(text),
  )
  expect(own.map(({ path }) => path).sort()).toEqual([
    'domain/src/teks/telepon.ts',
    'server/functions/pelanggan.sql',
  ])
})

test('both take the same off', () => {
  const [ts, inSql] = [telpBaku.toString(), sources.find(one => one.path.endsWith('pelanggan.sql'))]
  const rule = '^(0062|62|0)0?'
  expect([ts.includes(rule), inSql?.text.includes(rule)]).toEqual([true, true])
})

test.each([
  '0812 3456-7890',
  '+62 812 3456 7890',
  '+62 (0) 812 3456 7890',
  '62081234567890',
  '006281234567890',
  '81234567890',
])('%s is one telephone', telp => {
  const known = { kode_member: null, telp: '081234567890' }
  expect(isSameCustomer(known, { kode_member: null, telp })).toBe(true)
  expect(phone62(telp)).toBe('6281234567890')
})
