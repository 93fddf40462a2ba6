import { useEffect, useRef, useState } from 'react'
import type { ReceivedFile } from '../../../lib/api.ts'
import { printPdf } from '../../../lib/device/print-pdf.ts'
import { problemText } from '../../../lib/problem-text.ts'
import type { FetchPaper } from './use-paper-print.ts'

type Printing =
  | { readonly at: 'busy' | 'printed' }
  | { readonly at: 'failed'; readonly why: string }

/** Prints the paper of what was just saved, once; asked again it is the same copy. */
export function useFirstPrint(fetch: FetchPaper) {
  const [printing, setPrinting] = useState<Printing>({ at: 'busy' })
  const [file, setFile] = useState<ReceivedFile | null>(null)
  const key = useRef(crypto.randomUUID())
  const begun = useRef(false)
  const print = async () => {
    setPrinting({ at: 'busy' })
    try {
      const received = await fetch(key.current)
      setFile(received)
      await printPdf(received)
      setPrinting({ at: 'printed' })
    } catch (problem) {
      setPrinting({ at: 'failed', why: await problemText(problem) })
    }
  }
  const latest = useRef(print)
  latest.current = print
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void latest.current()
  }, [])
  return { printing, file, print: () => void print() }
}
