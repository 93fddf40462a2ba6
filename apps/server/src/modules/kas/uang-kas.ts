import {
  type ArahUang,
  postUangBank,
  postUangKas,
  uangBank,
  uangKas,
} from '@kencana/contract/areas/uang/uang-kas'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { Place } from '@kencana/domain/posting/kas'
import { CASH } from '@kencana/domain/terms/mutasi-uang'
import { demandPayable } from '../../engines/document/cash/payable-cash.ts'
import { dayAsSeen } from '../../engines/document/open-day.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { documentEndpoints } from '../../engines/document/serve/document-endpoints.ts'
import type { Needed } from '../../engines/grants/approved.ts'
import { grantsFor } from '../../engines/grants/use-grant.ts'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { document, type Endpoint } from '../../platform/http/endpoint.ts'
import { sql } from '../../platform/sql.ts'
import { isValidated, submissionOf } from './ajuan/submit-uang.ts'
import { approvalFor } from './decide-keluar.ts'
import { type KodeRow, kodeOf, lockPayer, paidAlone } from './kas.queries.ts'
import { BANK, KAS, type Money, moneyDocument, moneyJournal } from './money-book.ts'
import { headOf, moneyDocuments, type Stored } from './money-documents.ts'
import { drawerIn, placeOf } from './places.ts'

const ARAH: Readonly<Record<KodeRow['jenis'], ArahUang>> = {
  BIAYA: 'KELUAR',
  MASUK: 'MASUK',
  MUTASI: 'PINDAH',
}

/** Cash by a kode transaksi, whose account is the other side (04-domain B18 #43). */
const moveCash = (
  ctx: Ctx,
  body: BodyOf<typeof postUangKas>,
): Promise<AnswerOf<typeof postUangKas>> =>
  runDocument(ctx, {
    isLocking: true,
    otorisasi: body.otorisasi,
    decide: store => decideCash(store, body),
  })

async function decideCash(
  ctx: StoreCtx,
  body: BodyOf<typeof postUangKas>,
): Promise<DecidedDocument> {
  const { kode_transaksi, laci, laci_tujuan } = body
  const kode = await kodeOf(ctx.db, kode_transaksi, ['BIAYA', 'MASUK', 'MUTASI'])
  const from = await drawer(ctx, laci)
  if (kode.jenis !== 'MUTASI') {
    if (laci_tujuan !== undefined) refuse('TIDAK_LENGKAP', {}, { laci_tujuan: 'Harus kosong' })
    return decided(ctx, KAS, kode, body, from)
  }
  if (laci_tujuan === undefined) refuse('TIDAK_LENGKAP', {}, { laci_tujuan: 'Harus Diisi' })
  const to = await drawer(ctx, laci_tujuan)
  if (drawerIn(from) === drawerIn(to)) {
    refuse('TIDAK_LENGKAP', {}, { laci_tujuan: 'Pilih laci lain' })
  }
  return decided(ctx, KAS, kode, body, from, to)
}

const drawer = (ctx: StoreCtx, laci: string | undefined): Promise<Place> =>
  placeOf(ctx, { kode: CASH, no_rekening: '', laci, field: 'laci' })

/** The same for an account of the shop. */
const moveBank = (
  ctx: Ctx,
  body: BodyOf<typeof postUangBank>,
): Promise<AnswerOf<typeof postUangBank>> =>
  runDocument(ctx, {
    isLocking: true,
    otorisasi: body.otorisasi,
    decide: async store => {
      const { kode_transaksi, kode_bank, no_rekening } = body
      const kode = await kodeOf(store.db, kode_transaksi, ['BIAYA', 'MASUK'])
      const place = await placeOf(store, { kode: kode_bank, no_rekening, field: 'no_rekening' })
      return decided(store, BANK, kode, body, place)
    },
  })

interface Typed {
  readonly jumlah: number
  readonly keterangan: string
  readonly tgl_system?: string | undefined
  readonly otorisasi?: string | undefined
}

/**
 * What is written of money: its document, or where the store has it validated by another its
 * submission. What goes from drawer to drawer is neither in nor out.
 */
