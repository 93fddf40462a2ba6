import type { Break } from './break.ts'

/** Claims that are not looked at, and locks that are not taken: two get what only one may have. */
export const LOCKS: readonly Break[] = [
  {
    id: 'piece-claimed-at-any-version',
    kind: 'locks',
    file: 'apps/server/functions/post.sql',
    from: 'and b.kode_barcode = k.kode_barcode and b.versi = k.versi',
    to: 'and b.kode_barcode = k.kode_barcode',
    red: ['tests/database/writer.test.ts > a claim on a version of before changes nothing'],
  },
  {
    id: 'documents-beside-the-closing',
    kind: 'locks',
    file: 'apps/server/functions/hari.sql',
    from: 'perform pg_advisory_xact_lock_shared(7261, hashtext(kode_toko)) from hari_bisnis',
    to: 'perform 1 from hari_bisnis',
    red: [
      'tests/tutup-toko/tutup-toko.test.ts > whatever came a moment too late is told who closed the day',
    ],
  },
  {
    id: 'tray-filled-by-two',
    kind: 'locks',
    // The ledger's writer holds trays (decision 0097); the lock upon their records alone does not.
    file: 'apps/server/functions/barang.sql',
    from: 'if v_isi > v_kapasitas then',
    to: 'if v_isi > v_kapasitas + 1 then',
    red: ['tests/barang/room.test.ts > also when two lay the last one at once'],
  },
  {
    id: 'guesses-beside-each-other',
    kind: 'locks',
    file: 'apps/server/src/platform/session/guess-limiter.ts',
    from: 'await run(db, sql`select pg_advisory_xact_lock(7262, hashtext(${subjek}))`)',
    to: '',
    red: ['tests/sesi/sesi.test.ts > parallel guesses are counted one by one'],
  },
  {
    id: 'bands-compared-by-two',
    kind: 'locks',
    file: 'apps/server/src/modules/master/hooks/compare-rows.ts',
    from: 'await lockMaster(ctx, `${place} ${master.name}`)',
    to: '',
    red: ['tests/masters/loket.test.ts > two savers of overlapping bands never both succeed'],
  },
  {
    id: 'reference-deleted-under-a-row',
    kind: 'locks',
    file: 'apps/server/src/engines/master/check-values.ts',
    from: 'where ${where} for key share`',
    to: 'where ${where}`',
    red: [
      'tests/masters/in-use.test.ts > deleting and beginning to use the same record never both succeed',
    ],
  },
  {
    id: 'two-owners-remove-each-other',
    kind: 'locks',
    file: 'apps/server/src/modules/users/users.queries.ts',
    from: "where u.level = 'OWN' and u.aktif and t.tipe = 'PUSAT' order by u.user_id\n        for no key update of u",
    to: "where u.level = 'OWN' and u.aktif and t.tipe = 'PUSAT' order by u.user_id",
    red: [
      'tests/users/users.test.ts > two owners who make each other cashiers at once: the chain keeps one',
    ],
  },
  {
    id: 'claims-nobody-answers',
    kind: 'locks',
    file: 'apps/server/functions/keadaan.sql',
    from: 'if v_n is distinct from jsonb_array_length(v_klaim) then',
    to: 'if v_n > jsonb_array_length(v_klaim) then',
    red: ['tests/database/writer.test.ts > a claim that no row answers names its table'],
  },
]
