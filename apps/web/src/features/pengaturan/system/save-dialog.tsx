import { settingOf } from '@kencana/contract/settings'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StoreFilter } from '../../../engines/report-screen/store-filter.tsx'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { DialogKey } from '../../../kit/keys/dialog-key.tsx'
import { EmptyState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { call } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { calls } from '../calls.ts'
import { ChangeTable } from '../change-table.tsx'
import classes from '../pengaturan.module.css'
import type { Draft } from './use-settings.ts'

interface SaveDialogProps {
  readonly draft: Draft
  readonly busy: boolean
  readonly onSave: (toko: string[]) => void
  readonly onClose: () => void
  readonly onRefused: (problem: unknown) => void
}

/** Before and after of every store that is to change; the head office chooses which. */
export function SaveDialog({ draft, busy, onSave, onClose, onRefused }: SaveDialogProps) {
  const { t } = useTranslation()
  const own = useSession()?.kode_toko ?? ''
  const [chosen, setChosen] = useState(own)
  const toko = chosen.split(',')
  const preview = useQuery({
    queryKey: ['para-system', 'pratinjau', draft, chosen],
    queryFn: async ({ signal }) => {
      try {
        return await call(calls.preview, { body: { ...draft, toko }, signal })
      } catch (problem) {
        if (!signal.aborted) onRefused(problem)
        throw problem
      }
    },
    staleTime: 0,
    retry: false,
  })
  const isOfOne = Object.keys(draft.nilai).some(key => settingOf(key)?.perStore === true)
  const changes = (preview.data ?? []).filter(store => store.perubahan.length > 0)
  const save = () => onSave(toko)
  const isReady = changes.length > 0 && !preview.isFetching && !busy
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={t('Simpan perubahan')}
      size="lg"
      footer={
        <>
          <Button variant="default" onClick={onClose} disabled={busy}>
            {t('Batal')}
          </Button>
          <Button
            onClick={save}
            loading={busy}
            disabled={!isReady}
            data-autofocus
            rightSection={<Kbd keys="F10" onBrand={isReady} />}
          >
            {t('Simpan di {jumlah} toko', { jumlah: changes.length })}
          </Button>
        </>
      }
    >
      <DialogKey name="F10" label={t('Simpan')} run={save} enabled={isReady} />
      <div className={classes.dialog}>
        {!isOfOne && <StoreFilter value={chosen} onChange={setChosen} />}
        {preview.data === undefined && !preview.isError && <SkeletonTable rows={3} columns={3} />}
        {preview.data !== undefined && changes.length === 0 && (
          <EmptyState
            title={t('Tidak ada yang berubah')}
            hint={t('Toko yang dipilih sudah memakai nilai ini.')}
          />
        )}
        {changes.map(store => (
          <ChangeTable
            key={store.kode_toko}
            caption={`${store.kode_toko} · ${store.nama_toko}`}
            perubahan={store.perubahan}
          />
        ))}
      </div>
    </StaticModal>
  )
}
