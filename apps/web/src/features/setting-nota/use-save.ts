import type { PaperKind } from '@kencana/contract/papers/kind'
import type { Template } from '@kencana/contract/papers/template'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { confirm, notify } from '../../kit/dialogs/notify.ts'
import type { ApiProblem } from '../../lib/api-problem.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { calls } from './calls.ts'

/** The acts that make versions: save, bring back, copy to stores. */
export function useSave(kind: PaperKind, first: number, onReload: () => void) {
  const { t } = useTranslation()
  const [versi_lama, setVersion] = useState(first)
  const { busy, run } = useCommand()
  const own = calls[kind.golongan]
  const params = { jenis: kind.kode }
  const what = (act: string) => `${act} ${t(kind.label)}`
  /** Somebody made another version: it is loaded where nothing here is worth keeping. */
  const refused = async (problem: ApiProblem) => {
    if (problem.code !== 'BERUBAH') return false
    await showProblem(problem)
    const text = t('Muat versi yang baru? Perubahan Anda di layar ini hilang.')
    if (await confirm({ text, danger: true })) onReload()
    return true
  }

  const kept = (answer: { versi: number; templat: Template } | null): Template | undefined => {
    if (answer === null) return undefined
    setVersion(answer.versi)
    void notify.success(t('Tersimpan sebagai versi {versi}', { versi: answer.versi }))
    return answer.templat
  }

  return {
    busy,
    versi: versi_lama,
    save: async (templat: Template, catatan: string) =>
      kept(
        await run({
          route: own.save,
          input: { params, body: { templat, catatan, versi_lama } },
          what: what(t('Simpan')),
          refused,
        }),
      ),
    restore: async (versi: number) =>
      kept(
        await run({
          route: own.restore,
          input: { params, body: { versi, versi_lama } },
          what: what(t('Kembalikan')),
          refused,
        }),
      ),
    /** Whether the stores have it now. */
    spread: async (toko: string[]): Promise<boolean> => {
      const answer = await run({
        route: own.spread,
        input: { params, body: { toko, versi_lama } },
        what: what(t('Salin ke toko')),
        refused,
      })
      if (answer === null) return false
      void notify.success(t('Disalin ke {n} toko', { n: toko.length }))
      return true
    },
  }
}
