import type { PaperKind } from '@kencana/contract/papers/kind'
import { layOut } from '@kencana/contract/papers/lay-out'
import { ACTS_FOR_STORES } from '@kencana/contract/permissions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { Panel } from '../../kit/layout/panel.tsx'
import { DraftNote } from '../../kit/text/draft-note.tsx'
import { ownSession } from '../../lib/session.ts'
import type { PaperInForce } from './calls.ts'
import { DesignerHead } from './designer-head.tsx'
import { FaultList } from './page/fault-list.tsx'
import pageClasses from './page/page.module.css'
import { focusElement, PagePicture } from './page/page-picture.tsx'
import { PictureTools } from './page/picture-tools.tsx'
import { ElementList } from './panel/element-list.tsx'
import { Numbers } from './panel/numbers.tsx'
import { PageFields } from './panel/page-fields.tsx'
import { PreviewPane } from './preview/preview-pane.tsx'
import classes from './setting-nota.module.css'
import { undoKeys, useAskToLeave, useDesigner } from './use-designer.ts'
import { useZoom } from './use-zoom.ts'
import { SaveDialog } from './versions/save-dialog.tsx'
import { SpreadDialog } from './versions/spread-dialog.tsx'
import { VersionsDialog } from './versions/versions-dialog.tsx'

interface DesignerProps {
  readonly title: string
  readonly kind: PaperKind
  readonly kinds: readonly PaperKind[]
  readonly read: PaperInForce
  readonly onKind: (kode: string) => void
  readonly onReload: () => void
}

/** One paper in work: its elements, its picture, its figures, its real PDF, its versions. */
export function Designer({ title, kind, kinds, read, onKind, onReload }: DesignerProps) {
  const { t } = useTranslation()
  // A paper in work must not change under the hand, also when all is read again after a lost
  // connection; whoever saves meanwhile is told of.
  const [inForce] = useState(read)
  const work = useDesigner(kind, inForce, onReload)
  const { design, saving, chosen, select, setDialog } = work
  const mayLeave = useAskToLeave()
  const changeKind = async (kode: string) => {
    if (!design.dirty || (await mayLeave())) onKind(kode)
  }
  const save = () => setDialog('save')
  useKeys({ F10: { run: save, label: t('Simpan'), enabled: work.canSave } })
  const shared = { kind, design, onSelect: select }
  return (
    <>
      <DesignerHead
        title={title}
        kind={kind}
        design={design}
        versi={saving.versi}
        source={work.source}
        busy={saving.busy}
        isSound={work.isSound}
        onSave={save}
        onVersions={() => setDialog('versions')}
        onSpread={keepsStores() ? () => setDialog('spread') : undefined}
      />
      <DraftNote note={work.note} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: no control: undo acts in all of it */}
      <div className={classes.designer} onKeyDown={event => undoKeys(event, design)}>
        <div className={classes.list}>
          <Panel>
            <div className={classes.scroll}>
              <ElementList
                {...shared}
                onSelect={id => {
                  select(id)
                  focusElement(id)
                }}
                kinds={kinds}
                onKind={kode => void changeKind(kode)}
                selected={work.selected}
                faulty={work.faulty}
              />
            </div>
          </Panel>
        </div>
        <Middle kind={kind} work={work} nomor={inForce.dokumen?.nomor ?? null} />
        <div className={classes.side}>
          <Panel title={chosen === undefined ? t('Kertas') : undefined}>
            <div className={classes.scroll}>
              {chosen === undefined ? (
                <PageFields kind={kind} design={design} />
              ) : (
                <Numbers {...shared} key={chosen.id} one={chosen} />
              )}
            </div>
          </Panel>
        </div>
      </div>
      <Dialogs kind={kind} work={work} />
    </>
  )
}

type Work = ReturnType<typeof useDesigner>

interface MiddleProps {
  readonly kind: PaperKind
  readonly work: Work
  readonly nomor: string | null
}

function Middle({ kind, work, nomor }: MiddleProps) {
  const { design, source, facts, select } = work
  const { templat } = design
  const zoom = useZoom(templat.halaman.lebar_mm)
  const [at, setAt] = useState(0)
  const copies = kind.golongan === 'NOTA' ? ['ASLI', 'TEMBUSAN'] : ['']
  const sheets = layOut(kind, templat, facts, copies)
  const shown = Math.min(at, sheets.length - 1)
  const sheet = sheets[shown]
  const tools = (
    <PictureTools
      kind={kind}
      zoom={zoom}
      pages={sheets.length / copies.length}
      sheet={shown}
      onSheet={setAt}
      source={source}
      onSource={work.setSource}
      nomor={nomor}
    />
  )
  return (
    <div className={classes.middle}>
      <Panel title={tools} flush>
        <div className={pageClasses.desk} ref={zoom.desk}>
          {sheet !== undefined && (
            <PagePicture
              kind={kind}
              design={design}
              sheet={sheet}
              pxPerMm={zoom.pxPerMm}
              selected={work.selected}
              onSelect={select}
              faulty={work.faulty}
            />
          )}
        </div>
        <FaultList kind={kind} templat={templat} faults={work.faults} onSelect={select} />
      </Panel>
      <PreviewPane kind={kind} templat={templat} dari={source} />
    </div>
  )
}

function Dialogs({ kind, work }: { readonly kind: PaperKind; readonly work: Work }) {
  const { design, saving, dialog, setDialog } = work
  const close = () => setDialog(null)
  if (dialog === 'save') {
    return (
      <SaveDialog
        kind={kind}
        before={design.saved}
        after={design.templat}
        busy={saving.busy}
        onSave={catatan => void work.save(catatan)}
        onClose={close}
      />
    )
  }
  if (dialog === 'versions') {
    return (
      <VersionsDialog
        kind={kind}
        templat={design.templat}
        busy={saving.busy}
        onRestore={versi => void work.restore(versi)}
        onClose={close}
      />
    )
  }
  if (dialog !== 'spread') return null
  return (
    <SpreadDialog
      kind={kind}
      busy={saving.busy}
      onSpread={toko => void work.spread(toko)}
      onClose={close}
    />
  )
}

/** Whether the user may copy to other stores: the head office, whatever store it works for. */
function keepsStores(): boolean {
  const who = ownSession()
  return who !== null && who.tipe === 'PUSAT' && ACTS_FOR_STORES.includes(who.level)
}
