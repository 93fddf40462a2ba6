import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { buying, loose, setBuyingBoard } from '../pembelian/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { brokenOn } from '../sample-shop/invariants.ts'
import { DEPOSITOR, type Kept, paying, stands, take, takingBody } from '../titipan/counter.ts'
import type { Trial } from '../trial/verdict.ts'
import { type CrashShop, crashShop } from './crash-shop.ts'
import { ownerGrant } from './owner-grant.ts'
import { until } from './storm.ts'

/** Whose money it is: his day may come to any sum. */
const KNOWN = { ...DEPOSITOR, no_identitas: '3171010101017777' }

/** What each deposit holds before its command. */
const HELD = 100_000

/** A command about deposits `a` and `b`, and how they stand when it was done. */
interface Command {
  readonly name: string
  readonly path: (a: string) => string
  readonly body: (a: string, b: string) => object
  readonly isGranted?: true
  readonly done: readonly [status: string, saldo: number, saldoB: number]
}

/** What a piece without a nota is bought for, well below its ceiling. */
const GOLD = 1_000_000

const alasan = 'Uji'
const COMMANDS: readonly Command[] = [
  {
    name: 'taken',
    path: () => 'titipan',
    body: () => takingBody(HELD, { customer: KNOWN }),
    done: ['TERBUKA', HELD, HELD],
  },
  {
    name: 'added to',
    path: a => `titipan/${a}/tambah`,
    body: () => paying(30_000),
    done: ['TERBUKA', 130_000, HELD],
  },
  {
    name: 'given back',
    path: a => `titipan/${a}/kembali`,
    body: () => ({ alasan, jumlah: 40_000, pencairan: { cara: 'TUNAI' } }),
    isGranted: true,
    done: ['TERBUKA', 60_000, HELD],
  },
  {
    name: 'moved',
    path: () => 'pengalihan-saldo',
    body: (dari, ke) => ({ alasan, dari, ke, jumlah: 60_000 }),
    isGranted: true,
    done: ['TERBUKA', 40_000, 160_000],
  },
  {
    name: 'cancelled',
    path: a => `titipan/${a}/batal`,
    body: () => ({ alasan }),
    isGranted: true,
    done: ['BATAL', 0, HELD],
  },
  {
    name: 'paid for gold',
    path: () => 'pembelian',
    body: no_bon =>
      buying([loose(GOLD)], { pembayaran: [{ cara: 'SALDO', jumlah: GOLD, no_bon }] }),
    done: ['TERBUKA', HELD + GOLD, HELD],
  },
]

/** What the writer waits for when the server is killed: the last thing before its commit. */
const CHAIN = `select from audit_kepala where kode_toko = 'PUSAT' for update`
const WAITING = 'select count(*)::int n from pg_locks where not granted'

/** The server is killed while money of customers is moved; the counter asks again. */
export const depositsKilled: Trial<void> = {
  test: 'T14',
  name: 'deposits-killed',
  target: 'each command done whole or not at all, once by its key, the same on replay',
  rounds: { short: 6, full: 60 },
  run: async (_, { rounds, random }) => {
    const shop = await crashShop(0)
    await setBuyingBoard(shop.owner, 'PUSAT')
    const password = /password (\S+)/.exec(shop.server.notes)?.[1] ?? ''
    const sent: Sent[] = []
    const faults: string[] = []
    try {
      for (let round = 0; round < rounds; round += 1) {
        const command = COMMANDS[round % COMMANDS.length] as Command
        // Every other turn it is cut at any moment, else just before its commit.
        const ms = Math.floor(round / COMMANDS.length) % 2 === 1 ? random() * 40 : undefined
        const one = await play(shop, password, command, ms)
        sent.push(one.sent)
        faults.push(...one.faults)
      }
      const cut = sent.filter(({ isWhole }) => !isWhole).length
      faults.push(...(await shop.books(admin => faultsOfKeys(admin, sent))))
      return {
        figure: `${sent.length - cut} done before the kill, ${cut} not at all and then again`,
        faults: [...faults, ...shop.server.bugs],
      }
    } finally {
      await shop.stop()
    }
  },
}

