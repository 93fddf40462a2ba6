import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { MoneyInput } from '../../../../kit/inputs/money-input.tsx'
import { holdUnsettled } from '../../../../kit/keys/unsettled.ts'
import { useKeys } from '../../../../kit/keys/use-keys.ts'
import { Kbd } from '../../../../kit/text/kbd.tsx'
import { COUNTER_KEYS, type CounterAct } from '../../../../lib/keys/counter-keys.ts'
import classes from './outs.module.css'

interface MostInputProps {
  readonly name: string
  readonly label: string
  /** Rupiah. */
  readonly value: number
  readonly onChange: (value: number) => void
  readonly error: string | undefined
  /** The most there may be, in rupiah; 0 while there is none. */
  readonly most: number
  /** It is still reckoned. */
  readonly waiting: boolean
  /** What takes all of it. */
  readonly act: { readonly of: CounterAct; readonly label: string }
}

/** An amount, and a key that makes it the most there may be, also of what is still reckoned. */
export function MostInput(props: MostInputProps) {
  const { name, label, value, onChange, error, most, waiting, act } = props
  const field = useRef<HTMLInputElement>(null)
  const take = () => onChange(most)
  /** What stood there when all of what is still reckoned was asked for. */
  const asked = useRef<number | null>(null)
  useEffect(() => {
    if (asked.current === null || waiting) return
    if (most > 0 && asked.current === value) take()
    asked.current = null
  })
  useEffect(() => holdUnsettled(() => asked.current === null), [])
  const takeAll = () => {
    if (waiting) asked.current = value
    else if (most > 0) flushSync(take)
    field.current?.focus()
    field.current?.select()
  }
  const { key } = COUNTER_KEYS[act.of]
  useKeys({ [key]: { run: takeAll, label: act.label } })
  return (
    <div className={classes.most}>
      <MoneyInput
        name={name}
        label={label}
        inputRef={field}
        value={value}
        onChange={onChange}
        error={error}
      />
      <Button
        size="compact-sm"
        variant="default"
        onClick={takeAll}
        disabled={most === 0}
        rightSection={<Kbd keys={key} />}
      >
        {act.label}
      </Button>
    </div>
  )
}
