import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AfterPaint } from '../../kit/loading/after-paint.tsx'
import { dayText } from '../../kit/text/day-text.ts'
import { Icon } from '../../kit/text/icon.tsx'
import type { Session } from '../../lib/session.ts'
import { NewsChip } from './chips/news-chip.tsx'
import { PriceChip } from './chips/price-chip.tsx'
import classes from './frame.module.css'
import { GlobalSearch } from './global-search.tsx'
import { StoreChip } from './store-chip.tsx'
import { UserMenu } from './user/user-menu.tsx'

/** Product, search, and what everybody must know at all times: price, store, day, user. */
export function Header({ session, onMenu }: { session: Session; onMenu: () => void }) {
  const { t } = useTranslation()
  return (
    <header className={classes.header}>
      <button
        type="button"
        className={classes.menuButton}
        aria-label={t('Buka menu')}
        onClick={onMenu}
      >
        <Icon name="master" size={20} />
      </button>
      <Link to="/home" className={classes.logo} aria-label={`Kencana, ${t('Beranda')}`}>
        <i aria-hidden="true" />
        <span>Kencana</span>
      </Link>
      {!session.ganti_sandi && <GlobalSearch session={session} />}
      <span className={classes.space} />
      <AfterPaint>
        {!session.ganti_sandi && <Facts session={session} />}
        <DayChip session={session} />
        <UserMenu session={session} />
      </AfterPaint>
    </header>
  )
}

/** What a one-time password does not open yet. */
function Facts({ session }: { session: Session }) {
  return (
    <>
      <PriceChip session={session} />
      <NewsChip />
      <StoreChip session={session} />
    </>
  )
}

/** The open business day, which every document carries. */
function DayChip({ session }: { session: Session }) {
  const { t } = useTranslation()
  const day = session.tgl_system
  const text = day === null ? t('Belum ada hari') : dayText(day)
  return (
    <span className={classes.chip} data-chip="day" title={t('Tanggal usaha toko ini')}>
      {text} · <b>{day === null ? t('Tutup') : t('Buka')}</b>
    </span>
  )
}
