import type { PaperKind } from '@kencana/contract/papers/kind'
import type { Template } from '@kencana/contract/papers/template'
import { useEffect, useState } from 'react'
import { callFile } from '../../../lib/api.ts'
import { problemText } from '../../../lib/problem-text.ts'
import { calls } from '../calls.ts'

/** Hands rest this long before the server draws. */
const REST_MS = 600

export interface Preview {
  readonly url: string | null
  readonly busy: boolean
  readonly fault: string | null
}

/** The real PDF of a template in work, drawn anew by the server when the hand rests. */
export function usePreview(
  kind: PaperKind,
  templat: Template,
  dari: 'CONTOH' | 'TERAKHIR',
  enabled: boolean,
): Preview {
  const [preview, setPreview] = useState<Preview>({ url: null, busy: true, fault: null })
  useEffect(() => {
    if (!enabled) return
    const stop = new AbortController()
    const draw = async () => {
      setPreview(old => ({ ...old, busy: true }))
      try {
        const file = await callFile(calls[kind.golongan].preview, {
          params: { jenis: kind.kode },
          body: { templat, dari },
          signal: stop.signal,
        })
        if (stop.signal.aborted) return
        const url = URL.createObjectURL(file.blob)
        setPreview(old => {
          if (old.url !== null) URL.revokeObjectURL(old.url)
          return { url, busy: false, fault: null }
        })
      } catch (problem) {
        if (stop.signal.aborted) return
        const fault = await problemText(problem)
        setPreview(old => ({ ...old, busy: false, fault }))
      }
    }
    const timer = setTimeout(() => void draw(), REST_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [kind, templat, dari, enabled])
  return preview
}
