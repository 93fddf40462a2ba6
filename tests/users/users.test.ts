import { DEFAULT_AKSES, levelsBelow } from '@kencana/contract/access'
import type { UserChange, UserRow } from '@kencana/contract/areas/users'
import { LEVELS } from '@kencana/contract/permissions'
import pg from 'pg'
import { io } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import { giveNewScreens } from '../../apps/server/src/modules/users/index.ts'
import { ask, eventually } from '../database/folders.ts'
import { allAtOnce } from '../races/race.ts'
import { everyKindOfPerson } from '../rights/people.ts'
import { type Answer, type Caller, caller, logIn } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'

interface Page {
  count: number
  data: UserRow[]
}
interface Made {
  message: string
  user_id: string
  sandi_sementara: string | null
  token?: string
  code: string
}
interface Problem {
  code: string
  detail: string
}
let owner: Caller
let now = new Date('2026-11-21T03:00:00Z')
/** No two things happen in the same millisecond here, so a history has an order. */
const tick = () => {
  now = new Date(now.getTime() + 1)
  return now
}

const api = await testShop({ clock: { now: tick } })
owner = await api.as('OWNER')
const spv = await api.as('SPV-JKT')

const create = (user: object, by = owner, key?: string) =>
  by.post<Made>('users', { nama: 'Uji', kode_toko: 'JKT', ...user }, key ? { key } : {})
const find = async (user_id: string, by = owner): Promise<UserRow> => {
  const page = (await by.get<Page>(`users?limit=200&q=${user_id}`)).body
  const row = page.data.find(one => one.user_id === user_id)
  if (row === undefined) throw new Error(`no ${user_id}`)
  return row
}
const edit = (row: UserRow, facts: object, by = owner) => {
  const { nama, level, kode_toko, no_whatsapp, versi } = row
  const body = { nama, level, kode_toko, no_whatsapp, versi, ...facts }
  return by.put<Problem>(`users/${row.user_id}`, body)
}
const enter = (user_id: string, password: string) =>
  api.anonymous.post<{ token: string; ganti_sandi: boolean; code: string }>('users/login', {
    user_id,
    password,
    akhiri_sesi_lain: true,
  })
const history = async (user_id: string) =>
  (await owner.get<UserChange[]>(`users/${user_id}/history`)).body
const codes = (answers: readonly Answer<unknown>[]) =>
  answers.map(({ status, body }) => `${status} ${(body as Problem).code ?? ''}`.trim())

/** Does things while rows of users are held; lets go when as many wait for them. */
async function whileHeld<T>(where: string, work: () => Promise<T>[]): Promise<T[]> {
  const holder = new pg.Client({ connectionString: api.database.adminUrl })
  await holder.connect()
  await holder.query(`begin; select 1 from users where ${where} for update`)
  const doing = work()
  await eventually(async () => {
    const [row] = await ask<{ n: number }>(
      api.database.adminUrl,
      `select count(*)::int n from pg_locks l join pg_stat_activity a using (pid)
       where not l.granted and a.datname = current_database()`,
    )
    expect(row?.n).toBe(doing.length)
  })
  await holder.query('commit')
  await holder.end()
  return Promise.all(doing)
}

