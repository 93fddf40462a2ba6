import type { Break } from './break.ts'

const DOMAIN = 'packages/domain/src'

/** What the database must hold by itself, and rules of the trade about money. */
export const RULES: readonly Break[] = [
  {
    id: 'table-without-row-security',
    kind: 'migrations',
    file: 'apps/server/migrations/0001_dasar.sql',
    from: "call pagari('otorisasi_gagal');\n",
    to: '',
    red: [
      'tests/isolation/schema.test.ts > leaves no table outside row security but the listed ones',
    ],
  },
  {
    id: 'grants-may-be-prolonged',
    kind: 'migrations',
    file: 'apps/server/migrations/grants.sql',
    from: 'grant update (dipakai_pada, dipakai_untuk, fakta, no_dokumen) on otorisasi to kencana_app;',
    to: 'grant update on otorisasi to kencana_app;',
    red: [
      'tests/isolation/ledger-walls.test.ts > are refused: update otorisasi set berlaku_sampai',
    ],
  },
  {
    id: 'closed-day-summed-crosswise',
    kind: 'migrations',
    file: 'apps/server/functions/hari.sql',
    from: 'count(*), sum(debit_rp), sum(kredit_rp)',
    to: 'count(*), sum(kredit_rp), sum(debit_rp)',
    red: ['tests/database/invariants.test.ts > a day of trade breaks nothing'],
  },
  {
    id: 'coupons-of-every-store-are-locked',
    kind: 'migrations',
    file: 'apps/server/functions/kupon.sql',
    from: 'select 1 from pakai_kupon p where p.kode_toko = p_toko and p.no_faktur_jual = any (p_nomor)',
    to: 'select 1 from pakai_kupon p where p.no_faktur_jual = any (p_nomor)',
    red: [
      'tests/distribute/functions.test.ts > each statement of each function names one store by a parameter',
    ],
  },
  {
    id: 'purchases-are-rounded-up',
    kind: 'money',
    file: `${DOMAIN}/rounding.ts`,
    from: 'times(scale(amount, 1, langkah, arah), langkah)',
    to: "times(scale(amount, 1, langkah, 'NAIK'), langkah)",
    red: [`${DOMAIN}/rounding.test.ts`],
  },
  {
    id: 'days-of-grace-are-punished',
    kind: 'money',
    file: `${DOMAIN}/terms/penebusan.ts`,
    from: 'lama_pinjam - terms.jangka_hari - terms.hari_tenggang',
    to: 'lama_pinjam - terms.jangka_hari',
    red: [`${DOMAIN}/terms/penebusan.test.ts`],
  },
  {
    id: 'exempted-buyers-pay-pph22',
    kind: 'money',
    file: `${DOMAIN}/pajak.ts`,
    from: "buyer.jenis !== 'KONSUMEN' && !buyer.bebas_pph22",
    to: "buyer.jenis !== 'KONSUMEN'",
    red: [`${DOMAIN}/pajak.test.ts`],
  },
  {
    id: 'discount-has-the-wrong-sign',
    kind: 'money',
    file: `${DOMAIN}/posting/penjualan.ts`,
    from: "kredit('PENJUALAN', sale.total_rp + sale.diskon_rp - sale.ppn_rp)",
    to: "kredit('PENJUALAN', sale.total_rp - sale.diskon_rp - sale.ppn_rp)",
    red: [`${DOMAIN}/posting/penjualan.test.ts`],
  },
]
