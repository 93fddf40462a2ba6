import { TEMPAT_TOKO, type terimaManual } from '@kencana/contract/areas/stok/cuci-manual'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { postTerimaManual } from '@kencana/domain/posting/stok/cuci-manual'
import { gramToMg, mgToGram, scale } from '@kencana/domain/quantity'
import { type WeightBack, weightBack } from '@kencana/domain/stok/cuci-manual'
import { openDay } from '../../engines/document/open-day.ts'
import { intoPools, outOfPools } from '../../engines/document/pools.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { gramSaid, type Needed } from '../../engines/grants/approved.ts'
import { grantsFor } from '../../engines/grants/use-grant.ts'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { bookedJournal } from '../akun/index.ts'
import { lossTerms, tukangOf } from '../cuci/index.ts'
import { goldOut } from './move-weight.ts'

type Body = BodyOf<typeof terimaManual>

/**
 * Takes back gold by weight (13 §1, journals 104 and 105); what is lost is judged as of pieces.
 * @throws Refusal KOLAM_KURANG, BUTUH_OTORISASI
 */
export const takeWeightBack = (ctx: Ctx, body: Body): Promise<AnswerOf<typeof terimaManual>> =>
  runDocument(ctx, {
    isLocking: true,
    otorisasi: body.otorisasi,
    decide: store => decide(store, body),
  })

async function decide(ctx: StoreCtx, body: Body): Promise<DecidedDocument> {
  const { kode_kadar, kode_tukang, kirim, berat, keterangan = null } = body
  const ongkos_rp = body.ongkos ?? 0
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const tukang =
    (await tukangOf(ctx.db, ctx.kode_toko, kode_tukang)) ??
    refuse('RUJUKAN_TIDAK_ADA', { label: 'Tukang', kode: kode_tukang })
  const settings = await storeSettings(ctx.db, ctx.kode_toko)
  const dari = { jenis: 'CUCI_MANUAL', tempat: kode_tukang } as const
  const { pool } = await goldOut(ctx, dari, { kode_kadar, berat: kirim })
  const terms = await lossTerms(ctx.db, ctx.kode_toko, 'CUCI')
  const { susut_permil } = terms.get(kode_kadar) ?? terms.get('*') ?? tukang
  const back = weightBack(pool, gramToMg(kirim), gramToMg(berat), {
    loss: { susut_permil, minimal: Number(settings.SUSUT_MIN_MG) },
    semua: settings.SUSUT_VALIDASI === 'SEMUA',
    ongkos_rp,
  })
  const persen = Number(settings.BATAS_ONGKOS_TUKANG)
  const grant = await grantsFor(ctx, neededFor(kode_kadar, back, ongkos_rp, persen), body.otorisasi)
  const { keluar, masuk, susut_mg, izin_mg, lebih_mg, tunggu } = back
  return {
    jenis: 'TERIMA_CUCI_MANUAL',
    awalan: 'MT',
    kunci_nomor: 'no_cuci_manual',
    tgl,
    dokumen: {
      total_rp: masuk.modal_rp,
      ...{ berat_mg: masuk.berat_mg, murni_ug: masuk.murni_ug, keterangan },
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      isi: {
        ...{ kode_kadar, kode_tukang, kirim_mg: keluar.berat_mg, ongkos_rp },
        ...{ susut_mg, izin_mg, lebih_mg },
      },
    },
    klaim_lain: [
      ...outOfPools('CUCI_MANUAL', [{ kode_kadar, tempat: kode_tukang, ...keluar }]),
      ...intoPools('CUCI_MANUAL', [{ kode_kadar, tempat: TEMPAT_TOKO, ...masuk }]),
    ],
    baru_lain:
      tunggu.rp === 0 && tunggu.ug === 0
        ? []
        : [
            {
              tabel: 'susut',
              baris: {
                ...{ sumber: 'CUCI', no_kirim: null, kode_tukang, susut_mg, izin_mg, lebih_mg },
                ...{ tunggu_rp: tunggu.rp, tunggu_ug: tunggu.ug, penanggung: null },
              },
            },
          ],
    jurnal: await bookedJournal(ctx, 'CUCI', postTerimaManual(back, ongkos_rp)),
    otorisasi: grant.uses,
    jawaban: {
      sisa: mgToGram(pool.berat_mg - keluar.berat_mg),
      susut: mgToGram(susut_mg),
      lebih: mgToGram(lebih_mg),
    },
  }
}

/** Gold on top beyond what is allowed, and a fee far above what is usual, somebody else sees. */
function neededFor(
  kode_kadar: string,
  { keluar, masuk, naik_lebih_mg }: WeightBack,
  ongkos_rp: number,
  persen: number,
): Needed[] {
  const most = scale(keluar.modal_rp, persen, 100, 'TURUN')
  const isDear = ongkos_rp > most
  return naik_lebih_mg === 0 && !isDear
    ? []
    : [
        {
          kategori: 'SUSUT_TUKANG',
          hal: [
            {
              apa: kode_kadar,
              ...{ berat_mg: masuk.berat_mg, murni_ug: masuk.murni_ug },
              ...(isDear ? { nilai: ['BIAYA', ongkos_rp] as const } : {}),
              kata: [gramSaid('BERAT_BUKU', keluar.berat_mg)],
            },
          ],
        },
      ]
}