describe('a new user', () => {
  test('begins with a one-time password that opens nothing until it is replaced', async () => {
    const made = await create({ user_id: 'baru-1', level: 'KASIR', no_whatsapp: '0812-3456 789' })
    expect(made.status).toBe(201)
    const password = made.body.sandi_sementara ?? ''
    expect(password).toMatch(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/)
    expect(await find('BARU-1')).toMatchObject({ no_whatsapp: '628123456789', ganti_sandi: true })

    const first = await enter('baru-1', password)
    expect(first.body.ganti_sandi).toBe(true)
    const me = caller(api.origin, first.body.token)
    expect(
      codes([await me.get('penjualan'), await me.get('tokos'), await me.get('berita')]),
    ).toEqual(['403 GANTI_SANDI', '403 GANTI_SANDI', '403 GANTI_SANDI'])
    const put = (new_password: string) =>
      me.put<Made>('users/change-password', { password, new_password })
    expect((await put(password)).body.code).toBe('SANDI_LEMAH')
    const changed = await put('emas-murni-24')
    expect(changed.body.message).toBe('Update password berhasil')
    const again = caller(api.origin, changed.body.token ?? '')
    expect((await again.get('penjualan?tgl_from=2026-11-21')).status).toBe(200)
    expect((await me.get('penjualan?tgl_from=2026-11-21')).status).toBe(401)
    expect((await enter('BARU-1', 'emas-murni-24')).body.ganti_sandi).toBe(false)
  })

  test('has a password that stands nowhere, not even in a repeated answer', async () => {
    const key = '019ab000-0000-7000-8000-000000000001'
    const made = await create({ user_id: 'BARU-2', level: 'SALES' }, owner, key)
    const again = await create({ user_id: 'BARU-2', level: 'SALES' }, owner, key)
    expect(made.body.sandi_sementara).not.toBeNull()
    expect(again.body).toMatchObject({ user_id: 'BARU-2', sandi_sementara: null })
    const kept = await ask<{ isi: string }>(
      api.database.adminUrl,
      `select jawaban::text as isi from idem union all select isi::text from audit
       union all select coalesce(sesudah::text, '') from riwayat_user`,
    )
    expect(kept.filter(({ isi }) => isi.includes(made.body.sandi_sementara ?? '?'))).toEqual([])
    expect(JSON.stringify(await history('BARU-2'))).not.toMatch(/argon2|sandi/i)
  })

  test('is told apart from what is wrong', async () => {
    const answers = [
      await create({ user_id: 'baru-1', level: 'KASIR' }),
      await create({ user_id: 'x', level: 'KASIR' }),
      await create({ user_id: 'BARU-3', level: 'RAJA' }),
      await create({ user_id: 'BARU-3', level: 'KASIR', kode_toko: 'TIDAK-ADA' }),
      await create({ user_id: 'BARU-3', level: 'KASIR', no_whatsapp: '0812' }),
      await create({ user_id: 'BARU-3', level: 'KASIR', akses: ['home'] }),
    ]
    expect(codes(answers)).toEqual([
      '409 SUDAH_ADA',
      '400 TIDAK_LENGKAP',
      '400 TIDAK_LENGKAP',
      '422 RUJUKAN_TIDAK_ADA',
      '400 TIDAK_LENGKAP',
      '400 PERMINTAAN_TIDAK_SAH',
    ])
  })
})

test('a one-time password ends after three days, and is no approval', async () => {
  const reset = await owner.post<Made>('users/SPV-SBY/reset-password')
  const password = reset.body.sandi_sementara ?? ''
  const grant = await (await api.as('KASIR-SBY')).post<Problem>('authorization', {
    user_id: 'SPV-SBY',
    password,
    kategori: 'BATAL_PENJUALAN',
    keterangan: 'Percobaan',
    perintah: { route: 'POST penjualan/X/batal', body: {} },
  })
  expect(grant.body.code).toBe('GANTI_SANDI')
  expect((await enter('SPV-SBY', password)).status).toBe(200)
  const before = now
  now = new Date(now.getTime() + 3 * 24 * 3_600_000 + 1)
  expect((await enter('SPV-SBY', password)).body.code).toBe('SANDI_KEDALUWARSA')
  now = before
})

test('a reset, an end of sessions, a switch off throw out of calls and sockets', async () => {
  for (const act of ['reset-password', 'akhiri-sesi', 'nonaktif']) {
    const sales = await logIn(api.origin, 'SALES-JKT')
    const socket = io(api.origin, { transports: ['websocket'], auth: { token: sales.token } })
    await new Promise<void>(resolve => socket.on('connect', () => resolve()))
    const since = await find('SALES-JKT', spv)
    expect(since.masuk_sejak?.slice(0, 17)).toBe(now.toISOString().slice(0, 17))
    expect((await spv.post(`users/SALES-JKT/${act}`)).status, act).toBeLessThan(300)
    expect((await sales.get('users/session')).status).toBe(401)
    await eventually(async () => expect(socket.connected).toBe(false))
    socket.close()
    expect((await find('SALES-JKT', spv)).masuk_sejak).toBeNull()
    if (act === 'reset-password') {
      await ask(
        api.database.adminUrl,
        `update users set sandi = (select sandi from users where user_id = 'OWNER'),
           ganti_sandi = false, sandi_sampai = null where user_id = 'SALES-JKT'`,
      )
    }
  }
  expect((await enter('SALES-JKT', 'kencana-demo')).body.code).toBe('LOGIN_SALAH')
  expect((await spv.post('users/SALES-JKT/aktif')).status).toBe(200)
  expect((await enter('SALES-JKT', 'kencana-demo')).status).toBe(200)
  expect((await history('SALES-JKT')).map(({ aksi, oleh }) => `${aksi} ${oleh}`)).toEqual([
    'AKTIFKAN SPV-JKT',
    'NONAKTIF SPV-JKT',
    'AKHIRI_SESI SPV-JKT',
    'RESET_SANDI SPV-JKT',
  ])
})

