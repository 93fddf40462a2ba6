import { phone62 } from '@kencana/domain/teks/telepon'
import { z } from 'zod'
import { withoutCard } from '../kit/card-number.ts'
import { rowVersion } from '../kit/figures/row-version.ts'
import { pageOf, pageQuery } from '../kit/page.ts'
import { defineRoute } from '../kit/route.ts'
import { ACTS_FOR_STORES, KATEGORI_OTORISASI, LEVELS } from '../permissions.ts'
import { accessNode } from '../session.ts'

const USERS = ['/data-users'] as const
const RIGHTS = ['/hak-akses-users'] as const
const LOST = ['TIDAK_DITEMUKAN', 'USER_DI_ATAS', 'DIRI_SENDIRI']

const who = z.strictObject({ user_id: z.string().min(1).max(40) })
const storeCode = z.string().trim().toUpperCase().min(1, { error: 'Harus Diisi' }).max(20)
const instant = z.string().nullable()

/** Digits; a leading 0 becomes 62 (doc2 §5). Empty is no number. */
const whatsapp = z
  .string()
  .trim()
  .max(30)
  .transform(phone62)
  .refine(digits => /^(\d{8,15})?$/.test(digits), { error: 'Nomor tidak lengkap' })
  .transform(digits => (digits === '' ? null : digits))
  .nullable()

const facts = {
  nama: withoutCard(z.string().trim().min(1, { error: 'Harus Diisi' }).max(80)),
  level: z.enum(LEVELS),
  kode_toko: storeCode,
  no_whatsapp: whatsapp.default(null),
}

/** What the one who asks may do with a user: everything, look after (password, sessions), look. */
const may = z.enum(['ATUR', 'RAWAT', 'LIHAT'])

const userRow = z.object({
  user_id: z.string(),
  nama: z.string(),
  level: z.enum(LEVELS),
  kode_toko: z.string(),
  nama_toko: z.string(),
  no_whatsapp: z.string().nullable(),
  aktif: z.boolean(),
  /** The next login must replace a one-time password. */
  ganti_sandi: z.boolean(),
  versi: z.number().int(),
  /** Logged in since; null when not logged in now. */
  masuk_sejak: instant,
  terakhir: instant,
  boleh: may,
})
export type UserRow = z.output<typeof userRow>

export const userList = defineRoute({
  method: 'GET',
  path: 'users',
  summary: 'Users, a page: of every store for the head office, of the own store for others.',
  right: { screens: USERS },
  query: z.strictObject({
    ...pageQuery,
    q: z.string().trim().max(100).optional(),
    kode_toko: z.string().max(20).optional(),
    level: z.enum(LEVELS).optional(),
    aktif: z.enum(['YA', 'TIDAK']).optional(),
    masuk: z.enum(['YA']).optional(),
  }),
  answer: pageOf(userRow),
})

export const everyUser = defineRoute({
  method: 'GET',
  path: 'users/get/all',
  summary:
    'Names of users for pickers: of the store worked for, of all stores at the head office. ' +
    'No numbers, no rights. `level=KASIR` is the list of the valid-by filter.',
  right: { login: true },
  query: z.strictObject({ level: z.enum(LEVELS).optional() }),
  answer: z.array(
    z.object({
      user_id: z.string(),
      nama: z.string(),
      level: z.enum(LEVELS),
      kode_toko: z.string(),
      aktif: z.boolean(),
    }),
  ),
})

/** A one-time password is shown once: a repeated answer does not hold it. */
const withPassword = z.object({
  message: z.string(),
  user_id: z.string(),
  sandi_sementara: z.string().nullable(),
  berlaku_sampai: z.string(),
})

export const createUser = defineRoute({
  method: 'POST',
  path: 'users',
  summary: 'A new user with the screens of the level, and a one-time password shown once.',
  right: { screens: USERS, levels: ACTS_FOR_STORES },
  body: z.strictObject({
    user_id: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9][A-Z0-9._-]{2,39}$/, { error: '3 sampai 40 huruf, angka, titik atau -' }),
    ...facts,
  }),
  answer: withPassword,
  keyed: true,
  refusals: ['SUDAH_ADA', 'USER_DI_ATAS', 'TOKO_BUKAN_HAK', 'RUJUKAN_TIDAK_ADA'],
})

export const updateUser = defineRoute({
  method: 'PUT',
  path: 'users/{user_id}',
  summary: 'Name, number, level, store. Another level brings the screens of that level.',
  right: { screens: USERS },
  params: who,
  body: z.strictObject({ ...facts, versi: rowVersion }),
  answer: z.object({ message: z.string() }),
  refusals: [...LOST, 'BERUBAH', 'TOKO_BUKAN_HAK', 'RUJUKAN_TIDAK_ADA', 'OWN_TERAKHIR'],
})

