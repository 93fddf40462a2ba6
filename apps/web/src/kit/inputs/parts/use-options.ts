import { useEffect, useRef, useState } from 'react'

export interface PickOption {
  readonly value: string
  readonly label: string
  /** Quiet second part: the code, the weight, the tray. */
  readonly note?: string
}

export type LoadOptions = (typed: string, signal: AbortSignal) => Promise<readonly PickOption[]>

interface Asked {
  readonly open: boolean
  readonly typed: string
  readonly options: readonly PickOption[] | undefined
  readonly load: LoadOptions | undefined
}

const MOST = 100

/** The choices for what was typed: filtered here, or asked for after a short rest. */
export function useOptions({ open, typed, options, load }: Asked) {
  const [loaded, setLoaded] = useState<readonly PickOption[]>([])
  const [state, setState] = useState<'rest' | 'loading' | 'failed'>('rest')
  const seen = useRef(new Map<string, PickOption>())
  const loader = useRef(load)
  loader.current = load

  useEffect(() => {
    if (!open || loader.current === undefined) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      setState('loading')
      try {
        const answer = (await loader.current?.(typed, abort.signal)) ?? []
        if (abort.signal.aborted) return
        setLoaded(answer)
        setState('rest')
      } catch {
        if (!abort.signal.aborted) setState('failed')
      }
    }, 180)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [open, typed])

  const all = options ?? loaded
  for (const option of all) seen.current.set(option.value, option)
  return {
    list: (options === undefined ? all : all.filter(o => matches(o, typed))).slice(0, MOST),
    loading: state === 'loading',
    failed: state === 'failed',
    known: (value: string | null) => (value === null ? undefined : seen.current.get(value)),
  }
}

function matches(option: PickOption, typed: string): boolean {
  const text = `${option.label} ${option.value} ${option.note ?? ''}`.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}
