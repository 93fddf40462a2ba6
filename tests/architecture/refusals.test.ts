import { resolve } from 'node:path'
import { notaDesigner, slipDesigner } from '@kencana/contract/areas/nota/setting-nota'
import type { DocumentKind } from '@kencana/contract/documents/define-document'
import { masterRoutes } from '@kencana/contract/kit/masters/routes'
import type { Route } from '@kencana/contract/kit/route'
import { kadar } from '@kencana/contract/masters/barang/kadar'
import { MASTERS } from '@kencana/contract/masters/registry'
import { describe, expect, it } from 'vitest'
import { refusalsOf } from '../../apps/server/src/platform/docs/frame-refusals.ts'
import { readTree, treeOf } from '../../tools/tidy/tree.ts'
import { documentsServedBy, raisedFrom, servedBy } from './raised.ts'

// Style rule 9: what a use case may refuse stands on its route, where callers and translators of
// the answers read it. What a use case calls is followed through the sources, name by name.

const tree = readTree(process.cwd())

const SERVE = 'apps/server/src/engines/document/serve/'
const CHECKS = 'apps/server/src/engines/document/checks/check-documents.ts'

type Documents = Record<'list' | 'show' | 'journal' | 'cancel' | 'checks' | 'check', Route> & {
  readonly kind: DocumentKind
  readonly paper: (paper: string) => Route
  readonly receipt: { readonly single: Route; readonly many: Route }
}

/** The calls that a part of a kind of document answers. */
function callsOf(declared: Documents, part: string): Route[] {
  if (part === 'papers') return Object.keys(declared.kind.papers).map(declared.paper)
  if (part === 'checked') return [declared.checks, declared.check]
  if (part === 'receipt') return [declared.receipt.single, declared.receipt.many]
  return [declared[part as 'list']]
}

/** A sale has one document, and says itself that it is of a day before. */
const NEVER: Readonly<Record<string, readonly string[]>> = {
  penjualan: ['TIDAK_BISA_BATAL', 'DOKUMEN_BUKAN_HARI_INI'],
}

