import { createPublicKey } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runAgent } from './agent.ts'
import { type Folder, openFolder } from './keep.ts'
import { openReader } from './open-reader.ts'
import { sendPairing } from './server-calls.ts'

// The program beside a fingerprint reader. `node agent.mjs pasang --server https://… --kode …`
// pairs it once; `node agent.mjs` runs it. In the repository `npm run agent` is the same.

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function start(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { server: { type: 'string' }, kode: { type: 'string' } },
  })
  const folder = openFolder(process.env)
  if (positionals[0] === 'pasang') return pair(folder, values.server ?? '', values.kode ?? '')
  const pairing = folder.pairing()
  if (pairing === undefined) {
    throw new Error('Alat ini belum dipasang: node agent.mjs pasang --server … --kode …')
  }
  const reader = await openReader(process.env)
  say(`${pairing.nama} (${pairing.kode_toko}) siap dengan pembaca ${reader.name}`)
  await runAgent(pairing, { key: folder.key(), folder, reader, say })
}

/** Nothing but the public key and the code leaves the machine. */
async function pair(folder: Folder, address: string, kode: string): Promise<void> {
  const server = serverOf(address)
  const key = createPublicKey(folder.key()).export({ format: 'der', type: 'spki' })
  const told = await sendPairing(server, kode.trim().toUpperCase(), key.toString('base64'))
  folder.keepPairing({ ...told, server })
  folder.keepFingers({})
  say(`${told.nama} dipasang di toko ${told.kode_toko}`)
}

/** Only what is encrypted, or does not leave the machine. */
function serverOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isNear = ['127.0.0.1', 'localhost', '[::1]'].includes(url?.hostname ?? '')
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isNear)) return url.origin
  throw new Error('--server harus alamat https:// (http:// hanya untuk komputer ini sendiri)')
}

await start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
