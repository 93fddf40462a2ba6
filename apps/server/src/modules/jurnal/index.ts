/** Journals by hand: written by one, posted when another approves them (decision 0068). */

export { endpoints } from './jurnal.routes.ts'

export const owns = ['ajuan_jurnal', 'gerak_ajuan_jurnal'] as const
export const uses = ['akun'] as const
