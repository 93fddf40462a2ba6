import { approve, checked, submit, turnDown, withdraw } from '../penjualan/ajuan-shop.ts'
import { cashSale, RING_PRICE } from '../penjualan/shop.ts'
import type { Answer, Caller } from '../sample-shop/api.ts'
import type { Trial } from '../trial/verdict.ts'
import { closing, openDay, type RaceShop } from './race.ts'

interface Scene {
  readonly kasir: Caller
  readonly spv: Caller
  readonly owner: Caller
  readonly ring: string
}

type Ready = () => Promise<string>

/** Who wants what of one piece at once; how it may end: answers, and the piece afterwards. */
interface Race {
  readonly name: string
  readonly asked: (scene: Scene) => Promise<readonly Ready[]>
  readonly ends: readonly RegExp[]
}

const word = ({ status, body }: Answer<unknown>): string =>
  status === 201 ? '201' : ((body as { code?: string }).code ?? String(status))

const ready =
  (send: () => Promise<Answer<unknown>>): Ready =>
  async () =>
    word(await send())

const RACES: readonly Race[] = [
  {
    name: 'approved, refused and taken back',
    asked: async ({ kasir, spv, owner, ring }) => {
      const nomor = await submit(kasir, ring)
      const refusal = { alasan: 'Terlalu murah' }
      return [
        ready(() => approve(spv, nomor)),
        ready(() => owner.post(`validasi-penjualan/${nomor}/tolak`, refusal, { toko: 'JKT' })),
        ready(() => withdraw(kasir, nomor)),
      ]
    },
    ends: [
      /^201 AJUAN_SELESAI AJUAN_SELESAI: TERJUAL$/,
      /^AJUAN_SELESAI (201 AJUAN_SELESAI|AJUAN_SELESAI 201): ADA$/,
    ],
  },
  {
    name: 'approved by two',
    asked: async ({ kasir, spv, owner, ring }) => {
      const nomor = await submit(kasir, ring)
      const path = `validasi-penjualan/${nomor}/setuju`
      return [ready(() => approve(spv, nomor)), ready(() => owner.post(path, {}, { toko: 'JKT' }))]
    },
    ends: [/^(201 AJUAN_SELESAI|AJUAN_SELESAI 201): TERJUAL$/],
  },
  {
    name: 'submitted by two',
    asked: async ({ kasir, spv, ring }) => {
      const body = cashSale([ring], RING_PRICE)
      return [kasir, spv].map(who => ready(() => who.post('penjualan', body)))
    },
    ends: [/^(201 BARANG_DIPERIKSA|BARANG_DIPERIKSA 201): DIPERIKSA$/],
  },
  {
    name: 'approved while the day is closed',
    asked: async ({ kasir, spv, ring }) => {
      const nomor = await submit(kasir, ring)
      const body = await closing(kasir, await openDay(kasir))
      return [ready(() => approve(spv, nomor)), ready(() => kasir.post('tutup-toko', body))]
    },
    ends: [/^201 (201|MASIH_ADA_YANG_TERBUKA|SELISIH_KAS): TERJUAL$/],
  },
  {
    name: 'submitted while the day is closed',
    asked: async ({ kasir, spv, ring }) => {
      const tgl_system = await openDay(kasir)
      const body = await closing(kasir, tgl_system)
      const sale = cashSale([ring], RING_PRICE, { tgl_system })
      return [ready(() => spv.post('penjualan', sale)), ready(() => kasir.post('tutup-toko', body))]
    },
    ends: [/^201 MASIH_ADA_YANG_TERBUKA: DIPERIKSA$/, /^TOKO_SUDAH_TUTUP 201: ADA$/],
  },
]

async function run(race: Race, scene: Scene, isLate: boolean): Promise<string[]> {
  const { kasir, ring } = scene
  const commands = await race.asked(scene)
  // Who is sent first wins more often: each gets its turn.
  const order = isLate ? commands.toReversed() : commands
  const answers = await Promise.all(order.map(command => command()))
  const said = (isLate ? answers.reverse() : answers).join(' ')
  const { body } = await kasir.get<{ status: string }>(`barang/${ring}`)
  const end = `${said}: ${body.status}`
  return race.ends.some(allowed => allowed.test(end)) ? [] : [`${race.name}, ${ring}: ${end}`]
}

/** What a race left waiting is refused, so that the next one finds a day that can be closed. */
async function clear(spv: Caller): Promise<void> {
  const path = 'validasi-penjualan?limit=200'
  const { data } = (await spv.get<{ data: { no_ajuan: string; user_id: string }[] }>(path)).body
  for (const { no_ajuan, user_id } of data) {
    await (user_id === 'SPV-JKT' ? withdraw(spv, no_ajuan) : turnDown(spv, no_ajuan))
  }
}

const submissions: Trial<RaceShop> = {
  test: 'T7',
  name: 'submissions',
  target: 'each submission ends once, no piece in two, none waits over a closing, each told why',
  rounds: { short: 20, full: 300 },
  run: async (shop, { rounds, random }) => {
    const [kasir, spv] = [await shop.as('KASIR-JKT'), await shop.as('SPV-JKT')]
    const owner = await shop.as('OWNER')
    await checked(owner)
    const faults: string[] = []
    for (const [round, ring] of (await shop.rings('JKT', rounds)).entries()) {
      const race = RACES[round % RACES.length] as Race
      faults.push(...(await run(race, { kasir, spv, owner, ring }, random() < 0.5)))
      await clear(spv)
    }
    await checked(owner, 'TIDAK')
    return { figure: `${rounds - faults.length} of ${rounds} ended as promised`, faults }
  },
}

export const SUBMISSION_TRIALS = [submissions] as const
