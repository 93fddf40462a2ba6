import type { PortalState } from '@kencana/contract/areas/pengaturan/portal'
import { PORTAL_ANSWERS } from '@kencana/contract/names/portal'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import { Panel } from '../../../kit/layout/panel.tsx'
import { ErrorState } from '../../../kit/layout/states.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import { cellText } from '../../../kit/table/columns.ts'
import { call } from '../../../lib/api.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { calls } from '../calls.ts'
import { checkAfterLoading, checkPortal, takeWaiting } from './check-portal.ts'
import classes from './portals.module.css'

/** Stores at other servers: where each is, whether it is used, and what it answered last. */
export function Portals() {
  const { t } = useTranslation()
  const portals = useQuery({
    queryKey: ['settingtoko', 'portal'],
    queryFn: ({ signal }) => call(calls.portals, { signal }),
  })
  const { checking, check } = useCheck()
  if (portals.isError) return <ErrorState onRetry={() => void portals.refetch()} />
  if (portals.data === undefined || portals.data.length === 0) return null
  return (
    <div className={classes.below}>
      <Panel title={t('Toko di server lain')}>
        <ul className={classes.portals}>
          {portals.data.map(row => (
            <li key={row.kode_toko}>
              <div>
                <b>
                  {row.kode_toko} {row.nama_toko}
                </b>{' '}
                <StateTag of={row} />
                <div className={classes.address}>{row.portal}</div>
                <small>
                  <LastAnswer of={row} />
                </small>
              </div>
              <Button
                variant="default"
                loading={checking === row.kode_toko}
                disabled={checking !== null}
                onClick={() => void check(row.kode_toko)}
                aria-label={t('Periksa alamat {toko}', { toko: row.kode_toko })}
              >
                {t('Periksa')}
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function StateTag({ of: { dipakai, hasil } }: { of: PortalState }) {
  const { t } = useTranslation()
  if (dipakai) return <Tag tone="ok">{t('Dipakai')}</Tag>
  if (hasil === null) return <Tag tone="gold">{t('Belum diperiksa')}</Tag>
  return <Tag tone="bad">{t('Tidak dipakai')}</Tag>
}

function LastAnswer({ of: { dipakai, hasil, pada, oleh } }: { of: PortalState }) {
  const { t } = useTranslation()
  const answer = hasil === null ? t('Alamat ini belum ditanya') : t(PORTAL_ANSWERS[hasil])
  const when = pada === null ? [] : [`${cellText(pada, 'datetime')} ${oleh ?? ''}`]
  const meanwhile = dipakai ? [] : [t('sementara itu toko dilayani server ini')]
  return [answer, ...when, ...meanwhile].join(' · ')
}

/** One check at a time; one that waits for this page begins by itself. */
function useCheck() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [checking, setChecking] = useState<string | null>(null)
  const check = async (kode_toko: string, isLoaded = false) => {
    setChecking(kode_toko)
    try {
      const state = await checkPortal(kode_toko)
      if (state === undefined && !isLoaded) return checkAfterLoading(kode_toko)
      if (state === undefined)
        notify.toast(t('Halaman ini belum boleh memanggil alamat itu'), 'error')
      else if (state.hasil === 'TERBUKTI') notify.toast(t(PORTAL_ANSWERS.TERBUKTI), 'success')
      else if (state.hasil !== null) notify.toast(t(PORTAL_ANSWERS[state.hasil]), 'error')
      await queries.invalidateQueries({ queryKey: ['settingtoko', 'portal'] })
      await queries.invalidateQueries({ queryKey: ['tokos'] })
    } catch (problem) {
      await showProblem(problem)
    } finally {
      setChecking(null)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is taken once
  useEffect(() => {
    const waiting = takeWaiting()
    if (waiting !== null) void check(waiting, true)
  }, [])
  return { checking, check }
}
