import { formatRupiah } from '@kencana/domain/quantity'
import { useTranslation } from 'react-i18next'
import { NumberInput } from '../../kit/inputs/number-input.tsx'
import { useFirstFocus } from '../../kit/keys/use-first-focus.ts'
import { Lack } from '../../kit/layout/lack.tsx'
import { Money } from '../../kit/text/figures.tsx'
import { type Count, isCounted, PECAHAN, totalOf, typed } from './count.ts'
import classes from './tutup-toko.module.css'
import { Walked } from './walked.tsx'

interface DrawerCountProps {
  readonly laci: string
  readonly count: Count | undefined
  readonly onChange: (count: Count) => void
  readonly autoFocus: boolean
  /** Why the store cannot be closed yet, where it is this drawer. */
  readonly lack: string | null
}

const MOST = 1_000_000

/** One drawer, note by note; Enter and the arrows walk down the notes. Never what the books say. */
export function DrawerCount(props: DrawerCountProps) {
  const { t } = useTranslation()
  const { laci, count, onChange, autoFocus, lack } = props
  return (
    <section className={classes.drawer} aria-label={`${t('Laci')} ${laci}`}>
      <h3>
        {t('Laci')} {laci}
        {!isCounted(count) && <small>{t('Belum dihitung')}</small>}
      </h3>
      <Lack text={lack} />
      <table className={classes.notes}>
        <thead>
          <tr>
            <th scope="col">{t('Pecahan')}</th>
            <th scope="col">{t('Lembar / keping')}</th>
            <th scope="col">{t('Jumlah')}</th>
          </tr>
        </thead>
        <tbody>
          {PECAHAN.map((pecahan, i) => (
            <tr key={pecahan}>
              <th scope="row">{formatRupiah(pecahan)}</th>
              <td>
                <NoteInput
                  label={`${laci} ${formatRupiah(pecahan)}`}
                  value={count?.[String(pecahan)]}
                  autoFocus={autoFocus && i === 0}
                  isWrong={lack !== null && i === 0}
                  onChange={jumlah => onChange(typed(count, pecahan, jumlah))}
                />
              </td>
              <td>
                <Money value={amountOf(count, pecahan)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.total}>
        <span>{t('Total hitungan')}</span>
        <b>
          <Money value={totalOf(count)} unit />
        </b>
      </p>
    </section>
  )
}

/** Nothing typed shows a dash. */
function amountOf(count: Count | undefined, pecahan: number): number | null {
  const pieces = count?.[String(pecahan)]
  return pieces === undefined ? null : pieces * pecahan
}

interface NoteInputProps {
  readonly label: string
  readonly value: number | undefined
  readonly onChange: (value: number | null) => void
  readonly autoFocus: boolean
  readonly isWrong: boolean
}

function NoteInput({ label, value, onChange, autoFocus, isWrong }: NoteInputProps) {
  const field = useFirstFocus<HTMLInputElement>(autoFocus)
  return (
    <Walked>
      <NumberInput
        inputRef={field}
        aria-label={label}
        value={value ?? null}
        onChange={onChange}
        max={MOST}
        error={isWrong}
      />
    </Walked>
  )
}
