import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints, receivers } from './areas.ts'
import type { Config } from './config.ts'
import { carryAll } from './engines/courier/carry-line.ts'
import { bringMasters, isEmpty, sampleState, setUpChain } from './modules/awal/index.ts'
import { giveNewScreens } from './modules/users/index.ts'
import { calendarDay } from './platform/clock.ts'
import type { App } from './platform/context.ts'
import { first, sql } from './platform/sql.ts'
import { inStore } from './platform/transaction.ts'
import { refuseSampleUsers } from './refuse-unsafe.ts'
import { SAMPLE_PASSWORD, SAMPLE_USERS } from './sample/chain-plan.ts'
import { seedDemo } from './sample/seed-demo.ts'

const HISTORY_DAYS = 60
const OPENING_PIECES = 1_100

/**
 * Fills an empty database: the sample chain (SEED=demo) or one store with its owner (SEED=empty).
 * Answers the lines to be shown below the ready line.
 * @throws Error with a sentence when an earlier start left the sample chain half made
 */
export async function firstStart(
  app: App,
  config: Config,
  say: (line: string) => void,
): Promise<string[]> {
  return alone(app, say, async () => {
    const notes = await fill(app, config, say)
    await checkVariant(app)
    await bringMasters(app)
    await giveNewScreens(app)
    return notes
  })
}

/** A process for one store needs that store. @throws Error with a sentence */
async function checkVariant({ pool, config: { variant } }: App): Promise<void> {
  if (variant === undefined) return
  const { tipe, kode_toko } = variant
  const store = await first(
    pool,
    sql`select 1 from toko where kode_toko = ${kode_toko} and tipe = ${tipe}
          and dihapus_pada is null`,
  )
  if (store !== undefined) return
  throw new Error(`tidak ada toko ${kode_toko} dengan tipe ${tipe}; periksa TIPE dan KODE_TOKO`)
}

async function fill(app: App, config: Config, say: (line: string) => void): Promise<string[]> {
  const willSeed = await isEmpty(app.pool)
  const warnings = await refuseSampleUsers(app, config, willSeed && config.seed === 'demo')
  return [...warnings, ...(await filled(app, config, say, willSeed))]
}

async function filled(
  app: App,
  config: Config,
  say: (line: string) => void,
  willSeed: boolean,
): Promise<string[]> {
  if (willSeed) {
    if (config.seed === 'empty') return setUpEmpty(app)
    say(`Menyiapkan toko contoh, ${HISTORY_DAYS} hari transaksi. Tunggu kurang dari 1 menit`)
    const carry = () => carryAll(app, receivers)
    await seedDemo(app, endpoints, { days: HISTORY_DAYS, opening: OPENING_PIECES, say, carry })
    await carry()
    return sampleUsers()
  }
  const state = await inStore(app.pool, 'PUSAT', db => sampleState(db, 'PUSAT'))
  if (state === undefined) return []
  if (state === 'SELESAI') return sampleUsers()
  throw new Error(
    'pembuatan toko contoh terhenti di tengah jalan. ' +
      `Kosongkan database (folder ${config.dataDir}) lalu jalankan lagi`,
  )
}

const FILL_LOCK = 7_230_006
const LOOK_MS = 300

/**
 * One process at a time looks whether the database is empty; the others wait until it is filled.
 * The lock ends with its connection, so a process that died holds up nobody.
 */
async function alone<T>(app: App, say: (line: string) => void, work: () => Promise<T>): Promise<T> {
  const keeper = await app.pool.connect()
  try {
    const take = sql`select pg_try_advisory_lock(${FILL_LOCK}) as mine`
    for (let told = false; !(await first<{ mine: boolean }>(keeper, take))?.mine; told = true) {
      if (!told) say('Proses lain sedang menyiapkan basis data ini. Menunggu')
      await sleep(LOOK_MS)
    }
    return await work()
  } finally {
    await first(keeper, sql`select pg_advisory_unlock(${FILL_LOCK})`).catch(() => undefined)
    keeper.release()
  }
}

async function setUpEmpty(app: App): Promise<string[]> {
  const password = randomBytes(9).toString('base64url')
  await setUpChain(app, {
    stores: [
      {
        kode_toko: 'PUSAT',
        nomor: 10,
        nama_toko: 'Toko Pusat',
        alamat_toko: '',
        kota: '',
        telepon: '',
        tipe: 'PUSAT',
        trays: 8,
        masters: [],
      },
    ],
    users: [{ user_id: 'OWNER', nama: 'Pemilik', level: 'OWN', kode_toko: 'PUSAT' }],
    password,
    tgl: calendarDay(app.clock.now()),
  })
  return [`User OWNER, password ${password} (hanya ditampilkan sekali ini, segera ganti)`]
}

const sampleUsers = (): string[] => [
  `User contoh (password ${SAMPLE_PASSWORD}):`,
  ...['PUSAT', 'JKT', 'BDG', 'SBY'].map(toko => {
    const users = SAMPLE_USERS.filter(user => user.kode_toko === toko)
    return `  ${toko.padEnd(6)} ${users.map(user => `${user.user_id} (${user.level})`).join(', ')}`
  }),
]
