import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { Money } from '../../kit/text/figures.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { COUNTER_KEYS } from '../../lib/keys/counter-keys.ts'
import classes from './rekening-koran.module.css'
import type { Choice } from './use-chosen.ts'

const sumOf = (rows: readonly { readonly jumlah: number }[]) =>
  rows.reduce((sum, { jumlah }) => sum + jumlah, 0)

/** What is chosen on either side, and matching it once both are the same: F10. */
export function MatchBar({ choice }: { readonly choice: Choice }) {
  const { t } = useTranslation()
  const { lines, entries, busy, save, clear } = choice
  const [bank, books] = [sumOf(lines), sumOf(entries)]
  const isWhole = lines.length > 0 && (entries.length > 0 || lines.length > 1)
  const may = isWhole && bank === books
  const match = () => {
    if (may) void save()
  }
  useKeys({ [COUNTER_KEYS.simpan.key]: { run: match, label: t('Cocokkan') } })
  return (
    <section className={classes.bar} aria-label={t('Pencocokan')}>
      <dl className={classes.sums}>
        <div>
          <dt>{t('{jumlah} baris bank', { jumlah: lines.length })}</dt>
          <dd>
            <Money value={bank} unit />
          </dd>
        </div>
        <div>
          <dt>{t('{jumlah} baris buku', { jumlah: entries.length })}</dt>
          <dd>
            <Money value={books} unit />
          </dd>
        </div>
        <div data-tone={bank === books ? 'ok' : 'bad'}>
          <dt>{t('Selisih')}</dt>
          <dd>
            <span role="status">
              <Money value={bank - books} unit />
            </span>
          </dd>
        </div>
      </dl>
      <Button
        variant="default"
        onClick={clear}
        disabled={lines.length === 0 && entries.length === 0}
      >
        {t('Kosongkan')}
      </Button>
      <Button
        onClick={match}
        disabled={!may}
        loading={busy}
        rightSection={<Kbd keys="F10" onBrand={may} />}
      >
        {t('Cocokkan')}
      </Button>
    </section>
  )
}
