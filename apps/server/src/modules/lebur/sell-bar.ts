import { buyerTax } from '@kencana/contract/areas/nota/pembeli'
import type { jualLantak } from '@kencana/contract/areas/stok/lebur'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { LANTAK } from '@kencana/contract/names/stok/steps'
import { refuse } from '@kencana/contract/refusals'
import { KONSUMEN, type TaxBuyer } from '@kencana/domain/pajak'
import { postJualLantak } from '@kencana/domain/posting/stok/lebur'
import { barSale } from '@kencana/domain/stok/lantak'
import { dayAsSeen, demandDated } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import type { Needed } from '../../engines/grants/approved.ts'
import { grantsFor } from '../../engines/grants/use-grant.ts'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { bookedJournal } from '../akun/index.ts'
import { cardOf, personKept } from '../transaksi-besar/index.ts'
import { demandSeen, drawerFor, receive, roundedUp, tenderRows } from '../uang/index.ts'
import { type BarRow, barRates, findBar } from './lebur.queries.ts'

type Body = BodyOf<typeof jualLantak>

/**
 * Sells a bar (13 §1, journal 109): VAT in its price, PPh 22 on top of it.
 * @throws Refusal LANTAK_KELUAR, PAJAK_BELUM_ADA, TOTAL_BERUBAH, TIDAK_LENGKAP, BUTUH_OTORISASI
 */
export const sellBar = (
  ctx: Ctx,
  no_lebur: string,
  body: Body,
): Promise<AnswerOf<typeof jualLantak>> =>
  runDocument(ctx, {
    isLocking: true,
    otorisasi: body.otorisasi,
    decide: store => decide(store, no_lebur, body),
  })

async function decide(ctx: StoreCtx, no_lebur: string, body: Body): Promise<DecidedDocument> {
  const { harga, nama, telp = null, keterangan = null } = body
  const tgl = await dayAsSeen(ctx, body.tgl_system)
  const bar = await barHere(ctx, no_lebur)
  const settings = await storeSettings(ctx.db, ctx.kode_toko)
  const pembeli = buyerOf(body, tgl)
  const { buyer } = pembeli
  const rates = (await barRates(ctx.db, tgl)) ?? refuse('PAJAK_BELUM_ADA', { kelas: 'PERHIASAN' })
  const sale = barSale(harga, rates, buyer, settings.PPN_AKTIF === 'YA')
  demandSeen(body.total, sale.total_rp)
  const laci = drawerFor(settings, body.laci, 'KASIR')
  const money = await receive(ctx, sale.total_rp, body.pembayaran, laci, true)
  const card = await cardOf(ctx, body.identitas)
  const grant = await grantsFor(ctx, neededFor(bar, harga - sale.ppn_rp), body.otorisasi)
  const { modal_rp, murni_ug, berat_mg } = bar
  const figures = { modal_rp, murni_ug, harga_rp: harga, ...sale }
  return {
    jenis: 'JUAL_LANTAK',
    awalan: 'LJ',
    kunci_nomor: 'no_jual',
    tgl,
    dokumen: {
      nama_customer: nama,
      telp_customer: telp,
      total_rp: harga,
      ppn_rp: sale.ppn_rp,
      pph22_rp: sale.pph22_rp === 0 ? null : sale.pph22_rp,
      kembali_rp: money.kembali_rp,
      pembulatan_rp: roundedUp(money),
      ...{ berat_mg, murni_ug },
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      keterangan,
      isi: {
        ...{ laci, no_lebur, kode_pajak: rates.kode_pajak, pajak_versi: rates.versi },
        ...(pembeli.kept === null ? {} : { pembeli: pembeli.kept }),
        ...personKept(ctx.kode_toko, { nama, telp: telp ?? '' }, card),
      },
    },
    bayar: tenderRows(money.pembayaran, laci),
    klaim_lain: [goneAs(bar, 'TERJUAL')],
    jurnal: await bookedJournal(ctx, 'LANTAK', postJualLantak(figures, money)),
    otorisasi: grant.uses,
    jawaban: {
      no_lebur,
      ppn: sale.ppn_rp,
      pph22: sale.pph22_rp,
      kembali: money.kembali_rp,
    },
  }
}

/** A bar that lies in the shop. @throws Refusal TIDAK_DITEMUKAN, LANTAK_KELUAR */
export async function barHere({ db, kode_toko }: StoreCtx, no_lebur: string): Promise<BarRow> {
  const bar = (await findBar(db, kode_toko, no_lebur)) ?? refuse('TIDAK_DITEMUKAN')
  const status = LANTAK[bar.status].toLowerCase()
  return bar.status === 'ADA' ? bar : refuse('LANTAK_KELUAR', { no_lebur, status })
}

/** What becomes of it. */
export const goneAs = ({ no_lebur, versi }: BarRow, ke_status: 'TERJUAL' | 'DISERAHKAN') => ({
  tabel: 'lantak' as const,
  kunci: no_lebur,
  versi,
  dari_status: 'ADA',
  ke_status,
})

/** The buyer for the tax rules, and what is kept of him. @throws Refusal TIDAK_LENGKAP */
function buyerOf({ jenis, npwp, dokumen_bebas, nomor_bebas, tgl_bebas }: Body, tgl: string) {
  if (jenis === 'KONSUMEN') return { buyer: KONSUMEN, kept: null }
  const isFree = [dokumen_bebas, nomor_bebas, tgl_bebas].some(one => one !== undefined)
  const said = buyerTax.safeParse({
    ...{ jenis, npwp: npwp ?? '' },
    ...(isFree
      ? { bebas: { dokumen: dokumen_bebas, nomor: nomor_bebas ?? '', tgl: tgl_bebas } }
      : {}),
  })
  if (!said.success) {
    const at = (path: readonly PropertyKey[]) =>
      path[0] === 'bebas' ? `${String(path[1])}_bebas` : String(path[0])
    const faults = said.error.issues.map(({ path, message }) => [
      at(path),
      path[0] === 'npwp' ? message : 'Harus Diisi',
    ])
    return refuse('TIDAK_LENGKAP', {}, Object.fromEntries(faults))
  }
  demandDated(said.data.bebas?.tgl, tgl, 'tgl_bebas')
  const buyer: TaxBuyer = { jenis: said.data.jenis, bebas_pph22: said.data.bebas !== undefined }
  return { buyer, kept: said.data }
}

/** Below what it cost somebody else sees it. */
const neededFor = ({ no_lebur, berat_mg, murni_ug, modal_rp }: BarRow, net: number): Needed[] =>
  net >= modal_rp
    ? []
    : [
        {
          kategori: 'JUAL_DIBAWAH_MODAL',
          hal: [{ apa: no_lebur, berat_mg, murni_ug, nilai: ['DIJUAL', net], modal_rp }],
        },
      ]
