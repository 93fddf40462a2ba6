import i18next from 'i18next'
import { useEffect } from 'react'
import { confirm } from '../../kit/dialogs/notify.ts'

let asking = false

/**
 * Whether work begun on `begun` may be saved on `today`: at once on the same day, otherwise by
 * somebody's word. `null`: the work knows no day yet, or none is open, which the server refuses.
 */
export async function mayMoveDay(begun: string | null, today: string | null): Promise<boolean> {
  if (begun === null || today === null || begun === today) return true
  if (asking) return false
  asking = true
  try {
    return await confirm({
      title: i18next.t('Hari bisnis berganti'),
      text: [
        i18next.t('Dimulai di hari bisnis {tgl}.', { tgl: begun }),
        i18next.t('Simpan ke hari bisnis {tgl}?', { tgl: today }),
      ].join('\n'),
      yes: i18next.t('Simpan'),
      no: i18next.t('Belum'),
    })
  } finally {
    asking = false
  }
}

/** The business day on which what is typed was begun. */
export interface BegunOn {
  /** `null`: it knows none. */
  readonly tgl: string | null
  readonly mark: (tgl: string | null) => void
}

/** Work that is kept on the device, and the business day it was begun on. */
interface DatedWork extends BegunOn {
  readonly ready: boolean
  readonly isEmpty: boolean
}

/** Marks work with the open day when it begins; once empty it belongs to no day again. */
export function useBegunDay(work: DatedWork, today: string | null): void {
  const { ready, isEmpty, tgl, mark } = work
  const right = isEmpty ? null : (tgl ?? today)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `mark` is a new function every time
  useEffect(() => {
    if (ready && right !== tgl) mark(right)
  }, [ready, right, tgl])
}
