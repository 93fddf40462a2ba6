import type { ReactNode } from 'react'
import { Layer } from '../../kit/dialogs/layer.tsx'

interface SideDrawerProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Something to read beside the screen it belongs to; keys act in it while it is open. */
export function SideDrawer({ title, onClose, children }: SideDrawerProps) {
  return (
    <Layer light place="right" size="lg" title={title} onClose={onClose}>
      {children}
    </Layer>
  )
}
