import type { DiTukang } from '@kencana/contract/areas/stok/di-tukang'
import type { BarangSortir, MenungguSortir } from '@kencana/contract/areas/stok/sortir'
import type { Susut } from '@kencana/contract/areas/stok/susut'
import { addDays } from '@kencana/domain/calendar'
import { gramToMg, mgToGram } from '@kencana/domain/quantity'
import type { ProsesCuci } from '@kencana/domain/stok/cuci'
import type { TujuanSortir } from '@kencana/domain/stok/sortir'
import type { SampleCaller } from '../caller.ts'
import { trayOf } from '../pieces.ts'
import type { Random } from '../random.ts'
import type { StoreDay } from '../trade-day.ts'

/** What a sample store does with the gold it bought; its chances are its own. */
export interface BehindCounter {
  readonly random: Random
  /** Batches that a craftsman still has. */
  away: Sent[]
  /** Batches that came back so far. */
  back: number
}

interface Sent {
  readonly no_kirim: string
  readonly proses: ProsesCuci
  readonly due: string
}

interface Crew {
  readonly keeper: SampleCaller
  readonly owner: SampleCaller
  readonly spv: SampleCaller
}

type Page<T> = { readonly data: readonly T[] }

/** Bought pieces are sorted on every so many days; nobody sorts on the day they are bought. */
const SORT_EVERY = 2
/** So many pieces in a bin are worth a trip to the craftsman, or so many days at the latest. */
const HANDFUL = 3
const SEND_EVERY = 3
/** Days that a craftsman asks for. */
const PROMISE = 2
/** Every so many batches one loses more than is allowed, and one piece never comes back. */
const LIGHT_EVERY = 6
const LOST_EVERY = 17

const CRAFTSMEN: Readonly<Record<string, Readonly<Record<ProsesCuci, string>>>> = {
  JKT: { CUCI: 'ACENG', SEPUH: 'ACENG', REPARASI: 'YANTO' },
  BDG: { CUCI: 'UJANG', SEPUH: 'UJANG', REPARASI: 'DADANG' },
  SBY: { CUCI: 'MISKAN', SEPUH: 'MISKAN', REPARASI: 'WAHYU' },
}

/** What a craftsman asks. */
const FEES: Readonly<Record<ProsesCuci, object>> = {
  CUCI: { ongkos_per_gram: 7_500 },
  SEPUH: { ongkos_per_pcs: 25_000 },
  REPARASI: { ongkos_per_pcs: 35_000 },
}

/** Behind the counter of a sample store, before its first customer (13 §1). */
export async function behindDay(crew: Crew, day: StoreDay, counter: BehindCounter): Promise<void> {
  const due = counter.away.filter(one => one.due <= day.tgl)
  counter.away = counter.away.filter(one => one.due > day.tgl)
  for (const batch of due) await takeBack(crew, day, counter, batch)
  await judgeLosses(crew, day)
  const nth = Number(day.tgl.slice(-2))
  if (nth % SORT_EVERY === 0) await sortWaiting(crew.keeper, day, counter)
  for (const proses of ['CUCI', 'SEPUH', 'REPARASI'] as const) {
    await sendBin(crew.keeper, day, counter, proses, nth % SEND_EVERY === 0 ? 1 : HANDFUL)
  }
}

/** Where a bought piece goes: what is dull is washed or plated, all else as its damage says. */
function goesTo({ random }: BehindCounter, { usulan, kondisi }: MenungguSortir): TujuanSortir {
  if (usulan !== 'BAKI') return usulan ?? 'CUCI'
  if (kondisi === 'KUSAM') return random.chance(40) ? 'SEPUH' : 'CUCI'
  return random.chance(60) ? 'CUCI' : 'BAKI'
}

async function sortWaiting(keeper: SampleCaller, day: StoreDay, counter: BehindCounter) {
  const { random } = counter
  const { data } = await keeper.get<Page<MenungguSortir>>('antre-sortir?tujuan=BELUM&limit=200')
  if (data.length === 0) return
  const barang = data.map(piece => {
    const tujuan = goesTo(counter, piece)
    const heavy = gramToMg(piece.berat)
    // two scales differ by a few milligrams
    const berat = mgToGram(random.chance(15) ? heavy - random.between(1, 8) : heavy)
    const { kode_barcode, versi } = piece
    return { kode_barcode, versi, tujuan, berat, ...intoTray(random, tujuan, piece.kode_dept) }
  })
  const body = { barang }
  const isScrapped = barang.some(({ tujuan }) => tujuan === 'ROSOK')
  const otorisasi = isScrapped
    ? { otorisasi: [await keeper.grant('HANCUR_BARANG', 'POST sortir', body)] }
    : {}
  const { baki } = await keeper.post<{ baki: string[] }>('sortir', { ...body, ...otorisasi })
  for (const barcode of baki) day.stock.add(barcode)
}

