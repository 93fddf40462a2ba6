import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { buyingBack, loose, ofNota, setBuyingBoard } from '../pembelian/counter.ts'
import { exchanging, exchangingBack } from '../pembelian/exchange.ts'
import { cashSale, expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import type { Trial } from '../trial/verdict.ts'
import { type CrashShop, crashShop } from './crash-shop.ts'
import { type Cut, type CuttingProxy, cuttingProxy } from './cutting-proxy.ts'
import { faultsOfKeys } from './deposits-killed.ts'
import { ownerGrant } from './owner-grant.ts'
import { until, type Wire, wireTo } from './storm.ts'

/** A ring that was sold, and a new one. */
interface Scene {
  readonly nota: string
  readonly old: string
  readonly ring: string
}

/** A command in which pieces come back; all of what it writes, or nothing of it. */
interface Command {
  readonly name: string
  /** What is done before: the purchase or exchange that it undoes. */
  readonly first?: Command
  readonly path: (undone: string) => string
  readonly body: (of: Scene) => object
  readonly grant?: string
  /** Kinds of the documents it writes. */
  readonly writes: readonly string[]
  /** What an administrator holds so that the command stops in its midst. */
  readonly midst: (of: Scene) => string
}

/** A sale waits for the sums of its seller, when the purchase beside it is written already. */
const SUMS = `select from rekap_penjualan where kode_toko = 'PUSAT' and jenis = 'PENJUALAN'
  for update`
/** Giving a nota free waits for its row, when the sale beside it is undone already. */
const notaRow = ({ nota }: Scene) =>
  `select from nota_dibeli where no_faktur_jual = '${nota}' for update`
const undoing = { body: () => ({ alasan: 'Salah tulis' }), midst: notaRow }

const bought: Command = {
  name: 'bought',
  path: () => 'pembelian',
  body: ({ nota, old }) => buyingBack(nota, old),
  writes: ['PEMBELIAN'],
  midst: ({ nota, old }) =>
    `insert into nota_dibeli values ('${nota}', '${old}', 'PUSAT', 'FB-X', 'PEMBELIAN')`,
}
const exchanged: Command = {
  name: 'exchanged',
  path: () => 'tukar-tambah',
  body: ({ nota, old, ring }) => exchangingBack(nota, old, ring),
  writes: ['PEMBELIAN', 'PENJUALAN', 'TUKAR_TAMBAH'],
  midst: () => SUMS,
}
const COMMANDS: readonly Command[] = [
  bought,
  exchanged,
  {
    ...exchanged,
    name: 'exchanged into a deposit',
    body: ({ nota, old, ring }) => {
      const pieces = [ofNota({ no_faktur_jual: nota, barcodes: [old] }, 4_000_000)]
      const gold = [...pieces, loose(1_000_000), loose(1_000_000)]
      return exchanging([ring], gold, {
        pembayaran: [{ cara: 'SALDO', jumlah: 6_000_000 - RING_PRICE }],
      })
    },
  },
  {
    ...undoing,
    name: 'purchase undone',
    first: bought,
    path: nomor => `pembelian/${nomor}/batal`,
    grant: 'BATAL_PEMBELIAN',
    writes: ['BATAL_PEMBELIAN'],
  },
  {
    ...undoing,
    name: 'exchange undone',
    first: exchanged,
    path: nomor => `tukar-tambah/${nomor}/batal`,
    grant: 'BATAL_PENJUALAN',
    writes: ['BATAL_PEMBELIAN', 'BATAL_PENJUALAN', 'BATAL_TUKAR_TAMBAH'],
  },
]

/** What every command waits for last, just before its commit. */
const CHAIN = `select from audit_kepala where kode_toko = 'PUSAT' for update`
const WAITING = 'select count(*)::int n from pg_locks where not granted'
const END_WAITING = 'select pg_terminate_backend(pid) from pg_locks where not granted'

interface Heard {
  readonly status: number
  readonly text: string
}

interface Turn {
  readonly shop: CrashShop
  readonly admin: pg.Client
  readonly proxy: CuttingProxy
  readonly random: () => number
  readonly held: string
  /** Sends the command on a wire. */
  readonly send: (wire: Wire) => Promise<Heard | undefined>
  readonly till: Wire
}

/** Ways in which a command is cut; each answers what was heard of it. */
const CUTS: Readonly<Record<string, (turn: Turn) => Promise<Heard | undefined>>> = {
  'killed before its commit': turn =>
    inItsMidst({ ...turn, held: CHAIN }, async () => turn.shop.server.kill9()),
  'killed in its midst': turn => inItsMidst(turn, async () => turn.shop.server.kill9()),
  'its connection ended in its midst': turn =>
    inItsMidst(turn, async admin => void (await admin.query(END_WAITING))),
  'killed at any moment': async ({ shop, random, send, till }) => {
    const answer = send(till)
    await sleep(random() * 120)
    await shop.server.kill9()
    return answer
  },
  'its wire cut': ({ proxy, random, send, shop }) => {
    const side: Cut['side'] = random() < 0.3 ? 'request' : 'answer'
    proxy.plan({ side, afterBytes: Math.floor(random() * 300) })
    return send(wireTo(proxy.origin, shop.owner.token))
  },
}

/** Sends while an administrator holds what it needs, and ends it where it waits. */
async function inItsMidst(
  { admin, held, send, till }: Turn,
  end: (admin: pg.Client) => Promise<void>,
): Promise<Heard | undefined> {
  await admin.query('begin')
  await admin.query(held)
  const answer = send(till)
  const isWaiting = async () => (await admin.query<{ n: number }>(WAITING)).rows[0]?.n !== 0
  await until('a command that waits', isWaiting, 20_000)
  await end(admin)
  await admin.query('rollback')
  return answer
}

/** The server is killed, or its wires are cut, while pieces come back; the counter asks again. */
export const exchangesKilled: Trial<void> = {
  test: 'T14',
  name: 'exchanges-killed',
  target: 'both sides or none, once by their key, the same numbers on replay',
  rounds: { short: 5, full: 150 },
  run: async (_, { rounds, random }) => {
    const shop = await crashShop(2 * rounds)
    await setBuyingBoard(shop.owner, 'PUSAT')
    const password = /password (\S+)/.exec(shop.server.notes)?.[1] ?? ''
    const proxy = await cuttingProxy(Number(new URL(shop.server.origin).port))
    const sent: Sent[] = []
    const faults: string[] = []
    try {
      for (let round = 0; round < rounds; round += 1) {
        const command = COMMANDS[round % COMMANDS.length] as Command
        // Each way meets each command in turn.
        const way = (round + Math.floor(round / COMMANDS.length)) % Object.keys(CUTS).length
        const one = await shop.books(admin =>
          play({ shop, admin, proxy, random, password }, command, way),
        )
        sent.push(one.sent)
        faults.push(...one.faults)
      }
      const cut = sent.filter(({ isWhole }) => !isWhole).length
      faults.push(...(await shop.books(admin => faultsOfKeys(admin, sent))))
      faults.push(...(await shop.books(admin => missing(admin, sent))))
      return {
        figure: `${sent.length - cut} done before the cut, ${cut} not at all and then again`,
        faults: [...faults, ...shop.server.bugs],
      }
    } finally {
      await proxy.stop()
      await shop.stop()
    }
  },
}

interface Sent {
  readonly key: string
  readonly nomor: string
  readonly isWhole: boolean
  /** Every number its answer names. */
  readonly numbers: readonly string[]
}

interface Ground extends Pick<Turn, 'shop' | 'admin' | 'proxy' | 'random'> {
  readonly password: string
}

/** Sends one command, cuts it on the way, and asks again with the same key. */
async function play(
  { password, ...ground }: Ground,
  command: Command,
  way: number,
): Promise<{ sent: Sent; faults: string[] }> {
  const { shop, admin } = ground
  const { owner, server } = shop
  const [name = '', cut] = Object.entries(CUTS)[way] ?? []
  const { of, path, body } = await prepared(shop, password, command)
  const key = crypto.randomUUID()
  const send = (wire: Wire) => wire({ method: 'POST', path, key, body }, 20_000)
  const till = wireTo(server.origin, owner.token)
  const before = await kinds(admin)
  const first = await cut?.({ ...ground, held: command.midst(of), send, till })
  if (name.startsWith('killed')) await server.start()
  const written = added(before, await kinds(admin))
  const isWhole = written.length > 0
  const faults: string[] = []
  const what = `${command.name}, ${name}`
  const say = (fault: string) => faults.push(`${what}: ${fault}`)
  if (isWhole && !isSame(written, command.writes)) say(`by half: ${written.join(' ')}`)
  if (isWhole && name.startsWith('its connection')) say('done without its connection')
  if (!isWhole && first?.status === 201) say(`not done, but ${first.text}`)
  const again = await send(till)
  if (again?.status !== 201) throw new Error(`${what}: ${again?.text ?? 'no answer'}`)
  const replay = await send(till)
  if (replay?.text !== again.text) say(`${replay?.text}, then ${again.text}`)
  if (first?.status === 201 && first.text !== again.text) say(`${first.text}, then ${again.text}`)
  const all = added(before, await kinds(admin))
  if (!isSame(all, command.writes)) say(`ends with ${all.join(' ')}`)
  const numbers = again.text.match(/\b[A-Z]{2}-PUSAT-\d{6}-\d{4,}/g) ?? []
  return { sent: { key, nomor: numberOf(again.text), isWhole, numbers }, faults }
}

/** What the command is about, ready to be sent: sold, bought, granted. */
async function prepared({ owner, rings }: CrashShop, password: string, command: Command) {
  const [old = '', ring = ''] = rings.splice(0, 2)
  const sale = await owner.post<{ no_faktur_jual: string }>(
    'penjualan',
    cashSale([old], RING_PRICE),
  )
  const of: Scene = { nota: expectStatus(sale, 201).no_faktur_jual, old, ring }
  const undone = command.first
  const path = command.path(
    undone === undefined
      ? ''
      : numberOf(
          JSON.stringify(expectStatus(await owner.post(undone.path(''), undone.body(of)), 201)),
        ),
  )
  const asked = command.body(of)
  const otorisasi =
    command.grant === undefined
      ? undefined
      : await ownerGrant(owner, password, command.grant, `POST ${path}`, asked)
  return { of, path, body: { ...asked, ...(otorisasi === undefined ? {} : { otorisasi }) } }
}

/** The number of the document that a key made: that of the whole, where it has parts. */
function numberOf(text: string): string {
  const said = JSON.parse(text) as Record<string, string>
  return said.no_batal ?? said.no_tukar_tambah ?? said.no_faktur_beli ?? ''
}

type Kinds = ReadonlyMap<string, number>

async function kinds(admin: pg.Client): Promise<Kinds> {
  const { rows } = await admin.query<{ jenis: string; n: number }>(
    'select jenis, count(*)::int n from dokumen group by 1',
  )
  return new Map(rows.map(({ jenis, n }) => [jenis, n]))
}

/** Kinds of what has come since, each as often as it came. */
const added = (before: Kinds, after: Kinds): string[] =>
  [...after].flatMap(([jenis, n]) => Array<string>(n - (before.get(jenis) ?? 0)).fill(jenis)).sort()

const isSame = (found: readonly string[], due: readonly string[]): boolean =>
  found.join() === [...due].sort().join()

/** Numbers that were answered and stand nowhere. */
async function missing(admin: pg.Client, sent: readonly Sent[]): Promise<string[]> {
  const { rows } = await admin.query<{ nomor: string }>(
    `select n as nomor from unnest($1::text[]) n
     where not exists (select from dokumen d where d.nomor = n)`,
    [sent.flatMap(({ numbers }) => numbers)],
  )
  return rows.map(({ nomor }) => `${nomor} was answered and stands nowhere`)
}
