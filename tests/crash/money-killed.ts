import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { set } from '../hutang/counter.ts'
import { BRI, openSecondAccount } from '../kas/money.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { BRANCHES, oneOf, openDay } from '../races/race.ts'
import type { Caller } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { type ProcessShop, processShop } from '../trial/process-shop.ts'
import type { Trial } from '../trial/verdict.ts'
import { until } from './storm.ts'

const MOVERS = 8
const STORES = ['PUSAT', ...BRANCHES] as const
/** What lies in the first drawer of each store in the beginning. */
const FLOAT = 50_000_000
const DRAWERS = ['KASIR', 'DUA', 'RR'] as const
/** Commands between two kills, so that money sent in between is received, too. */
const BETWEEN = 25
/** Gives up on one command after this; it may meet several kills in a row. */
const PATIENCE_MS = 90_000

/** A store whose money is moved, and its two accounts. */
interface Till {
  readonly toko: string
  readonly who: Caller
  readonly banks: readonly (readonly [kode_bank: string, no_rekening: string])[]
}

interface Command {
  readonly path: string
  readonly body: object
  readonly from: Till
}

/** A command that was answered in the end. */
interface Done extends Command {
  readonly key: string
  readonly text: string
  readonly attempts: number
}

/** What the movers have done, and money that was sent and may be received. */
interface Moved {
  readonly done: Done[]
  readonly sent: { readonly no_reff: string; readonly tujuan: string }[]
  readonly received: string[]
  readonly odd: string[]
}

/** Refusals of whoever tries to receive what is not there yet, or was received already. */
const LATE = new Set(['UANG_TIDAK_ADA', 'UANG_SUDAH_DITERIMA'])

/**
 * The bank test (05-reliability T9): money goes at random between drawers, accounts and stores, the
 * server is killed again and again, and the sum of all places never changes for any reader.
 */
export const moneyKilled: Trial<void> = {
  test: 'T9',
  name: 'money-killed',
  target: 'every read of all money is the same sum, each command once, received once',
  rounds: { short: 3, full: 60 },
  run: async (_, { rounds, random }) => {
    const place = await processShop(undefined)
    try {
      const tills = await openTills(place)
      const total = FLOAT * STORES.length
      const moved: Moved = { done: [], sent: [], received: [], odd: [] }
      const over = { isOver: false }
      const books = readBooks(place.adminUrl, over)
      const owner = await place.shop.as('OWNER')
      const reports = readReports(owner, over)
      const movers = Array.from({ length: MOVERS }, async () => {
        while (!over.isOver) await moveOnce(moved, commandOf(tills, moved, random))
      })
      for (let kill = 0; kill < rounds; kill += 1) {
        const before = moved.done.length
        await until('money to move', () => moved.done.length >= before + BETWEEN, 60_000)
        await sleep(random() * 300)
        await place.server.kill9()
        await place.server.start()
      }
      const last = moved.done.length
      await until('money to move', () => moved.done.length >= last + BETWEEN, 60_000)
      over.isOver = true
      await Promise.all(movers)
      const seen = await books
      const told = await reports
      const different = await replayed(moved.done)
      const broken = await brokenInvariants(place.adminUrl)
      const again = moved.done.filter(({ attempts }) => attempts > 1).length
      return {
        figure:
          `${moved.done.length} commands, ${again} asked again, ${moved.received.length} of ` +
          `${moved.sent.length} received, ${seen.reads} reads of the books, ${told.reads} reports`,
        faults: [
          ...sumFaults('books', seen.sums, total),
          ...sumFaults('reports', told.sums, total),
          ...moved.odd,
          ...twice(moved.received),
          ...(different === 0 ? [] : [`${different} commands replayed differently`]),
          ...(again > 0 ? [] : ['no command was ever asked again: nothing was cut']),
          ...(moved.received.length > 0 ? [] : ['nothing was received']),
          ...broken.map(({ invarian, rincian }) => `invariant ${invarian}: ${rincian}`),
          ...place.bugs,
        ],
      }
    } finally {
      await place.shop.stop()
    }
  },
}

/** Every store with three drawers, two accounts and a float in its first drawer. */
async function openTills({ shop }: ProcessShop): Promise<readonly Till[]> {
  const owner = await shop.as('OWNER')
  const tills: Till[] = []
  for (const toko of STORES) {
    await set(owner, { LACI: DRAWERS.join(','), LACI_MINUS: 'YA' }, toko)
    await openSecondAccount(owner, toko)
    const asked = 'rekenings/get-by-kode-bank?kode_bank=BCA'
    const accounts = expectStatus(await owner.get<{ no_rekening: string }[]>(asked, { toko }), 200)
    const who = toko === 'PUSAT' ? owner : await shop.as(`SPV-${toko}`)
    const float = { kode_transaksi: 'MODAL', jumlah: FLOAT, keterangan: 'Modal', laci: 'KASIR' }
    expectStatus(await who.post('uang-kas', float), 201)
    tills.push({
      toko,
      who,
      banks: [
        ['BCA', accounts[0]?.no_rekening ?? ''],
        ['BRI', BRI],
      ],
    })
  }
  return tills
}

