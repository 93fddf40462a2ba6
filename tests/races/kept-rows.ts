import type pg from 'pg'
import { cashSale, expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import type { Outcome, Trial } from '../trial/verdict.ts'
import { openDay, type RaceShop } from './race.ts'

const SALES = 4

/** What a nota says of the rows it was made by: code, version and figures, a text each. */
type Kept = readonly string[]

/** A shop that sells by rows of masters somebody changes. */
interface RowShop {
  /** Changes every row; answers what a nota of afterwards must keep. */
  change(): Promise<Kept>
  sell(): Promise<string>
  shown(nomor: string): Promise<Kept>
}

/** Sells while the rows change, over and over; in the end every nota says what it said at first. */
async function sellWhileChanging(shop: RowShop, rounds: number): Promise<Outcome> {
  const known = new Set(await shop.change())
  const first = new Map<string, string>()
  const faults: string[] = []
  let between = 0
  for (let round = 0; round < rounds; round += 1) {
    // Listed before any nota is read, whichever of the two comes first.
    const [after, ...numbers] = await Promise.all([
      shop.change(),
      ...Array.from({ length: SALES }, () => shop.sell()),
    ])
    for (const text of after) known.add(text)
    const later = await shop.sell()
    for (const nomor of [...numbers, later]) {
      const kept = await shop.shown(nomor)
      first.set(nomor, kept.join(', '))
      if (kept.join() === after.join()) between += 1
      faults.push(...kept.filter(text => !known.has(text)).map(text => `${nomor}: ${text}`))
    }
    const newest = first.get(later)
    if (newest !== after.join(', ')) faults.push(`${later}: ${newest}, not ${after.join(', ')}`)
  }
  for (const [nomor, said] of first) {
    const now = (await shop.shown(nomor)).join(', ')
    if (now !== said) faults.push(`${nomor}: ${now}, at first ${said}`)
  }
  const figure = `${first.size} notas by ${known.size} rows, ${between} by the newest`
  return { figure, faults }
}

const TAX = {
  nama_pajak: 'Perhiasan emas',
  kelas_pajak: 'PERHIASAN',
  ppn_tanpa: 1.65,
  ppn_pabrikan: 0,
  pph22: 0.25,
}
const AGREED = {
  nama_potongan: 'Per gram',
  jenis_potongan: 'PER_GRAM',
  potongan_permil: 0,
  kode_group: 'T750',
}
/** First of all by its code. */
const CODE = 'AAA'

interface Shown {
  readonly ppn: number
  readonly barang: readonly {
    readonly pajak: Record<string, string | number>
    readonly potongan_beli: Record<string, string | number>
  }[]
}

/** The product: an agreed deduction, and a tax row whose day and rate move. */
async function productRows(shop: RaceShop, rings: string[]) {
  const owner = await shop.as('OWNER')
  const tills = (await Promise.all([shop.as('KASIR-JKT'), shop.as('SPV-JKT')])) as [Caller, Caller]
  const today = await openDay(tills[0])
  const at = { toko: 'JKT' }
  const versions = { [CODE]: 0, tax: 0 }
  let changes = 0
  const save = async (path: string, key: string, row: object, versi: number) => {
    const own = { [path === 'para-pajak' ? 'kode_pajak' : 'kode_potongan']: key, ...row }
    const answer =
      versi === 0
        ? await owner.post(path, own, at)
        : await owner.put(`${path}/${key}`, { ...row, versi }, at)
    expectStatus(answer, 200)
  }
  const rows: RowShop = {
    change: async () => {
      changes += 1
      const potongan_rp = 10_000 + 100 * changes
      const rate = 120 + changes
      const isBegun = changes % 2 === 1
      const tgl_berlaku = isBegun ? today : '2099-01-01'
      await save('potongan-pembelian', CODE, { ...AGREED, potongan_rp }, versions[CODE])
      const tax = { ...TAX, tgl_berlaku, ppn_faktur: rate / 100 }
      await save('para-pajak', CODE, tax, versions.tax)
      versions[CODE] += 1
      versions.tax += 1
      return [
        `${CODE} ${versions[CODE]} ${potongan_rp}`,
        isBegun ? `${CODE} ${versions.tax} ${today} ${rate}` : 'PERHIASAN 1 2023-05-01 110',
      ]
    },
    sell: async () => {
      const ring = rings.pop() ?? ''
      const till = tills[rings.length % 2] as Caller
      const sold = await till.post<{ no_faktur_jual: string }>(
        'penjualan',
        cashSale([ring], RING_PRICE),
      )
      return expectStatus(sold, 201).no_faktur_jual
    },
    shown: async nomor => {
      const { ppn, barang } = expectStatus(await tills[0].get<Shown>(`penjualan/${nomor}`), 200)
      const { pajak = {}, potongan_beli = {} } = barang[0] ?? {}
      const rate = Number(pajak.ppn_permyriad)
      const isRight = Math.abs(ppn - (RING_PRICE * rate) / (10_000 + rate)) < 1
      const tax = isRight ? rate : `${rate} took ${ppn}`
      return [
        `${potongan_beli.kode_potongan} ${potongan_beli.versi} ${potongan_beli.potongan_rp}`,
        `${pajak.kode_pajak} ${pajak.versi} ${pajak.tgl_berlaku} ${tax}`,
      ]
    },
  }
  const remove = async () => {
    for (const path of ['potongan-pembelian', 'para-pajak']) {
      expectStatus(await owner.del(`${path}/${CODE}`, at), 200)
    }
  }
  return { rows, remove }
}

const keptRows: Trial<RaceShop> = {
  test: 'T4',
  name: 'kept-rows',
  target: 'each nota keeps one version of the deduction and of the tax row, for good',
  rounds: { short: 4, full: 100 },
  run: async (shop, { rounds }) => {
    const rings = await shop.rings('JKT', rounds * (SALES + 1))
    const { rows, remove } = await productRows(shop, rings)
    try {
      return await sellWhileChanging(rows, rounds)
    } finally {
      await remove()
    }
  },
}

/** As it is often written: the nota keeps the code of the row, which is read when it is shown. */
async function naiveRows(admin: pg.Pool): Promise<RowShop> {
  await admin.query(`
    drop table if exists naif_potongan, naif_nota_potongan;
    create table naif_potongan (kode text primary key, versi int, rp int);
    create table naif_nota_potongan (nomor serial, kode text);
    insert into naif_potongan values ('${CODE}', 0, 0);`)
  const row = async (): Promise<Kept> => {
    const { rows } = await admin.query('select versi, rp from naif_potongan')
    return [`${CODE} ${rows[0].versi} ${rows[0].rp}`]
  }
  return {
    change: async () => {
      await admin.query('update naif_potongan set versi = versi + 1, rp = rp + 100')
      return row()
    },
    sell: async () => {
      const text = 'insert into naif_nota_potongan (kode) values ($1) returning nomor::text'
      return (await admin.query(text, [CODE])).rows[0].nomor
    },
    shown: row,
  }
}

const naive: Trial<RaceShop> = {
  test: 'T13',
  name: 'naive-kept-rows',
  target: '',
  rounds: { short: 2, full: 20 },
  isControl: true,
  run: async ({ admin }, { rounds }) => sellWhileChanging(await naiveRows(admin), rounds),
}

export const KEPT_ROW_TRIALS = [keptRows, naive] as const
