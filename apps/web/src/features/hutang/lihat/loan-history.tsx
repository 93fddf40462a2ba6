import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../kit/layout/tag.tsx'
import { cellText } from '../../../kit/table/columns.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { documentNames, noticeNames } from '../words.ts'
import classes from './lihat.module.css'

/** The documents of a loan, what the customer was told, and who checked its papers. */
export function LoanHistory({ loan }: { loan: HutangAnswer }) {
  const { t } = useTranslation()
  const documents = documentNames(t)
  const notices = noticeNames(t)
  return (
    <>
      <List title={t('Dokumen')}>
        {loan.riwayat.map(one => (
          <Entry
            key={one.nomor}
            head={
              <>
                <b>{documents[one.jenis] ?? one.jenis}</b> {one.nomor}
              </>
            }
            figure={<Money value={one.total} />}
            more={[
              cellText(one.pada, 'datetime'),
              one.user_id,
              one.penyetuju && t('disetujui {user_id}', { user_id: one.penyetuju }),
              one.keterangan,
            ]}
          />
        ))}
      </List>
      {loan.pemberitahuan.length > 0 && (
        <List title={t('Pemberitahuan')}>
          {loan.pemberitahuan.map(one => (
            <Entry
              key={one.pada}
              head={<b>{notices[one.cara]}</b>}
              more={[cellText(one.pada, 'datetime'), one.user_id, one.keterangan]}
            />
          ))}
        </List>
      )}
      {loan.validasi.length > 0 && (
        <List title={t('Pemeriksaan')}>
          {loan.validasi.map(one => (
            <Entry
              key={`${one.nomor} ${one.pada}`}
              head={
                <>
                  <Tag tone={one.hasil === 'SESUAI' ? 'ok' : 'bad'}>
                    {one.hasil === 'SESUAI' ? t('Sesuai') : t('Tidak sesuai')}
                  </Tag>{' '}
                  {one.nomor}
                </>
              }
              more={[cellText(one.pada, 'datetime'), one.user_id, one.keterangan]}
            />
          ))}
        </List>
      )}
    </>
  )
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={classes.head}>{title}</h3>
      <ol className={classes.entries} aria-label={title}>
        {children}
      </ol>
    </section>
  )
}

interface EntryProps {
  readonly head: ReactNode
  readonly figure?: ReactNode
  readonly more: readonly (string | null | undefined)[]
}

function Entry({ head, figure, more }: EntryProps) {
  return (
    <li>
      <span>
        {head}
        <br />
        <span className={classes.quiet}>{more.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={classes.right}>{figure}</span>
    </li>
  )
}
