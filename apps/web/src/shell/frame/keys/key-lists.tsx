import { useTranslation } from 'react-i18next'
import { Layer } from '../../../kit/dialogs/layer.tsx'
import type { wakingKeys } from '../../../kit/keys/key-registry.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { COUNTER_KEYS } from '../../../lib/keys/counter-keys.ts'
import classes from './key-lists.module.css'

type Keys = ReturnType<typeof wakingKeys>

interface KeyListsProps {
  readonly keys: Keys
  readonly onClose: () => void
}

/** The keys that act on this screen, each once: its own, then those of every counter. */
export function KeyLists({ keys, onClose }: KeyListsProps) {
  const { t } = useTranslation()
  return (
    <Layer title={t(COUNTER_KEYS.bantuan.label)} size="lg" light onClose={onClose}>
      <div className={classes.keyLists}>
        <KeyList title={t('Di layar ini')} keys={keys.filter(one => !isOfCounters(one, t))} />
        <KeyList title={t('Sama di semua loket')} keys={keys.filter(one => isOfCounters(one, t))} />
      </div>
    </Layer>
  )
}

/** A key of the map that means here what it means at every counter. */
const isOfCounters = ({ key, label }: Keys[number], t: (text: string) => string): boolean =>
  Object.values(COUNTER_KEYS).some(one => one.key === key && t(one.label) === label)

function KeyList({ title, keys }: { title: string; keys: Keys }) {
  if (keys.length === 0) return null
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
