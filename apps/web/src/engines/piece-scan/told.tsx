import { Icon } from '../../kit/text/icon.tsx'
import classes from './piece-scan.module.css'
import type { Notice } from './use-piece-scan.ts'

/** What is said of the last scan. */
export function Told({ notice }: { notice: Notice }) {
  return (
    <p className={classes.notice} data-tone={notice.tone} role="alert">
      <Icon name="awas" />
      {notice.text}
    </p>
  )
}
