import { tertinggiTukar } from '@kencana/domain/beli/tukar-tambah'
import { addDays, daysBetween } from '@kencana/domain/calendar'
import type { SampleCaller } from '../caller.ts'
import { SELLERS } from '../people.ts'
import type { Random } from '../random.ts'
import { cashOf, type StoreDay, tenders } from '../trade-day.ts'
import {
  appraised,
  type BuyingCounter,
  lineOf,
  paidOut,
  type SoldNota,
  type Valued,
  YOUNGEST,
} from './buying-day.ts'

/** People who exchange old pieces for new ones; their chances are their own. */
export interface ExchangeCounter {
  readonly random: Random
  /** Sold pieces with a promise, and the day on which their customers come. */
  promised: (SoldNota & { readonly tgl: string })[]
  /** Exchanges so far. */
  done: number
}

type Task = () => Promise<undefined>

/** Few sales are promised to be exchanged; most customers come in time, some too late. */
export function promising(counter: ExchangeCounter, tgl: string) {
  const { random } = counter
  return {
    promise: () => (random.chance(6) ? addDays(tgl, random.between(7, 30)) : undefined),
    /** Keeps the first piece of a nota for its customer; answers the others. */
    keep: ([first, ...others]: readonly SoldNota[], janji: string): readonly SoldNota[] => {
      const comes = random.chance(25)
        ? addDays(janji, random.between(1, 12))
        : addDays(tgl, random.between(2, Math.min(SOON, daysBetween(tgl, janji))))
      if (first !== undefined) counter.promised.push({ ...first, tgl: comes })
      return others
    },
  }
}

/** Most who come in time come within so many days. */
const SOON = 12

/** Who comes to exchange on a day: those with a promise, and now and then one without. */
export function exchangeTasks(
  cashier: SampleCaller,
  day: StoreDay,
  counter: ExchangeCounter,
  buying: BuyingCounter,
): Task[] {
  const { random } = counter
  const due: SoldNota[] = counter.promised.filter(({ tgl }) => tgl <= day.tgl)
  counter.promised = counter.promised.filter(({ tgl }) => tgl > day.tgl)
  if (buying.notas.length > YOUNGEST && random.chance(10)) {
    due.push(...buying.notas.splice(random.between(0, buying.notas.length - YOUNGEST), 1))
  }
  return due.map(nota => () => exchange(cashier, day, counter, nota))
}

/** Both sides as the till asks for them, and a way to pay the difference. */
async function exchange(
  cashier: SampleCaller,
  day: StoreDay,
  counter: ExchangeCounter,
  nota: SoldNota,
): Promise<undefined> {
  const { random } = counter
  const { no_faktur_jual } = nota
  const line = await lineOf(cashier, nota)
  if (line === undefined || day.stock.size === 0) return undefined
  const kode_kondisi = random.pick(['UTUH', 'UTUH', 'UTUH', 'KUSAM', 'PENYOK'])
  const old = { ...line, no_faktur_jual, kode_kondisi }
  const found = await appraised(cashier, old, 'TUKAR_TAMBAH')
  if (found === undefined) return undefined
  const { asked, valued } = found
  const barcode = random.pick([...day.stock])
  const jual = { kode_sales: random.pick(day.sales), barang: [{ kode_barcode: barcode }] }
  const seen = await cashier.post<{ total: number; butuh: { kategori: string }[] }>(
    'penjualan/pratinjau',
    { ...jual, pembayaran: [], total: 0 },
  )
  const harga_beli = priceBeside(seen.total, valued)
  const total = seen.total - harga_beli
  const { pembayaran, cash } = settled(day, random, total, line.kredit)
  const piece = { ...asked, nama_barang: line.nama_barang, harga_beli, ke: 'BLN' }
  const body = {
    jual,
    beli: { penjual: random.pick(SELLERS), barang: [piece] },
    pembayaran,
    total,
    tgl_system: day.tgl,
  }
  const butuh = [...seen.butuh, ...valued.butuh].map(({ kategori }) => kategori)
  const done = await send(cashier, body, [...new Set(butuh)])
  day.cash += cash - done.kembali
  counter.done += 1
  if (counter.done % REGRET_EACH === REGRET_AT) {
    await takeBack(cashier, day, done.no_tukar_tambah, cash - done.kembali)
    return undefined
  }
  day.stock.delete(barcode)
  day.sold(done.no_faktur_jual, [barcode])
  return undefined
}

/** What is left beside the new piece is bought as other gold is, to whole five hundreds. */
function priceBeside(jual_rp: number, valued: Valued): number {
  const { target, tertinggi, tertinggi_beli } = valued
  const most = tertinggiTukar(jual_rp, { tukar_rp: tertinggi, beli_rp: tertinggi_beli })
  return target <= most ? target : most - (most % 500)
}

/** One of so many changes his mind before the day is over. */
const REGRET_EACH = 7
const REGRET_AT = 2

interface Exchanged {
  readonly no_tukar_tambah: string
  readonly no_faktur_jual: string
  readonly kembali: number
}

async function send(cashier: SampleCaller, body: object, kategori: readonly string[]) {
  const otorisasi = await Promise.all(
    kategori.map(one => cashier.grant(one, 'POST tukar-tambah', body)),
  )
  const command = otorisasi.length > 0 ? { ...body, otorisasi } : body
  return cashier.post<Exchanged>('tukar-tambah', command)
}

/** The difference the way it goes, and the cash that comes into the drawer by it. */
function settled(day: StoreDay, random: Random, total: number, kredit: number) {
  if (total === 0) return { pembayaran: [], cash: 0 }
  if (total > 0) {
    const pembayaran = tenders(random, total)
    return { pembayaran, cash: cashOf(pembayaran) }
  }
  const { inCash, paid } = paidOut(day, -total, kredit)
  return { pembayaran: [paid], cash: inCash ? total : 0 }
}

async function takeBack(
  cashier: SampleCaller,
  day: StoreDay,
  nomor: string,
  cash: number,
): Promise<void> {
  const path = `tukar-tambah/${nomor}/batal`
  const alasan = 'Pelanggan urung menukar'
  const otorisasi = await cashier.grant('BATAL_PENJUALAN', `POST ${path}`, { alasan })
  await cashier.post(path, { alasan, otorisasi })
  day.cash -= cash
}
