import { useAsked } from '../../engines/report-screen/use-address.ts'
import { Batches } from './batches.tsx'
import { SendBench } from './send-bench.tsx'

/** Pieces are given to a craftsman here; what was given stands behind `lihat=dokumen`. */
export function Screen() {
  const { asked, ask } = useAsked('/kirim-barang-cuci')
  const isList = asked.lihat === 'dokumen' || asked.no_kirim !== undefined
  return isList ? (
    <Batches asked={asked} ask={ask} />
  ) : (
    <SendBench onDocuments={() => ask({ lihat: 'dokumen' })} />
  )
}
