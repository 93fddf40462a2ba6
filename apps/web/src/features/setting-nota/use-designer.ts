import { paperFaults } from '@kencana/contract/papers/check'
import type { PaperKind } from '@kencana/contract/papers/kind'
import type { Template } from '@kencana/contract/papers/template'
import { useBlocker } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm } from '../../kit/dialogs/notify.ts'
import { useDraft, useDraftId } from '../../lib/device/draft.ts'
import { typedOver } from '../../lib/device/typed-over.ts'
import type { PaperInForce } from './calls.ts'
import { type Designing, useTemplate } from './edit/use-template.ts'
import type { Source } from './page/picture-tools.tsx'
import { useSave } from './use-save.ts'

/** What a designer of one paper knows and does. */
export function useDesigner(kind: PaperKind, inForce: PaperInForce, onReload: () => void) {
  const { t } = useTranslation()
  const design = useTemplate(inForce.templat)
  const saving = useSave(kind, inForce.versi, onReload)
  const [selected, setSelected] = useState<string | null>(null)
  const [source, setSource] = useState<Source>(inForce.dokumen === null ? 'CONTOH' : 'TERAKHIR')
  const [dialog, setDialog] = useState<'save' | 'versions' | 'spread' | null>(null)
  const { templat, dirty } = design
  useLeaving(dirty)
  const id = useDraftId(`kertas/${kind.kode}/${inForce.versi}`)
  const { note } = useDraft<Template>(
    { id, draft: dirty ? templat : null, isCounter: true },
    kept => design.edit(now => typedOver(kept, now, inForce.templat)),
  )
  const faults = paperFaults(kind, templat)
  const isSound = !faults.some(({ berat }) => berat)
  return {
    design,
    note,
    saving,
    faults,
    faulty: new Set(faults.flatMap(({ id }) => (id === undefined ? [] : [id]))),
    isSound,
    canSave: dirty && isSound,
    selected,
    chosen: templat.elemen.find(one => one.id === selected),
    /** Edits of the next element are undone apart from those of the last. */
    select: (id: string | null) => {
      if (id !== selected) design.pause()
      setSelected(id)
    },
    source,
    setSource,
    facts: (source === 'TERAKHIR' && inForce.dokumen?.fakta) || kind.contoh,
    dialog,
    setDialog,
    save: async (catatan: string) => {
      const saved = await saving.save(templat, catatan)
      if (saved === undefined) return
      design.keep(saved)
      setDialog(null)
    },
    restore: async (versi: number) => {
      const text = t('Bentuk yang ada sekarang diganti dan langsung dipakai mencetak. Lanjutkan?')
      if (!(await confirm({ text }))) return
      const back = await saving.restore(versi)
      if (back === undefined) return
      design.edit(() => back)
      design.keep(back)
      setSelected(null)
      setDialog(null)
    },
    spread: async (toko: string[]) => {
      if (await saving.spread(toko)) setDialog(null)
    },
  }
}

/** Whether work may be thrown away; asked before another paper or page is opened. */
export function useAskToLeave() {
  const { t } = useTranslation()
  const text = t('Perubahan belum disimpan. Tinggalkan halaman ini?')
  return () => confirm({ text, danger: true })
}

function useLeaving(dirty: boolean): void {
  const mayLeave = useAskToLeave()
  useBlocker({
    disabled: !dirty,
    enableBeforeUnload: dirty,
    shouldBlockFn: async () => !(await mayLeave()),
  })
}

/** Ctrl Z and Ctrl Y, but where words are typed: those have their own. */
export function undoKeys(event: KeyboardEvent, design: Designing): void {
  if (!event.ctrlKey && !event.metaKey) return
  const { tagName } = event.target as HTMLElement
  if (tagName === 'INPUT' || tagName === 'TEXTAREA') return
  const key = event.key.toLowerCase()
  if (key === 'z' && !event.shiftKey) design.undo()
  else if (key === 'y' || (key === 'z' && event.shiftKey)) design.redo()
  else return
  event.preventDefault()
}
