import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Working } from '../../../engines/document-frame/working.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { problemText } from '../../../lib/problem-text.ts'
import classes from '../aturan-beli.module.css'
import type { Tried } from '../calls.ts'
import { resultNames } from '../words.ts'

/** Both lists beside each other, and what it makes. */
export function TriedAnswers({ answer: { baru, berlaku } }: { readonly answer: Tried }) {
  const { t } = useTranslation()
  return (
    <>
      {'target' in baru && 'target' in berlaku && (
        <dl className={classes.difference} aria-label={t('Beda dengan yang berlaku')}>
          <Difference label={t('Beda target')} by={baru.target - berlaku.target} />
          <Difference label={t('Beda tertinggi')} by={baru.tertinggi - berlaku.tertinggi} />
        </dl>
      )}
      <div className={classes.both}>
        <One title={t('Daftar di layar')} one={baru} />
        <One title={t('Yang berlaku')} one={berlaku} />
      </div>
    </>
  )
}

function Difference({ label, by }: { readonly label: string; readonly by: number }) {
  const sign = by > 0 ? '+' : by < 0 ? '−' : ''
  return (
    <div data-tone={by === 0 ? 'plain' : 'gold'}>
      <dt>{label}</dt>
      <dd>{`${sign}${rupiahText(Math.abs(by))}`}</dd>
    </div>
  )
}

function One({ title, one }: { readonly title: string; readonly one: Tried['baru'] }) {
  const { t } = useTranslation()
  return (
    <section className={classes.one} aria-label={title}>
      <h3>{title}</h3>
      {'tolak' in one ? (
        <p className={classes.refused}>{one.tolak}</p>
      ) : (
        <>
          <p className={classes.chosen}>
            <code>{one.aturan.kode}</code> {one.aturan.nama}{' '}
            <Tag tone="plain">{resultNames(t)[one.hasil]}</Tag>
          </p>
          <Working steps={one.kerja} label={t('Harga target')} total={one.target} />
          <Working steps={one.kerja_tertinggi} label={t('Harga tertinggi')} total={one.tertinggi} />
        </>
      )}
    </section>
  )
}

/** Why nothing could be tried. */
export function Problem({ problem }: { readonly problem: Error }) {
  const text = useQuery({
    queryKey: ['aturan-beli', 'masalah', problem.message],
    queryFn: () => problemText(problem),
    gcTime: 0,
  })
  return (
    <p className={classes.refused} role="alert">
      {text.data}
    </p>
  )
}
