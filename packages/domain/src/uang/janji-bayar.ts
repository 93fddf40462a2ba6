import { daysBetween } from '../calendar.ts'

/** The longest a customer may promise to pay within what was short. */
const JANJI_HARI = 365

/** Whether somebody promises to pay later than he may, seen from a day. */
export const janjiTerlaluLama = (tgl_janji: string, tgl: string): boolean =>
  daysBetween(tgl, tgl_janji) > JANJI_HARI
