import type { MasterDefinition } from '@kencana/contract/kit/master'
import type { SendPlan, Sent } from '@kencana/contract/kit/masters/plan'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../kit/layout/tag.tsx'
import classes from '../master-screen.module.css'
import { PlanRows, PlanTags } from '../plan/plan-view.tsx'
import { takersOf } from './use-send.ts'

/** Store by store: what would be new, changed, brought back, and what it could not take. */
export function StorePlans({ master, plan }: { master: MasterDefinition; plan: SendPlan }) {
  const { t } = useTranslation()
  return (
    <div className={classes.stack}>
      {takersOf(plan).length === 0 && (
        <p className={classes.hint}>{t('Tidak ada yang perlu dikirim.')}</p>
      )}
      {plan.toko.map(store => (
        <section key={store.kode_toko} className={classes.store}>
          <header>
            <h3>
              {store.kode_toko} <small>{store.nama_toko}</small>
            </h3>
            {store.ditolak === null ? (
              <PlanTags jumlah={store.jumlah} />
            ) : (
              <p className={classes.bad}>{t(store.ditolak)}</p>
            )}
          </header>
          {store.baris.length > 0 && (
            <details open={plan.toko.length === 1 || store.jumlah.DITOLAK > 0}>
              <summary>{t('Lihat per baris')}</summary>
              {store.jumlah.DITOLAK > 0 && (
                <p className={classes.bad}>{t('Baris yang ditolak tidak dikirim ke toko ini.')}</p>
              )}
              <PlanRows master={master} plan={store} />
            </details>
          )}
        </section>
      ))}
    </div>
  )
}

/** What each store answered. */
export function SentStores({ sent }: { sent: Sent }) {
  const { t } = useTranslation()
  return (
    <div className={classes.stack} role="status">
      <p>
        <b>{t(sent.message)}</b>
      </p>
      {sent.toko.map(({ kode_toko, terkirim, pesan, jumlah }) => (
        <section key={kode_toko} className={classes.store}>
          <header>
            <h3>
              {kode_toko}{' '}
              <Tag tone={terkirim ? 'ok' : 'bad'}>
                {terkirim ? t('Terkirim') : t('Belum terkirim')}
              </Tag>
            </h3>
            {jumlah === null ? (
              <p className={classes.bad}>{t(pesan)}</p>
            ) : (
              <PlanTags jumlah={jumlah} />
            )}
          </header>
        </section>
      ))}
    </div>
  )
}
