import type { NewBarangInput } from '@kencana/contract/areas/barang/commands'
import type { SampleCaller } from './caller.ts'
import { BUYERS, type Person, TRADER } from './people.ts'
import { somePiece } from './pieces.ts'
import type { Random } from './random.ts'

/** When a sample store opens: 09.00 WIB. */
export const OPENING_HOUR_UTC = 2
/** From the first customer to the last one served. */
const OPEN_MINUTES = 630
/** The longest that a customer who changes his mind keeps the cashier. */
export const SERVED_MINUTES = 9

/**
 * Minutes before each customer of a day, in order. However they fall, the last one is served within
 * the store's hours: a session ends after 12 hours, and the day is still to be closed.
 */
export function waits(random: Random, customers: number): number[] {
  const minutes = OPEN_MINUTES - customers * SERVED_MINUTES
  const parts = Array.from({ length: customers }, () => random.between(50, 150))
  // as long after the last as before the others
  const whole = parts.reduce((sum, part) => sum + part, 100)
  return parts.map(part => Math.floor((minutes * part) / whole))
}

/** What the sample day knows of a store besides what the store's own books say. */
export interface StoreDay {
  readonly kode_toko: string
  readonly tgl: string
  readonly random: Random
  readonly sales: readonly string[]
  /** Lets the store's clock go on by so many minutes. */
  pass(minutes: number): void
  /** Pieces that can be sold, by barcode. */
  readonly stock: Set<string>
  /** Hears of a sale that stands, and until when it was promised to be exchanged. */
  sold(no_faktur_jual: string, barcodes: readonly string[], janji?: string): void
  /** Until when the next sale is promised to be exchanged at its price, if it is. */
  promise(): string | undefined
  /** Cash that lies in the drawer. */
  cash: number
  /** Gold price, rupiah per gram of 999. */
  readonly price24: number
}

const KADAR = [375, 420, 700, 750, 916, 999] as const

/** The price board of a gold price: lower purities carry a larger margin. */
export async function setBoard(owner: SampleCaller, price24: number): Promise<void> {
  const baris = KADAR.map(permil => {
    const margin = permil === 999 ? 1 : 1.045
    const harga_jual = Math.round((price24 * permil * margin) / 999 / 1000) * 1000
    return { kode_kadar: String(permil), harga_jual, harga_beli: Math.round(harga_jual * 0.94) }
  })
  await owner.post('harga-emas', { baris })
}

/** The stock a store opens with comes in so many parts; it is the owner's own. */
export const OPENING_PARTS = 4

/** Pieces come in from a maker, most with a tax invoice. */
export async function takeIn(
  caller: SampleCaller,
  day: StoreDay,
  count: number,
  delivery: number,
): Promise<void> {
  const barang: NewBarangInput[] = Array.from({ length: count }, () =>
    somePiece(day.random, day.price24),
  )
  const invoice = {
    asal_pajak: 'FAKTUR',
    faktur_no: `010.000-26.${String(10_000_000 + delivery).slice(1)}${day.kode_toko.length}`,
    faktur_tgl: day.tgl,
  }
  const maker = day.random.pick(['BINTANG', 'MEKAR', 'CITRA'])
  const hasInvoice = day.random.chance(75)
  const answer = await caller.post<{ barang: string[] }>('barang/banyak', {
    barang,
    sumber: delivery < OPENING_PARTS ? 'MODAL_BARANG' : 'HUTANG_SUPPLIER',
    kode_supplier: hasInvoice ? maker : 'PAKWIRYO',
    pajak: hasInvoice ? invoice : { asal_pajak: 'TANPA' },
  })
  for (const barcode of answer.barang) day.stock.add(barcode)
}

/** On every so many days of a month a basket of so many pieces is for a shop that sells on. */
const TRADER_EVERY = 5
const TRADER_PIECES = 3

interface Sold {
  readonly no_faktur_jual: string
  readonly kembali: number
}

/** What a deposit pays of a sale. */
export interface Spent {
  readonly tender: readonly { cara: 'SALDO'; jumlah: number; no_bon: string }[]
  readonly jumlah: number
  /** The sale stands. */
  settle(): void
}

/** What deposits of whoever has this telephone pay of a total. */
export type Spend = (telp: string | undefined, total: number) => Spent

/** One sale of one to three pieces; the total is asked for first, as a till does. */
export async function sell(caller: SampleCaller, day: StoreDay, spend: Spend): Promise<void> {
  const { random } = day
  const count = random.pick([1, 1, 1, 1, 2, 2, 3])
  const barcodes = draw(day, count)
  if (barcodes.length === 0) return
  const janji = day.promise()
  const base = {
    kode_sales: random.pick(day.sales),
    ...customerOf(day, count),
    barang: barcodes.map(kode_barcode => ({
      kode_barcode,
      ...(janji === undefined ? {} : { janji_tukar: janji }),
    })),
    ...(random.chance(5) ? { diskon_rp: random.pick([10_000, 25_000, 50_000]) } : {}),
  }
  const seen = await caller.post<{ total: number; butuh: { kategori: string }[] }>(
    'penjualan/pratinjau',
    { ...base, pembayaran: [], total: 0 },
  )
  const spent = spend(base.customer?.telp, seen.total)
  const money = tenders(random, seen.total - spent.jumlah).filter(({ jumlah }) => jumlah > 0)
  const pembayaran = [...spent.tender, ...money]
  const body = { ...base, pembayaran, total: seen.total, tgl_system: day.tgl }
  const kategori = seen.butuh.map(one => one.kategori)
  const otorisasi = await Promise.all(
    kategori.map(one => caller.grant(one, 'POST penjualan', body)),
  )
  const command = otorisasi.length > 0 ? { ...body, otorisasi } : body
  const sold = await caller.post<Sold>('penjualan', command)
  const cash = cashOf(money) - sold.kembali
  day.cash += cash
  if (random.chance(2)) {
    await cancel(caller, day, { ...sold, cash, barcodes })
    return
  }
  spent.settle()
  day.sold(sold.no_faktur_jual, barcodes, janji)
}

