import type { TitipanAwal } from '@kencana/contract/areas/akuntansi/rows'
import { postTitipanAwal } from '@kencana/domain/posting/saldo-awal'
import { type Opening, type OpeningRows, summed } from '../../../engines/document/opening/sums.ts'
import type { DecidedDocument } from '../../../engines/document/post-document.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { refuseRows } from '../../../platform/sheet/sheet-rows.ts'
import { bookOf } from '../../akun/index.ts'
import { salesFaults } from './known-sales.ts'

/**
 * The deposits a shop begins with, each a document and an open bon of its own.
 * @throws Refusal BARIS_SALAH, AKUN_BELUM_DIPETAKAN
 */
export async function openingDeposits(
  ctx: StoreCtx,
  incoming: OpeningRows<TitipanAwal>,
): Promise<Opening> {
  const { rows, place } = incoming
  refuseRows(await salesFaults(ctx, incoming))
  const book = await bookOf(ctx, 'SALDO_AWAL')
  refuseRows(twice(rows, place))
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
      jurnal: book(postTitipanAwal(row.jumlah)),
    })),
  }
}

/** An old number stands once: the same deposit is not brought in twice. */
function twice(
  rows: readonly TitipanAwal[],
  place: OpeningRows<TitipanAwal>['place'],
): Record<string, string> {
  const numbers = rows.map(({ no_lama }) => no_lama?.toUpperCase())
  const wrong = numbers.flatMap((no, i): [string, string][] =>
    no !== undefined && numbers.indexOf(no) < i
      ? [[place(i, 'no_lama'), `Nomor ${no} sudah ada di baris lain`]]
      : [],
  )
  return Object.fromEntries(wrong)
}

function documentOf(row: TitipanAwal, { tgl, muat }: OpeningRows<TitipanAwal>): DecidedDocument {
  const { nama, telp, jumlah, no_lama } = row
  const alamat = row.alamat ?? null
  const kode_sales = row.kode_sales ?? null
  const said = [no_lama === undefined ? [] : `Titipan lama ${no_lama}`, row.keterangan ?? []].flat()
  const keterangan = said.join(', ') || null
  return {
    jenis: 'AWAL_TITIPAN',
    awalan: 'DA',
    kunci_nomor: 'no_akhir',
    tgl,
    dokumen: {
      kode_sales,
      kode_customer: null,
      nama_customer: nama,
      telp_customer: telp,
      alamat_customer: alamat,
      total_rp: jumlah,
      keterangan,
      isi: { muat },
    },
    baru_lain: [
      {
        tabel: 'bon',
        baris: {
          jenis: 'TITIPAN',
          kode_member: null,
          ...{ nama, telp, alamat, kode_sales, keterangan },
          uang_rp: jumlah,
        },
      },
    ],
    jawaban: {},
  }
}
