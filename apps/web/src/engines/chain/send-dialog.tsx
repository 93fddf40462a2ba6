import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StaticModal } from '../../kit/dialogs/static-modal.tsx'
import { DialogKey } from '../../kit/keys/dialog-key.tsx'
import { SkeletonTable } from '../../kit/layout/states.tsx'
import { Tag, type Tone } from '../../kit/layout/tag.tsx'
import { Switch } from '../../kit/mantine/switch.ts'
import { Kbd } from '../../kit/text/kbd.tsx'
import type { ApiProblem } from '../../lib/api-problem.ts'
import type { StoreRow } from '../../lib/chain/ask-stores.ts'
import { problemText } from '../../lib/problem-text.ts'
import { AuthorizationDialog } from '../approval/authorization-dialog.tsx'
import classes from './chain.module.css'
import { type Line, type Plan, type SendingState, useSending } from './use-sending.ts'

/** What a supervisor of a store is asked for. */
interface Approval {
  readonly kategori: KategoriOtorisasi
  readonly title: string
  readonly perintah: { readonly route: string; readonly body: unknown }
  readonly lines: readonly { readonly label: string; readonly value: ReactNode }[]
}

interface SendDialogProps<P> extends Plan<P> {
  readonly title: string
  /** Above the stores: when it begins. */
  readonly head?: ReactNode
  /** What would change in a store. */
  readonly draw: (seen: P, store: StoreRow) => ReactNode
  /** Figures that are unusual there: sending waits until somebody says that they are meant. */
  readonly isUnusual?: (seen: P) => boolean
  /** The approval a store asks for; nothing where none is needed. */
  readonly approval?: (seen: P, store: StoreRow) => Approval | null
  readonly onClose: () => void
}

/**
 * What a change does in each store before it is sent, then how far each of them is. Every store
 * stands for itself: done, refused in its own words, or silent.
 */
