/** Approval by fingerprint: devices with a reader, whose prints they know, what they are asked. */

export { admitDevice } from './device.ts'
export { endpoints } from './sidik.routes.ts'

export const owns = ['alat_sidik', 'sidik_jari', 'tantangan_sidik'] as const
export const uses = ['sesi'] as const
