import { Button } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { toFirstFault } from '../../kit/acts/first-fault.ts'
import { confirm } from '../../kit/dialogs/notify.ts'
import { fieldOf } from '../../kit/keys/field-walk.ts'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { DraftNote, draftTag } from '../../kit/text/draft-note.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import type { DraftState } from '../../lib/device/draft.ts'
import { COUNTER_KEYS, onCounterKeys } from '../../lib/keys/counter-keys.ts'

/** What stands at a counter, as far as its head and its keys know it. */
interface CounterWork extends DraftState {
  readonly isEmpty: boolean
  readonly startOver: () => void
}

interface CounterActs {
  readonly box: RefObject<HTMLElement | null>
  readonly work: CounterWork
  /** What whoever stands there is called. */
  readonly whom: string
  /** The one act, and what it does. */
  readonly act: string
  readonly save: () => void
  /** After somebody was asked whether all of it goes. */
  readonly onCleared?: () => void
}

/** The acts of every counter by their keys: to the customer, to the sales person, clear, save. */
export function useCounterActs({ box, work, whom, act, save, onCleared }: CounterActs) {
  const { t } = useTranslation()
  const goTo = (name: string) => () => fieldOf(box.current, name)?.focus()
  const write = () => {
    flushSync(save)
    toFirstFault(box.current)
  }
  const clear = async () => {
    if (work.isEmpty) return
    const text = t('Kosongkan isian ini? Belum ada yang disimpan.')
    if (await confirm({ text, danger: true })) work.startOver()
  }
  const empty = () => void clear().then(onCleared)
  useKeys(
    onCounterKeys({
      pelanggan: { run: goTo('nama'), label: whom },
      sales: { run: goTo('kode_sales'), label: t('Sales') },
      kosongkan: { run: empty, label: t('Kosongkan'), enabled: !work.isEmpty },
      simpan: { run: write, label: act },
    }),
  )
  return { write, clear: () => void clear() }
}

interface CounterHeadProps {
  readonly title: string
  readonly work: CounterWork
  readonly onClear: () => void
  /** Acts of its own, before the last one. */
  readonly children?: ReactNode
}

/** What is written here, what became of its draft, and how it is cleared. */
export function CounterHead({ title, work, onClear, children }: CounterHeadProps) {
  const { t } = useTranslation()
  const draft = draftTag(work)
  return (
    <>
      <PageHeader title={title} {...(work.isEmpty || draft === undefined ? {} : { tag: t(draft) })}>
        {children}
        <Button
          variant="default"
          disabled={work.isEmpty}
          onClick={onClear}
          rightSection={<Kbd keys={COUNTER_KEYS.kosongkan.key} />}
        >
          {t('Kosongkan')}
        </Button>
      </PageHeader>
      <DraftNote note={work.note} isCounter />
    </>
  )
}
