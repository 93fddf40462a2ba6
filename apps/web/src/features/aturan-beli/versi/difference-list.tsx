import { useTranslation } from 'react-i18next'
import { Tag } from '../../../kit/layout/tag.tsx'
import classes from '../aturan-beli.module.css'
import type { Rules } from '../calls.ts'
import { RuleText } from '../rule-list.tsx'
import { differences } from './differences.ts'

const WORDS = {
  BARU: { label: 'Baru', tone: 'ok' },
  HILANG: { label: 'Dihapus', tone: 'bad' },
  BERUBAH: { label: 'Berubah', tone: 'gold' },
  PINDAH: { label: 'Pindah urutan', tone: 'plain' },
} as const

/** What differs from another version, rule by rule. */
export function DifferenceList({
  before,
  after,
}: {
  readonly before: Rules
  readonly after: Rules
}) {
  const { t } = useTranslation()
  const found = differences(before, after)
  if (found.length === 0)
    return <p className={classes.told}>{t('Sama dengan yang ada sekarang.')}</p>
  return (
    <ul className={classes.changes}>
      {found.map(({ apa, rule }) => (
        <li key={`${apa} ${rule.kode}`}>
          <Tag tone={WORDS[apa].tone}>{t(WORDS[apa].label)}</Tag>
          <RuleText rule={rule} />
        </li>
      ))}
    </ul>
  )
}