/** Some money from some place to another. */
function commandOf(tills: readonly Till[], moved: Moved, random: () => number): Command {
  const from = oneOf(random, tills)
  const jumlah = 1_000 * Math.ceil(random() * 2_000)
  const keterangan = 'Uji'
  const [kode, no] = oneOf(random, from.banks)
  const laci = oneOf(random, DRAWERS)
  const kind = random()
  if (kind < 0.2) {
    const laci_tujuan = oneOf(
      random,
      DRAWERS.filter(one => one !== laci),
    )
    const body = { kode_transaksi: 'PINDAH-DANA', jumlah, keterangan, laci, laci_tujuan }
    return { from, path: 'uang-kas', body }
  }
  const said = { jumlah, keterangan, kategori: 'SETOR-TARIK' }
  if (kind < 0.4) {
    const bank = { asal: 'CASH', asal_rekening: '', tujuan: kode, tujuan_rekening: no }
    const cash = { asal: kode, asal_rekening: no, tujuan: 'CASH', tujuan_rekening: '' }
    const body = { ...said, ...(kind < 0.3 ? bank : cash), laci }
    return { from, path: 'cash/mutasi-uang-cash', body }
  }
  if (kind < 0.5) {
    const [other, to] = from.banks.find(([one]) => one !== kode) ?? [kode, no]
    const body = { asal: kode, asal_rekening: no, tujuan: other, tujuan_rekening: to }
    return { from, path: 'cash/mutasi-uang-bank', body: { ...said, ...body } }
  }
  const open = moved.sent.filter(({ tujuan }) => tujuan === from.toko)
  if (kind < 0.8 && open.length > 0) {
    const { no_reff } = oneOf(random, open)
    const body = kind < 0.65 ? { ke: kode, ke_rekening: no } : { laci }
    return { from, path: `kirim-uang/${no_reff}/reception`, body }
  }
  const tujuan = oneOf(
    random,
    STORES.filter(toko => toko !== from.toko),
  )
  const place = kind < 0.9 ? { asal: 'CASH', laci } : { asal: kode, asal_rekening: no }
  return {
    from,
    path: 'kirim-uang',
    body: { ...place, tujuan, jumlah_rp: jumlah, keterangan },
  }
}

/** One command; unanswered or told to wait it is sent again with its key. */
async function moveOnce(moved: Moved, command: Command): Promise<void> {
  const key = crypto.randomUUID()
  const end = performance.now() + PATIENCE_MS
  for (let attempts = 1; performance.now() < end; attempts += 1) {
    const answer = await ask(command, key)
    if (answer?.status === 201) {
      const { no_reff, tujuan = '' } = { ...command.body, ...answer.body } as Named
      moved.done.push({ ...command, key, text: answer.text, attempts })
      if (command.path === 'kirim-uang') moved.sent.push({ no_reff: no_reff ?? '', tujuan })
      if (command.path.endsWith('/reception')) moved.received.push(command.path)
      return
    }
    const { code = '' } = (answer?.body ?? {}) as Named
    if (LATE.has(code)) return
    if (answer !== undefined && answer.status !== 503 && code !== 'SIBUK') {
      moved.odd.push(`${command.path}: ${answer.status} ${answer.text}`)
      return
    }
    await sleep(25)
  }
  moved.odd.push(`${command.path}: no answer within ${PATIENCE_MS} ms`)
}

interface Named {
  readonly no_reff?: string
  readonly tujuan?: string
  readonly code?: string
}

/** One attempt; undefined when the connection broke. */
const ask = ({ from, path, body }: Command, key: string) =>
  from.who.post(path, body, { key }).catch(() => undefined)

/** Sends every command again with its key; answers how many came back with anything else. */
async function replayed(done: readonly Done[]): Promise<number> {
  const left = [...done]
  let different = 0
  await Promise.all(
    Array.from({ length: MOVERS }, async () => {
      for (let one = left.pop(); one !== undefined; one = left.pop()) {
        const answer = await ask(one, one.key)
        if (answer?.text !== one.text) different += 1
      }
    }),
  )
  return different
}

interface Read {
  readonly sums: ReadonlySet<number>
  readonly reads: number
}

const MONEY = `select sum(debit_rp - kredit_rp)::bigint::text rp from jurnal_baris
  where jenis_akun in ('KAS', 'KAS_GADAI', 'BANK', 'KAS_PERJALANAN')`

/** What all stores have together, over and over, as an administrator sees it. */
async function readBooks(adminUrl: string, over: { readonly isOver: boolean }): Promise<Read> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  const sums = new Set<number>()
  let reads = 0
  while (!over.isOver) {
    const { rows } = await admin.query<{ rp: string }>(MONEY)
    sums.add(Number(rows[0]?.rp))
    reads += 1
    await sleep(20)
  }
  await admin.end()
  return { sums, reads }
}

/** Accounts of money: drawers, those of pawn, what is on its way, banks. */
const ACCOUNTS = new Set(['1101', '1102', '1103', '1111'])

/** The same by the report of head office over all stores; none is read while the server is gone. */
async function readReports(owner: Caller, over: { readonly isOver: boolean }): Promise<Read> {
  const tgl = await openDay(owner)
  const asked = `toko=${STORES.join(',')}&tanggal_awal=${tgl}&sampai_tgl=${tgl}`
  const sums = new Set<number>()
  let reads = 0
  while (!over.isOver) {
    const answer = await owner
      .get<{ rows: Balance[] }>(`reports/laporan-neraca-saldo?${asked}`)
      .catch(() => undefined)
    if (answer?.status === 200) {
      const money = answer.body.rows.filter(({ nomor_akun }) => ACCOUNTS.has(nomor_akun))
      sums.add(money.reduce((sum, one) => sum + one.debit_akhir - one.kredit_akhir, 0))
      reads += 1
    }
    await sleep(50)
  }
  return { sums, reads }
}

interface Balance {
  readonly nomor_akun: string
  readonly debit_akhir: number
  readonly kredit_akhir: number
}

const sumFaults = (where: string, sums: ReadonlySet<number>, total: number): string[] =>
  sums.size === 1 && sums.has(total) ? [] : [`${where}: ${[...sums].join(', ')}, not ${total}`]

const twice = (received: readonly string[]): string[] =>
  received.length === new Set(received).size ? [] : ['money was received twice']
