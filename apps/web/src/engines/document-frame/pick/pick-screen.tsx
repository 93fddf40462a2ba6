import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type ScanControl, ScanInput } from '../../../kit/inputs/scan-input.tsx'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { EmptyState } from '../../../kit/layout/states.tsx'
import classes from '../frame.module.css'

interface PickScreenProps {
  readonly title: string
  readonly description: string
  readonly control: RefObject<ScanControl | null>
  readonly find: {
    readonly label: string
    readonly placeholder: string
    readonly onFind: (text: string) => void
  }
  /** What is to be worked off. */
  readonly list: ReactNode
  /** What the panel says while nothing is chosen. */
  readonly nothing: { readonly panel: string; readonly title: string; readonly hint: string }
  readonly chosen: { readonly nomor: string; readonly children: ReactNode } | null
}

/**
 * One document at a time: scanned, typed or chosen on the left, worked on on the right. An arrow
 * down leads from the empty field into the list.
 */
export function PickScreen(props: PickScreenProps) {
  const { title, description, control, find, list, nothing, chosen } = props
  const left = useRef<HTMLDivElement>(null)
  return (
    <>
      <PageHeader title={title} description={description} />
      <div className={classes.split}>
        <div className={classes.stack} ref={left}>
          <ScanInput
            control={control}
            label={find.label}
            placeholder={find.placeholder}
            onScan={find.onFind}
            onKey={(event, text) => {
              if (event.key !== 'ArrowDown' || text !== '') return
              event.preventDefault()
              left.current?.querySelector<HTMLElement>('tr[data-opens]')?.focus()
            }}
          />
          {list}
        </div>
        <Panel title={chosen?.nomor ?? nothing.panel}>
          {chosen === null ? (
            <EmptyState title={nothing.title} hint={nothing.hint} />
          ) : (
            <Chosen key={chosen.nomor}>{chosen.children}</Chosen>
          )}
        </Panel>
      </div>
    </>
  )
}

/** On a phone it stands below the list that it was chosen from. */
function Chosen({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (window.matchMedia('(max-width: 900px)').matches) panel.current?.scrollIntoView()
  }, [])
  return (
    <div ref={panel} className={classes.chosen}>
      {children}
    </div>
  )
}
