import { useTranslation } from 'react-i18next'
import { Tag } from '../../../kit/layout/tag.tsx'
import { useSession } from '../../../lib/session.ts'

/** Who submitted it, or that it was oneself. */
export function Submitter({ user_id }: { readonly user_id: string }) {
  const { t } = useTranslation()
  const own = useSession()?.user_id
  return user_id === own ? <Tag tone="plain">{t('Anda sendiri')}</Tag> : user_id
}
