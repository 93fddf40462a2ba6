import { JENIS_LEBUR } from '@kencana/contract/names/stok/steps'
import type { Row } from '@kencana/contract/papers/kind'
import { notaLantak } from '@kencana/contract/papers/kinds/stok/nota-lantak'
import { slipLebur } from '@kencana/contract/papers/kinds/stok/slip-lebur'
import { refuse } from '@kencana/contract/refusals'
import { formatFine, formatGram, formatRupiah } from '@kencana/domain/quantity'
import type { StatusLantak } from '@kencana/domain/stok/lebur'
import { storeFrame, storeValues } from '../../engines/paper/store-frame.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { jakartaMinute } from '../../platform/format.ts'
import { countedSlip, type SlipFacts } from '../cetak/index.ts'
import {
  type BarRow,
  type BarStep,
  barSteps,
  findBar,
  findGone,
  type GoneRow,
  kadarNames,
  latestBar,
} from './lebur.queries.ts'

/** A slip that is printed later must not pass for a bar that still lies in the shop. */
const NO_LONGER: Readonly<Record<StatusLantak, string | null>> = {
  ADA: null,
  TERJUAL: 'SUDAH DIJUAL',
  DISERAHKAN: 'SUDAH DISERAHKAN',
  BATAL: 'DIBATALKAN',
}

interface Melt {
  readonly bar: BarRow
  readonly steps: readonly BarStep[]
}

const findMelt = async ({ db, kode_toko }: StoreCtx, nomor: string): Promise<Melt> => ({
  bar: (await findBar(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN'),
  steps: await barSteps(db, kode_toko, nomor),
})

/** What was melted, the bar, what was lost. */
export const slip = countedSlip<Melt>({
  kind: slipLebur,
  find: findMelt,
  latest: ({ db, kode_toko }) => latestBar(db, kode_toko, ['LEBUR']),
  nomor: ({ bar }) => bar.no_lebur,
  at: ({ bar }) => bar.pada,
  facts: meltFacts,
})

interface Gone extends Melt {
  readonly gone: GoneRow
}

/** What a bar left with, for who has it now. */
export const nota = countedSlip<Gone>({
  kind: notaLantak,
  find: async (ctx, nomor) => ({
    ...(await findMelt(ctx, nomor)),
    gone: (await findGone(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN'),
  }),
  latest: ({ db, kode_toko }) => latestBar(db, kode_toko, ['JUAL_LANTAK', 'SERAH_LANTAK']),
  nomor: ({ gone }) => gone.nomor,
  at: ({ gone }) => gone.pada,
  facts: async (ctx, { bar, gone }) => ({
    values: {
      ...(await written(ctx, gone)),
      ...ofBar(bar),
      judul: gone.jenis === 'JUAL_LANTAK' ? 'NOTA LANTAK' : 'TANDA SERAH LANTAK',
      status_slip: null,
      no_lebur: bar.no_lebur,
      pihak: gone.nama_customer,
      telp_pihak: gone.telp_customer,
      npwp_pihak: gone.npwp,
      harga: gone.total_rp,
      // A tax of nothing is not printed.
      ppn: gone.ppn_rp || null,
      pph22: gone.pph22_rp,
      total: paidFor(gone),
      dibayar: paidBy(gone),
      no_bukti: gone.no_bukti,
      keterangan: gone.keterangan,
    },
    lists: {},
  }),
})

/** With PPh 22 and what coins could not make. */
const paidFor = ({ total_rp, pph22_rp, pembulatan_rp }: GoneRow): number =>
  total_rp + (pph22_rp ?? 0) + (pembulatan_rp ?? 0)

const paidBy = ({ jenis, bayar, kembali_rp }: GoneRow): string =>
  jenis === 'SERAH_LANTAK'
    ? 'Mengurangi hutang kepada supplier'
    : [
        ...bayar.map(({ cara, jumlah_rp }) => `${cara} ${formatRupiah(jumlah_rp)}`),
        ...(kembali_rp > 0 ? [`kembali ${formatRupiah(kembali_rp)}`] : []),
      ].join(', ')

async function meltFacts(ctx: StoreCtx, { bar, steps }: Melt): Promise<SlipFacts> {
  const [melted = refuse('TIDAK_DITEMUKAN')] = steps
  const { bahan = [] } = melted.isi
  const [berat_bahan, murni_bahan] = [
    bahan.reduce((sum, part) => sum + part.berat_mg, 0),
    bahan.reduce((sum, part) => sum + part.murni_ug, 0),
  ]
  const names = await kadarNames(
    ctx.db,
    bahan.map(({ kode_kadar }) => kode_kadar),
  )
  return {
    values: {
      ...(await written(ctx, { ...melted, nomor: bar.no_lebur })),
      ...ofBar(bar),
      judul: slipLebur.label.toUpperCase(),
      status_slip: NO_LONGER[bar.status],
      bahan: JENIS_LEBUR[bar.jenis],
      ...{ berat_bahan, murni_bahan },
      dilebur:
        bar.jenis === 'ABU'
          ? `Dilebur ${formatGram(berat_bahan)} g abu`
          : `Dilebur ${formatGram(berat_bahan)} g, emas murni ${formatFine(murni_bahan)} g`,
      beda: bar.jenis === 'ABU' ? null : differenceSaid(melted.isi),
      penyetuju: melted.penyetuju,
      keterangan: melted.keterangan,
    },
    lists: {
      isi: bahan.map(({ kode_kadar, berat_mg, murni_ug }) => ({
        kadar: names.get(kode_kadar) ?? kode_kadar,
        ...{ berat: berat_mg, murni: murni_ug },
      })),
    },
  }
}

/** What the assay found less, or more, than what went in. */
function differenceSaid({ susut_ug = 0, izin_ug = 0, lebih_ug = 0, naik_ug = 0 }: BarStep['isi']) {
  if (naik_ug > 0) return `Lebih menurut uji, emas murni ${formatFine(naik_ug)} g`
  const [susut, izin, lebih] = [susut_ug, izin_ug, lebih_ug].map(formatFine)
  return `Susut emas murni ${susut} g, diizinkan ${izin} g, melebihi izin ${lebih} g`
}

const ofBar = ({ berat_mg, uji_permyriad, no_uji, murni_ug }: BarRow): Row => ({
  ...{ berat: berat_mg, murni: murni_ug, no_uji },
  kadar_uji: String(uji_permyriad / 10),
})

/** The store, the number, who wrote it and when. */
async function written(
  ctx: StoreCtx,
  of: Pick<GoneRow, 'nomor' | 'tgl' | 'pada' | 'user_id'>,
): Promise<Row> {
  return {
    ...storeValues(await storeFrame(ctx, null)),
    nomor: of.nomor,
    tgl_system: of.tgl,
    jam: jakartaMinute(of.pada.toISOString()).slice(-5),
    user_id: of.user_id,
  }
}

/** Of the designer's preview. */
export const barPaperSources = [slip.source, nota.source]
