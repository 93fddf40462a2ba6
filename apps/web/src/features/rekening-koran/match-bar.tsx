import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ActBar, Sums } from '../../kit/acts/act-bar.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
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
  // sen that fill no rupiah stand in no book
  const mayBeAlone = lines.length > 1 || lines[0]?.jumlah === 0
  const isWhole = lines.length > 0 && (entries.length > 0 || mayBeAlone)
  const may = isWhole && bank === books
  const match = () => {
    if (may) void save()
  }
  useKeys({ [COUNTER_KEYS.simpan.key]: { run: match, label: t('Cocokkan') } })
  return (
    <ActBar label={t('Pencocokan')} className={classes.bar}>
      <Sums
        className={classes.sums}
        sums={[
          { label: t('{jumlah} baris bank', { jumlah: lines.length }), amount: bank },
          { label: t('{jumlah} baris buku', { jumlah: entries.length }), amount: books },
          {
            label: t('Selisih'),
            amount: bank - books,
            tone: bank === books ? 'ok' : 'bad',
            isSpoken: true,
          },
        ]}
      />
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
    </ActBar>
  )
}
