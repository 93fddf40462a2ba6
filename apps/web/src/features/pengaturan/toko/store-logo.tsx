import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm, notify } from '../../../kit/dialogs/notify.ts'
import { FileChoice } from '../../../kit/inputs/file-choice.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { call, callFile } from '../../../lib/api.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { calls } from '../calls.ts'
import classes from '../pengaturan.module.css'

/** The picture on nota and reports: seen, chosen, taken away. */
export function StoreLogo({ kode_toko, hasLogo }: { kode_toko: string; hasLogo: boolean }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const picture = useQuery({
    queryKey: ['settingtoko', 'logo', kode_toko],
    queryFn: async () => URL.createObjectURL((await callFile(calls.logo, {})).blob),
    enabled: hasLogo,
    gcTime: 0,
  })
  const url = hasLogo ? picture.data : undefined
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])
  const doing = async (work: () => Promise<{ message: string }>) => {
    setBusy(true)
    try {
      const { message } = await work()
      await queries.invalidateQueries({ queryKey: ['settingtoko'] })
      notify.toast(t(message), 'success')
    } catch (problem) {
      await showProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  const send = (file: File) => {
    const body = new FormData()
    body.set('image', file)
    void doing(() => call(calls.sendLogo, { body }))
  }
  const remove = async () => {
    if (!(await confirm({ text: t('Hapus logo toko ini?'), danger: true }))) return
    await doing(() => call(calls.removeLogo, { idempotencyKey: crypto.randomUUID() }))
  }
  return (
    <Panel title={t('Logo')}>
      <div className={classes.logo}>
        {url === undefined ? (
          <p>{t('Belum ada logo. Nota dan laporan dicetak dengan nama toko saja.')}</p>
        ) : (
          <img src={url} alt={t('Logo')} />
        )}
        <div className={classes.acts}>
          <FileChoice kind="picture" label={t('Pilih gambar')} onFile={send}>
            {choose => (
              <Button variant="default" loading={busy} onClick={choose}>
                {url === undefined ? t('Pilih gambar') : t('Ganti gambar')}
              </Button>
            )}
          </FileChoice>
          {url !== undefined && (
            <Button variant="subtle" disabled={busy} onClick={() => void remove()}>
              {t('Hapus')}
            </Button>
          )}
        </div>
        <small>{t('JPEG, PNG atau WebP; dikecilkan menjadi paling besar 480 × 240 titik.')}</small>
      </div>
    </Panel>
  )
}
