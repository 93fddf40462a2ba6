import type { SaldoAwalTried } from '@kencana/contract/areas/akuntansi/saldo-awal'
import { useEffect, useState } from 'react'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { CHANGES, calls, type Jenis, sheetInput } from './calls.ts'

/** A sheet as it was tried, and loading exactly that one. */
export function useTry(jenis: Jenis, file: File, onClose: () => void) {
  const [tried, setTried] = useState<SaldoAwalTried | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>> | null>(null)
  const { run, busy } = useCommand({ changes: CHANGES })
  // what was chosen is tried once, whatever the screen draws again meanwhile
  useEffect(() => {
    let isLeft = false
    const look = async () => {
      try {
        const found = await call(calls.try, sheetInput(jenis, file))
        if (!isLeft) setTried(found)
      } catch (problem) {
        if (isLeft) return
        if (isOfRows(problem)) return setErrors(problem.errors)
        onClose()
        await showProblem(problem)
      }
    }
    void look()
    return () => {
      isLeft = true
    }
  }, [jenis, file, onClose])
  const load = () =>
    run({
      route: calls.load,
      input: sheetInput(jenis, file),
      what: file.name,
      refused: problem => {
        if (!isOfRows(problem)) return false
        setTried(null)
        setErrors(problem.errors)
        return true
      },
    })
  return { tried, errors, busy: busy || (tried === null && errors === null), load }
}

const isOfRows = (problem: unknown): problem is ApiProblem =>
  problem instanceof ApiProblem && problem.code === 'BARIS_SALAH'
