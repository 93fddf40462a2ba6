import type { BerkasPajak } from '@kencana/contract/areas/pajak/e-faktur'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../engines/document-frame/detail/facts.tsx'
import { confirm } from '../../kit/dialogs/notify.ts'
import { Panel } from '../../kit/layout/panel.tsx'
import { Money } from '../../kit/text/figures.tsx'
import { callFile } from '../../lib/api.ts'
import { saveFile } from '../../lib/open-pdf.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { calls, type Efaktur } from './calls.ts'
import classes from './pajak.module.css'
import { fileName } from './words.ts'

interface FilePanelProps {
  readonly berkas: BerkasPajak
  readonly efaktur: Efaktur
}

/** One file: what is in it, what stays out, and its download. */
export function FilePanel({ berkas, efaktur }: FilePanelProps) {
  const { t } = useTranslation()
  const { bentuk, nota, bagian, dpp, ppn, tidak_dipungut, belum } = berkas
  const { busy, fetchPart } = useDownload(berkas, efaktur)
  const canMake = efaktur.penjual.kurang.length === 0
  const parts = Array.from({ length: bagian }, (_, i) => i + 1)
  return (
    <Panel title={fileName(bentuk, t)}>
      <Facts
        facts={[
          { label: t('Nota di berkas'), value: String(nota) },
          { label: t('Dasar Pengenaan'), value: <Money value={dpp} unit /> },
          { label: t('PPN'), value: <Money value={ppn} unit /> },
          { label: t('PPN Tidak Dipungut'), value: <Money value={tidak_dipungut} unit /> },
          ...(belum.nota === 0
            ? []
            : [
                { label: t('Nota belum lengkap'), value: String(belum.nota) },
                { label: t('PPN belum lengkap'), value: <Money value={belum.ppn} unit /> },
              ]),
        ]}
      />
      <div className={classes.acts}>
        {parts.map(part => (
          <Button
            key={part}
            onClick={() => void fetchPart(part)}
            loading={busy}
            disabled={!canMake}
          >
            {bagian === 1 ? t('Unduh XML') : t('Unduh XML bagian {bagian}', { bagian: part })}
          </Button>
        ))}
        {bagian === 0 && <p className={classes.quiet}>{t('Tidak ada nota untuk berkas ini')}</p>}
      </div>
    </Panel>
  )
}

/** Fetches a part; where notas stay out, somebody says that they shall. */
function useDownload({ bentuk, belum }: BerkasPajak, { tgl_from, tgl_to }: Efaktur) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const fetchPart = async (bagian: number) => {
    const text = t('{jumlah} nota belum lengkap tidak ikut di berkas. Lanjutkan?', {
      jumlah: belum.nota,
    })
    if (belum.nota > 0 && !(await confirm({ text }))) return
    setBusy(true)
    try {
      const tanpa_kurang = belum.nota > 0 ? 'YA' : 'TIDAK'
      const query = { tgl_from, tgl_to, bentuk, bagian, tanpa_kurang } as const
      saveFile(await callFile(calls.file, { query }))
    } catch (problem) {
      await showProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  return { busy, fetchPart }
}
