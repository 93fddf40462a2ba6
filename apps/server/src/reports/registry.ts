// Written by `npm run registry`; do not edit.
import type { ReportDefinition } from '../engines/report/define-report.ts'
import { jurnal } from './akuntansi/jurnal.ts'
import { neracaSaldo } from './akuntansi/neraca-saldo.ts'
import { akhirHari } from './hari/akhir-hari.ts'
import { eod } from './hari/eod.ts'
import { hutang } from './hutang/hutang.ts'
import { lelangHutang } from './hutang/lelang-hutang.ts'
import { penebusanDetail } from './hutang/penebusan-detail.ts'
import { authorization } from './otorisasi/authorization.ts'
import { otorisasi } from './otorisasi/otorisasi.ts'
import { penjualanDetail } from './penjualan/penjualan-detail.ts'
import { penjualanPerSales } from './penjualan/penjualan-per-sales.ts'
import { penjualan } from './penjualan/penjualan.ts'
import { perubahanHargaEmas } from './stock/perubahan-harga-emas.ts'
import { stockBarang } from './stock/stock-barang.ts'
import { stockPerBaki } from './stock/stock-per-baki.ts'
import { tambahBarang } from './stock/tambah-barang.ts'
import { titipan } from './titipan/titipan.ts'
import { nonCash } from './uang/non-cash.ts'

/** Every report there is: one file of this folder each, grouped by area. */
export const REPORTS: readonly ReportDefinition[] = [
  jurnal,
  neracaSaldo,
  akhirHari,
  eod,
  hutang,
  lelangHutang,
  penebusanDetail,
  authorization,
  otorisasi,
  penjualanDetail,
  penjualanPerSales,
  penjualan,
  perubahanHargaEmas,
  stockBarang,
  stockPerBaki,
  tambahBarang,
  titipan,
  nonCash,
]
