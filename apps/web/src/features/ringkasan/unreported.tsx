import type { ringkasan } from '@kencana/contract/areas/ringkasan'
import { ALL } from '@kencana/contract/kit/report'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './ringkasan.module.css'

type Store = Pick<AnswerOf<typeof ringkasan>, 'kode_toko' | 'tugas_ppatk'>

/**
 * That purchases are still to be reported to PPATK, and the way to them: of one store, or of all
 * of them, each by its code.
 */
export function Unreported({ toko }: { toko: readonly Store[] }) {
  const { t } = useTranslation()
  const open = toko.flatMap(({ kode_toko, tugas_ppatk }) =>
    tugas_ppatk === null || tugas_ppatk.jumlah === 0 ? [] : [{ kode_toko, ...tugas_ppatk }],
  )
  if (open.length === 0) return null
  const several = toko.length > 1
  const search = {
    tanggal_awal: open.map(({ sejak }) => sejak ?? '').sort()[0],
    sampai_tgl: open
      .map(({ sampai }) => sampai ?? '')
      .sort()
      .at(-1),
    status: 'TERBUKA',
    ...(several ? { toko: ALL } : {}),
  }
  const jumlah = open.map(one => (several ? `${one.kode_toko} ${one.jumlah}` : one.jumlah))
  return (
    <p className={classes.partial}>
      <Link to="/laporan-transaksi-besar" search={search}>
        {t('Transaksi besar belum dilaporkan: {jumlah}', { jumlah: jumlah.join(', ') })}
      </Link>
    </p>
  )
}
