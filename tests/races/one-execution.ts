import { setTimeout as sleep } from 'node:timers/promises'
import { checked, submit } from '../penjualan/ajuan-shop.ts'
import { cashSale, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import type { Answer, Caller } from '../sample-shop/api.ts'
import { moving, paying, returning, take, takingBody, undoing } from '../titipan/counter.ts'
import type { Outcome, Trial } from '../trial/verdict.ts'
import { BUYING_COMMANDS, EXCHANGE_COMMANDS } from './buying-commands.ts'
import { type Command, type Prepare, post, soldNumber } from './command.ts'
import { MELT_COMMANDS } from './melt-commands.ts'
import { MONEY_COMMANDS } from './money-commands.ts'
import { makeNaiveTables, naiveSeller } from './naive-seller.ts'
import {
  AUCTION,
  appraisal,
  lend,
  loanBody,
  openPawn,
  PRINCIPAL,
  redemption,
  renewal,
  tell,
} from './pawn-shop.ts'
import {
  allAtOnce,
  closeDay,
  closing,
  openDay,
  type RaceShop,
  type Seller,
  tillsOf,
} from './race.ts'
import { STOCK_COMMANDS } from './stock-commands.ts'

const AT_ONCE = 10
const DAYS_LATER = 29
const BUSY_AT_MOST = 20

const sale: Prepare = async (_, ring) => ({
  user: 'KASIR-JKT',
  send: post('penjualan', cashSale([ring], RING_PRICE)),
})

/** What the pawn counter writes; a loan is made for each but the first. */
const PAWN_COMMANDS: Readonly<Record<string, Prepare>> = {
  loan: async shop => {
    const cashier = await shop.as('KASIR-JKT')
    return { user: 'KASIR-JKT', send: post('hutang', loanBody(await appraisal(cashier))) }
  },
  redemption: async shop => {
    const { cashier, path, nomor } = await lent(shop)
    const body = await redemption(cashier, nomor)
    return { user: 'KASIR-JKT', send: post(`${path}/tebus`, body), before: 1 }
  },
  renewal: async shop => {
    const { cashier, path, nomor } = await lent(shop)
    const body = await renewal(cashier, nomor, PRINCIPAL / 2)
    return { user: 'KASIR-JKT', send: post(`${path}/perpanjang`, body), before: 1 }
  },
  'loan undone': async shop => {
    const { cashier, path } = await lent(shop)
    return { user: 'KASIR-JKT', send: await undo(cashier, `${path}/batal`), before: 1 }
  },
  'redemption undone': async shop => {
    const { cashier, path, nomor } = await lent(shop)
    await cashier.post(`${path}/tebus`, await redemption(cashier, nomor))
    return { user: 'KASIR-JKT', send: await undo(cashier, `${path}/batal-lunas`), before: 2 }
  },
  auction: async shop => {
    const { cashier, path, nomor } = await lent(shop, { metode: 'BLOK_15' })
    for (let day = 0; day < 2; day += 1) await closeDay(cashier, await openDay(cashier))
    await tell(cashier, nomor)
    return { user: 'SPV-JKT', send: post(`${path}/lelang`, AUCTION), before: 3 }
  },
}

async function lent(shop: RaceShop, more = {}) {
  const cashier = await shop.as('KASIR-JKT')
  const nomor = await lend(cashier, await appraisal(cashier), more)
  return { cashier, nomor, path: `hutang/${nomor}` }
}

async function undo(cashier: Caller, path: string) {
  const body = { alasan: 'Salah tulis' }
  const otorisasi = await cashier.grant('BATAL_HUTANG_LUNAS', `POST ${path}`, body)
  return post(path, { ...body, otorisasi })
}

/** What is done with money of customers; a deposit is made for each but the first. */
const DEPOSIT_COMMANDS: Readonly<Record<string, Prepare>> = {
  deposit: async () => ({ user: 'KASIR-JKT', send: post('titipan', takingBody(75_000)) }),
  'more money': async shop => {
    const nomor = await take(await shop.as('KASIR-JKT'), 75_000)
    return { user: 'KASIR-JKT', send: post(`titipan/${nomor}/tambah`, paying(25_000)), before: 1 }
  },
  'money back': shop => withGrant(shop, (kasir, nomor) => returning(kasir, nomor, 50_000)),
  'deposit undone': shop => withGrant(shop, (kasir, nomor) => undoing(kasir, nomor)),
  'money moved': async shop => {
    const ke = await take(await shop.as('KASIR-JKT'), 75_000)
    const command = await withGrant(shop, (kasir, nomor) => moving(kasir, nomor, ke, 75_000))
    return { ...command, before: 2 }
  },
}

async function withGrant(
  shop: RaceShop,
  asked: (kasir: Caller, nomor: string) => ReturnType<typeof undoing>,
): Promise<Command> {
  const kasir = await shop.as('KASIR-JKT')
  const { path, body } = await asked(kasir, await take(kasir, 75_000))
  return { user: 'KASIR-JKT', send: post(path, body), before: 1 }
}

/** What ends a submitted sale; one is submitted for each. */
const SUBMISSION_COMMANDS: Readonly<Record<string, Prepare>> = {
  'sale approved': (shop, ring) => submitted(shop, ring, 'SPV-JKT', 'validasi-penjualan', 'setuju'),
  'sale refused': (shop, ring) => submitted(shop, ring, 'SPV-JKT', 'validasi-penjualan', 'tolak'),
  'sale taken back': (shop, ring) => submitted(shop, ring, 'KASIR-JKT', 'ajuan-penjualan', 'tarik'),
}

async function submitted(
  shop: RaceShop,
  ring: string,
  user: string,
  area: string,
  act: string,
): Promise<Command> {
  const owner = await shop.as('OWNER')
  await checked(owner)
  const nomor = await submit(await shop.as('KASIR-JKT'), ring)
  await checked(owner, 'TIDAK')
  const body = act === 'setuju' ? {} : { alasan: 'Salah tulis' }
  return { user, send: post(`${area}/${nomor}/${act}`, body), before: 1 }
}

/** Every kind of command that carries a key and writes documents, prices or prints. */
const COMMANDS: Readonly<Record<string, Prepare>> = {
  ...PAWN_COMMANDS,
  ...DEPOSIT_COMMANDS,
  ...SUBMISSION_COMMANDS,
  ...BUYING_COMMANDS,
  ...EXCHANGE_COMMANDS,
  ...MONEY_COMMANDS,
  ...STOCK_COMMANDS,
  ...MELT_COMMANDS,
  sale,
  move: async (_, ring) => ({
    user: 'GUDANG-JKT',
    send: post('barang/pindah', { ke_baki: 'A02', barang: [ring] }),
  }),
  'move of a tray': async (shop, ring) => {
    await takeIn(await shop.as('OWNER'), [{ kode_baki: 'A07' }])
    const body = { dari_baki: 'A07', ke_baki: 'A08', keterangan: ring }
    return { user: 'GUDANG-JKT', send: post('barang/pindah-baki', body), before: 1 }
  },
  destruction: async (shop, ring) => {
    const body = { barang: [ring], alasan: 'Patah' }
    const keeper = await shop.as('GUDANG-JKT')
    const otorisasi = await keeper.grant('HANCUR_BARANG', 'POST barang/hancur', body)
    return { user: 'GUDANG-JKT', send: post('barang/hancur', { ...body, otorisasi }) }
  },
  cancellation: async (shop, ring) => {
    const path = `penjualan/${await soldNumber(shop, ring)}/batal`
    const cashier = await shop.as('KASIR-JKT')
    const body = { alasan: 'Pembeli batal' }
    const otorisasi = await cashier.grant('BATAL_PENJUALAN', `POST ${path}`, body)
    return { user: 'KASIR-JKT', send: post(path, { ...body, otorisasi }), before: 1 }
  },
  entry: async () => {
    const piece = {
      nama_barang: 'Cincin Belah Rotan',
      kode_dept: 'CINCIN',
      kode_group: 'T750',
      kode_baki: 'A03',
      berat: 3.237,
      modal_rp: 4_900_000,
      ongkos_per_gram: 60_000,
    }
    return { user: 'GUDANG-JKT', send: post('barang/banyak', { barang: [piece, piece] }) }
  },
  prices: async (_, ring) => {
    const harga_jual = 870_000 + (Number(ring.slice(-4)) || 1)
    const baris = [{ kode_kadar: '420', harga_jual, harga_beli: 800_000 }]
    return { user: 'SPV-JKT', send: post('harga-emas', { baris }) }
  },
  print: async (shop, ring) => {
    const nomor = await soldNumber(shop, ring)
    const key = crypto.randomUUID()
    return {
      user: 'KASIR-JKT',
      before: 1,
      // the paper carries the minute it was made at: the print is counted, not compared
      send: async caller => {
        const { status } = await caller.post(`penjualan/${nomor}/nota`, {}, { key })
        const { body } = await caller.get<{ dicetak: number }>(`penjualan/${nomor}`)
        return { status, text: `${body.dicetak} print`, body: {}, headers: new Headers() }
      },
    }
  },
  closing: async shop => {
    const cashier = await shop.as('KASIR-JKT')
    const body = await closing(cashier, await openDay(cashier))
    const key = crypto.randomUUID()
    return { user: 'KASIR-JKT', send: caller => caller.post('tutup-toko', body, { key }) }
  },
}

interface Done extends Command {
  readonly kind: string
  readonly text: string
}

const oneExecution: Trial<RaceShop> = {
  test: 'T2',
  name: 'one-execution',
  target: `1 execution, ${AT_ONCE} equal answers; the same after restart and ${DAYS_LATER} days`,
  rounds: { short: 50, full: 200 },
  run: async (shop, { rounds }) => {
    const kinds = Object.keys(COMMANDS)
    const done: Done[] = []
    const faults: string[] = []
    const rings = await shop.rings('JKT', rounds)
    await openPawn(await shop.as('OWNER'))
    const before = await executions(shop)
    let others = 0
    for (const [i, ring] of rings.entries()) {
      const kind = kinds[i % kinds.length] ?? 'sale'
      const command = await (COMMANDS[kind] ?? sale)(shop, ring)
      others += (command.before ?? 0) + (command.beside ?? 0)
      const heard = await sendAtOnce(shop, command)
      if (typeof heard === 'string') faults.push(`${kind}: ${heard}`)
      else done.push({ ...command, kind, text: heard.text })
    }
    faults.push(...(await replays(shop, done)))
    const executed = (await executions(shop)) - before - others
    if (executed !== rounds) faults.push(`${executed} executions of ${rounds} commands`)
    return { figure: figureOf(done.length, rounds, kinds.length, shop), faults }
  },
}

const figureOf = (equal: number, rounds: number, kinds: number, { restart }: RaceShop): string =>
  `${equal} of ${rounds} with ${AT_ONCE} equal answers (${kinds} kinds), replayed ` +
  `${restart === undefined ? '' : 'after a restart and '}${DAYS_LATER} days later`

/** Keys that were used, and prints: everything that happens once. */
async function executions({ admin }: RaceShop): Promise<number> {
  const { rows } = await admin.query<{ n: number }>(
    `select (select count(*) from dokumen where kode_toko = 'JKT')::int
       + (select count(*) from cetak_nota where kode_toko = 'JKT')::int
       + (select count(distinct berlaku_pada) from harga_emas where kode_toko = 'JKT')::int as n`,
  )
  return rows[0]?.n ?? 0
}

async function sendAtOnce(shop: RaceShop, command: Command): Promise<string | { text: string }> {
  const caller = await shop.as(command.user)
  const answers = await allAtOnce(AT_ONCE, () => untilHeard(command, caller))
  const said = new Set(answers.map(({ status, text }) => `${status} ${text}`))
  const [only = ''] = said
  if (said.size > 1 || !/^20[01] /.test(only)) return [...said].join(' | ')
  return { text: answers[0]?.text ?? '' }
}

/** "Busy, again please" is asked again with the same key, as every till does. */
async function untilHeard({ send }: Command, caller: Caller): Promise<Answer<unknown>> {
  for (let attempts = 1; ; attempts += 1) {
    const answer = await send(caller)
    if (answer.status !== 503 || attempts === BUSY_AT_MOST) return answer
    await sleep(100)
  }
}

async function replays(shop: RaceShop, done: readonly Done[]): Promise<string[]> {
  const faults: string[] = []
  if (shop.restart !== undefined) {
    await shop.restart()
    faults.push(...(await replayed(done, user => shop.as(user), 'after a restart')))
  }
  const later = await shop.later(DAYS_LATER)
  try {
    const name = `${DAYS_LATER} days later`
    faults.push(...(await replayed(done, user => later.as(user), name)))
  } finally {
    await later.stop()
  }
  return faults
}

async function replayed(
  done: readonly Done[],
  as: (user: string) => Promise<Caller>,
  when: string,
): Promise<string[]> {
  const faults: string[] = []
  for (const { kind, user, send, text } of done) {
    const again = await send(await as(user))
    if (again.text !== text) faults.push(`${kind} ${when}: ${again.text}, not ${text}`)
  }
  return faults
}

/** One key sent many times at once, on a seller that may be naive. */
async function raceOneKey(seller: Seller, barcodes: readonly string[]): Promise<Outcome> {
  const faults: string[] = []
  for (const barcode of barcodes) {
    const key = crypto.randomUUID()
    const attempts = await allAtOnce(AT_ONCE, () => seller.sell([barcode], key, 0))
    const numbers = new Set(attempts.map(attempt => attempt.nomor ?? attempt.text))
    if (numbers.size > 1) faults.push(`${barcode} executed ${numbers.size} times`)
  }
  return { figure: `${faults.length} of ${barcodes.length} executed more than once`, faults }
}

const saleKeys: Trial<RaceShop> = {
  test: 'T2',
  name: 'sale-keys',
  target: '0 executed more than once',
  rounds: { short: 30, full: 200 },
  run: async (shop, { rounds }) => raceOneKey(await tillsOf(shop), await shop.rings('JKT', rounds)),
}

const naiveKeys: Trial<RaceShop> = {
  test: 'T13',
  name: 'naive-keys',
  target: '',
  rounds: { short: 1, full: 300 },
  isControl: true,
  run: async (shop, { rounds }) =>
    raceOneKey(naiveSeller(shop.admin), await makeNaiveTables(shop.admin, rounds)),
}

export const EXECUTION_TRIALS = [saleKeys, oneExecution, naiveKeys] as const
