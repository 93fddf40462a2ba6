import { DEFAULT_AKSES } from '@kencana/contract/access'
import { LEVELS, type Level } from '@kencana/contract/permissions'
import { ask } from '../database/folders.ts'
import { logIn, type TestApi } from '../sample-shop/api.ts'

/** Somebody who is logged in, with all that decides what they may do. */
export interface Person {
  readonly user_id: string
  readonly level: Level
  readonly kode_toko: 'PUSAT' | 'JKT'
  readonly akses: readonly string[]
  readonly token: string
}

type Unknown = Omit<Person, 'token'>

const EVERY_LEVEL: readonly Unknown[] = (['PUSAT', 'JKT'] as const).flatMap(kode_toko =>
  LEVELS.map(level => ({
    user_id: `UJI-${level}-${kode_toko}`,
    level,
    kode_toko,
    akses: DEFAULT_AKSES[level],
  })),
)

/** Access trees people made by hand: nothing at all, and one screen each of two branches. */
const BY_HAND: readonly Unknown[] = [
  { user_id: 'UJI-KOSONG', level: 'KASIR', kode_toko: 'JKT', akses: [] },
  { user_id: 'UJI-PILIH', level: 'ADMIN', kode_toko: 'JKT', akses: ['master-baki', 'laporan-eod'] },
]

/** A user of every level at the head office and at a branch, and two whose access was chosen. */
export async function everyKindOfPerson(api: TestApi): Promise<Person[]> {
  const people = [...EVERY_LEVEL, ...BY_HAND]
  for (const { user_id, level, kode_toko, akses } of people) {
    await ask(
      api.database.adminUrl,
      `insert into users (user_id, nama, level, kode_toko, sandi, akses)
       select '${user_id}', 'Uji', '${level}', '${kode_toko}', sandi, '${JSON.stringify(akses)}'
       from users where user_id = 'OWNER'`,
    )
  }
  return Promise.all(
    people.map(async one => ({ ...one, token: (await logIn(api.origin, one.user_id)).token })),
  )
}
