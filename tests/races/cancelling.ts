import type pg from 'pg'
import { buyingBack } from '../pembelian/counter.ts'
import { exchangingBack } from '../pembelian/exchange.ts'
import { cashSale, RING_PRICE } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import type { Trial } from '../trial/verdict.ts'
import { allLookFirst, type Looked } from './look-first.ts'
import { type Attempt, allAtOnce, attemptOf, closing, openDay, type RaceShop } from './race.ts'

/** A cancelled sale and what runs beside it. */
interface Scene {
  readonly shop: RaceShop
  readonly cashier: Caller
  readonly keeper: Caller
  readonly ring: string
  readonly nomor: string
}

interface Rival {
  readonly name: string
  /** Everything slow (grants) happens here; what is answered is sent. */
  prepare(scene: Scene): Promise<() => Promise<Attempt>>
  /** Outcomes that are right: `cancellation rival piece`, codes where refused. */
  readonly allowed: RegExp
}

const alasan = 'Pembeli batal'

async function cancellation({ cashier, nomor }: Scene): Promise<() => Promise<Attempt>> {
  const path = `penjualan/${nomor}/batal`
  const otorisasi = await cashier.grant('BATAL_PENJUALAN', `POST ${path}`, { alasan })
  return async () => attemptOf(await cashier.post(path, { alasan, otorisasi }))
}

/** Two prints at once, each with a key of its own: one is counted, the other needs a grant. */
const printTwice = (cashier: Caller, nomor: string, body: object) => async (): Promise<Attempt> => {
  const print = async () => attemptOf(await cashier.post(`penjualan/${nomor}/nota`, body))
  const both = await Promise.all([print(), print()])
  return { status: 0, code: both.map(wordOf).sort().join('+'), text: '' }
}

const GONE = '(BARANG_SUDAH_TERJUAL|BARANG_BERUBAH)'

const RIVALS: readonly Rival[] = [
  {
    name: 'cancelled twice',
    prepare: cancellation,
    allowed: /^(201 SUDAH_BATAL|SUDAH_BATAL 201) ADA A01$/,
  },
  {
    name: 'moved',
    prepare:
      async ({ keeper, ring }) =>
      async () =>
        attemptOf(await keeper.post('barang/pindah', { ke_baki: 'A02', barang: [ring] })),
    allowed: new RegExp(`^201 (201 ADA A02|${GONE} ADA A01)$`),
  },
  {
    name: 'destroyed',
    prepare: async ({ keeper, ring }) => {
      const body = { barang: [ring], alasan: 'Patah' }
      const otorisasi = await keeper.grant('HANCUR_BARANG', 'POST barang/hancur', body)
      return async () => attemptOf(await keeper.post('barang/hancur', { ...body, otorisasi }))
    },
    allowed: new RegExp(`^201 (201 HANCUR A01|${GONE} ADA A01)$`),
  },
  {
    name: 'bought back',
    prepare: async ({ cashier, ring, nomor }) => {
      const body = buyingBack(nomor, ring)
      return async () => attemptOf(await cashier.post('pembelian', body))
    },
    allowed: /^(201 NOTA_TIDAK_DIKENAL ADA A01|NOTA_SUDAH_DIBELI 201 TERJUAL A01)$/,
  },
  {
    name: 'exchanged',
    prepare: async ({ shop, cashier, ring, nomor }) => {
      const [other = ''] = await shop.rings('JKT', 1)
      const body = exchangingBack(nomor, ring, other)
      return async () => attemptOf(await cashier.post('tukar-tambah', body))
    },
    allowed: /^(201 NOTA_TIDAK_DIKENAL ADA A01|NOTA_SUDAH_DIBELI 201 TERJUAL A01)$/,
  },
  {
    name: 'printed for the first time, twice',
    prepare: async ({ cashier, nomor }) => printTwice(cashier, nomor, {}),
    allowed: /^201 200\+BUTUH_OTORISASI ADA A01$/,
  },
  {
    name: 'printed again with one grant, twice',
    prepare: async ({ cashier, nomor }) => {
      const path = `penjualan/${nomor}/nota`
      await cashier.post(path, {})
      const otorisasi = await cashier.grant('CETAK_ULANG_NOTA', `POST ${path}`, {})
      return printTwice(cashier, nomor, { otorisasi })
    },
    allowed: /^201 200\+(BUTUH_OTORISASI|OTORISASI_TIDAK_SAH) ADA A01$/,
  },
  {
    name: 'sold again',
    prepare:
      async ({ cashier, ring }) =>
      async () =>
        attemptOf(await cashier.post('penjualan', cashSale([ring], RING_PRICE))),
    allowed: new RegExp(`^201 (201 TERJUAL A01|${GONE} ADA A01)$`),
  },
  {
    name: 'edited',
    prepare: async ({ keeper, ring }) => {
      const { body } = await keeper.get<{ versi: number }>(`barang/${ring}`)
      const edit = { nama_barang: 'Cincin Tunangan', versi: body.versi }
      return async () => attemptOf(await keeper.put(`barang/${ring}`, edit))
    },
    // a cancelled sale leaves the piece with a version later than the one on the screen
    allowed: /^201 (BERUBAH|BARANG_SUDAH_TERJUAL) ADA A01$/,
  },
  {
    name: 'closed for the day',
    prepare: async ({ cashier }) => {
      const body = await closing(cashier, await openDay(cashier))
      return async () => attemptOf(await cashier.post('tutup-toko', body))
    },
    allowed: /^(201 201 ADA|(TOKO_SUDAH_TUTUP|BUKAN_HARI_INI) 201 TERJUAL) A01$/,
  },
]

