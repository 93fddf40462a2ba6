import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Layer } from '../../../kit/dialogs/layer.tsx'
import { boundKeys } from '../../../kit/keys/key-registry.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { COUNTER_KEYS } from '../../../lib/keys/counter-keys.ts'
import classes from '../frame.module.css'

type Keys = ReturnType<typeof boundKeys>

/** F1: the keys that act on this screen, and those that mean the same at every counter. */
export function KeyHelp() {
  const { t } = useTranslation()
  const [here, setHere] = useState<Keys | null>(null)
  const { key, label } = COUNTER_KEYS.bantuan
  const open = () => setHere(boundKeys().filter(one => one.key !== key))
  useKeys({ [key]: { run: open, label: t(label) } })
  return (
    <>
      <button type="button" className={classes.keyHelp} onClick={open}>
        <Kbd keys={key} /> {t(label)}
      </button>
      {here !== null && (
        <Layer title={t(label)} size="lg" light onClose={() => setHere(null)}>
          <div className={classes.keyLists}>
            <KeyList title={t('Di layar ini')} keys={here} />
            <KeyList
              title={t('Sama di semua loket')}
              keys={Object.values(COUNTER_KEYS).map(one => ({ key: one.key, label: t(one.label) }))}
            />
          </div>
        </Layer>
      )}
    </>
  )
}

function KeyList({ title, keys }: { title: string; keys: Keys }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {keys.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <Kbd keys={key} />
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
