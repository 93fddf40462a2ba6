import { type TitipanAnswer, titipan } from '@kencana/contract/areas/uang/titipan'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { checksShown } from '../../engines/document/checks/check-documents.ts'
import { journalsOf } from '../../engines/document/journal/read-journal.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { printsOf } from '../cetak/index.ts'
import { type BonStep, bonSteps, findBon, listBon, numbersOf } from './bon.queries.ts'
import { countedBy } from './slip-paper.ts'

/** A page of deposits. */
export async function titipanPage(
  ctx: StoreCtx,
  query: QueryOf<typeof titipan.list>,
): Promise<AnswerOf<typeof titipan.list>> {
  const page = pageWindow(query)
  const { count, rows } = await listBon(ctx.db, ctx.kode_toko, query, page)
  const data = rows.map(row => ({
    no_titipan: row.no_bon,
    tgl_system: row.tgl,
    pada: row.pada.toISOString(),
    user_id: row.user_id,
    nama_customer: row.nama,
    telp_customer: row.telp,
    kode_sales: row.kode_sales,
    masuk: row.masuk_rp,
    saldo: row.uang_rp,
    status: row.status,
  }))
  return { count, data, ...page }
}

/** One deposit with everything that became of it. @throws Refusal TIDAK_DITEMUKAN */
export async function showTitipan(ctx: StoreCtx, nomor: string): Promise<TitipanAnswer> {
  const bon = (await findBon(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const steps = await bonSteps(ctx.db, ctx.kode_toko, nomor)
  return {
    no_titipan: bon.no_bon,
    status: bon.status,
    tgl_system: bon.tgl,
    customer: {
      kode_member: bon.kode_member,
      nama: bon.nama,
      telp: bon.telp,
      alamat: bon.alamat,
    },
    kode_sales: bon.kode_sales,
    masuk: broughtIn(steps),
    saldo: bon.uang_rp,
    keterangan: bon.keterangan,
    riwayat: steps.map(({ sebelum_rp, saldo_rp, pada, ...step }) => ({
      ...step,
      pada: pada.toISOString(),
      jumlah: saldo_rp - sebelum_rp,
      saldo: saldo_rp,
    })),
    validasi: await checksShown(ctx, numbersOf(ctx.kode_toko, nomor)),
    dicetak: (await printsOf(ctx.db, ctx.kode_toko, countedBy(steps, nomor))).length,
  }
}

/**
 * The journals of a deposit's own documents, oldest first: what a sale used of it stands with the
 * sale, for those who may look at sales. @throws Refusal TIDAK_DITEMUKAN
 */
export async function journalOfTitipan(ctx: StoreCtx, nomor: string) {
  const bon = (await findBon(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const steps = await bonSteps(ctx.db, ctx.kode_toko, bon.no_bon)
  const own = steps.filter(({ jenis }) => OWN.includes(jenis))
  return journalsOf(
    ctx,
    own.map(step => step.nomor),
  )
}

const OWN: readonly string[] = [...titipan.kind.check.jenis, 'BATAL_TITIPAN']

/** What the customer left with the shop, what was undone not counted. */
function broughtIn(steps: readonly BonStep[]): number {
  const undone = new Set(steps.flatMap(({ membatalkan }) => membatalkan ?? []))
  return steps
    .filter(({ nomor, jenis }) => !undone.has(nomor) && IN.includes(jenis))
    .reduce((sum, { saldo_rp, sebelum_rp }) => sum + saldo_rp - sebelum_rp, 0)
}

const IN = ['TITIPAN', 'TAMBAH_TITIPAN']
