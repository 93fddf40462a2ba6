import type { closeStore as route } from '@kencana/contract/areas/tutup-toko'
import type { BodyOf } from '@kencana/contract/kit/route'
import { Refusal, refuse } from '@kencana/contract/refusals'
import { type CashCount, countTotal } from '@kencana/domain/denomination'
import { resolveAccounts } from '@kencana/domain/journal'
import { type DrawerCount, postSelisihKas } from '@kencana/domain/posting/selisih-kas'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import type { Needed } from '../../engines/grants/approved.ts'
import { grantsFor } from '../../engines/grants/use-grant.ts'
import { calendarDay } from '../../platform/clock.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { inStore } from '../../platform/transaction.ts'
import { unweighedTrays } from '../timbang-baki/index.ts'
import { type ClosingRules, closingRules, drawersWith, nextDay } from './closing-rules.ts'
import { countMachines, explained, machineAnswer } from './count-machines.ts'
import { keepRefused, refusedCounts, refusedSlips } from './selisih.queries.ts'
import { tellClosing } from './tell-closing.ts'
import { openThings } from './terbuka/terbuka.queries.ts'
import {
  closingAccounts,
  documentTotals,
  drawerBalances,
  lastClosed,
  lockDay,
  openDay,
  payoutTotals,
  tenderTotals,
} from './tutup-toko.queries.ts'

type CloseBody = BodyOf<typeof route>

interface CloseAnswer {
  no_tutup: string
  tgl_system: string
  tgl_berikut: string
  laci: { laci: string; buku: number; hitung: number; selisih: number }[]
  mesin: ReturnType<typeof machineAnswer>[]
}

/**
 * Closes the day: the exclusive day lock first, then totals, differences and the next day in one
 * transaction. Sales in flight land wholly before or are told that the day is closed (R5).
 */
export const closeStore = (ctx: Ctx, body: CloseBody): Promise<CloseAnswer> =>
  keepingRefused(ctx, body, () =>
    runDocument(ctx, {
      isLocking: true,
      otorisasi: body.otorisasi,
      decide: async store => {
        await lockDay(store.db, ctx.kode_toko)
        return decideClosing(store, body)
      },
      whenPosted: ({ tgl }) =>
        ctx.notify({
          event: 'toko-tutup',
          to: { kode_toko: ctx.kode_toko },
          body: { user_id: ctx.actor.user_id, tgl },
        }),
    }),
  )

/** What was refused for its difference stays in the chain: who counts or types again is seen. */
async function keepingRefused(
  ctx: Ctx,
  body: CloseBody,
  work: () => Promise<CloseAnswer>,
): Promise<CloseAnswer> {
  try {
    return await work()
  } catch (error) {
    const said = error instanceof Refusal ? refusedPart(error, body) : undefined
    if (said !== undefined) {
      const isi = { tgl: body.tgl_system, kunci: ctx.key?.kunci, ...said }
      await inStore(ctx.app.pool, ctx.kode_toko, async db => {
        const isAsked = error instanceof Refusal && error.code === 'BUTUH_OTORISASI'
        if (isAsked && (await isKept({ ...ctx, db }, body))) return
        await keepRefused(db, ctx.kode_toko, ctx.actor.sesi, ctx.now(), isi)
      })
    }
    throw error
  }
}

/** What was counted or typed, of what was refused for it. */
function refusedPart({ code, facts }: Refusal, { hitungan, mesin = [] }: CloseBody) {
  if (code === 'SELISIH_MESIN') return { mesin }
  // Whoever asks for an approval is told how much it is off, and may count anew.
  const isTold = code === 'BUTUH_OTORISASI' && String(facts.kategori).includes('SELISIH_KAS')
  if (code !== 'SELISIH_KAS' && !isTold) return undefined
  return { laci: hitungan.map(one => ({ laci: one.laci, hitung_rp: total(one.pecahan) })) }
}

