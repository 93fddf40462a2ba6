import { PROSES } from '@kencana/contract/names/stok/steps'
import { doesProses, PROSES_CUCI, type ProsesCuci } from '@kencana/domain/stok/cuci'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { MasterChoice } from '../../engines/document-frame/pick/master-choice.tsx'
import type { MasterRow } from '../../engines/document-frame/pick/master-rows.ts'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import classes from '../../engines/weigh-bench/bench.module.css'
import { notify } from '../../kit/dialogs/notify.ts'
import { DateInput } from '../../kit/inputs/date-input.tsx'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { DraftNote } from '../../kit/text/draft-note.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { useKeptForm } from '../../lib/device/draft.ts'
import { onCounterKeys } from '../../lib/keys/counter-keys.ts'
import { useSession } from '../../lib/session.ts'
import { NO_PIECES, ScanTable, SlipButton, useScanList } from '../barang/index.ts'
import { AREA, CHANGES, calls } from './calls.ts'

/** Who gets the pieces, for what, and until when. */
interface Errand {
  readonly proses: ProsesCuci
  readonly kode_tukang: string | null
  readonly tgl_janji: string | null
  readonly keterangan: string
}

const EMPTY: Errand = { proses: 'CUCI', kode_tukang: null, tgl_janji: null, keterangan: '' }

const doesIt = (proses: ProsesCuci) => (row: MasterRow) =>
  row.status === 'AKTIF' && doesProses(String(row.jenis_kerja), proses)

/** Scan pieces, say who gets them for what; F10 gives them away on one paper. */
export function SendBench({ onDocuments }: { onDocuments: () => void }) {
  const { t } = useTranslation()
  const work = useSend()
  const { kept, list, busy, nomor } = work
  const jumlah = list.pieces.length
  const label = t('Kirim {jumlah} barang', { jumlah })
  useKeys(onCounterKeys({ simpan: { run: () => void work.send(), label: t('Kirim ke tukang') } }))
  return (
    <>
      <PageHeader
        title={t('Kirim Barang Cuci')}
        description={t('Pindai barang, pilih pekerjaan dan tukangnya; F10 mengirim semuanya.')}
      >
        <Act keys="Alt+D" label={t('Kiriman ke tukang')} run={onDocuments} />
        <SlipButton nomor={nomor} />
        <Button
          onClick={() => void work.send()}
          loading={busy}
          disabled={jumlah === 0}
          rightSection={<Kbd keys="F10" onBrand={jumlah > 0} />}
        >
          {label}
        </Button>
      </PageHeader>
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <div className={classes.stack}>
        <Panel>
          <ErrandFields work={work} />
        </Panel>
        <ScanTable
          list={list}
          status="ADA"
          hint={t('Pindai barang beli yang menunggu, atau barang dari baki.')}
        />
      </div>
    </>
  )
}

function ErrandFields({ work }: { work: ReturnType<typeof useSend> }) {
  const { t } = useTranslation()
  const tgl = useSession()?.tgl_system ?? undefined
  const { errand, change, fault } = work
  return (
    <div className={classes.fields}>
      <SelectField
        label={t('Pekerjaan')}
        required
        value={errand.proses}
        options={PROSES_CUCI.map(value => ({ value, label: t(PROSES[value]) }))}
        onChange={proses => change({ proses: proses as ProsesCuci, kode_tukang: null })}
      />
      <MasterChoice
        area={AREA}
        master="tukang"
        fits={doesIt(errand.proses)}
        label={t('Tukang')}
        required
        value={errand.kode_tukang}
        onChange={kode_tukang => change({ kode_tukang })}
        {...fault('kode_tukang')}
      />
      <DateInput
        label={t('Janji selesai')}
        value={errand.tgl_janji}
        clearable
        {...(tgl === undefined ? {} : { min: tgl, today: tgl })}
        onChange={tgl_janji => change({ tgl_janji })}
        {...fault('tgl_janji')}
      />
      <TextField
        label={t('Keterangan')}
        value={errand.keterangan}
        maxLength={200}
        onChange={keterangan => change({ keterangan })}
        {...fault('keterangan')}
      />
    </div>
  )
}

function useSend() {
  const { t } = useTranslation()
  const kept = useKeptForm('kirim-cuci', NO_PIECES)
  const list = useScanList({ kept, status: 'DI_TOKO' })
  const about = useKeptForm('kirim-cuci-tukang', EMPTY)
  const { value: errand, set } = about
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [nomor, setNumber] = useState<string | null>(null)
  const { run, busy } = useCommand({ changes: CHANGES })
  const send = async () => {
    const { proses, kode_tukang, tgl_janji, keterangan } = errand
    if (kode_tukang === null) return setFaults({ kode_tukang: t('Harus Diisi') })
    if (list.pieces.length === 0) {
      return list.scanning.say({ tone: 'bad', text: t('Belum ada barang') })
    }
    const sent = await run({
      route: calls.send,
      what: `${t('Kirim Barang Cuci')} → ${kode_tukang}`,
      draft: kept.id,
      input: {
        body: {
          ...{ proses, kode_tukang },
          ...(tgl_janji === null ? {} : { tgl_janji }),
          ...(keterangan.trim() === '' ? {} : { keterangan: keterangan.trim() }),
          barang: list.pieces.map(({ kode_barcode, versi }) => ({ kode_barcode, versi })),
        },
      },
      refused: problem => {
        setFaults(problem.errors)
        return false
      },
    })
    if (sent === null) return
    setNumber(sent.no_kirim)
    void notify.success(sent.no_kirim)
    list.clear()
    about.settle({ ...EMPTY, proses, kode_tukang })
  }
  return {
    ...{ kept, list, errand, busy, nomor, send },
    change: (more: Partial<Errand>) => {
      set({ ...errand, ...more })
      setFaults({})
    },
    fault: (field: string) => (faults[field] === undefined ? {} : { error: t(faults[field]) }),
  }
}
