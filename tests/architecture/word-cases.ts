import type { Case } from './layout-cases.ts'

const DOMAIN = 'packages/domain/src/price.ts'
const PAGE = 'apps/web/src/features/a/b.tsx'
const LOGIN = 'apps/web/src/shell/login/login-page.tsx'
const SERVER = 'apps/server/src/main.ts'
const one = (rule: string, path: string, text: string): Case => ({
  rule,
  what: `${path} ${text}`,
  files: { [path]: text },
  red: [`${path}:1`],
})
const fine = (rule: string, path: string, text: string): Case => ({
  rule,
  what: `${path} ${text}`,
  files: { [path]: text },
})

// Written in pieces, so that the rules that read every file do not find them here.
const HOME = ['', 'home', 'budi', 'kencana'].join('/')
const REGISTRY = `https://${['registry', 'example', 'org'].join('.')}/x.tgz`
const LATER = ['TO', 'DO'].join('')

export const WORD_CASES: readonly Case[] = [
  one('file-name', 'tools/postSale.ts', ''),
  one('file-name', 'tools/price-utils.ts', ''),
  fine('file-name', 'tools/post-penjualan.queries.ts', ''),
  fine('file-name', 'README.md', '# Kencana'),
  one('vague-name', 'tools/a.ts', 'function priceHelper() {}'),
  one('vague-name', 'tools/a.ts', 'interface StoreInfo {}'),
  fine('vague-name', 'tools/a.ts', 'function priceLine() {}'),
  one('banned', SERVER, 'export default 1'),
  one('banned', SERVER, 'const x: any = 1'),
  one('banned', SERVER, 'enum Kadar { TUA }'),
  one('banned', SERVER, 'class Till {}'),
  one('banned', SERVER, "export * from './price.ts'"),
  one('banned', SERVER, "console.log('x')"),
  one('banned', SERVER, `// ${['@ts', 'ignore'].join('-')}`),
  fine('banned', SERVER, 'class Refusal extends Error {}'),
  fine('banned', 'vitest.config.ts', 'export default {}'),
  fine('banned', 'tools/a.ts', "console.log('x')"),
  one('bare-form', PAGE, 'const a = <form noValidate />'),
  fine('bare-form', PAGE, 'const a = <Form onSubmit={f} />'),
  fine('bare-form', 'apps/web/src/kit/acts/form.tsx', 'const a = <form noValidate />'),
  one('password-kept', PAGE, 'const a = <PasswordInput autoComplete="off" />'),
  one('password-kept', PAGE, 'const a = <PasswordInput label={t} />'),
  one('password-kept', PAGE, 'const a = <input type="password" autoComplete={what} />'),
  fine('password-kept', PAGE, 'const a = <PasswordInput autoComplete="one-time-code" />'),
  fine('password-kept', PAGE, 'const a = <input type="text" />'),
  fine('password-kept', LOGIN, 'const a = <input type="password" autoComplete="x" />'),
  one('pure-domain', DOMAIN, 'const now = Date.now()'),
  one('pure-domain', DOMAIN, 'const now = new Date()'),
  one('pure-domain', DOMAIN, 'const x = Math.random()'),
  one('pure-domain', DOMAIN, 'const x = process.env'),
  fine('pure-domain', DOMAIN, 'const x = new Date(Date.UTC(2026, 0, 1)).getUTCDay()'),
  fine('pure-domain', SERVER, 'const now = Date.now()'),
  one('float-money', SERVER, "parseFloat('1')"),
  one('float-money', SERVER, 'x.toFixed(2)'),
  fine('float-money', 'packages/domain/src/quantity.ts', 'x.toFixed(3)'),
  one('endless-loop', SERVER, 'for (;;) f()'),
  one('endless-loop', SERVER, 'while (true) f()'),
  one('endless-loop', SERVER, 'do f(); while (1)'),
  fine('endless-loop', SERVER, 'for (let i = 0; i < 3; i += 1) f()'),
  fine('endless-loop', 'apps/server/src/operations/drill.ts', 'while (true) f()'),
  one('left-over', SERVER, `// ${LATER}: later`),
  fine('left-over', SERVER, '// Later documents refer to it.'),
  one('left-out-test', 'tests/a.test.ts', "it.only('x', () => {})"),
  one('left-out-test', 'tests/a.test.ts', "describe.skip('x', () => {})"),
  one('left-out-test', 'tests/a.test.ts', "test.runIf(a)('x', () => {})"),
  fine('left-out-test', 'tests/a.test.ts', "it('x', () => {})"),
  fine('left-out-test', 'tests/a.test.ts', "if (a) test('x', () => {})"),
  one('docstring', DOMAIN, 'export function priceLine() {}'),
  one('docstring', DOMAIN, 'export const priceLine = () => 1'),
  one('docstring', DOMAIN, 'export const x = 1;export function f() {}'),
  fine('docstring', DOMAIN, '/** Whole rupiah. */\nexport function priceLine() {}'),
  fine('docstring', SERVER, 'export function start() {}'),
  one('markdown-title', 'docs/a.md', 'Some text'),
  fine('markdown-title', 'docs/a.md', '# Title'),
  one('markdown-path', 'docs/a.md', 'see [map](maps.md)'),
  one('markdown-path', 'docs/a.md', 'see `tools/nothing.ts`'),
  fine('markdown-path', 'docs/a.md', 'see [this](a.md#top), `docs` and `modules/<area>/x.ts`'),
  one('own-machine', 'docs/a.md', `see ${HOME}/README.md`),
  one('own-machine', 'package-lock.json', `"resolved": "${REGISTRY}"`),
  fine('own-machine', 'docs/a.md', 'the screen /home/ and https://nodejs.org'),
]

