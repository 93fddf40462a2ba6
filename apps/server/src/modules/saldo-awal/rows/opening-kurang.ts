import type { KurangAwal } from '@kencana/contract/areas/akuntansi/rows'
import { postKurangAwal } from '@kencana/domain/posting/saldo-awal'
import { janjiTerlaluLama } from '@kencana/domain/uang/janji-bayar'
import { type Opening, type OpeningRows, summed } from '../../../engines/document/opening/sums.ts'
import type { DecidedDocument } from '../../../engines/document/post-document.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { refuseRows } from '../../../platform/sheet/sheet-rows.ts'
import { bookOf } from '../../akun/index.ts'
import { salesFaults } from './known-sales.ts'

/**
 * What customers were short of notas of before, each a document and an open debt of its own, which
 * is paid as any other. @throws Refusal BARIS_SALAH, AKUN_BELUM_DIPETAKAN
 */
export async function openingShort(
  ctx: StoreCtx,
  incoming: OpeningRows<KurangAwal>,
): Promise<Opening> {
  const { rows } = incoming
  refuseRows({ ...(await salesFaults(ctx, incoming)), ...faultsOf(incoming) })
  const book = await bookOf(ctx, 'SALDO_AWAL')
  return {
    sums: summed(
      rows.map(({ jumlah }) => ({ jumlah: 1, rupiah: jumlah, berat_mg: 0, murni_ug: 0 })),
    ),
    rincian: [],
    janggal: [],
    own: async () => ({}),
    jurnal: [],
    parts: rows.map(row => ({
      ...documentOf(row, incoming),
      jurnal: book(postKurangAwal(row.jumlah)),
    })),
  }
}

const LATER = { teks: 'Tanggal sesudah hari bisnis yang buka' } as const
const TOO_LATE = { teks: 'Tanggal janji paling lama satu tahun lagi' } as const
const BEFORE_NOTA = { teks: 'Tanggal janji sebelum tanggal notanya' } as const

function faultsOf({ rows, place, tgl }: OpeningRows<KurangAwal>): Record<string, string> {
  const faults: Record<string, string> = {}
  const seen = new Set<string>()
  rows.forEach((row, i) => {
    const { tgl_nota, tgl_janji } = row
    const nota = row.no_faktur_jual.toUpperCase()
    if (seen.has(nota)) faults[place(i, 'no_faktur_jual')] = `Nota ${nota} sudah ada di baris lain`
    seen.add(nota)
    if (tgl_nota > tgl) faults[place(i, 'tgl_nota')] = LATER.teks
    if (tgl_janji === undefined) return
    if (tgl_janji < tgl_nota) faults[place(i, 'tgl_janji')] = BEFORE_NOTA.teks
    else if (janjiTerlaluLama(tgl_janji, tgl)) faults[place(i, 'tgl_janji')] = TOO_LATE.teks
  })
  return faults
}

function documentOf(row: KurangAwal, { tgl, muat }: OpeningRows<KurangAwal>): DecidedDocument {
  const { nama, telp, jumlah, no_faktur_jual, tgl_nota } = row
  const kode_sales = row.kode_sales ?? null
  // without a promise it is due from the first day
  const tgl_janji = row.tgl_janji ?? tgl
  const said = [`Nota lama ${no_faktur_jual} tanggal ${tgl_nota}`, row.keterangan ?? []].flat()
  const keterangan = said.join(', ')
  return {
    jenis: 'AWAL_KURANG_BAYAR',
    awalan: 'KA',
    kunci_nomor: 'no_akhir',
    tgl,
    dokumen: {
      kode_sales,
      kode_customer: null,
      nama_customer: nama,
      telp_customer: telp,
      total_rp: jumlah,
      keterangan,
      isi: { muat, no_faktur_jual, tgl_nota, tgl_janji },
    },
    baru_lain: [
      {
        tabel: 'bon',
        baris: {
          jenis: 'KURANG_BAYAR',
          kode_member: null,
          ...{ nama, telp, alamat: null, kode_sales, keterangan, no_faktur_jual, tgl_janji },
          uang_rp: jumlah,
        },
      },
    ],
    jawaban: {},
  }
}