test('everybody looked after is thrown out at once; the others stay', async () => {
  const [cashier, other] = await Promise.all([
    logIn(api.origin, 'KASIR-JKT'),
    logIn(api.origin, 'KASIR-BDG'),
  ])
  expect((await spv.post<Problem>('users/akhiri-semua-sesi', { kode_toko: 'ALL' })).body.code).toBe(
    'TOKO_BUKAN_HAK',
  )
  expect((await spv.post('users/akhiri-semua-sesi', { kode_toko: 'JKT' })).status).toBe(200)
  expect((await cashier.get('users/session')).status).toBe(401)
  const still = [await other.get('users/session'), await spv.get('users')]
  expect(still.map(({ status }) => status)).toEqual([200, 200])
})

describe('who may do what with whom', () => {
  test('every level with every level, at the head office and at a branch', async () => {
    const people = await everyKindOfPerson(api)
    const wrong: string[] = []
    for (const { user_id, level, kode_toko, token } of people) {
      if (user_id === 'UJI-PILIH' || !DEFAULT_AKSES[level].includes('data-users')) continue
      const me = caller(api.origin, token)
      const rows = (await me.get<Page>('users?limit=200')).body.data ?? []
      const keeps = ['OWN', 'SU', 'MU', 'DEV', 'ADMIN'].includes(level)
      const all = kode_toko === 'PUSAT' && keeps
      const foreign = rows.some(row => row.kode_toko !== kode_toko)
      if (foreign !== all) wrong.push(`${user_id} sees ${foreign ? 'other' : 'no other'} stores`)
      for (const target of LEVELS) {
        const there = await me.put<Problem>(`users/UJI-${target}-JKT/akses`, {
          akses: [],
          versi: -1,
        })
        const self = user_id === `UJI-${target}-JKT`
        const due = !keeps
          ? 'TANPA_HAK'
          : kode_toko === 'PUSAT' || kode_toko === 'JKT'
            ? self
              ? 'DIRI_SENDIRI'
              : levelsBelow(level).includes(target)
                ? 'BERUBAH'
                : 'USER_DI_ATAS'
            : 'TIDAK_DITEMUKAN'
        if (there.body.code !== due) {
          wrong.push(`${user_id} → UJI-${target}-JKT: ${there.body.code}, not ${due}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  test('a supervisor looks after the own store and decides nothing', async () => {
    const cashier = await find('KASIR-JKT', spv)
    expect(cashier.boleh).toBe('RAWAT')
    const answers = [
      await edit(cashier, { nama: 'Nama Baru', no_whatsapp: '081234567890' }, spv),
      await edit({ ...cashier, versi: cashier.versi + 1 }, { level: 'SALES' }, spv),
      await edit({ ...cashier, versi: cashier.versi + 1 }, { kode_toko: 'BDG' }, spv),
      await create({ user_id: 'BARU-4', level: 'KASIR' }, spv),
      await spv.post('users/SPV-JKT/nonaktif'),
      await spv.post('users/SPV-BDG/reset-password'),
      await spv.post('users/KASIR-BDG/reset-password'),
      await spv.get('users/KASIR-BDG/history'),
      await spv.get('users/KASIR-JKT/akses'),
    ]
    expect(codes(answers)).toEqual([
      '200',
      '403 TANPA_HAK',
      '403 TANPA_HAK',
      '403 TANPA_HAK',
      '422 DIRI_SENDIRI',
      '404 TIDAK_DITEMUKAN',
      '404 TIDAK_DITEMUKAN',
      '404 TIDAK_DITEMUKAN',
      '403 TANPA_HAK',
    ])
    expect((await spv.get<Page>('users?kode_toko=BDG')).body.count).toBe(0)
    expect((await history('KASIR-JKT'))[0]).toMatchObject({
      aksi: 'UBAH',
      oleh: 'SPV-JKT',
      sesudah: { nama: 'Nama Baru', no_whatsapp: '6281234567890' },
    })
  })

  test('oneself: name and number, nothing else; the last owner stays', async () => {
    const me = await find('OWNER')
    expect(
      codes([await edit(me, { level: 'KASIR' }), await edit(me, { kode_toko: 'JKT' })]),
    ).toEqual(['422 DIRI_SENDIRI', '422 DIRI_SENDIRI'])
    expect((await edit(me, { no_whatsapp: '08111222333' })).status).toBe(200)
    // Owners at the head office that the sample and the test made: all but two are switched off.
    await create({ user_id: 'OWNER-2', level: 'OWN', kode_toko: 'PUSAT' })
    await ask(
      api.database.adminUrl,
      `update users set aktif = false where level = 'OWN' and kode_toko = 'PUSAT'
       and user_id not in ('OWNER', 'OWNER-2')`,
    )
    await ask(
      api.database.adminUrl,
      `update users set sandi = (select sandi from users where user_id = 'OWNER'),
         ganti_sandi = false, sandi_sampai = null where user_id = 'OWNER-2'`,
    )
    const second = await logIn(api.origin, 'OWNER-2')
    // Both are let in before either is off: they wait for the rows that are held here.
    const answers = await whileHeld("user_id in ('OWNER', 'OWNER-2')", () => [
      owner.post<Problem>('users/OWNER-2/nonaktif'),
      second.post<Problem>('users/OWNER/nonaktif'),
    ])
    const left = await ask<{ n: number }>(
      api.database.adminUrl,
      `select count(*)::int n from users where level = 'OWN' and kode_toko = 'PUSAT' and aktif`,
    )
    expect(left).toEqual([{ n: 1 }])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await ask(api.database.adminUrl, `update users set aktif = true where user_id like 'OWNER%'`)
    owner = await logIn(api.origin, 'OWNER')
  })

  test('two owners who make each other cashiers at once: the chain keeps one', async () => {
    const second = await logIn(api.origin, 'OWNER-2')
    const [one, two] = [await find('OWNER'), await find('OWNER-2')]
    // No session ends here, so nothing but the guard stands between the chain and no owner.
    const answers = await whileHeld("user_id in ('OWNER', 'OWNER-2')", () => [
      edit(two, { level: 'KASIR' }),
      edit(one, { level: 'KASIR' }, second),
    ])
    expect(codes(answers).sort()).toEqual(['200', '422 OWN_TERAKHIR'])
    const { adminUrl } = api.database
    const left = await ask(
      adminUrl,
      `select user_id from users where level = 'OWN' and kode_toko = 'PUSAT' and aktif`,
    )
    expect(left).toHaveLength(1)
    await ask(adminUrl, `update users set level = 'OWN' where user_id in ('OWNER', 'OWNER-2')`)
  })

  test('two who change a user at once: one is told', async () => {
    const row = await find('BARU-2')
    const answers = await allAtOnce(3, client => edit(row, { nama: `Nama ${client}` }))
    expect(codes(answers).sort()).toEqual(['200', '409 BERUBAH', '409 BERUBAH'])
  })
})

describe('names for pickers', () => {
  test('cashiers of the store worked for, without numbers and rights', async () => {
    const mine = await spv.get<object[]>('users/get/all?level=KASIR')
    expect(mine.body).toContainEqual({
      user_id: 'KASIR-JKT',
      nama: 'Nama Baru',
      level: 'KASIR',
      kode_toko: 'JKT',
      aktif: true,
    })
    const stores = (body: object[]) => new Set(body.map(one => (one as UserRow).kode_toko))
    expect([...stores(mine.body)]).toEqual(['JKT'])
    const all = await owner.get<object[]>('users/get/all')
    expect(stores(all.body).size).toBe(4)
    const acting = await owner.get<object[]>('users/get/all', { toko: 'BDG' })
    expect([...stores(acting.body)]).toEqual(['BDG'])
  })
})

describe('screens of a new release', () => {
  test('are given once, by level; what is taken stays taken', async () => {
    const url = api.database.adminUrl
    await giveNewScreens(api.app)
    const akses = async (id: string) =>
      (await ask<{ akses: string[] }>(url, `select akses from users where user_id = '${id}'`))[0]
        ?.akses ?? []
    await ask(
      url,
      `update users set akses = akses - 'tutup-toko' - 'master-bank'
       where user_id in ('KASIR-BDG', 'SPV-BDG')`,
    )
    await ask(url, `delete from layar_dikenal where kode in ('tutup-toko', 'master-bank')`)
    expect((await giveNewScreens(api.app)).sort()).toEqual(['master-bank', 'tutup-toko'])
    expect(await akses('SPV-BDG')).toContain('master-bank')
    expect(await akses('KASIR-BDG')).toContain('tutup-toko')
    expect(await akses('KASIR-BDG')).not.toContain('master-bank')
    expect((await history('KASIR-BDG'))[0]).toMatchObject({
      aksi: 'LAYAR_BARU',
      oleh: 'SISTEM',
      sesudah: { diberi: ['tutup-toko'] },
    })
    await ask(url, `update users set akses = akses - 'tutup-toko' where user_id = 'KASIR-BDG'`)
    expect(await giveNewScreens(api.app)).toEqual([])
    expect(await akses('KASIR-BDG')).not.toContain('tutup-toko')
  })
})
