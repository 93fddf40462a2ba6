import type { ReportAnswer, ReportFace, ReportPage, ReportRow } from '@kencana/contract/kit/report'
import { useMemo, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { reportCalls } from '../report-calls.ts'
import type { Filled } from '../use-address.ts'

interface More {
  /** The report with all rows that came so far. */
  readonly answer: ReportAnswer | undefined
  readonly isComing: boolean
  /** Fetches the rows behind the last one; undefined when there are none. */
  readonly next: (() => Promise<void>) | undefined
}

interface Added {
  /** The answer that the rows belong behind; another answer has none yet. */
  readonly to: ReportAnswer
  readonly rows: readonly ReportRow[]
  readonly lanjut: string | null
}

/** A report that goes on row by row, from where the last rows ended. */
export function useMore(face: ReportFace, first: ReportAnswer | undefined, asked: Filled): More {
  const [added, setAdded] = useState<Added>()
  const [isComing, setComing] = useState(false)
  const own = added?.to === first ? added : undefined
  const answer = useMemo(() => joined(first, own), [first, own])
  if (first === undefined || answer === undefined || answer.meta.lanjut === null) {
    return { answer, isComing: false, next: undefined }
  }
  const { lanjut, values } = answer.meta
  const next = async () => {
    setComing(true)
    try {
      // The days are said: another one may be open by now. The stores are as they were asked.
      const { toko: _, ...filters } = values
      const page = (await call(reportCalls.more, {
        params: { id: face.id },
        query: { ...filters, ...asked, setelah: lanjut },
      })) as ReportPage
      setAdded({ to: first, rows: [...(own?.rows ?? []), ...page.rows], lanjut: page.lanjut })
    } catch (problem) {
      await showProblem(problem)
    } finally {
      setComing(false)
    }
  }
  return { answer, isComing, next }
}

function joined(first: ReportAnswer | undefined, added: Added | undefined) {
  if (first === undefined || added === undefined) return first
  const { lanjut } = added
  const meta = { ...first.meta, lanjut, more: lanjut !== null }
  return { ...first, rows: [...first.rows, ...added.rows], meta }
}
