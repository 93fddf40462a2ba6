import type { SessionAnswer } from '@kencana/contract/session'
import { onTestFinished, vi } from 'vitest'

/** What a browser keeps by name; all that the client asks of it. */
function storage(kept: Record<string, string>): Storage {
  const held = new Map(Object.entries(kept))
  return {
    get length() {
      return held.size
    },
    clear: () => held.clear(),
    getItem: key => held.get(key) ?? null,
    key: at => [...held.keys()][at] ?? null,
    removeItem: key => void held.delete(key),
    setItem: (key, value) => void held.set(key, String(value)),
  }
}

interface SessionModule {
  session(): SessionAnswer | null
  keepSession(answer: SessionAnswer): void
  checkStoredFlag(): void
  endSession(): void
  workFor(store: { kode_toko: string; nama_toko: string; portal: string } | null): void
}

interface AccessModule {
  accessTo(path: string, session: SessionAnswer): string
  visibleMenu(session: SessionAnswer): readonly Shown[]
}

interface Shown {
  readonly path?: string
  readonly children?: readonly Shown[]
}

interface ApiModule {
  call(route: { method: string; path: string }): Promise<unknown>
}

interface TextsModule {
  readonly LANGUAGES: readonly { readonly code: string }[]
  startTexts(): Promise<void>
  changeLanguage(code: string): Promise<void>
}

interface ProblemModule {
  showProblem(problem: unknown, otherwise?: string): Promise<void>
}

interface DialogModule {
  dialogState(): { readonly dialogs: readonly { readonly text: string }[] }
}

const SOURCES = '../../apps/web/src'

/**
 * The client's own code as it begins in a browser that keeps this much: its session, what it opens,
 * its calls and its texts. Not by their names: the client's types stay with the client.
 */
export async function clientWith(kept: Record<string, string> = {}) {
  vi.resetModules()
  onTestFinished(() => void vi.unstubAllGlobals())
  const local = storage(kept)
  const went: string[] = []
  const location = {
    origin: 'https://kencana.test',
    search: '',
    pathname: '/home',
    replace: (path: string) => void went.push(path),
  }
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', storage({}))
  vi.stubGlobal('window', { location, addEventListener: () => undefined })
  vi.stubGlobal('document', { documentElement: { lang: '', dataset: {} } })
  const open = async <M>(file: string): Promise<M> => (await import(`${SOURCES}/${file}`)) as M
  return {
    local,
    /** Where the page was sent. */
    went,
    session: await open<SessionModule>('lib/session.ts'),
    access: await open<AccessModule>('shell/access.ts'),
    api: await open<ApiModule>('lib/api.ts'),
    texts: await open<TextsModule>('lib/i18n.ts'),
    problems: await open<ProblemModule>('lib/problem-text.ts'),
    dialogs: await open<DialogModule>('kit/dialogs/dialog-store.ts'),
  }
}

/** Paths of a menu as it is shown, its pages of tiles left out. */
export const pathsOf = (nodes: readonly Shown[]): string[] =>
  nodes.flatMap(({ path, children }) => (children ? pathsOf(children) : path ? [path] : []))