/** A count that was handed in for its cause before is not another one when it is approved. */
async function isKept({ db, kode_toko, actor }: StoreCtx, body: CloseBody): Promise<boolean> {
  const counted = new Map(body.hitungan.map(({ laci, pecahan }) => [laci, total(pecahan)]))
  const refused = await refusedCounts(db, kode_toko, body.tgl_system)
  return refused.some(
    ({ user_id, laci }) =>
      user_id === actor.user_id &&
      laci.length === counted.size &&
      laci.every(one => counted.get(one.laci) === one.hitung_rp),
  )
}

async function decideClosing(ctx: StoreCtx, body: CloseBody): Promise<DecidedDocument> {
  const { db, kode_toko } = ctx
  const day = (await openDay(db, kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  if (day.tgl !== body.tgl_system) await refuseClosed(ctx, body.tgl_system)
  const rules = await closingRules(db, kode_toko)
  await refuseOpenThings(ctx, rules, body)
  const drawers = await countDrawers(ctx, rules, body)
  const counted = body.hitungan.map(({ laci, pecahan }) => ({ laci, pecahan }))
  const { berikut, dini } = nextDay(day.tgl, ctx.now(), rules)
  const lewat = beyondTolerance(rules, drawers, body)
  const machines = await countMachines(ctx, day.tgl, body)
  const alasan_mesin = explained(machines, rules.slip_mesin, body)
  const grant = await grantsFor(
    ctx,
    [
      ...(dini ? [early(day.tgl, calendarDay(ctx.now()))] : []),
      ...(lewat ? [off(rules, drawers)] : []),
    ],
    body.otorisasi,
  )
  const { jurnal, belum } = resolveAccounts(postSelisihKas(drawers), await closingAccounts(db))
  if (belum[0] !== undefined) {
    refuse('AKUN_BELUM_DIPETAKAN', { jenis_akun: belum[0], trx: 'TUTUP_TOKO', type: 'UMUM' })
  }
  const alasan = lewat ? (body.alasan_selisih ?? '') : ''
  const outbox = await tellClosing(ctx, drawers, { tgl: day.tgl, tgl_berikut: berikut, alasan })
  return {
    jenis: 'TUTUP_TOKO',
    awalan: 'TT',
    kunci_nomor: 'no_tutup',
    tgl: day.tgl,
    dokumen: {
      keterangan: body.catatan,
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      total_rp: drawers.reduce((sum, drawer) => sum + drawer.hitung_rp, 0),
      isi: {
        laci: drawers.map(drawer => ({
          ...drawer,
          pecahan: counted.find(one => one.laci === drawer.laci)?.pecahan ?? {},
        })),
        dokumen: await documentTotals(db, kode_toko, day.tgl),
        bayar: await tenderTotals(db, kode_toko, day.tgl),
        keluar: await payoutTotals(db, kode_toko, day.tgl),
        alasan_selisih: alasan,
        // Nobody was asked: then nothing was left empty either.
        ...(rules.slip_mesin === 'TIDAK' && body.mesin === undefined ? {} : { mesin: machines }),
        alasan_mesin,
        kabar_ke: outbox[0]?.ke ?? null,
        ditolak: await refusedCounts(db, kode_toko, day.tgl),
        slip_ditolak: await refusedSlips(db, kode_toko, day.tgl),
      },
    },
    jurnal,
    tanpa_jurnal: jurnal.length === 0,
    otorisasi: grant.uses,
    outbox,
    hari: { berikut },
    jawaban: {
      tgl_berikut: berikut,
      laci: drawers.map(drawerAnswer),
      mesin: machines.map(machineAnswer),
    },
  }
}

/** The day that is closed before the calendar has reached it. */
const early = (tgl: string, kalender: string): Needed => ({
  kategori: 'TUTUP_LEBIH_AWAL',
  hal: [
    {
      apa: '',
      kata: [
        ['HARI_TUTUP', tgl],
        ['KALENDER', kalender],
      ],
    },
  ],
})

/** Drawers that are off by more than is borne: counted, by the books, the difference. */
const off = ({ toleransi_rp }: ClosingRules, drawers: readonly DrawerCount[]): Needed => ({
  kategori: 'SELISIH_KAS',
  hal: drawers
    .filter(one => Math.abs(one.hitung_rp - one.buku_rp) > toleransi_rp)
    .map(({ laci, hitung_rp, buku_rp }) => ({
      apa: laci,
      nilai: ['DIHITUNG', hitung_rp],
      batas: ['MENURUT_BUKU', buku_rp],
    })),
})

/**
 * A drawer off by more than the store bears wants its cause in words. The refusal names the drawer,
 * neither how much nor which way. @throws Refusal SELISIH_KAS
 */
function beyondTolerance(
  { toleransi_rp }: ClosingRules,
  drawers: readonly DrawerCount[],
  { alasan_selisih }: CloseBody,
): boolean {
  const off = drawers.filter(one => Math.abs(one.hitung_rp - one.buku_rp) > toleransi_rp)
  if (off.length === 0) return false
  if ((alasan_selisih ?? '') === '') {
    refuse('SELISIH_KAS', { laci: off.map(one => one.laci).join(', ') })
  }
  return true
}

/** A drawer as it travels. */
export const drawerAnswer = ({ laci, buku_rp, hitung_rp }: DrawerCount) => ({
  laci,
  buku: buku_rp,
  hitung: hitung_rp,
  selisih: hitung_rp - buku_rp,
})

async function refuseClosed(ctx: StoreCtx, tgl: string): Promise<never> {
  const last = await lastClosed(ctx.db, ctx.kode_toko)
  return refuse('TOKO_SUDAH_TUTUP', { user_id: last?.ditutup_oleh ?? '-', tgl })
}

async function refuseOpenThings(
  { db, kode_toko }: StoreCtx,
  { timbang }: ClosingRules,
  body: CloseBody,
): Promise<void> {
  const { keranjang, ajuan } = await openThings(db, kode_toko)
  if (ajuan !== '') refuse('MASIH_ADA_YANG_TERBUKA', { apa: `ajuan penjualan ${ajuan}` })
  if (body.tetap_tutup) return
  if (keranjang > 0) refuse('MASIH_ADA_YANG_TERBUKA', { apa: `${keranjang} nota tertahan` })
  if (timbang !== 'WAJIB') return
  const { length } = await unweighedTrays(db, kode_toko, body.tgl_system)
  if (length > 0) refuse('MASIH_ADA_YANG_TERBUKA', { apa: `${length} baki belum ditimbang` })
}

/** Every drawer is counted, blind: the books are looked at only now. */
async function countDrawers(
  ctx: StoreCtx,
  { laci: names }: ClosingRules,
  body: CloseBody,
): Promise<DrawerCount[]> {
  const balances = await drawerBalances(ctx.db, ctx.kode_toko)
  const named = new Set(drawersWith(names, balances))
  const counted = new Set(body.hitungan.map(one => one.laci))
  const stray = [...counted].find(laci => !named.has(laci))
  if (stray !== undefined || counted.size < body.hitungan.length) {
    refuse('TIDAK_LENGKAP', {}, { hitungan: 'Setiap laci dihitung sekali' })
  }
  return [...named].map(laci => {
    const count = body.hitungan.find(one => one.laci === laci)
    if (count === undefined) return refuse('HITUNGAN_KURANG', { laci })
    const buku_rp = balances.find(balance => balance.laci === laci)?.buku_rp ?? 0
    return { laci, buku_rp, hitung_rp: total(count.pecahan) }
  })
}

function total(pecahan: Readonly<Record<string, number>>): number {
  try {
    return countTotal(pecahan as CashCount)
  } catch {
    return refuse('TIDAK_LENGKAP', {}, { hitungan: 'Pecahan uang tidak dikenal' })
  }
}
