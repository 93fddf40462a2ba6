import type { ReactNode } from 'react'
import classes from './layout.module.css'

interface PageHeaderProps {
  readonly title: string
  /** A quiet state beside the title: 'Draf otomatis tersimpan'. */
  readonly tag?: ReactNode
  readonly description?: string
  /** Way back: a Home button in the wrapper, Kembali elsewhere. */
  readonly back?: ReactNode
  /** The screen's acts, the main one last. */
  readonly children?: ReactNode
}

/** Name of the screen and its acts; also the document's title. */
export function PageHeader({ title, tag, description, back, children }: PageHeaderProps) {
  return (
    <div className={classes.header}>
      <title>{`${title} · Kencana`}</title>
      {back}
      <div className={classes.titles}>
        <h1>
          {title} {tag !== undefined && <span className={classes.tag}>{tag}</span>}
        </h1>
        {description !== undefined && <p>{description}</p>}
      </div>
      <div className={classes.acts}>{children}</div>
    </div>
  )
}
