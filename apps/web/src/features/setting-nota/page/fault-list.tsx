import type { PaperFault } from '@kencana/contract/papers/check'
import type { PaperKind } from '@kencana/contract/papers/kind'
import type { Template } from '@kencana/contract/papers/template'
import { useTranslation } from 'react-i18next'
import { elementName } from '../edit/element-names.ts'
import classes from '../setting-nota.module.css'

interface FaultListProps {
  readonly kind: PaperKind
  readonly templat: Template
  readonly faults: readonly PaperFault[]
  readonly onSelect: (id: string) => void
}

/** What keeps a paper from being saved in red, what is only unwise in gold; each leads there. */
export function FaultList({ kind, templat, faults, onSelect }: FaultListProps) {
  const { t } = useTranslation()
  if (faults.length === 0) return null
  return (
    <ul className={classes.faults}>
      {faults.map(({ id, berat, text, facts }) => {
        const one = templat.elemen.find(each => each.id === id)
        const named = Object.entries(facts ?? {}).map(([name, fact]) => [
          name,
          String(t(String(fact))),
        ])
        const sentence = String(t(text, Object.fromEntries(named)))
        return (
          <li key={`${id} ${text} ${JSON.stringify(facts)}`}>
            <button
              type="button"
              data-tone={berat ? 'bad' : undefined}
              disabled={one === undefined}
              onClick={() => one !== undefined && onSelect(one.id)}
            >
              {one === undefined ? '' : `${elementName(kind, one, t)}: `}
              {sentence}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
