import type { Pool } from 'pg'
import { cashSale, expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import type { Outcome, Trial } from '../trial/verdict.ts'
import { allLookFirst } from './look-first.ts'
import { type Attempt, allAtOnce, attemptOf, type RaceShop, sellerOf } from './race.ts'

const CLIENTS = 6
const CUT = 50_000

/** Coupons of which there is one: in all, or one for the customer who stands at every till. */
interface Coupons {
  make(kode: string, isOnce: boolean): Promise<void>
  use(kode: string, client: number): Promise<Attempt>
  /** The sale that used it is cancelled. */
  giveBack(nomor: string): Promise<void>
}

/** Each coupon is raced by all tills at once; every other one is given back and raced again. */
async function raceAll(coupons: Coupons, count: number) {
  const found = { told: 0, faults: [] as string[] }
  for (let round = 0; round < count; round += 1) {
    const kode = `UJI${String(round)}`
    const isOnce = round % 3 === 2
    await coupons.make(kode, isOnce)
    for (let again = 0; again <= round % 2; again += 1) {
      const heard = await allAtOnce(CLIENTS, client => coupons.use(kode, client))
      const won = heard.filter(({ status }) => status === 201)
      if (won.length !== 1) found.faults.push(`${kode} was used ${String(won.length)} times`)
      const [{ nomor = '' } = { nomor: '' }] = won
      for (const { status, code, facts, text } of heard) {
        if (status === 201) continue
        const isNamed = isOnce
          ? code === 'KUPON_TERPAKAI' && facts?.no_faktur_jual === nomor
          : code === 'KUPON_HABIS'
        if (isNamed && facts?.kode_kupon === kode) found.told += 1
        else found.faults.push(`${kode}: ${text}`)
      }
      if (round % 2 === 1 && nomor !== '') await coupons.giveBack(nomor)
    }
  }
  return found
}

async function product(shop: RaceShop, rings: string[]): Promise<Coupons> {
  const owner = await shop.as('OWNER')
  const tills = await Promise.all([shop.as('KASIR-JKT'), shop.as('SPV-JKT')])
  const [cashier] = tills
  // Whoever was too late has the ring still, and sells it next time.
  const inHand = Array.from({ length: CLIENTS }, () => rings.pop() ?? '')
  const customer = { nama: 'Bu Rina', telp: '0812345678', no_identitas: '3171010101018888' }
  const kode_sales = sellerOf('JKT')
  return {
    make: async (kode_kupon, sekali_per_member) => {
      const row = { kode_kupon, nama_kupon: kode_kupon, jenis_kupon: 'RUPIAH', potongan_rp: CUT }
      const rest = { potongan_permil: null, potongan_maksimal: null, minimal_rp: CUT }
      const days = { tgl_dari: '2020-01-01', tgl_sampai: '2099-12-31' }
      const kuota = sekali_per_member ? null : 1
      const body = { ...row, ...rest, ...days, kuota, sekali_per_member }
      expectStatus(await owner.post('parameter-kupon', body, { toko: 'JKT' }), 200)
    },
    use: async (kode_kupon, client) => {
      const till = tills[client % 2] as Caller
      const more = { kode_sales, kode_kupon, customer }
      const body = cashSale([inHand[client] ?? ''], RING_PRICE - CUT, more)
      const attempt = attemptOf(await till.post('penjualan', body))
      if (attempt.status === 201) inHand[client] = rings.pop() ?? ''
      return attempt
    },
    giveBack: async nomor => {
      const path = `penjualan/${nomor}/batal`
      const body = { alasan: 'Pembeli urung' }
      const otorisasi = await cashier.grant('BATAL_PENJUALAN', `POST ${path}`, body)
      expectStatus(await cashier.post(path, { ...body, otorisasi }), 201)
    },
  }
}

const coupons: Trial<RaceShop> = {
  test: 'T7',
  name: 'coupons',
  target: 'the last coupon is used once; all others read which is used up, and where',
  rounds: { short: 12, full: 200 },
  run: async (shop, { rounds }) => {
    const rings = await shop.rings('JKT', 2 * rounds + CLIENTS)
    const { told, faults } = await raceAll(await product(shop, rings), rounds)
    return { figure: `${rounds} coupons used once, ${told} told so`, faults }
  },
}

/** As coupons are often counted: read how many are used, see that one is left, count one more. */
function naive(pool: Pool): Coupons {
  let sales = 0
  const together = allLookFirst()
  return {
    make: async kode => {
      await pool.query('insert into naif_kupon values ($1, 0)', [kode])
    },
    use: kode =>
      together(async looked => {
        const { rows } = await pool.query('select pakai from naif_kupon where kode = $1', [kode])
        const facts = { kode_kupon: kode }
        if (rows[0].pakai >= 1) return { status: 409, code: 'KUPON_HABIS', facts, text: 'habis' }
        await looked()
        await pool.query('update naif_kupon set pakai = $2 where kode = $1', [kode, 1])
        sales += 1
        return { status: 201, nomor: `F${String(sales)} ${kode}`, text: 'terpakai' }
      }),
    giveBack: async nomor => {
      await pool.query('update naif_kupon set pakai = 0 where kode = $1', [nomor.split(' ')[1]])
    },
  }
}

const naiveCoupons: Trial<RaceShop> = {
  test: 'T13',
  name: 'naive-coupons',
  target: '',
  rounds: { short: 1, full: 200 },
  isControl: true,
  run: async ({ admin }, { rounds }): Promise<Outcome> => {
    await admin.query(
      'drop table if exists naif_kupon; create table naif_kupon (kode text primary key, pakai int)',
    )
    const { faults } = await raceAll(naive(admin), rounds)
    return { figure: `${faults.length} used more than once`, faults }
  },
}

export const COUPON_TRIALS = [coupons, naiveCoupons] as const
