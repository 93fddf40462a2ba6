import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Kbd } from '../../kit/text/kbd.tsx'
import { COUNTER_KEYS } from '../../lib/keys/counter-keys.ts'
import { KnownPerson } from '../document-frame/entry/person/known-person.tsx'
import { type Faults, personFaults } from './form.ts'
import classes from './parts.module.css'

interface PersonSectionProps
  extends Pick<ComponentProps<typeof KnownPerson>, 'value' | 'onChange' | 'needed'> {
  readonly title: string
  readonly faults: Faults
  /** What the server calls him. */
  readonly of: string
  /** Why a paper is asked for; `null` where it is not. */
  readonly identity: string | null
}

/** Who stands at the counter (F3): a name, and a paper where the shop has to know him. */
export function PersonSection({ title, faults, of, identity, ...person }: PersonSectionProps) {
  const { t } = useTranslation()
  return (
    <section className={classes.person} aria-label={title}>
      <h2>
        {title} <Kbd keys={COUNTER_KEYS.pelanggan.key} />
      </h2>
      <KnownPerson
        {...person}
        isCardNeeded={identity !== null}
        faults={personFaults(faults, of, t)}
      />
      {identity !== null && <p className={classes.need}>{identity}</p>}
    </section>
  )
}
