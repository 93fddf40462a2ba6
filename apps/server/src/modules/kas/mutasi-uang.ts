import {
  type MutasiAnswer,
  mutasiBank,
  mutasiCash,
  postMutasiBank,
  postMutasiCash,
} from '@kencana/contract/areas/uang/mutasi'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { postMutasi } from '@kencana/domain/posting/kas'
import { type MutasiFault, mutasiFault } from '@kencana/domain/terms/mutasi-uang'
import { dayAsSeen } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { documentEndpoints } from '../../engines/document/serve/document-endpoints.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { document, type Endpoint } from '../../platform/http/endpoint.ts'
import { sql } from '../../platform/sql.ts'
import { bookedJournal } from '../akun/index.ts'
import { kodeOf } from './kas.queries.ts'
import { headOf, moneyDocuments, type Stored } from './money-documents.ts'
import { drawerIn, placeOf } from './places.ts'

type Body = BodyOf<typeof postMutasiBank>

/** The two kinds of mutations: how their documents are called. */
const KINDS = {
  BANK: { jenis: 'MUTASI_UANG_BANK', awalan: 'MB' },
  CASH: { jenis: 'MUTASI_UANG_CASH', awalan: 'MC' },
} as const

/** Moves money from one place of the shop to another (04-domain B18 #28). */
const moveMoney = (
  ctx: Ctx,
  jenis: 'BANK' | 'CASH',
  body: Body,
): Promise<AnswerOf<typeof postMutasiBank>> =>
  runDocument(ctx, { isLocking: true, decide: store => decideMove(store, jenis, body) })

async function decideMove(
  ctx: StoreCtx,
  jenis: 'BANK' | 'CASH',
  body: Body,
): Promise<DecidedDocument> {
  const { asal, asal_rekening, tujuan, tujuan_rekening, jumlah, keterangan, kategori, laci } = body
  const fault = mutasiFault(jenis, body)
  if (fault !== null) refuseFault(fault)
  const tgl = await dayAsSeen(ctx, body.tgl_system)
  await kodeOf(ctx.db, kategori, ['MUTASI'])
  const from = await placeOf(ctx, {
    kode: asal,
    no_rekening: asal_rekening,
    laci,
    field: 'asal_rekening',
  })
  const to = await placeOf(ctx, {
    kode: tujuan,
    no_rekening: tujuan_rekening,
    laci,
    field: 'tujuan_rekening',
  })
  return {
    ...KINDS[jenis],
    kunci_nomor: 'no_mutasi',
    tgl,
    dokumen: {
      total_rp: jumlah,
      keterangan,
      isi: { asal, asal_rekening, tujuan, tujuan_rekening, kategori, laci: drawerIn(from, to) },
    },
    jurnal: await bookedJournal(ctx, 'MUTASI_UANG', postMutasi(jumlah, from, to)),
    jawaban: {},
  }
}

function refuseFault(fault: MutasiFault): never {
  if (fault === 'SAMA') return refuse('REKENING_SAMA')
  if (fault === 'BEDA_JENIS') return refuse('MUTASI_BEDA_JENIS')
  return refuse('TIDAK_LENGKAP', {}, { [fault.toLowerCase()]: 'Harus Diisi' })
}

interface Moved {
  readonly asal: string
  readonly asal_rekening: string
  readonly tujuan: string
  readonly tujuan_rekening: string
  readonly kategori: string
  readonly laci: string | null
}

const shown = ({ total_rp, keterangan, isi }: Stored<Moved>) => ({
  asal: isi.asal,
  asal_rekening: isi.asal_rekening,
  tujuan: isi.tujuan,
  tujuan_rekening: isi.tujuan_rekening,
  jumlah: total_rp,
  keterangan: keterangan ?? '',
  kategori: isi.kategori,
  laci: isi.laci,
})

const FOUND = sql`d.keterangan, d.isi->>'kategori', d.isi->>'asal', d.isi->>'asal_rekening',
  d.isi->>'tujuan', d.isi->>'tujuan_rekening'`
const REVERSAL = { jenis: 'BATAL_MUTASI', awalan: 'MX' } as const

const detail = (row: Stored<Moved>): MutasiAnswer => ({
  no_mutasi: row.nomor,
  ...headOf(row),
  ...shown(row),
})

const bank = moneyDocuments({ ...KINDS.BANK, reversal: REVERSAL, found: FOUND, shown, detail })
const cash = moneyDocuments({ ...KINDS.CASH, reversal: REVERSAL, found: FOUND, shown, detail })

export const mutasiEndpoints: readonly Endpoint[] = [
  document(postMutasiBank, (ctx, { body }) => moveMoney(ctx, 'BANK', body)),
  document(postMutasiCash, (ctx, { body }) => moveMoney(ctx, 'CASH', body)),
  ...documentEndpoints(mutasiBank, bank),
  ...documentEndpoints(mutasiCash, cash),
]
