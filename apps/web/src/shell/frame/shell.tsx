import { csvDelimiter } from '@kencana/contract/kit/csv-form'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogHost } from '../../kit/dialogs/dialog-host.tsx'
import { LoadingOverlay } from '../../kit/dialogs/loading-overlay.tsx'
import { AfterPaint } from '../../kit/loading/after-paint.tsx'
import { fetchedAhead } from '../../kit/loading/fetched-ahead.tsx'
import { setCsvForm } from '../../kit/table/csv/csv-form.ts'
import { leaveFreely } from '../../lib/device/unsaved.ts'
import { useLoading } from '../../lib/loading.ts'
import { BASE_PATH } from '../../lib/portal.ts'
import { useSession } from '../../lib/session.ts'
import { CheckingCommand, ConnectionDialogs, LeaveGuard } from './dialogs/shell-dialogs.tsx'
import { Footer } from './footer.tsx'
import classes from './frame.module.css'
import { Header } from './header.tsx'
import { HomeButton } from './home-button.tsx'
import { Sidebar } from './menu/sidebar.tsx'
import { useFreshSession } from './use-fresh-session.ts'

const ToldDialogs = fetchedAhead(() =>
  import('./dialogs/told-dialogs.tsx').then(m => m.ToldDialogs),
)
const PendingWrites = fetchedAhead(() =>
  import('./dialogs/pending-writes.tsx').then(m => m.PendingWrites),
)

const FOLDED = 'kencana-menu'

/** Header, sidebar, content, footer, and everything that may stand above them. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const session = useSession()
  const [folded, setFolded] = useState(() => localStorage.getItem(FOLDED) === '1')
  const [drawer, setDrawer] = useState(false)
  const loading = useLoading()
  useFreshSession()
  useEffect(() => setCsvForm(csvDelimiter(session?.setting.CSV_PEMISAH)), [session])
  useEffect(() => {
    // Logged out in another tab: this one follows.
    if (session !== null) return
    leaveFreely()
    window.location.replace(BASE_PATH)
  }, [session])
  if (session === null) return null

  const fold = () => {
    localStorage.setItem(FOLDED, folded ? '0' : '1')
    setFolded(!folded)
  }
  return (
    <div className={classes.app} data-folded={folded || undefined}>
      <a className={classes.skip} href="#isi">
        {t('Langsung ke isi')}
      </a>
      <Header session={session} onMenu={() => setDrawer(true)} />
      <Sidebar
        session={session}
        folded={folded}
        onFold={fold}
        drawer={drawer}
        onDrawerClose={() => setDrawer(false)}
      />
      <main key={session.kode_toko} id="isi" className={classes.content} tabIndex={-1}>
        <HomeButton />
        {children}
      </main>
      <Footer session={session} />
      <LoadingOverlay visible={loading} />
      <DialogHost />
      <AfterPaint>
        <Suspense>
          <ToldDialogs />
          <PendingWrites />
        </Suspense>
        <CheckingCommand />
        <LeaveGuard />
        <ConnectionDialogs />
      </AfterPaint>
    </div>
  )
}
