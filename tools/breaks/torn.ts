import type { Break } from './break.ts'

const KEYS = 'apps/server/src/platform/http/change.ts'
const PRINTS = 'tests/attacks/prints.test.ts > '

/** Commits torn in two, and keys by which one command is done twice or two are taken for one. */
export const TORN: readonly Break[] = [
  {
    id: 'exchange-in-two-commits',
    kind: 'torn',
    file: 'apps/server/src/engines/document/post-document.ts',
    from: 'again(() => postJoined(ctx.app.pool, letters))',
    to: 'again(async () => {\n          for (const one of parts) await postTogether(ctx.app.pool, one)\n          return postTogether(ctx.app.pool, letter)\n        })',
    red: [
      'tests/pembelian/tukar-tambah.test.ts > where the customer pays: both sides gross, each under its own number',
    ],
  },
  {
    id: 'message-known-before-it-is-taken-in',
    kind: 'torn',
    file: 'apps/server/src/engines/courier/carry-line.ts',
    from: '(await takeKey(db, message, now)) ?',
    to: '(await inStore(app.pool, message.ke, own => takeKey(own, message, now))) ?',
    red: ['tests/kurir/courier.test.ts > a message that fails holds up its own line, and no other'],
  },
  {
    id: 'closing-tells-nobody',
    kind: 'torn',
    file: 'apps/server/functions/post.sql',
    from: "if p_dok->'outbox' <> '[]' then",
    to: "if p_dok->'outbox' <> '[]' and not v_tutup then",
    red: [
      'tests/kurir/tutup.test.ts > a closing waits in the outbox, is told once, and is seen at head office',
    ],
  },
  {
    id: 'change-without-its-history',
    kind: 'torn',
    file: 'apps/server/src/engines/master/change-master.ts',
    from: "await recordHistory(ctx, master, { kode: key, aksi: 'UBAH', sebelum: before, sesudah: data })",
    to: '',
    red: ['tests/masters/every-master.test.ts > master baki lives: '],
  },
  {
    id: 'rules-of-a-row-are-not-awaited',
    kind: 'torn',
    file: 'apps/server/src/engines/master/change-master.ts',
    from: 'await hooks.beforeSave?.(ctx, values, undefined)',
    to: 'hooks.beforeSave?.(ctx, values, undefined)?.catch(() => undefined)',
    red: ['tests/masters/goods.test.ts > two losses never stand for the same piece and age'],
  },
  {
    id: 'old-sessions-outlive-a-new-password',
    kind: 'torn',
    file: 'apps/server/src/modules/sesi/change-password.ts',
    from: 'await endSessions(db, user_id, ctx.now(), null)',
    to: '',
    red: ['tests/sesi/sesi.test.ts > needs the old one, refuses weak ones, ends other sessions'],
  },
  {
    id: 'key-of-another-user',
    kind: 'keys',
    file: KEYS,
    from: ' || row.user_id !== ctx.actor.user_id',
    to: '',
    red: [`${PRINTS}a key of another user or of another command prints nothing`],
  },
  {
    id: 'key-of-another-sale',
    kind: 'keys',
    file: 'apps/server/src/modules/penjualan/post-penjualan.ts',
    from: "const same = idem.sidik === ctx.key.sidik.toString('hex') && idem.user_id",
    to: 'const same = idem.user_id',
    red: [
      'tests/penjualan/penjualan.test.ts > a replay gives the same answer, another body with the key does not',
    ],
  },
  {
    id: 'key-without-what-the-path-names',
    kind: 'keys',
    file: 'apps/server/src/engines/grants/command-hash.ts',
    from: 'fingerprint(perintah.route, withoutGrant(perintah.body))',
    to: "fingerprint('perintah', withoutGrant(perintah.body))",
    red: [`${PRINTS}one key for two papers is refused at once, eight times at once`],
  },
  {
    id: 'message-taken-in-twice',
    kind: 'keys',
    file: 'apps/server/src/engines/courier/outbox.queries.ts',
    from: 'on conflict (kode_toko, asal, id) do nothing`,\n  )) === 1',
    to: 'on conflict (kode_toko, asal, id) do nothing`,\n  )) <= 1',
    red: [
      'tests/kurir/courier.test.ts > couriers that do not know of each other still take each message in once',
    ],
  },
  {
    id: 'writer-takes-any-body-for-a-key',
    kind: 'keys',
    file: 'apps/server/functions/post.sql',
    from: 'if v_ada.sidik <> p_sidik or v_ada.user_id <> v_user then',
    to: 'if v_ada.user_id <> v_user then',
    red: [
      'tests/penjualan/together.test.ts > sales at once of one store go together, and each gets its own answer',
    ],
  },
  {
    id: 'invoice-sent-again',
    kind: 'keys',
    file: 'apps/server/src/modules/layanan/send-nota.ts',
    from: 'if (earlier !== undefined) return record(async () => done)',
    to: '',
    red: [
      'tests/pengaturan/layanan.test.ts > is sent once for one key, and the answer is as specified',
    ],
  },
]
