import type { StatusKurang } from '@kencana/contract/areas/uang/kurang-bayar'
import { slipPiutang } from '@kencana/contract/papers/kinds/uang/slip-piutang'
import { refuse } from '@kencana/contract/refusals'
import { standingSteps } from '../../engines/document/serve/cancel-document.ts'
import { latestDocument } from '../../engines/document/serve/find-document.ts'
import { type StoreFrame, storeFrame, storeValues } from '../../engines/paper/store-frame.ts'
import { jakartaMinute } from '../../platform/format.ts'
import { countedSlip, type SlipFacts } from '../cetak/index.ts'
import { type BonStep, bonSteps } from '../titipan/index.ts'
import { findKurang, type KurangRow, STATUS } from './kurang-bayar.queries.ts'

/** A slip that is printed later must not pass for money that is still owed. */
const MARK: Readonly<Record<StatusKurang, string | null>> = {
  BUKA: null,
  LUNAS: 'LUNAS',
  BATAL: 'DIBATALKAN',
}

/** A short payment with the document its slip is of, and what its standing payments come to. */
interface Debt {
  readonly kurang: KurangRow
  readonly last: BonStep
  readonly dibayar: number
}

/**
 * Its prints are counted by the last document that stands, so that a payment has a slip of its own
 * and one that is taken back leaves the slip before it, which was printed already.
 */
const slip = countedSlip<Debt>({
  kind: slipPiutang,
  find: async ({ db, kode_toko }, nomor) => {
    const kurang = (await findKurang(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
    return debtSlip(kurang, await bonSteps(db, kode_toko, kurang.no_bon))
  },
  latest: ctx => latestDocument(ctx, ['KURANG_BAYAR', 'AWAL_KURANG_BAYAR', 'BAYAR_PIUTANG']),
  nomor: ({ last }) => last.nomor,
  at: ({ last }) => last.pada,
  facts: async (ctx, debt) => slipFacts(debt, await storeFrame(ctx, null)),
})

export const printSlip = slip.print
export const slipSource = slip.source

/** Where nothing stands any more it is the slip of what was written down first. */
function debtSlip(kurang: KurangRow, steps: readonly BonStep[]): Debt {
  const standing = standingSteps(steps)
  const last = standing.at(-1) ?? steps[0] ?? refuse('TIDAK_DITEMUKAN')
  return { kurang, last, dibayar: standing.reduce((sum, one) => sum + paidWith(one), 0) }
}

const paidWith = ({ jenis, sebelum_rp, saldo_rp }: BonStep): number =>
  jenis === 'BAYAR_PIUTANG' ? sebelum_rp - saldo_rp : 0

function slipFacts({ kurang, last, dibayar }: Debt, frame: StoreFrame): SlipFacts {
  const isPayment = last.jenis === 'BAYAR_PIUTANG'
  const bayar = paidWith(last)
  return {
    values: {
      ...storeValues(frame),
      judul: isPayment ? 'BUKTI PEMBAYARAN PIUTANG' : 'KURANG BAYAR',
      nomor: last.nomor,
      tgl_system: last.tgl,
      jam: jakartaMinute(last.pada.toISOString()).slice(-5),
      no_kurang_bayar: kurang.no_bon,
      no_faktur_jual: kurang.no_faktur_jual,
      status_slip: MARK[STATUS[kurang.status]],
      customer: kurang.nama,
      telp_customer: kurang.telp,
      tgl_janji: kurang.tgl_janji,
      jumlah: isPayment ? bayar : kurang.jumlah_rp,
      kurang: kurang.jumlah_rp,
      bayar,
      dibayar,
      sisa: kurang.uang_rp,
      keterangan: last.keterangan,
      user_id: last.user_id,
    },
    lists: {},
  }
}
