import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wakingKeys } from '../../../kit/keys/key-registry.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { fetchedDialog } from '../../../kit/loading/fetched-dialog.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { COUNTER_KEYS } from '../../../lib/keys/counter-keys.ts'
import classes from '../frame.module.css'

const KeyLists = fetchedDialog(() => import('./key-lists.tsx').then(m => m.KeyLists))

/** F1: the keys that act on this screen now. */
export function KeyHelp() {
  const { t } = useTranslation()
  const [here, setHere] = useState<ReturnType<typeof wakingKeys> | null>(null)
  const { key, label } = COUNTER_KEYS.bantuan
  const open = () => setHere(wakingKeys().filter(one => one.key !== key))
  useKeys({ [key]: { run: open, label: t(label) } })
  return (
    <>
      <button
        type="button"
        className={classes.keyHelp}
        onClick={open}
        onPointerEnter={() => void KeyLists.ahead()}
      >
        <Kbd keys={key} /> {t(label)}
      </button>
      {here !== null && <KeyLists keys={here} onClose={() => setHere(null)} />}
    </>
  )
}
