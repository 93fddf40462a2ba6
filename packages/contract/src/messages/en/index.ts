// Written by `npm run registry`; do not edit.
import * as t0 from './akuntansi/jurnal.ts'
import * as t1 from './akuntansi/periode.ts'
import * as t2 from './barang.ts'
import * as t3 from './beli/aturan.ts'
import * as t4 from './beli/counter.ts'
import * as t5 from './beli/hitungan.ts'
import * as t6 from './beli/laporan.ts'
import * as t7 from './beli/lihat.ts'
import * as t8 from './beli/pembelian.ts'
import * as t9 from './beli/tugas-ppatk.ts'
import * as t10 from './beli/tukar-tambah.ts'
import * as t11 from './beranda.ts'
import * as t12 from './berita.ts'
import * as t13 from './cuci.ts'
import * as t14 from './files.ts'
import * as t15 from './hutang.ts'
import * as t16 from './hutang-lelang.ts'
import * as t17 from './jual/bonus.ts'
import * as t18 from './jual/kupon.ts'
import * as t19 from './jual/laporan.ts'
import * as t20 from './kit.ts'
import * as t21 from './laporan/akuntansi.ts'
import * as t22 from './laporan/analisis.ts'
import * as t23 from './laporan/audit.ts'
import * as t24 from './laporan/barang.ts'
import * as t25 from './laporan/gadai.ts'
import * as t26 from './laporan/harian.ts'
import * as t27 from './laporan/otorisasi.ts'
import * as t28 from './laporan/pajak.ts'
import * as t29 from './laporan/stock.ts'
import * as t30 from './laporan/uang.ts'
import * as t31 from './lebur.ts'
import * as t32 from './master/counter.ts'
import * as t33 from './master/counter-tries.ts'
import * as t34 from './master/engine.ts'
import * as t35 from './master/goods.ts'
import * as t36 from './master/panels.ts'
import * as t37 from './master.ts'
import * as t38 from './menu.ts'
import * as t39 from './operasi/state.ts'
import * as t40 from './papers.ts'
import * as t41 from './penjualan.ts'
import * as t42 from './price.ts'
import * as t43 from './publik.ts'
import * as t44 from './refusals.ts'
import * as t45 from './report.ts'
import * as t46 from './ringkasan.ts'
import * as t47 from './settings/portal.ts'
import * as t48 from './settings/rantai.ts'
import * as t49 from './settings/trust.ts'
import * as t50 from './settings.ts'
import * as t51 from './shell.ts'
import * as t52 from './sidik.ts'
import * as t53 from './sortir.ts'
import * as t54 from './timbang-baki.ts'
import * as t55 from './tutup-toko.ts'
import * as t56 from './uang/ajuan.ts'
import * as t57 from './uang/gesek.ts'
import * as t58 from './uang/kas.ts'
import * as t59 from './uang/keuangan.ts'
import * as t60 from './uang/kirim.ts'
import * as t61 from './uang/kurang-bayar.ts'
import * as t62 from './uang/non-cash.ts'
import * as t63 from './uang/pelanggan.ts'
import * as t64 from './uang/pencairan.ts'
import * as t65 from './uang/pengalihan.ts'
import * as t66 from './uang/rekening-koran.ts'
import * as t67 from './uang/saldo-awal.ts'
import * as t68 from './uang/slip.ts'
import * as t69 from './uang/titipan.ts'
import * as t70 from './uang/validasi.ts'
import * as t71 from './users.ts'

/** Every text of this language, by its Indonesian one. */
export const en: Readonly<Record<string, string>> = Object.assign(
  {},
  ...[
    t0,
    t1,
    t2,
    t3,
    t4,
    t5,
    t6,
    t7,
    t8,
    t9,
    t10,
    t11,
    t12,
    t13,
    t14,
    t15,
    t16,
    t17,
    t18,
    t19,
    t20,
    t21,
    t22,
    t23,
    t24,
    t25,
    t26,
    t27,
    t28,
    t29,
    t30,
    t31,
    t32,
    t33,
    t34,
    t35,
    t36,
    t37,
    t38,
    t39,
    t40,
    t41,
    t42,
    t43,
    t44,
    t45,
    t46,
    t47,
    t48,
    t49,
    t50,
    t51,
    t52,
    t53,
    t54,
    t55,
    t56,
    t57,
    t58,
    t59,
    t60,
    t61,
    t62,
    t63,
    t64,
    t65,
    t66,
    t67,
    t68,
    t69,
    t70,
    t71,
  ].flatMap(area => Object.values(area)),
)
