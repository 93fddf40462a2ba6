import type { Service } from '@kencana/contract/areas/pengaturan/layanan'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { call } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import { serviceCalls } from './calls.ts'
import classes from './layanan.module.css'
import { type ServiceState, useService } from './use-service.ts'

interface ServiceFrameProps {
  /** Resource of the service's calls, without a slash. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Panels of the screen, with what is kept and what is typed. */
  readonly children: (service: Service, state: ServiceState) => ReactNode
}

/** Header, saving and panels of one service of the store. */
export function ServiceFrame({ path, ...frame }: ServiceFrameProps) {
  const kode_toko = useSession()?.kode_toko
  const service = useQuery({
    queryKey: ['layanan', path, kode_toko],
    queryFn: ({ signal }) => call(serviceCalls(path).show, { signal }),
  })
  if (service.isError) return <ErrorState onRetry={() => void service.refetch()} />
  if (service.data === undefined) return <SkeletonTable />
  const { diubah_pada } = service.data
  return <Form key={`${kode_toko} ${diubah_pada}`} path={path} service={service.data} {...frame} />
}

function Form({
  path,
  title,
  description,
  service,
  children,
}: ServiceFrameProps & { service: Service }) {
  const { t } = useTranslation()
  const session = useSession()
  const state = useService(path, service)
  const isReady = state.isDirty && state.busy === null
  const save = () => void state.save()
  useKeys({ F10: { run: save, label: t('Simpan'), enabled: isReady } })
  return (
    <>
      <PageHeader title={title} tag={session?.kode_toko} description={description}>
        <Button
          onClick={save}
          loading={state.busy === 'save'}
          disabled={!isReady}
          rightSection={<Kbd keys="F10" onBrand={isReady} />}
        >
          {t('Simpan')}
        </Button>
      </PageHeader>
      <div className={classes.panels}>{children(service, state)}</div>
    </>
  )
}
