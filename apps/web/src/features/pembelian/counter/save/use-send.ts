import type { postPembelian } from '@kencana/contract/areas/beli/pembelian'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { useAsking } from '../../../../engines/document-frame/use-asking.ts'
import { useCommand } from '../../../../engines/document-frame/use-command.ts'
import { rupiahText } from '../../../../kit/text/figure-texts.ts'
import type { ApiProblem } from '../../../../lib/api-problem.ts'
import { problemText } from '../../../../lib/problem-text.ts'
import { CHANGES, calls } from '../calls.ts'
import type { Faults } from '../purchase-faults.ts'
import type { PurchaseBody } from '../purchase-form.ts'
import { codesForSale } from './new-codes.tsx'

/** A purchase that stands, and what the counter does next with it. */
export interface Bought extends AnswerOf<typeof postPembelian> {
  readonly nama: string
  /** To hand over out of the drawer. */
  readonly tunai: number
  /** Of its new barcodes those that are for sale at once. */
  readonly siapJual: readonly string[]
}

/** A no of the server that stands where it belongs. */
export interface Refused {
  readonly faults: Faults
  /** Why identity is asked for. */
  readonly identity: string | null
}

interface Sending {
  readonly draft: string
  readonly onRefused: (refused: Refused) => void
  readonly onBought: (bought: Bought) => void
}

/**
 * Sends purchases. Which approvals one needs the server says; with them the same body goes out
 * again. Whatever it refuses, what was typed stays.
 */
export function useSend({ draft, onRefused, onBought }: Sending) {
  const { t } = useTranslation()
  const { run, busy } = useCommand({ changes: CHANGES })
  const refused = async (problem: ApiProblem, body: PurchaseBody): Promise<boolean> => {
    if (ask(problem, body)) return true
    const said = await refusedBy(problem)
    onRefused(said)
    return said.identity !== null || Object.keys(problem.errors).length > 0
  }
  const send = async (body: PurchaseBody) => {
    // What was meant is part of what a supervisor approves.
    let asked = body
    const done = await run({
      route: calls.post,
      input: sure => {
        asked = { ...body, ...sure }
        return { body: asked }
      },
      what: `${t('Pembelian')} ${rupiahText(body.total)}`,
      draft,
      refused: problem => refused(problem, asked),
    })
    if (done === null) return
    const cash = body.pembayaran.find(({ cara }) => cara === 'TUNAI')
    const siapJual = codesForSale(done.barang, body.barang)
    onBought({ ...done, nama: body.penjual.nama, tunai: cash?.jumlah ?? 0, siapJual })
  }
  const { ask, ...approvals } = useAsking<PurchaseBody>(body => void send(body))
  return { send, busy, ...approvals }
}

/** What a refusal says of the pieces and of who brings them, at its fields. */
export async function refusedBy(problem: ApiProblem): Promise<Refused> {
  if (!problem.code.startsWith('IDENTITAS_')) return { faults: problem.errors, identity: null }
  const identity = await problemText(problem)
  return { faults: { 'penjual.no_identitas': identity }, identity }
}
