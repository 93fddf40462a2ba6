import { refuse } from '@kencana/contract/refusals'
import { formatRupiah } from '@kencana/domain/quantity'
import { constraintOf, detailOf, sqlState, tableOf } from '../../../platform/transaction.ts'
import { closedDay } from '../open-day.ts'
import { stateTables } from '../states.ts'
import { refuseSlip } from '../tender-accounts.ts'

/** What of a document says what it was about. */
interface Sent {
  readonly tgl: string
  readonly dokumen: Readonly<Record<string, unknown>>
  readonly klaim?: readonly { readonly kode_barcode: string }[]
  readonly klaim_lain?: readonly { readonly tabel: string; readonly kunci: string }[]
  readonly bersama?: readonly Sent[]
}

/** @throws Refusal of the writer's SQLSTATE; any other error as it came */
export function refusedByWriter(error: unknown, command: Sent): never {
  const doc = withParts(command)
  const state = sqlState(error)
  if (state === 'KC002') refuse('TOKO_SUDAH_TUTUP', closedDay(doc.tgl, detailOf(error)))
  if (state === 'KC003') {
    refuse('BARANG_BERUBAH', { kode_barcode: claimedPieces(doc) })
  }
  if (state === 'KC010') refuseDrawer(detailOf(error))
  if (state === 'KC011') refuseUnknown(detailOf(error))
  if (state === 'KC012') refuseSlip(JSON.parse(detailOf(error) ?? '{}'))
  if (state === 'KC013') refuse('BAKI_PENUH', JSON.parse(detailOf(error) ?? '{}'))
  if (state === 'KC007' && tableOf(error) === 'non_cash') refusePaidOut(detailOf(error))
  if (state === 'KC007') refuseMoved(doc, tableOf(error))
  // What a pool has is taken by its difference; the last of it was taken meanwhile.
  if (state === '23514' && POOLS.includes(constraintOf(error) ?? '')) refuse('KOLAM_BERUBAH')
  if (state === '23505') {
    const constraint = constraintOf(error)
    if (constraint === 'dokumen_batal_unik') {
      refuse('SUDAH_BATAL', { nomor: String(doc.dokumen.membatalkan) })
    }
    // A piece that somebody moved, or whose nota somebody took meanwhile.
    if (PIECES.includes(constraint ?? '')) {
      refuse('BARANG_BERUBAH', { kode_barcode: String(constraint) })
    }
    const moved = stateTables.find(([, { gerak }]) => constraint === `${gerak}_pk`)
    if (moved !== undefined) refuseMoved(doc, moved[0])
  }
  throw error
}

/** What a command claims with all its documents. */
const withParts = (doc: Sent): Sent =>
  doc.bersama === undefined
    ? doc
    : {
        ...doc,
        klaim: [...doc.bersama, doc].flatMap(({ klaim = [] }) => klaim),
        klaim_lain: [...doc.bersama, doc].flatMap(({ klaim_lain = [] }) => klaim_lain),
      }

/** A pool never holds less than nothing, nor a cost without gold. */
const POOLS: readonly string[] = ['kolam_isi_ck', 'kolam_kosong_ck']
const PIECES = ['gerak_barang_pk', 'barang_pk', 'nota_dibeli_pk']

const claimedPieces = ({ klaim = [] }: Sent): string =>
  klaim.map(claim => claim.kode_barcode).join(', ')

/** What a document claimed of a table was changed since it was read. */
function refuseMoved({ klaim_lain = [] }: Sent, tabel: string | undefined): never {
  const claimed = klaim_lain.filter(claim => claim.tabel === tabel)
  const kind = stateTables.find(([name]) => name === tabel)?.[1]
  if (kind === undefined) throw new Error(`no table with a state: ${tabel}`)
  return refuse(kind.berubah, { nomor: claimed.map(({ kunci }) => kunci).join(', ') })
}

/** A card or QRIS payment was paid out by its acquirer, or is no longer as it was read. */
function refusePaidOut(detail: string | undefined): never {
  const { nomor, no_cair } = JSON.parse(detail ?? '{}') as Partial<Record<string, string | null>>
  return typeof no_cair === 'string'
    ? refuse('SUDAH_CAIR', { nomor: nomor ?? '-', no_cair })
    : refuse('PEMBAYARAN_BERUBAH', { nomor: nomor ?? '-' })
}

/** A drawer was to give more than it holds. */
function refuseDrawer(detail: string | undefined): never {
  const { laci = '-', tunai = 0 } = JSON.parse(detail ?? '{}') as { laci?: string; tunai?: number }
  return refuse('LACI_KURANG', { laci, tunai: formatRupiah(tunai) })
}

/** A person's day came to a sum from which his card is asked for. */
function refuseUnknown(detail: string | undefined): never {
  const { jumlah = 0 } = JSON.parse(detail ?? '{}') as { jumlah?: number }
  return refuse('IDENTITAS_JUMLAH', { jumlah: formatRupiah(jumlah) })
}