async function cancel(
  caller: SampleCaller,
  day: StoreDay,
  sale: Sold & { cash: number; barcodes: readonly string[] },
): Promise<void> {
  day.pass(day.random.between(2, SERVED_MINUTES))
  const path = `penjualan/${sale.no_faktur_jual}/batal`
  const alasan = day.random.pick(['Pembeli salah ukuran', 'Salah model', 'Pembeli membatalkan'])
  const otorisasi = await caller.grant('BATAL_PENJUALAN', `POST ${path}`, { alasan })
  await caller.post(path, { alasan, otorisasi })
  day.cash -= sale.cash
  for (const barcode of sale.barcodes) day.stock.add(barcode)
}

function draw(day: StoreDay, count: number): string[] {
  const all = [...day.stock]
  const chosen = new Set<string>()
  while (chosen.size < Math.min(count, all.length)) chosen.add(day.random.pick(all))
  for (const barcode of chosen) day.stock.delete(barcode)
  return [...chosen]
}

/** Who buys, where a name is given: an end user, now and then a trader. */
function customerOf({ random, tgl }: StoreDay, count: number): { customer?: Person } {
  const endUser = random.chance(60) ? { customer: random.pick(BUYERS) } : {}
  const isTrader = count === TRADER_PIECES && Number(tgl.slice(-2)) % TRADER_EVERY === 0
  return isTrader ? { customer: TRADER } : endUser
}

type Tender = { cara: string; jumlah: number; kode_bank?: string; kartu_akhir?: string }

const CASH_MOSTLY_UP_TO = 4_000_000
const QRIS_MOST = 10_000_000

/** How a customer pays: in cash, by card, QRIS or transfer. */
export function tenders(random: Random, total: number): Tender[] {
  const kind = random.between(1, 100)
  // few carry much cash through the street; QRIS ends at ten million
  const cash = total <= CASH_MOSTLY_UP_TO ? 42 : 7
  const card = { kode_bank: random.pick(['BCA', 'BRI', 'MANDIRI']), kartu_akhir: '4021' }
  if (kind <= cash) return [{ cara: 'TUNAI', jumlah: notes(total) }]
  if (kind <= 62) return [{ cara: 'DEBIT', jumlah: total, ...card }]
  if (kind <= 76 && total <= QRIS_MOST) return [{ cara: 'QRIS', jumlah: total }]
  if (kind <= 88) return [{ cara: 'TRANSFER', jumlah: total, kode_bank: 'BCA' }]
  if (kind <= 94) return [{ cara: 'KREDIT', jumlah: total, ...card }]
  const half = Math.floor(total / 2 / 50_000) * 50_000
  if (half === 0) return [{ cara: 'TUNAI', jumlah: notes(total) }]
  return [
    { cara: 'DEBIT', jumlah: half, ...card },
    { cara: 'TUNAI', jumlah: notes(total - half) },
  ]
}

/** What people hand over: the next full 50,000. */
const notes = (amount: number): number => Math.ceil(amount / 50_000) * 50_000

export const cashOf = (pembayaran: readonly Tender[]): number =>
  pembayaran.filter(one => one.cara === 'TUNAI').reduce((sum, one) => sum + one.jumlah, 0)

const NOTES = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500]

/** Counts the drawer, now and then a little off, types the machines' slips, and closes the day. */
export async function close(
  caller: SampleCaller,
  day: StoreDay,
  slips: object = {},
): Promise<void> {
  const off =
    day.cash > 0 && day.random.chance(12) ? day.random.pick([-20_000, -5_000, -500, 500, 2_000]) : 0
  const counted = Math.max(0, Math.floor((day.cash + off) / 500) * 500)
  let rest = counted
  const pecahan: Record<string, number> = {}
  for (const note of NOTES) {
    const pieces = Math.floor(rest / note)
    if (pieces > 0) pecahan[String(note)] = pieces
    rest -= pieces * note
  }
  await caller.post('tutup-toko', {
    tgl_system: day.tgl,
    hitungan: [{ laci: 'KASIR', pecahan }],
    ...slips,
    catatan: off === 0 ? '' : 'Sudah dihitung dua kali',
    tetap_tutup: true,
  })
  day.cash = counted
}

/** Moves a few pieces to another tray, and now and then scraps a broken one. */
export async function tidyTrays(caller: SampleCaller, day: StoreDay): Promise<void> {
  const drawn = draw(day, day.random.between(2, 5))
  for (const barcode of drawn) day.stock.add(barcode)
  const pieces = await Promise.all(
    drawn.map(barcode => caller.get<{ kode_baki: string }>(`barang/${barcode}`)),
  )
  const moved = drawn.filter((_, i) => pieces[i]?.kode_baki !== 'A08')
  if (moved.length > 0) await caller.post('barang/pindah', { ke_baki: 'A08', barang: moved })
  if (!day.random.chance(15)) return
  const broken = draw(day, 1)
  if (broken.length === 0) return
  const body = { barang: broken, alasan: 'Patah, tidak dapat diperbaiki' }
  const otorisasi = await caller.grant('HANCUR_BARANG', 'POST barang/hancur', body)
  await caller.post('barang/hancur', { ...body, otorisasi })
}
