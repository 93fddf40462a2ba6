import type { StoreChange } from '@kencana/contract/areas/pengaturan/para-system'
import { useTranslation } from 'react-i18next'
import classes from './pengaturan.module.css'
import { keyWords, valueWords } from './setting-words.ts'

interface ChangeTableProps {
  /** The store, where it is not said already. */
  readonly caption?: string
  readonly perubahan: StoreChange['perubahan']
}

/** What changes in a store: before and after. */
export function ChangeTable({ caption, perubahan }: ChangeTableProps) {
  const { t } = useTranslation()
  return (
    <table className={classes.changes}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th>{t('Setting')}</th>
          <th>{t('Sebelum')}</th>
          <th>{t('Sesudah')}</th>
        </tr>
      </thead>
      <tbody>
        {perubahan.map(({ key, lama, baru }) => (
          <tr key={key}>
            <th scope="row">{keyWords(t, key)}</th>
            <td>{valueWords(t, key, lama)}</td>
            <td>
              <b>{valueWords(t, key, baru)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