interface Sent {
  readonly key: string
  readonly nomor: string
  readonly isWhole: boolean
}

/** Sends one command, kills the server on the way, and asks again with the same key. */
async function play(
  { owner, server, books }: CrashShop,
  password: string,
  command: Command,
  ms: number | undefined,
): Promise<{ sent: Sent; faults: string[] }> {
  const [a, b] = [
    await take(owner, HELD, { customer: KNOWN }),
    await take(owner, HELD, { customer: KNOWN }),
  ]
  const path = command.path(a)
  const asked = command.body(a, b)
  const otorisasi = command.isGranted
    ? await ownerGrant(owner, password, 'BATAL_TITIPAN', `POST ${path}`, asked)
    : undefined
  const body = { ...asked, ...(otorisasi === undefined ? {} : { otorisasi }) }
  const key = crypto.randomUUID()
  const send = async () => owner.post<Kept>(path, body, { key }).catch(() => undefined)
  const before = await count(books)
  const first = await books(async admin => {
    if (ms !== undefined) {
      const answer = send()
      await sleep(ms)
      await server.kill9()
      return answer
    }
    await admin.query('begin')
    await admin.query(CHAIN)
    const answer = send()
    const isWaiting = async () => (await admin.query<{ n: number }>(WAITING)).rows[0]?.n !== 0
    await until('a command that waits', isWaiting, 20_000)
    await server.kill9()
    await admin.query('rollback')
    return answer
  })
  await server.start()
  const faults: string[] = []
  const isWhole = (await count(books)) > before
  const left = [...(await stands(owner, a)), (await stands(owner, b))[1]]
  const isDone = command.name === 'taken' ? isWhole : left.join() === command.done.join()
  const isUntouched = left.join() === ['TERBUKA', HELD, HELD].join()
  if (isWhole ? !isDone : !isUntouched) faults.push(`${command.name} by half: ${left.join(' ')}`)
  if (first !== undefined && !isWhole) faults.push(`${command.name}: not done, but ${first.text}`)
  const retried = await send()
  if (retried === undefined) throw new Error(`${command.name}: no answer`)
  const again = expectStatus(retried, 201)
  const replay = await send()
  if (JSON.stringify(replay?.body) !== JSON.stringify(again)) {
    faults.push(`${command.name}: ${replay?.text}, then ${JSON.stringify(again)}`)
  }
  const end = [...(await stands(owner, a)), (await stands(owner, b))[1]]
  if (end.join() !== command.done.join()) faults.push(`${command.name} ends ${end.join(' ')}`)
  return { sent: { key, nomor: numberOf(again), isWhole }, faults }
}

/** Each command calls the number of its document otherwise. */
const numberOf = (answer: Kept & { no_faktur_beli?: string }): string =>
  answer.no_batal ??
  answer.no_pengalihan ??
  answer.no_faktur_beli ??
  answer.nomor ??
  answer.no_titipan

const count = (books: CrashShop['books']): Promise<number> =>
  books(async admin => (await admin.query('select 1 from dokumen')).rowCount ?? 0)

/** Keys that have not made just their one document, and whatever the books say besides. */
export async function faultsOfKeys(
  admin: pg.Client,
  sent: readonly Pick<Sent, 'key' | 'nomor'>[],
): Promise<string[]> {
  const { rows } = await admin.query<{ said: string }>(
    `select s.nomor || ' by its key ' || coalesce(i.nomor, 'none') said
     from jsonb_to_recordset($1::jsonb) s(key uuid, nomor text)
     left join idem i on i.kode_toko = 'PUSAT' and i.kunci = s.key
     where i.nomor is distinct from s.nomor`,
    [JSON.stringify(sent)],
  )
  const broken = await brokenOn(admin)
  return [
    ...rows.map(({ said }) => said),
    ...broken.map(({ invarian, rincian }) => `invariant ${invarian}: ${rincian}`),
  ]
}
