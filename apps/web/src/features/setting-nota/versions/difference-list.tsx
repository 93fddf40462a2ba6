import type { PaperKind } from '@kencana/contract/papers/kind'
import type { Template } from '@kencana/contract/papers/template'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../kit/layout/tag.tsx'
import { differences } from '../edit/differences.ts'
import { elementName } from '../edit/element-names.ts'
import { differenceText } from '../edit/field-words.ts'
import classes from '../setting-nota.module.css'

interface DifferenceListProps {
  readonly kind: PaperKind
  readonly before: Template
  readonly after: Template
}

const WORDS = [
  { apa: 'BARU', label: 'Baru', tone: 'ok' },
  { apa: 'HILANG', label: 'Dihapus', tone: 'bad' },
  { apa: 'BERUBAH', label: 'Berubah', tone: 'gold' },
] as const

/** What differs from an older version, element by element. */
export function DifferenceList({ kind, before, after }: DifferenceListProps) {
  const { t } = useTranslation()
  const found = differences(before, after)
  if (found.length === 0) {
    return <p className={classes.quiet}>{t('Sama dengan yang ada sekarang.')}</p>
  }
  return (
    <>
      <h3 className={classes.heading}>{t('Beda dari versi itu ke sekarang')}</h3>
      <ul className={classes.differences}>
        {found.map(({ id, apa, one, isi }) => {
          const word = WORDS.find(each => each.apa === apa)
          return (
            <li key={id}>
              <Tag tone={word?.tone ?? 'plain'}>{t(word?.label ?? apa)}</Tag>
              <b>{one === undefined ? t('Kertas') : elementName(kind, one, t)}</b>
              <span>{isi.map(each => differenceText(each, kind, t)).join(' · ')}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
