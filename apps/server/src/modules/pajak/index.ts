/** Files for the tax office: what of them is whole, what is missing, and the files themselves. */
export { endpoints } from './pajak.routes.ts'

export const owns = [] as const
export const uses = [] as const
