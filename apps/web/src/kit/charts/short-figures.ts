import { formatRupiah, formatTenths, scale } from '@kencana/domain/quantity'
import { useTranslation } from 'react-i18next'
import { type CellKind, cellText } from '../table/columns.ts'

const MILLION = 1_000_000
/** From here on tenths of a million would say 1,000.0. */
const THOUSANDS_OF_MILLIONS = 999_950_000
/** Below ten grams a whole gram says too little. */
const TEN_GRAMS = 10_000

/** Where a chart cuts nothing off: 35,495,000 is 35.5 million, 8,000,000,000 is 8.0 thousand. */
export function shortRupiah(amount: number): { jumlah: string; satuan: '' | 'jt' | 'M' } {
  const size = Math.abs(amount)
  if (size < MILLION) return { jumlah: formatRupiah(amount), satuan: '' }
  const isLarge = size >= THOUSANDS_OF_MILLIONS
  const tenth = isLarge ? 100_000_000 : 100_000
  const jumlah = formatTenths(scale(amount, 1, tenth, 'TERDEKAT'))
  return { jumlah, satuan: isLarge ? 'M' : 'jt' }
}

/** Milligrams as whole grams; a few of them with a tenth. */
export const shortGrams = (mg: number): string =>
  Math.abs(mg) < TEN_GRAMS && mg !== 0
    ? formatTenths(scale(mg, 1, 100, 'TERDEKAT'))
    : formatRupiah(scale(mg, 1, 1000, 'TERDEKAT'))

/** Figures as a chart writes them; none may break into two lines. */
export function useShortFigures(): (figure: number, kind: CellKind) => string {
  const { t } = useTranslation()
  return (figure, kind) => {
    if (kind === 'weight') return shortGrams(figure)
    if (kind === 'fine') return shortGrams(scale(figure, 1, 1000, 'TERDEKAT'))
    if (kind !== 'money') return cellText(figure, kind)
    const { jumlah, satuan } = shortRupiah(figure)
    if (satuan === '') return jumlah
    const said = satuan === 'M' ? t('{jumlah} M', { jumlah }) : t('{jumlah} jt', { jumlah })
    return said.replace(' ', '\u00a0')
  }
}
