import type { ReportAnswer } from '@kencana/contract/kit/report'
import { readConfig } from '../../apps/server/src/config.ts'
import { firstStart } from '../../apps/server/src/first-start.ts'
import type { App } from '../../apps/server/src/platform/context.ts'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'
import { listen, makeLog, openApp } from '../../apps/server/src/start-server.ts'
import {
  cashSale,
  expectStatus,
  letDrawersOwe,
  RING_PRICE,
  setBoard,
  takeIn,
} from '../penjualan/shop.ts'
import { appraisal, lend, letLend, loanOf, redemption } from '../races/pawn-shop.ts'
import { BRANCHES, closeDay, openDay, sellerOf } from '../races/race.ts'
import { type Caller, logIn } from '../sample-shop/api.ts'

/** A server of the sample chain on a database. */
export interface Server {
  readonly app: App
  readonly origin: string
  as(userId: string): Promise<Caller>
  stop(): Promise<void>
}

/** Starts as `npm start` does, the sample chain on an empty database. */
export async function startServer(databaseUrl: string, dataDir: string): Promise<Server> {
  const env = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', SEED: 'demo' }
  const config = readConfig({ ...env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  const { app, hub, database } = await openApp(config, makeLog('error'))
  await firstStart(app, config, () => undefined)
  const running = await listen(config, app, hub)
  const people = new Map<string, Promise<Caller>>()
  return {
    app,
    origin: running.address,
    as: userId => {
      const caller = people.get(userId) ?? logIn(running.address, userId)
      people.set(userId, caller)
      return caller
    },
    stop: async () => {
      await running.stop()
      await database.close()
    },
  }
}

/** What every report says of all stores, for its usual days and for the last month. */
export async function figures(server: Server): Promise<Map<string, string>> {
  const owner = await server.as('OWNER')
  const toko = 'JKT,BDG,SBY,PUSAT'
  const sampai = await openDay(await server.as('KASIR-JKT'))
  const dari = new Date(Date.parse(sampai) - 30 * 86_400_000).toISOString().slice(0, 10)
  const said = new Map<string, string>()
  for (const { id, face } of REPORTS) {
    const hasRange = face.filters.some(filter => filter.kind === 'date-range')
    for (const days of hasRange ? ['', `&tanggal_awal=${dari}&sampai_tgl=${sampai}`] : ['']) {
      const answer = await owner.get<ReportAnswer>(`reports/${id}?toko=${toko}${days}`)
      const { rows, totals } = expectStatus(answer, 200)
      said.set(id + days, JSON.stringify({ rows, totals }))
    }
  }
  return said
}

/** Prices and rings, `count` of them in each branch. */
export async function stockUp(server: Server, count: number): Promise<Record<string, string[]>> {
  const owner = await server.as('OWNER')
  const rings: Record<string, string[]> = {}
  for (const toko of BRANCHES) {
    await setBoard(owner, toko)
    await letDrawersOwe(owner, toko)
    const pieces = Array.from({ length: count }, () => ({}))
    rings[toko] = await takeIn(owner, pieces, toko)
  }
  return rings
}

const CLIENTS = 8

/** Sells all of them, eight clients at the three branches at once; sales a second. */
export async function sellAll(server: Server, rings: Record<string, string[]>): Promise<number> {
  const cashiers = new Map<string, Caller>()
  for (const toko of BRANCHES) cashiers.set(toko, await server.as(`KASIR-${toko}`))
  const count = Object.values(rings).reduce((sum, list) => sum + list.length, 0)
  const client = async (n: number) => {
    const mine = BRANCHES.map((_, i) => BRANCHES[(n + i) % BRANCHES.length] ?? 'JKT')
    for (const toko of mine) {
      for (;;) {
        const ring = rings[toko]?.pop()
        if (ring === undefined) break
        const body = cashSale([ring], RING_PRICE, { kode_sales: sellerOf(toko) })
        expectStatus(await (cashiers.get(toko) as Caller).post('penjualan', body), 201)
      }
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)))
  return count / ((performance.now() - started) / 1000)
}

type Check = (what: string, isRight: boolean, figure: string) => void

/** One ring wanted by two at once, and one key sent twice. */
export async function raceAndRepeat(server: Server, rings: string[], check: Check): Promise<void> {
  const [kasir, spv] = [await server.as('KASIR-JKT'), await server.as('SPV-JKT')]
  let winners = 0
  for (const ring of rings.slice(0, 10)) {
    const body = cashSale([ring], RING_PRICE)
    const both = await Promise.all([kasir, spv].map(who => who.post('penjualan', body)))
    const statuses = both.map(answer => answer.status).sort()
    if (statuses.join() === '201,409') winners += 1
  }
  check('one ring wanted by two at once', winners === 10, `${winners} of 10 had one winner`)
  const key = crypto.randomUUID()
  const body = cashSale([rings[10] ?? ''], RING_PRICE)
  const once = await kasir.post('penjualan', body, { key })
  const twice = await kasir.post('penjualan', body, { key })
  const isSame = once.status === 201 && once.text === twice.text
  check('one key sent twice', isSame, `${once.status}, then the same answer`)
}

/** A loan given and redeemed, a sale cancelled, a day closed, opened again and closed. */
export async function counters(server: Server, rings: string[], check: Check): Promise<void> {
  const owner = await server.as('OWNER')
  const [kasir, spv] = [await server.as('KASIR-JKT'), await server.as('SPV-JKT')]
  await letLend(owner, 'JKT')
  const loan = await lend(kasir, await appraisal(kasir))
  const paid = await kasir.post(`hutang/${loan}/tebus`, await redemption(kasir, loan))
  const { status } = await loanOf(kasir, loan)
  check('a loan given and redeemed', paid.status === 201 && status === 'LUNAS', status)

  const sold = await kasir.post<{ no_faktur_jual: string }>(
    'penjualan',
    cashSale([rings[11] ?? ''], RING_PRICE),
  )
  const path = `penjualan/${expectStatus(sold, 201).no_faktur_jual}/batal`
  const body = { alasan: 'Salah pilih' }
  const otorisasi = await spv.grant('BATAL_PENJUALAN', `POST ${path}`, body)
  const undone = await spv.post(path, { ...body, otorisasi })
  const again = await kasir.post('penjualan', cashSale([rings[11] ?? ''], RING_PRICE))
  const isBack = undone.status === 201 && again.status === 201
  check('a sale cancelled, its ring sold again', isBack, `${undone.status}, ${again.status}`)

  const day = await openDay(kasir)
  const closed = await closeDay(kasir, day)
  const opened = await owner.post('tutup-toko/buka', { alasan: 'Lupa' }, { toko: 'JKT' })
  const closedAgain = await closeDay(kasir, day)
  const statuses = [closed.status, opened.status, closedAgain.status].join(', ')
  check('a day closed, opened, closed', statuses === '201, 201, 201', statuses)
}

/** While the node of SBY is stopped: who sells, who does not, who gets in; and when it is back. */
export async function nodeAway(
  server: Server,
  rings: Record<string, string[]>,
  node: (what: 'start' | 'stop') => void,
  check: Check,
): Promise<void> {
  const sell = async (toko: string) => {
    const body = cashSale([rings[toko]?.pop() ?? ''], RING_PRICE, { kode_sales: sellerOf(toko) })
    return (await (await server.as(`KASIR-${toko}`)).post('penjualan', body, { busy: true })).status
  }
  const logsIn = () =>
    logIn(server.origin, 'SPV-BDG').then(
      () => true,
      () => false,
    )
  const before = [await sell('JKT'), await sell('SBY')]
  node('stop')
  const away = [await sell('JKT'), await sell('JKT'), await sell('SBY')]
  const gotIn = await logsIn()
  node('start')
  const back = [await sell('JKT'), await sell('SBY')]
  const isRight = [...before, ...away, ...back].join() === '201,201,201,201,503,201,201'
  check('a node away', isRight, `JKT ${away[1]}, SBY ${away[2]}; back: ${back.join(', ')}`)
  check('logging in meanwhile, and after', !gotIn && (await logsIn()), `${gotIn}, then true`)
}

/** Searching, masters of the chain and of a store, a user who logs in. */
export async function backOffice(server: Server, check: Check): Promise<void> {
  const owner = await server.as('OWNER')
  const toko = { toko: 'BDG' }
  const found = await owner.get<{ data: unknown[] }>('barang?q=cincin', toko)
  check('search', expectStatus(found, 200).data.length > 0, `${found.body.data.length} on a page`)
  const bank = { kode_bank: 'NODE', nama_bank: 'Bank Node' }
  expectStatus(await owner.post('bank', bank, toko), 200)
  const named = { nama_bank: 'Bank Semua Node', versi: 1 }
  expectStatus(await owner.put('bank/NODE', named, toko), 200)
  const vault = { kode_gudang: 'NODE', nama_gudang: 'Brankas', jenis_gudang: 'BRANKAS' }
  expectStatus(await owner.post('gudang', vault, toko), 200)
  const kept = await owner.get<{ data: { nama_bank: string }[] }>('bank?q=NODE', toko)
  const isKept = kept.body.data[0]?.nama_bank === named.nama_bank
  check('masters of the chain and of a store', isKept, 'made and changed')
  const facts = { nama: 'Node', level: 'KASIR', kode_toko: 'BDG', no_whatsapp: null }
  const made = await owner.post<Made>('users', { user_id: 'NODE', ...facts })
  const guest = await logIn(server.origin, 'NODE', expectStatus(made, 201).sandi_sementara)
  check('a new user logs in', guest.token !== '', 'NODE')
}

interface Made {
  readonly sandi_sementara: string
}
