import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { ScanInput } from '../../kit/inputs/scan-input.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { PageHeader } from '../../kit/layout/page-header.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { DraftNote } from '../../kit/text/draft-note.tsx'
import { Kbd } from '../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../lib/keys/counter-keys.ts'
import { Act } from '../document-frame/act.tsx'
import { ThrownNote } from '../document-frame/entry/thrown.tsx'
import { Told } from '../piece-scan/told.tsx'
import classes from './bench.module.css'
import { BenchApproval } from './bench-approval.tsx'
import { type BenchPiece, countOn } from './bench-form.ts'
import { PieceForm } from './piece-form.tsx'
import { ReadyList } from './ready-list.tsx'
import type { Bench } from './use-bench.ts'

type Sending = Parameters<typeof BenchApproval>[0]['sending'] & { readonly busy: boolean }

interface WeighBenchProps<P extends BenchPiece, T extends string> {
  readonly work: Bench<P, T> & { readonly sending: Sending }
  readonly title: string
  readonly description: string
  readonly documents: { readonly label: string; readonly run: () => void }
  /** What F10 is called, alone and with how many pieces it sends. */
  readonly save: string
  readonly counted: (jumlah: number) => string
  readonly scan: { readonly label: string; readonly placeholder: string }
  /** What was saved last. */
  readonly saved: ReactNode
  /** Beginning of the queries that read masters for a piece. */
  readonly area: string
  readonly berat: string
  readonly places: readonly T[]
  readonly placeName: (tujuan: T) => string
  /** What is known of the piece at hand. */
  readonly about: (piece: P) => ReactNode
  /** The call a supervisor may have to see, and what all of it is called. */
  readonly route: string
  readonly all: string
  /** Below the pieces: what is said of all of them, what waits. */
  readonly children: ReactNode
}

/** The bench: scan a piece, weigh it, say where it goes, the next one; F10 sends them together. */
export function WeighBench<P extends BenchPiece, T extends string>(props: WeighBenchProps<P, T>) {
  const { work, title, documents, save, berat, placeName } = props
  const { kept, form, notice, sending } = work
  const jumlah = countOn(form)
  useKeys(onCounterKeys({ simpan: { run: work.save, label: save } }))
  return (
    <>
      <PageHeader title={title} description={props.description}>
        <Act keys="Alt+D" label={documents.label} run={documents.run} />
        <Button
          onClick={work.save}
          loading={sending.busy}
          disabled={jumlah === 0}
          rightSection={<Kbd keys="F10" onBrand={jumlah > 0} />}
        >
          {jumlah === 0 ? save : props.counted(jumlah)}
        </Button>
      </PageHeader>
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <div className={classes.stack}>
        <Panel>
          <ScanInput {...props.scan} control={work.scan} onScan={text => void work.bring(text)} />
          {notice !== null && <Told notice={notice} />}
          {props.saved}
        </Panel>
        {form.at !== null && (
          <PieceForm
            key={form.at.piece.kode_barcode}
            at={form.at}
            work={work}
            area={props.area}
            berat={berat}
            places={props.places.map(value => ({ value, label: placeName(value) }))}
          >
            {props.about(form.at.piece)}
          </PieceForm>
        )}
        <ReadyList work={work} berat={berat} placeName={placeName} />
        <ThrownNote thrown={work.thrown} />
        {props.children}
      </div>
      <BenchApproval sending={sending} route={props.route} what={title} all={props.all} />
    </>
  )
}
