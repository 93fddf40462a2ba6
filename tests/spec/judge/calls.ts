import type { Product } from '../product.ts'
import { type Verdict, verdict } from '../verdicts.ts'
import { CALLS, type WantedCall } from '../wanted.ts'

/** Where a path is not shown, ours. */
const PATHS: Readonly<Record<string, string>> = {
  'image-upload': 'barang/upload-image',
  'load-dashboard-chart-penjualan': 'ringkasan/grafik/{jenis}',
  'load-dashboard-chart-pembelian': 'ringkasan/grafik/{jenis}',
}

/** Modules that have a receipt: `{module}/get/bynota` is asked of each (doc2 §7). */
const MODULES = [
  'penjualan',
  'pembelian',
  'tukar-tambah',
  'hutang',
  'titipan',
  'piutang-penjualan',
  'gesek-tunai',
]

const SHAPE = /\{[^}]*\}/g
const shape = (path: string): string => path.replace(SHAPE, '{}')

/** Every HTTP call is served, by each verb it may have; socket events are those of the client. */
export function judgeCalls(product: Product): Verdict[] {
  const served = new Set(product.calls.map(({ method, path }) => `${method} ${shape(path)}`))
  return CALLS.map(call => verdict('call', call.id, 'calls', faultsOf(product, served, call)))
}

function faultsOf(product: Product, served: ReadonlySet<string>, call: WantedCall): string[] {
  if (call.protocol === 'push') return ['no push']
  if (call.protocol === 'socket') return socketFaults(product, call.id)
  const path = call.path ?? PATHS[call.id]
  if (path === undefined) return ['no path of ours']
  const verbs = call.method === null ? [call.methodInferred ?? 'GET'] : [call.method]
  const paths = path.startsWith('{module}/')
    ? MODULES.map(module => path.replace('{module}', module))
    : [path]
  return paths.flatMap(one =>
    verbs.filter(verb => !served.has(`${verb} ${shape(one)}`)).map(verb => `no ${verb} ${one}`),
  )
}

const EVENTS: Readonly<Record<string, readonly string[]>> = {
  'socket-fingerprint-auth': ['fingerprint-auth', 'status', 'auth_for', 'user_id'],
  'socket-settings-changed': ['settings-changed'],
  'socket-progress': ['progress', 'progress', 'total'],
}

/** The event of the client's table, with the fields it travels with. */
function socketFaults({ tree }: Product, id: string): string[] {
  const [event, ...fields] = EVENTS[id] ?? []
  const text = tree.files.get('apps/web/src/lib/socket.ts')?.text ?? ''
  const line = new RegExp(`^ {2}'?${event}'?: (\\{[\\s\\S]*?\\}|Readonly<.*>)$`, 'm').exec(text)
  if (line === null) return [`the client hears no ${event}`]
  return fields.filter(field => !line[1]?.includes(`${field}`)).map(field => `without ${field}`)
}
