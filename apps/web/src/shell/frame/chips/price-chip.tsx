import type { BoardRow, priceBoard } from '@kencana/contract/areas/harga-emas'
import { jakartaMinute } from '@kencana/contract/kit/days/day-text'
import { formatRupiah, formatTenths } from '@kencana/domain/quantity'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchedAhead } from '../../../kit/loading/fetched-ahead.tsx'
import { call, routeRef } from '../../../lib/api.ts'
import { useChosenStore } from '../../../lib/portal.ts'
import type { Session } from '../../../lib/session.ts'
import { useSocketEvent } from '../../../lib/socket.ts'
import { accessTo } from '../../access.ts'
import classes from '../frame.module.css'

const board = routeRef<typeof priceBoard>('GET', 'harga-emas')
const BOARD_SCREEN = '/master-parameter-harga-emas'
const CHAIN_SCREEN = '/harga-emas-pusat'
const MINUTE_MS = 60_000

// Head office alone asks for it.
const RangeChip = fetchedAhead(() => import('./range-chip.tsx').then(m => m.RangeChip))

/** What gold costs: at the store worked for, or at all of them for who watches them all. */
export function PriceChip({ session }: { session: Session }) {
  const isOwn = useChosenStore() === null
  const ofChain = isOwn && session.tipe === 'PUSAT' && accessTo(CHAIN_SCREEN, session) === 'allowed'
  const own = <OwnChip session={session} />
  return ofChain ? (
    <Suspense>
      <RangeChip own={own} />
    </Suspense>
  ) : (
    own
  )
}

/** The store's price of the finest gold on its board, and how far it moved; leads to the board. */
function OwnChip({ session }: { session: Session }) {
  const { t } = useTranslation()
  const { data, refetch } = useQuery({
    // The board's own key: a price saved there is here at once.
    queryKey: ['harga-emas'],
    queryFn: ({ signal }) => call(board, { signal }),
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  })
  // One answer for whatever shows the board: this chip, an open nota, the board itself.
  useSocketEvent('harga-emas', () => void refetch())
  const price = finest(data)
  if (price === undefined) return null
  const { nama_kadar, harga_jual, ubah_jual_permil, berlaku_pada } = price
  const text = (
    <>
      {t('Emas {kadar}', { kadar: nama_kadar.replace(' ', '') })} <b>{formatRupiah(harga_jual)}</b>
      <Move permil={ubah_jual_permil ?? 0} />
    </>
  )
  const facts = {
    className: classes.chip ?? '',
    'data-chip': 'price',
    title: t('Harga jual per gram, berlaku sejak {pada}', {
      pada: berlaku_pada === null ? '–' : jakartaMinute(berlaku_pada),
    }),
  }
  return accessTo(BOARD_SCREEN, session) === 'allowed' ? (
    <Link to={BOARD_SCREEN} {...facts}>
      {text}
    </Link>
  ) : (
    <span {...facts}>{text}</span>
  )
}

function Move({ permil }: { permil: number }) {
  if (permil === 0) return null
  const size = Math.abs(permil)
  const sign = permil > 0 ? '+' : '−'
  return (
    <span className={classes.move} data-down={permil < 0 || undefined}>
      {sign}
      {formatTenths(size)}%
    </span>
  )
}

type Priced = BoardRow & { readonly harga_jual: number }

/** The finest kadar that has a price for all groups. */
function finest(rows: readonly BoardRow[] | undefined): Priced | undefined {
  const priced = (row: BoardRow): row is Priced =>
    row.kode_group === null && row.harga_jual !== null
  return [...(rows ?? [])].filter(priced).sort((a, b) => b.permil - a.permil)[0]
}
