import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../apps/server/src/areas.ts'
import { openApi } from '../../apps/server/src/platform/docs/openapi.ts'

// Whoever connects a program of their own starts from `openapi.json`: the tools that read such a
// document take ours as it is, and what they make of it is TypeScript.

const routes = endpoints.map(one => one.route)
const text = JSON.stringify(openApi(routes, '1.0.0', '/kencana/'))

it('every reference leads somewhere', () => {
  const whole = JSON.parse(text)
  const found = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
  const lost = found.filter(
    path => path.split('/').reduce((node, key) => node?.[key], whole) === undefined,
  )
  expect(found.length).toBeGreaterThan(routes.length)
  expect(lost).toEqual([])
  expect(text.match(/__schema/)).toBeNull()
})

it('a linter finds nothing wrong', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // The product is not given away under a licence, and says so in package.json.
      'info-license': 'off',
      'info-license-strict': 'off',
      // The number of a document is never the word `tertahan` that stands in its place elsewhere.
      'no-ambiguous-paths': 'off',
    },
  })
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config })
  expect(
    problems.map(one => `${one.ruleId} ${one.location[0]?.pointer} ${one.message}`).slice(0, 20),
  ).toEqual([])
})

describe('a client generated of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kencana-client-'))
  beforeAll(async () => {
    const nodes = await openapiTS(JSON.parse(text) as OpenAPI3, { silent: true })
    writeFileSync(join(folder, 'api.ts'), astToString(nodes))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('type-checks, and so does a program that uses it', () => {
    writeFileSync(join(folder, 'use.ts'), USE)
    const flags = '--noEmit --strict --exactOptionalPropertyTypes --module esnext --target es2023'
    const { stdout } = spawnSync(
      process.execPath,
      [resolve('node_modules/typescript/bin/tsc'), ...flags.split(' '), 'api.ts', 'use.ts'],
      { cwd: folder, encoding: 'utf8' },
    )
    expect(stdout).toBe('')
  })
})

/** The recursive answer to any depth; what is not in the contract is an error. */
const USE = `
import type { paths } from './api'
type Login = paths['/users/login']['post']
type Sent = Login['requestBody']['content']['application/json']
export const sent: Sent = { user_id: 'OWNER', password: 'rahasia' }
// @ts-expect-error a name is a text
export const wrong: Sent = { user_id: 7, password: 'rahasia' }
type Answer = Login['responses'][200]['content']['application/json']
export const deep = (answer: Answer): boolean | undefined =>
  answer.akses[0]?.children[0]?.children[0]?.is_show
// @ts-expect-error it ends where the contract ends
export const lost = (answer: Answer) => answer.akses[0]?.children[0]?.children[0]?.tidak_ada
`
