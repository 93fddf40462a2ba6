import type { BoardRow, setPrices as route } from '@kencana/contract/areas/harga-emas'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import type { Level } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { leapFacts, leapsOf } from '@kencana/domain/figures/plausible'
import { burnGrant, findGrants } from '../../engines/grants/grants.queries.ts'
import { usingGrants } from '../../engines/grants/keep-refused.ts'
import { grantIds, grantsToBurn } from '../../engines/grants/use-grant.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { questionOf } from '../../platform/texts/question-of.ts'
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
  const leaps = leapsOf(movedBy(baris, inForce), limits.persen)
  const asked = questionOf('HARGA_EMAS_MELONJAK', leaps, dipastikan, leap => ({
    kadar: leap.kadar,
    ...leapFacts(leap),
  }))
  if (asked !== null) refuse('HARGA_EMAS_MELONJAK', asked)
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

/** Prices in force and as they will be, both sides of every line. */
const movedBy = (lines: readonly Line[], inForce: ReadonlyMap<string, BoardRow>) =>
  lines.flatMap(line => {
    const before = inForce.get(lineKey(line))
    const kadar = before?.nama_group ?? before?.nama_kadar ?? line.kode_kadar
    return [
      { kadar, lama: before?.harga_jual ?? null, baru: line.harga_jual },
      { kadar, lama: before?.harga_beli ?? null, baru: line.harga_beli },
    ]
  })

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
