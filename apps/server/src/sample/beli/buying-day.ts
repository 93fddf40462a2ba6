import type { SampleCaller } from '../caller.ts'
import { SELLERS } from '../people.ts'
import type { Random } from '../random.ts'
import type { StoreDay } from '../trade-day.ts'

/** A piece that was sold and may come back with its nota. */
export interface SoldNota {
  readonly no_faktur_jual: string
  readonly kode_barcode: string
}

/** People who bring gold to a sample store; their chances are their own. */
export interface BuyingCounter {
  readonly random: Random
  /** Notas that are still with their customers, oldest first. */
  notas: SoldNota[]
  /** Purchases so far. */
  bought: number
}

type Task = () => Promise<undefined>

/** One purchase in so many is undone, from the third of a store on. */
const UNDONE = { every: 25, first: 3 }

/** Notas younger than this stay with their customers; nobody brings a piece back at once. */
export const YOUNGEST = 40

/** What comes to the counter to be bought on a day, one after another. */
export function buyingTasks(cashier: SampleCaller, day: StoreDay, counter: BuyingCounter): Task[] {
  const { random, notas } = counter
  const tasks: Task[] = []
  if (notas.length > YOUNGEST && random.chance(60)) {
    const at = random.between(0, notas.length - YOUNGEST)
    const [nota] = notas.splice(at, 1)
    if (nota !== undefined) tasks.push(() => buyBack(cashier, day, counter, nota))
  }
  if (random.chance(25)) tasks.push(() => buyLoose(cashier, day, counter))
  return tasks
}

interface NotaLine {
  readonly kode_barcode: string
  readonly nama_barang: string
  readonly kode_dept: string
  readonly kode_group: string
  readonly kode_kadar: string
  readonly berat: number
}

/** A piece as its nota has it, and what a credit card paid of that nota while it binds. */
interface OwnLine extends NotaLine {
  readonly kredit: number
}

interface Piece extends NotaLine {
  readonly kredit?: number
  readonly no_faktur_jual?: string
  readonly kode_kondisi: string
}

/** Most pieces come back as they were, some broken. */
const CONDITIONS = ['UTUH', 'UTUH', 'UTUH', 'KUSAM', 'PATRI', 'PENYOK', 'PUTUS'] as const

async function buyBack(
  cashier: SampleCaller,
  day: StoreDay,
  counter: BuyingCounter,
  { no_faktur_jual, kode_barcode }: SoldNota,
): Promise<undefined> {
  const line = await lineOf(cashier, { no_faktur_jual, kode_barcode })
  if (line === undefined) return undefined
  const kode_kondisi = counter.random.pick(CONDITIONS)
  await buy(cashier, day, counter, { ...line, no_faktur_jual, kode_kondisi })
  return undefined
}

/** A piece as its nota has it. */
export async function lineOf(
  cashier: SampleCaller,
  { no_faktur_jual, kode_barcode }: SoldNota,
): Promise<OwnLine | undefined> {
  const nota = await cashier.get<{ barang: NotaLine[]; kredit: number }>(
    `pembelian/nota/${no_faktur_jual}`,
  )
  const line = nota.barang.find(one => one.kode_barcode === kode_barcode)
  return line === undefined ? undefined : { ...line, kredit: nota.kredit }
}

const LOOSE = [
  ['Cincin tanpa nota', 'CINCIN', 'T700', '700'],
  ['Kalung tanpa nota', 'KALUNG', 'T750', '750'],
  ['Gelang tanpa nota', 'GELANG', 'M420', '420'],
  ['Anting tanpa nota', 'ANTING', 'M375', '375'],
] as const

