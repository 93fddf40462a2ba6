import type { postGesek as route } from '@kencana/contract/areas/uang/gesek-tunai'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { postGesekTunai } from '@kencana/domain/posting/gesek-tunai'
import { dayAsSeen } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { rupiahSaid } from '../../engines/grants/approved.ts'
import { grantsFor } from '../../engines/grants/use-grant.ts'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { bookOf } from '../akun/index.ts'
import { demandBank, drawerFor } from '../uang/index.ts'
import { decideGesek } from './decide-gesek.ts'
import { lockCard, swipedBefore } from './gesek.queries.ts'
import { GESEK, type Swiped } from './swiped.ts'
import { termsIn } from './terms.ts'

type Body = BodyOf<typeof route>

/** Gives cash out of a drawer against a debit card: its tender is found and paid out as others. */
export const postGesek = (ctx: Ctx, body: Body): Promise<AnswerOf<typeof route>> =>
  runDocument(ctx, {
    isLocking: true,
    otorisasi: body.otorisasi,
    decide: store => decide(store, body),
  })

async function decide(ctx: StoreCtx, body: Body): Promise<DecidedDocument> {
  const { db, kode_toko } = ctx
  const { kode_bank, kartu_akhir, kode_setuju, jumlah, tunai } = body
  const { penerbit = '', keterangan = '', nama_customer = '' } = body
  const tgl = await dayAsSeen(ctx, body.tgl_system)
  const settings = await storeSettings(db, kode_toko)
  const laci = drawerFor(settings, body.laci, 'SEMUA')
  await demandBank(ctx, kode_bank)
  const book = await bookOf(ctx, GESEK.jenis)
  const terms = termsIn(settings)
  const card = { kode_bank, kartu_akhir, kode_setuju }
  await lockCard(db, kode_toko, card)
  const before = await swipedBefore(db, kode_toko, card, tgl)
  const { biaya, usulan, butuh } = decideGesek({ ...body, keterangan }, terms, before)
  const left = Math.max(0, terms.batas - before.sudah)
  const needed = butuh.map(kategori => ({
    kategori,
    hal: [
      {
        apa: `${kode_bank} ${kartu_akhir}`,
        nilai: ['DIGESEK', jumlah],
        batas: ['SISA_BATAS', left],
        kata: [rupiahSaid('TUNAI_KELUAR', tunai)],
      } as const,
    ],
  }))
  const grant = await grantsFor(ctx, needed, body.otorisasi)
  const swiped: Swiped = {
    ...card,
    penerbit,
    laci,
    tunai_rp: tunai,
    biaya_rp: biaya,
    usulan_rp: usulan,
    biaya_e2: terms.biaya_e2,
  }
  return {
    ...GESEK,
    kunci_nomor: 'no_gesek',
    tgl,
    dokumen: {
      total_rp: jumlah,
      ...(nama_customer === '' ? {} : { nama_customer }),
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      keterangan,
      isi: swiped,
    },
    bayar: [{ baris: 1, cara: 'DEBIT', jumlah_rp: jumlah, ...card }],
    jurnal: book(postGesekTunai({ jumlah, tunai, kode_bank, laci })),
    otorisasi: grant.uses,
    jawaban: { jumlah, tunai, biaya },
  }
}
