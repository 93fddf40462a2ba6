import { METODE_BUNGA } from '@kencana/domain/terms/hutang'
import { z } from 'zod'
import { defineAhead, defineCancel, numberOf, short } from '../../documents/define-cancel.ts'
import { entryRoute } from '../../documents/entry-route.ts'
import { bayarKelebihan } from '../../entries/hutang/bayar-kelebihan.ts'
import { beriTahu } from '../../entries/hutang/beri-tahu.ts'
import { lelangHutang } from '../../entries/hutang/lelang-hutang.ts'
import { withoutCard } from '../../kit/card-number.ts'
import { dipastikan } from '../../kit/figures/dipastikan.ts'
import { defineRoute } from '../../kit/route.ts'
import { hutang, licence, payoff, pledgeLine, terms } from '../hutang.ts'
import { moneyTender } from '../nota/tender.ts'
import {
  auction,
  borrower,
  lending,
  money,
  payout,
  pledge,
  renewal,
  renewalFigures,
  rupiah,
  seen,
  state,
  surplus,
  waterfall,
  writing,
} from './shapes.ts'

const number = numberOf(hutang.kind.nomor)

/** The counter: new loans, redemptions, renewals. */
const COUNTER = ['/transaksi-hutang']

export const appraiseHutang = defineRoute({
  method: 'POST',
  path: 'hutang/taksir',
  summary: 'Appraises a pledge: value and ceiling of each line, terms of the loan asked for.',
  right: { screens: [...COUNTER, '/lihat-hutang'] },
  body: z.strictObject({
    barang: z.array(pledge).min(1).max(50),
    jumlah_hutang: rupiah.optional(),
    metode: z.enum(METODE_BUNGA).optional(),
  }),
  answer: z.object({
    tgl_system: z.string(),
    izin: licence,
    barang: z.array(pledgeLine),
    taksiran: z.number(),
    plafond: z.number(),
    /** Principal the terms below are of: what was asked for, else the ceiling. */
    jumlah_hutang: z.number(),
    /** Terms in force for that principal, one for each method; empty = no such loan is given. */
    syarat: z.array(terms),
    /** What the loan will have cost when it is due, by the first of the terms. */
    jatuh_tempo: payoff.nullable(),
  }),
  refusals: ['TOKO_BELUM_BUKA', 'RUJUKAN_TIDAK_ADA', 'HARGA_BELUM_ADA', 'KONDISI_TIDAK_DITERIMA'],
})

export const postHutang = defineRoute({
  method: 'POST',
  path: 'hutang',
  summary: 'Writes a loan against a pledge and pays it out.',
  right: { screens: COUNTER },
  keyed: true,
  body: z.strictObject({
    kode_sales: short(20).min(1, { error: 'Harus Diisi' }),
    customer: borrower,
    barang: z.array(pledge).min(1, { error: 'Belum ada barang jaminan' }).max(50),
    jumlah_hutang: rupiah.min(1, { error: 'Jumlah harus lebih dari 0' }),
    metode: z.enum(METODE_BUNGA).optional(),
    /** Appraised value the counter saw; another one is refused. */
    taksiran: rupiah,
    pencairan: payout,
    /** Where the packet lies in the vault. */
    lokasi: withoutCard(short(40)).optional(),
    dipastikan,
    ...seen,
  }),
  answer: z.object({
    no_faktur_hutang: z.string(),
    tgl_system: z.string(),
    jumlah_hutang: z.number(),
    tgl_jatuh_tempo: z.string(),
  }),
  refusals: [...lending, 'TIDAK_DITEMUKAN'],
})

export const redeemHutang = defineRoute({
  method: 'POST',
  path: 'hutang/{no_faktur_hutang}/tebus',
  summary: 'Redeems a loan: principal, interest and penalty of the open day; the pledge goes back.',
  right: { screens: ['/lihat-hutang'] },
  keyed: true,
  params: number,
  body: z.strictObject({
    pembayaran: z.array(moneyTender).max(10),
    /** What the counter saw; another total is refused. */
    total_bayar: rupiah,
    ...seen,
  }),
  answer: z.object({
    no_tebus: z.string(),
    no_faktur_hutang: z.string(),
    tgl_system: z.string(),
    total_bayar: z.number(),
    kembali: z.number(),
  }),
  refusals: [...state, ...money],
})

