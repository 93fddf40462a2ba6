import { useEffect, useMemo, useRef, useState } from 'react'
import { bestFirst, fitting } from './choice-order.ts'

export interface PickOption {
  readonly value: string
  readonly label: string
  /** Quiet second part: the code, the weight, the tray. */
  readonly note?: string
  /** Greyed: it is there to say, in its note, why it is not taken. */
  readonly isOff?: boolean
}

export type LoadOptions = (typed: string, signal: AbortSignal) => Promise<readonly PickOption[]>

interface Asked {
  readonly open: boolean
  readonly typed: string
  readonly options: readonly PickOption[] | undefined
  readonly load: LoadOptions | undefined
}

interface Answer {
  /** What it answers; `null` while a newer question is on its way. */
  readonly to: string | null
  readonly rows: readonly PickOption[]
}

const MOST = 100
const REST_MS = 180

/** The choices for what was typed, best first: filtered here, or asked for after a short rest. */
export function useOptions({ open, typed, options, load }: Asked) {
  const [answer, setAnswer] = useState<Answer>({ to: null, rows: [] })
  const [state, setState] = useState<'rest' | 'loading' | 'failed'>('rest')
  const seen = useRef(new Map<string, PickOption>())
  const loader = useRef(load)
  loader.current = load

  useEffect(() => {
    if (!open || loader.current === undefined) return
    const abort = new AbortController()
    setAnswer(({ rows }) => ({ to: null, rows }))
    const timer = setTimeout(async () => {
      setState('loading')
      try {
        const rows = (await loader.current?.(typed, abort.signal)) ?? []
        if (abort.signal.aborted) return
        setAnswer({ to: typed, rows })
        setState('rest')
      } catch {
        if (abort.signal.aborted) return
        setAnswer({ to: typed, rows: [] })
        setState('failed')
      }
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [open, typed])

  const all = options ?? answer.rows
  for (const option of all) seen.current.set(option.value, option)
  const list = useMemo(() => {
    const found = options === undefined ? bestFirst(answer.rows, typed) : fitting(options, typed)
    return found.slice(0, MOST)
  }, [options, answer.rows, typed])
  return {
    list,
    /** Whether what is offered answers the last letter that was typed. */
    isAnswer: options === undefined ? answer.to === typed : options.length > 0 || typed === '',
    loading: state === 'loading',
    failed: state === 'failed',
    known: (value: string | null) => (value === null ? undefined : seen.current.get(value)),
  }
}
