import { cutAddressReport } from '@kencana/domain/receipt'
import { reportEndpoints } from './engines/report/report.routes.ts'
import { endpoints as akun } from './modules/akun/index.ts'
import { endpoints as barang } from './modules/barang/index.ts'
import { endpoints as hargaEmas } from './modules/harga-emas/index.ts'
import { endpoints as master } from './modules/master/index.ts'
import { endpoints as pengaturan } from './modules/pengaturan/index.ts'
import { endpoints as penjualan } from './modules/penjualan/index.ts'
import { endpoints as ringkasan } from './modules/ringkasan/index.ts'
import { endpoints as sesi } from './modules/sesi/index.ts'
import { endpoints as tutupToko } from './modules/tutup-toko/index.ts'
import { endpoints as operations } from './operations/operations.routes.ts'
import type { Endpoint } from './platform/http/endpoint.ts'
import { REPORTS } from './reports/registry.ts'
import { endpoints as system } from './system.routes.ts'

/** Every endpoint of the server, area by area. */
export const endpoints: readonly Endpoint[] = [
  ...system,
  ...operations,
  ...sesi,
  ...pengaturan,
  ...master,
  ...hargaEmas,
  ...akun,
  ...barang,
  ...penjualan,
  ...ringkasan,
  ...tutupToko,
  ...reportEndpoints(REPORTS, cutAddressReport),
]