export const previewRenewal = defineRoute({
  method: 'POST',
  path: 'hutang/{no_faktur_hutang}/perpanjang/pratinjau',
  summary: 'What a renewal would cost and open, without writing it.',
  right: { screens: ['/lihat-hutang'] },
  params: number,
  body: z.strictObject(renewal),
  answer: z.object({
    ...renewalFigures,
    pelunasan: payoff,
    /** Most that may stay lent on the lines that stay. */
    plafond: z.number(),
    syarat: terms,
    tgl_jatuh_tempo: z.string(),
  }),
  refusals: [...state, ...writing, 'RUJUKAN_TIDAK_ADA'],
})

export const renewHutang = defineRoute({
  method: 'POST',
  path: 'hutang/{no_faktur_hutang}/perpanjang',
  summary: 'Closes a loan with its interest and opens a linked one; the difference is paid.',
  right: { screens: ['/lihat-hutang'] },
  keyed: true,
  params: number,
  body: z.strictObject({
    ...renewal,
    /** The difference the counter saw; another one is refused. */
    selisih: z.number().int().min(-1e13).max(1e13),
    pembayaran: z.array(moneyTender).max(10).default([]),
    pencairan: payout.optional(),
    ...seen,
  }),
  answer: z.object({
    no_faktur_hutang: z.string(),
    no_asal: z.string(),
    tgl_system: z.string(),
    tgl_jatuh_tempo: z.string(),
    ...renewalFigures,
    kembali: z.number(),
  }),
  refusals: [...state, ...writing, ...money],
})

export const notifyHutang = entryRoute(beriTahu, {
  summary: 'Keeps that the customer was told: an auction needs one after the due date.',
  right: { screens: ['/lihat-hutang', '/lelang-hutang'] },
  params: number,
  answer: z.object({ message: z.string() }),
  refusals: ['TIDAK_DITEMUKAN', 'HUTANG_TIDAK_AKTIF', 'TOKO_BELUM_BUKA'],
})

export const previewAuction = defineRoute({
  method: 'POST',
  path: 'hutang/{no_faktur_hutang}/lelang/pratinjau',
  summary: 'How the proceeds of an auction would be spent.',
  right: { screens: ['/lelang-hutang'] },
  params: number,
  body: z.strictObject(auction),
  answer: z.object({ ...waterfall, pelunasan: payoff }),
  refusals: state,
})

export const auctionHutang = entryRoute(lelangHutang, {
  summary: 'Sells the pledge of a loan that is due; what is left is owed to the customer.',
  right: { screens: ['/lelang-hutang'] },
  params: number,
  also: { laci: seen.laci },
  answer: z.object({
    no_lelang: z.string(),
    no_faktur_hutang: z.string(),
    tgl_system: z.string(),
    ...waterfall,
    kembali: z.number(),
  }),
  refusals: [
    ...[...state, ...money, 'BELUM_JATUH_TEMPO', 'BELUM_DIBERITAHU'],
    ...['BUTUH_OTORISASI', 'OTORISASI_TIDAK_SAH'],
  ],
})

export const paySurplus = entryRoute(bayarKelebihan, {
  summary: 'Pays the surplus of an auction to the customer.',
  right: { screens: ['/lelang-hutang'] },
  params: number,
  also: { laci: seen.laci },
  answer: z.object({
    no_bayar: z.string(),
    no_faktur_hutang: z.string(),
    tgl_system: z.string(),
    jumlah: z.number(),
  }),
  refusals: surplus,
})

const redemptionCancel = {
  ...hutang.kind.cancel,
  summary: 'Undoes a redemption on the day it was written; the pledge is back in custody.',
  screens: ['/batal-hutang-lunas'],
} as const

export const cancelRedemption = defineCancel(hutang.kind, redemptionCancel, 'batal-lunas')
export const aheadOfRedemption = defineAhead(hutang.kind, redemptionCancel, 'batal-lunas')
