import type { readAkses, ScreenAccess } from '@kencana/contract/areas/users'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { nodeOf } from '@kencana/contract/menu/gates'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../kit/layout/panel.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import classes from './akses.module.css'
import { Changes } from './diff-dialog.tsx'

interface EffectViewProps {
  readonly user: AnswerOf<typeof readAkses>
  readonly diberi: readonly string[]
  readonly dicabut: readonly string[]
}

/** What is about to change, and what the user can do now: screens, approvals, stores. */
export function EffectView({ user, diberi, dicabut }: EffectViewProps) {
  const { t } = useTranslation()
  const isDirty = diberi.length + dicabut.length > 0
  return (
    <div className={classes.side}>
      {isDirty && (
        <Panel title={t('Akan berubah')}>
          <Changes diberi={diberi} dicabut={dicabut} />
        </Panel>
      )}
      <Panel title={t('Yang dapat dilakukan sekarang')}>
        <dl className={classes.facts}>
          <dt>{t('Bekerja untuk')}</dt>
          <dd>{user.semua_toko ? t('Semua toko') : `${user.kode_toko} ${user.nama_toko}`}</dd>
          <dt>{t('Menyetujui')}</dt>
          <dd>
            {user.menyetujui.length > 0
              ? t('Semua permintaan otorisasi')
              : t('Tidak dapat menyetujui otorisasi')}
          </dd>
        </dl>
        <Screens user={user} />
      </Panel>
    </div>
  )
}

function Screens({ user }: Pick<EffectViewProps, 'user'>) {
  const { t } = useTranslation()
  const words: Record<Exclude<ScreenAccess, 'HAK'>, string> = {
    TERBUKA: t('Terbuka'),
    LEVEL: t('Tertutup untuk level {level}', { level: user.level }),
    MODUL: t('Modul tidak aktif di toko ini'),
    SETTING: t('Dibatasi setting toko'),
    TOKO: t('Tidak dipakai di toko ini'),
  }
  const groups = (['TERBUKA', 'MODUL', 'SETTING', 'TOKO', 'LEVEL'] as const).map(hasil => ({
    hasil,
    // What was never given is not worth a line; a wall before what was given is.
    codes: user.layar.filter(one => one.hasil === hasil).map(one => one.kode),
  }))
  return groups
    .filter(({ codes }) => codes.length > 0)
    .map(({ hasil, codes }) => (
      <details key={hasil} className={classes.screens} open={hasil === 'TERBUKA'}>
        <summary>
          {words[hasil]} <Tag tone={hasil === 'TERBUKA' ? 'ok' : 'plain'}>{codes.length}</Tag>
        </summary>
        <p>{codes.map(kode => t(nodeOf(`/${kode}`).label)).join(' · ')}</p>
      </details>
    ))
}
