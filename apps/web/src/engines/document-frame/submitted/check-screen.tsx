import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import { PickScreen } from '../pick/pick-screen.tsx'
import { usePicked } from '../pick/use-picked.ts'
import { useCommand } from '../use-command.ts'
import { Decision } from './decision.tsx'

/** What every submission says of itself. */
export interface Submission {
  readonly no_ajuan: string
  readonly user_id: string
  readonly status: string
}

export type Run = ReturnType<typeof useCommand>['run']

interface CheckScreenProps<D extends Submission> {
  readonly title: string
  readonly description: string
  /** What may be typed to find one. */
  readonly placeholder: string
  /** Told to who submitted it: others decide. */
  readonly own: string
  /** The submission that the address names: shown at once. */
  readonly named: string | undefined
  /** Beginnings of the queries that a decision changes. */
  readonly changes: readonly string[]
  readonly list: (onPick: (no_ajuan: string) => void) => ReactNode
  readonly about: (ajuan: D) => ReactNode
  readonly read: (no_ajuan: string) => Promise<D>
  /** The number of the first that a text finds. */
  readonly search: (q: string) => Promise<string | undefined>
  /** Approves it; what is told then, or nothing where it was not done. */
  readonly approve: (run: Run, ajuan: D) => Promise<string | null>
  readonly refuse: (run: Run, no_ajuan: string, alasan: string) => Promise<object | null>
}

/** The submission that is looked at, and what is decided on it. */
function useChecking<D extends Submission>(props: CheckScreenProps<D>) {
  const { t } = useTranslation()
  const { changes, read, search, named, ...decided } = props
  const { control, document: ajuan, pick, next } = usePicked<D>()
  // Somebody else's decision, or a withdrawal, ends it, too.
  const { run, busy } = useCommand({ changes, onLost: next })
  const show = (no_ajuan: string) => pick(() => read(no_ajuan))
  const first = useRef(show)
  useEffect(() => {
    if (named !== undefined) void first.current(named)
  }, [named])
  const find = (q: string) =>
    pick(async () => {
      const found = await search(q)
      if (found !== undefined) return read(found)
      notify.toast(t('Tidak ada ajuan {nomor}', { nomor: q }), 'error')
      return null
    })
  const approve = async (one: D) => {
    const told = await decided.approve(run, one)
    if (told === null) return
    notify.toast(told, 'success')
    next()
  }
  const refuse = async ({ no_ajuan }: D, alasan: string) => {
    if ((await decided.refuse(run, no_ajuan, alasan)) === null) return
    notify.toast(t('{nomor} ditolak', { nomor: no_ajuan }), 'success')
    next()
  }
  return { control, ajuan, busy, show, find, approve, refuse }
}

/** What waits for another, one at a time: approved by F10, refused by F7 with a reason. */
export function CheckScreen<D extends Submission>(props: CheckScreenProps<D>) {
  const { title, description, placeholder, own, list, about } = props
  const { t } = useTranslation()
  const { control, ajuan, busy, show, find, approve, refuse } = useChecking(props)
  return (
    <PickScreen
      title={title}
      description={description}
      control={control}
      find={{ label: t('Cari ajuan'), placeholder, onFind: text => void find(text) }}
      list={list(no_ajuan => void show(no_ajuan))}
      nothing={{
        panel: t('Ajuan'),
        title: t('Belum ada ajuan dipilih'),
        hint: t('Pilih dari daftar dengan ↓ dan Enter, atau ketik nomornya.'),
      }}
      chosen={
        ajuan && {
          nomor: ajuan.no_ajuan,
          children: (
            <>
              {about(ajuan)}
              <Decision
                ajuan={ajuan}
                own={own}
                hint={t('Penulisnya membacanya; wajib diisi bila ditolak.')}
                busy={busy}
                onApprove={() => void approve(ajuan)}
                onRefuse={alasan => void refuse(ajuan, alasan)}
              />
            </>
          ),
        }
      }
    />
  )
}
