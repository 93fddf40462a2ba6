import type { PawnBreak } from '../database/pawn-breaks.ts'

/**
 * What an administrator may break of messages with the triggers off; `$told`, `$later` and `$waits`
 * are numbers of closings: told, told after it, still waiting.
 */
const of = (no: string) => `where nomor = '${no}'`
const key = (no: string) => `where id = (select id from outbox ${of(no)})`

const ROWS: readonly (readonly [what: string, statement: string, says: string])[] = [
  ['a message lost', `delete from outbox ${of('$waits')}`, '$waits: is not in the outbox'],
  [
    'a message of no document',
    `insert into outbox select kode_toko, gen_random_uuid(), saluran, isi, dibuat_pada, null, 0,
       null, 9, nomor, ke from outbox ${of('$waits')}`,
    '$waits: no document says it',
  ],
  [
    'another content',
    `update outbox set isi = jsonb_set(isi, '{kurang_rp}', '1') ${of('$waits')}`,
    '$waits: is not what its document says',
  ],
  ['another receiver', `update outbox set ke = 'SBY' ${of('$waits')}`, 'is not what its document'],
  ['another order', `update outbox set urut = 7 ${of('$waits')}`, 'is not what its document says'],
  [
    'a closing that told nobody',
    `update audit set isi = jsonb_set(isi, '{outbox}', '[]') ${of('$later')}`,
    '$later told nobody',
  ],
  [
    'a mark before the bringing',
    `update outbox set terkirim_pada = now() ${of('$waits')}`,
    'marked, not taken in',
  ],
  ['a key lost', `delete from pesan_masuk ${key('$told')}`, 'marked, not taken in'],
  [
    'what nobody said',
    `insert into pesan_masuk values ('PUSAT', 'SBY', gen_random_uuid(), 'UJI', 1, now())`,
    'taken in, said by nobody',
  ],
  [
    'what was taken in as another',
    `update pesan_masuk set saluran = 'LAIN' ${key('$told')}`,
    'taken in as another',
  ],
  [
    'what was overtaken',
    `delete from pesan_masuk ${key('$told')}`,
    'TUTUP_TOKO 2 was taken in before 1',
  ],
  ['what was not kept', `delete from kabar_tutup where no_tutup = '$told'`, 'taken in, not kept'],
  [
    'what is told twice',
    `insert into kabar_tutup select kode_toko, asal, no_tutup || 'X', gen_random_uuid(), tgl,
       tgl_berikut, ditutup_pada, ditutup_oleh, lebih_rp, kurang_rp, alasan from kabar_tutup`,
    'kept, never taken in',
  ],
  [
    'what is told otherwise',
    `update kabar_tutup set lebih_rp = lebih_rp + 1 where no_tutup = '$told'`,
    'JKT $told is told otherwise',
  ],
]

export const MESSAGE_BREAKS: readonly PawnBreak[] = ROWS.map(([what, statement, says]) => ({
  invarian: 'I15',
  what,
  statement,
  says,
}))
