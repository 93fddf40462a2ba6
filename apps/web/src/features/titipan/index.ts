/** Deposits: what the till takes and pays out of, fetched when it is asked for. */
import { fetchedDialog } from '../../kit/loading/fetched-dialog.tsx'

export { PickDialog } from './pick/pick-dialog.tsx'
/** The inputs of a command come with it, which a till does not name among what it fetches. */
export const TakeDialog = fetchedDialog(() => import('./take-dialog.tsx').then(m => m.TakeDialog))
void TakeDialog.ahead()
