import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCalled } from '../../kit/inputs/parts/choice-order.ts'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { useLateEnter } from '../../kit/keys/use-late-enter.ts'
import { Icon } from '../../kit/text/icon.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { addressOf } from '../../lib/address/address.ts'
import { type Found, MOST_FOUND } from '../../lib/search.ts'
import { firstDay, type Session } from '../../lib/session.ts'
import { visibleMenu } from '../access.ts'
import type { Records } from './find-records.ts'
import classes from './frame.module.css'
import { menuActs } from './menu/menu-acts.ts'
import { foundScreens, menuScreens } from './menu/menu-screens.ts'

/** Finds anything from anywhere: screens at once, pieces and documents as their areas answer. */
export function GlobalSearch({ session }: { session: Session }) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const before = useRef<(() => void) | null>(null)
  const [open, setOpen] = useState(false)
  const router = useRouter()
  const { typed, list, at, records, type, step, late } = useSearch(session, found => {
    setOpen(false)
    before.current = null
    input.current?.blur()
    const { path, search, store } = found
    router.history.push(
      store === undefined ? addressOf(path, search) : addressOf(path, search, store),
    )
  })
  useKeys({ 'Ctrl+K': { run: () => input.current?.focus(), label: t('Cari') } })
  /** The search is given up: the cursor is again where it came from. */
  const giveBack = () => {
    input.current?.blur()
    before.current?.()
    before.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return late.enter()
    if (event.key === 'Escape') {
      type('')
      return giveBack()
    }
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0 || list.length === 0) return
    event.preventDefault()
    step(by)
  }
  return (
    <div className={classes.search}>
      <Icon name="cari" />
      <input
        ref={input}
        role="combobox"
        aria-expanded={open && list.length > 0}
        aria-controls={id}
        aria-activedescendant={open && list.length > 0 ? `${id}-${at}` : undefined}
        aria-label={t('Cari menu, barcode, faktur')}
        placeholder={t('Cari menu, barcode, faktur')}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        data-scans
        onFocus={({ relatedTarget: from }) => {
          if (from instanceof HTMLElement) before.current = wayBack(from)
          setOpen(true)
        }}
        onBlur={() => {
          late.forget()
          setOpen(false)
        }}
        onKeyDown={onKeyDown}
        onChange={event => type(event.currentTarget.value)}
      />
      <Kbd keys="Ctrl+K" />
      <Results {...{ id, list, at, records }} hidden={!open || typed === ''} onPick={late.go} />
    </div>
  )
}

/**
 * Back to where the cursor was in a text: a field that is entered marks all of its own. A figure
 * that was written out meanwhile stays marked: its letters are at other places.
 */
function wayBack(to: HTMLElement): () => void {
  const field = to instanceof HTMLInputElement ? to : null
  const [text, start, end] = [field?.value, field?.selectionStart ?? null, field?.selectionEnd]
  return () => {
    if (!to.isConnected) return
    to.focus()
    if (start !== null && field?.value === text) field?.setSelectionRange(start, end ?? start)
  }
}

/** What is typed, what it finds, which of it is marked, and an Enter that waits for the answer. */
function useSearch(session: Session, open: (found: Found) => void) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [stepped, setStepped] = useState<number | null>(null)
  // A menu of hundreds of screens is named when somebody searches, not at the first paint.
  const wanted = typed !== ''
  const screens = useMemo(() => {
    const shown = wanted ? menuScreens(visibleMenu(session), t) : []
    return [...shown, ...menuActs(shown, t)]
  }, [wanted, session, t])
  const records = useRecords(typed, screens, session)
  const named = foundScreens(screens, typed)
  const list = shownOf([...named, ...records.found])
  // What is called exactly so is meant, wherever it stands.
  const exact = list.findIndex(one => isCalled({ value: one.code ?? '', label: one.label }, typed))
  const at = stepped ?? Math.max(exact, 0)
  const isSure = stepped !== null || exact >= 0 || named.length > 0
  const late = useLateEnter(isSure || !records.isAsking, () => go(list[at]))
  const type = (text: string) => {
    late.forget()
    setTyped(text)
    setStepped(null)
  }
  const go = (found: Found | undefined) => {
    if (found === undefined) return
    type('')
    open(found)
  }
  const step = (by: 1 | -1) => setStepped((at + by + list.length) % list.length)
  return { typed, list, at, records, type, step, late: { ...late, go } }
}

/** As many as are shown; where to look further stands last, and is never left out. */
function shownOf(found: readonly Found[]): readonly Found[] {
  const offers = found.filter(one => one.isOffer)
  const finds = found.filter(one => !one.isOffer)
  return [...finds.slice(0, MOST_FOUND - offers.length), ...offers]
}

interface ResultsProps {
  readonly id: string
  readonly list: readonly Found[]
  readonly at: number
  readonly records: Asked
  readonly hidden: boolean
  readonly onPick: (found: Found) => void
}

function Results({ id, list, at, records, hidden, onPick }: ResultsProps) {
  const { t } = useTranslation()
  const { silent, isAsking } = records
  const isEmpty = list.every(one => one.isOffer)
  return (
    <div id={id} role="listbox" aria-label={t('Hasil pencarian')} hidden={hidden}>
      {isEmpty && <p>{isAsking ? t('Sedang memuat…') : t('Tidak Ada Data')}</p>}
      {list.map((found, index) => (
        <div
          key={found.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onPointerDown={event => {
            event.preventDefault()
            onPick(found)
          }}
        >
          <Icon name={found.icon ?? 'kanan'} />
          <span>{found.label}</span>
          {found.note !== undefined && <small>{found.note}</small>}
        </div>
      ))}
      {isEmpty && !isAsking && <NotSearched />}
      {silent.length > 0 && (
        <p data-silent>{t('Toko {toko} tidak menjawab', { toko: silent.join(', ') })}</p>
      )}
    </div>
  )
}

/** Where nothing was found: what was not looked through. */
function NotSearched() {
  const { t } = useTranslation()
  const first = firstDay()
  return (
    <p data-unsearched>
      {t('Tidak dicari: data master, user, berita, isi laporan. Dokumen uang hanya dengan nomor.')}
      {first !== undefined && ` ${t('Sebelum {tgl} hanya dengan nomor lengkap.', { tgl: first })}`}
    </p>
  )
}

interface Asked extends Records {
  /** Somebody who was asked has not answered yet. */
  readonly isAsking: boolean
}

interface Kept extends Asked {
  /** What was asked for. */
  readonly to: string
}

const NOTHING: Kept = { found: [], silent: [], isAsking: false, to: '' }

/** Screens by their meaning, stores, pieces and documents, asked for after a short rest. */
function useRecords(typed: string, screens: readonly Found[], session: Session): Asked {
  const [records, setRecords] = useState(NOTHING)
  useEffect(() => {
    const isShort = typed.trim().length < 3
    setRecords({ ...NOTHING, isAsking: !isShort, to: typed })
    if (isShort) return
    const abort = new AbortController()
    const { signal } = abort
    // What an older search hears is told to nobody.
    const keep = (part: Partial<Kept>) => {
      if (!signal.aborted) setRecords(now => ({ ...now, ...part }))
    }
    const timer = setTimeout(() => {
      import('./find-records.ts')
        .then(({ findRecords }) =>
          findRecords({ typed: typed.trim(), screens, session, signal, tell: keep }),
        )
        .catch(() => undefined)
        .finally(() => keep({ isAsking: false }))
    }, 180)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [typed, screens, session])
  return records.to === typed ? records : { ...NOTHING, isAsking: true }
}
