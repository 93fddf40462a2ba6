import { APPROVALS } from '@kencana/contract/names/approvals'
import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallInput, RouteRef } from '../../../lib/api.ts'
import { categoriesOf } from '../../approval/asked-categories.ts'
import { AuthorizationDialog } from '../../approval/authorization-dialog.tsx'
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

interface Asked {
  readonly kategori: KategoriOtorisasi
  readonly perintah: { readonly route: string; readonly body: unknown }
  readonly told: Approvable<RouteRef>['told']
  readonly what: string
  readonly granted: (otorisasi: string) => void
}

/**
 * Sends a command that moves money as `useDatedCommand` does. Whether somebody must approve the
 * server says; with the approval the same body goes out again. `approval` is the dialog that asks,
 * to be shown with the form.
 */
export function useApprovedCommand(options: Options = {}) {
  const { t } = useTranslation()
  const meantDay = useMeantDay()
  const { run, busy } = useCommand(options)
  const [asked, setAsked] = useState<Asked | null>(null)
  const send = async <const T extends RouteRef>(
    command: Approvable<T>,
    more: More,
  ): Promise<void> => {
    const { route, what, told, refused, done } = command
    const input = command.input(more)
    const answer = await run<T>({
      ...command,
      input,
      refused: problem => {
        const [kategori] =
          problem.code === 'BUTUH_OTORISASI' ? categoriesOf(problem.facts.kategori) : []
        if (kategori === undefined) return refused?.(problem) ?? false
        const { otorisasi: _, ...plain } = more
        const { body } = command.input(plain) as { readonly body?: unknown }
        const perintah = { route: `${route.method} ${route.path}`, body }
        const granted = (otorisasi: string) => {
          setAsked(null)
          void send(command, { ...plain, otorisasi })
        }
        setAsked({ kategori, perintah, told, what, granted })
        return true
      },
    })
    if (answer !== null) done(answer)
  }
  return {
    busy,
    run: async <const T extends RouteRef>(command: Approvable<T>): Promise<void> => {
      const day = await meantDay()
      if (day !== null) await send(command, day)
    },
    approval: asked !== null && (
      <AuthorizationDialog
        kategori={asked.kategori}
        title={t(APPROVALS[asked.kategori])}
        perintah={asked.perintah}
        lines={asked.told}
        description={`${t(APPROVALS[asked.kategori])}: ${asked.what}`.slice(0, 500)}
        onGranted={({ otorisasi }) => asked.granted(otorisasi)}
        onClose={() => setAsked(null)}
      />
    ),
  }
}
