import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateInput } from '../../kit/inputs/date-input.tsx'
import { FileChoice } from '../../kit/inputs/file-choice.tsx'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { EmptyState, ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { FilesDialog } from './berkas/files-dialog.tsx'
import { UploadDialog } from './berkas/upload-dialog.tsx'
import { MatchedPanel } from './matched-panel.tsx'
import { OpenPanels } from './open-panels.tsx'
import classes from './rekening-koran.module.css'
import { SummaryCards } from './summary.tsx'
import { DAYS, type Koran, useKoran } from './use-koran.ts'

/** Statements of the shop's bank accounts, line by line held against the books. */
export function Screen() {
  const { t } = useTranslation()
  const koran = useKoran()
  const { accounts, all, account, lihat } = koran
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('Rekening Koran')}
        description={t(
          'Mutasi bank dicocokkan dengan buku. Mencocokkan tidak mengubah jurnal: yang belum ada di buku dicatat di Uang Bank.',
        )}
      >
        {account !== undefined && <FileActs key={account.no_rekening} koran={koran} />}
      </PageHeader>
      {accounts.isError && <ErrorState onRetry={() => void accounts.refetch()} />}
      {accounts.isPending && <SkeletonTable rows={6} columns={4} />}
      {accounts.data !== undefined && all.length === 0 && (
        <EmptyState hint={t('Tambahkan rekening toko di Master Rekening dahulu.')} />
      )}
      {account !== undefined && (
        <>
          <Filters koran={koran} />
          <SummaryCards koran={koran} />
          {lihat === 'COCOK' ? (
            <MatchedPanel key={account.no_rekening} koran={koran} />
          ) : (
            <OpenPanels key={account.no_rekening} koran={koran} />
          )}
        </>
      )}
    </div>
  )
}

/** Loading a statement, and those that were loaded. */
function FileActs({ koran }: { readonly koran: Koran }) {
  const { t } = useTranslation()
  const [file, setFile] = useState<File | null>(null)
  const [isListing, setListing] = useState(false)
  const { account, change } = koran
  if (account === undefined) return null
  return (
    <>
      <Button variant="default" onClick={() => setListing(true)}>
        {t('Berkas dimuat')}
      </Button>
      <FileChoice kind="sheet" label={t('Pilih berkas rekening koran')} onFile={setFile}>
        {choose => <Button onClick={choose}>{t('Unggah rekening koran')}</Button>}
      </FileChoice>
      {file !== null && (
        <UploadDialog
          account={account}
          file={file}
          onClose={() => setFile(null)}
          onLoaded={() => change({ tgl: undefined, lihat: undefined })}
        />
      )}
      {isListing && <FilesDialog account={account} onClose={() => setListing(false)} />}
    </>
  )
}

function Filters({ koran }: { readonly koran: Koran }) {
  const { t } = useTranslation()
  const { all, account, tgl, hari, lihat, change } = koran
  return (
    <div className={classes.filters}>
      <SelectField
        label={t('Rekening')}
        value={account?.no_rekening ?? ''}
        options={all.map(one => ({
          value: one.no_rekening,
          label: `${one.kode_bank} ${one.no_rekening} · ${one.nama_rekening}`,
        }))}
        onChange={no_rekening => change({ no_rekening, tgl: undefined })}
      />
      <DateInput
        label={t('Sampai tanggal')}
        value={tgl}
        onChange={day => change({ tgl: day ?? undefined })}
      />
      <SelectField
        label={t('Selisih hari')}
        value={hari}
        options={DAYS.map(value => ({
          value,
          label: t('{jumlah} hari', { jumlah: value }),
        }))}
        onChange={value => change({ hari: value })}
      />
      <SelectField
        label={t('Lihat')}
        value={lihat}
        options={[
          { value: 'BUKA', label: t('Yang belum cocok') },
          { value: 'COCOK', label: t('Yang sudah cocok') },
        ]}
        onChange={value => change({ lihat: value })}
      />
    </div>
  )
}
