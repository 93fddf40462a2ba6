import { useAsked } from '../../engines/report-screen/use-address.ts'
import { Bars } from './bars.tsx'
import { MeltBench } from './melt-bench.tsx'

/** Scrap is melted here; the bars it became stand behind `lihat=dokumen`. */
export function Screen() {
  const { asked, ask } = useAsked('/lebur-rosok')
  const isList = asked.lihat === 'dokumen' || asked.no_lebur !== undefined
  return isList ? (
    <Bars asked={asked} ask={ask} />
  ) : (
    <MeltBench onDocuments={() => ask({ lihat: 'dokumen' })} />
  )
}
