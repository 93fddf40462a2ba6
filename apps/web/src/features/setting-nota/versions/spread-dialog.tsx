import type { PaperKind } from '@kencana/contract/papers/kind'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { EmptyState, ErrorState } from '../../../kit/layout/states.tsx'
import { call } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { stores } from '../calls.ts'
import classes from '../setting-nota.module.css'

interface SpreadDialogProps {
  readonly kind: PaperKind
  readonly onSpread: (toko: string[]) => void
  readonly onClose: () => void
  readonly busy: boolean
}

/** Head office: the saved template becomes a new version in the chosen stores. */
export function SpreadDialog({ kind, onSpread, onClose, busy }: SpreadDialogProps) {
  const { t } = useTranslation()
  const here = useSession()?.kode_toko
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const list = useQuery({
    queryKey: ['tokos'],
    queryFn: ({ signal }) => call(stores, { signal }),
  })
  const others = list.data?.filter(({ kode_toko }) => kode_toko !== here) ?? []
  const toggle = (kode: string) => {
    const next = new Set(chosen)
    if (!next.delete(kode)) next.add(kode)
    setChosen(next)
  }
  const all = chosen.size === others.length
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={t('Salin ke toko')}
      size="md"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('Batal')}
          </Button>
          <Button disabled={chosen.size === 0} loading={busy} onClick={() => onSpread([...chosen])}>
            {t('Salin ke {n} toko', { n: chosen.size })}
          </Button>
        </>
      }
    >
      <p className={classes.quiet}>
        {t(
          '{kertas} yang tersimpan menjadi versi baru di toko yang dipilih dan langsung dipakai.',
          {
            kertas: t(kind.label),
          },
        )}
      </p>
      {list.isError && <ErrorState onRetry={() => void list.refetch()} />}
      {list.data !== undefined && others.length === 0 && <EmptyState />}
      {others.length > 0 && (
        <div className={classes.ticks} data-column>
          <label>
            <input
              type="checkbox"
              checked={all}
              onChange={() => setChosen(new Set(all ? [] : others.map(one => one.kode_toko)))}
            />
            <b>{t('Semua toko')}</b>
          </label>
          {others.map(({ kode_toko, nama_toko }) => (
            <label key={kode_toko}>
              <input
                type="checkbox"
                checked={chosen.has(kode_toko)}
                onChange={() => toggle(kode_toko)}
              />
              {kode_toko} · {nama_toko}
            </label>
          ))}
        </div>
      )}
    </StaticModal>
  )
}
