import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { MasterChange } from '@kencana/contract/kit/masters/routes'
import { useTranslation } from 'react-i18next'
import { Tag, type Tone } from '../../../kit/layout/tag.tsx'
import classes from '../master-screen.module.css'
import { valueText } from '../value-text.ts'

/** What a change did, in one word. */
export function ChangeTag({ aksi }: Pick<MasterChange, 'aksi'>) {
  const { t } = useTranslation()
  const acts: Record<MasterChange['aksi'], readonly [string, Tone]> = {
    TAMBAH: [t('Ditambah'), 'ok'],
    UBAH: [t('Diubah'), 'gold'],
    HAPUS: [t('Dihapus'), 'bad'],
    AKTIFKAN: [t('Diaktifkan'), 'brand'],
  }
  const [act, tone] = acts[aksi]
  return <Tag tone={tone}>{act}</Tag>
}

interface ChangeFactsProps {
  readonly master: MasterDefinition
  readonly change: Pick<MasterChange, 'sebelum' | 'sesudah'>
}

/** Field by field with its label: what it was, and what it became. */
export function ChangeFacts({ master, change }: ChangeFactsProps) {
  const { t } = useTranslation()
  const { sebelum, sesudah } = change
  const facts = Object.entries(master.fields).flatMap(([name, field]) => {
    const before = sebelum === null ? undefined : valueText(t, field, sebelum[name])
    const after = sesudah === null ? undefined : valueText(t, field, sesudah[name])
    return before === after ? [] : [{ name, label: t(field.label), before, after }]
  })
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, label, before, after }) => (
        <div key={name}>
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
