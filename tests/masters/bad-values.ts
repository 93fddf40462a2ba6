import type { Field } from '@kencana/contract/kit/field'
import type { MasterDefinition } from '@kencana/contract/kit/master'
import { formatGram, formatRupiah, RUPIAH_MASK } from '@kencana/domain/quantity'
import { masked } from '../../apps/web/src/kit/inputs/parts/figure-edit.ts'

/** What is typed into a field, what must stand there after a refused save, and what it is told. */
interface BadValue {
  readonly typed: string
  readonly stands: string
  readonly sentence: string
}

/** What a form that was filled by nobody is told at this field, if anything. */
export function emptySentence(field: Field): string | undefined {
  if (field.required === false || field.kind === 'flag' || field.kind === 'choice') return undefined
  const startsAtZero = 'min' in field && (field.kind === 'money' || field.min === 0)
  if (startsAtZero) return field.min > 0 ? `Minimal ${formatRupiah(field.min)}` : undefined
  return field.empty?.replace('{field}', field.label) ?? 'Harus Diisi'
}

/** A value that the field does not take; none for what is chosen and never typed. */
export function badValue(field: Field): BadValue | undefined {
  switch (field.kind) {
    case 'flag':
    case 'choice':
    case 'date':
      return undefined
    case 'ref':
      return { typed: 'tidak ada', stands: 'TIDAK ADA', sentence: 'Pilih dari daftar' }
    case 'code':
      return tooLong(field.max, field.upper)
    case 'text':
      if (field.phone !== true) return tooLong(field.max, false)
      return {
        typed: 'bukan telepon',
        stands: 'bukan telepon',
        sentence: 'Nomor telepon terdiri dari 8 sampai 15 angka',
      }
    default:
      return tooMuch(field)
  }
}

function tooLong(max: number, upper: boolean): BadValue {
  const typed = 'x'.repeat(max + 1)
  const stands = upper ? typed.toUpperCase() : typed
  return { typed, stands, sentence: `Paling banyak ${max} huruf` }
}

type Figure = Extract<Field, { min: number }>

/** One unit above what the field takes, as it is typed and as the field shows it. */
function tooMuch(field: Figure): BadValue {
  const { max } = field
  const behind = field.unit === undefined ? '' : ` ${field.unit}`
  const told = (batas: string) =>
    field.over === undefined ? `Maksimal ${batas}` : field.over.replace('{batas}', batas)
  switch (field.kind) {
    case 'money':
      return {
        typed: `${max + 1}`,
        stands: masked(formatRupiah(max + 1), RUPIAH_MASK),
        sentence: told(formatRupiah(max)),
      }
    case 'weight': {
      const typed = formatGram(max + 1).replaceAll(',', '')
      return { typed, stands: formatGram(max + 1), sentence: told(formatRupiah(max / 1000)) }
    }
    case 'percent': {
      const typed = `${(max + 1) / 10}`
      return { typed, stands: `${typed} %`, sentence: 'Persen tidak boleh lebih dari 100' }
    }
    case 'permil': {
      const sentence = `Kadar tidak boleh lebih dari ${max}`
      return { typed: `${max + 1}`, stands: `${formatRupiah(max + 1)} ‰`, sentence }
    }
    case 'decimal': {
      const typed = `${max}.${'1'.padStart(field.places ?? 0, '0')}`
      return { typed, stands: `${typed}${behind}`, sentence: told(formatRupiah(max)) }
    }
    default:
      return {
        typed: `${max + 1}`,
        stands: `${formatRupiah(max + 1)}${behind}`,
        sentence: told(formatRupiah(max)),
      }
  }
}

/** One cell of a sheet that its field does not take, and what the preview says of it. */
export function badCell(master: MasterDefinition): { field: string; cell: string; says: RegExp } {
  for (const [field, { kind, ...rest }] of Object.entries(master.fields)) {
    if (field === master.key || master.unique.includes(field)) continue
    if ('min' in rest) return { field, cell: 'banyak', says: /Bukan angka/ }
    const wrong = WRONG[kind]
    if (wrong !== undefined) return { field, ...wrong }
  }
  const field = master.nameField
  return { field, cell: '', says: /Harus Diisi|Tidak Boleh Kosong/ }
}

const WRONG: Readonly<Partial<Record<Field['kind'], { cell: string; says: RegExp }>>> = {
  ref: { cell: 'TIDAK-ADA', says: /TIDAK-ADA tidak ada/ },
  choice: { cell: 'entah', says: /Pilih dari daftar/ },
  date: { cell: 'besok', says: /Tanggal tidak dikenal/ },
  flag: { cell: 'mungkin', says: /Isi Ya atau Tidak/ },
}