async function decided(
  ctx: StoreCtx,
  kind: typeof KAS | typeof BANK,
  kode: KodeRow,
  { jumlah, keterangan, tgl_system, otorisasi }: Typed,
  tempat: Place,
  tujuan?: Place,
): Promise<DecidedDocument> {
  const { kode_transaksi, nama_transaksi } = kode
  const nomor_akun = tujuan === undefined ? accountOf(kode) : ''
  const arah = ARAH[kode.jenis]
  const said = { kind, arah, kode_transaksi, nama_transaksi, jumlah, keterangan, tempat, tujuan }
  const tgl = await dayAsSeen(ctx, tgl_system)
  // Nobody approves what cannot be booked.
  const jurnal = await moneyJournal(ctx, said, nomor_akun)
  demandPayable(kind.jenis, jurnal)
  const isSubmitted = arah !== 'PINDAH' && (await isValidated(ctx))
  // Before a grant is asked for: a page of an older version would say that it was booked.
  if (isSubmitted && !ctx.understands('uang')) refuse('LAYAR_LAMA')
  const butuh = arah === 'KELUAR' ? await approvalOf(ctx, kode, jumlah, tgl) : []
  const { id, penyetuju, uses } = await grantsFor(ctx, butuh, otorisasi)
  const money: Money = { ...said, otorisasi: id, penyetuju }
  if (isSubmitted) return submissionOf(money, { tgl, nomor_akun, uses })
  return { ...moneyDocument(money, tgl, jurnal), otorisasi: uses }
}

/** The other side. @throws Refusal KODE_TANPA_AKUN */
const accountOf = ({ nomor_akun, kode_transaksi: kode }: KodeRow): string =>
  nomor_akun ?? refuse('KODE_TANPA_AKUN', { kode })

/** Who must approve that it goes out; one person's payments of a day one after the other. */
async function approvalOf(
  { db, kode_toko, actor: { user_id } }: StoreCtx,
  { golongan, nama_transaksi: apa }: KodeRow,
  jumlah: number,
  tgl: string,
): Promise<Needed[]> {
  await lockPayer(db, kode_toko, user_id)
  const { BATAS_UANG_KELUAR } = await storeSettings(db, kode_toko)
  const sudah = await paidAlone(db, kode_toko, user_id, tgl)
  const batas = Number(BATAS_UANG_KELUAR)
  const left = Math.max(0, batas - sudah)
  return approvalFor({ jumlah, golongan, sudah, batas }).map(kategori => ({
    kategori,
    hal: [
      {
        apa,
        nilai: ['KELUAR', jumlah],
        // What an owner draws has no bound.
        ...(kategori === 'PRIVE' ? {} : { batas: ['SISA_BATAS', left] as const }),
      } as const,
    ],
  }))
}

interface Said {
  readonly kode_transaksi: string
  readonly nama_transaksi: string
  readonly arah: ArahUang
  /** Who submitted it, where another validated it. */
  readonly ajuan?: { readonly no_ajuan: string; readonly user_id: string }
}
type OfDrawer = Said & { readonly laci: string; readonly laci_tujuan: string | null }
type OfAccount = Said & { readonly kode_bank: string; readonly no_rekening: string }

const shown = <Isi extends Said>({ total_rp, keterangan, isi }: Stored<Isi>) => ({
  kode_transaksi: isi.kode_transaksi,
  nama_transaksi: isi.nama_transaksi,
  arah: isi.arah,
  jumlah: total_rp,
  keterangan: keterangan ?? '',
})
const cashShown = (row: Stored<OfDrawer>) => ({
  ...shown(row),
  laci: row.isi.laci,
  laci_tujuan: row.isi.laci_tujuan,
})
const bankShown = (row: Stored<OfAccount>) => ({
  ...shown(row),
  kode_bank: row.isi.kode_bank,
  no_rekening: row.isi.no_rekening,
})

const submitter = ({ isi: { ajuan } }: Stored<Said>) => ({
  no_ajuan: ajuan?.no_ajuan ?? null,
  diajukan_oleh: ajuan?.user_id ?? null,
})

const FOUND = sql`d.keterangan, d.isi->>'kode_transaksi', d.isi->>'nama_transaksi',
  d.isi->>'laci', d.isi->>'no_rekening', d.isi->'ajuan'->>'no_ajuan', d.isi->'ajuan'->>'user_id'`

const cash = moneyDocuments({
  ...KAS,
  reversal: { jenis: 'BATAL_UANG_KAS', awalan: 'UX' },
  found: FOUND,
  shown: cashShown,
  detail: row => ({ no_kas: row.nomor, ...headOf(row), ...submitter(row), ...cashShown(row) }),
})
const bank = moneyDocuments({
  ...BANK,
  reversal: { jenis: 'BATAL_UANG_BANK', awalan: 'UY' },
  found: FOUND,
  shown: bankShown,
  detail: row => ({ no_kas: row.nomor, ...headOf(row), ...submitter(row), ...bankShown(row) }),
})

export const uangEndpoints: readonly Endpoint[] = [
  document(postUangKas, (ctx, { body }) => moveCash(ctx, body)),
  document(postUangBank, (ctx, { body }) => moveBank(ctx, body)),
  ...documentEndpoints(uangKas, cash),
  ...documentEndpoints(uangBank, bank),
]
