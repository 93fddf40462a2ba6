/** A supervisor's approval of one exact command, at the till. */
export { AuthorizationDialog, type GrantedBy } from './authorization-dialog.tsx'
export { FingerState } from './finger-state.tsx'
export { useScan } from './use-scan.ts'
