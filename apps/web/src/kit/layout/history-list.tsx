import { cellText } from '../table/columns.ts'
import classes from './history.module.css'
import { Tag, type Tone } from './tag.tsx'

/** One thing that changed: what it was and what it became, as people read it. */
export interface HistoryFact {
  readonly label: string
  readonly before?: string | undefined
  readonly after?: string | undefined
}

export interface HistoryEntry {
  readonly id: string
  /** What was done, translated. */
  readonly act: string
  readonly tone: Tone
  readonly who: string
  /** An instant. */
  readonly at: string
  readonly facts: readonly HistoryFact[]
}

/** Who did what when: each fact before and after, as it was given, newest first. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <ol className={classes.history}>
      {entries.map(({ id, act, tone, who, at, facts }) => (
        <li key={id}>
          <header>
            <Tag tone={tone}>{act}</Tag>
            <b>{who}</b>
            <time dateTime={at}>{cellText(at, 'datetime')}</time>
          </header>
          <HistoryFacts facts={facts} />
        </li>
      ))}
    </ol>
  )
}

/** What changed, one fact to a line: its name, what it was, what it became. */
export function HistoryFacts({ facts }: Pick<HistoryEntry, 'facts'>) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before !== undefined && <del>{before}</del>}
            {before !== undefined && after !== undefined && ' → '}
            {after}
          </dd>
        </div>
      ))}
    </dl>
  )
}
