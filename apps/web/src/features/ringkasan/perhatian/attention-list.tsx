import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/text/figures.tsx'
import { Icon } from '../../../kit/text/icon.tsx'
import { MORE_ICONS } from '../../../kit/text/more-icons.ts'
import { Lead } from '../../../lib/address/lead.tsx'
import type { Attention } from './items.ts'
import classes from './perhatian.module.css'

export interface Noted extends Attention {
  readonly note?: ReactNode
  /** What it is made of, opened by whoever wants to know. */
  readonly parts?: readonly Noted[]
}

/** So many are in sight at first: the worst. */
const IN_SIGHT = 7

/** What needs somebody, the worst first, each with its way; nothing while all is well. */
export function AttentionList({ items }: { items: readonly Noted[] }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  if (items.length === 0) return null
  const sorted = [...items].sort((a, b) => a.rank - b.rank)
  const shown = isWhole ? sorted : sorted.slice(0, IN_SIGHT)
  return (
    <section
      className={classes.attention}
      role={items.some(({ tone }) => tone === 'bad') ? 'alert' : 'region'}
      aria-label={t('Perlu perhatian')}
    >
      <h2>
        {t('Perlu perhatian')} <span>{items.length}</span>
      </h2>
      <ul>
        {shown.map(item => (
          <Line key={item.key} item={item} />
        ))}
      </ul>
      {shown.length < items.length && (
        <button type="button" onClick={() => setWhole(true)}>
          {t('{jumlah} lagi', { jumlah: items.length - shown.length })}
        </button>
      )}
    </section>
  )
}

function Line({ item }: { item: Noted }) {
  return item.parts === undefined ? (
    <Single item={item} />
  ) : (
    <Several {...item} parts={item.parts} />
  )
}

function Several({ text, tone, note, parts }: Noted & { parts: readonly Noted[] }) {
  return (
    <li data-tone={tone} className={classes.several}>
      <details>
        <summary>
          <Icon name={iconOf(tone)} size={18} />
          <span>
            <b>{text}</b>
            {note}
          </span>
          <Icon name="bawah" size={12} />
        </summary>
        <ul>
          {parts.map(part => (
            <Single key={part.key} item={part} />
          ))}
        </ul>
      </details>
    </li>
  )
}

const iconOf = (tone: Noted['tone']) => (tone === 'bad' ? 'awas' : MORE_ICONS.riwayat)

function Single({ item }: { item: Noted }) {
  const { text, hint, note, tone, leads } = item
  const only = leads.length === 1 && leads[0]?.label === undefined ? leads[0] : undefined
  const said = (
    <>
      <b>{text}</b>
      {(hint !== undefined || note !== undefined) && <small>{note ?? hint}</small>}
    </>
  )
  return (
    <li data-tone={tone}>
      <Icon name={iconOf(tone)} size={18} />
      {only === undefined ? (
        <span className={classes.said}>{said}</span>
      ) : (
        <Lead href={only.href} className={`${classes.said} ${classes.way}`}>
          {said}
        </Lead>
      )}
      <Sum item={item} />
      {only === undefined && leads.length > 0 && (
        <span className={classes.stores}>
          {leads.map(({ label, href }) => (
            <Lead key={href} href={href}>
              {label}
            </Lead>
          ))}
        </span>
      )}
    </li>
  )
}

/** How much money waits, and since when. */
function Sum({ item: { rp, sejak } }: { item: Noted }) {
  const { t } = useTranslation()
  const isMoney = rp !== undefined && rp !== null
  const isDated = sejak !== undefined && sejak !== null
  if (!isMoney && !isDated) return null
  return (
    <small className={classes.sum}>
      {isMoney && <Money value={rp} unit />}
      {isMoney && isDated && ' · '}
      {isDated && t('sejak {tgl}', { tgl: sejak })}
    </small>
  )
}
