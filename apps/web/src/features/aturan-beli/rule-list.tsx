import type { AturanBeli } from '@kencana/domain/beli/aturan-beli'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmDelete } from '../../kit/dialogs/notify.ts'
import { Tag } from '../../kit/layout/tag.tsx'
import { ActionIcon } from '../../kit/mantine/action-icon.ts'
import { Icon } from '../../kit/text/icon.tsx'
import { MORE_ICONS } from '../../kit/text/more-icons.ts'
import classes from './aturan-beli.module.css'
import type { RuleFault } from './faults.ts'
import type { useRules } from './use-rules.ts'
import { ruleSentence } from './words.ts'

interface RuleListProps {
  readonly work: ReturnType<typeof useRules>
  /** Code of the rule that the try-out took. */
  readonly used: string | null
}

/** The rules in their order, each as a sentence; Alt with the arrows moves the one in focus. */
export function RuleList({ work, used }: RuleListProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const acts = useListActs(work, list)
  return (
    <ol className={classes.rules} ref={list} aria-label={t('Daftar aturan')}>
      {work.rules.map((rule, at) => (
        <li
          key={keyOf(work.rules, at)}
          data-fault={work.faults[at]?.length !== 0}
          data-used={rule.kode === used}
          data-dragged={dragged === at}
          draggable
          onDragStart={() => setDragged(at)}
          onDragEnd={() => setDragged(null)}
          onDragOver={event => event.preventDefault()}
          onDrop={() => dragged !== null && acts.move(dragged, at)}
        >
          <span className={classes.place}>{at + 1}</span>
          <RuleButton
            rule={rule}
            faults={work.faults[at] ?? []}
            isUsed={rule.kode === used}
            onOpen={() => work.setOpened({ at, rule })}
            onKeyDown={event => acts.onKey(event, at)}
          />
          <div className={classes.acts}>
            <RowAct
              icon="atas"
              label={t('Naikkan {kode}', { kode: rule.kode })}
              run={() => acts.move(at, at - 1)}
            />
            <RowAct
              icon="bawah"
              label={t('Turunkan {kode}', { kode: rule.kode })}
              run={() => acts.move(at, at + 1)}
            />
            <RowAct
              icon={MORE_ICONS.salin}
              label={t('Salin {kode}', { kode: rule.kode })}
              run={() => acts.copy(at)}
            />
            <RowAct
              icon="hapus"
              label={t('Hapus {kode}', { kode: rule.kode })}
              run={() => void acts.remove(at)}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** A rule keeps its row when it moves, also where two have one code. */
const keyOf = (rules: readonly AturanBeli[], at: number): string => {
  const kode = rules[at]?.kode ?? ''
  return `${kode}/${rules.slice(0, at).filter(rule => rule.kode === kode).length}`
}

function useListActs(work: RuleListProps['work'], list: { current: HTMLOListElement | null }) {
  const wanted = useRef<number | null>(null)
  const focus = (at: number) =>
    list.current?.querySelectorAll<HTMLButtonElement>(`.${classes.rule}`)[at]?.focus()
  // The row of a rule that moved is another place of the page: the focus goes with it.
  useLayoutEffect(() => {
    if (wanted.current !== null) focus(wanted.current)
    wanted.current = null
  })
  const move = (from: number, to: number) => {
    if (work.move(from, to)) wanted.current = to
  }
  const copy = (at: number) => {
    const rule = work.copy(at)
    if (rule === null) return
    wanted.current = at + 1
    work.setOpened({ at: at + 1, rule })
  }
  const remove = async (at: number) => {
    const { kode = '', nama = '' } = work.rules[at] ?? {}
    if (!(await confirmDelete(`${kode} ${nama}`))) return
    wanted.current = Math.min(at, work.rules.length - 2)
    work.remove(at)
  }
  const onKey = (event: KeyboardEvent, at: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by !== 0) {
      event.preventDefault()
      if (event.altKey) move(at, at + by)
      else focus(Math.min(work.rules.length - 1, Math.max(0, at + by)))
    } else if (event.key === 'Delete') void remove(at)
    else if (event.altKey && event.key === 'c') copy(at)
  }
  return { move, copy, remove, onKey }
}

interface RowActProps {
  readonly icon: string
  readonly label: string
  readonly run: () => void
}

function RowAct({ icon, label, run }: RowActProps) {
  return (
    <ActionIcon variant="subtle" size={30} aria-label={label} title={label} onClick={run}>
      <Icon name={icon} />
    </ActionIcon>
  )
}

interface RuleButtonProps {
  readonly rule: AturanBeli
  readonly faults: readonly RuleFault[]
  readonly isUsed: boolean
  readonly onOpen: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function RuleButton({ rule, faults, isUsed, onOpen, onKeyDown }: RuleButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={classes.rule}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+c Delete"
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <RuleText rule={rule} />
      {isUsed && <Tag tone="brand">{t('Terpakai untuk barang coba')}</Tag>}
      {faults.map(({ field, text }) => (
        <span key={`${field} ${text}`} className={classes.fault}>
          <Icon name="awas" size={14} /> {text}
        </span>
      ))}
    </button>
  )
}

/** Code, name and sentence of a rule. */
export function RuleText({ rule }: { readonly rule: AturanBeli }) {
  const { t, i18n } = useTranslation()
  const { bila, maka } = ruleSentence(rule, t, i18n.language)
  return (
    <>
      <span className={classes.name}>
        <code>{rule.kode}</code> <b>{rule.nama}</b>
      </span>
      <span className={classes.when}>{bila}</span>
      <span>{maka}</span>
    </>
  )
}
