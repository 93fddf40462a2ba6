import { formatRupiah } from '@kencana/domain/quantity'
import { useTranslation } from 'react-i18next'
import { Icon } from '../text/icon.tsx'
import classes from './table.module.css'

interface TablePagerProps {
  readonly model: {
    readonly count: number
    readonly page: number
    readonly pages: number
    readonly toPage: (index: number) => void
  }
  readonly pageSize: number
  readonly shown: number
  readonly onSize: (size: number) => void
}

const SIZES = [25, 50, 100, 200]

/** Which rows of how many, and the way to the others. */
export function TablePager({ model, pageSize, shown, onSize }: TablePagerProps) {
  const { t } = useTranslation()
  const { count, page, pages, toPage } = model
  if (count === 0) return null
  const first = page * pageSize + 1
  const facts = {
    dari: formatRupiah(first),
    sampai: formatRupiah(first + shown - 1),
    jumlah: formatRupiah(count),
  }
  return (
    <div className={classes.pager}>
      <span>{t('{dari}–{sampai} dari {jumlah}', facts)}</span>
      {count > (SIZES[0] ?? 0) && (
        <label className={classes.size}>
          {t('Baris')}
          <select value={pageSize} onChange={event => onSize(Number(event.currentTarget.value))}>
            {[...new Set([...SIZES, pageSize])]
              .sort((a, b) => a - b)
              .map(size => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
          </select>
        </label>
      )}
      {pages > 1 && (
        <nav className={classes.pages} aria-label={t('Halaman')}>
          <button
            type="button"
            className={classes.button}
            aria-label={t('Halaman sebelumnya')}
            disabled={page === 0}
            onClick={() => toPage(page - 1)}
          >
            <Icon name="kiri" />
          </button>
          <span>
            {formatRupiah(page + 1)} / {formatRupiah(pages)}
          </span>
          <button
            type="button"
            className={classes.button}
            aria-label={t('Halaman berikutnya')}
            disabled={page >= pages - 1}
            onClick={() => toPage(page + 1)}
          >
            <Icon name="kanan" />
          </button>
        </nav>
      )}
    </div>
  )
}
