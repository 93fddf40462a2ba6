const CHARTS = (title: string) => `tests/ringkasan/cash-pusat.test.ts > ${title}`

/** Rules of the head office's charts, and of the branch's. */
export const CHAIN_RULES: Readonly<Record<string, readonly string[]>> = {
  'dashboard-ho-charts': [
    'tests/journeys/dasbor.journey.ts > head office sees the day, a period and the year, each with its table',
  ],
  'dashboard-values-order': [
    CHARTS('is a list whose first element has four values in their order, and grams'),
  ],
  'dashboard-specific-kategori': [CHARTS('%s of today and of the month so far')],
  'dashboard-chart-types': [
    'tests/ringkasan/grafik.test.ts > %s of today and of the month, as the report has them',
  ],
  'gate-daily-transaction-report': [
    'tests/reports/harian.test.ts > of one kind, of one cashier, and closed while its module is off',
  ],
  'recap-by-store-code': [
    'tests/reports/harian.test.ts > recaps are shown in the stores that may see them',
  ],
}
