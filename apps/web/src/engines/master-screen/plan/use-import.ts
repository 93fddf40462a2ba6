import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { MasterPlan } from '@kencana/contract/kit/masters/plan'
import { useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { routesOf } from '../master-calls.ts'

interface Previewed {
  readonly file: File
  readonly plan: MasterPlan
  /** The commit's key, made with the preview: sent twice, it is done once. */
  readonly key: string
}

/** A file, what it would do, and doing exactly that. */
export function useImport(master: MasterDefinition) {
  const [seen, setSeen] = useState<Previewed | null>(null)
  const [busy, setBusy] = useState(false)
  const working = useRef(false)
  const { planImport, import: write } = routesOf(master)
  const run = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (working.current) return undefined
    working.current = true
    setBusy(true)
    try {
      return await work()
    } catch (problem) {
      await showProblem(problem, master.texts.saveFailed)
      return undefined
    } finally {
      working.current = false
      setBusy(false)
    }
  }
  const preview = (file: File) =>
    run(async () => {
      setSeen(null)
      const plan = await call(planImport, { body: formOf(file) })
      setSeen({ file, plan, key: crypto.randomUUID() })
    })
  const commit = () =>
    run(async () => {
      if (seen === null) return undefined
      const body = formOf(seen.file, seen.plan.sidik)
      return call(write, { body, idempotencyKey: seen.key })
    })
  return { seen, busy, preview, commit }
}

function formOf(file: File, sidik?: string): FormData {
  const form = new FormData()
  if (sidik !== undefined) form.set('sidik', sidik)
  form.set('file', file)
  return form
}
