import type { Break } from './break.ts'

const GRANTS = 'apps/server/src/modules/sesi/grant-authorization.ts'
const APPROVE =
  'tests/spec/http/doors.test.ts > SPV and OWN of a store approve, and owners of head office; no other level'

/** Somebody may what they may not, or sees what is another store's. */
export const RIGHTS: readonly Break[] = [
  {
    id: 'day-report-without-its-module',
    kind: 'rights',
    file: 'packages/contract/src/menu/laporan.ts',
    from: `screen('/laporan-transaksi-harian', 'Laporan Transaksi Harian', {
        module: 'LAPORAN_TRANSAKSI_HARIAN_MODULE',
      }),`,
    to: "screen('/laporan-transaksi-harian', 'Laporan Transaksi Harian'),",
    red: ['tests/spec/table.test.ts > nothing of the specification is due'],
  },
  {
    id: 'su-is-offered-as-approver',
    kind: 'rights',
    file: 'apps/server/src/engines/grants/grants.queries.ts',
    from: "u.level in ('SPV', 'OWN') and",
    to: "u.level in ('SPV', 'OWN', 'SU') and",
    red: [APPROVE],
  },
  {
    id: 'mu-approves',
    kind: 'rights',
    file: GRANTS,
    from: 'APPROVERS.includes(user.level) &&',
    to: "[...APPROVERS, 'MU'].includes(user.level) &&",
    red: [APPROVE],
  },
  {
    id: 'grant-of-another-is-taken',
    kind: 'rights',
    file: 'apps/server/functions/post.sql',
    from: 'and o.kategori = g.kategori and o.peminta = v_user',
    to: 'and o.kategori = g.kategori',
    red: ['tests/rights/grants.test.ts > another nota, another reason, another person'],
  },
  {
    id: 'levels-of-a-call-are-not-asked',
    kind: 'rights',
    file: 'apps/server/src/platform/http/boundary.ts',
    from: "if (right.levels !== undefined && !right.levels.includes(actor.level)) refuse('TANPA_HAK')",
    to: '',
    red: [
      'tests/rights/matrix.test.ts > at their own base: as the right of the route says, everybody everything',
    ],
  },
  {
    id: 'branches-read-reports-of-others',
    kind: 'rights',
    file: 'apps/server/src/engines/report/choose-stores.ts',
    from: "tipe === 'PUSAT' && ACTS_FOR_STORES.includes(level)",
    to: "tipe === 'PUSAT' || ACTS_FOR_STORES.includes(level) || level === 'SPV'",
    red: [
      'tests/reports/rights.test.ts > a branch reads its own store and no other, through every door',
    ],
  },
  {
    id: 'names-of-all-stores',
    kind: 'rights',
    file: 'apps/server/src/modules/users/users.queries.ts',
    from: 'where ${narrowed({ kode_toko, level })} order by u.user_id',
    to: 'where ${narrowed({ level })} order by u.user_id',
    red: [
      'tests/users/users.test.ts > cashiers of the store worked for, without numbers and rights',
    ],
  },
  {
    id: 'portal-of-another-store-opens',
    kind: 'rights',
    file: 'apps/server/src/platform/session/session-store.ts',
    from: "(user.tipe === 'PUSAT' && ACTS_FOR_STORES.includes(user.level) && isStoreCode(kode_toko))",
    to: '(ACTS_FOR_STORES.includes(user.level) && isStoreCode(kode_toko))',
    red: ['tests/rights/matrix.test.ts > at the portal of a store: only who may work for it'],
  },
  {
    id: 'cashiers-know-the-cost',
    kind: 'rights',
    file: 'packages/contract/src/cost.ts',
    from: "['OWN', 'SU', 'MU', 'SPV']",
    to: "['OWN', 'SU', 'MU', 'SPV', 'KASIR']",
    red: ['tests/rights/cost.test.ts > OWN, SU, MU and SPV know it, nobody else'],
  },
  {
    id: 'cashiers-look-back',
    kind: 'rights',
    file: 'packages/contract/src/date-lock.ts',
    from: "AKTIF_TGL_SUPERVISOR: ['SPV', 'SU', 'MU']",
    to: "AKTIF_TGL_SUPERVISOR: ['SPV', 'SU', 'MU', 'KASIR']",
    red: ['packages/contract/src/date-lock.test.ts'],
  },
]
