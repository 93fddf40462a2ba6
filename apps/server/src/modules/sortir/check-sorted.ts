import type { BarangSortir } from '@kencana/contract/areas/stok/sortir'
import {
  type Found,
  TEMPAT_SORTIR,
  type TempatSortir,
  weighedAgain,
} from '@kencana/domain/stok/sortir'
import type { PieceClaim } from '../../engines/document/post-document.ts'
import { changedIn, type Laid } from '../barang/index.ts'

/** A piece that was sorted, and what its weight and its test found. */
export interface Sorted extends Laid<BarangSortir>, Found {
  /** Until when the seal of its scale held; none where no scale is named. */
  readonly tera_sampai: string | null
  /** Columns it has otherwise afterwards. */
  readonly ubah: NonNullable<PieceClaim['ubah']>
}

const isBin = (tujuan: string): tujuan is TempatSortir =>
  TEMPAT_SORTIR.some(place => place === tujuan)

/** What a weighed piece is by being sorted; `toleransi`: milligrams that two scales differ by. */
export function sortedAs(
  laid: Laid<BarangSortir>,
  { toleransi, tera_sampai }: { readonly toleransi: number; readonly tera_sampai: string | null },
): Sorted {
  const { piece, row, berat_mg, kode_kadar, permil, now } = laid
  const found = weighedAgain({
    buku_mg: piece.berat_mg,
    buku_permil: piece.permil,
    timbang_mg: berat_mg,
    permil,
    toleransi,
  })
  const tujuan = isBin(row.tujuan) ? row.tujuan : null
  // Another kadar of the same purity is another price.
  const isOdd = found.isOdd || kode_kadar !== piece.kode_kadar
  return { ...laid, ...found, isOdd, tera_sampai, ubah: changedIn(piece, { ...now, tujuan }) }
}
