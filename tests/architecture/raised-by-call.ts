import { resolve } from 'node:path'
import type { Route } from '@kencana/contract/kit/route'
import { readTree } from '../../tools/tidy/tree.ts'
import { documentsServedBy, raisedFrom, servedBy } from './raised.ts'

const CANCEL = 'apps/server/src/engines/document/serve/cancel-document.ts#cancelDocument'

type Raised = (call: string) => ReadonlySet<string> | undefined

let traced: Promise<Raised> | undefined

/**
 * What the use case of a call, `POST hutang`, can refuse, followed through the sources: what it
 * only lists is not there. A cancelling whose parts stand elsewhere is what the engine of documents
 * says; calls of masters are made of their definitions and not followed.
 */
export function raisedByCall(): Promise<Raised> {
  traced ??= trace()
  return traced
}

async function trace(): Promise<Raised> {
  const tree = readTree(process.cwd())
  const engine = raisedFrom(tree, [CANCEL])
  const found = new Map<string, ReadonlySet<string>>()
  const keep = ({ method, path }: Route, codes: readonly string[]) =>
    found.set(`${method} ${path}`, new Set(codes))
  for (const { route, codes } of servedBy(tree)) {
    const { [route.name]: served } = await import(resolve(route.path))
    keep(served as Route, codes)
  }
  for (const { definition, part, codes } of documentsServedBy(tree)) {
    if (part !== 'cancel') continue
    const { [definition.name]: documents } = await import(resolve(definition.path))
    keep((documents as { cancel: Route }).cancel, [...codes, ...engine])
  }
  const cancelled = new Set(engine)
  return call => found.get(call) ?? (call.endsWith('/batal') ? cancelled : undefined)
}
