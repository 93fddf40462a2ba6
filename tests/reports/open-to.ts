import { DEFAULT_AKSES } from '@kencana/contract/access'
import type { Level } from '@kencana/contract/permissions'
import { REPORTS } from '../../apps/server/src/reports/registry.ts'

/** Whether somebody of a level begins with a report. */
export const isFor = (id: string, level: Level): boolean => DEFAULT_AKSES[level].includes(id)

/** The reports that somebody of a level begins with. */
export const reportsFor = (level: Level) => REPORTS.filter(({ id }) => isFor(id, level))
