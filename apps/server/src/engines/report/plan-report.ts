import { dayText } from '@kencana/contract/kit/days/day-text'
import {
  ALL,
  type ColumnFace,
  type FilterFace,
  RANGE_KEYS,
  SEARCH_KEY,
} from '@kencana/contract/kit/report'
import { refuse } from '@kencana/contract/refusals'
import { addDays, type BusinessDate, daysBetween, isBusinessDate } from '@kencana/domain/calendar'
import type { Say } from '../../platform/texts/say.ts'
import type { FilterValues, ReportDefinition } from './define-report.ts'
import { wordsOf } from './rows/search.ts'

export interface Sorting {
  readonly key: string
  readonly desc: boolean
}

/** A report as it was asked for: everything decided, nothing read yet. */
export interface Plan {
  readonly report: ReportDefinition
  readonly stores: readonly string[]
  readonly values: FilterValues
  readonly columns: readonly ColumnFace[]
  readonly group: readonly string[]
  readonly sorting: Sorting | undefined
  /** Whether the rows are those of all stores together. */
  readonly isCombined: boolean
  /** Words that each row holds, small letters; none without a search. */
  readonly words: readonly string[]
  /** Filters as they stand in the address, and as people read them. */
  readonly address: Readonly<Record<string, string>>
  readonly filters: string
  /** The date meant where none is said. */
  readonly day: string
  /** Says texts of ours in the language of whoever reads. */
  readonly say: Say
}

export type Asked = Readonly<Record<string, string>>

/** The name of the place that rows go on from. */
export const AFTER_KEY = 'setelah'

const STORE: ColumnFace = { key: 'toko', label: 'Toko', kind: 'text', total: false }

/**
 * Reads the filters of a report from its address. `stores` were chosen and allowed already, `day`
 * is the date meant when none is said. Names that the face does not know are refused, and so is a
 * column to sort by.
 * @throws Refusal PERMINTAAN_TIDAK_SAH, TIDAK_LENGKAP
 */
export function planReport(
  report: ReportDefinition,
  asked: Asked,
  stores: readonly string[],
  day: string,
  say: Say,
): Plan {
  const { filters } = report.face
  refuseUnknown(filters, asked)
  const read = filters.map(filter => readFilter(filter, asked, { stores, day, say }))
  const values = Object.fromEntries(read.map(({ key, value }) => [key, value]))
  const own = report.columnsFor(values)
  const isCombined = stores.length > 1 && (report.combined?.when(values) ?? false)
  const several = stores.length > 1 && !isCombined
  const shown = new Set(own.map(c => c.key))
  const search = (asked[SEARCH_KEY] ?? '').trim().slice(0, LONGEST_SEARCH)
  if (search !== '') read.push(searched(search, say))
  const [text, what] = report.noted?.(values) ?? []
  const told = what?.replace(/\d{4}-\d\d-\d\d/g, one => dayText(one, say))
  const note = text === undefined ? [] : [`${say(text)}: ${told}`]
  return {
    report,
    stores,
    values,
    columns: several ? [STORE, ...own] : own,
    group: [...(several ? ['toko'] : []), ...report.groupFor(values).filter(key => shown.has(key))],
    sorting: sortingOf(report, own, asked.urut),
    isCombined,
    words: wordsOf(search),
    address: Object.assign({}, ...read.map(r => r.address)),
    filters: [...read.map(r => r.words), ...note].join('  ·  '),
    day,
    say,
  }
}

const LONGEST_SEARCH = 80

const searched = (text: string, say: Say): ReadFilter => ({
  key: SEARCH_KEY,
  value: text,
  address: { [SEARCH_KEY]: text },
  words: `${say('Cari')}: ${text}`,
})

interface ReadFilter {
  readonly key: string
  readonly value: unknown
  readonly address: Readonly<Record<string, string>>
  readonly words: string
}

interface Meant {
  readonly stores: readonly string[]
  readonly day: string
  readonly say: Say
}

