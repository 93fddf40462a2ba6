import { type postPencairan as route, TANPA_PENERBIT } from '@kencana/contract/areas/uang/pencairan'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { postPencairan } from '@kencana/domain/posting/piutang/pencairan'
import { dayAsSeen } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { grantsFor } from '../../engines/grants/use-grant.ts'
import { percentE2, storeSettings } from '../../engines/settings/store-settings.ts'
import { calendarDay } from '../../platform/clock.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { bookedJournal } from '../akun/index.ts'
import { placeOf } from '../kas/index.ts'
import { decidePencairan, type Ended } from './decide-pencairan.ts'
import { paymentsOf, ratesOf } from './pencairan.queries.ts'

type Body = BodyOf<typeof route>

/** What the document says of itself. */
export interface PaidOut {
  readonly penerbit: string | null
  readonly ke: string
  readonly ke_rekening: string
  readonly bank_rp: number
  readonly biaya_rp: number
  readonly usulan_rp: number
  readonly selisih_rp: number
  readonly mdr: { readonly DEBIT: number; readonly KREDIT: number; readonly QRIS: number }
  readonly tgl_mutasi: string
  readonly no_referensi: string
  readonly pembayaran: readonly Ended[]
}

export const CAIR = { jenis: 'CAIR_NON_CASH', awalan: 'CN' } as const

/** Ends receivables of an acquirer: his money into an account, less the fee (B18 #5). */
export const payOut = (ctx: Ctx, body: Body): Promise<AnswerOf<typeof route>> =>
  runDocument(ctx, {
    isLocking: true,
    otorisasi: body.otorisasi,
    decide: store => decidePayOut(store, body),
  })

async function decidePayOut(ctx: StoreCtx, body: Body): Promise<DecidedDocument> {
  const { db, kode_toko } = ctx
  const { ke, ke_rekening, keterangan, tgl_mutasi, no_referensi } = body
  if (tgl_mutasi > calendarDay(ctx.now())) refuse('TGL_MUTASI_BELUM', { tgl: tgl_mutasi })
  const tgl = await dayAsSeen(ctx, body.tgl_system)
  const named = { kode: ke, no_rekening: ke_rekening, field: 'ke_rekening' }
  const bank = await placeOf(ctx, named)
  if ('laci' in bank) return refuse('TIDAK_LENGKAP', {}, { ke: 'Pilih bank.' })
  const penerbit = body.penerbit === TANPA_PENERBIT ? null : body.penerbit
  const numbers = body.pembayaran.map(({ nomor }) => nomor)
  // Payments that name no acquirer were taken by the bank they come into.
  const mdr =
    (await ratesOf(db, penerbit ?? ke)) ??
    refuse('RUJUKAN_TIDAK_ADA', { label: 'Bank', kode: penerbit ?? ke })
  const { BATAS_SELISIH_MDR } = await storeSettings(db, kode_toko)
  const terms = { mdr, batas_e2: percentE2(BATAS_SELISIH_MDR) }
  const payments = await paymentsOf(db, kode_toko, numbers)
  const { settled, ended, butuh } = decidePencairan(body, payments, terms)
  // Nobody approves what cannot be booked.
  const jurnal = await bookedJournal(ctx, CAIR.jenis, postPencairan(settled, { penerbit, bank }))
  const needed = butuh.map(kategori => ({
    kategori,
    hal: [
      {
        apa: penerbit ?? ke,
        nilai: ['BIAYA', settled.biaya],
        batas: ['BIAYA_TARIF', settled.usulan],
      } as const,
    ],
  }))
  const grant = await grantsFor(ctx, needed, body.otorisasi)
  const isi: PaidOut = {
    penerbit,
    ke,
    ke_rekening,
    bank_rp: settled.bank,
    biaya_rp: settled.biaya,
    usulan_rp: settled.usulan,
    selisih_rp: settled.selisih,
    mdr,
    tgl_mutasi,
    no_referensi,
    pembayaran: ended,
  }
  return {
    ...CAIR,
    kunci_nomor: 'no_cair',
    tgl,
    dokumen: {
      total_rp: settled.piutang,
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      keterangan,
      isi,
    },
    otorisasi: grant.uses,
    jurnal,
    jawaban: {},
  }
}
