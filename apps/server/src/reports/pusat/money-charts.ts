import type {
  dailyBiaya,
  dailyCashChart,
  dailySpecificChart,
  outstandNonCash,
} from '@kencana/contract/areas/pusat/uang'
import type { AnswerOf, BodyOf, QueryOf } from '@kencana/contract/kit/route'
import { type Level, SEES_ALL } from '@kencana/contract/permissions'
import { addDays, daysBetween, monthToDate } from '@kencana/domain/calendar'
import type { Ctx } from '../../platform/context.ts'
import {
  type DayAmount,
  type Days,
  type Held,
  heldOn,
  spentByDay,
  spentByKind,
  waitingByDay,
  waitingByWay,
} from './money-parts.ts'
import { askEvery, openChain } from './open-chain.ts'

const sumOf = <T>(all: readonly T[], pick: (one: T) => number): number =>
  all.reduce((sum, one) => sum + pick(one), 0)

const NOTHING: Held = { awal: 0, masuk: 0, keluar: 0 }

/** Cash and bank of a day, of all stores and of each. @throws Refusal TOKO_BUKAN_HAK */
export async function showCash(
  ctx: Ctx,
  asked: QueryOf<typeof dailyCashChart>,
): Promise<AnswerOf<typeof dailyCashChart>> {
  const chain = await openChain(ctx)
  const tgl_system = asked.tgl_system ?? chain.tgl
  const { toko, tanpa_jawaban } = await askEvery(chain, async (db, kode) => {
    const held = await heldOn(db, kode, tgl_system)
    const of = (letak: string) => held.find(one => one.letak === letak) ?? NOTHING
    return { kas: of('kas'), bank: of('bank') }
  })
  const { level } = ctx.actor
  return {
    tgl_system,
    kas: told(added(toko.map(({ kas }) => kas)), level),
    bank: told(added(toko.map(({ bank }) => bank)), level),
    toko: toko.map(({ kas, bank, ...store }) => ({
      ...store,
      kas: told(kas, level),
      bank: told(bank, level),
    })),
    tanpa_jawaban,
  }
}

const added = (all: readonly Held[]): Held => ({
  awal: sumOf(all, one => one.awal),
  masuk: sumOf(all, one => one.masuk),
  keluar: sumOf(all, one => one.keluar),
})

/** What a drawer holds is told to OWN and SU alone (decision 0066): who counts, counts blind. */
function told({ awal, masuk, keluar }: Held, level: Level) {
  const isSeen = SEES_ALL.includes(level)
  return {
    ...{ masuk, keluar },
    awal: isSeen ? awal : null,
    saldo: isSeen ? awal + masuk - keluar : null,
  }
}

/** What was spent on a day, store by store. @throws Refusal TOKO_BUKAN_HAK */
export async function showBiaya(
  ctx: Ctx,
  asked: BodyOf<typeof dailyBiaya>,
): Promise<AnswerOf<typeof dailyBiaya>> {
  const chain = await openChain(ctx)
  const tgl_system = asked.tgl_system ?? chain.tgl
  const { toko, tanpa_jawaban } = await askEvery(chain, async (db, kode) => {
    const rincian = await spentByKind(db, kode, { dari: tgl_system, sampai: tgl_system })
    return { jumlah: sumOf(rincian, one => one.jumlah), rincian }
  })
  return { tgl_system, jumlah: sumOf(toko, one => one.jumlah), toko, tanpa_jawaban }
}

/** Payments up to a day that wait, store by store. @throws Refusal TOKO_BUKAN_HAK */
export async function showOutstanding(
  ctx: Ctx,
  asked: BodyOf<typeof outstandNonCash>,
): Promise<AnswerOf<typeof outstandNonCash>> {
  const chain = await openChain(ctx)
  const tgl_system = asked.tgl_system ?? chain.tgl
  const { toko, tanpa_jawaban } = await askEvery(chain, async (db, kode) => {
    const ways = await waitingByWay(db, kode, tgl_system)
    return {
      banyak: sumOf(ways, one => one.banyak),
      jumlah: sumOf(ways, one => one.jumlah),
      sejak: ways.map(one => one.sejak).sort()[0] ?? null,
      rincian: ways.map(({ sejak: _, ...way }) => way),
    }
  })
  const banyak = sumOf(toko, one => one.banyak)
  return { tgl_system, banyak, jumlah: sumOf(toko, one => one.jumlah), toko, tanpa_jawaban }
}

/** One figure day by day, of today or of its month so far. @throws Refusal TOKO_BUKAN_HAK */
export async function showSpecific(
  ctx: Ctx,
  { kategori, type }: BodyOf<typeof dailySpecificChart>,
): Promise<AnswerOf<typeof dailySpecificChart>> {
  const chain = await openChain(ctx)
  const { tgl } = chain
  const span = type === 'today' ? { dari: tgl, sampai: tgl } : monthToDate(tgl)
  const read = kategori === 'JUMLAH_BIAYA' ? spentByDay : waitingByDay
  const { toko, tanpa_jawaban } = await askEvery(chain, async (db, kode) => {
    const days = await read(db, kode, span)
    return { jumlah: sumOf(days, one => one.jumlah), harian: everyDay(span, days) }
  })
  const all = toko.flatMap(({ harian }) => harian)
  const jumlah = sumOf(toko, one => one.jumlah)
  return { kategori, type, ...span, jumlah, harian: everyDay(span, all), toko, tanpa_jawaban }
}

const everyDay = ({ dari, sampai }: Days, days: readonly DayAmount[]): DayAmount[] =>
  Array.from({ length: daysBetween(dari, sampai) + 1 }, (_, i) => {
    const tgl = addDays(dari, i)
    const ofDay = days.filter(one => one.tgl === tgl)
    return { tgl, jumlah: sumOf(ofDay, one => one.jumlah) }
  })
