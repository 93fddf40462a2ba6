import type { moveSaldo, returnTitipan } from '@kencana/contract/areas/uang/titipan'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { postKembaliTitipan, postPengalihan } from '@kencana/domain/posting/titipan'
import { dayAsSeen } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { rupiahSaid } from '../../engines/grants/approved.ts'
import { grantsFor } from '../../engines/grants/use-grant.ts'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { bookedJournal } from '../akun/index.ts'
import { drawerFor, payOut } from '../uang/index.ts'
import { claimOn, customerOf, demandBalance, openBon } from './open-bon.ts'

type Return = BodyOf<typeof returnTitipan>
type Move = BodyOf<typeof moveSaldo>

/** Gives a customer his money back, in part or whole; needs a grant bound to this command. */
export const giveBack = (
  ctx: Ctx,
  nomor: string,
  body: Return,
): Promise<AnswerOf<typeof returnTitipan>> =>
  runDocument(ctx, {
    isLocking: true,
    anew: ['BON_BERUBAH'],
    otorisasi: body.otorisasi,
    decide: store => decideReturn(store, nomor, body),
  })

async function decideReturn(ctx: StoreCtx, nomor: string, body: Return): Promise<DecidedDocument> {
  const bon = await openBon(ctx, nomor)
  const { jumlah } = body
  demandBalance(bon, jumlah)
  const tgl = await dayAsSeen(ctx, body.tgl_system)
  const laci = drawerFor(await storeSettings(ctx.db, ctx.kode_toko), body.laci, 'KASIR')
  const { out, isi } = await payOut(ctx, body.pencairan, jumlah, laci)
  const hal = [
    { apa: `${nomor} ${bon.nama}`, nilai: ['DIKEMBALIKAN', jumlah], kata: [balance(bon)] } as const,
  ]
  const grant = await grantsFor(ctx, [{ kategori: 'BATAL_TITIPAN', hal }], body.otorisasi)
  return {
    jenis: 'KEMBALI_TITIPAN',
    awalan: 'FR',
    kunci_nomor: 'nomor',
    tgl,
    dokumen: {
      ...customerOf(bon),
      total_rp: jumlah,
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      keterangan: body.alasan,
      isi: { laci, no_titipan: nomor, pencairan: isi },
    },
    klaim_lain: [claimOn(bon, -jumlah, 'KEMBALI')],
    jurnal: await bookedJournal(ctx, 'TITIPAN', postKembaliTitipan(out)),
    otorisasi: grant.uses,
    jawaban: { no_titipan: nomor, saldo: bon.uang_rp - jumlah },
  }
}

const balance = ({ uang_rp }: { uang_rp: number }) => rupiahSaid('SALDO', uang_rp)

/** Moves money from one open deposit to another: two linked entries, never an edit. */
export const moveBetween = (ctx: Ctx, body: Move): Promise<AnswerOf<typeof moveSaldo>> =>
  runDocument(ctx, {
    isLocking: true,
    anew: ['BON_BERUBAH'],
    otorisasi: body.otorisasi,
    decide: store => decideMove(store, body),
  })

async function decideMove(ctx: StoreCtx, body: Move): Promise<DecidedDocument> {
  const { dari, ke, jumlah, alasan } = body
  if (dari === ke) refuse('TIDAK_LENGKAP', {}, { ke: 'Pilih titipan lain' })
  const [from, to] = [await openBon(ctx, dari), await openBon(ctx, ke)]
  demandBalance(from, jumlah)
  const tgl = await dayAsSeen(ctx, body.tgl_system)
  const apa = `${dari} ${from.nama} → ${ke} ${to.nama}`
  const hal = [{ apa, nilai: ['DIALIHKAN', jumlah], kata: [balance(from)] } as const]
  const grant = await grantsFor(ctx, [{ kategori: 'BATAL_TITIPAN', hal }], body.otorisasi)
  return {
    jenis: 'PENGALIHAN_SALDO',
    awalan: 'FS',
    kunci_nomor: 'no_pengalihan',
    tgl,
    dokumen: {
      ...customerOf(from),
      total_rp: jumlah,
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      keterangan: alasan,
      isi: { dari, ke },
    },
    klaim_lain: [claimOn(from, -jumlah, 'HABIS'), claimOn(to, jumlah, 'HABIS')],
    jurnal: await bookedJournal(ctx, 'TITIPAN', postPengalihan(jumlah, dari, ke)),
    otorisasi: grant.uses,
    jawaban: { saldo_dari: from.uang_rp - jumlah, saldo_ke: to.uang_rp + jumlah },
  }
}
