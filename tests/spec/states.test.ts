import { createSchema } from '@kencana/contract/kit/masters/schema'
import { sales } from '@kencana/contract/masters/umum/sales'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../../apps/server/src/areas.ts'
import { statedFilter } from '../../apps/web/src/engines/document-frame/list/stated-filter.ts'
import { child, list, type Node, nameOf, readTree, walk } from '../../tools/tidy/tree.ts'
import { clientWith } from './client.ts'
import { MESSAGES, RULES } from './wanted.ts'

// What screens have alike, read from where they are written.

afterEach(() => vi.unstubAllGlobals())

test('the sales form names each field that is left empty', () => {
  const text = MESSAGES.find(one => one.id === 'field-required-template')?.text ?? ''
  const asked = RULES.flatMap(({ id }) => /^sales-required-(\w+)$/.exec(id)?.[1] ?? [])
  const empty = Object.fromEntries(asked.map(field => [field, '']))
  const said = createSchema(sales).safeParse(empty).error?.issues ?? []
  const words = new Map(said.map(({ path, message }) => [String(path[0]), message]))
  const labels: Readonly<Record<string, { label: string }>> = sales.fields
  expect(asked).toHaveLength(6)
  for (const field of asked) {
    expect(words.get(field)).toBe(text.replace('{field}', labels[field]?.label ?? field))
  }
})

/** What waits for somebody comes first; of pieces those that are there. */
const BEGINS = /^(validasi-|ajuan-|rekening-koran\/baris$|barang$)/

test('a list asked for no state begins with all, here and there', () => {
  const first = endpoints.flatMap(({ route: { path, query } }) => {
    const field = query instanceof z.ZodObject ? query.shape.status : undefined
    const state = field instanceof z.ZodDefault ? field.parse(undefined) : undefined
    return state === undefined || BEGINS.test(path) ? [] : [[path, state]]
  })
  expect(first.length).toBeGreaterThan(10)
  expect(first.filter(([, state]) => state !== 'ALL')).toEqual([])
  const asked = { asked: {}, nomor: undefined, states: ['OPEN', 'DONE'] }
  expect(statedFilter(asked).status).toBe('ALL')
})

/** Tables that are no lists of data: what is being put together, and what a dialog asks of. */
const NO_LISTS = [
  'engines/master-screen/history/',
  'features/barang/pindah/scan-table.tsx',
  'features/ekspor/job-list.tsx',
  'features/harga-emas/price-history.tsx',
  'features/harga-emas/pusat/planned-panel.tsx',
  'features/pengaturan/history-dialog.tsx',
  'features/setting-nota/versions/',
  'features/aturan-beli/versi/',
  'features/sidik/',
  'shell/frame/store-picker.tsx',
]

/** Above these the screen has a search of its own, which finds more than the list. */
const OWN_SEARCH = ['engines/document-frame/pick/todays-list.tsx']

test('every data table searches and saves CSV', () => {
  const found: string[] = []
  const poor: string[] = []
  for (const file of readTree(process.cwd()).code) {
    if (!file.path.startsWith('apps/web/src/') || file.path.includes('/kit/')) continue
    if (NO_LISTS.some(part => file.path.includes(part))) continue
    walk(file.program, node => {
      if (node.type !== 'JSXOpeningElement' || nameOf(child(node, 'name')) !== 'DataTable') return
      found.push(file.path)
      const has = new Map(list(node, 'attributes').map(one => [nameOf(child(one, 'name')), one]))
      const own = OWN_SEARCH.some(part => file.path.endsWith(part))
      if (isOff(has.get('search')) && !own) poor.push(`${file.path}: no search`)
      const noRows = has.has('server') && !has.has('allRows')
      if (isOff(has.get('csv')) || noRows) poor.push(`${file.path}: no CSV`)
    })
  }
  expect(found.length).toBeGreaterThan(10)
  expect(poor).toEqual([])
})

/** `search={false}`. */
const isOff = (attribute: Node | undefined): boolean =>
  child(child(attribute, 'value'), 'expression')?.value === false

test('the mobile app gets a nota that was printed, and no window opens', async () => {
  await clientWith()
  const told: string[] = []
  const opened = vi.fn()
  Object.assign(window, {
    open: opened,
    ReactNativeWebView: { postMessage: (message: string) => told.push(message) },
  })
  const file = '../../apps/web/src/lib/device/print-pdf.ts'
  const { showPdf } = (await import(file)) as { showPdf(file: unknown): void }
  showPdf({ name: 'FJ-1.pdf', blob: new Blob(['%PDF-1.4']), attachment: false })
  await vi.waitFor(() => expect(told).toHaveLength(1))
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ type: 'pdf', name: 'FJ-1.pdf' })
  expect(opened).not.toHaveBeenCalled()
})
