import { useState } from 'react'
import type { Faults } from '../../../../engines/counter/form.ts'
import { useCounter } from '../../../../engines/counter/use-counter.ts'
import type { ApiProblem } from '../../../../lib/api-problem.ts'
import { tillSales } from '../../../../lib/device/till-sales.ts'
import { problemText } from '../../../../lib/problem-text.ts'
import { useSession } from '../../../../lib/session.ts'
import { useKondisi } from '../piece/use-masters.ts'
import { sumsOf } from '../purchase-faults.ts'
import { emptyForm, isEmptyForm, type PricedPiece, type PurchaseForm } from '../purchase-form.ts'
import { priceOf, type Taksiran, type Transaksi, useTaksir } from '../use-taksir.ts'

interface Work {
  /** What its draft is called. */
  readonly name: string
  readonly transaksi: Transaksi
  /** What new pieces settle of it, in rupiah. */
  readonly settled?: number
}

/** Pieces that are brought, and who brings them: kept on the device, appraised as they grow. */
export function usePurchaseWork({ name, transaksi, settled = 0 }: Work) {
  const toko = useSession()?.kode_toko ?? ''
  const fresh = () => emptyForm(tillSales(toko))
  /** Why the server asks for identity. */
  const [identity, setIdentity] = useState<string | null>(null)
  const counter = useCounter<PurchaseForm>({
    name,
    fresh,
    isEmpty: isEmptyForm,
    onStartOver: () => setIdentity(null),
  })
  const { form, setFaults } = counter
  const kondisi = useKondisi()
  const taksir = useTaksir(form, kondisi, transaksi)
  return {
    ...counter,
    ...{ kondisi, taksir, identity, sums: sumsOf(form, taksir, settled) },
    /** Every piece with its price as the rules say now; `null` while one of them is not known. */
    priced: pricedPieces(form, taksir),
    /** Takes a no of the server to where it belongs; answers whether it said anything there. */
    refuse: async (problem: ApiProblem, nameOf = (field: string) => field): Promise<boolean> => {
      const said = await refusedBy(problem)
      const named = Object.entries(said.faults).map(([field, text]) => [nameOf(field), text])
      setFaults(Object.fromEntries(named))
      setIdentity(said.identity)
      return named.length > 0
    },
  }
}

export type PurchaseWork = ReturnType<typeof usePurchaseWork>

/** What a refusal says of the pieces and of who brings them, at its fields. */
async function refusedBy(
  problem: ApiProblem,
): Promise<{ readonly faults: Faults; readonly identity: string | null }> {
  if (!problem.code.startsWith('IDENTITAS_')) return { faults: problem.errors, identity: null }
  const identity = await problemText(problem)
  return { faults: { 'penjual.no_identitas': identity }, identity }
}

function pricedPieces(form: PurchaseForm, taksir: Taksiran): readonly PricedPiece[] | null {
  const priced = form.barang.flatMap((piece): PricedPiece[] => {
    const { brought, fresh } = taksir.of(piece)
    const harga_beli = priceOf(piece, taksir.of(piece))
    if (fresh === null || brought === null || harga_beli === null) return []
    const kode_baki = fresh.hasil === 'URIPAN' ? piece.kode_baki : null
    return [{ piece: { ...piece, kode_baki }, brought, harga_beli }]
  })
  return priced.length === form.barang.length ? priced : null
}
