import { useTranslation } from 'react-i18next'
import { gramText } from '../../kit/text/figure-texts.ts'
import { CounterApproval } from '../counter/counter-approval.tsx'
import type { Asking } from '../document-frame/use-asking.ts'

interface Weighed {
  readonly barang: readonly { readonly berat: number }[]
}

interface BenchApprovalProps<Body extends Weighed> {
  readonly sending: {
    readonly asking: Asking<Body> | null
    readonly granted: (otorisasi: string) => void
    readonly giveUp: () => void
  }
  /** The call it is asked for. */
  readonly route: string
  /** What people call the document, and all of it. */
  readonly what: string
  readonly all: string
}

/** A supervisor sees weights that two scales do not explain, beside all that is saved with them. */
export function BenchApproval<Body extends Weighed>(props: BenchApprovalProps<Body>) {
  const { sending, route, what, all } = props
  const { t } = useTranslation()
  const { asking, granted, giveUp } = sending
  if (asking === null) return null
  const { barang } = asking.body
  const gram = gramText(barang.reduce((sum, one) => sum + one.berat, 0))
  const sums = `${t('{jumlah} barang', { jumlah: barang.length })}, ${gram} g`
  return (
    <CounterApproval
      asking={asking}
      route={route}
      usual="SUSUT_TUKANG"
      lines={things => [...things, { label: all, value: sums }]}
      said={`${what}: ${sums}`}
      granted={granted}
      giveUp={giveUp}
    />
  )
}
