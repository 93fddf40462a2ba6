import type { closingNotices as noticesRoute } from '@kencana/contract/areas/tutup-toko'
import { isCostTotal, seesCost } from '@kencana/contract/cost'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { type Level, SEES_ALL } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { daysBetween } from '@kencana/domain/calendar'
import { mgToGram } from '@kencana/domain/quantity'
import { calendarDay } from '../../platform/clock.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { inStore } from '../../platform/transaction.ts'
import { waitingMoney } from '../kirim-uang/index.ts'
import { unweighedTrays } from '../timbang-baki/index.ts'
import { drawerAnswer } from './close-store.ts'
import { closingRules, drawersToCount, nextDay } from './closing-rules.ts'
import { machineAnswer, machinesToAsk } from './count-machines.ts'
import { closingNotices } from './selisih.queries.ts'
import { type OpenMoney, openMoney, openThings } from './terbuka/terbuka.queries.ts'
import {
  type ClosedRow,
  closedDay,
  closingDocument,
  documentTotals,
  type KindRow,
  lastClosed,
  liveStores,
  openDay,
  type WayRow,
} from './tutup-toko.queries.ts'

/** The open day before closing. The cash by the books is kept back: the count is blind. */
export async function showState(ctx: StoreCtx) {
  const { db, kode_toko } = ctx
  const day = await openDay(db, kode_toko)
  const last = await lastClosed(db, kode_toko)
  const rules = await closingRules(db, kode_toko)
  const next = day === undefined ? undefined : nextDay(day.tgl, ctx.now(), rules)
  const things = await openThings(db, kode_toko)
  const blind = rules.slip_mesin === 'TIDAK' ? null : (day?.tgl ?? null)
  const baki = {
    apa: 'Baki belum ditimbang',
    n:
      day === undefined || rules.timbang === 'TIDAK'
        ? 0
        : (await unweighedTrays(db, kode_toko, day.tgl)).length,
  }
  const terbuka = [
    { apa: 'Nota tertahan', n: things.keranjang },
    { apa: 'Dokumen hutang belum divalidasi', n: things.hutang },
    { apa: 'Dokumen titipan belum divalidasi', n: things.titipan },
    { apa: 'Uang belum divalidasi', n: things.uang },
    { apa: 'Pesan belum terkirim', n: things.outbox },
    ...(rules.timbang === 'WAJIB' ? [baki] : []),
  ]
  return {
    tgl_system: day?.tgl ?? null,
    tgl_berikut: next?.berikut ?? null,
    dini: next?.dini ?? false,
    dibuka_pada: day?.dibuka_pada.toISOString() ?? null,
    laci: await drawersToCount(ctx, rules),
    slip_mesin: rules.slip_mesin,
    mesin: day === undefined ? [] : await machinesToAsk(ctx, rules.slip_mesin, day.tgl),
    penghalang:
      things.ajuan === '' ? [] : [{ apa: 'Ajuan penjualan menunggu', rincian: things.ajuan }],
    terbuka: terbuka.flatMap(named),
    perhatian: [
      ...named({ apa: 'Hutang jatuh tempo', n: things.jatuh_tempo }),
      ...named({ apa: 'Barang beli belum disortir lebih dari 7 hari', n: things.belum_sortir }),
      ...named({ apa: 'Kiriman ke tukang lewat janji', n: things.batch_lewat }),
      ...named({ apa: 'Susut menunggu validasi', n: things.susut }),
      ...named({ apa: 'Timbangan lewat masa tera', n: things.tera }),
      ...(await openMoney(db, kode_toko, blind)).map(since(day?.tgl)),
      ...(await waitingMoney(db, kode_toko)).map(comingHere),
      ...(rules.timbang === 'WAJIB' ? [] : named(baki)),
    ],
    dokumen:
      day === undefined
        ? []
        : (await documentTotals(db, kode_toko, day.tgl)).map(({ jenis, jumlah, berat_mg }) => ({
            jenis,
            jumlah,
            berat: mgToGram(berat_mg),
          })),
    terakhir:
      last === undefined
        ? null
        : {
            tgl: last.tgl,
            user_id: last.ditutup_oleh,
            pada: last.ditutup_pada.toISOString(),
            no_tutup: last.no_tutup,
          },
  }
}

/** `tgl` is the open day: money on its way is told with its age. */
const since =
  (tgl: string | undefined) =>
  ({ apa, jumlah, total_rp, sejak }: OpenMoney) => ({
    apa: OPEN_MONEY[apa],
    rincian: String(jumlah),
    jumlah: total_rp,
    sejak,
    ...(apa === 'JALAN' && tgl !== undefined ? { umur_hari: daysBetween(sejak, tgl) } : {}),
  })

