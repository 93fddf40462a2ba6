import { APPROVALS } from '@kencana/contract/names/approvals'
import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { approvedLines } from '../approval/approved-lines.ts'
import { AuthorizationDialog } from '../approval/authorization-dialog.tsx'
import type { Asking } from '../document-frame/use-asking.ts'

interface Line {
  readonly label: string
  readonly value: ReactNode
}

interface CounterApprovalProps<Body> {
  readonly asking: Asking<Body>
  /** The call it is asked for, and the category where the server names none. */
  readonly route: string
  readonly usual: KategoriOtorisasi
  /** Where it is not what the category is called. */
  readonly title?: string | undefined
  /** What a supervisor is shown; `things` are what the server says is to be approved. */
  readonly lines: (things: readonly Line[], kategori: KategoriOtorisasi) => readonly Line[]
  /** The same in one sentence. */
  readonly said: string
  readonly granted: (otorisasi: string) => void
  readonly giveUp: () => void
}

/** One approval after the other of what was written at a counter, as the server asks for them. */
export function CounterApproval<Body>(props: CounterApprovalProps<Body>) {
  const { asking, route, usual, lines, said, granted, giveUp } = props
  const { t } = useTranslation()
  const { body, needed, grants, things } = asking
  const kategori = needed[grants.length] ?? usual
  const { title = t(APPROVALS[kategori]) } = props
  return (
    <AuthorizationDialog
      key={kategori}
      kategori={kategori}
      title={title}
      perintah={{ route, body }}
      lines={lines(approvedLines(things[kategori], t), kategori)}
      description={`${title}: ${said}`.slice(0, 500)}
      onGranted={({ otorisasi }) => granted(otorisasi)}
      onClose={giveUp}
    />
  )
}