async function buyLoose(
  cashier: SampleCaller,
  day: StoreDay,
  counter: BuyingCounter,
): Promise<undefined> {
  const { random } = counter
  const [nama_barang, kode_dept, kode_group, kode_kadar] = random.pick(LOOSE)
  const berat = random.between(900, 6_500) / 1000
  const kode_kondisi = random.pick(['UTUH', 'PENYOK', 'PUTUS'])
  const piece = { nama_barang, kode_dept, kode_group, kode_kadar, berat, kode_kondisi }
  await buy(cashier, day, counter, { ...piece, kode_barcode: '' })
  return undefined
}

export interface Valued {
  readonly target: number
  readonly tertinggi: number
  readonly tertinggi_beli: number
  readonly butuh: readonly { readonly kategori: string }[]
}

/** A piece as the rules are asked about it, and what they say; nothing where it has no worth. */
export async function appraised(
  cashier: SampleCaller,
  { nama_barang: _, no_faktur_jual, kode_barcode, ...rest }: Piece,
  transaksi: 'PEMBELIAN' | 'TUKAR_TAMBAH' = 'PEMBELIAN',
) {
  const { kode_dept, kode_group, kode_kadar, berat, kode_kondisi } = rest
  const asked = {
    ...(no_faktur_jual === undefined ? {} : { no_faktur_jual, kode_barcode }),
    ...{ kode_dept, kode_group, kode_kadar, berat, kode_kondisi },
  }
  const { barang } = await cashier.post<{ barang: Valued[] }>('pembelian/taksir', {
    transaksi,
    barang: [asked],
  })
  const [valued] = barang
  return valued === undefined || valued.target === 0 ? undefined : { asked, valued }
}

/** Valued, bargained within its ceiling, and paid. */
async function buy(
  cashier: SampleCaller,
  day: StoreDay,
  counter: BuyingCounter,
  piece: Piece,
): Promise<void> {
  const { random } = counter
  const found = await appraised(cashier, piece)
  if (found === undefined) return
  const { asked, valued } = found
  const harga_beli = random.chance(30) ? valued.tertinggi : valued.target
  const { inCash, paid } = paidOut(day, harga_beli, piece.kredit)
  const body = {
    kode_sales: random.pick(day.sales),
    penjual: random.pick(SELLERS),
    barang: [{ ...asked, nama_barang: piece.nama_barang, harga_beli, ke: 'BLN' }],
    pembayaran: [paid],
    total: harga_beli,
    tgl_system: day.tgl,
  }
  const kategori = [...new Set(valued.butuh.map(one => one.kategori))]
  const otorisasi = await Promise.all(
    kategori.map(one => cashier.grant(one, 'POST pembelian', body)),
  )
  const command = otorisasi.length > 0 ? { ...body, otorisasi } : body
  const bought = await cashier.post<{ no_faktur_beli: string }>('pembelian', command)
  if (inCash) day.cash -= harga_beli
  counter.bought += 1
  if (counter.bought % UNDONE.every === UNDONE.first) {
    await takeBack(cashier, day, bought.no_faktur_beli, inCash, harga_beli)
  }
}

async function takeBack(
  cashier: SampleCaller,
  day: StoreDay,
  nomor: string,
  inCash: boolean,
  harga_beli: number,
): Promise<void> {
  const path = `pembelian/${nomor}/batal`
  const alasan = 'Penjual urung menjual'
  const otorisasi = await cashier.grant('BATAL_PEMBELIAN', `POST ${path}`, { alasan })
  await cashier.post(path, { alasan, otorisasi })
  if (inCash) day.cash += harga_beli
}

const CASH_MOST = 2_000_000

/**
 * How money goes to a customer: small sums in cash, as long as there is some; what a credit card
 * paid goes by the bank.
 */
export function paidOut(day: StoreDay, jumlah: number, kredit = 0) {
  const inCash = kredit === 0 && jumlah <= CASH_MOST && jumlah < day.cash
  const bank = { cara: 'TRANSFER', kode_bank: 'BCA', no_rekening: '5270123456' }
  return { inCash, paid: { ...(inCash ? { cara: 'TUNAI' } : bank), jumlah } }
}