export function SendDialog<P>(props: SendDialogProps<P>) {
  const { title, isUnusual, approval, onClose } = props
  const sending = useSending(props)
  const [isMeant, setMeant] = useState(false)
  const [asked, setAsked] = useState<{ store: StoreRow; seen: P } | null>(null)
  const unusual = sending.ready.some(({ seen }) => seen !== undefined && isUnusual?.(seen) === true)
  const act = useAct(sending, !unusual || isMeant)
  return (
    <StaticModal
      opened
      onClose={onClose}
      title={title}
      size="lg"
      closable={!sending.busy}
      footer={<Footer act={act} sending={sending} onClose={onClose} />}
    >
      <DialogKey
        name="F10"
        label={act.label}
        run={act.isOver ? onClose : act.run}
        enabled={act.can}
      />
      <div className={classes.dialog}>
        {props.head}
        {unusual && <Meant value={isMeant} onChange={setMeant} />}
        {sending.lines.map(line => (
          <StoreLine
            key={line.store.kode_toko}
            line={line}
            isChange={props.isChange}
            onAsk={approval === undefined ? undefined : setAsked}
          >
            {line.seen !== undefined && props.draw(line.seen, line.store)}
          </StoreLine>
        ))}
      </div>
      {asked !== null && approval !== undefined && (
        <Approve
          line={asked}
          approval={approval}
          onGranted={otorisasi => {
            setAsked(null)
            void sending.sendGranted(asked.store, asked.seen, otorisasi)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </StaticModal>
  )
}

interface Act {
  readonly label: string
  readonly run: () => void
  readonly can: boolean
  /** Nothing is left to send or to try again. */
  readonly isOver: boolean
}

/** The one act that is next: to send, to try the failed ones again, or to go. */
function useAct<P>(sending: SendingState<P>, isSure: boolean): Act {
  const { t } = useTranslation()
  const { ready, failed, busy } = sending
  if (ready.length > 0) {
    return {
      label: t('Kirim ke {jumlah} toko', { jumlah: ready.length }),
      run: () => void sending.sendReady(),
      can: !busy && isSure,
      isOver: false,
    }
  }
  const isOver = !busy && failed.length === 0
  const again =
    failed.length === 0 ? t('Kirim') : t('Coba lagi {jumlah} toko', { jumlah: failed.length })
  return {
    label: isOver ? t('Selesai') : again,
    run: () => void sending.retry(),
    can: !busy,
    isOver,
  }
}

interface FooterProps<P> {
  readonly act: Act
  readonly sending: SendingState<P>
  readonly onClose: () => void
}

function Footer<P>({ act, sending, onClose }: FooterProps<P>) {
  const { t } = useTranslation()
  if (act.isOver) {
    return (
      <Button onClick={onClose} rightSection={<Kbd keys="F10" onBrand />}>
        {act.label}
      </Button>
    )
  }
  return (
    <>
      <Button variant="default" onClick={onClose} disabled={sending.busy}>
        {sending.isBegun ? t('Tutup') : t('Batal')}
      </Button>
      <Button
        onClick={act.run}
        loading={sending.busy}
        disabled={!act.can}
        rightSection={<Kbd keys="F10" onBrand={act.can} />}
      >
        {act.label}
      </Button>
    </>
  )
}

function Meant({ value, onChange }: { value: boolean; onChange: (is: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <div className={classes.unusual} role="alert">
      <Switch
        label={t('Perubahan di luar batas toko ini memang benar')}
        checked={value}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    </div>
  )
}

interface ApproveProps<P> {
  readonly line: { readonly store: StoreRow; readonly seen: P }
  readonly approval: NonNullable<SendDialogProps<P>['approval']>
  readonly onGranted: (otorisasi: string) => void
  readonly onClose: () => void
}

/** Somebody of the store itself is asked, at its own address. */
function Approve<P>({ line, approval, onGranted, onClose }: ApproveProps<P>) {
  const { store, seen } = line
  const asked = approval(seen, store)
  if (asked === null) return null
  const said = asked.lines.map(({ label, value }) => `${label}: ${String(value)}`).join('; ')
  return (
    <AuthorizationDialog
      {...asked}
      title={`${store.kode_toko} · ${asked.title}`}
      description={said.slice(0, 500)}
      at={{ portal: store.portal }}
      onGranted={grant => onGranted(grant.otorisasi)}
      onClose={onClose}
    />
  )
}

interface StoreLineProps<P> {
  readonly line: Line<P>
  readonly isChange: (seen: P) => boolean
  /** Asks somebody of the store for the approval it wants. */
  readonly onAsk: ((asked: { store: StoreRow; seen: P }) => void) | undefined
  readonly children: ReactNode
}

/** One store: its name, how far it is, and what changes there. */
function StoreLine<P>({ line, isChange, onAsk, children }: StoreLineProps<P>) {
  const { t } = useTranslation()
  const { store, step, seen, problem } = line
  const isIdle = step === 'seen' && seen !== undefined && !isChange(seen)
  const said: readonly [Tone, string] = isIdle
    ? ['plain', t('Tidak ada yang berubah')]
    : step === 'done'
      ? ['ok', t('Tersimpan')]
      : step === 'failed'
        ? ['bad', t('Belum tersimpan')]
        : step === 'sending'
          ? ['gold', t('Sedang dikirim…')]
          : ['plain', t('Siap dikirim')]
  return (
    <section className={classes.line} data-step={step} aria-label={store.kode_toko}>
      <header>
        <b>{store.kode_toko}</b> <span>{store.nama_toko}</span>
        {step !== 'looking' && <Tag tone={said[0]}>{said[1]}</Tag>}
      </header>
      {problem !== undefined && <ProblemLine problem={problem} />}
      {step === 'looking' ? <SkeletonTable rows={1} columns={3} /> : !isIdle && children}
      {problem?.code === 'BUTUH_OTORISASI' && seen !== undefined && onAsk !== undefined && (
        <Button variant="default" onClick={() => onAsk({ store, seen })}>
          {t('Minta otorisasi {toko}', { toko: store.kode_toko })}
        </Button>
      )}
    </section>
  )
}

/** Why a store did not do it, in the reader's words. */
function ProblemLine({ problem }: { problem: ApiProblem }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  useEffect(() => {
    let gone = false
    void problemText(problem).then(said => {
      if (gone) return
      const fields = Object.values(problem.errors).map(fault => t(fault))
      setText([said, ...fields].join(' · '))
    })
    return () => {
      gone = true
    }
  }, [problem, t])
  return (
    <p className={classes.problem} role="alert">
      {text}
    </p>
  )
}
