import type { StoreSettings } from '@kencana/contract/areas/pengaturan/setting-toko'
import { SETTINGS } from '@kencana/contract/settings'
import { SETTING_GROUPS } from '@kencana/contract/settings/definition'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { todayJakarta } from '../../../kit/inputs/parts/calendar-words.ts'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Panel } from '../../../kit/layout/panel.tsx'
import { ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { call } from '../../../lib/api.ts'
import { fieldError } from '../../../lib/problem/field-error.ts'
import { useSession } from '../../../lib/session.ts'
import { FingerprintPanels } from '../../sidik/index.ts'
import { calls } from '../calls.ts'
import { HistoryDialog } from '../history-dialog.tsx'
import classes from '../pengaturan.module.css'
import { SettingRow } from '../system/setting-row.tsx'
import { Portals } from './portals.tsx'
import { StoreLogo } from './store-logo.tsx'
import { useStore } from './use-store.ts'

/** Setting Toko: what papers and screens say of the store worked for. */
export function Screen() {
  const kode_toko = useSession()?.kode_toko
  const store = useQuery({
    queryKey: ['settingtoko', kode_toko],
    queryFn: ({ signal }) => call(calls.store, { signal }),
  })
  if (store.isError) return <ErrorState onRetry={() => void store.refetch()} />
  if (store.data === undefined) return <SkeletonTable />
  return <StoreForm key={`${store.data.kode_toko} ${store.dataUpdatedAt}`} store={store.data} />
}

function StoreForm({ store }: { store: StoreSettings }) {
  const { t } = useTranslation()
  const form = useStore(store)
  const [history, setHistory] = useState(false)
  const isReady = form.isDirty && !form.busy
  const save = () => void form.save()
  useKeys({ F10: { run: save, label: t('Simpan'), enabled: isReady } })
  return (
    <>
      <PageHeader
        title={t('Setting Toko')}
        tag={store.kode_toko}
        description={t('Yang dicetak di nota dan laporan, dan printer toko ini.')}
      >
        <Button variant="default" onClick={() => setHistory(true)}>
          {t('Riwayat')}
        </Button>
        <Button
          onClick={save}
          loading={form.busy}
          disabled={!isReady}
          rightSection={<Kbd keys="F10" onBrand={isReady} />}
        >
          {t('Simpan')}
        </Button>
      </PageHeader>
      <DraftNote note={form.note} onThrowAway={form.throwAway} />
      <div className={classes.groups}>
        <Panel title={t('Toko')}>
          <Facts form={form} />
        </Panel>
        <StoreLogo
          kode_toko={store.kode_toko}
          hasLogo={store.ada_logo}
          change={form.logo}
          onChange={form.setLogo}
        />
        {SETTING_GROUPS.filter(group => group.path === '/settingtoko').map(({ kode, label }) => (
          <Panel
            key={kode}
            title={
              <>
                {t(label)} {kode === 'izin' && <Licence nilai={store.nilai} />}
              </>
            }
          >
            <div className={classes.rows}>
              {SETTINGS.filter(one => one.group === kode).map(setting => (
                <SettingRow
                  key={setting.key}
                  setting={setting}
                  settings={form.settings}
                  error={form.errors[setting.key]}
                />
              ))}
            </div>
          </Panel>
        ))}
      </div>
      {form.isHead && <Portals />}
      <FingerprintPanels />
      {history && <HistoryDialog onClose={() => setHistory(false)} />}
    </>
  )
}

function Facts({ form }: { form: ReturnType<typeof useStore> }) {
  const { t } = useTranslation()
  const { facts, errors, fill, isHead } = form
  const field = (name: keyof typeof facts, label: string, maxLength: number) => ({
    label,
    name,
    value: facts[name] ?? '',
    maxLength,
    onChange: (text: string) => fill(name, text),
    error: fieldError(t, errors[name]),
  })
  return (
    <div className={classes.rows}>
      <TextField {...field('nama_toko', t('Nama Toko'), 100)} withAsterisk />
      <TextField {...field('kota', t('Kota'), 100)} />
      <TextField {...field('telepon', t('Telepon'), 40)} />
      <TextField {...field('npwp', t('NPWP'), 40)} />
      <div className={classes.wide}>
        <TextField {...field('alamat_toko', t('Alamat'), 300)} lines={3} withAsterisk />
      </div>
      <div className={classes.wide}>
        <TextField
          {...field('portal', t('Portal'), 200)}
          readOnly={!isHead}
          description={
            isHead
              ? t('Alamat server lain, kosong = server ini; diperiksa saat disimpan')
              : t('Hanya kantor pusat yang dapat mengubah.')
          }
        />
      </div>
    </div>
  )
}

/** Whether pawning may be done: no number, or one that has run out, says so. */
function Licence({ nilai }: { nilai: StoreSettings['nilai'] }) {
  const { t } = useTranslation()
  const until = nilai.IZIN_GADAI_SAMPAI ?? ''
  if ((nilai.IZIN_GADAI_NOMOR ?? '') === '') return <Tag tone="plain">{t('Belum diisi')}</Tag>
  if (until !== '' && until < todayJakarta()) return <Tag tone="bad">{t('Izin sudah lewat')}</Tag>
  return <Tag tone="ok">{t('Berlaku')}</Tag>
}
