import { isCostTotal, seesCost } from '@kencana/contract/cost'
import type { Level } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { mgToGram } from '@kencana/domain/quantity'
import type { StoreCtx } from '../../platform/context.ts'
import { drawerAnswer, drawersToCount, nextDay } from './close-store.ts'
import {
  closedDay,
  closingDocument,
  documentTotals,
  type KindRow,
  lastClosed,
  openDay,
  openThings,
  type WayRow,
} from './tutup-toko.queries.ts'

/** The open day before closing. The cash by the books is kept back: the count is blind. */
export async function showState(ctx: StoreCtx) {
  const { db, kode_toko } = ctx
  const day = await openDay(db, kode_toko)
  const last = await lastClosed(db, kode_toko)
  const things = await openThings(db, kode_toko)
  const terbuka = [
    { apa: 'Nota tertahan', n: things.keranjang },
    { apa: 'Dokumen hutang belum divalidasi', n: things.validasi },
    { apa: 'Pesan belum terkirim', n: things.outbox },
  ]
  return {
    tgl_system: day?.tgl ?? null,
    tgl_berikut: day === undefined ? null : nextDay(day.tgl, ctx.now()),
    dibuka_pada: day?.dibuka_pada.toISOString() ?? null,
    laci: await drawersToCount(ctx),
    terbuka: terbuka.flatMap(named),
    perhatian: named({ apa: 'Hutang jatuh tempo', n: things.jatuh_tempo }),
    dokumen:
      day === undefined
        ? []
        : (await documentTotals(db, kode_toko, day.tgl)).map(kindAnswer(ctx.actor.level)),
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

/** A closed day as it was closed. @throws Refusal TIDAK_DITEMUKAN */
export async function showClosing(ctx: StoreCtx, tgl: string) {
  const day = (await closedDay(ctx.db, ctx.kode_toko, tgl)) ?? refuse('TIDAK_DITEMUKAN')
  const document =
    (await closingDocument(ctx.db, ctx.kode_toko, day.no_tutup)) ?? refuse('TIDAK_DITEMUKAN')
  return {
    no_tutup: day.no_tutup,
    tgl: day.tgl,
    ditutup_oleh: day.ditutup_oleh,
    ditutup_pada: day.ditutup_pada.toISOString(),
    catatan: document.keterangan ?? '',
    laci: document.isi.laci.map(drawerAnswer),
    dokumen: document.isi.dokumen.map(kindAnswer(ctx.actor.level)),
    bayar: document.isi.bayar.map(wayAnswer),
    keluar: (document.isi.keluar ?? []).map(wayAnswer),
    rantai: { urut: document.urut, hash: document.hash.toString('hex') },
  }
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