const usedBy = { 'tools/b.ts': "import { x } from '../packages/domain/src/a.ts'" }

export const DEAD_CASES: readonly Case[] = [
  {
    rule: 'dead-file',
    what: 'nobody takes it, nobody but a test',
    files: {
      'packages/domain/src/a.ts': 'export const x = 1',
      'packages/domain/src/b.ts': 'export const x = 1',
      'packages/domain/src/b.test.ts': "import { x } from './b.ts'",
    },
    red: ['packages/domain/src/a.ts:1', 'packages/domain/src/b.ts:1'],
  },
  {
    rule: 'dead-file',
    what: 'taken, or started by a script, a page or a worker',
    files: {
      'packages/domain/src/a.ts': 'export const x = 1',
      ...usedBy,
      'package.json': '{ "scripts": { "audit": "tsx apps/server/src/audit.ts" } }',
      'apps/server/src/audit.ts': 'f()',
      'apps/web/index.html': '<script src="/src/main.tsx"></script>',
      'apps/web/src/main.tsx': 'f()',
      'apps/server/src/pdf-worker.ts': 'f()',
    },
  },
  {
    rule: 'dead-export',
    what: 'value and type',
    files: {
      'packages/domain/src/a.ts':
        'export const x = 1\nexport const y = 2\nexport interface Z { a: 1 }',
      ...usedBy,
    },
    red: ['packages/domain/src/a.ts:2', 'packages/domain/src/a.ts:3'],
  },
  {
    rule: 'dead-export',
    what: 'what only tests take',
    files: {
      'packages/domain/src/a.ts':
        'export const x = 1\nexport function y() {\n  return y()\n}\nexport const z = 2',
      'packages/domain/src/a.test.ts': "import { x, y, z } from './a.ts'",
      'apps/web/src/b.ts': "import { z } from '@kencana/domain/a'",
    },
    red: ['packages/domain/src/a.ts:1', 'packages/domain/src/a.ts:2'],
  },
  {
    rule: 'dead-export',
    what: 'what a test takes of the inside, what is made for tests',
    files: {
      'packages/domain/src/a.ts': 'export const x = 1\nexport const z = x',
      'packages/domain/src/a.test.ts':
        "import { x } from './a.ts'\nimport { y } from './a.fixture.ts'",
      'packages/domain/src/a.fixture.ts': 'export const y = 1',
      'apps/web/src/b.ts': "import { z } from '@kencana/domain/a'",
    },
  },
  {
    rule: 'dead-export',
    what: 'a type its own function speaks of, a lazy screen',
    files: {
      'packages/domain/src/a.ts': 'export interface Z { a: 1 }\nexport const x: Z = { a: 1 }',
      ...usedBy,
      'apps/web/src/routes.tsx': "const s = () => import('./till.tsx')",
      'apps/web/src/till.tsx': 'export const Screen = 1',
    },
  },
]
