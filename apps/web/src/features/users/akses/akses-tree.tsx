import { MENU, type MenuNode } from '@kencana/contract/menu'
import type { Level } from '@kencana/contract/permissions'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../kit/layout/states.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import { Icon } from '../../../kit/text/icon.tsx'
import classes from './akses.module.css'
import { type Line, linesOf, screensIn, stateOf, toggled } from './tree-model.ts'

interface AksesTreeProps {
  readonly level: Level
  readonly before: ReadonlySet<string>
  readonly shown: ReadonlySet<string>
  readonly mayGive: (kode: string) => boolean
  readonly readOnly: boolean
  readonly search: string
  readonly onChange: (shown: ReadonlySet<string>) => void
}

/** Menu → group → screen. ↑ ↓ walk, → ← unfold and fold, the space bar shows or hides. */
export function AksesTree(props: AksesTreeProps) {
  const { t } = useTranslation()
  const { shown, mayGive, readOnly, onChange } = props
  const { lines, fold, isFolded } = useLines(props.search)
  const { at, tree, walk, setAt } = useWalk(lines)
  const toggle = ({ node }: Line) => {
    if (!readOnly) onChange(toggled(node, shown, mayGive))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const line = lines[at]
    if (line === undefined || event.ctrlKey || event.altKey) return
    const isBranch = line.node.children !== undefined
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => walk(at + 1),
      ArrowUp: () => walk(at - 1),
      Home: () => walk(0),
      End: () => walk(lines.length - 1),
      ArrowRight: () => (isBranch && isFolded(line) ? fold(line, false) : walk(at + 1)),
      ArrowLeft: () =>
        isBranch && !isFolded(line) ? fold(line, true) : walk(parentOf(lines, line)),
      ' ': () => toggle(line),
    }
    const act = acts[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  if (lines.length === 0) return <EmptyState />
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={t('Hak Akses')}
      aria-multiselectable
      className={classes.tree}
      onKeyDown={onKeyDown}
    >
      {lines.map((line, index) => (
        <Row
          key={line.node.kode}
          {...props}
          line={line}
          folded={isFolded(line)}
          current={index === at}
          onFold={() => fold(line, !isFolded(line))}
          onToggle={() => {
            setAt(index)
            toggle(line)
          }}
        />
      ))}
    </div>
  )
}

function useLines(search: string) {
  const { t } = useTranslation()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const lines = useMemo(() => {
    const typed = search.trim().toLowerCase()
    const matches = (node: MenuNode) =>
      `${t(node.label)} ${node.kode}`.toLowerCase().includes(typed)
    return linesOf(MENU, folded, typed === '' ? undefined : matches)
  }, [search, folded, t])
  const fold = ({ node }: Line, isNow: boolean) => {
    const next = new Set(folded)
    if (isNow) next.add(node.kode)
    else next.delete(node.kode)
    setFolded(next)
  }
  return { lines, fold, isFolded: ({ node }: Line) => search === '' && folded.has(node.kode) }
}

/** The line that has the focus; only it is reached by Tab. */
function useWalk(lines: readonly Line[]) {
  const tree = useRef<HTMLDivElement>(null)
  const [wanted, setAt] = useState(0)
  const at = Math.max(0, Math.min(wanted, lines.length - 1))
  const walk = (to: number) => {
    const next = Math.max(0, Math.min(to, lines.length - 1))
    setAt(next)
    tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[next]?.focus()
  }
  return { at, tree, walk, setAt }
}

const parentOf = (lines: readonly Line[], line: Line): number => {
  const parent = line.within[line.within.length - 1]
  return Math.max(
    0,
    lines.findIndex(({ node }) => node.kode === parent),
  )
}

interface RowProps extends AksesTreeProps {
  readonly line: Line
  readonly folded: boolean
  readonly current: boolean
  readonly onFold: () => void
  readonly onToggle: () => void
}

const CHECKED = { all: true, some: 'mixed', none: false } as const

function Row({ line, folded, current, onFold, onToggle, ...tree }: RowProps) {
  const { t } = useTranslation()
  const { node, depth } = line
  const { shown, before } = tree
  const isBranch = node.children !== undefined
  const state = stateOf(node, shown)
  const isChanged = screensIn(node).some(kode => shown.has(kode) !== before.has(kode))
  return (
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-checked={CHECKED[state]}
      aria-disabled={tree.readOnly || undefined}
      {...(isBranch ? { 'aria-expanded': !folded } : {})}
      aria-label={t(node.label)}
      tabIndex={current ? 0 : -1}
      className={classes.row}
      data-depth={depth}
      data-changed={isChanged || undefined}
      onClick={onToggle}
      onKeyDown={undefined}
    >
      <button
        type="button"
        tabIndex={-1}
        className={classes.fold}
        aria-hidden="true"
        data-hidden={!isBranch || undefined}
        onClick={event => {
          event.stopPropagation()
          onFold()
        }}
      >
        <Icon name={folded ? 'kanan' : 'bawah'} size={14} />
      </button>
      <span className={classes.box} data-state={state} aria-hidden="true">
        {state === 'all' && <Icon name="validasi" size={12} />}
      </span>
      <span className={classes.label}>{t(node.label)}</span>
      {isBranch && <Count node={node} shown={shown} />}
      <Gates node={node} {...tree} />
    </div>
  )
}

function Count({ node, shown }: { node: MenuNode; shown: ReadonlySet<string> }) {
  const screens = screensIn(node)
  return (
    <small className={classes.count}>
      {screens.filter(kode => shown.has(kode)).length}/{screens.length}
    </small>
  )
}

/** What else stands before a screen, whatever its box says. */
function Gates({ node, level, shown, mayGive }: { node: MenuNode } & AksesTreeProps) {
  const { t } = useTranslation()
  if (node.children !== undefined) return null
  const { levels, module } = node
  const isForOthers = levels !== undefined && !levels.includes(level)
  return (
    <span className={classes.gates}>
      {isForOthers && <Tag tone="plain">{t('Khusus {level}', { level: levels.join(', ') })}</Tag>}
      {module !== undefined && <Tag tone="plain">{module}</Tag>}
      {!shown.has(node.kode) && !mayGive(node.kode) && <Tag tone="bad">{t('Bukan hak Anda')}</Tag>}
    </span>
  )
}
