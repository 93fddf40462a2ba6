import type { PriceChange, previewPrices } from '@kencana/contract/areas/harga-emas'
import type { AnswerOf, BodyInputOf } from '@kencana/contract/kit/route'
import { formatRupiah } from '@kencana/domain/quantity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SendDialog } from '../../../engines/chain/send-dialog.tsx'
import { cellText } from '../../../kit/table/columns.ts'
import { call } from '../../../lib/api.ts'
import type { StoreRow } from '../../../lib/chain/ask-stores.ts'
import { instantOf } from './begins.ts'
import { calls } from './calls.ts'
import classes from './pusat.module.css'
import { type ChainBoard, cellKey } from './use-chain-board.ts'

type Body = BodyInputOf<typeof previewPrices>
type Seen = AnswerOf<typeof previewPrices>

/** Prices on their way to their stores: what changes where, what is unusual, who has it. */
export function SendPrices({ board, onClose }: { board: ChainBoard; onClose: () => void }) {
  const { t } = useTranslation()
  // As it was sent: what is done is typed no more, and with the last of it goes its time.
  const [at] = useState(() => (board.mulai === null ? null : instantOf(board.mulai)))
  const stores = board.heard.flatMap(({ store }) =>
    board.rows.some(row => board.drafted(row, store) !== undefined) ? [store] : [],
  )
  const meantBody = (store: StoreRow, { tanda }: Seen) => ({
    ...bodyOf(board, store, at),
    ...(tanda === null ? {} : { dipastikan: [tanda] }),
  })
  return (
    <SendDialog<Seen>
      title={t('Kirim harga ke toko')}
      head={
        <p>
          {at === null
            ? t('Berlaku sekarang, begitu tersimpan.')
            : t('Berlaku mulai {pada} WIB.', { pada: cellText(at, 'datetime') })}
        </p>
      }
      stores={stores}
      look={(store, how) => call(calls.preview, { body: bodyOf(board, store, at), ...how })}
      send={(store, seen, { otorisasi, ...how }) =>
        call(calls.save, {
          body: { ...meantBody(store, seen), ...(otorisasi === undefined ? {} : { otorisasi }) },
          ...how,
        })
      }
      isChange={seen => seen.baris.length > 0}
      isUnusual={seen => seen.tanda !== null}
      draw={seen => <Changes baris={seen.baris} batas={seen.batas_persen} />}
      approval={(seen, store) => ({
        kategori: 'UBAH_HARGA_EMAS',
        title: t('Ubah harga emas per gram'),
        perintah: { route: 'POST harga-emas', body: meantBody(store, seen) },
        lines: seen.baris.flatMap(one => [
          {
            label: `${nameOf(one)} · ${t('Harga Jual')}`,
            value: step(one.jual_lama, one.jual_baru),
          },
          {
            label: `${nameOf(one)} · ${t('Harga Beli')}`,
            value: step(one.beli_lama, one.beli_baru),
          },
        ]),
      })}
      onDone={board.sent}
      onClose={onClose}
    />
  )
}

function bodyOf(board: ChainBoard, store: StoreRow, at: string | null): Body {
  const baris = board.rows.flatMap(row => {
    const price = board.cells[cellKey(row, store)]
    if (price === undefined) return []
    const { kode_kadar, kode_group } = row
    const sides = { harga_jual: price.jual ?? 0, harga_beli: price.beli ?? 0 }
    return [{ kode_kadar, ...(kode_group === null ? {} : { kode_group }), ...sides }]
  })
  return { baris, ...(at === null ? {} : { berlaku_pada: at }) }
}

const nameOf = ({ kode_group, nama_kadar, kode_kadar }: PriceChange): string =>
  kode_group ?? `${nama_kadar} (${kode_kadar})`

const step = (before: number | null, after: number): string =>
  `${before === null ? '–' : formatRupiah(before)} → ${formatRupiah(after)}`

/** What changes in one store; what moves beyond its limit says so. */
function Changes({ baris, batas }: { baris: readonly PriceChange[]; batas: number }) {
  const { t } = useTranslation()
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th>{t('Kadar')}</th>
          <th>{t('Harga Jual')}</th>
          <th>{t('Harga Beli')}</th>
        </tr>
      </thead>
      <tbody>
        {baris.map(one => (
          <tr
            key={`${one.kode_kadar} ${one.kode_group}`}
            data-tone={one.melonjak ? 'bad' : undefined}
          >
            <th scope="row">
              {nameOf(one)}
              {one.melonjak && <small>{t('di atas batas {batas} %', { batas })}</small>}
            </th>
            <td>{step(one.jual_lama, one.jual_baru)}</td>
            <td>{step(one.beli_lama, one.beli_baru)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
