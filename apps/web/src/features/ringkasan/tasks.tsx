import type { KodeTugas, ringkasan } from '@kencana/contract/areas/ringkasan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '../../kit/text/figures.tsx'
import { Icon } from '../../kit/text/icon.tsx'
import classes from './ringkasan.module.css'

type Task = AnswerOf<typeof ringkasan>['tugas'][number]

/** What is unusual stands out from what is only waiting. */
const UNUSUAL: readonly KodeTugas[] = ['BELUM_TUTUP', 'JATUH_TEMPO']

/** What is mine to do, each a way to where it is done; what is unusual first and by its colour. */
export function Tasks({ tugas }: { tugas: readonly Task[] }) {
  const { t } = useTranslation()
  if (tugas.length === 0) return null
  return (
    <ul className={classes.tasks} aria-label={t('Menunggu Anda')}>
      {tugas.map(task => (
        <li key={task.kode} data-unusual={UNUSUAL.includes(task.kode) || undefined}>
          <Way kode={task.kode}>
            <Icon name={UNUSUAL.includes(task.kode) ? 'awas' : 'validasi'} size={18} />
            <span>
              <b>
                <Said task={task} />
              </b>
              {task.rp !== null && (
                <small>
                  <Money value={task.rp} unit />
                  {task.sejak !== null && ` · ${t('sejak {tgl}', { tgl: task.sejak })}`}
                </small>
              )}
            </span>
          </Way>
        </li>
      ))}
    </ul>
  )
}

function Way({ kode, children }: { kode: KodeTugas; children: ReactNode }) {
  switch (kode) {
    case 'BELUM_TUTUP':
      return <Link to="/tutup-toko">{children}</Link>
    case 'AJUAN':
      return <Link to="/validasi-penjualan">{children}</Link>
    case 'UANG_DATANG':
      return <Link to="/terima-uang-kas">{children}</Link>
    case 'NON_CASH':
      return <Link to="/validasi-non-cash">{children}</Link>
    case 'JATUH_TEMPO':
      return <Link to="/lihat-hutang">{children}</Link>
    case 'BLN':
      return (
        <Link to="/data-barang" search={{ status: 'BLN' }}>
          {children}
        </Link>
      )
  }
}

function Said({ task: { kode, jumlah, sejak } }: { task: Task }) {
  const { t } = useTranslation()
  switch (kode) {
    case 'BELUM_TUTUP':
      return t('Hari {tgl} belum ditutup', { tgl: sejak ?? '' })
    case 'AJUAN':
      return t('{jumlah} penjualan menunggu persetujuan', { jumlah })
    case 'UANG_DATANG':
      return t('{jumlah} kiriman uang belum diterima', { jumlah })
    case 'NON_CASH':
      return t('{jumlah} pembayaran non cash belum cocok', { jumlah })
    case 'JATUH_TEMPO':
      return t('{jumlah} pinjaman lewat jatuh tempo', { jumlah })
    case 'BLN':
      return t('{jumlah} barang belian menunggu dipilah', { jumlah })
  }
}
