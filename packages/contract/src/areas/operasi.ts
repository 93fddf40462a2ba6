import { z } from 'zod'
import { ALARMS, type AlarmName } from '../alarms.ts'
import { defineRoute } from '../kit/route.ts'

const instant = z.string().nullable()
const names = Object.keys(ALARMS) as [AlarmName, ...AlarmName[]]

const alarm = z.object({
  nama: z.enum(names),
  /** The store it is about; null = the installation. */
  toko: z.string().nullable(),
  /** What the sentence of `ALARMS` is filled with. */
  fakta: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The sentence in Indonesian. */
  kalimat: z.string(),
})

const archive = z.object({
  /** Until when everything that was written is in the archive. */
  sampai: z.string(),
  /** The newest copy of the cluster; null where the database is not our own. */
  basis: instant,
})

const store = z.object({
  kode_toko: z.string(),
  /** The open business day; null while none is. */
  tgl: z.string().nullable(),
  belum_tutup: z.boolean(),
  seimbang: z.boolean(),
})

const stuckMessage = z.object({
  id: z.string(),
  /** The store that says it, and the one it is for. */
  kode_toko: z.string(),
  ke: z.string(),
  /** Its kind, and the document it came with. */
  saluran: z.string(),
  nomor: z.string(),
  dibuat_pada: z.string(),
  percobaan: z.number().int(),
  galat: z.string(),
  /** When it is tried again; null = at once. */
  coba_lagi_pada: instant,
  /** Later messages of its kind and store, which wait behind it. */
  menunggu: z.number().int(),
})

const OWNERS = { screens: ['/dashboardPusat'], levels: ['OWN', 'SU'] } as const

export const pesanMacet = defineRoute({
  method: 'GET',
  path: 'operasi/pesan',
  summary: 'Messages between stores that did not arrive: the first of each line, and why.',
  right: OWNERS,
  answer: z.array(stuckMessage),
})

export const kirimLagi = defineRoute({
  method: 'POST',
  path: 'operasi/pesan/kirim-lagi',
  summary: 'Has a message that did not arrive, and what waits behind it, brought now.',
  right: OWNERS,
  keyed: true,
  body: z.strictObject({ kode_toko: z.string().trim().min(1).max(20), id: z.uuid() }),
  answer: z.object({
    /** Messages of its line that still have to be brought. */
    menunggu: z.number().int(),
    /**
     * It has arrived meanwhile; it is tried now; a server is at it this moment and tries it again
     * at once if that fails; this server does not know the kind, one of a newer version brings it.
     */
    hasil: z.enum(['SAMPAI', 'SEKARANG', 'SEDANG', 'TAK_DIKENAL']),
  }),
  refusals: ['TOKO_BUKAN_HAK', 'KUNCI_BEDA'],
})

export const keadaan = defineRoute({
  method: 'GET',
  path: 'operasi/keadaan',
  summary: 'State of the installation and its alarms: books, backups, disk, clock, days left open.',
  right: OWNERS,
  answer: z.object({
    /** When the server last looked; null before its first look. */
    pada: instant,
    alarm: z.array(alarm),
    /** The last whole backup, drill and check of the books; null = never. */
    cadangan: instant,
    latihan: instant,
    periksa: instant,
    /** Rows the last check of the books found wrong. */
    periksa_salah: z.number().int(),
    /** The archive of the log; null where none is asked for. */
    arsip: archive.nullable(),
    /** Used share of the disk of the data, 0 to 1. */
    disk: z.number().nullable(),
    /** The database's clock minus the server's, in seconds. */
    beda_jam_detik: z.number().nullable(),
    toko: z.array(store),
  }),
})
