import type { MenuNode } from '@kencana/contract/menu'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../kit/text/icon.tsx'
import classes from '../frame.module.css'

interface MenuEntryProps {
  readonly node: MenuNode
  readonly active: boolean
  readonly open: boolean
  readonly onOpen: () => void
  readonly onRest: () => void
  readonly onClose: () => void
}

/** One entry of the sidebar; its groups and screens float beside it. */
export function MenuEntry({ node, active, open, onOpen, onRest, onClose }: MenuEntryProps) {
  const { t } = useTranslation()
  const item = useRef<HTMLLIElement>(null)
  const hasMore = node.children !== undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' && hasMore && !open) {
      event.preventDefault()
      onOpen()
      requestAnimationFrame(() =>
        item.current?.querySelector<HTMLElement>('[data-float] a')?.focus(),
      )
    }
    if (event.key === 'Escape' || (event.key === 'ArrowLeft' && open)) {
      onClose()
      item.current?.querySelector<HTMLElement>(':scope > a, :scope > button')?.focus()
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveFocus(event, item.current)
  }
  const head = (
    <>
      <Icon name={node.icon ?? 'kanan'} />
      <span>{t(node.label)}</span>
      {hasMore && <Icon name="kanan" size={12} />}
    </>
  )
  const props = {
    className: classes.entry ?? '',
    'data-active': active || undefined,
    ...(hasMore ? { 'aria-expanded': open, 'aria-haspopup': 'true' as const } : {}),
    title: t(node.label),
  }
  return (
    <li
      ref={item}
      onPointerEnter={event => event.pointerType === 'mouse' && hasMore && onOpen()}
      onPointerLeave={event => event.pointerType === 'mouse' && onRest()}
      onKeyDown={onKeyDown}
    >
      {node.path === undefined ? (
        <button
          type="button"
          {...props}
          onClick={event => (open && !isMouse(event.nativeEvent) ? onClose() : onOpen())}
        >
          {head}
        </button>
      ) : (
        <Link to={node.path} {...props}>
          {head}
        </Link>
      )}
      {hasMore && open && <Floating node={node} beside={item.current} />}
    </li>
  )
}

/** A mouse has opened it by coming near: its click is not meant to close it. */
const isMouse = (event: Event): boolean =>
  event instanceof PointerEvent && event.pointerType === 'mouse'

/** Stands beside its entry, moved up until it is seen whole; what is longer scrolls. */
function Floating({ node, beside }: { node: MenuNode; beside: HTMLElement | null }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const top = beside?.getBoundingClientRect().top ?? 0
  const groups = node.children ?? []
  useLayoutEffect(() => {
    const { current } = box
    current?.style.setProperty('--height', `${current.getBoundingClientRect().height}px`)
  }, [])
  return (
    <div
      ref={box}
      className={classes.float}
      data-float
      style={{ '--top': `${top}px`, '--groups': Math.min(groups.length, 6) } as CSSProperties}
    >
      <div className={classes.floatGroups}>
        {groups.map(group => (
          <div key={group.kode} className={classes.floatGroup}>
            <h2>{t(group.label)}</h2>
            {(group.children ?? [group]).map(screen => (
              <Link key={screen.kode} to={screen.path ?? '/404'}>
                {t(screen.label)}
              </Link>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** ↑ ↓ inside the floating sub-menu, or between the entries of the sidebar. */
function moveFocus(event: KeyboardEvent, item: HTMLElement | null): void {
  const inFloat = (event.target as HTMLElement).closest('[data-float]')
  const scope = inFloat ?? item?.parentElement
  const links = scope?.querySelectorAll<HTMLElement>(
    inFloat === null ? ':scope > li > a, :scope > li > button' : 'a',
  )
  if (links === undefined) return
  event.preventDefault()
  const list = [...links]
  const step = event.key === 'ArrowDown' ? 1 : -1
  const at = list.indexOf(document.activeElement as HTMLElement)
  list[(at + step + list.length) % list.length]?.focus()
}
