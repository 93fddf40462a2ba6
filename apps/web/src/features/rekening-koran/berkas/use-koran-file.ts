import type { KoranTried } from '@kencana/contract/areas/uang/rekening-koran'
import type { KolomKoran, PetaKoran } from '@kencana/domain/bank/columns'
import { useEffect, useState } from 'react'
import { useCommand } from '../../../engines/document-frame/use-command.ts'
import { call } from '../../../lib/api.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { CHANGES, calls, fileInput } from '../calls.ts'

/** A statement as it was read, by the columns it names or those that are chosen instead. */
export function useKoranFile(no_rekening: string, file: File, onClose: () => void) {
  const [chosen, setChosen] = useState<PetaKoran | null>(null)
  const [tried, setTried] = useState<KoranTried | null>(null)
  const [isReading, setReading] = useState(true)
  const { run, busy } = useCommand({ changes: CHANGES })
  useEffect(() => {
    let isLeft = false
    const look = async () => {
      setReading(true)
      try {
        const found = await call(calls.try, fileInput(no_rekening, file, chosen))
        if (!isLeft) setTried(found)
      } catch (problem) {
        if (isLeft) return
        onClose()
        await showProblem(problem)
      } finally {
        if (!isLeft) setReading(false)
      }
    }
    void look()
    return () => {
      isLeft = true
    }
  }, [no_rekening, file, chosen, onClose])
  const peta = chosen ?? tried?.peta ?? []
  return {
    tried,
    peta,
    isReading,
    busy,
    map: (at: number, kolom: KolomKoran) =>
      setChosen(peta.map((one, i) => (i === at ? kolom : one))),
    load: () =>
      run({ route: calls.load, input: fileInput(no_rekening, file, peta), what: file.name }),
  }
}
