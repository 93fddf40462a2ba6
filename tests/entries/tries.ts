import type { EntryDefinition, EntryField } from '@kencana/contract/documents/define-entry'
import { formatRupiah } from '@kencana/domain/quantity'
import { endpoints } from '../../apps/server/src/areas.ts'

// What every declared entry must say, made from its definition alone. The sentences are written
// out here once more: a rule that goes wrong in the product does not go wrong with it.

interface Declared {
  readonly entry: EntryDefinition
}

const isDeclared = (route: object): route is Declared => 'entry' in route

/** Every entry that the server serves. */
export const ENTRIES = endpoints.flatMap(({ route }) => (isDeclared(route) ? [route.entry] : []))

/** A value of a field, and what must be said at it; `null`: nothing, `any`: something. */
interface Try {
  readonly value: unknown
  readonly says: string | null | 'any'
}

const CARD = '4222222222222'
const CARD_END = '4 angka terakhir kartu'

/** What a needed field says that is empty. */
export const emptySays = ({ empty = 'Harus Diisi', label }: EntryField): string =>
  empty.replace('{field}', label)

/** Letters of the columns that parts are kept in. */
const PART_LETTERS = {
  kode: 20,
  place: 20,
  drawer: 20,
  store: 20,
  user: 40,
  master: 40,
  account: 30,
} as const

/** Nothing, what is at the bounds and beyond them, a comma, and something of another kind. */
function triesOf(field: EntryField): readonly Try[] {
  const isNeeded = field.required !== false && field.kind !== 'flag'
  const hasFallback = 'fallback' in field && field.fallback !== undefined
  const none: Try[] = [
    { value: undefined, says: isNeeded && !hasFallback ? emptySays(field) : null },
    ...(isNeeded ? [{ value: null, says: emptySays(field) }] : []),
    { value: /^(payout|tenders|identity)$/.test(field.kind) ? 'semua' : { satu: 1 }, says: 'any' },
  ]
  switch (field.kind) {
    case 'payout':
      return [...none, { value: { cara: 'ENTAH' }, says: 'any' }]
    case 'identity':
      return [...none, { value: {}, says: null }]
    case 'tenders':
      return [...none, { value: [], says: emptySays(field) }, { value: [{}], says: 'any' }]
    case 'flag':
      return [...none, { value: true, says: null }, { value: 'ya', says: 'any' }]
    case 'date':
      return [...none, { value: '2026-02-30', says: 'any' }, { value: '2026-11-29', says: null }]
    case 'choice':
      return [
        ...none,
        ...Object.keys(field.options).map(value => ({ value, says: null })),
        { value: 'ENTAH', says: emptySays(field) },
      ]
    case 'card-end':
      return [
        ...none,
        { value: '4021', says: null },
        ...['402', '40211', '40 1', '4222222222222'].map(value => ({ value, says: CARD_END })),
      ]
    case 'kode':
    case 'place':
    case 'drawer':
    case 'store':
    case 'user':
    case 'master':
    case 'account':
      return [...none, ...textTries(field, PART_LETTERS[field.kind])]
    case 'code':
    case 'text':
    case 'name':
      return [...none, ...textTries(field, field.max)]
    default:
      return [...none, ...figureTries(field)]
  }
}

function textTries(field: EntryField, max: number): readonly Try[] {
  const blank = { value: '  ', says: field.required === false ? null : emptySays(field) }
  if (field.kind === 'text' && field.phone === true) {
    const wrong = 'Nomor telepon terdiri dari 8 sampai 15 angka'
    return [blank, { value: '0812 3456 7890', says: null }, { value: 'siapa', says: wrong }]
  }
  const long = `Paling banyak ${max} huruf`
  const card = 'Jangan menulis nomor kartu di sini, cukup 4 angka terakhir'
  const hasCards = field.kind !== 'account' && field.kind !== 'code'
  return [
    blank,
    { value: 'x'.repeat(max), says: null },
    { value: 'x'.repeat(max + 1), says: long },
    ...(hasCards ? [{ value: CARD, says: card }] : []),
    ...(field.kind === 'name' ? [{ value: '0812 34', says: NO_NAME }] : []),
  ]
}

const NO_NAME = 'Angka saja bukan nama: pilih dari daftar, atau ketik namanya'

function figureTries(field: Extract<EntryField, { min: number }>): readonly Try[] {
  const unit = field.kind === 'weight' ? 1000 : 1
  const places = { weight: 3, permil: 1, decimal: field.places ?? 0 }[field.kind as string] ?? 0
  const step = 10 ** -places
  const whole = places === 0 ? 'Harus bilangan bulat' : 'any'
  return [
    { value: field.min / unit, says: null },
    { value: field.min / unit - 1, says: field.under ?? `Minimal ${formatRupiah(field.min)}` },
    { value: field.max / unit, says: null },
    { value: field.max / unit + 1, says: tooMuch(field) },
    { value: field.min / unit + step / 2, says: whole },
    { value: '1,5', says: 'Bukan angka' },
    { value: `${field.max / unit}`, says: 'Bukan angka' },
    { value: true, says: 'Bukan angka' },
  ]
}

function tooMuch(field: Extract<EntryField, { min: number }>): string {
  if (field.kind === 'percent') return 'Persen tidak boleh lebih dari 100'
  const batas = formatRupiah(field.kind === 'weight' ? field.max / 1000 : field.max)
  const usual = field.kind === 'permil' ? `Kadar tidak boleh lebih dari ${field.max}` : null
  return field.over?.replace('{batas}', batas) ?? usual ?? `Maksimal ${batas}`
}

/** What a call says at the fields of a body, by their names. */
export type Ask = (body: object) => Promise<Readonly<Record<string, string>>>

/** Where a call does not obey its definition, as sentences for people; none where it does. */
export async function disobeyed({ fields }: EntryDefinition, ask: Ask): Promise<string[]> {
  const found: string[] = []
  for (const [name, field] of Object.entries(fields)) {
    // Where money stands in a drawer unless said, it has an account only of a bank.
    const beside = field.kind === 'account' ? { [field.of]: 'BCA' } : {}
    for (const { value, says } of triesOf(field)) {
      const errors = await ask({ ...beside, ...(value === undefined ? {} : { [name]: value }) })
      const [said = null] = Object.entries(errors).flatMap(([at, text]) =>
        at === name || at.startsWith(`${name}.`) ? [text] : [],
      )
      const isObeyed = says === 'any' ? said !== null : said === says
      if (!isObeyed) found.push(`${name} = ${JSON.stringify(value)}: ${said}, not ${says}`)
    }
  }
  const unknown = await ask({ bukan_isian: 1 })
  if (Object.keys(unknown).length > 0) found.push('takes a field that it does not declare')
  return found
}
