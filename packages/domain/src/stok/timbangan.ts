import { gramToMg, type Milligram } from '../quantity.ts'

/** Forms a scale writes its lines in; the names scales themselves use for them. */
export type PolaTimbangan = 'AND' | 'SICS' | 'SARTORIUS' | 'POLOS'

/** Why a line is no weight. */
export type SebabTimbangan = 'BEBAN_LEBIH' | 'BEBAN_KURANG' | 'SATUAN' | 'NEGATIF' | 'TIDAK_TERBACA'

/** One line of a scale. */
export interface BacaanTimbangan {
  readonly baris: string
  /** Milligrams; null where the line is no weight in grams. */
  readonly mg: Milligram | null
  /** The scale itself says that it stands still; null where its form has no word for it. */
  readonly stabil: boolean | null
  readonly sebab: SebabTimbangan | null
}

/** What came of a line that has not ended. */
export const TANPA_SISA = ''

/** No line of a scale is longer: what goes on is noise. */
const BARIS_MAKS = 80

/**
 * Lines of a chunk of bytes as text, after the rest of the one before: a line ends with CR, LF or
 * both, wherever the chunk was cut. Answers the lines and what is left over.
 */
export function barisTimbangan(sisa: string, chunk: string): readonly [string[], string] {
  const parts = (sisa + chunk).split(/[\r\n]+/)
  const rest = parts.pop() ?? TANPA_SISA
  const lines = parts.map(cleaned).filter(line => line !== '')
  return [lines, rest.length > BARIS_MAKS ? TANPA_SISA : rest]
}

/** Without control signs and what is no ASCII; both are noise of the line. */
const cleaned = (line: string): string => line.replace(/[^\x20-\x7e]/g, '').trim()

/** A line as it is understood by the form of its scale. */
export function bacaTimbangan(baris: string, pola: PolaTimbangan): BacaanTimbangan {
  const found = FORMS[pola](baris)
  if (found === null) return { baris, mg: null, stabil: null, sebab: 'TIDAK_TERBACA' }
  const { sebab = null, angka, satuan, stabil } = found
  if (sebab !== null) return { baris, mg: null, stabil: false, sebab }
  if (satuan !== undefined && satuan.toLowerCase() !== 'g') {
    return { baris, mg: null, stabil, sebab: 'SATUAN' }
  }
  const mg = milligrams(angka ?? '')
  if (mg === null) return { baris, mg: null, stabil, sebab: 'TIDAK_TERBACA' }
  return mg < 0 ? { baris, mg: null, stabil, sebab: 'NEGATIF' } : { baris, mg, stabil, sebab: null }
}

interface Found {
  readonly angka?: string
  readonly satuan?: string | undefined
  readonly stabil: boolean | null
  readonly sebab?: SebabTimbangan
}

const FORMS: Readonly<Record<PolaTimbangan, (line: string) => Found | null>> = {
  /** `ST,GS,+0003.237  g`; `US` while it moves, `OL` over its load. */
  AND: line => {
    const match =
      /^(ST|US|OL|QT)\s*,(?:\s*(?:GS|NT|TR)\s*,)?\s*([+-]?)\s*([\d.E+]*)\s*([A-Za-z]*)$/.exec(line)
    if (match === null) return null
    const [, word, sign = '', digits = '', unit] = match
    if (word === 'OL')
      return { stabil: false, sebab: sign === '-' ? 'BEBAN_KURANG' : 'BEBAN_LEBIH' }
    return { angka: sign + digits, satuan: unit, stabil: word === 'ST' }
  },
  /** `S S      3.237 g`; `S D` while it moves, `S +` and `S -` beyond its load, `S I` busy. */
  SICS: line => {
    const match = /^S[IWR]?\s+(?:([SD])\s+([+-]?\s*[\d.]+)\s*([A-Za-z]+)?|([I+-]))$/.exec(line)
    if (match === null) return null
    const [, word, digits = '', unit, other] = match
    if (other === '+') return { stabil: false, sebab: 'BEBAN_LEBIH' }
    if (other === '-') return { stabil: false, sebab: 'BEBAN_KURANG' }
    if (other === 'I') return { stabil: false, sebab: 'TIDAK_TERBACA' }
    return { angka: digits.replace(/\s/g, ''), satuan: unit, stabil: word === 'S' }
  },
  /** `N     +   3.237 g`: the unit is written once it stands still; `H` and `L` beyond its load. */
  SARTORIUS: line => {
    const beyond = /^(?:[A-Z]\s+)?(?:Stat\s+)?\s*(High|Low|H|L|Off|Err.*)$/i.exec(line)
    if (beyond !== null) {
      const word = (beyond[1] ?? '').toUpperCase()
      if (word.startsWith('H')) return { stabil: false, sebab: 'BEBAN_LEBIH' }
      return { stabil: false, sebab: word.startsWith('L') ? 'BEBAN_KURANG' : 'TIDAK_TERBACA' }
    }
    const match = /^(?:[NGT]\s+)?([+-]?)\s*([\d.]+)\s*([A-Za-z]+)?$/.exec(line)
    if (match === null) return null
    const [, sign = '', digits = '', unit] = match
    return { angka: sign + digits, satuan: unit, stabil: unit !== undefined }
  },
  /** `3.237g`, `+ 3.237`: a figure, with or without its unit; `?` behind it while it moves. */
  POLOS: line => {
    const match = /^([+-]?)\s*([\d.]+)\s*([A-Za-z]+)?\s*(\?)?$/.exec(line)
    if (match === null) return null
    const [, sign = '', digits = '', unit, moving] = match
    return { angka: sign + digits, satuan: unit, stabil: moving === undefined ? null : false }
  },
}

/** Milligrams of a figure in grams; null where it is none, or finer than a milligram. */
function milligrams(text: string): Milligram | null {
  const figure = text.replace(/^\+/, '')
  if (!/^-?\d+(\.\d{0,3}0*)?$/.test(figure)) return null
  return gramToMg(figure.replace(/(\.\d{3})0+$/, '$1'))
}

/** So many lines, no more than one division apart over so long: a scale that stands still. */
const TENANG_BACAAN = 5
const TENANG_MS = 500

/** A line with when it came, milliseconds on one clock. */
export interface BacaanPada extends BacaanTimbangan {
  readonly pada: number
}

/**
 * The weight a scale has come to rest at (13 §0.6): the last line, where the scale says that it
 * stands still; where its form has no word for it, five lines within one division over half a
 * second. Null while it moves, is silent, or shows no weight. `daya_baca_mg`: its division.
 */
export function beratTenang(
  bacaan: readonly BacaanPada[],
  daya_baca_mg: Milligram,
): BacaanPada | null {
  const last = bacaan.at(-1)
  if (last === undefined || last.mg === null || last.stabil === false) return null
  if (last.stabil === true) return last
  const since = bacaan.findLastIndex(one => last.pada - one.pada >= TENANG_MS)
  if (since < 0 || bacaan.length < TENANG_BACAAN) return null
  const resting = bacaan.slice(Math.min(since, bacaan.length - TENANG_BACAAN))
  const weights = resting.map(({ mg }) => mg)
  if (weights.includes(null)) return null
  const known = weights.filter(mg => mg !== null)
  return Math.max(...known) - Math.min(...known) <= daya_baca_mg ? last : null
}
