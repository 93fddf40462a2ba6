import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsked } from '../../../engines/report-screen/use-address.ts'
import { confirm } from '../../../kit/dialogs/notify.ts'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { EmptyState } from '../../../kit/layout/states.tsx'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import classes from './akses.module.css'
import { AksesEditor } from './akses-editor.tsx'

/** Who sees which screens: one user at a time. */
export function Screen() {
  const { t } = useTranslation()
  const { asked } = useAsked('/hak-akses-users')
  const [user_id, setUser] = useState(asked.user_id ?? null)
  const [dirty, setDirty] = useState(false)
  const options = useUserOptions()
  const choose = async (next: string | null) => {
    if (next === null || next === user_id) return
    const text = t('Perubahan hak {user} belum disimpan. Tinggalkan?', { user: user_id ?? '' })
    if (dirty && !(await confirm({ text, danger: true }))) return
    setDirty(false)
    setUser(next)
  }
  return (
    <>
      <PageHeader
        title={t('Hak Akses Users')}
        description={t('Layar yang dilihat seorang user. Berlaku pada permintaan berikutnya.')}
      />
      <div className={classes.who}>
        <Picker
          label={t('User')}
          value={user_id}
          {...(user_id === null ? {} : { valueLabel: user_id })}
          options={options}
          autoFocus={user_id === null}
          onChange={next => void choose(next)}
        />
      </div>
      {user_id === null ? (
        <Panel>
          <EmptyState
            title={t('Pilih user dahulu')}
            hint={t('Ketik sebagian User ID atau nama, lalu Enter.')}
          />
        </Panel>
      ) : (
        <AksesEditor key={user_id} user_id={user_id} options={options} onDirty={setDirty} />
      )}
    </>
  )
}

function useUserOptions() {
  const { data } = useQuery({
    queryKey: ['users', 'nama'],
    queryFn: ({ signal }) => call(calls.names, { signal }),
  })
  return (data ?? [])
    .filter(user => user.aktif)
    .map(({ user_id, nama, level, kode_toko }) => ({
      value: user_id,
      label: `${user_id} ${nama}`,
      note: `${level} · ${kode_toko}`,
    }))
}
