import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { MasterChange } from '@kencana/contract/kit/masters/routes'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type HistoryFact, HistoryFacts } from '../../../kit/layout/history-list.tsx'
import { Tag, type Tone } from '../../../kit/layout/tag.tsx'
import { valueText } from '../value-text.ts'

/** What a change did, in one word, and how it looks. */
export function actOf(aksi: MasterChange['aksi'], t: TFunction): readonly [string, Tone] {
  const acts: Record<MasterChange['aksi'], readonly [string, Tone]> = {
    TAMBAH: [t('Ditambah'), 'ok'],
    UBAH: [t('Diubah'), 'gold'],
    HAPUS: [t('Dihapus'), 'bad'],
    AKTIFKAN: [t('Diaktifkan'), 'brand'],
  }
  return acts[aksi]
}

/** The word of a change, as a tag. */
export function ChangeTag({ aksi }: Pick<MasterChange, 'aksi'>) {
  const { t } = useTranslation()
  const [act, tone] = actOf(aksi, t)
  return <Tag tone={tone}>{act}</Tag>
}

type Sides = Pick<MasterChange, 'sebelum' | 'sesudah'>

/** Field by field with its label: what it was, and what it became. */
export function factsOf(
  master: MasterDefinition,
  { sebelum, sesudah }: Sides,
  t: TFunction,
): HistoryFact[] {
  return Object.entries(master.fields).flatMap(([name, field]) => {
    const before = sebelum === null ? undefined : valueText(t, field, sebelum[name])
    const after = sesudah === null ? undefined : valueText(t, field, sesudah[name])
    return before === after ? [] : [{ label: t(field.label), before, after }]
  })
}

interface ChangeFactsProps {
  readonly master: MasterDefinition
  readonly change: Sides
}

/** The fields of a change within a row of a table. */
export function ChangeFacts({ master, change }: ChangeFactsProps) {
  const { t } = useTranslation()
  return <HistoryFacts facts={factsOf(master, change, t)} />
}
