import { type PaperKind, variablesOf } from '@kencana/contract/papers/kind'
import type { ElementKind, PaperElement } from '@kencana/contract/papers/template'

export const ELEMENT_KINDS: readonly { readonly jenis: ElementKind; readonly label: string }[] = [
  { jenis: 'ISIAN', label: 'Isian dokumen' },
  { jenis: 'TEKS', label: 'Tulisan sendiri' },
  { jenis: 'TABEL', label: 'Tabel barang' },
  { jenis: 'RINCIAN', label: 'Rincian jumlah' },
  { jenis: 'KETENTUAN', label: 'Ketentuan nota' },
  { jenis: 'GARIS', label: 'Garis' },
  { jenis: 'KOTAK', label: 'Kotak' },
  { jenis: 'PITA', label: 'Pita warna kadar' },
  { jenis: 'LOGO', label: 'Logo toko' },
  { jenis: 'QR', label: 'Kode QR' },
  { jenis: 'BARCODE', label: 'Garis barcode' },
]

export const kindLabel = (jenis: ElementKind): string =>
  ELEMENT_KINDS.find(one => one.jenis === jenis)?.label ?? jenis

/** What people call an element: its words or the value it shows. Labels come untranslated. */
export function elementName(
  kind: PaperKind,
  one: PaperElement,
  t: (text: string) => string,
): string {
  if (one.jenis === 'TEKS') return one.isi
  if (one.jenis === 'ISIAN' || one.jenis === 'QR' || one.jenis === 'BARCODE') {
    const label = variablesOf(kind).find(({ kode }) => kode === one.variabel)?.label
    const name = label === undefined ? one.variabel : t(label)
    return one.jenis === 'ISIAN' ? name : `${t(kindLabel(one.jenis))}: ${name}`
  }
  return t(kindLabel(one.jenis))
}