describe('every refusal of a use case stands on its route', () => {
  it('in the whole server', async () => {
    const served = servedBy(tree)
    expect(served.length).toBeGreaterThan(100)
    const missing: string[] = []
    for (const { route, codes } of served) {
      const path = resolve(route.path)
      const declared = ((await import(path)) as Record<string, Route>)[route.name] as Route
      const known: readonly string[] = refusalsOf(declared)
      const lacks = codes.filter(code => !known.includes(code))
      if (lacks.length > 0) missing.push(`${declared.method} ${declared.path}: ${lacks.join(' ')}`)
    }
    expect(missing).toEqual([])
  })

  it('of documents, part by part, with what the engine says no with', async () => {
    const served = documentsServedBy(tree)
    expect(new Set(served.map(({ part }) => part))).toEqual(
      new Set(['list', 'show', 'journal', 'cancel', 'checked', 'papers', 'receipt']),
    )
    const engine = {
      list: raisedFrom(tree, [`${SERVE}list-documents.ts#documentsPage`]),
      cancel: raisedFrom(tree, [`${SERVE}cancel-document.ts#cancelDocument`]),
      receipt: raisedFrom(tree, [
        `${SERVE}receipts.ts#receiptOf`,
        `${SERVE}receipts.ts#receiptsOf`,
      ]),
      checked: raisedFrom(tree, [`${CHECKS}#checksPage`, `${CHECKS}#keepCheck`]),
    }
    const missing: string[] = []
    for (const { definition, part, codes } of served) {
      const module = (await import(resolve(definition.path))) as Record<string, Documents>
      const declared = module[definition.name] as Documents
      const known = callsOf(declared, part).map(route => refusalsOf(route))
      const raised = [...codes, ...((engine as Record<string, string[]>)[part] ?? [])]
      const never = part === 'cancel' ? (NEVER[definition.name] ?? []) : []
      const lacks = raised.filter(
        code => !never.includes(code) && !known.some(all => all.includes(code as never)),
      )
      if (lacks.length > 0) missing.push(`${definition.name} ${part}: ${lacks.join(' ')}`)
    }
    expect(missing).toEqual([])
  })

  it.each([
    ['create', 'change-master.ts#createRow'],
    ['update', 'change-master.ts#updateRow'],
    ['remove', 'change-master.ts#deleteRow'],
    ['reactivate', 'change-master.ts#reactivateRow'],
    ['planImport', 'file/import-master.ts#planImport'],
    ['import', 'file/import-master.ts#importFile'],
    ['planSend', 'send/send-master.ts#planSend'],
    ['send', 'send/send-master.ts#sendRows'],
  ] as const)('of a master: %s', (call, place) => {
    const hooks = raisedFrom(tree, ['apps/server/src/modules/master/hooks.ts#HOOKS'])
    const own = MASTERS.flatMap(master => master.refusals)
    const route = masterRoutes(kadar)[call] as Route
    const known: readonly string[] = refusalsOf(route)
    const codes = raisedFrom(tree, [`apps/server/src/engines/master/${place}`])
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.filter(code => !known.includes(code))).toEqual([])
    if (call !== 'create' && call !== 'update') return
    expect(hooks).toContain('KADAR_LEBIH')
    expect(hooks.filter(code => ![...known, ...own].includes(code))).toEqual([])
  })

  it.each([
    ['version', 'change-template.ts#contentOf'],
    ['save', 'change-template.ts#saveTemplate'],
    ['restore', 'change-template.ts#restoreTemplate'],
    ['spread', 'change-template.ts#spreadTemplate'],
    ['preview', 'paper-endpoints.ts#preview'],
  ] as const)('of the designer of papers: %s', (call, place) => {
    const codes = raisedFrom(tree, [`apps/server/src/engines/paper/${place}`])
    // Every call of the designer names a kind of paper, which may be none.
    const raised = [...codes, 'TIDAK_DITEMUKAN']
    for (const designer of [notaDesigner, slipDesigner]) {
      const known: readonly string[] = refusalsOf(designer[call] as Route)
      expect(raised.filter(code => !known.includes(code))).toEqual([])
    }
    if (call !== 'version') expect(codes.length).toBeGreaterThan(0)
  })

  const CONTRACT = 'packages/contract/src/areas/cincin.ts'
  const ROUTES = 'apps/server/src/modules/cincin/cincin.routes.ts'
  const raised = (files: Readonly<Record<string, string>>, routes: string) =>
    servedBy(
      treeOf({
        'apps/server/src/platform/http/endpoint.ts': 'export const read = 1',
        'packages/contract/src/refusals.ts': 'export const refuse = 1',
        [CONTRACT]: 'export const sell = defineRoute({})',
        [ROUTES]: `
          import { sell } from '@kencana/contract/areas/cincin'
          import { read } from '../../platform/http/endpoint.ts'
          ${routes}`,
        ...files,
      }),
    )
  const DOOR = 'apps/server/src/modules/baki/index.ts'
  const DECIDE = 'apps/server/src/modules/baki/decide.ts'

  it.each([
    ['by name, through a door', "refuse('SIBUK')", ['SIBUK']],
    ['one of two', "refuse(late ? 'SIBUK' : 'SUDAH_BATAL')", ['SIBUK', 'SUDAH_BATAL']],
    ['as an error', "throw new Refusal('SIBUK', {})", ['SIBUK']],
    ['decided elsewhere', "const no = late ? 'SIBUK' : null\nif (no) refuse(no)", ['SIBUK']],
    ['tried, and thrown again', "try { refuse('SIBUK') } catch (e) { throw e }", ['SIBUK']],
    ['tried, and ended there', "try { refuse('SIBUK') } catch { return 0 }", []],
    ['only looked at', "if (error.code === 'SIBUK') return 0", []],
    ['only spoken of', "return 'SIBUK'", []],
  ])('%s', (_what, inside, codes) => {
    const found = raised(
      {
        [DOOR]: "export { decide } from './decide.ts'",
        [DECIDE]: `import { refuse, Refusal } from '@kencana/contract/refusals'
          export function decide(late) { ${inside} }
          export function other() { refuse('BAKI_PENUH') }`,
      },
      `import { decide as judge } from '../baki/index.ts'
       const sold = ctx => judge(ctx)
       export const endpoints = [read(sell, ctx => sold(ctx))]`,
    )
    expect(found).toEqual([{ at: ROUTES, route: { path: CONTRACT, name: 'sell' }, codes }])
  })
})
