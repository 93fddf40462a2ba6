/** What is asked or told above everything else, one after the other. Known to no component. */
export interface Asked {
  readonly id: number
  readonly kind: 'success' | 'error' | 'ask' | 'warning'
  readonly title: string
  readonly text: string
  /** Translated labels; the first one is the way back. */
  readonly no?: string
  readonly yes?: string
  readonly danger?: boolean
  readonly closesAfterMs?: number
  readonly answer: (yes: boolean) => void
}

export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'info' | 'success' | 'error'
}

interface State {
  readonly dialogs: readonly Asked[]
  readonly toasts: readonly Toast[]
}

let state: State = { dialogs: [], toasts: [] }
let lastId = 0
const watchers = new Set<() => void>()

/** The present dialogs and toasts; stable between changes. */
export const dialogState = (): State => state

/** Calls back at each change. */
export function watchDialogs(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Queues a dialog; resolves with what was answered (`false` when it closed by itself). */
export function openDialog(dialog: Omit<Asked, 'id' | 'answer'>): Promise<boolean> {
  return new Promise(resolve => {
    lastId += 1
    const id = lastId
    const answer = (yes: boolean) => {
      set({ ...state, dialogs: state.dialogs.filter(d => d.id !== id) })
      resolve(yes)
    }
    set({ ...state, dialogs: [...state.dialogs, { ...dialog, id, answer }] })
  })
}

const TOAST_MS = 3000

/** Shows a toast for 3 s; a text that is shown already is not stacked. */
export function openToast(toast: Omit<Toast, 'id'>): void {
  if (state.toasts.some(shown => shown.text === toast.text)) return
  lastId += 1
  const id = lastId
  set({ ...state, toasts: [...state.toasts.slice(-3), { ...toast, id }] })
  setTimeout(() => set({ ...state, toasts: state.toasts.filter(s => s.id !== id) }), TOAST_MS)
}

function set(next: State): void {
  state = next
  for (const watcher of watchers) watcher()
}
