import type { ExportSource } from '@kencana/contract/areas/pengaturan/ekspor'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { EmptyState } from '../../kit/layout/states.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import classes from './ekspor.module.css'

/** Code → columns; null: all of them. */
export type Chosen = Readonly<Record<string, readonly string[] | null>>

interface SourceListProps {
  readonly sources: readonly ExportSource[]
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
}

/** Lists and reports to choose from; a chosen one shows its columns. */
export function SourceList({ sources, chosen, onChange }: SourceListProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().split(/\s+/)
  const found = sources.filter(({ judul, kode }) =>
    words.every(word => `${t(judul)} ${judul} ${kode}`.toLowerCase().includes(word)),
  )
  const toggle = (kode: string) => {
    const { [kode]: had, ...rest } = chosen
    onChange(had === undefined ? { ...rest, [kode]: null } : rest)
  }
  return (
    <div className={classes.stack}>
      <TextField
        aria-label={t('Cari daftar atau laporan')}
        placeholder={t('Cari daftar atau laporan')}
        value={search}
        onChange={setSearch}
      />
      {found.length === 0 && <EmptyState />}
      <ul className={classes.sources}>
        {found.map(source => (
          <li key={source.kode}>
            <label>
              <input
                type="checkbox"
                checked={chosen[source.kode] !== undefined}
                onChange={() => toggle(source.kode)}
              />
              {t(source.judul)}
              <Tag tone={source.jenis === 'DAFTAR' ? 'plain' : 'brand'}>
                {source.jenis === 'DAFTAR' ? t('Daftar') : t('Laporan')}
              </Tag>
            </label>
            {chosen[source.kode] !== undefined && (
              <Columns
                source={source}
                columns={chosen[source.kode] ?? null}
                onChange={columns => onChange({ ...chosen, [source.kode]: columns })}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ColumnsProps {
  readonly source: ExportSource
  readonly columns: readonly string[] | null
  readonly onChange: (columns: readonly string[] | null) => void
}

function Columns({ source, columns, onChange }: ColumnsProps) {
  const { t } = useTranslation()
  const all = source.columns.map(({ key }) => key)
  const shown = columns ?? all
  const toggle = (key: string) => {
    const next = shown.includes(key) ? shown.filter(one => one !== key) : [...shown, key]
    if (next.length === 0) return
    onChange(next.length === all.length ? null : all.filter(one => next.includes(one)))
  }
  return (
    <fieldset className={classes.fields}>
      <legend>{t('{jumlah} kolom', { jumlah: shown.length })}</legend>
      {source.columns.map(({ key, label }) => (
        <label key={key}>
          <input type="checkbox" checked={shown.includes(key)} onChange={() => toggle(key)} />
          {t(label)}
        </label>
      ))}
    </fieldset>
  )
}
