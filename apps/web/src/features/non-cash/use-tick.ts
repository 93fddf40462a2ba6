import type { NonCashRow, SebabDitolak } from '@kencana/contract/areas/uang/non-cash'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { notify } from '../../kit/dialogs/notify.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { CHANGES, calls } from './calls.ts'

/** What slip or statement say of all of it. */
export interface Statement {
  readonly tgl_mutasi: string
  readonly no_referensi: string
}

/** One payment as it was found. */
export interface Found extends Pick<NonCashRow, 'nomor' | 'baris'> {
  readonly jumlah?: number
  readonly keterangan?: string
}

/** A payment that was not kept, and why. */
export interface NotKept {
  readonly nomor: string
  readonly baris: number
  readonly sebab: SebabDitolak
  readonly user_id: string | null
  readonly pada: string | null
  readonly dibatalkan: string | null
}

/** Sends ticks; what was not kept of the last of them stays to be read. */
export function useTick() {
  const { t } = useTranslation()
  const { run, busy } = useCommand({ changes: CHANGES })
  const [notKept, setNotKept] = useState<readonly NotKept[]>([])
  /** How many were kept; nothing where the server took none of it. */
  const tick = async (said: Statement, found: readonly Found[]): Promise<number | null> => {
    const body = { ...said, baris: found.map(one => ({ ...one })) }
    const done = await run({ route: calls.tick, input: { body }, what: t('Validasi Non Cash') })
    if (done === null) return null
    setNotKept(done.ditolak)
    const facts = { jumlah: done.cocok, rupiah: rupiahText(done.jumlah) }
    if (done.cocok > 0) {
      notify.toast(t('{jumlah} pembayaran cocok, {rupiah}', facts), 'success')
    }
    return done.cocok
  }
  return { tick, busy, notKept, forget: () => setNotKept([]) }
}
