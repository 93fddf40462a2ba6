import { cutAddressReport } from '@kencana/domain/receipt'
import { endpoints as messages } from './engines/courier/courier.routes.ts'
import type { Receiver } from './engines/courier/receivers.ts'
import { paperEndpoints } from './engines/paper/paper-endpoints.ts'
import { reportEndpoints } from './engines/report/report.routes.ts'
import { endpoints as akun } from './modules/akun/index.ts'
import {
  endpoints as barang,
  labelSource,
  refersTo as ofBarang,
  slipSources,
} from './modules/barang/index.ts'
import { endpoints as berita } from './modules/berita/index.ts'
import { endpoints as cuci, refersTo as ofCuci } from './modules/cuci/index.ts'
import { endpoints as cuciManual, refersTo as ofCuciManual } from './modules/cuci-manual/index.ts'
import { endpointsWith as ekspor } from './modules/ekspor/index.ts'
import { endpoints as gesekTunai, slipSource as swipeSlip } from './modules/gesek-tunai/index.ts'
import { endpoints as hargaEmas } from './modules/harga-emas/index.ts'
import {
  endpoints as hutang,
  letterSource,
  refersTo as ofHutang,
  receiptSource,
} from './modules/hutang/index.ts'
import { endpoints as jurnal } from './modules/jurnal/index.ts'
import { endpoints as kas } from './modules/kas/index.ts'
import {
  endpoints as kirimUang,
  receivers as moneyReceivers,
  slipSource as moneySlip,
} from './modules/kirim-uang/index.ts'
import { endpoints as kupon } from './modules/kupon/index.ts'
import { slipSource as debtSlip, endpoints as kurangBayar } from './modules/kurang-bayar/index.ts'
import { endpoints as layanan } from './modules/layanan/index.ts'
import { barPaperSources, endpoints as lebur } from './modules/lebur/index.ts'
import { endpointsWith as masters } from './modules/master/index.ts'
import { endpoints as nonCash } from './modules/non-cash/index.ts'
import { endpoints as pajak } from './modules/pajak/index.ts'
import { endpoints as pelanggan } from './modules/pelanggan/index.ts'
import { endpoints as pembelian, slipSource as purchaseSlip } from './modules/pembelian/index.ts'
import { endpoints as pencairan } from './modules/pencairan/index.ts'
import { endpoints as pengaturan } from './modules/pengaturan/index.ts'
import {
  cancellationSource,
  notaSource,
  refersTo as ofPenjualan,
  endpoints as penjualan,
} from './modules/penjualan/index.ts'
import { endpoints as periode } from './modules/periode/index.ts'
import {
  refersTo as ofRekeningKoran,
  endpoints as rekeningKoran,
} from './modules/rekening-koran/index.ts'
import { endpoints as ringkasan } from './modules/ringkasan/index.ts'
import { endpoints as saldoAwal } from './modules/saldo-awal/index.ts'
import { endpoints as sesi } from './modules/sesi/index.ts'
import { endpoints as sidik } from './modules/sidik/index.ts'
import { endpoints as sortir } from './modules/sortir/index.ts'
import { endpoints as timbangBaki } from './modules/timbang-baki/index.ts'
import {
  slipSource as depositSlip,
  refersTo as ofTitipan,
  endpoints as titipan,
} from './modules/titipan/index.ts'
import { endpoints as toko } from './modules/toko/index.ts'
import { endpoints as transaksiBesar } from './modules/transaksi-besar/index.ts'
import {
  slipSource as exchangeSlip,
  endpoints as tukarTambah,
} from './modules/tukar-tambah/index.ts'
import { closingReceiver, endpoints as tutupToko } from './modules/tutup-toko/index.ts'
import { refersTo as ofUsers, endpoints as users } from './modules/users/index.ts'
import { endpoints as operations } from './operations/operations.routes.ts'
import type { Endpoint } from './platform/http/endpoint.ts'
import { penebusanEndpoints } from './reports/hutang/penebusan.routes.ts'
import { perFakturEndpoints } from './reports/pembelian/per-faktur.routes.ts'
import { cashPusatEndpoints } from './reports/pusat/cash-pusat.routes.ts'
import { REPORTS } from './reports/registry.ts'
import { itemReportEndpoints } from './reports/stock/laporan-barang.routes.ts'
import { endpoints as system } from './system.routes.ts'

/** Every endpoint of the server, area by area. */
export const endpoints: readonly Endpoint[] = [
  ...system,
  ...operations,
  ...messages,
  ...sesi,
  ...sidik,
  ...users,
  ...berita,
  ...pengaturan,
  ...toko,
  ...layanan,
  ...ekspor(REPORTS),
  ...masters([
    ...ofBarang,
    ...ofCuci,
    ...ofCuciManual,
    ...ofHutang,
    ...ofPenjualan,
    ...ofRekeningKoran,
    ...ofTitipan,
    ...ofUsers,
  ]),
  ...hargaEmas,
  ...akun,
  ...jurnal,
  ...periode,
  ...barang,
  ...cuci,
  ...cuciManual,
  ...lebur,
  ...sortir,
  ...timbangBaki,
  ...penjualan,
  ...pembelian,
  ...tukarTambah,
  ...transaksiBesar,
  ...hutang,
  ...titipan,
  ...kas,
  ...gesekTunai,
  ...kirimUang,
  ...saldoAwal,
  ...kupon,
  ...nonCash,
  ...pajak,
  ...pencairan,
  ...kurangBayar,
  ...pelanggan,
  ...rekeningKoran,
  ...ringkasan,
  ...tutupToko,
  ...paperEndpoints([
    notaSource,
    letterSource,
    receiptSource,
    depositSlip,
    purchaseSlip,
    exchangeSlip,
    moneySlip,
    swipeSlip,
    debtSlip,
    ...slipSources,
    ...barPaperSources,
    cancellationSource,
    labelSource,
  ]),
  ...penebusanEndpoints,
  ...perFakturEndpoints,
  ...itemReportEndpoints,
  ...cashPusatEndpoints,
  ...reportEndpoints(REPORTS, cutAddressReport),
]

/** Who takes in messages between stores, kind by kind. */
export const receivers: readonly Receiver[] = [closingReceiver, ...moneyReceivers]
