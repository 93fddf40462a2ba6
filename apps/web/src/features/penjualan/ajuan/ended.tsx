import type { AjuanAnswer } from '@kencana/contract/areas/nota/ajuan'
import { AjuanStatus } from '../../../engines/document-frame/detail/document-status.tsx'
import frame from '../../../engines/document-frame/frame.module.css'
import { cellText } from '../../../kit/table/columns.ts'

/** How a submitted sale ended, by whom and why. */
export function Ended({ ajuan }: { readonly ajuan: AjuanAnswer }) {
  const { diputus_oleh, diputus_pada, no_faktur_jual, alasan, status } = ajuan
  const said = [diputus_oleh, cellText(diputus_pada, 'datetime'), no_faktur_jual, alasan]
  return (
    <p className={status === 'DITOLAK' ? frame.refused : frame.quiet} role="note">
      <AjuanStatus status={status} /> {said.filter(Boolean).join(' · ')}
    </p>
  )
}
