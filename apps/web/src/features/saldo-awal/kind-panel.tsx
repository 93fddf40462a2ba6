import type { SaldoAwalKind } from '@kencana/contract/areas/akuntansi/saldo-awal'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FileChoice } from '../../kit/inputs/file-choice.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import { Icon } from '../../kit/text/icon.tsx'
import { callFile } from '../../lib/api.ts'
import { saveFile } from '../../lib/open-pdf.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { calls } from './calls.ts'
import { LoadedPanel } from './loaded-panel.tsx'
import classes from './saldo-awal.module.css'
import { wordsOf } from './words.ts'

interface KindPanelProps {
  readonly kind: SaldoAwalKind
  readonly onFile: (file: File) => void
}

/** One kind: how it stands, and what can be done about it. */
export function KindPanel({ kind, onFile }: KindPanelProps) {
  const { t } = useTranslation()
  const { jenis, dimuat, terlambat } = kind
  const { title, hint } = wordsOf(jenis, t)
  if (dimuat !== null) {
    return (
      <Framed title={title} state={<Tag tone="ok">{t('Sudah dimuat')}</Tag>}>
        <LoadedPanel jenis={jenis} loaded={dimuat} mayUndo={kind.bisa_batal} />
      </Framed>
    )
  }
  if (terlambat !== null) {
    return (
      <Framed title={title} state={<Tag tone="plain">{t('Tidak dimuat')}</Tag>}>
        <p className={classes.hint}>
          {t(
            'Toko sudah bertransaksi dengan {nomor}: saldo awal jenis ini tidak dapat dimuat lagi.',
            {
              nomor: terlambat,
            },
          )}
        </p>
      </Framed>
    )
  }
  return (
    <Framed title={title} state={<Tag>{t('Belum dimuat')}</Tag>}>
      <p className={classes.hint}>{hint}</p>
      <Choices title={title} jenis={jenis} onFile={onFile} />
    </Framed>
  )
}

interface ChoicesProps {
  readonly title: string
  readonly jenis: SaldoAwalKind['jenis']
  readonly onFile: (file: File) => void
}

/** The sheet to begin with, and the filled one. */
function Choices({ title, jenis, onFile }: ChoicesProps) {
  const { t } = useTranslation()
  const template = async () => {
    try {
      saveFile(await callFile(calls.template, { params: { jenis } }))
    } catch (problem) {
      await showProblem(problem)
    }
  }
  return (
    <div className={classes.acts}>
      <Button
        variant="default"
        leftSection={<Icon name="unduh" />}
        aria-label={`${t('Unduh contoh berkas')} ${title}`}
        onClick={() => void template()}
      >
        {t('Unduh contoh berkas')}
      </Button>
      <FileChoice kind="sheet" label={`${t('Pilih berkas')} ${title}`} onFile={onFile}>
        {choose => <Button onClick={choose}>{t('Pilih berkas')}</Button>}
      </FileChoice>
    </div>
  )
}

interface FramedProps {
  readonly title: string
  readonly state: ReactNode
  readonly children: ReactNode
}

const Framed = ({ title, state, children }: FramedProps) => (
  <Panel title={title} acts={state}>
    <div className={classes.stack}>{children}</div>
  </Panel>
)
