import { countTotal, PECAHAN, unusualCounts } from '@kencana/domain/denomination'
import { formatRupiah } from '@kencana/domain/quantity'
import { type Machine, machineName } from '@kencana/domain/uang/slip-mesin'
import type { TFunction } from 'i18next'
import { rupiahText } from '../../kit/text/figure-texts.ts'

/** Pieces per denomination of one drawer; a denomination nobody typed is left out. */
export type Count = Readonly<Record<string, number>>

/** Drawer → what was counted in it. */
export type Counts = Readonly<Record<string, Count>>

/** What a slip of a machine says; `undefined` until it is typed. */
export interface TypedSlip {
  readonly total?: number
  readonly jumlah?: number
}

/** Name of a machine → its slip. */
export type Slips = Readonly<Record<string, TypedSlip>>

/** What is typed before a day is closed. */
export interface DayCount {
  readonly counts: Counts
  readonly catatan: string
  readonly slips: Slips
}

/** Rupiah in a drawer as it was counted. */
export const totalOf = (count: Count | undefined): number => countTotal(count ?? {})

/** Asks about pieces so many that a figure may have been typed behind another; `null`: as usual. */
export function unusualText(laci: string, count: Count = {}, t: TFunction): string | null {
  const parts = unusualCounts(count).map(pecahan => {
    const jumlah = count[String(pecahan)] ?? 0
    return t('{jumlah} lembar {pecahan} = {total}', {
      jumlah: formatRupiah(jumlah),
      pecahan: formatRupiah(pecahan),
      total: rupiahText(jumlah * pecahan),
    })
  })
  return parts.length === 0 ? null : `${t('Laci')} ${laci}: ${parts.join(', ')}.`
}

/** A drawer is counted once anything was typed, a 0 too: an empty drawer is a count. */
export const isCounted = (count: Count | undefined): boolean =>
  count !== undefined && Object.keys(count).length > 0

/** A copy with one denomination typed, or emptied again. */
export function typed(count: Count | undefined, pecahan: number, jumlah: number | null): Count {
  const { [String(pecahan)]: _before, ...rest } = count ?? {}
  return jumlah === null ? rest : { ...rest, [String(pecahan)]: jumlah }
}

/** A copy with one figure of a slip typed, or emptied again. */
export function slipTyped(
  slips: Slips,
  name: string,
  part: keyof TypedSlip,
  value: number | null,
): Slips {
  const { [part]: _before, ...rest } = slips[name] ?? {}
  return { ...slips, [name]: value === null ? rest : { ...rest, [part]: value } }
}

/** A slip of which one figure was typed and the other not. */
export const isHalf = ({ total, jumlah }: TypedSlip = {}): boolean =>
  (total === undefined) !== (jumlah === undefined)

/** The slips that were typed, as they are sent. */
export const slipsOf = (machines: readonly Machine[], slips: Slips) =>
  machines.flatMap(({ alat, penerbit }) => {
    const { total, jumlah } = slips[machineName({ alat, penerbit })] ?? {}
    return total === undefined || jumlah === undefined ? [] : [{ alat, penerbit, total, jumlah }]
  })

/** What is sent, in the order of the drawers. */
export const bodyOf = (drawers: readonly string[], counts: Counts) =>
  drawers.map(laci => ({ laci, pecahan: { ...counts[laci] } }))

export { PECAHAN }

/** What still keeps the store from being closed: of the day, a drawer, a machine; and in words. */
export interface Lacking {
  readonly at: 'hari' | 'laci' | 'mesin'
  readonly of?: string
  readonly text: string
}
