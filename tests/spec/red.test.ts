import type { MenuNode } from '@kencana/contract/menu'
import { expect, test } from 'vitest'
import { treeOf } from '../../tools/tidy/tree.ts'
import { judge } from './judge/judge.ts'
import { type Product, productNow } from './product.ts'

// The table must see what it is there for: each control breaks the product in one place.

const product = await productNow()
const before = new Set(dueOf(product))

function dueOf(broken: Product): string[] {
  const due = judge(broken).filter(one => one.state === 'due')
  return due.map(({ kind, id }) => `${kind} ${id}`)
}

/** What is due of the broken product beside what was due before. */
const seen = (broken: Partial<Product>): string[] =>
  dueOf({ ...product, ...broken }).filter(one => !before.has(one))

const changed = (path: string, change: (node: MenuNode) => MenuNode) =>
  product.nodes.map(node => (node.path === path ? change(node) : node))

const without = (path: string, name: keyof MenuNode) =>
  changed(
    path,
    node =>
      Object.fromEntries(
        Object.entries(node).filter(([key]) => key !== name),
      ) as unknown as MenuNode,
  )

/** The repository with a text of one file replaced. */
function edited(file: string, from: string, to: string): Pick<Product, 'tree'> {
  const text = product.tree.files.get(file)?.text ?? ''
  expect(text).toContain(from)
  const source = treeOf({ [file]: text.replaceAll(from, to) }).files.get(file)
  const files = new Map([...product.tree.files, ...(source ? [[file, source] as const] : [])])
  return { tree: { ...product.tree, files } }
}

test.each(
  ['/master-toko', '/master-supplier', '/parameter-akun', '/jenis-batu', '/parameter-kupon'].map(
    path => [path],
  ),
)('%s without its module is due', path => {
  expect(seen({ nodes: without(path, 'module') })).toContain(`route ${path}`)
})

test('a report that has a gate, and no path of the specification, without its module', () => {
  const open = without('/laporan-transaksi-harian', 'module')
  expect(seen({ nodes: open })).toEqual(['route daily-transaction-report'])
})

test('a screen of some levels open to all, one more level, a setting that is not asked', () => {
  expect(seen({ nodes: without('/export-csv', 'levels') })).toEqual(['route /export-csv'])
  const more = changed('/settingsystem', node => ({
    ...node,
    levels: [...(node.levels ?? []), 'SPV'],
  }))
  expect(seen({ nodes: more })).toEqual(['route /settingsystem'])
  expect(seen({ nodes: without('/setting-nota', 'levelsWhen') })).toEqual(['route /setting-nota'])
})

test('a module on a screen that is always available, and a screen that is gone', () => {
  const gated = changed('/data-barang', node => ({ ...node, module: 'BERLIAN_MODULE' }))
  expect(seen({ nodes: gated })).toEqual(['route /data-barang'])
  const screens = new Set([...product.screens].filter(path => path !== '/ganti-password'))
  expect(seen({ screens })).toEqual(['route /ganti-password'])
})

test.each([
  ['apps/web/src/shell/frame/menu/sidebar.tsx', 'HIDE_DELAY_MS = 250', 'HIDE_DELAY_MS = 700'],
  ['apps/web/src/kit/dialogs/notify.ts', 'ERROR_MS = 3000', 'ERROR_MS = 5000'],
  ['apps/web/src/kit/dialogs/notify.ts', 'closesAfterMs: ERROR_MS', 'closesAfterMs: ERROR_MS * 2'],
  ['apps/web/src/features/kirim-uang/stores-report.tsx', "<Status>('ALL')", "<Status>('DONE')"],
  ['apps/web/src/kit/table/table.module.css', '(max-width: 500px)', '(max-width: 600px)'],
  ['apps/web/src/kit/table/csv/csv.ts', "'spreadsheet.csv'", "'tabel.csv'"],
])('a figure of %s: %s', (file, from, to) => {
  expect(seen(edited(file, from, to))).not.toEqual([])
})

test('a constant that nothing reads is none', () => {
  const sidebar = 'apps/web/src/shell/frame/menu/sidebar.tsx'
  const unread = edited(sidebar, 'setOpen(null), HIDE_DELAY_MS', 'setOpen(null), 700')
  expect(seen(unread)).toEqual(['rule submenu-hide-delay'])
})

test('a text with one letter more, a refusal its call does not know, a text in a comment', () => {
  const login = { LOGIN_SALAH: { text: 'User id atau Password yang anda masukkan salah' } }
  expect(seen({ refusals: { ...product.refusals, ...login } })).toEqual(['message login-wrong'])
  const mutasi = 'apps/web/src/features/kas/mutasi/mutasi-dialog.tsx'
  expect(seen(edited(mutasi, 'const savedOf', 'const failureOf'))).toEqual([
    'message bank-mutation-saved',
    'message cash-mutation-saved',
  ])
  const calls = product.calls.map(call => ({ ...call, refusals: [] }))
  expect(seen({ calls })).toContain('message wrong-credentials')
  const notify = 'apps/web/src/kit/dialogs/notify.ts'
  expect(seen(edited(notify, "i18next.t('Oopss!!')", "i18next.t('Ada masalah')"))).toEqual([
    'message error-dialog-title',
    'label oopss',
  ])
})

test('a call that is gone, an event that the client does not hear, a proof that is gone', () => {
  const calls = product.calls.filter(({ path }) => path !== 'users/change-password')
  expect(seen({ calls })).toEqual(['call change-password'])
  const unsent = product.calls.filter(({ path }) => path !== 'pembelian/get/bynota')
  expect(seen({ calls: unsent })).toEqual(['call receipt-bynota'])
  const socket = edited('apps/web/src/lib/socket.ts', "'settings-changed'", "'berubah'")
  expect(seen(socket)).toEqual(['call socket-settings-changed'])
  const tests = new Map([...product.tests, ['tests/kit/kit.journey.ts', new Set<string>()]])
  expect(seen({ tests })).toContain('rule modal-static')
  const copies = edited('tests/kertas/copies.test.ts', "'slip-pembelian'", "'slip-lain'")
  expect(seen(copies)).toEqual(['rule receipt-kinds/purchase'])
})