export const resetPassword = defineRoute({
  method: 'POST',
  path: 'users/{user_id}/reset-password',
  summary: 'A one-time password, shown once; the next login must replace it. Ends all sessions.',
  right: { screens: USERS },
  params: who,
  answer: withPassword,
  keyed: true,
  refusals: LOST,
})

export const endUserSessions = defineRoute({
  method: 'POST',
  path: 'users/{user_id}/akhiri-sesi',
  summary: 'Ends the sessions of one user.',
  right: { screens: USERS },
  params: who,
  answer: z.object({ message: z.string(), jumlah: z.number().int() }),
  refusals: LOST,
})

export const endAllSessions = defineRoute({
  method: 'POST',
  path: 'users/akhiri-semua-sesi',
  summary: 'Ends the sessions of everybody the asker looks after, in one store or in ALL.',
  right: { screens: USERS },
  body: z.strictObject({ kode_toko: storeCode }),
  answer: z.object({ message: z.string(), jumlah: z.number().int() }),
  refusals: ['TOKO_BUKAN_HAK'],
})

export const deactivateUser = defineRoute({
  method: 'POST',
  path: 'users/{user_id}/nonaktif',
  summary: 'Switches a user off; nothing of them is deleted. Ends all sessions.',
  right: { screens: USERS },
  params: who,
  answer: z.object({ message: z.string() }),
  refusals: [...LOST, 'OWN_TERAKHIR'],
})

export const activateUser = defineRoute({
  method: 'POST',
  path: 'users/{user_id}/aktif',
  summary: 'Switches a user on again, with the rights of before.',
  right: { screens: USERS },
  params: who,
  answer: z.object({ message: z.string() }),
  refusals: [...LOST, 'OWN_TERAKHIR'],
})

const change = z.object({
  id: z.string(),
  aksi: z.enum([
    'TAMBAH',
    'UBAH',
    'AKSES',
    'RESET_SANDI',
    'AKHIRI_SESI',
    'NONAKTIF',
    'AKTIFKAN',
    'LAYAR_BARU',
  ]),
  oleh: z.string(),
  pada: z.string(),
  sebelum: z.record(z.string(), z.unknown()).nullable(),
  sesudah: z.record(z.string(), z.unknown()).nullable(),
})
export type UserChange = z.output<typeof change>

export const userHistory = defineRoute({
  method: 'GET',
  path: 'users/{user_id}/history',
  summary: 'Who changed this user when, before and after, newest first. Passwords never appear.',
  right: { screens: [...USERS, ...RIGHTS] },
  params: who,
  answer: z.array(change),
  refusals: ['TIDAK_DITEMUKAN'],
})

const leaf = { kode: z.string().regex(/^[A-Za-z][\w-]{0,59}$/), is_show: z.boolean() }
const screenNode = z.strictObject({ ...leaf, children: z.array(z.never()) })
const groupNode = z.strictObject({ ...leaf, children: z.array(screenNode).max(100) })
const menuNode = z.strictObject({ ...leaf, children: z.array(groupNode).max(100) })
/** Three levels: menu → group → screen (doc2 §3). */
const tree = z.array(menuNode).max(100)

/** Why a screen opens or does not: the first wall in the order they stand. */
const access = z.enum(['TERBUKA', 'LEVEL', 'HAK', 'MODUL', 'SETTING', 'TOKO'])
export type ScreenAccess = z.output<typeof access>

export const readAkses = defineRoute({
  method: 'GET',
  path: 'users/{user_id}/akses',
  summary: 'The access tree of a user as it is kept, and what comes of it in their store.',
  right: { screens: RIGHTS },
  params: who,
  answer: z.object({
    user_id: z.string(),
    nama: z.string(),
    level: z.enum(LEVELS),
    kode_toko: z.string(),
    nama_toko: z.string(),
    versi: z.number().int(),
    boleh: may,
    akses: z.array(accessNode),
    layar: z.array(z.object({ kode: z.string(), hasil: access })),
    /** Works for every store from the head office, or for the own alone. */
    semua_toko: z.boolean(),
    menyetujui: z.array(z.enum(KATEGORI_OTORISASI)),
  }),
  refusals: ['TIDAK_DITEMUKAN'],
})

export const saveAkses = defineRoute({
  method: 'PUT',
  path: 'users/{user_id}/akses',
  summary:
    'Which screens a user sees. It holds from the next request on, and open screens hear it.',
  right: { screens: RIGHTS },
  params: who,
  body: z.strictObject({ akses: tree, versi: rowVersion }),
  answer: z.object({ message: z.string(), diberi: z.number().int(), dicabut: z.number().int() }),
  refusals: [...LOST, 'BERUBAH', 'HAK_BUKAN_MILIK'],
})
