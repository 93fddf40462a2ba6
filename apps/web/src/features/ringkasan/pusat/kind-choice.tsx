import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../choice.tsx'
import classes from '../ringkasan.module.css'
import { type Kind, useKinds } from './kinds.ts'

/** The kind of trade that is drawn. */
export function useKind(): { readonly kind: Kind; readonly choose: (key: Kind['key']) => void } {
  const [sales, ...others] = useKinds()
  const [key, choose] = useState<Kind['key']>('sales')
  const kind = others.find(one => one.key === key) ?? sales
  if (kind === undefined) throw new Error('no kind of trade')
  return { kind, choose }
}

export function KindChoice(props: { kind: Kind; onChange: (key: Kind['key']) => void }) {
  const { t } = useTranslation()
  const kinds = useKinds()
  return (
    <div className={classes.asking}>
      <Choice
        legend={t('Perdagangan')}
        options={kinds.map(({ key, label }) => ({ value: key, label }))}
        value={props.kind.key}
        onChange={props.onChange}
      />
    </div>
  )
}
