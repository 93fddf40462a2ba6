import type { PenjualanBody } from '@kencana/contract/areas/penjualan'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptCommand } from '../../../../engines/document-frame/entry/use-kept-command.ts'
import { useAsking } from '../../../../engines/document-frame/use-asking.ts'
import { useCommand } from '../../../../engines/document-frame/use-command.ts'
import { confirm } from '../../../../kit/dialogs/notify.ts'
import { rupiahText } from '../../../../kit/text/figure-texts.ts'
import type { ApiProblem } from '../../../../lib/api-problem.ts'
import { mayMoveDay } from '../../../../lib/day/begun-day.ts'
import { calls } from '../../calls.ts'
import type { SoldNota } from '../cart/cart.ts'
import { bodyOf } from '../cart/cart-prices.ts'
import type { OpenNota, OpenWork } from '../cart/use-cart.ts'

/** A sale the server has acknowledged, or one that waits until somebody else approves it. */
export interface Sold {
  readonly nomor: string
  readonly isWaiting: boolean
  /** What the customer pays, with what its cash is rounded up by. */
  readonly total: number
  readonly kembali: number
  /** New barcodes of the old pieces of an exchange. */
  readonly tukar?: readonly string[]
  /** Of these those that are for sale at once. */
  readonly siapJual?: readonly string[]
}

/**
 * Sells the open nota by one command under one key until it is answered. Which approvals it needs
 * the server says, who knows what the pieces cost; with them the same command goes out again.
 */
export function useSave(open: OpenNota, onSold: (sold: Sold, nota: SoldNota) => void) {
  const { t } = useTranslation()
  const { run, busy } = useCommand({ changes: ['penjualan', 'ringkasan', 'titipan', 'ajuan'] })
  // A sale that was sent before the page was closed: until it is answered nobody sells.
  const [isKept, setKept] = useState(false)
  // Of the command that approvals are asked for: one that was kept has its own.
  const kunci = useRef('')

  const send = async (key: string, body: PenjualanBody) => {
    kunci.current = key
    const sold = await run({
      route: calls.post,
      input: { body },
      what: `${t('Penjualan')} ${rupiahText(body.total)}`,
      key,
      refused: problem => ask(problem, body) || refused(problem),
    })
    setKept(false)
    if (sold === null) return
    const { no_faktur_jual, no_ajuan = '', kembali, pembulatan = 0 } = sold
    const isWaiting = no_faktur_jual === undefined
    const total = sold.total + pembulatan
    const terjual = body.barang.map(({ kode_barcode }) => kode_barcode)
    const nota = { kunci: key, terjual, isTrade: false }
    onSold({ nomor: no_faktur_jual ?? no_ajuan, isWaiting, total, kembali }, nota)
  }
  const refused = async (problem: ApiProblem): Promise<boolean> => {
    const nos = await import('./next-to-nota.ts').catch(() => undefined)
    return (await nos?.nextToNota(open, problem, t)) ?? false
  }
  const { ask, ...approvals } = useAsking<PenjualanBody>(body => void send(kunci.current, body))
  useKeptCommand({
    ready: open.ready,
    path: calls.post.path,
    onAsking: setKept,
    again: ({ key, body }) => void send(key, body as PenjualanBody),
  })
  return {
    ...approvals,
    busy: busy || isKept,
    save: () => void forOpenDay(open).then(body => body && send(open.cart.kunci, body)),
  }
}

/** What the till's dialogs know of it. */
export type Saving = ReturnType<typeof useSave>

/** The command of the nota for the day that is open; nothing where nobody wants another day. */
async function forOpenDay({ cart, nota, tgl, dispatch }: OpenNota): Promise<PenjualanBody | null> {
  if (!(await mayMoveDay(cart.tgl, tgl))) return null
  // Asked once: when the server tells of new prices, the next F10 only saves.
  dispatch({ type: 'day', tgl })
  return bodyOf(cart, nota.cart.bayar, tgl)
}

/** Empties the nota after asking. */
export async function confirmEmpty(open: OpenWork, t: TFunction): Promise<void> {
  const yes = await confirm({
    text: t('Kosongkan nota ini? Barang tetap ada di baki.'),
    danger: true,
  })
  if (yes) open.startOver()
}
