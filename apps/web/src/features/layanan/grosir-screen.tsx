import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { useSession } from '../../lib/session.ts'
import { calls } from './calls.ts'
import classes from './layanan.module.css'
import { ServiceFrame } from './service-frame.tsx'
import { ServicePanel } from './service-panel.tsx'

const KEEPERS = ['OWN', 'SU', 'DEV', 'MU', 'SPV']

/** The way to the wholesale server; who may, sets where it is. */
export function Screen() {
  const { t } = useTranslation()
  const session = useSession()
  const title = t('Grosir')
  const description = t('Server grosir yang dipakai toko ini.')
  if (session === null || !KEEPERS.includes(session.level)) {
    return (
      <>
        <PageHeader title={title} description={description} />
        <WayThere />
      </>
    )
  }
  return (
    <ServiceFrame path="redirect-to-grosir" title={title} description={description}>
      {(service, state) => (
        <>
          <ServicePanel service={service} state={state} />
          <WayThere />
        </>
      )}
    </ServiceFrame>
  )
}

function WayThere() {
  const { t } = useTranslation()
  const kode_toko = useSession()?.kode_toko
  const address = useQuery({
    queryKey: ['layanan', 'redirect-to-grosir', 'alamat', kode_toko],
    queryFn: ({ signal }) => call(calls.grosir, { signal }),
    retry: false,
  })
  const isUnset = address.error instanceof ApiProblem && address.error.code === 'GROSIR_BELUM'
  return (
    <Panel title={t('Server grosir')}>
      {address.isPending && <SkeletonTable rows={2} columns={1} />}
      {isUnset && <EmptyState title={t('Server Bacnkend grosir belum di setting')} />}
      {address.isError && !isUnset && <ErrorState onRetry={() => void address.refetch()} />}
      {address.data !== undefined && (
        <div className={classes.form}>
          <p>{address.data.alamat}</p>
          <Button
            component="a"
            href={address.data.alamat}
            target="_blank"
            rel="noreferrer noopener"
          >
            {t('Buka server grosir')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
