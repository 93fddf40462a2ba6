import type { TFunction } from 'i18next'
import { rupiahText } from '../../kit/text/figure-texts.ts'

/** Where money is: what people call it, and what it holds by the book, for who may know. */
export interface Place {
  readonly name: string
  readonly holds: number | null
}

/** Money that goes in or out, and what is there before and afterwards. */
export function flowText(way: 'MASUK' | 'KELUAR', jumlah: number, place: Place, t: TFunction) {
  const facts = { total: rupiahText(jumlah), tempat: place.name }
  return way === 'MASUK'
    ? `${t('{total} masuk ke {tempat}.', facts)} ${afterText(place, jumlah, t)}`.trim()
    : `${t('{total} keluar dari {tempat}.', facts)} ${afterText(place, -jumlah, t)}`.trim()
}

/** Money that goes from one place to another, and what the drawers hold before and afterwards. */
export function moveText(jumlah: number, from: Place, to: Place, t: TFunction): string {
  const facts = { total: rupiahText(jumlah), asal: from.name, tujuan: to.name }
  const text = t('{total} pindah dari {asal} ke {tujuan}.', facts)
  return [text, afterText(from, -jumlah, t), afterText(to, jumlah, t)].filter(Boolean).join(' ')
}

function afterText({ name, holds }: Place, change: number, t: TFunction): string {
  if (holds === null) return ''
  const sums = { sebelum: rupiahText(holds), sesudah: rupiahText(holds + change) }
  return t('{tempat} menurut buku {sebelum} menjadi {sesudah}.', { tempat: name, ...sums })
}
