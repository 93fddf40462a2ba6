import type { KoranTried } from '@kencana/contract/areas/uang/rekening-koran'
import { KOLOM_KORAN, type KolomKoran, type PetaKoran } from '@kencana/domain/bank/columns'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import classes from '../rekening-koran.module.css'
import { columnNames } from './words.ts'

interface ColumnMapProps {
  readonly tried: KoranTried
  readonly peta: PetaKoran
  readonly busy: boolean
  readonly onMap: (at: number, kolom: KolomKoran) => void
}

/** The first rows of a file with what each of its columns is; remembered for the account. */
export function ColumnMap({ tried, peta, busy, onMap }: ColumnMapProps) {
  const { t } = useTranslation()
  const names = columnNames(t)
  const options = KOLOM_KORAN.map(value => ({ value, label: names[value] }))
  const width = Math.max(peta.length, ...tried.cuplikan.map(row => row.length))
  const places = Array.from({ length: width }, (_, at) => at)
  return (
    <div aria-busy={busy}>
      <p className={classes.hint}>
        {tried.bentuk === 'LAIN' ? (
          t('Pilih arti tiap kolom; pilihan ini diingat untuk rekening ini.')
        ) : (
          <>
            {t('Bentuk dikenali:')} <Tag tone="ok">{tried.bentuk}</Tag>
          </>
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the arrows */}
      <section className={classes.sheet} tabIndex={0} aria-label={t('Isi berkas')}>
        <table>
          <thead>
            <tr>
              <th aria-label={t('Baris')} />
              {places.map(at => (
                <th key={at}>
                  <SelectField
                    aria-label={t('Kolom {nomor}', { nomor: at + 1 })}
                    value={peta[at] ?? 'ABAIKAN'}
                    options={options}
                    disabled={at >= peta.length}
                    onChange={value => onMap(at, value as KolomKoran)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tried.cuplikan.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of a file is its place
              <tr key={i}>
                <th scope="row">{tried.mulai + i}</th>
                {places.map(at => (
                  <td key={at} data-off={(peta[at] ?? 'ABAIKAN') === 'ABAIKAN' || undefined}>
                    {row[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
