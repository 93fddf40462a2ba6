import type { SaldoAwalTried } from '@kencana/contract/areas/akuntansi/saldo-awal'
import { useEffect, useState } from 'react'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { CHANGES, calls, type Jenis, sheetInput } from './calls.ts'

/** What is wrong in a sheet, and what stands there, by row and column. */
export type Wrong = Pick<ApiProblem, 'errors' | 'nilai'>

/** A sheet as it was tried, and loading exactly that one. */
export function useTry(jenis: Jenis, file: File, onClose: () => void) {
  const [tried, setTried] = useState<SaldoAwalTried | null>(null)
  const [wrong, setWrong] = useState<Wrong | null>(null)
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
        if (isOfRows(problem)) return setWrong(problem)
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
        setWrong(problem)
        return true
      },
    })
  return { tried, wrong, busy: busy || (tried === null && wrong === null), load }
}

const isOfRows = (problem: unknown): problem is ApiProblem =>
  problem instanceof ApiProblem && problem.code === 'BARIS_SALAH'
