import type { Break } from './break.ts'

/** Wrong figures in reports, and figures that are written wrongly. */
export const FIGURES: readonly Break[] = [
  {
    id: 'total-is-the-last-row',
    kind: 'figures',
    file: 'apps/server/src/engines/report/totals.ts',
    from: 'safe((sums.get(key) ?? 0) + Number(row[key] ?? 0))',
    to: 'safe(Number(row[key] ?? 0))',
    red: ['tests/reports/totals.test.ts > laporan-penjualan-per-sales'],
  },
  {
    id: 'grams-of-two-decimals',
    kind: 'figures',
    file: 'packages/domain/src/quantity.ts',
    from: "String(positive % 1000).padStart(3, '0')",
    to: "String(positive % 1000).padStart(2, '0')",
    red: ['packages/domain/src/quantity.test.ts'],
  },
  {
    id: 'fine-gold-in-milligrams',
    kind: 'figures',
    file: 'apps/server/src/platform/format.ts',
    from: 'kept !== null ? kept / 1_000_000 :',
    to: 'kept !== null ? kept / 1_000 :',
    red: ['apps/server/src/platform/format.test.ts'],
  },
  {
    id: 'book-goes-the-wrong-way',
    kind: 'figures',
    file: 'apps/server/src/reports/uang/book-parts.ts',
    from: 'sum(j.debit_rp - j.kredit_rp) over urut',
    to: 'sum(j.kredit_rp - j.debit_rp) over urut',
    red: [
      'tests/reports/uang.test.ts > every line of the ledger once, each with what there was behind it',
    ],
  },
  {
    id: 'last-day-is-left-out',
    kind: 'figures',
    file: 'apps/server/src/reports/hari/transaksi-harian.ts',
    from: 'sql`d.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`',
    to: 'sql`d.tgl >= ${tanggal.dari}::date and d.tgl < ${tanggal.sampai}::date`',
    red: [
      'tests/reports/harian.test.ts > laporan-emas-harian leads to the documents that moved gold of its kadar',
    ],
  },
  {
    id: 'redeemed-without-its-penalty',
    kind: 'figures',
    file: 'apps/server/src/reports/hutang/penebusan-detail.ts',
    from: 'h.jumlah_hutang_rp + h.bunga_rp + h.denda_rp as total_bayar',
    to: 'h.jumlah_hutang_rp + h.bunga_rp as total_bayar',
    red: ['tests/hutang/tebus.test.ts > days later'],
  },
  {
    id: 'lists-begin-at-their-end',
    kind: 'figures',
    file: 'apps/server/src/engines/master/list-master.ts',
    from: 'const wanted = sort ?? master.sortBy',
    to: 'const wanted = sort ?? `-${master.sortBy}`',
    red: ['tests/spec/http/doors.test.ts > a list that is asked for no order stands by its code'],
  },
  {
    id: 'sent-money-begins-with-received',
    kind: 'figures',
    file: 'apps/web/src/features/kirim-uang/stores-report.tsx',
    from: "useState<Status>('ALL')",
    to: "useState<Status>('DONE')",
    red: ['tests/spec/table.test.ts > nothing of the specification is due'],
  },
  {
    id: 'lists-begin-with-one-state',
    kind: 'figures',
    file: 'apps/web/src/engines/document-frame/list/stated-filter.ts',
    from: "states.find(one => one === asked.status) ?? 'ALL'",
    to: "states.find(one => one === asked.status) ?? states[0] ?? 'ALL'",
    red: ['tests/spec/states.test.ts > a list asked for no state begins with all, here and there'],
  },
  {
    id: 'found-nothing-shows-the-last',
    kind: 'figures',
    file: 'apps/web/src/features/kirim-uang/stores-report.tsx',
    from: 'setFound({ rows, silent,',
    to: 'if (rows.length > 0) setFound({ rows, silent,',
    red: [
      'tests/journeys/uang-gagal.journey.ts > nothing found is told, and the rows that stood there are gone',
    ],
  },
]
