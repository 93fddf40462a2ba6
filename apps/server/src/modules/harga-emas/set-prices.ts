import type { BoardRow, setPrices as route } from '@kencana/contract/areas/harga-emas'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import type { Level } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { changePercent, movesBeyond } from '@kencana/domain/figures/plausible'
import { formatRupiah } from '@kencana/domain/quantity'
import { markOf } from '../../platform/canonical.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { burnGrant, findGrants, grantIds, grantsToBurn, usingGrants } from '../sesi/index.ts'
import { boardSettings, holdGroup, holdKadar, insertPrice } from './harga-emas.queries.ts'
import { priceBoard } from './price-board.ts'

type Line = BodyOf<typeof route>['baris'][number]

/** Levels that set prices of themselves; others need a supervisor's grant for this very board. */
const SETS_PRICES: readonly Level[] = ['OWN', 'SPV', 'SU']

/** The board's mark for every group of a kadar. */
const EVERY_GROUP = '*'

/**
 * Sets prices from now on. Rows are only ever added: what was in force when stays readable, and a
 * cart keeps the price it was made with. A line that changes nothing adds nothing.
 */
export async function setPrices(
  ctx: StoreCtx,
  { baris, otorisasi, dipastikan }: BodyOf<typeof route>,
): Promise<AnswerOf<typeof route>> {
  await checkLines(ctx, baris)
  const inForce = new Map((await priceBoard(ctx)).map(row => [lineKey(row), row]))
  const limits = await limitsOf(ctx)
  const leaps = leapsOf(baris, inForce, limits.persen)
  askAbout(leaps, dipastikan)
  const needsTwo = limits.needsTwo && leaps.length > 0
  const grant =
    SETS_PRICES.includes(ctx.actor.level) && !needsTwo
      ? NO_GRANT
      : await usingGrants(ctx, otorisasi, () => burn(ctx, otorisasi, needsTwo))
  const at = ctx.now()
  for (const line of baris) {
    const present = inForce.get(lineKey(line))
    const { kode_kadar, harga_jual, harga_beli } = line
    if (present?.harga_jual === harga_jual && present.harga_beli === harga_beli) continue
    await insertPrice(ctx.db, {
      id: uuidv7(at),
      kode_toko: ctx.kode_toko,
      kode_kadar,
      kode_group: line.kode_group ?? EVERY_GROUP,
      harga_jual,
      harga_beli,
      berlaku_pada: at,
      user_id: ctx.actor.user_id,
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
    })
  }
  return { message: 'Berhasil Menyimpan Data', data: await priceBoard(ctx) }
}

const NO_GRANT = { id: null, penyetuju: null }

const lineKey = (line: Pick<Line, 'kode_kadar' | 'kode_group'>): string =>
  `${line.kode_kadar} ${line.kode_group ?? EVERY_GROUP}`

async function checkLines(ctx: StoreCtx, lines: readonly Line[]): Promise<void> {
  const seen = new Set<string>()
  for (const [at, line] of lines.entries()) {
    const { kode_kadar, kode_group, harga_jual, harga_beli } = line
    if (seen.has(lineKey(line))) {
      refuse('TIDAK_LENGKAP', {}, { [`baris.${at}.kode_kadar`]: 'Ada dua kali' })
    }
    seen.add(lineKey(line))
    if (harga_beli > harga_jual) {
      const sentence = 'Harga beli tidak boleh melebihi harga jual'
      refuse('HARGA_BELI_LEBIH', { kode_kadar }, { [`baris.${at}.harga_beli`]: sentence })
    }
    if (!(await holdKadar(ctx.db, kode_kadar))) {
      refuse('RUJUKAN_TIDAK_ADA', { label: 'Kadar', kode: kode_kadar })
    }
    if (typeof kode_group === 'string' && !(await holdGroup(ctx.db, kode_group, kode_kadar))) {
      refuse('RUJUKAN_TIDAK_ADA', { label: 'Group', kode: kode_group })
    }
  }
}

interface Limits {
  readonly persen: number
  readonly needsTwo: boolean
}

async function limitsOf(ctx: StoreCtx): Promise<Limits> {
  const kept = await boardSettings(ctx.db, ctx.kode_toko)
  const { BATAS_UBAH_EMAS, EMAS_DUA_ORANG } = { ...DEFAULT_SETTINGS, ...kept }
  return { persen: Number(BATAS_UBAH_EMAS), needsTwo: EMAS_DUA_ORANG === 'YA' }
}

interface Leap {
  readonly kadar: string
  readonly lama: number
  readonly baru: number
}

/** Prices that move by more than the store calls usual. */
function leapsOf(
  lines: readonly Line[],
  inForce: ReadonlyMap<string, BoardRow>,
  persen: number,
): Leap[] {
  return lines.flatMap(line => {
    const before = inForce.get(lineKey(line))
    const kadar = before?.nama_group ?? before?.nama_kadar ?? line.kode_kadar
    const sides = [
      [line.harga_jual, before?.harga_jual ?? null],
      [line.harga_beli, before?.harga_beli ?? null],
    ] as const
    return sides.flatMap(([baru, lama]) =>
      lama !== null && movesBeyond(baru, lama, persen) ? [{ kadar, lama, baru }] : [],
    )
  })
}

/** @throws Refusal HARGA_EMAS_MELONJAK unless who sends it has read these very changes */
function askAbout(leaps: readonly Leap[], dipastikan: readonly string[] | undefined): void {
  const [first, ...others] = leaps
  if (first === undefined) return
  const tanda = markOf('HARGA_EMAS_MELONJAK', leaps)
  if (dipastikan?.includes(tanda)) return
  const { kadar, lama, baru } = first
  refuse('HARGA_EMAS_MELONJAK', {
    kadar,
    persen: changePercent(baru, lama),
    lama: formatRupiah(lama),
    baru: formatRupiah(baru),
    lagi: others.length,
    tanda,
  })
}

async function burn(ctx: StoreCtx, otorisasi: string | undefined, needsTwo: boolean) {
  const found = await findGrants(ctx.db, ctx.kode_toko, grantIds(otorisasi))
  const byOthers = needsTwo ? found.filter(one => one.penyetuju !== ctx.actor.user_id) : found
  const { uses, id, penyetuju } = grantsToBurn(ctx, ['UBAH_HARGA_EMAS'], byOthers)
  for (const use of uses) {
    if (!(await burnGrant(ctx.db, ctx.kode_toko, ctx.actor.user_id, use, ctx.now()))) {
      refuse('OTORISASI_TIDAK_SAH')
    }
  }
  return { id, penyetuju }
}
