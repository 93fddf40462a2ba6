// Written by `npm run registry`; do not edit.
import type { ReportDefinition } from '../engines/report/define-report.ts'
import { bukuBesar } from './akuntansi/buku-besar.ts'
import { jurnal } from './akuntansi/jurnal.ts'
import { labaRugi } from './akuntansi/laba-rugi.ts'
import { neracaEmas } from './akuntansi/neraca-emas.ts'
import { neracaSaldo } from './akuntansi/neraca-saldo.ts'
import { neraca } from './akuntansi/neraca.ts'
import { piutangPenjualan } from './bon/piutang-penjualan.ts'
import { titipan } from './bon/titipan.ts'
import { hancurBarang } from './gerak/hancur-barang.ts'
import { kartuStock } from './gerak/kartu-stock.ts'
import { mutasiStock } from './gerak/mutasi-stock.ts'
import { pindahBarang } from './gerak/pindah-barang.ts'
import { timbangBaki } from './gerak/timbang-baki.ts'
import { umurBarang } from './gerak/umur-barang.ts'
import { akhirHari } from './hari/akhir-hari.ts'
import { eod } from './hari/eod.ts'
import { transaksiHarian } from './hari/transaksi-harian.ts'
import { batalHutang } from './hutang/batal-hutang.ts'
import { bungaHutang } from './hutang/bunga-hutang.ts'
import { hutangJatuhTempo } from './hutang/hutang-jatuh-tempo.ts'
import { hutangOutstanding } from './hutang/hutang-outstanding.ts'
import { hutang } from './hutang/hutang.ts'
import { lelangHutang } from './hutang/lelang-hutang.ts'
import { penebusanDetail } from './hutang/penebusan-detail.ts'
import { authorization } from './otorisasi/authorization.ts'
import { jejakAudit } from './otorisasi/jejak-audit.ts'
import { otorisasi } from './otorisasi/otorisasi.ts'
import { pph22 } from './pajak/pph22.ts'
import { ppnKeluaran } from './pajak/ppn-keluaran.ts'
import { barangBatal } from './pembelian/barang-batal.ts'
import { batalPembelian } from './pembelian/batal-pembelian.ts'
import { hancurPembelian } from './pembelian/hancur-pembelian.ts'
import { margin } from './pembelian/margin.ts'
import { pembelianDetail } from './pembelian/pembelian-detail.ts'
import { pembelianPerFaktur } from './pembelian/pembelian-per-faktur.ts'
import { pembelianPerKondisi } from './pembelian/pembelian-per-kondisi.ts'
import { pembelianPerSales } from './pembelian/pembelian-per-sales.ts'
import { pembelian } from './pembelian/pembelian.ts'
import { transaksiBesar } from './pembelian/transaksi-besar.ts'
import { analisisPenjualan } from './penjualan/analisis-penjualan.ts'
import { batalPenjualan } from './penjualan/batal-penjualan.ts'
import { bonusSales } from './penjualan/bonus-sales.ts'
import { kupon } from './penjualan/kupon.ts'
import { penjualanDetail } from './penjualan/penjualan-detail.ts'
import { penjualanPerBayar } from './penjualan/penjualan-per-bayar.ts'
import { penjualanPerJenis } from './penjualan/penjualan-per-jenis.ts'
import { penjualanPerKadar } from './penjualan/penjualan-per-kadar.ts'
import { penjualanPerSales } from './penjualan/penjualan-per-sales.ts'
import { penjualan } from './penjualan/penjualan.ts'
import { potongan } from './penjualan/potongan.ts'
import { rekapPembelian } from './rekap/rekap-pembelian.ts'
import { rekapPenjualan } from './rekap/rekap-penjualan.ts'
import { rekapToko } from './rekap/rekap-toko.ts'
import { kirimCuci } from './sepuhan/kirim-cuci.ts'
import { sortir } from './sepuhan/sortir.ts'
import { stockCuciManual } from './sepuhan/stock-cuci-manual.ts'
import { terimaSepuhan } from './sepuhan/terima-sepuhan.ts'
import { validasiSusut } from './sepuhan/validasi-susut.ts'
import { wastingSepuhan } from './sepuhan/wasting-sepuhan.ts'
import { analisisHargaBarang } from './stock/analisis-harga-barang.ts'
import { emasHarian } from './stock/emas-harian.ts'
import { kelompokBarang } from './stock/kelompok-barang.ts'
import { perputaranStock } from './stock/perputaran-stock.ts'
import { perubahanHargaEmas } from './stock/perubahan-harga-emas.ts'
import { stockBarang } from './stock/stock-barang.ts'
import { stockPerBaki } from './stock/stock-per-baki.ts'
import { stockPerKadar } from './stock/stock-per-kadar.ts'
import { tambahBarang } from './stock/tambah-barang.ts'
import { tukarTambah } from './tukar-tambah/tukar-tambah.ts'
import { bank } from './uang/bank.ts'
import { biaya } from './uang/biaya.ts'
import { gesekTunai } from './uang/gesek-tunai.ts'
import { kas } from './uang/kas.ts'
import { kirimUangPusat } from './uang/kirim-uang-pusat.ts'
import { mutasiUang } from './uang/mutasi-uang.ts'
import { nonCash } from './uang/non-cash.ts'
import { rekonsiliasiBank } from './uang/rekonsiliasi-bank.ts'
import { terimaUang } from './uang/terima-uang.ts'

/** Every report there is: one file of this folder each, grouped by area. */
export const REPORTS: readonly ReportDefinition[] = [
  bukuBesar,
  jurnal,
  labaRugi,
  neracaEmas,
  neracaSaldo,
  neraca,
  piutangPenjualan,
  titipan,
  hancurBarang,
  kartuStock,
  mutasiStock,
  pindahBarang,
  timbangBaki,
  umurBarang,
  akhirHari,
  eod,
  transaksiHarian,
  batalHutang,
  bungaHutang,
  hutangJatuhTempo,
  hutangOutstanding,
  hutang,
  lelangHutang,
  penebusanDetail,
  authorization,
  jejakAudit,
  otorisasi,
  pph22,
  ppnKeluaran,
  barangBatal,
  batalPembelian,
  hancurPembelian,
  margin,
  pembelianDetail,
  pembelianPerFaktur,
  pembelianPerKondisi,
  pembelianPerSales,
  pembelian,
  transaksiBesar,
  analisisPenjualan,
  batalPenjualan,
  bonusSales,
  kupon,
  penjualanDetail,
  penjualanPerBayar,
  penjualanPerJenis,
  penjualanPerKadar,
  penjualanPerSales,
  penjualan,
  potongan,
  rekapPembelian,
  rekapPenjualan,
  rekapToko,
  kirimCuci,
  sortir,
  stockCuciManual,
  terimaSepuhan,
  validasiSusut,
  wastingSepuhan,
  analisisHargaBarang,
  emasHarian,
  kelompokBarang,
  perputaranStock,
  perubahanHargaEmas,
  stockBarang,
  stockPerBaki,
  stockPerKadar,
  tambahBarang,
  tukarTambah,
  bank,
  biaya,
  gesekTunai,
  kas,
  kirimUangPusat,
  mutasiUang,
  nonCash,
  rekonsiliasiBank,
  terimaUang,
]
