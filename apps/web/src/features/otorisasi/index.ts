/** A supervisor's approval of one exact command, at the till. */
export { AuthorizationDialog, type GrantedBy } from './authorization-dialog.tsx'
