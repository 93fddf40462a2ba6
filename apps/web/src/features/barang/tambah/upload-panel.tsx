import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FileChoice } from '../../../kit/inputs/file-choice.tsx'
import { callFile } from '../../../lib/api.ts'
import { saveFile } from '../../../lib/open-pdf.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import classes from '../barang.module.css'
import { calls } from '../barang-calls.ts'

interface UploadPanelProps {
  readonly busy: boolean
  readonly onFile: (file: File) => void
}

/** A file instead of the grid, and the sheet to begin with. */
export function UploadPanel({ busy, onFile }: UploadPanelProps) {
  const { t } = useTranslation()
  const template = async () => {
    try {
      saveFile(await callFile(calls.template, {}))
    } catch (problem) {
      await showProblem(problem)
    }
  }
  return (
    <div className={classes.stack}>
      <p className={classes.hint}>{t('Excel (.xlsx) atau CSV, paling banyak 5.000 baris.')}</p>
      <Button variant="default" onClick={() => void template()}>
        {t('Unduh contoh berkas')}
      </Button>
      <FileChoice kind="sheet" label={t('Pilih berkas')} onFile={onFile}>
        {choose => (
          <Button onClick={choose} loading={busy}>
            {t('Pilih berkas')}
          </Button>
        )}
      </FileChoice>
    </div>
  )
}
