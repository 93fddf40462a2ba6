import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { type Paper, PaperButton } from '../paper/paper-button.tsx'

interface DoneActsProps {
  readonly paper: Paper
  /** What the paper says, in one line. */
  readonly facts: string
  /** What is done after it, by its key. */
  readonly next: { readonly label: string; readonly keys: string; readonly run: () => void }
}

/** The paper of what was saved has the cursor (F9); once it is printed, what is next has it. */
export function DoneActs({ paper, facts, next }: DoneActsProps) {
  const print = useRef<HTMLButtonElement>(null)
  const after = useRef<HTMLButtonElement>(null)
  useEffect(() => print.current?.focus(), [])
  useKeys({ [next.keys]: { run: next.run, label: next.label } })
  return (
    <>
      <PaperButton
        paper={paper}
        facts={facts}
        keys="F9"
        buttonRef={print}
        onPrinted={() => after.current?.focus()}
      />
      <Button ref={after} onClick={next.run} rightSection={<Kbd keys={next.keys} onBrand />}>
        {next.label}
      </Button>
    </>
  )
}
