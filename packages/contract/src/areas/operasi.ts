import { z } from 'zod'
import { defineRoute } from '../kit/route.ts'

export const keadaan = defineRoute({
  method: 'GET',
  path: 'operasi/keadaan',
  summary: 'Alarms that stand now: books, backups, disk, clock, days left open.',
  right: { screens: ['/dashboardPusat'], levels: ['OWN', 'SU'] },
  answer: z.object({
    /** When the server last looked; null before its first look. */
    pada: z.string().nullable(),
    alarm: z.array(
      z.object({ nama: z.string(), toko: z.string().nullable(), kalimat: z.string() }),
    ),
  }),
})