/** Each by its number: whoever brought it and whoever counts it look at the same one. */
const comingHere = (sent: Awaited<ReturnType<typeof waitingMoney>>[number]) => ({
  apa: 'Uang datang belum diterima',
  rincian: sent.no_reff,
  dari: sent.asal,
  jumlah: sent.jumlah_rp,
  sejak: sent.tgl,
  ...(sent.umur_hari === null ? {} : { umur_hari: sent.umur_hari }),
})

/** Money of this store that is to be found or paid, or to be received elsewhere. */
const OPEN_MONEY: Readonly<Record<OpenMoney['apa'], string>> = {
  DEBIT: 'Kartu debit belum dicocokkan',
  KREDIT: 'Kartu kredit belum dicocokkan',
  QRIS: 'QRIS belum dicocokkan',
  TRANSFER: 'Transfer belum dicocokkan',
  CAIR: 'Sudah cocok, belum dicairkan',
  KURANG: 'Kurang bayar belum lunas',
  JALAN: 'Uang di jalan belum diterima',
}

/** A closed day as it was closed. @throws Refusal TIDAK_DITEMUKAN */
export async function showClosing(ctx: StoreCtx, tgl: string) {
  const day = (await closedDay(ctx.db, ctx.kode_toko, tgl)) ?? refuse('TIDAK_DITEMUKAN')
  const document =
    (await closingDocument(ctx.db, ctx.kode_toko, day.no_tutup)) ?? refuse('TIDAK_DITEMUKAN')
  const { isi } = document
  const tertutup = await isBlind(ctx, day)
  return {
    no_tutup: day.no_tutup,
    tgl: day.tgl,
    ditutup_oleh: day.ditutup_oleh,
    ditutup_pada: day.ditutup_pada.toISOString(),
    catatan: document.keterangan ?? '',
    alasan_selisih: isi.alasan_selisih ?? '',
    hitungan_ditolak: isi.ditolak?.length ?? 0,
    alasan_mesin: isi.alasan_mesin ?? '',
    slip_ditolak: isi.slip_ditolak?.length ?? 0,
    tertutup,
    laci: tertutup ? [] : isi.laci.map(drawerAnswer),
    mesin: tertutup ? [] : (isi.mesin ?? []).map(machineAnswer),
    dokumen: isi.dokumen.map(kindAnswer(ctx.actor.level)),
    bayar: tertutup ? [] : isi.bayar.map(wayAnswer),
    keluar: tertutup ? [] : (isi.keluar ?? []).map(wayAnswer),
    rantai: { urut: document.urut, hash: document.hash.toString('hex') },
  }
}

/** What was counted last is what the books begin the open day with: kept back from who counts. */
async function isBlind(ctx: StoreCtx, { tgl, ditutup_pada }: ClosedRow): Promise<boolean> {
  if (SEES_ALL.includes(ctx.actor.level)) return false
  if (calendarDay(ditutup_pada) === calendarDay(ctx.now())) return false
  return (await lastClosed(ctx.db, ctx.kode_toko))?.tgl === tgl
}

const NOTICE_DAYS = 7

/** Differences an owner is told of: of every store at the head office, else of the own one. */
export async function showNotices(ctx: Ctx): Promise<AnswerOf<typeof noticesRoute>> {
  const { pool } = ctx.app
  const isHead = ctx.actor.tipe === 'PUSAT' && ctx.kode_toko === ctx.actor.kode_toko
  const stores = isHead ? await liveStores(pool) : [{ kode_toko: ctx.kode_toko }]
  const told: AnswerOf<typeof noticesRoute> = []
  for (const { kode_toko } of stores) {
    const found = await inStore(pool, kode_toko, db => closingNotices(db, kode_toko, NOTICE_DAYS))
    told.push(...found.map(notice => ({ kode_toko, ...notice })))
  }
  return told.sort((a, b) => (a.tgl < b.tgl ? 1 : -1))
}

/** What there is none of is not named. */
const named = ({ apa, n }: { apa: string; n: number }) =>
  n === 0 ? [] : [{ apa, rincian: String(n) }]

const wayAnswer = ({ cara, jumlah, total_rp }: WayRow) => ({ cara, jumlah, total: total_rp })

const kindAnswer = (level: Level) => (kind: KindRow) => ({
  jenis: kind.jenis,
  jumlah: kind.jumlah,
  total: isCostTotal(kind.jenis) && !seesCost(level) ? null : kind.total_rp,
  berat: mgToGram(kind.berat_mg),
  murni_ug: kind.murni_ug,
})
