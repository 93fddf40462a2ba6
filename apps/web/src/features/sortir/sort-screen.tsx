import { useAsked } from '../../engines/report-screen/use-address.ts'
import { SortBench } from './sort-bench.tsx'
import { SortedDocuments } from './sorted-documents.tsx'

/** Bought pieces are sorted here; what was sorted stands behind `lihat=dokumen`. */
export function Screen() {
  const { asked, ask } = useAsked('/sortir-pembelian')
  const isList = asked.lihat === 'dokumen' || asked.no_sortir !== undefined
  return isList ? (
    <SortedDocuments asked={asked} ask={ask} />
  ) : (
    <SortBench onDocuments={() => ask({ lihat: 'dokumen' })} />
  )
}