function readFilter(filter: FilterFace, asked: Asked, meant: Meant): ReadFilter {
  const { stores, day, say } = meant
  const { key } = filter
  const label = say(filter.label)
  const text = asked[key]
  const simple = (value: unknown, shown: string): ReadFilter => ({
    key,
    value,
    address: { [key]: shown },
    words: `${label}: ${shown === ALL ? say('SEMUA') : shown}`,
  })
  switch (filter.kind) {
    case 'stores':
      return simple(stores[0] ?? '', stores.join(','))
    case 'date-range':
      return readRange(filter, asked, meant)
    case 'date': {
      const date = businessDate(key, text ?? day)
      return { ...simple(date, date), words: `${label}: ${dayText(date, say)}` }
    }
    case 'ref':
    case 'user':
      if (text === '') refuse('TIDAK_LENGKAP', {}, { [key]: 'Kode Tidak Boleh Kosong' })
      return simple(text === undefined || text === ALL ? null : text, text ?? ALL)
    case 'choice': {
      const chosen = text ?? filter.awal
      if (!Object.hasOwn(filter.options, chosen)) {
        refuse('TIDAK_LENGKAP', {}, { [key]: 'Pilihan tidak dikenal' })
      }
      return {
        ...simple(chosen, chosen),
        words: `${label}: ${say(filter.options[chosen] ?? chosen)}`,
      }
    }
    case 'text': {
      const wanted = (text ?? '').trim()
      // What the answer says of an empty field is asked again with the next 'Tampilkan'.
      if (wanted === '' || wanted === ALL) return simple(null, ALL)
      return simple(wanted, wanted)
    }
  }
}

function readRange(filter: FilterFace, asked: Asked, { day, say }: Meant): ReadFilter {
  const [from, to] = RANGE_KEYS
  const sampai = businessDate(to, asked[to] ?? asked[from] ?? day)
  const dari = businessDate(from, asked[from] ?? sampai)
  if (dari > sampai) {
    refuse('TIDAK_LENGKAP', {}, { [to]: 'Tanggal akhir tidak boleh sebelum tanggal awal' })
  }
  const said = [...new Set([dari, sampai])].map(one => dayText(one, say))
  return {
    key: filter.key,
    value: { dari, sampai },
    address: { [from]: dari, [to]: sampai },
    words: `${say(filter.label)}: ${said.join(' – ')}`,
  }
}

function businessDate(key: string, text: string): string {
  if (text === '') refuse('TIDAK_LENGKAP', {}, { [key]: 'Tanggal Tidak Boleh Kosong' })
  if (!isBusinessDate(text)) refuse('TIDAK_LENGKAP', {}, { [key]: 'Tanggal tidak dikenal' })
  return text
}

function refuseUnknown(filters: readonly FilterFace[], asked: Asked): void {
  const known = new Set(
    filters.flatMap(({ key, kind }) => (kind === 'date-range' ? [...RANGE_KEYS] : [key])),
  )
  const ours = ['urut', SEARCH_KEY, AFTER_KEY]
  const unknown = Object.keys(asked).filter(name => !ours.includes(name) && !known.has(name))
  if (unknown.length > 0)
    refuse('PERMINTAAN_TIDAK_SAH', { bidang: unknown.join(', ').slice(0, 80) })
}

function sortingOf(
  report: ReportDefinition,
  columns: readonly ColumnFace[],
  urut: string | undefined,
): Sorting | undefined {
  if (urut === undefined) return undefined
  const desc = urut.startsWith('-')
  const key = desc ? urut.slice(1) : urut
  // Rows of a paper of sections, which sums nothing, stand in the order of the paper.
  const isPaper = report.sql === undefined && !columns.some(c => c.total)
  if (isPaper || !columns.some(c => c.key === key)) {
    refuse('PERMINTAAN_TIDAK_SAH', { bidang: 'urut' })
  }
  return { key, desc }
}

/** Rows of a week are sorted in a moment, and a statement for each costs a long file little. */
const DAYS = 7
/** A range of centuries is read in as many statements, most of them without a row. */
const MOST_STATEMENTS = 200

/**
 * The filters of a plan, once for each of its stretches of days, in order: read one after the other
 * they give the rows of the whole. One stretch where the report is no report by days, or is sorted
 * in another way.
 */
export function* stretchesOf({ report, values, sorting }: Plan): Generator<FilterValues> {
  const filter = report.face.filters.find(({ kind }) => kind === 'date-range')
  if (!report.byDays || sorting !== undefined || filter === undefined) return yield values
  const { dari, sampai } = values[filter.key] as { dari: BusinessDate; sampai: BusinessDate }
  const days = daysBetween(dari, sampai) + 1
  const length = Math.max(DAYS, Math.ceil(days / MOST_STATEMENTS))
  for (let from = 0; from < days; from += length) {
    const to = Math.min(from + length, days) - 1
    const range = { dari: addDays(dari, from), sampai: addDays(dari, to) }
    yield { ...values, [filter.key]: range }
  }
}
