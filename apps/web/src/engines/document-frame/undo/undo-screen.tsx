import type { ReactNode } from 'react'
import { PickScreen } from '../pick/pick-screen.tsx'
import { TodaysList, type TodaysListProps } from '../pick/todays-list.tsx'
import { usePicked } from '../pick/use-picked.ts'

interface UndoScreenProps<Row, D> {
  readonly title: string
  readonly description: string
  readonly find: { readonly label: string; readonly placeholder: string }
  /** What the panel says while nothing is chosen. */
  readonly nothing: { readonly panel: string; readonly title: string; readonly hint: string }
  readonly list: Omit<TodaysListProps<Row>, 'onPick'>
  readonly show: (nomor: string) => Promise<D>
  /** The number that is meant by what was scanned or typed. */
  readonly meantBy: (text: string) => Promise<string>
  readonly numberOf: (document: D) => string
  /** How it is taken back, and everything that is known of it. */
  readonly children: (document: D, next: () => void) => ReactNode
}

/** Takes a document of the open day back: find it, read it, say why, let a supervisor approve. */
export function UndoScreen<Row, D>(props: UndoScreenProps<Row, D>) {
  const { title, description, find, nothing, list, show, meantBy, numberOf, children } = props
  const { control, document, pick, next } = usePicked<D>()
  return (
    <PickScreen
      title={title}
      description={description}
      control={control}
      find={{ ...find, onFind: text => void pick(async () => show(await meantBy(text))) }}
      list={<TodaysList {...list} onPick={nomor => void pick(() => show(nomor))} />}
      nothing={nothing}
      chosen={document && { nomor: numberOf(document), children: children(document, next) }}
    />
  )
}
