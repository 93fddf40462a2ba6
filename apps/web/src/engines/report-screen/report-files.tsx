import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { Icon } from '../../kit/text/icon.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { callFile } from '../../lib/api.ts'
import { openPdf, saveFile } from '../../lib/open-pdf.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { reportCalls } from './report-calls.ts'
import type { Filled } from './use-address.ts'

interface ReportFilesProps {
  readonly id: string
  readonly asked: Filled
  readonly disabled: boolean
}

const KEYS = { pdf: 'Ctrl+P', excel: 'Ctrl+E', csv: 'Ctrl+S' } as const
type Kind = keyof typeof KEYS
const NAMES: Readonly<Record<Kind, string>> = { pdf: 'PDF', excel: 'Excel', csv: 'CSV' }

/** The same rows as paper, sheet and CSV. */
export function ReportFiles({ id, asked, disabled }: ReportFilesProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<Kind | null>(null)
  const fetchFile = (kind: Kind) => callFile(reportCalls[kind], { params: { id }, query: asked })
  const take = async (kind: Kind) => {
    setBusy(kind)
    try {
      // The window of a PDF opens in this click, before anything is waited for.
      if (kind === 'pdf') await openPdf(() => fetchFile(kind))
      else saveFile(await fetchFile(kind))
    } catch (problem) {
      await showProblem(problem)
    } finally {
      setBusy(null)
    }
  }
  const enabled = !disabled && busy === null
  const binding = (kind: Kind) => ({
    run: () => void take(kind),
    label: t('Simpan sebagai {jenis}', { jenis: NAMES[kind] }),
    enabled,
  })
  useKeys({
    [KEYS.pdf]: binding('pdf'),
    [KEYS.excel]: binding('excel'),
    [KEYS.csv]: binding('csv'),
  })
  return (
    <>
      {(['pdf', 'excel', 'csv'] as const).map(kind => (
        <Button
          key={kind}
          variant="default"
          disabled={!enabled && busy !== kind}
          loading={busy === kind}
          onClick={() => void take(kind)}
          leftSection={<Icon name="unduh" />}
          rightSection={<Kbd keys={KEYS[kind]} />}
        >
          {NAMES[kind]}
        </Button>
      ))}
    </>
  )
}
