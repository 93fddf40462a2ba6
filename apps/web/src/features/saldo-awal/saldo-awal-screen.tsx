import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { call } from '../../lib/api.ts'
import { calls, type Jenis } from './calls.ts'
import { KindPanel } from './kind-panel.tsx'
import classes from './saldo-awal.module.css'
import { TryDialog } from './try-dialog.tsx'

interface Chosen {
  readonly jenis: Jenis
  readonly file: File
}

/** What a shop begins with, kind by kind: each from a sheet that is tried before it is loaded. */
export function Screen() {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const close = useCallback(() => setChosen(null), [])
  const shop = useQuery({
    queryKey: ['saldo-awal'],
    queryFn: ({ signal }) => call(calls.list, { signal }),
  })
  return (
    <>
      <PageHeader
        title={t('Saldo Awal')}
        description={t(
          'Isi toko pada hari pertamanya. Tiap jenis dimuat sekali dari satu berkas, sebelum transaksi pertamanya: semua baris, atau tidak sama sekali.',
        )}
      />
      {shop.isError && <ErrorState onRetry={() => void shop.refetch()} />}
      {shop.isPending && <SkeletonTable rows={6} columns={3} />}
      <div className={classes.kinds}>
        {shop.data?.jenis.map(kind => (
          <KindPanel
            key={kind.jenis}
            kind={kind}
            onFile={file => setChosen({ jenis: kind.jenis, file })}
          />
        ))}
      </div>
      {chosen !== null && <TryDialog {...chosen} onClose={close} />}
    </>
  )
}
