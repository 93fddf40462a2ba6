import type pg from 'pg'
import { cashSale, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import type { Answer, Caller } from '../sample-shop/api.ts'
import type { Outcome, Trial } from '../trial/verdict.ts'
import { allLookFirst, type Looked } from './look-first.ts'
import { allAtOnce, oneOf, openDay, type RaceShop, sellerOf } from './race.ts'

const MOVERS = 6
const READERS = 2
const PIECES = 60
const TRAYS = ['B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B07', 'B08'] as const

/** What was there before, and what readers saw, each different sum once. */
interface Sums {
  readonly seen: Set<string>
  reads: number
}

interface Report {
  rows: Record<string, number>[]
}

const reportOf = async (reader: Caller, id: string, filters: string): Promise<Report> => {
  const answer = await reader.get<Report>(`reports/${id}?${filters}`)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body
}

const sum = (rows: readonly Record<string, number>[], column: string): number =>
  rows.reduce((total, row) => total + Number(row[column]), 0)

/** All trays of a store, as the report of its stock has them. */
async function sumOfTrays(reader: Caller, toko: string): Promise<string> {
  const { rows } = await reportOf(reader, 'laporan-stock-per-baki', `toko=${toko}&isi=ALL`)
  return `${sum(rows, 'jumlah')} pcs ${sum(rows, 'berat')} mg ${sum(rows, 'murni')} ug`
}

/** All accounts of a store: debits less credits, and the fine gold they hold together. */
async function sumOfAccounts(reader: Caller, toko: string, tgl: string): Promise<string> {
  const filters = `toko=${toko}&tanggal_awal=${tgl}&sampai_tgl=${tgl}`
  const { rows } = await reportOf(reader, 'laporan-neraca-saldo', filters)
  if (rows.length === 0) return 'no accounts'
  const rp = sum(rows, 'debit_akhir') - sum(rows, 'kredit_akhir')
  return `${rp} rp ${sum(rows, 'murni_akhir')} ug`
}

/** Reads over and over until the work is done, and once more. */
async function readWhile(work: Promise<unknown>, read: () => Promise<string>, sums: Sums) {
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  const once = async () => {
    sums.seen.add(await read())
    sums.reads += 1
  }
  while (!isOver) await once()
  await over
  await once()
}

/** Answers that are neither done nor a clear no. */
async function moveAtRandom(
  keeper: Caller,
  pieces: readonly string[],
  moves: number,
  random: () => number,
): Promise<{ moved: number; odd: string[] }> {
  const count = { moved: 0, odd: [] as string[] }
  await allAtOnce(MOVERS, async client => {
    for (let i = client; i < moves; i += MOVERS) {
      const ke_baki = oneOf(random, TRAYS)
      const chosen = [...new Set(Array.from({ length: 4 }, () => oneOf(random, pieces)))]
      const answer: Answer<{ code?: string }> =
        random() < 0.2
          ? await keeper.post('barang/pindah-baki', { dari_baki: oneOf(random, TRAYS), ke_baki })
          : await keeper.post('barang/pindah', { ke_baki, barang: chosen })
      if (answer.status === 201) count.moved += 1
      else if (!MOVE_REFUSALS.has(answer.body.code ?? '')) count.odd.push(answer.text)
    }
  })
  return count
}

const MOVE_REFUSALS = new Set(['BAKI_SAMA', 'BAKI_KOSONG', 'BARANG_BERUBAH'])

/** A store beside it that sells and cancels while everything is summed. */
async function sellAndCancel(shop: RaceShop, toko: string, rings: string[]): Promise<number> {
  const cashier = await shop.as(`KASIR-${toko}`)
  const alasan = 'Pembeli batal'
  let sold = 0
  for (const ring of rings) {
    const body = cashSale([ring], RING_PRICE, { kode_sales: sellerOf(toko) })
    const { no_faktur_jual } = (await cashier.post<{ no_faktur_jual: string }>('penjualan', body))
      .body
    sold += 1
    if (sold % 3 > 0) continue
    const path = `penjualan/${no_faktur_jual}/batal`
    const spv = `SPV-${toko}`
    const otorisasi = await cashier.grant('BATAL_PENJUALAN', `POST ${path}`, { alasan }, spv)
    const answer = await cashier.post(path, { alasan, otorisasi })
    if (answer.status !== 201) throw new Error(answer.text)
  }
  return sold
}

const bank: Trial<RaceShop> = {
  test: 'T9',
  name: 'bank',
  target: 'every read of trays and of accounts is the same sum',
  rounds: { short: 60, full: 2_000 },
  run: async (shop, { rounds, random }) => {
    const owner = await shop.as('OWNER')
    const keeper = await shop.as('GUDANG-JKT')
    const taken = Array.from({ length: PIECES }, () => ({
      kode_baki: oneOf(random, TRAYS),
      berat: Math.ceil(random() * 20_000) / 1_000,
    }))
    const pieces = await takeIn(owner, taken)
    const rings = await shop.rings('BDG', rounds / 4)
    const tgl = await openDay(await shop.as('KASIR-BDG'))
    const trays: Sums = { seen: new Set([await sumOfTrays(owner, 'JKT')]), reads: 0 }
    const accounts: Sums = { seen: new Set(), reads: 0 }
    const moving = moveAtRandom(keeper, pieces, rounds, random)
    const selling = sellAndCancel(shop, 'BDG', rings)
    await Promise.all([
      ...Array.from({ length: READERS }, () =>
        readWhile(moving, () => sumOfTrays(owner, 'JKT'), trays),
      ),
      readWhile(selling, () => sumOfAccounts(owner, 'BDG', tgl), accounts),
    ])
    const { moved, odd } = await moving
    return {
      figure:
        `${moved} moves under ${trays.reads} reads, ` +
        `${await selling} sales under ${accounts.reads} reads`,
      faults: [
        ...odd,
        ...(moved > 0 ? [] : ['nothing was moved']),
        ...(trays.seen.size === 1 ? [] : [`trays: ${[...trays.seen].join(', ')}`]),
        ...([...accounts.seen].join() === '0 rp 0 ug' ? [] : [...accounts.seen]),
      ],
    }
  },
}

/** As it is often written: read two trays, reckon in Node, write both; always out of one tray. */
async function naiveMove(pool: pg.Pool, to: string, mg: number, looked: Looked): Promise<void> {
  const from = TRAYS[0]
  const { rows } = await pool.query<{ kode: string; mg: number }>(
    'select * from naif_baki where kode = any($1)',
    [[from, to]],
  )
  const held = new Map(rows.map(row => [row.kode, row.mg]))
  await looked()
  const set = (kode: string, to: number) =>
    pool.query('update naif_baki set mg = $2 where kode = $1', [kode, to])
  await set(from, (held.get(from) ?? 0) - mg)
  await set(to, (held.get(to) ?? 0) + mg)
}

const naiveBank: Trial<RaceShop> = {
  test: 'T13',
  name: 'naive-bank',
  target: '',
  rounds: { short: MOVERS, full: 600 },
  isControl: true,
  run: async ({ admin }, { rounds, random }): Promise<Outcome> => {
    await admin.query(`drop table if exists naif_baki;
      create table naif_baki (kode text primary key, mg int)`)
    await admin.query('insert into naif_baki select unnest($1::text[]), 100000', [TRAYS])
    const read = async () => {
      const { rows } = await admin.query<{ mg: string }>('select sum(mg)::text mg from naif_baki')
      return `${rows[0]?.mg} mg`
    }
    const sums: Sums = { seen: new Set([await read()]), reads: 0 }
    const together = allLookFirst()
    const moving = allAtOnce(MOVERS, async client => {
      for (let i = client; i < rounds; i += MOVERS) {
        const mg = Math.ceil(random() * 900)
        await together(looked => naiveMove(admin, TRAYS[1 + client] ?? '', mg, looked))
      }
    })
    await readWhile(moving, read, sums)
    return {
      figure: `${sums.seen.size} different sums in ${sums.reads} reads`,
      faults: sums.seen.size === 1 ? [] : [[...sums.seen].slice(0, 5).join(', ')],
    }
  },
}

export const BANK_TRIALS = [bank, naiveBank] as const
