import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { readConfig } from './config.ts'
import { type Anchor, type StoreChain, verifyChains } from './engines/document/verify-chain.ts'
import { startEmbedded } from './platform/database/embedded/embedded.ts'
import { makeLog } from './platform/log.ts'

const SHOWN = 20
const HELP = `npm run audit:verify [-- --kepala TOKO:URUTAN:HASH]

Menghitung ulang rantai audit semua toko dan mencocokkan setiap dokumen dengan rantainya, juga
sementara toko berjualan. Memakai DATABASE_URL, atau basis data di folder DATA_DIR.
--kepala  kepala rantai dari lembar tutup toko (boleh berkali-kali): hanya dengan ini ekor yang
          dipotong lalu ditulis ulang dapat diketahui. HASH saja juga boleh.
Selesai dengan 0 bila utuh, 1 bila ada yang berubah, 2 bila tidak dapat diperiksa.
`

/** Checks the books of an installation from outside and names the first row that is not right. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { kepala: { type: 'string', multiple: true }, help: { type: 'boolean' } },
  })
  if (values.help === true) {
    process.stdout.write(HELP)
    return 0
  }
  const anchors = (values.kepala ?? []).map(readAnchor)
  const database = await openBooks()
  try {
    const chains = await verifyChains(database.client, anchors)
    process.stdout.write(chains.map(said).join(''))
    return chains.some(chain => chain.findings.length > 0) ? 1 : 0
  } finally {
    await database.close()
  }
}

/** @throws Error with a sentence when it is no head of a chain */
function readAnchor(text: string): Anchor {
  const match = /^(?:([A-Z0-9_-]+):(\d+):)?([0-9a-f]{64})$/.exec(text.replace(/\s/g, ''))
  const [, kode_toko, urut, hash] = match ?? []
  if (hash === undefined) throw new Error(`--kepala ${text} bukan TOKO:URUTAN:HASH atau HASH`)
  return kode_toko === undefined ? { hash } : { kode_toko, urut: Number(urut), hash }
}

async function openBooks(): Promise<{ client: pg.Client; close: () => Promise<void> }> {
  const { dataDir, databaseUrl } = readConfig(process.env)
  if (databaseUrl !== undefined) {
    const client = await connect(databaseUrl)
    return { client, close: () => client.end() }
  }
  // Looking must not make an empty database where there is none.
  if (!existsSync(join(dataDir, 'database'))) {
    throw new Error(`tidak ada basis data di ${dataDir}; periksa DATA_DIR`)
  }
  const server = await startEmbedded({ dataDir, log: makeLog('silent'), isGuest: true })
  const client = await connect(server.adminUrl)
  const close = async () => {
    await client.end()
    await server.stop()
  }
  return { client, close }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: 'kencana audit' })
  await client.connect()
  return client
}

function said({ kode_toko, rows, head, findings }: StoreChain): string {
  if (findings.length === 0) {
    const at = rows === 0 ? 'belum ada catatan' : `${rows} baris, kepala ${head}`
    return `${kode_toko.padEnd(8)} utuh   ${at}\n`
  }
  const more = findings.length - SHOWN
  return [
    `${kode_toko.padEnd(8)} RUSAK  ${findings[0]?.apa ?? ''}`,
    ...findings.slice(1, SHOWN).map(({ apa }) => `         juga   ${apa}`),
    ...(more > 0 ? [`         dan ${more} lagi`] : []),
    '',
  ].join('\n')
}

main()
  .then(code => process.exit(code))
  .catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`Tidak dapat diperiksa: ${reason}\n`)
    process.exit(2)
  })
