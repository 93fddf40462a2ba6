import { z } from 'zod'
import { defineRoute } from '../../kit/route.ts'

// Calls of the program beside a reader. It has no session: it is known by the secret it was given
// when it was paired, `Authorization: Alat <store>.<device>.<secret>`.

const base64 = z.base64().max(400)

export const pairDevice = defineRoute({
  method: 'POST',
  path: 'sidik-alat/pasang',
  summary: 'Pairs a device by the one-time code a supervisor was shown; its secret is told once.',
  right: { public: true },
  body: z.strictObject({
    kode: z.string().trim().toUpperCase().min(1).max(60),
    /** Ed25519, SPKI. */
    kunci_publik: base64,
  }),
  answer: z.object({
    kode_toko: z.string(),
    alat: z.uuid(),
    nama: z.string(),
    rahasia: z.string(),
  }),
  refusals: ['KODE_PASANG_SALAH', 'TERLALU_SERING'],
})

const task = z.object({
  tantangan: z.uuid(),
  jenis: z.enum(['SETUJU', 'DAFTAR']),
  user_id: z.string(),
  peminta: z.string(),
  rincian: z.string(),
  acak: z.string(),
  sidik: z.string(),
  /** Milliseconds left to answer: the clock of a till may be wrong. */
  sisa_ms: z.number().int(),
})
export type ScanTask = z.output<typeof task>

export const deviceTasks = defineRoute({
  method: 'POST',
  path: 'sidik-alat/tugas',
  summary: 'What a device is to ask a finger for, and the references it may go on keeping.',
  right: { public: true },
  body: z.strictObject({}),
  answer: z.object({ tugas: z.array(task), berlaku: z.array(z.string()) }),
  refusals: ['ALAT_DITOLAK'],
})

export const answerTask = defineRoute({
  method: 'POST',
  path: 'sidik-alat/jawab',
  summary: 'What the finger was, signed over the challenge, the user and the enrolment.',
  right: { public: true },
  body: z.strictObject({
    tantangan: z.uuid(),
    hasil: z.enum(['COCOK', 'GAGAL']),
    fp: z.uuid().nullable(),
    tanda_tangan: base64,
  }),
  answer: z.object({ message: z.string() }),
  refusals: ['ALAT_DITOLAK', 'SIDIK_TIDAK_SAH'],
})
