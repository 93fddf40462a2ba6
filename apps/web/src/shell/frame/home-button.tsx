import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/text/icon.tsx'
import { inWrapper } from '../../lib/wrapper.ts'
import classes from './frame.module.css'

/** The way back inside the mobile app, which has no menu of its own: on every screen but home. */
export function HomeButton() {
  const { t } = useTranslation()
  const path = useLocation({ select: location => location.pathname })
  if (!inWrapper() || path === '/home') return null
  return (
    <Link to="/home" className={classes.home}>
      <Icon name="kiri" /> {t('Home')}
    </Link>
  )
}
