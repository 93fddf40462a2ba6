import type { ReactNode } from 'react'
import { Layer } from './layer.tsx'

interface StaticModalProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | 'xxl'
  /** Buttons; they stay in sight while the content scrolls. */
  readonly footer?: ReactNode
  /** `false` leaves only the footer's buttons to close it. */
  readonly closable?: boolean
  /** Codes that are scanned meanwhile go to the page below. */
  readonly letsScansBy?: boolean
  readonly children: ReactNode
}

/** A modal that Esc closes, too: for what the specification does not call static. */
export const LightModal = ({ size = 'xl', ...rest }: Omit<StaticModalProps, 'opened'>) => (
  <Layer light size={size} {...rest} />
)

/** A modal that closes by its own buttons only: no Esc, no click outside (doc1 §2). */
export function StaticModal({ opened, size = 'xl', ...rest }: StaticModalProps) {
  return opened ? <Layer size={size} {...rest} /> : null
}
