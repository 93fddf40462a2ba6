import { z } from 'zod'
import { withoutCard } from '../../kit/card-number.ts'
import { withoutControls } from '../../kit/free-text.ts'
import { defineRoute } from '../../kit/route.ts'
import { KATEGORI_OTORISASI } from '../../permissions.ts'
import { approvalWords, commandToApprove, withReason } from '../../session.ts'
import { FINGERS, KEEPERS } from './fingers.ts'

const userId = z.string().trim().toUpperCase().min(1, { error: 'Harus Diisi' }).max(40)
const kategori = z.enum(KATEGORI_OTORISASI)
const free = withoutCard(withoutControls(z.string().trim().max(500))).default('')

export const userFingerprint = defineRoute({
  method: 'GET',
  path: 'user-fingerprint',
  summary:
    'References of the fingerprints of a user who may approve here, the first one is used. ' +
    'They mean nothing outside the device: no template is kept or sent.',
  right: { login: true },
  query: z.strictObject({ user_id: userId }),
  answer: z.array(z.object({ fp: z.uuid(), user_id: z.string(), jari: z.string() })),
  refusals: ['SIDIK_TIDAK_TERDAFTAR', 'MODULE_OFF'],
})

const asked = z.object({ tantangan: z.uuid(), berlaku_sampai: z.string() })

export const askFinger = defineRoute({
  method: 'POST',
  path: 'authorization/fingerprint/tantangan',
  summary: 'Asks the devices of the store for the finger of one approver, for one exact command.',
  right: { login: true },
  body: withReason(
    z.strictObject({ user_id: userId, kategori, ...approvalWords, perintah: commandToApprove }),
  ),
  answer: asked,
  refusals: [
    'SIDIK_TIDAK_TERDAFTAR',
    'SIDIK_TANPA_ALAT',
    'SIDIK_SEDANG_DITUNGGU',
    'BUKAN_PENYETUJU',
    'BUKAN_PEMILIK',
    'TERLALU_SERING',
    'MODULE_OFF',
  ],
})

export const authorizeByFinger = defineRoute({
  method: 'POST',
  path: 'authorization/fingerprint',
  summary:
    'Supervisor approval by fingerprint: the same one-use grant as by password, for a scan that ' +
    'a device of the store signed in the last minute. It is bound to the command of that scan.',
  right: { login: true },
  body: z.strictObject({
    user_id: userId,
    fp: z.uuid(),
    kategori,
    keterangan: free,
    perintah: commandToApprove.optional(),
  }),
  answer: z.object({ otorisasi: z.string(), berlaku_sampai: z.string() }),
  refusals: [
    ...['SIDIK_TIDAK_SAH', 'BUKAN_PENYETUJU', 'BUKAN_PEMILIK', 'IZIN_ORANG_LAIN', 'TERLALU_SERING'],
    'MODULE_OFF',
  ],
})

const kept = { screens: ['/settingtoko'], levels: KEEPERS, module: 'FINGERPRINT_MODULE' } as const
const one = z.strictObject({ id: z.uuid() })
const said = z.object({ message: z.string() })

const device = z.object({
  id: z.string(),
  nama: z.string(),
  status: z.enum(['MENUNGGU', 'TERPASANG', 'DICABUT']),
  dibuat_oleh: z.string(),
  dibuat_pada: z.string(),
  terlihat_pada: z.string().nullable(),
})
export type Device = z.output<typeof device>

export const deviceList = defineRoute({
  method: 'GET',
  path: 'sidik-alat',
  summary: 'Devices with a fingerprint reader at this store, revoked ones last.',
  right: kept,
  answer: z.array(device),
})

export const addDevice = defineRoute({
  method: 'POST',
  path: 'sidik-alat',
  summary: 'A one-time code to pair a device with, shown once, good for ten minutes.',
  right: kept,
  body: z.strictObject({
    nama: withoutCard(z.string().trim().min(1, { error: 'Harus Diisi' }).max(60)),
  }),
  answer: z.object({
    id: z.string(),
    nama: z.string(),
    /** Told once: a repeated answer does not hold it. */
    kode: z.string().nullable(),
    berlaku_sampai: z.string(),
  }),
})

export const revokeDevice = defineRoute({
  method: 'POST',
  path: 'sidik-alat/{id}/cabut',
  summary: 'A device is not believed any more, and the fingerprints at it are forgotten.',
  right: kept,
  params: one,
  answer: said,
  refusals: ['TIDAK_DITEMUKAN'],
})

const enrolment = z.object({
  fp: z.string(),
  user_id: z.string(),
  nama: z.string(),
  jari: z.string(),
  alat: z.string(),
  oleh: z.string(),
  pada: z.string(),
})
export type Enrolment = z.output<typeof enrolment>

export const enrolmentList = defineRoute({
  method: 'GET',
  path: 'sidik-jari',
  summary: 'Whose fingerprints are known at this store, and at which device.',
  right: kept,
  answer: z.array(enrolment),
})

export const enrol = defineRoute({
  method: 'POST',
  path: 'sidik-jari',
  summary: 'Asks one device of the store to learn a finger, by the own password.',
  right: kept,
  body: z.strictObject({
    user_id: userId,
    jari: z.enum(FINGERS),
    /** The device the finger is laid on. */
    alat: z.uuid(),
    password: z.string().min(1, { error: 'Harus Diisi' }).max(200),
  }),
  answer: asked,
  refusals: [
    'SANDI_SALAH',
    'BUKAN_PENYETUJU',
    'BUKAN_PEMILIK',
    'USER_DI_ATAS',
    'SIDIK_TANPA_ALAT',
    'SIDIK_SEDANG_DITUNGGU',
    'TERLALU_SERING',
  ],
})

export const forgetFinger = defineRoute({
  method: 'POST',
  path: 'sidik-jari/{id}/hapus',
  summary: 'Forgets a fingerprint, here and at its device.',
  right: kept,
  params: one,
  answer: said,
  refusals: ['TIDAK_DITEMUKAN'],
})
