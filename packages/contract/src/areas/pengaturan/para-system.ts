import { z } from 'zod'
import { pageOf, pageQuery } from '../../kit/page.ts'
import { defineRoute } from '../../kit/route.ts'

const right = { screens: ['/settingsystem'] } as const

const setting = z.object({
  key: z.string(),
  /** Numbers travel as digits, a flag as YA or TIDAK. */
  value: z.string(),
  /** Null where nobody has changed it yet. */
  diubah_pada: z.string().nullable(),
  diubah_oleh: z.string().nullable(),
})
/** A setting of the store worked for. */
export type Setting = z.output<typeof setting>

export const settingList = defineRoute({
  method: 'GET',
  path: 'para-system',
  summary: 'Every setting of the store with its value.',
  right: { login: true },
  answer: z.array(setting),
})

const key = z.string().regex(/^[A-Z][A-Z0-9_]{1,39}$/)

export const settingOfKey = defineRoute({
  method: 'GET',
  path: 'para-system/key/{key}',
  summary: 'One setting of the store.',
  right: { login: true },
  params: z.strictObject({ key: z.string().max(60) }),
  answer: setting,
  refusals: ['TIDAK_DITEMUKAN'],
})

/** What is to be changed, in the store worked for or in the stores named. */
const body = z
  .strictObject({
    nilai: z.record(key, z.string().max(300)).default({}),
    modul: z.record(key, z.boolean()).default({}),
    toko: z.array(z.string().max(20)).min(1).max(99).optional(),
  })
  .refine(({ nilai, modul }) => Object.keys({ ...nilai, ...modul }).length > 0, {
    error: 'Harus Diisi',
  })

const storeChange = z.object({
  kode_toko: z.string(),
  nama_toko: z.string(),
  perubahan: z.array(
    z.object({
      jenis: z.enum(['SETTING', 'MODUL']),
      key: z.string(),
      lama: z.string(),
      baru: z.string(),
    }),
  ),
})
/** What a change does to one store: only what really differs. */
export type StoreChange = z.output<typeof storeChange>

export const previewSettings = defineRoute({
  method: 'POST',
  path: 'para-system/pratinjau',
  summary: 'What a change of settings and modules would change in which store. Changes nothing.',
  right,
  body,
  answer: z.array(storeChange),
  refusals: ['TIDAK_LENGKAP', 'RUJUKAN_TIDAK_ADA', 'TANPA_HAK', 'TOKO_BUKAN_HAK'],
})

export const saveSettings = defineRoute({
  method: 'PUT',
  path: 'para-system',
  summary:
    'Settings and modules of the store, or of the stores named (head office only), all or none. ' +
    'Other screens of these stores are told `settings-changed`.',
  right,
  body,
  answer: z.object({ message: z.string(), data: z.array(storeChange) }),
  refusals: ['TIDAK_LENGKAP', 'RUJUKAN_TIDAK_ADA', 'TANPA_HAK', 'TOKO_BUKAN_HAK'],
})

export const moduleList = defineRoute({
  method: 'GET',
  path: 'para-system/modul',
  summary: 'Every module switch of the store.',
  right,
  answer: z.array(z.object({ key: z.string(), value: z.boolean() })),
})

const historyRow = z.object({
  id: z.string(),
  jenis: z.enum(['SETTING', 'MODUL', 'TOKO']),
  key: z.string(),
  lama: z.string(),
  baru: z.string(),
  user_id: z.string(),
  pada: z.string(),
})

export const settingHistory = defineRoute({
  method: 'GET',
  path: 'para-system/riwayat',
  summary: 'Who changed which setting, module or store fact when: before and after, newest first.',
  right: { screens: ['/settingsystem', '/settingtoko'] },
  query: z.strictObject({ ...pageQuery, key: z.string().max(40).optional() }),
  answer: pageOf(historyRow),
})
