import * as routes from '@kencana/contract/areas/uang/ajuan/ajuan-uang'
import { refuse } from '@kencana/contract/refusals'
import { ajuanShown } from '../../../engines/document/ajuan/read-ajuan.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { document, type Endpoint, read } from '../../../platform/http/endpoint.ts'
import { accountNames } from '../../akun/index.ts'
import { type AjuanRow, ajuan } from './ajuan.queries.ts'
import { approveMoney, refuseMoney, withdrawMoney } from './end-ajuan.ts'

export const ajuanEndpoints: readonly Endpoint[] = [
  read(routes.listAjuanUang, (ctx, { query }) => ajuan.page(ctx, query, shown)),
  read(routes.getAjuanUang, (ctx, { params }) => showAjuan(ctx, params.no_ajuan)),
  document(routes.approveUang, (ctx, { params }) => approveMoney(ctx, params.no_ajuan)),
  document(routes.refuseUang, (ctx, { params, body }) =>
    refuseMoney(ctx, params.no_ajuan, body.alasan),
  ),
  document(routes.withdrawUang, (ctx, { params, body }) =>
    withdrawMoney(ctx, params.no_ajuan, body.alasan),
  ),
]

/** One submission. @throws Refusal TIDAK_DITEMUKAN */
async function showAjuan(
  { db, kode_toko }: StoreCtx,
  nomor: string,
): Promise<routes.AjuanUangAnswer> {
  const row = (await ajuan.find(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const { nomor_akun } = row.isi
  const nama_akun = (await accountNames(db)).get(nomor_akun) ?? nomor_akun
  return { ...shown(row), nomor_akun, nama_akun }
}

function shown(row: AjuanRow): routes.AjuanUangRow {
  const { jenis, nama_transaksi, tempat, penyetuju } = row.isi
  const place =
    'laci' in tempat
      ? { laci: tempat.laci, kode_bank: null, no_rekening: null }
      : { laci: null, kode_bank: tempat.kode_bank, no_rekening: tempat.no_rekening }
  return {
    ...ajuanShown(row, row.alasan),
    jenis,
    arah: row.arah,
    kode_transaksi: row.kode_transaksi,
    nama_transaksi,
    jumlah: row.total_rp,
    keterangan: row.keterangan,
    ...place,
    penyetuju,
    no_kas: row.status === 'DISETUJUI' ? row.no_akhir : null,
  }
}
