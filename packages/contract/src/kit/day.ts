import { isBusinessDate } from '@kencana/domain/calendar'
import { z } from 'zod'

/** A business date, 'YYYY-MM-DD', of the years every part of the system can reckon with. */
export const day = (error = 'Tanggal tidak dikenal') =>
  z.iso.date({ error }).refine(isBusinessDate, { error })
