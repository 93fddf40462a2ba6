// Written by `npm run registry`; do not edit.
import * as t0 from './barang.ts'
import * as t1 from './berita.ts'
import * as t2 from './files.ts'
import * as t3 from './hutang.ts'
import * as t4 from './hutang-lelang.ts'
import * as t5 from './kit.ts'
import * as t6 from './master/counter.ts'
import * as t7 from './master/counter-tries.ts'
import * as t8 from './master/engine.ts'
import * as t9 from './master/goods.ts'
import * as t10 from './master/panels.ts'
import * as t11 from './master.ts'
import * as t12 from './menu.ts'
import * as t13 from './operasi/state.ts'
import * as t14 from './papers.ts'
import * as t15 from './penjualan.ts'
import * as t16 from './price.ts'
import * as t17 from './publik.ts'
import * as t18 from './refusals.ts'
import * as t19 from './report.ts'
import * as t20 from './ringkasan.ts'
import * as t21 from './settings/trust.ts'
import * as t22 from './settings.ts'
import * as t23 from './shell.ts'
import * as t24 from './sidik.ts'
import * as t25 from './tutup-toko.ts'
import * as t26 from './uang/ajuan.ts'
import * as t27 from './uang/non-cash.ts'
import * as t28 from './uang/pengalihan.ts'
import * as t29 from './uang/slip.ts'
import * as t30 from './uang/titipan.ts'
import * as t31 from './uang/validasi.ts'
import * as t32 from './users.ts'

/** Every text of this language, by its Indonesian one. */
export const hk: Readonly<Record<string, string>> = Object.assign(
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
  ].flatMap(area => Object.values(area)),
)
