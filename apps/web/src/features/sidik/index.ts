/** Devices with a fingerprint reader, and whose fingers they know. */
export { FingerprintPanels } from './fingerprint-panels.tsx'
