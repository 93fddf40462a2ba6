/** Lists and reports as files: jobs that any process can tell about. */
export { endpointsWith } from './ekspor.routes.ts'

export const owns = ['ekspor'] as const
export const uses = [] as const
