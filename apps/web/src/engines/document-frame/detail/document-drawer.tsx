import type { ReactNode } from 'react'
import { SideDrawer } from '../../../kit/dialogs/layer.tsx'
import classes from './detail.module.css'
import { Loaded } from './loaded.tsx'

interface DocumentDrawerProps<D> {
  /** What one calls it, with its number: 'Hutang FH-JKT-261122-0001'. */
  readonly title: string
  readonly of: Parameters<typeof Loaded<D>>[0]['of']
  readonly onClose: () => void
  /** What can be done with it, and everything that is known of it. */
  readonly children: (document: D) => ReactNode
}

/** One document beside its list. */
export function DocumentDrawer<D>({ title, of, onClose, children }: DocumentDrawerProps<D>) {
  return (
    <SideDrawer title={title} onClose={onClose}>
      <Loaded of={of}>
        {document => <div className={classes.detail}>{children(document)}</div>}
      </Loaded>
    </SideDrawer>
  )
}

/** What can be done with a document, in one row. */
export const DrawerActs = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.acts}>{children}</div>
)
