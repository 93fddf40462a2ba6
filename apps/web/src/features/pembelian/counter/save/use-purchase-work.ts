import { useState } from 'react'
import { useThrown } from '../../../../engines/document-frame/entry/thrown.tsx'
import { useBegunDay } from '../../../../lib/day/begun-day.ts'
import { useDraft } from '../../../../lib/device/draft.ts'
import { tillSales } from '../../../../lib/device/till-sales.ts'
import { typedOver } from '../../../../lib/device/typed-over.ts'
import { useSession } from '../../../../lib/session.ts'
import { useKondisi } from '../piece/use-masters.ts'
import { type Faults, sumsOf } from '../purchase-faults.ts'
import { emptyForm, isEmptyForm, type PricedPiece, type PurchaseForm } from '../purchase-form.ts'
import { priceOf, type Taksiran, type Transaksi, useTaksir } from '../use-taksir.ts'
import type { Refused } from './use-send.ts'

const NOTHING: Refused = { faults: {}, identity: null }
const NO_FAULTS: Faults = {}

interface Work {
  /** What its draft is called. */
  readonly name: string
  readonly transaksi: Transaksi
  /** What new pieces settle of it, in rupiah. */
  readonly settled?: number
  /** Something else is typed than what was meant to be saved. */
  readonly onChange?: () => void
}

/** Pieces that are brought, and who brings them: kept on the device, appraised as they grow. */
export function usePurchaseWork({ name, transaksi, settled = 0, onChange }: Work) {
  const who = useSession()
  const { form, setForm, take, fresh } = useForm(who?.kode_toko ?? '')
  const [said, setSaid] = useState<Refused>(NOTHING)
  const kondisi = useKondisi()
  const taksir = useTaksir(form, kondisi, transaksi)
  const sums = sumsOf(form, taksir, settled)
  const id = `${who?.kode_toko ?? ''}/${who?.user_id ?? ''}/${name}`
  const thrown = useThrown()
  const startOver = () => {
    setForm(fresh())
    setSaid(NOTHING)
    thrown.forget()
  }
  const isEmpty = isEmptyForm(form)
  const draft = isEmpty ? null : form
  const { ready, note } = useDraft<PurchaseForm>({ id, draft, isCounter: true }, take, startOver)
  const mark = (tgl: string | null) => setForm(now => ({ ...now, tgl }))
  useBegunDay({ ready, isEmpty, tgl: form.tgl, mark }, who?.tgl_system ?? null)
  const change = (next: PurchaseForm | ((now: PurchaseForm) => PurchaseForm)) => {
    onChange?.()
    setForm(next)
    setSaid(now => ({ ...now, faults: NO_FAULTS }))
  }
  return {
    ...{
      thrown,
      id,
      form,
      change,
      note,
      ready,
      kondisi,
      taksir,
      sums,
      said,
      setSaid,
      mark,
      startOver,
    },
    isEmpty,
    /** Every piece with its price as the rules say now; `null` while one of them is not known. */
    priced: () => pricedPieces(form, taksir),
  }
}

export type PurchaseWork = ReturnType<typeof usePurchaseWork>

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

/** The form as it begins, and with a draft that is found a moment later. */
function useForm(toko: string) {
  const fresh = () => emptyForm(tillSales(toko))
  const [start] = useState(fresh)
  const [form, setForm] = useState(start)
  const take = (kept: PurchaseForm) => setForm(now => typedOver(kept, now, start))
  return { form, setForm, take, fresh }
}
