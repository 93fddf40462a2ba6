import type { Pool } from 'pg'
import { receive, send } from '../kirim-uang/transit.ts'
import type { Caller } from '../sample-shop/api.ts'
import type { Outcome, Trial } from '../trial/verdict.ts'
import { allLookFirst } from './look-first.ts'
import { type Attempt, after, allAtOnce, attemptOf, type RaceShop } from './race.ts'

const PRESSES = 10
const HEAD_START_MS = 30
/** Rupiah of each sending. */
const JUMLAH = 10_000

/** Money that comes, however it is booked: the product, or a naive handler. */
interface Transit {
  /** Sends money that may be received; answers its number. */
  send(): Promise<string>
  receive(no_reff: string, client: number): Promise<Attempt>
  /** Its sender takes it back, with a grant that was asked for ahead. */
  undoing(no_reff: string): Promise<() => Promise<Attempt>>
}

/** Every sending is received by all at once, every other one taken back at the same moment. */
async function raceAll(transit: Transit, rounds: number, aheadMs: () => number) {
  const found = { received: 0, back: 0, refused: 0, faults: [] as string[] }
  for (let round = 0; round < rounds; round += 1) {
    const no_reff = await transit.send()
    const undo = round % 2 === 1 ? await transit.undoing(no_reff) : undefined
    const undoing = undo?.()
    const presses = await after(undo === undefined ? 0 : aheadMs(), () =>
      allAtOnce(PRESSES, client => transit.receive(no_reff, client)),
    )
    const back = await undoing
    const won = presses.filter(({ status }) => status === 201)
    found.received += won.length
    found.back += back?.status === 201 ? 1 : 0
    if (won.length + (back?.status === 201 ? 1 : 0) !== 1) {
      found.faults.push(`${no_reff}: received ${won.length} times, taken back: ${back?.status}`)
    }
    for (const late of [...presses, ...(back === undefined ? [] : [back])]) {
      if (late.status === 201) continue
      if (isClear(late, won[0]?.nomor)) found.refused += 1
      else found.faults.push(late.text)
    }
  }
  return found
}

/** Told by which document it was received, that it was taken back, or that it is being so. */
function isClear({ status, code, facts }: Attempt, winner: string | undefined): boolean {
  if (status === 404) return code === 'UANG_TIDAK_ADA'
  if (code === 'UANG_SUDAH_DITERIMA') return winner !== undefined && facts?.oleh_nomor === winner
  return code === 'UANG_DIBATALKAN' || code === 'UANG_DITAHAN'
}

const MOST_LOOKS = 400

async function product(shop: RaceShop): Promise<Transit> {
  const kasir = await shop.as('KASIR-JKT')
  const spv = await shop.as('SPV-JKT')
  const pusat = await Promise.all([shop.as('OWNER'), shop.as('ADMIN-PUSAT')])
  const stranger = await shop.as('SPV-BDG')
  // The last press is of a store it was not sent to.
  const whose = (client: number): Caller =>
    client === PRESSES - 1 ? stranger : (pusat[client % pusat.length] as Caller)
  return {
    send: async () => {
      const no_reff = await send(kasir, JUMLAH)
      await shop.bring?.()
      for (let look = 0; look < MOST_LOOKS; look += 1) {
        const known = await pusat[0].get(`kirim-uang/${no_reff}`)
        if (known.status === 200) return no_reff
      }
      throw new Error(`${no_reff} was not brought`)
    },
    receive: async (no_reff, client) => attemptOf(await receive(whose(client), no_reff)),
    undoing: async no_reff => {
      const path = `kirim-uang/${no_reff}/batal`
      const body = { alasan: 'Salah tulis' }
      const otorisasi = await spv.grant('BATAL_UANG', `POST ${path}`, body)
      return async () => attemptOf(await spv.post(path, { ...body, otorisasi }))
    },
  }
}

const moneyReceived: Trial<RaceShop> = {
  test: 'T10',
  name: 'money-received',
  target:
    'received once or taken back; all others are told which, another store that there is none',
  rounds: { short: 12, full: 500 },
  run: async (shop, { rounds, random }) => {
    // Its sender begins, so that either may be first.
    const ahead = () => random() * HEAD_START_MS
    const found = await raceAll(await product(shop), rounds, ahead)
    const { received, back, refused, faults } = found
    const figure = `${received} received, ${back} taken back, ${refused} clear refusals`
    return { figure, faults: received > 0 ? faults : [...faults, 'nothing was received'] }
  },
}

/** As it is often written: read how it stands, then receive it or take it back. */
function naive(pool: Pool): Transit {
  let count = 0
  const together = allLookFirst()
  const end = (no_reff: string, status: string) =>
    together(async (looked): Promise<Attempt> => {
      const { rows } = await pool.query('select status from naif_kirim where no_reff = $1', [
        no_reff,
      ])
      const code = 'UANG_DIBATALKAN'
      if (rows[0].status !== 'OPEN') return { status: 409, code, text: 'sudah' }
      await looked()
      await pool.query('update naif_kirim set status = $2 where no_reff = $1', [no_reff, status])
      return { status: 201, nomor: `T ${no_reff}`, text: status }
    })
  return {
    send: async () => {
      count += 1
      const no_reff = `N${String(count)}`
      await pool.query(`insert into naif_kirim values ($1, 'OPEN')`, [no_reff])
      return no_reff
    },
    receive: no_reff => end(no_reff, 'DONE'),
    undoing: async no_reff => () => end(no_reff, 'BATAL'),
  }
}

const naiveReceiver: Trial<RaceShop> = {
  test: 'T13',
  name: 'naive-receiver',
  target: '',
  rounds: { short: 1, full: 200 },
  isControl: true,
  run: async ({ admin }, { rounds }): Promise<Outcome> => {
    await admin.query(`drop table if exists naif_kirim;
      create table naif_kirim (no_reff text primary key, status text)`)
    const { faults } = await raceAll(naive(admin), rounds, () => 0)
    return { figure: `${faults.length} received more than once`, faults }
  },
}

export const RECEIVING_TRIALS = [moneyReceived, naiveReceiver] as const