const intoTray = (random: Random, tujuan: string, dept: string): Partial<BarangSortir> =>
  tujuan === 'BAKI' ? { kode_baki: trayOf(random, dept) } : {}

async function sendBin(
  keeper: SampleCaller,
  day: StoreDay,
  counter: BehindCounter,
  proses: ProsesCuci,
  least: number,
): Promise<void> {
  const kode_tukang = CRAFTSMEN[day.kode_toko]?.[proses]
  if (kode_tukang === undefined) return
  const { data } = await keeper.get<Page<MenungguSortir>>(`antre-sortir?tujuan=${proses}&limit=200`)
  if (data.length < least) return
  const due = addDays(day.tgl, PROMISE)
  const { no_kirim } = await keeper.post<{ no_kirim: string }>('kirim-cuci', {
    ...{ proses, kode_tukang, tgl_janji: due },
    barang: data.map(({ kode_barcode, versi }) => ({ kode_barcode, versi })),
  })
  counter.away.push({ no_kirim, proses, due: addDays(due, counter.random.between(-1, 1)) })
}

/** A batch comes back, each piece weighed, and is closed by somebody else. */
async function takeBack(
  { keeper, spv }: Crew,
  day: StoreDay,
  counter: BehindCounter,
  { no_kirim, proses }: Sent,
): Promise<void> {
  counter.back += 1
  const { data } = await keeper.get<Page<DiTukang>>(`antre-tukang?no_kirim=${no_kirim}&limit=200`)
  const isLost = counter.back % LOST_EVERY === 0 && data.length > 1
  const back = isLost ? data.slice(1) : data
  const isLight = counter.back % LIGHT_EVERY === 0
  const rows = await Promise.all(
    back.map((piece, i) => cameBack(keeper, counter, piece, i, isLight)),
  )
  const path = proses === 'SEPUH' ? 'terima-sepuhan' : 'terima-cuci'
  const { baki } = await keeper.post<{ baki: string[] }>(path, {
    ...{ no_kirim, barang: rows },
    ...FEES[proses],
  })
  for (const barcode of baki) day.stock.add(barcode)
  const body = { no_kirim, sisa_pcs: data.length - back.length }
  const approved = isLost
    ? { otorisasi: await spv.grant('SUSUT_TUKANG', 'POST wasting-sepuhan', body) }
    : {}
  await spv.post('wasting-sepuhan', { ...body, ...approved })
}

/** A few milligrams go with the dirt, a few come with the plating. */
async function cameBack(
  keeper: SampleCaller,
  { random }: BehindCounter,
  { kode_barcode, versi, berat, status }: DiTukang,
  nth: number,
  isLight: boolean,
) {
  const gone = status === 'SEPUH' ? -random.between(2, 8) : random.between(2, 9)
  const more = isLight && nth === 0 && status !== 'SEPUH' ? Math.ceil(gramToMg(berat) / 25) : 0
  const { kode_dept } = await keeper.get<{ kode_dept: string }>(`barang/${kode_barcode}`)
  return {
    ...{ kode_barcode, versi, tujuan: 'BAKI', kode_baki: trayOf(random, kode_dept) },
    berat: mgToGram(gramToMg(berat) - gone - more),
  }
}

/** Losses are judged two days later; a small one is the shop's. Nobody judges what he closed. */
async function judgeLosses({ owner, spv }: Crew, day: StoreDay): Promise<void> {
  const { data } = await spv.get<Page<Susut>>(
    `validasi-susut?limit=200&tgl_to=${addDays(day.tgl, -2)}`,
  )
  for (const { no_susut, versi, sumber } of data) {
    const isLost = sumber === 'HILANG'
    await (isLost ? owner : spv).post(`validasi-susut/${no_susut}`, {
      ...{ versi, oleh: isLost ? 'TUKANG' : 'TOKO' },
      keterangan: isLost ? 'Diganti oleh tukang' : 'Ditimbang ulang, masih wajar',
    })
  }
}
