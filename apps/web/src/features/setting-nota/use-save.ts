import type { PaperKind } from '@kencana/contract/papers/kind'
import type { Template } from '@kencana/contract/papers/template'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm, notify } from '../../kit/dialogs/notify.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { sendKeyed } from '../../lib/pending.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { ownSession } from '../../lib/session.ts'
import { calls } from './calls.ts'

/** The acts that make versions: save, bring back, copy to stores. */
export function useSave(kind: PaperKind, first: number, onReload: () => void) {
  const { t } = useTranslation()
  const [versi_lama, setVersion] = useState(first)
  const [busy, setBusy] = useState(false)
  const own = calls[kind.golongan]
  const params = { jenis: kind.kode }
  const options = (what: string) => ({
    what: `${what} ${t(kind.label)}`,
    user_id: ownSession()?.user_id ?? '',
  })

  /** What the server answered, or undefined when it refused and said why. */
  async function act<T>(send: () => Promise<T>): Promise<T | undefined> {
    setBusy(true)
    try {
      return await send()
    } catch (problem) {
      await showProblem(problem)
      if (problem instanceof ApiProblem && problem.code === 'BERUBAH') {
        const text = t('Muat versi yang baru? Perubahan Anda di layar ini hilang.')
        if (await confirm({ text, danger: true })) onReload()
      }
      return undefined
    } finally {
      setBusy(false)
    }
  }

  const kept = (answer: { versi: number; templat: Template } | undefined): Template | undefined => {
    if (answer === undefined) return undefined
    setVersion(answer.versi)
    void notify.success(t('Tersimpan sebagai versi {versi}', { versi: answer.versi }))
    return answer.templat
  }

  return {
    busy,
    versi: versi_lama,
    save: async (templat: Template, catatan: string) =>
      kept(
        await act(() =>
          sendKeyed(
            own.save,
            { params, body: { templat, catatan, versi_lama } },
            options(t('Simpan')),
          ),
        ),
      ),
    restore: async (versi: number) =>
      kept(
        await act(() =>
          sendKeyed(own.restore, { params, body: { versi, versi_lama } }, options(t('Kembalikan'))),
        ),
      ),
    /** Whether the stores have it now. */
    spread: async (toko: string[]): Promise<boolean> => {
      const answer = await act(() =>
        sendKeyed(own.spread, { params, body: { toko, versi_lama } }, options(t('Salin ke toko'))),
      )
      if (answer === undefined) return false
      void notify.success(t('Disalin ke {n} toko', { n: toko.length }))
      return true
    },
  }
}
