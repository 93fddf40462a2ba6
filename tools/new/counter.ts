import { type NewFile, pascal } from '../templates.ts'

// `npm run new counter <document>`: where a document of that name (`npm run new document`) is
// written: a small true counter of a sum, on web `engines/counter`. Its screen is not in the menu.

export function counter(id: string): NewFile[] {
  const folder = `apps/web/src/features/${id}/counter`
  return [
    { path: `${folder}/use-${id}.ts`, text: hookText(id) },
    { path: `${folder}/counter-screen.tsx`, text: screenText(id) },
  ]
}

const hookText = (
  id: string,
): string => `import type { post${pascal(id)} } from '@kencana/contract/areas/${id}/document'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CounterForm } from '../../../engines/counter/form.ts'
import { useCounter } from '../../../engines/counter/use-counter.ts'
import { useCommand } from '../../../engines/document-frame/use-command.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { routeRef } from '../../../lib/api.ts'
import { mayMoveDay } from '../../../lib/day/begun-day.ts'
import { useSession } from '../../../lib/session.ts'

const post = routeRef<typeof post${pascal(id)}>('POST', '${id}')

/** What is written; whoever stands there: \`CounterForm\` whole. */
interface Form extends Pick<CounterForm, 'tgl'> {
  readonly total: number
}

const emptyForm = (): Form => ({ tgl: null, total: 0 })

/** What it is: kept on the device, sent under its key. */
export function use${pascal(id)}() {
  const { t } = useTranslation()
  const [done, setDone] = useState<AnswerOf<typeof post${pascal(id)}> | null>(null)
  const isEmpty = ({ total }: Form) => total === 0
  const counter = useCounter({ name: '${id}', fresh: emptyForm, isEmpty })
  const { form, setFaults, mark, startOver } = counter
  const { run, busy } = useCommand({ changes: ['${id}'] })
  const today = useSession()?.tgl_system ?? null
  const write = async () => {
    if (form.total === 0) return setFaults({ total: t('Harus Diisi') })
    if (!(await mayMoveDay(form.tgl, today))) return
    mark(today)
    const answer = await run({
      route: post,
      input: { body: { total: form.total } },
      what: rupiahText(form.total),
      draft: counter.id,
      refused: problem => {
        setFaults(problem.errors)
        return Object.keys(problem.errors).length > 0
      },
    })
    if (answer === null) return
    setDone(answer)
    startOver()
  }
  return { ...counter, busy, done, save: () => void write(), next: () => setDone(null) }
}
`

const screenText = (id: string): string => `import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Counter } from '../../../engines/counter/counter.tsx'
import { CounterHead, useCounterActs } from '../../../engines/counter/counter-acts.tsx'
import { CounterFoot, CounterTotal, useNoDay } from '../../../engines/counter/counter-foot.tsx'
import { faultAt } from '../../../engines/counter/form.ts'
import parts from '../../../engines/counter/parts.module.css'
import { DoneFigures } from '../../../engines/document-frame/done/done-figures.tsx'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { enterGoesOn } from '../../../kit/keys/field-walk.ts'
import { use${pascal(id)} } from './use-${id}.ts'

/** What is written here, and for whom. */
export function Screen() {
  const { t } = useTranslation()
  const work = use${pascal(id)}()
  const { form, faults, busy, done, put } = work
  const noDay = useNoDay()
  const act = t('Simpan')
  const box = useRef<HTMLDivElement>(null)
  const { write, clear } = useCounterActs({
    ...{ box, work, act, whom: t('Pelanggan') },
    save: work.save,
  })
  return (
    <Counter
      box={box}
      onKeyDown={enterGoesOn}
      head={<CounterHead title={t('Total')} work={work} onClear={clear} />}
      side={{
        label: t('Pembayaran'),
        sections: (
          <section className={parts.more}>
            <MoneyInput
              label={t('Total')}
              value={form.total}
              onChange={total => put({ total })}
              error={faultAt(faults, 'total', t)}
            />
          </section>
        ),
        foot: (
          <CounterFoot
            act={act}
            busy={busy}
            isBlocked={noDay !== null}
            said={{ text: noDay ?? act, tone: 'plain' }}
            onSave={write}
          >
            <CounterTotal label={t('Total')} value={form.total} />
          </CounterFoot>
        ),
      }}
    >
      {done !== null && (
        <DoneFigures
          isCard
          said={{ label: t('Total') }}
          nomor={done.no_${id.replaceAll('-', '_')}}
          lines={[]}
        >
          <Button onClick={work.next}>{t('Selesai')}</Button>
        </DoneFigures>
      )}
    </Counter>
  )
}
`
