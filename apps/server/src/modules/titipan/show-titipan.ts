import { type TitipanAnswer, titipan } from '@kencana/contract/areas/uang/titipan'
import { refuse } from '@kencana/contract/refusals'
import { formatRupiah } from '@kencana/domain/quantity'
import { checksShown } from '../../engines/document/checks/check-documents.ts'
import type { ReceiptFacts } from '../../engines/document/serve/receipts.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { printsOf } from '../cetak/index.ts'
import { type BonStep, bonSteps, findBon, numbersOf } from './bon.queries.ts'
import { countedBy } from './slip-paper.ts'

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
 * A deposit's own documents, oldest first, whose journals are shown: what a sale used of it stands
 * with the sale, for those who may look at sales. @throws Refusal TIDAK_DITEMUKAN
 */
export async function ownDocuments({ db, kode_toko }: StoreCtx, nomor: string) {
  const bon = (await findBon(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const steps = await bonSteps(db, kode_toko, bon.no_bon)
  return steps.filter(({ jenis }) => OWN.includes(jenis)).map(step => step.nomor)
}

const OWN: readonly string[] = [
  ...titipan.kind.check.jenis,
  ...['BATAL_TITIPAN', 'AWAL_TITIPAN', 'BATAL_AWAL_TITIPAN'],
]

/** What the customer left with the shop, what was undone not counted. */
function broughtIn(steps: readonly BonStep[]): number {
  const undone = new Set(steps.flatMap(({ membatalkan }) => membatalkan ?? []))
  return steps
    .filter(({ nomor, jenis }) => !undone.has(nomor) && IN.includes(jenis))
    .reduce((sum, { saldo_rp, sebelum_rp }) => sum + saldo_rp - sebelum_rp, 0)
}

/** A purchase may be paid into a deposit, and a shop may begin with one. */
const IN = ['TITIPAN', 'TAMBAH_TITIPAN', 'PEMBELIAN', 'AWAL_TITIPAN']

/** What a customer is sent of a deposit. */
export function depositTold(bon: TitipanAnswer): ReceiptFacts<(typeof titipan)['kind']['receipt']> {
  return {
    tgl: bon.tgl_system,
    nama: bon.customer.nama,
    telp: bon.customer.telp,
    kode_sales: bon.kode_sales,
    lines: {
      dataJualGrouped: bon.riwayat.map(step => ({
        nomor: step.nomor,
        jenis: step.jenis,
        tgl: step.tgl,
        jumlah: step.jumlah,
        saldo: step.saldo,
      })),
    },
    told: {
      kode: 'TITIPAN',
      facts: { total: formatRupiah(bon.masuk), saldo: formatRupiah(bon.saldo) },
    },
  }
}
