import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileChoice } from '../../../kit/inputs/file-choice.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { call, callFile } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import classes from '../pengaturan.module.css'

export type LogoChange = File | 'HAPUS' | null

interface StoreLogoProps {
  readonly kode_toko: string
  readonly hasLogo: boolean
  /** What is chosen and not saved yet. */
  readonly change: LogoChange
  readonly onChange: (change: LogoChange) => void
}

/** The picture on nota and reports: seen, chosen, taken away; kept with the rest by Simpan. */
export function StoreLogo({ kode_toko, hasLogo, change, onChange }: StoreLogoProps) {
  const { t } = useTranslation()
  const picture = useQuery({
    queryKey: ['settingtoko', 'logo', kode_toko],
    queryFn: async () => (await callFile(calls.logo, {})).blob,
    enabled: hasLogo,
    gcTime: 0,
  })
  const shown = change === 'HAPUS' ? undefined : (change ?? (hasLogo ? picture.data : undefined))
  const url = useObjectUrl(shown)
  return (
    <Panel title={t('Logo')}>
      <div className={classes.logo}>
        {url === undefined ? (
          <p>{t('Belum ada logo. Nota dan laporan dicetak dengan nama toko saja.')}</p>
        ) : (
          <img src={url} alt={t('Logo')} />
        )}
        <div className={classes.acts}>
          <FileChoice kind="picture" label={t('Pilih gambar')} onFile={onChange}>
            {choose => (
              <Button variant="default" onClick={choose}>
                {url === undefined ? t('Pilih gambar') : t('Ganti gambar')}
              </Button>
            )}
          </FileChoice>
          {change !== null && (
            <Button variant="subtle" onClick={() => onChange(null)}>
              {t('Kembalikan')}
            </Button>
          )}
          {change === null && url !== undefined && (
            <Button variant="subtle" onClick={() => onChange('HAPUS')}>
              {t('Hapus')}
            </Button>
          )}
        </div>
        {change !== null && <p role="note">{t('Logo berubah setelah disimpan.')}</p>}
        <small>{t('JPEG, PNG atau WebP; dikecilkan menjadi paling besar 480 × 240 titik.')}</small>
      </div>
    </Panel>
  )
}

function useObjectUrl(picture: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (picture === undefined) return setUrl(undefined)
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return url
}

/** Sends what was chosen. */
export async function saveLogo(change: File | 'HAPUS'): Promise<void> {
  if (change === 'HAPUS') {
    await call(calls.removeLogo, { idempotencyKey: crypto.randomUUID() })
    return
  }
  const body = new FormData()
  body.set('image', change)
  await call(calls.sendLogo, { body })
}
