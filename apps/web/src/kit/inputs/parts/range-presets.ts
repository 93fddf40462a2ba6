import { addDays, addMonths, hariDalamMinggu, monthToDate } from '@kencana/domain/calendar'

/** Days in common use, in the order they are offered. */
export type PresetName = 'hari' | 'kemarin' | 'minggu' | 'bulan' | 'bulan-lalu' | 'setahun'

export interface RangePreset {
  readonly name: PresetName
  readonly dari: string
  readonly sampai: string
}

interface Limits {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/**
 * Ranges that end with the business day `today` or before it. One that lies beyond the limits is
 * not there, one that lies partly beyond is cut; it goes where the cut leaves what stands above.
 */
export function rangePresets(today: string, { min, max }: Limits = {}): readonly RangePreset[] {
  const offered: RangePreset[] = []
  for (const whole of wholePresets(today)) {
    const dari = min !== undefined && whole.dari < min ? min : whole.dari
    const sampai = max !== undefined && whole.sampai > max ? max : whole.sampai
    const isCut = dari !== whole.dari || sampai !== whole.sampai
    const isThere = offered.some(one => one.dari === dari && one.sampai === sampai)
    // On a Monday the week is the day, on a first the month is: where nothing is before, once.
    if (dari > sampai || (isThere && (isCut || dari === min))) continue
    offered.push({ ...whole, dari, sampai })
  }
  return offered
}

function wholePresets(today: string): readonly RangePreset[] {
  const yesterday = addDays(today, -1)
  const month = monthToDate(today)
  // The week begins on Monday, as the calendar draws it.
  const monday = addDays(today, -((hariDalamMinggu(today) + 6) % 7))
  return [
    { name: 'hari', dari: today, sampai: today },
    { name: 'kemarin', dari: yesterday, sampai: yesterday },
    { name: 'minggu', dari: monday, sampai: today },
    { name: 'bulan', ...month },
    { name: 'bulan-lalu', ...monthToDate(addDays(month.dari, -1)) },
    { name: 'setahun', dari: addDays(addMonths(today, -12), 1), sampai: today },
  ]
}