async function race(shop: RaceShop, rival: Rival, ring: string, isLate: boolean): Promise<string> {
  const cashier = await shop.as('KASIR-JKT')
  const keeper = await shop.as('GUDANG-JKT')
  const sold = attemptOf(await cashier.post('penjualan', cashSale([ring], RING_PRICE)))
  const scene: Scene = { shop, cashier, keeper, ring, nomor: sold.nomor ?? '' }
  const cancel = await cancellation(scene)
  const other = await rival.prepare(scene)
  // Who is sent first wins more often: both get their turn.
  const asked = isLate ? [other(), cancel()] : [cancel(), other()]
  const [first, second] = await Promise.all(asked)
  const [cancelled, answered] = isLate ? [second, first] : [first, second]
  const piece = await keeper.get<{ status: string; kode_baki: string }>(`barang/${ring}`)
  const { status, kode_baki } = piece.body
  return `${wordOf(cancelled)} ${wordOf(answered)} ${status} ${kode_baki}`
}

const wordOf = (attempt: Attempt | undefined): string => attempt?.code ?? `${attempt?.status}`

/** Sales with more than one reversal, of all there are. */
async function reversedTwice({ admin }: RaceShop): Promise<string[]> {
  const { rows } = await admin.query<{ membatalkan: string }>(
    `select membatalkan from dokumen where membatalkan is not null
     group by kode_toko, membatalkan having count(*) > 1`,
  )
  return rows.map(row => `${row.membatalkan} was reversed more than once`)
}

const cancelling: Trial<RaceShop> = {
  test: 'T8',
  name: 'cancelling',
  target: 'one outcome of the allowed ones, one reversal',
  rounds: { short: 24, full: 400 },
  run: async (shop, { rounds, random }) => {
    const faults: string[] = []
    const outcomes = new Set<string>()
    const rings = await shop.rings('JKT', rounds)
    for (const [i, ring] of rings.entries()) {
      const rival = RIVALS[i % RIVALS.length] as Rival
      const outcome = await race(shop, rival, ring, random() < 0.5)
      outcomes.add(`${rival.name}: ${outcome}`)
      if (!rival.allowed.test(outcome)) faults.push(`${rival.name}: ${outcome}`)
    }
    faults.push(...(await reversedTwice(shop)))
    return { figure: `${RIVALS.length} rivals, ${outcomes.size} different outcomes`, faults }
  },
}

/** As it is often written: look whether the sale was cancelled, decide in Node, then reverse it. */
async function naiveCancel(pool: pg.Pool, nomor: number, looked: Looked): Promise<void> {
  const known = await pool.query('select 1 from naif_batal where membatalkan = $1', [nomor])
  if (known.rows.length > 0) return
  await looked()
  await pool.query('insert into naif_batal values ($1)', [nomor])
}

const naive: Trial<RaceShop> = {
  test: 'T13',
  name: 'naive-cancelling',
  target: '',
  rounds: { short: 1, full: 300 },
  isControl: true,
  run: async ({ admin }, { rounds }) => {
    await admin.query('drop table if exists naif_batal; create table naif_batal (membatalkan int)')
    const together = allLookFirst()
    for (let nomor = 0; nomor < rounds; nomor += 1) {
      await allAtOnce(2, () => together(looked => naiveCancel(admin, nomor, looked)))
    }
    const { rows } = await admin.query(
      'select membatalkan from naif_batal group by 1 having count(*) > 1',
    )
    const faults = rows.map(row => `${row.membatalkan} was reversed more than once`)
    return { figure: `${faults.length} of ${rounds} reversed more than once`, faults }
  },
}

export const CANCEL_TRIALS = [cancelling, naive] as const
