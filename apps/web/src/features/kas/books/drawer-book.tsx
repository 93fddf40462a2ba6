import type { drawerSums } from '@kencana/contract/areas/uang/buku'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../engines/document-frame/detail/loaded.tsx'
import { places } from '../../../engines/entry/fields/place-calls.ts'
import { StatCard } from '../../../kit/layout/stat-card.tsx'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { call } from '../../../lib/api.ts'
import { calls } from '../calls.ts'
import classes from '../kas.module.css'
import { BookDrawer } from './book-drawer.tsx'

/** What the drawers of a day held, took in and gave out, document by document. */
export function DrawerBook({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <BookDrawer
      title={t('Buku laci')}
      part="laci"
      place={t('Laci')}
      read={(query, signal) =>
        call(calls.cash, signal === undefined ? { query } : { query, signal })
      }
      sums={tgl => <Sums tgl={tgl} />}
      onClose={onClose}
    />
  )
}

function Sums({ tgl }: { readonly tgl: string | null }) {
  const sums = useQuery({
    queryKey: ['kas', 'buku', tgl],
    queryFn: ({ signal }) =>
      call(places.buku, { ...(tgl === null ? {} : { query: { tgl } }), signal }),
  })
  return (
    <Loaded of={sums} rows={3}>
      {({ laci }) => (
        <div className={classes.drawers}>
          {laci.map(one => (
            <DrawerSums key={one.laci} of={one} />
          ))}
        </div>
      )}
    </Loaded>
  )
}

type Drawer = AnswerOf<typeof drawerSums>['laci'][number]

/** One drawer of the day; what it held before and after only to those who do not count it blind. */
function DrawerSums({ of: { laci, awal, masuk, keluar, akhir } }: { readonly of: Drawer }) {
  const { t } = useTranslation()
  const moved = t('Masuk {masuk}, keluar {keluar}', {
    masuk: rupiahText(masuk),
    keluar: rupiahText(keluar),
  })
  return (
    <StatCard
      label={laci}
      value={akhir === null ? '–' : rupiahText(akhir)}
      note={
        awal === null ? (
          moved
        ) : (
          <>
            {t('Saldo awal')} {rupiahText(awal)}
            <br />
            {moved}
          </>
        )
      }
    />
  )
}
