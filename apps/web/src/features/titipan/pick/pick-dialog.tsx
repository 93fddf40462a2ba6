import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LightModal } from '../../../kit/dialogs/static-modal.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useLateEnter } from '../../../kit/keys/use-late-enter.ts'
import { EmptyState, ErrorState } from '../../../kit/layout/states.tsx'
import { cellText } from '../../../kit/table/columns.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import classes from '../titipan.module.css'

/** A deposit that money may be taken out of. */
interface OpenBon {
  readonly no_bon: string
  readonly nama: string
  readonly telp: string
  readonly saldo: number
}

interface FoundBon extends OpenBon {
  /** Day it was taken on. */
  readonly tgl: string
}

interface PickDialogProps {
  /** Who buys: his deposits stand there first. */
  readonly buyer: { readonly nama: string; readonly telp: string }
  readonly onPick: (bon: OpenBon) => void
  readonly onClose: () => void
}

const MOST = 8

/** An open deposit, found by number, name or telephone; arrows choose, Enter takes. */
export function PickDialog({ buyer, onPick, onClose }: PickDialogProps) {
  const { t } = useTranslation()
  const { typed, type, found, chosen, onKeyDown } = usePicking(buyer, onPick)
  return (
    <LightModal onClose={onClose} title={t('Saldo titipan')} size="md">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the field inside */}
      <div className={classes.pick} onKeyDown={onKeyDown}>
        <TextField
          label={t('Cari nomor, nama atau telepon')}
          value={typed}
          onChange={type}
          maxLength={60}
          data-autofocus
          data-scans
        />
        {found.error !== null ? (
          <ErrorState onRetry={() => void found.refetch()} />
        ) : found.data?.length === 0 ? (
          <EmptyState
            title={t('Tidak ada titipan terbuka')}
            hint={t('Cari dengan nomor lain, nama, atau telepon.')}
          />
        ) : (
          <Bons bons={found.data ?? []} chosen={chosen} onPick={onPick} />
        )}
      </div>
    </LightModal>
  )
}

/** What is searched, what it finds, and which of it is chosen by the keys. */
function usePicking(buyer: PickDialogProps['buyer'], onPick: PickDialogProps['onPick']) {
  const [typed, setTyped] = useState(buyer.telp.trim() || buyer.nama.trim())
  const [at, setAt] = useState(0)
  const found = useOpenBons(typed.trim())
  const bons = found.data ?? []
  const isFound = found.isSuccess && !found.isPlaceholderData
  const chosen = Math.min(at, bons.length - 1)
  const late = useLateEnter(isFound, isLate => {
    const bon = bons[chosen]
    // Of several that nobody saw none is meant: money is taken out of it.
    if (bon !== undefined && (!isLate || bons.length === 1)) onPick(bon)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') late.enter()
    else if (event.key === 'ArrowDown') setAt(Math.min(chosen + 1, bons.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(chosen - 1, 0))
    else return
    event.preventDefault()
  }
  const type = (text: string) => {
    setTyped(text)
    setAt(0)
    late.forget()
  }
  return { typed, type, found, chosen, onKeyDown }
}

interface BonsProps extends Pick<PickDialogProps, 'onPick'> {
  readonly bons: readonly FoundBon[]
  readonly chosen: number
}

function Bons({ bons, chosen, onPick }: BonsProps) {
  const { t } = useTranslation()
  return (
    <ul className={classes.bons} aria-label={t('Titipan terbuka')}>
      {bons.map((bon, index) => (
        <li key={bon.no_bon}>
          <button
            type="button"
            tabIndex={-1}
            aria-current={index === chosen || undefined}
            onClick={() => onPick(bon)}
          >
            <span>
              <b>{bon.nama}</b> <span className={classes.quiet}>{bon.telp}</span>
            </span>
            <b>
              <Money value={bon.saldo} />
            </b>
            <span className={classes.quiet}>
              {bon.no_bon} · {cellText(bon.tgl, 'date')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Open deposits that a text finds; those of before stay until the next ones are there. */
function useOpenBons(q: string) {
  return useQuery({
    queryKey: ['titipan', 'terbuka', q],
    queryFn: async ({ signal }): Promise<readonly FoundBon[]> => {
      const query = { status: 'TERBUKA' as const, limit: MOST, ...(q === '' ? {} : { q }) }
      const { data } = await call(calls.list, { query, signal })
      return data.map(({ no_titipan, nama_customer, telp_customer, saldo, tgl_system }) => ({
        no_bon: no_titipan,
        nama: nama_customer,
        telp: telp_customer,
        saldo,
        tgl: tgl_system,
      }))
    },
    placeholderData: before => before,
    staleTime: 0,
  })
}
