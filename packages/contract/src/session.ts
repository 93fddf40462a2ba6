import { z } from 'zod'
import { withoutCard } from './kit/card-number.ts'
import { withoutControls } from './kit/free-text.ts'
import { defineRoute } from './kit/route.ts'
import { KATEGORI_OTORISASI, LEVELS } from './permissions.ts'

const userId = z.string().trim().min(1, { error: 'Harus Diisi' }).max(40)
const password = z.string().min(1, { error: 'Harus Diisi' }).max(200)

/** A node of the access tree as it travels (doc2 §3). */
export const accessNode: z.ZodType = z
  .object({
    kode: z.string(),
    is_show: z.boolean(),
    get children() {
      return z.array(accessNode)
    },
  })
  .meta({ id: 'SimpulAkses' })

/** What a session knows of its user (03-decisions §3). */
export const sessionAnswer = z.object({
  user_id: z.string(),
  nama: z.string(),
  level: z.enum(LEVELS),
  /** The password is a one-time one: nothing works before it is replaced. */
  ganti_sandi: z.boolean(),
  token: z.string(),
  akses: z.array(accessNode),
  kode_toko: z.string(),
  nama_toko: z.string(),
  alamat_toko: z.string(),
  no_whatsapp: z.string().nullable(),
  tgl_system: z.string().nullable(),
  tipe: z.enum(['PUSAT', 'CABANG']),
  module: z.array(z.object({ key: z.string(), value: z.boolean() })),
  pembulatan: z.number().int(),
  portal1: z.string(),
  portalPusat: z.string(),
  setting: z.record(z.string(), z.string()),
})
export type SessionAnswer = z.output<typeof sessionAnswer>

export const login = defineRoute({
  method: 'POST',
  path: 'users/login',
  summary: 'Masuk. `akhiri_sesi_lain` ends the other session of the same user id.',
  right: { public: true },
  body: z.strictObject({
    user_id: userId,
    password,
    akhiri_sesi_lain: z.boolean().default(false),
  }),
  answer: sessionAnswer,
  refusals: [
    'LOGIN_SALAH',
    'SANDI_CONTOH',
    'SANDI_KEDALUWARSA',
    'SEDANG_DIPAKAI',
    'SERVER_TOKO_LAIN',
    'TERLALU_SERING',
  ],
})

export const session = defineRoute({
  method: 'GET',
  path: 'users/session',
  summary: 'The session as it stands now: rights, modules, business day.',
  right: { login: true, sandiSementara: true },
  answer: sessionAnswer.omit({ token: true }),
})

export const logout = defineRoute({
  method: 'POST',
  path: 'users/logout',
  summary: 'Keluar: revokes the token.',
  right: { login: true, sandiSementara: true },
  body: z.strictObject({ user_id: userId }),
  answer: z.object({ message: z.string() }),
})

export const changePassword = defineRoute({
  method: 'PUT',
  path: 'users/change-password',
  summary: 'Ganti password: ends every session of the user; a new token goes on with this one.',
  right: { login: true, sandiSementara: true },
  body: z.strictObject({
    password,
    new_password: z.string().min(1, { error: 'Harus Diisi' }).max(200),
  }),
  answer: z.object({
    message: z.string(),
    /** Told once: a repeated answer does not hold it. */
    token: z.string().optional(),
  }),
  refusals: ['SANDI_LAMA_SALAH', 'SANDI_LEMAH', 'TERLALU_SERING'],
})

/**
 * The command a grant is for: route (`POST penjualan`) and its body, without `otorisasi`. A grant
 * that named none would fit any command of its category.
 */
export const commandToApprove = withoutCard(
  z.strictObject({
    route: z
      .string()
      .max(200)
      .regex(/^(POST|PUT|DELETE) [\w./~-]+$/, { error: 'Perintah tidak dikenal' }),
    body: z.unknown(),
  }),
)

const free = (most: number) => withoutCard(withoutControls(z.string().trim().max(most))).default('')

/** What is kept with an approval beside its command (doc2 §3): why, of which document, a note. */
export const approvalWords = {
  description: free(500),
  /** Document numbers the command is about; empty for one that does not stand yet. */
  no_faktur_group: free(200),
  alasan: free(300),
}

interface Reasoned {
  readonly alasan: string
  readonly keterangan?: string
  readonly perintah: { readonly body?: unknown }
}

/** Why an approval is asked for: in the form's words, or those of the command; empty if unsaid. */
export function reasonOf({ alasan, keterangan = '', perintah }: Reasoned): string {
  const { alasan: own, alasan_selisih: cause } = (perintah.body ?? {}) as Record<string, unknown>
  const said = [alasan, keterangan, own, cause].map(one => String(one ?? '').trim())
  return said.find(one => one !== '') ?? ''
}

/** The rule of every approval: nobody approves without a reason (doc2 §6). */
export const withReason = <S extends z.ZodType<Reasoned>>(schema: S): S =>
  schema.refine(asked => reasonOf(asked) !== '', { path: ['alasan'], error: 'Harus Diisi' })

export const authorize = defineRoute({
  method: 'POST',
  path: 'authorization',
  summary: 'Supervisor approval by password: a one-use grant bound to the exact command (R9).',
  right: { login: true },
  body: withReason(
    z.strictObject({
      user_id: userId,
      password,
      kategori: z.enum(KATEGORI_OTORISASI),
      ...approvalWords,
      keterangan: free(500),
      perintah: commandToApprove,
    }),
  ),
  answer: z.object({ otorisasi: z.string(), berlaku_sampai: z.string() }),
  refusals: [
    ...['SANDI_SALAH', 'BUKAN_PENYETUJU', 'BUKAN_PEMILIK', 'IZIN_ORANG_LAIN', 'GANTI_SANDI'],
    'TERLALU_SERING',
  ],
})

export const approverList = defineRoute({
  method: 'GET',
  path: 'authorization/penyetuju',
  summary: 'Who may approve for this store: SPV and OWN.',
  right: { login: true },
  answer: z.array(z.object({ user_id: z.string(), nama: z.string(), level: z.enum(LEVELS) })),
})

export const commandStatus = defineRoute({
  method: 'GET',
  path: 'perintah/{kunci}',
  summary: 'What became of a command whose answer was lost, by the key it was sent with.',
  right: { login: true },
  params: z.strictObject({ kunci: z.uuid() }),
  answer: z.object({
    /** `TIDAK_ADA`: nothing of it stands; a command still running is not known yet. */
    status: z.enum(['TERSIMPAN', 'TIDAK_ADA']),
    nomor: z.string().nullable(),
    jawaban: z.unknown(),
  }),
})

export const health = defineRoute({
  method: 'GET',
  path: 'health',
  summary: 'Liveness, readiness, version.',
  right: { public: true },
  answer: z.object({
    status: z.enum(['ok', 'gagal']),
    versi: z.string(),
    build: z.number().int(),
    tag: z.string(),
    database: z.enum(['ok', 'gagal']),
    /** Ready: the database answers and can be written to. An answer at all is liveness. */
    siap: z.boolean(),
    /** The one store that this server serves (TIPE, KODE_TOKO); null where it serves the chain. */
    kode_toko: z.string().nullable(),
  }),
})
