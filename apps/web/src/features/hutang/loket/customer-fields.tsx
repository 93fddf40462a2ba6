import { useTranslation } from 'react-i18next'
import { personFaults } from '../../../engines/counter/form.ts'
import { KnownPerson } from '../../../engines/document-frame/entry/person/known-person.tsx'
import { useFirstFocus } from '../../../kit/keys/use-first-focus.ts'
import { Panel } from '../../../kit/layout/panel.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import classes from '../hutang.module.css'
import type { Loan } from './use-loan.ts'

/** Who borrows (F3): a loan is written to somebody with a name and an identity. */
export function CustomerFields({ loan: { form, faults, put } }: { loan: Loan }) {
  const { t } = useTranslation()
  const name = useFirstFocus<HTMLInputElement>(true)
  return (
    <Panel title={t('Pelanggan')} acts={<Kbd keys="F3" />}>
      <div className={classes.customer}>
        <KnownPerson
          value={form}
          onChange={put}
          needed={['nama', 'alamat']}
          isCardNeeded
          isCardFirst
          nameRef={name}
          faults={personFaults(faults, 'customer', t)}
        />
      </div>
    </Panel>
  )
}
