import { APPROVALS } from '@kencana/contract/names/approvals'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CallInput, pathOf, type RouteRef } from '../../../lib/api.ts'
import type { BegunOn } from '../../../lib/day/begun-day.ts'
import { approvedLines } from '../../approval/approved-lines.ts'
import { AuthorizationDialog } from '../../approval/authorization-dialog.tsx'
import { useAsking } from '../use-asking.ts'
import { type Answer, type Command, type Options, useCommand } from '../use-command.ts'
import { type MeantFor, useMeantDay } from '../use-dated-command.ts'

/** What is sent beside what was typed. */
interface More extends MeantFor {
  readonly otorisasi?: string
}

interface Approvable<T extends RouteRef>
  extends Pick<Command<T>, 'route' | 'what' | 'draft' | 'refused'> {
  readonly input: (more: More) => CallInput<T>
  /** What a supervisor is shown: exactly what will be done, in rupiah. */
  readonly told: readonly { readonly label: string; readonly value: ReactNode }[]
  readonly done: (answer: Answer<T>) => void
}

/** The command that was sent last: what people see of it, and how it goes out again. */
interface Sent extends Pick<Approvable<RouteRef>, 'what' | 'told'> {
  readonly perintah: (more: More) => { readonly route: string; readonly body: unknown }
  readonly again: (more: More) => void
}

interface Approving extends Options {
  /**
   * It is meant for the business day it was begun on: since when it is typed each of its drafts
   * knows (none: nothing of it outlives its screen); `false` of what moves no money.
   */
  readonly dated: readonly BegunOn[] | false
}

/**
 * Sends a command that moves money as `useDatedCommand` does. Whether somebody must approve the
 * server says; with the approval the same body goes out again. `approval` is the dialog that asks,
 * to be shown with the form.
 */
export function useApprovedCommand({ dated, ...options }: Approving) {
  const { t } = useTranslation()
  const meantDay = useMeantDay(dated || [])
  const { run, busy } = useCommand(options)
  const [sent, setSent] = useState<Sent | null>(null)
  const { asking, ask, granted, giveUp } = useAsking<More>(more => sent?.again(more))
  const send = async <const T extends RouteRef>(
    command: Approvable<T>,
    more: More,
  ): Promise<void> => {
    const { route, what, told, input, refused, done } = command
    setSent({
      what,
      told,
      perintah: plain => {
        const said = input(plain) as { readonly params?: unknown; readonly body?: unknown }
        return { route: `${route.method} ${pathOf(route, said.params)}`, body: said.body }
      },
      again: approved => void send(command, approved),
    })
    const answer = await run<T>({
      ...command,
      input: input(more),
      refused: problem => ask(problem, more) || (refused?.(problem) ?? false),
    })
    if (answer !== null) done(answer)
  }
  const kategori = asking?.needed[asking.grants.length]
  return {
    busy,
    run: async <const T extends RouteRef>(command: Approvable<T>): Promise<void> => {
      const day = dated === false ? {} : await meantDay()
      if (day !== null) await send(command, day)
    },
    approval: sent !== null && asking !== null && kategori !== undefined && (
      <AuthorizationDialog
        key={kategori}
        kategori={kategori}
        title={t(APPROVALS[kategori])}
        perintah={sent.perintah(asking.body)}
        lines={[...approvedLines(asking.things[kategori], t), ...sent.told]}
        description={`${t(APPROVALS[kategori])}: ${sent.what}`.slice(0, 500)}
        onGranted={({ otorisasi }) => granted(otorisasi)}
        onClose={giveUp}
      />
    ),
  }
}
