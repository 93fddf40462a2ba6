import type { ButuhPembelian } from '@kencana/domain/beli/ambang'
import { tertinggiTukar } from '@kencana/domain/beli/tukar-tambah'
import { fineUg } from '@kencana/domain/quantity'
import { tunaiBebas } from '@kencana/domain/uang/beli-kredit'
import {
  type Approvable,
  gramSaid,
  type Needed,
  neededOnce,
  rupiahSaid,
} from '../../../engines/grants/approved.ts'
import { approvalsOf } from '../appraise.ts'
import type { Placed } from '../new-piece.ts'

/** What a supervisor is asked about a purchase, each kind of approval once. */
export function boughtThings(
  pieces: readonly Placed[],
  setting: Readonly<Record<string, string>>,
  money: BoughtMoney,
): Needed[] {
  const ofPieces = pieces.flatMap(placed => piecesAsked(placed, setting))
  const { total, tukar_rp } = money
  return neededOnce([
    ...ofPieces,
    ...beyondExchange(pieces, total, tukar_rp),
    ...cashForCredit(pieces, money),
  ])
}

/** What is paid for pieces together, and how; rupiah. */
interface BoughtMoney {
  readonly total: number
  /** Settled with new pieces. */
  readonly tukar_rp: number
  /** Of it credit of a card. */
  readonly kredit_rp: number
  readonly tunai_rp: number
}

/** A piece that several reasons of one kind ask about is one thing with all of them. */
function piecesAsked(placed: Placed, setting: Readonly<Record<string, string>>): Needed[] {
  const { line, valued } = placed
  const asked = approvalsOf(valued.piece, valued.taksiran, line.harga_beli, setting)
  const buying = asked.flatMap(({ sebab }) => (sebab === 'BERAT_BEDA' ? [] : [sebab]))
  const isOff = asked.some(({ kategori }) => kategori === 'TOLERANSI_BERAT_PEMBELIAN')
  return [
    ...(buying.length === 0
      ? []
      : [{ kategori: 'PEMBELIAN', hal: [boughtThing(placed, buying)] } as const]),
    ...(isOff
      ? [{ kategori: 'TOLERANSI_BERAT_PEMBELIAN', hal: [weighedThing(placed)] } as const]
      : []),
  ]
}

const REASONS: Readonly<Record<Reason, NonNullable<Approvable['kata']>>> = {
  TANPA_NOTA: [['TANPA_NOTA', '']],
  SIFAT_BEDA: [['SIFAT_BEDA', '']],
  KERUSAKAN: [['RUSAK', '']],
  DIATAS_TERTINGGI: [],
}
type Reason = Exclude<ButuhPembelian['sebab'], 'BERAT_BEDA'>

const pieceOf = ({ line, valued: { own, piece, permil } }: Placed) => ({
  apa: [line.nama_barang, own?.nota.no_faktur_jual ?? ''].join(' ').trim(),
  berat_mg: piece.berat_mg,
  murni_ug: fineUg(piece.berat_mg, permil),
})

const boughtThing = (placed: Placed, reasons: readonly Reason[]): Approvable => ({
  ...pieceOf(placed),
  nilai: ['DIBELI', placed.line.harga_beli],
  batas: ['TERTINGGI', placed.valued.taksiran.tertinggi_rp],
  kata: reasons.flatMap(reason => REASONS[reason]),
})

/** On the scale and by the nota; the fine gold of what lies between. */
function weighedThing(placed: Placed): Approvable {
  const { piece, permil } = placed.valued
  const nota_mg = piece.nota?.berat_nota_mg ?? piece.berat_mg
  return {
    ...pieceOf(placed),
    nilai: ['DIBELI', placed.line.harga_beli],
    selisih_ug: (piece.berat_mg - nota_mg) * permil,
    kata: [gramSaid('BERAT_NOTA', nota_mg)],
  }
}

/** More goes out beside new pieces than what the rest of the old ones is bought for. */
function beyondExchange(pieces: readonly Placed[], total: number, tukar_rp: number): Needed[] {
  if (tukar_rp === 0 || total === tukar_rp) return []
  const sum = (of: (piece: Placed) => number) => pieces.reduce((rp, piece) => rp + of(piece), 0)
  const most = tertinggiTukar(tukar_rp, {
    tukar_rp: sum(({ valued: { taksiran } }) => taksiran.tertinggi_rp),
    beli_rp: sum(({ valued: { beli_rp } }) => beli_rp),
  })
  if (total <= most) return []
  const hal = [
    { apa: '', nilai: ['UANG_KEMBALI', total], batas: ['UANG_KEMBALI_BOLEH', most] } as const,
  ]
  return [{ kategori: 'PEMBELIAN', hal }]
}

/** Cash goes out for what a credit card paid. */
function cashForCredit(pieces: readonly Placed[], money: BoughtMoney): Needed[] {
  const { total, kredit_rp, tunai_rp } = money
  const free = tunaiBebas(total, kredit_rp)
  if (kredit_rp === 0 || tunai_rp <= free) return []
  const notas = pieces.flatMap(({ valued: { own } }) =>
    own !== null && own.nota.kredit_rp > 0 ? [own.nota.no_faktur_jual] : [],
  )
  const thing: Approvable = {
    apa: [...new Set(notas)].join(', '),
    nilai: ['TUNAI_KELUAR', tunai_rp],
    batas: ['UANG_KEMBALI_BOLEH', free],
    kata: [rupiahSaid('KARTU_KREDIT', kredit_rp)],
  }
  return [{ kategori: 'PEMBELIAN', hal: [thing] }]
}
