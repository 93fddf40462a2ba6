import type { Template } from '@kencana/contract/papers/template'
import { useReducer } from 'react'
import { isSame } from '../../../lib/device/same.ts'

interface State {
  readonly templat: Template
  /** What the server has. */
  readonly saved: Template
  readonly past: readonly Template[]
  readonly future: readonly Template[]
  /** What the last edit was about: edits of the same thing are undone together. */
  readonly about: string | undefined
}

type Action =
  | { readonly kind: 'edit'; readonly edit: (t: Template) => Template; readonly about?: string }
  | { readonly kind: 'undo' | 'redo' | 'pause' }
  | { readonly kind: 'saved'; readonly templat: Template }

const MOST_UNDONE = 200

/** Pure: what a template and its history become by an act of the designer. */
export function templateReducer(state: State, action: Action): State {
  const { templat, past, future } = state
  if (action.kind === 'pause') return { ...state, about: undefined }
  if (action.kind === 'saved') {
    // What is edited from here on is taken back to what was saved.
    return { ...state, templat: action.templat, saved: action.templat, about: undefined }
  }
  if (action.kind === 'edit') {
    const next = action.edit(templat)
    if (next === templat) return state
    const joins = action.about !== undefined && action.about === state.about
    return {
      ...state,
      templat: next,
      past: joins ? past : [...past.slice(-MOST_UNDONE), templat],
      future: [],
      about: action.about,
    }
  }
  const [from, to] = action.kind === 'undo' ? [past, future] : [future, past]
  const back = from.at(-1)
  if (back === undefined) return state
  const rest = from.slice(0, -1)
  const kept = [...to, templat]
  return {
    ...state,
    templat: back,
    past: action.kind === 'undo' ? rest : kept,
    future: action.kind === 'undo' ? kept : rest,
    about: undefined,
  }
}

export const freshState = (templat: Template): State => ({
  templat,
  saved: templat,
  past: [],
  future: [],
  about: undefined,
})

/** A template in work, with undo and redo. */
export function useTemplate(initial: Template) {
  const [state, act] = useReducer(templateReducer, initial, freshState)
  return {
    templat: state.templat,
    /** What prints now. */
    saved: state.saved,
    dirty: !isSame(state.templat, state.saved),
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    /** `about` joins edits of one thing (a drag, typing in one field) to one step. */
    edit: (edit: (t: Template) => Template, about?: string) =>
      act({ kind: 'edit', edit, ...(about === undefined ? {} : { about }) }),
    /** The next edit is a step of its own. */
    pause: () => act({ kind: 'pause' }),
    undo: () => act({ kind: 'undo' }),
    redo: () => act({ kind: 'redo' }),
    keep: (templat: Template) => act({ kind: 'saved', templat }),
  }
}

export type Designing = ReturnType<typeof useTemplate>
