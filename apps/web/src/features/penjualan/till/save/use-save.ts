import type { PenjualanBody } from '@kencana/contract/areas/penjualan'
import type { ApprovedThings } from '@kencana/contract/names/approved'
import { approvedThings } from '@kencana/contract/names/approved-things'
import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { categoriesOf } from '../../../../engines/approval/asked-categories.ts'
import { useKeptCommand } from '../../../../engines/document-frame/entry/use-kept-command.ts'
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

/** The command on its way: its body is final, approvals are bound to it. */
export interface Sending {
  readonly kunci: string
  readonly body: PenjualanBody
}

export type SavePhase =
  | { readonly at: 'rest' }
  /** Until it is answered nobody touches the nota; without an answer the shell says so. */
  | { readonly at: 'sending' }
  | {
      readonly at: 'approval'
      readonly sending: Sending
      readonly needed: readonly KategoriOtorisasi[]
      readonly grants: readonly string[]
      /** What is to be approved, by category, as the server decided. */
      readonly things: ApprovedThings
    }

const REST: SavePhase = { at: 'rest' }

/**
 * Sells the open nota by one command under one key until it is answered. Which approvals it needs
 * the server says, who knows what the pieces cost; with them the same command goes out again.
 */
export function useSave(open: OpenNota, onSold: (sold: Sold, nota: SoldNota) => void) {
  const { t } = useTranslation()
  const [phase, setPhase] = useState<SavePhase>(REST)
  const { run } = useCommand({ changes: ['penjualan', 'ringkasan', 'titipan', 'ajuan'] })

  const send = async (sending: Sending) => {
    setPhase({ at: 'sending' })
    const sold = await run({
      route: calls.post,
      input: { body: sending.body },
      what: `${t('Penjualan')} ${rupiahText(sending.body.total)}`,
      key: sending.kunci,
      refused: problem => refused(problem, sending),
    })
    setPhase(now => (now.at === 'sending' ? REST : now))
    if (sold === null) return
    const { no_faktur_jual, no_ajuan = '', kembali, pembulatan = 0 } = sold
    const isWaiting = no_faktur_jual === undefined
    const total = sold.total + pembulatan
    const terjual = sending.body.barang.map(({ kode_barcode }) => kode_barcode)
    const nota = { kunci: sending.kunci, terjual, isTrade: false }
    onSold({ nomor: no_faktur_jual ?? no_ajuan, isWaiting, total, kembali }, nota)
  }
  const refused = async (problem: ApiProblem, sending: Sending): Promise<boolean> => {
    if (problem.code !== 'BUTUH_OTORISASI') {
      const nos = await import('./next-to-nota.ts').catch(() => undefined)
      return (await nos?.nextToNota(open, problem, t)) ?? false
    }
    ask(sending, categoriesOf(problem.facts.kategori), approvedThings(problem.facts))
    return true
  }
  const ask = (sending: Sending, needed: readonly KategoriOtorisasi[], things: ApprovedThings) => {
    const { otorisasi: _, ...body } = sending.body
    setPhase({ at: 'approval', sending: { ...sending, body }, needed, grants: [], things })
  }
  useKeptCommand({
    ready: open.ready,
    path: calls.post.path,
    onAsking: isAsking => setPhase(isAsking ? { at: 'sending' } : REST),
    again: ({ key, body }) => void send({ kunci: key, body: body as PenjualanBody }),
  })
  return {
    phase,
    save: () => void forOpenDay(open).then(sending => sending && send(sending)),
    /** One more approval; with the last one the command goes out. */
    granted: (otorisasi: string) => {
      if (phase.at !== 'approval') return
      const grants = [...phase.grants, otorisasi]
      if (grants.length < phase.needed.length) setPhase({ ...phase, grants })
      else {
        const { kunci, body } = phase.sending
        const one = grants.length === 1 ? (grants[0] ?? '') : grants
        void send({ kunci, body: { ...body, otorisasi: one } })
      }
    },
    giveUp: () => setPhase(REST),
  }
}

/** The command of the nota for the day that is open; nothing where nobody wants another day. */
async function forOpenDay(open: OpenNota): Promise<Sending | null> {
  const { cart, nota, tgl } = open
  if (!(await mayMoveDay(cart.tgl, tgl))) return null
  // Asked once: when the server tells of new prices, the next F10 only saves.
  open.dispatch({ type: 'day', tgl })
  return { kunci: cart.kunci, body: bodyOf(cart, nota.cart.bayar, tgl) }
}

/** Empties the nota after asking. */
export async function confirmEmpty(open: OpenWork, t: TFunction): Promise<void> {
  const yes = await confirm({
    text: t('Kosongkan nota ini? Barang tetap ada di baki.'),
    danger: true,
  })
  if (yes) open.startOver()
}
